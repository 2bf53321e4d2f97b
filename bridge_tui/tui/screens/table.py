"""The table: what is typed or pointed at becomes an action of the session; the curtain is a state of this screen.

While the curtain is down the screen holds only what is public. It is lifted by the letter of the seat to act and then
Enter, so neither a held key nor the Enter of the player before can lift it or act for the next one.
"""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key, Paste

from bridge_tui.engine.actions import LookLastTrick, MakeCall, PlayCard
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.view import ALL, PUBLIC, Reader, View
from bridge_tui.match.actions import Action
from bridge_tui.match.events import CardsDealt, DealScored, RubberEnded
from bridge_tui.match.match import MatchView
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import StoreError
from bridge_tui.session.session import Events, Session
from bridge_tui.show import picking, prompt, typed
from bridge_tui.show.commands import Place
from bridge_tui.show.refusals import refusal, store_problem
from bridge_tui.show.spans import Lines
from bridge_tui.show.table import TableModel, table_page
from bridge_tui.show.texts import _
from bridge_tui.tui.page import Page, bindings

LONGEST_LINE = 20
"""Letters that the line takes; no card or call needs as many."""


class TableScreen(Page):
    """The table of one session."""

    PLACE = Place.TABLE
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.AT_TABLE)

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__()
        self.session = session
        session.listen(self.on_events)
        self.message = message
        self.player: str | None = None
        """Who sits at the keyboard; None until somebody has lifted the curtain."""
        self.named = False
        """Whether the letter that lifts the curtain has been typed."""
        self.typed = ""
        self.cursor: Card | Call | None = None

    # What is drawn.

    def lines(self, columns: int, rows: int) -> Lines:
        """The page as whoever is at the keyboard may see it."""
        return table_page(self.model(self.session.view(self.reader)), self.deck, columns, rows + 1)

    def model(self, match: MatchView) -> TableModel:
        """What the page is drawn from."""
        view = match.table
        curtain = view.actor if view is not None and self.covered else None
        choice = self.choice(view) if view is not None and curtain is None else None
        return TableModel(match, curtain, self.named, self.cursor, self.typed, choice, self.message)

    def choice(self, view: View) -> Card | Call | None:
        """What Enter would do: what is typed, else what the cursor is on."""
        return prompt.read(self.typed, view) if self.typed else self.cursor

    # Who may see it.

    @property
    def reader(self) -> Reader:
        """Whose view is drawn: everything when hands are open, else that of the seat in turn if its player is here."""
        if not self.session.match.start.hidden:
            return ALL
        actor = self.actor
        return actor if actor is not None and not self.covered else PUBLIC

    @property
    def actor(self) -> Seat | None:
        """The seat that has to act."""
        table = self.session.view(PUBLIC).table
        return None if table is None else table.actor

    @property
    def covered(self) -> bool:
        """Whether the curtain is down: somebody else's turn has come and he has not lifted it yet."""
        start, actor = self.session.match.start, self.actor
        return start.hidden and actor is not None and start.players[actor] != self.player

    @property
    def place(self) -> Place:
        """Under the curtain other keys are of use than at the prompt."""
        return Place.CURTAIN if self.covered else Place.TABLE

    # What is done.

    def on_key(self, event: Key) -> None:
        """Letters lift the curtain or go to the prompt; with nothing typed, those of commands go to the bindings."""
        if self.too_small or not self.is_current:
            return
        if event.key == "enter":  # not left to the binding, which comes after keys that are waiting already
            event.stop()
            self.action_enter()
            return
        taken = self.name_seat(event) if self.covered else self.type_key(event)
        if taken:
            event.stop()
        if taken or self.covered:
            self.redraw()

    def on_paste(self, event: Paste) -> None:
        """What is pasted is typed, as far as it can be part of a card or a call."""
        if not self.covered and not self.too_small:
            for character in event.text:
                self.add(character)
            self.redraw()

    def name_seat(self, event: Key) -> bool:
        """Under the curtain: the letter of the seat to act, or any other key, which takes it back."""
        if event.key == "escape":
            return False
        self.named = event.character is not None and typed.seat_of(event.character) is self.actor
        self.message = ""
        return self.named

    def type_key(self, event: Key) -> bool:
        """At the prompt: a letter of a card or call, backspace, an arrow."""
        if event.key.startswith("alt+"):
            self.clear()  # Escape and a key struck together reach us as one
        if event.key in picking.ARROWS:
            return self.move(event.key)
        if event.key == "backspace":
            self.typed = self.typed[:-1]
            return True
        return event.character is not None and event.is_printable and (self.add(event.character) or bool(self.typed))

    def add(self, character: str) -> bool:
        """Type this character if a card or call can have it."""
        if not typed.belongs(character):
            return False
        self.message = ""
        self.typed = (self.typed + character)[:LONGEST_LINE]
        return True

    def move(self, key: str) -> bool:
        """Move the cursor over what may be called or played."""
        view = self.session.view(self.reader).table
        if view is not None:
            self.typed = self.message = ""
            self.cursor = picking.moved(view, self.cursor, key)
        return True

    def action_enter(self) -> None:
        """Lift the curtain; at the prompt, do what is typed or pointed at."""
        if self.covered:
            self.lift()
            return
        view = self.session.view(self.reader).table
        if view is None or view.turn is None:
            return
        choice = self.choice(view)
        if isinstance(choice, Call):
            self.do(MakeCall(view.turn, choice))
        elif isinstance(choice, Card):
            self.do(PlayCard(view.turn, choice))
        else:
            self.say(prompt.advice(self.typed, view))

    def lift(self) -> None:
        """Lift the curtain for the seat to act, if it has been named."""
        actor = self.actor
        if self.named and actor is not None:
            self.player = self.session.match.start.players[actor]
            self.clear()
            self.redraw()

    def do(self, action: Action) -> bool:
        """Give the session an action; a refusal becomes a message and changes nothing else."""
        try:
            self.session.act(action)
        except Refused as refused:
            self.say(refusal(refused, self.deck, self.session.match.start.code))
        except StoreError as error:
            self.say(store_problem(error))
        else:
            return True
        return False

    def say(self, message: str) -> None:
        """Show a sentence below the table."""
        self.message = message
        self.redraw()

    def on_events(self, events: Events) -> None:
        """Something has happened: the prompt starts afresh; when a deal begins or ends the curtain comes down."""
        self.clear()
        happened = {type(event) for event in events}
        if happened & {CardsDealt, DealScored, RubberEnded}:
            self.player = None
        self.redraw()
        if DealScored in happened:
            self.app.show_result(self.session)
        elif RubberEnded in happened:
            self.app.show_rubber_result(self.session)

    def clear(self) -> None:
        """Forget what is typed and pointed at."""
        self.typed = self.message = ""
        self.cursor = None
        self.named = False

    def action_back(self) -> None:
        """Clear what is typed or pointed at; with nothing to clear, cover the hands and leave the table."""
        if self.typed or self.cursor is not None or self.named:
            self.clear()
            self.redraw()
        else:
            self.leave()

    def leave(self) -> None:
        """Go home with the curtain down. Everything is saved already."""
        self.player = None
        self.clear()
        self.redraw()
        self.app.go_home()

    def action_last_trick(self) -> None:
        """Show the last trick if the law lets whoever is here look."""
        actor = self.actor
        if self.covered:
            if not self.show_last_trick(PUBLIC):
                self.say(_("There is no trick that everybody may look at now."))
        elif actor is not None and self.do(LookLastTrick(actor)):
            self.show_last_trick(actor)

    def show_last_trick(self, reader: Reader) -> bool:
        """Open the page of the last trick as this reader may see it."""
        match = self.session.view(reader)
        if match.table is None or match.table.last_trick is None:
            return False
        self.app.show_last_trick(match)
        return True

    def action_sheet(self) -> None:
        """Show the whole score sheet."""
        self.app.show_sheet(self.session)
