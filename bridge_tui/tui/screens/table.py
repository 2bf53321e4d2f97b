"""The table: what is typed or pointed at becomes an action of the session.

The curtain is a state of this screen and not another one: while it is down, the screen holds only what is public.
"""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key, Paste

from bridge_tui.engine.actions import LookLastTrick, MakeCall, PlayCard
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.view import PUBLIC, Reader, View
from bridge_tui.match.actions import Action
from bridge_tui.match.events import CardsDealt, DealScored, RubberEnded
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.records.store import StoreError
from bridge_tui.session.session import Events, Session
from bridge_tui.show import picking, prompt, typed
from bridge_tui.show.commands import Place, commands_at
from bridge_tui.show.refusals import refusal, store_problem
from bridge_tui.show.spans import Lines
from bridge_tui.show.table import TableModel, table_page
from bridge_tui.show.typed import State
from bridge_tui.tui.curtain import Curtain
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
        self.curtain = Curtain(session)
        self.stop_listening = session.listen(self.on_events)
        self.message = message
        self.typed = ""
        self.cursor: Card | Call | None = None

    def on_unmount(self) -> None:
        """Nobody looks at this table any more."""
        self.stop_listening()

    # What is drawn.

    @property
    def place(self) -> Place:
        """Under the curtain other keys are of use than at the prompt."""
        return Place.CURTAIN if self.curtain.is_down else Place.TABLE

    @property
    def view(self) -> View | None:
        """The table as whoever is at the keyboard may see it."""
        return self.session.view(self.curtain.reader).table

    def lines(self, columns: int, rows: int) -> Lines:
        """The page as whoever is at the keyboard may see it."""
        match = self.session.view(self.curtain.reader)
        curtain = self.curtain
        model = TableModel(match, curtain.waits_for, curtain.named, self.cursor, self.typed, self.message)
        return table_page(model, self.deck, columns, rows + 1)

    # What is done.

    def on_key(self, event: Key) -> None:
        """Letters lift the curtain or go to the prompt; with nothing typed, those of commands go to the bindings."""
        if self.too_small or not self.is_current:
            return
        if event.key == "enter":  # not left to the binding, which comes after keys that are waiting already
            event.stop()
            self.action_enter()
            return
        taken = not self.curtain.is_down and self.type_key(event)
        if taken:
            event.stop()
        elif self.curtain.is_down and event.key != "escape":
            self.name_seat(event)
        self.redraw()

    def name_seat(self, event: Key) -> None:
        """At the curtain: the letter that lifts it, or another key, which takes that back and is told so."""
        self.curtain.name(event.character)
        waits_for = self.curtain.waits_for
        wrong = event.is_printable and not self.curtain.named and not self.is_command(event.key)
        self.message = prompt.not_lifted(waits_for) if wrong and waits_for is not None else ""

    def is_command(self, key: str) -> bool:
        """Whether a key is a command's here."""
        return any(key in command.keys.split(",") for command in commands_at(self.place))

    def on_paste(self, event: Paste) -> None:
        """What is pasted is typed, as far as it can be part of a card or a call."""
        if not self.curtain.is_down and not self.too_small:
            for character in event.text:
                self.add(character)
            self.redraw()

    def type_key(self, event: Key) -> bool:
        """At the prompt: a letter of a card or call, backspace, an arrow."""
        if event.key.startswith("alt+"):
            self.clear()  # Escape and a key struck together reach us as one
        if event.key in picking.ARROWS:
            self.action_move(event.key)
            return True
        if event.key == "backspace":
            before = self.typed
            self.clear()
            self.typed = before[:-1]
            return True
        return event.character is not None and event.is_printable and (self.add(event.character) or bool(self.typed))

    def add(self, character: str) -> bool:
        """Type this character if a card or call can have it."""
        if not typed.belongs(character):
            return False
        before = self.typed
        self.clear()
        self.typed = (before + character)[:LONGEST_LINE]
        return True

    def action_move(self, key: str) -> None:
        """Move the cursor over what may be called or played."""
        view = self.view
        if view is not None:
            before = self.cursor
            self.clear()
            self.cursor = picking.moved(view, before, key)

    def action_enter(self) -> None:
        """Lift the curtain; at the prompt, do what is typed or pointed at."""
        if self.curtain.is_down:
            waits_for = self.curtain.waits_for
            self.clear()
            if not self.curtain.lift() and waits_for is not None:
                self.message = prompt.not_lifted(waits_for)
            self.redraw()
            return
        view = self.view
        if view is None or view.turn is None:
            return
        choice = prompt.choice(self.typed, self.cursor, view)
        if isinstance(choice, Call):
            self.do(MakeCall(view.turn, choice))
        elif isinstance(choice, Card):
            self.do(PlayCard(view.turn, choice))
        else:
            advice = prompt.advice(self.typed, view)
            if prompt.read(self.typed, view).state is State.IMPOSSIBLE:
                self.typed = ""
            self.say(advice)

    def do(self, action: Action) -> bool:
        """Give the session an action; a refusal becomes a message and changes nothing else."""
        try:
            self.session.act(action)
        except Refused as refused:
            self.refuse(refused)
        except StoreError as error:
            self.say(store_problem(error))
        else:
            return True
        return False

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be done; what was typed for it makes way for the next try."""
        self.typed = ""
        self.say(refusal(refused, self.deck, self.session.match.start.code))

    def say(self, message: str) -> None:
        """Show a sentence below the table."""
        self.message = message
        self.redraw()

    def on_events(self, events: Events) -> None:
        """Something has happened: the prompt starts afresh; when a deal begins or ends the curtain comes down."""
        self.clear()
        happened = {type(event) for event in events}
        if happened & {CardsDealt, DealScored, RubberEnded}:
            self.curtain.fall()
        self.redraw()
        if DealScored in happened:
            self.app.show_result(self.session)
        elif RubberEnded in happened:
            self.app.show_rubber_result(self.session)

    def clear(self) -> None:
        """Forget what is typed and pointed at."""
        self.typed = self.message = ""
        self.cursor = None

    def action_back(self) -> None:
        """Clear what is typed or pointed at; with nothing to clear, cover the hands and leave the table."""
        if self.typed or self.message or self.cursor is not None or self.curtain.named:
            self.curtain.named = False
            self.clear()
            self.redraw()
            return
        self.curtain.fall()
        self.redraw()
        self.app.go_home()

    def action_last_trick(self) -> None:
        """Show the last trick if the law lets whoever is here look."""
        actor = self.session.actor
        if self.curtain.is_down:
            refused = self.session.refusal_to_look(None)
            if refused is None:
                self.show_last_trick(PUBLIC)
            else:
                self.refuse(refused)
        elif actor is not None and self.do(LookLastTrick(actor)):
            self.show_last_trick(actor)

    def show_last_trick(self, reader: Reader) -> None:
        """Open the page of the last trick as this reader may see it."""
        self.app.show_last_trick(self.session.view(reader))

    def action_sheet(self) -> None:
        """Show the whole score sheet."""
        self.app.show_sheet(self.session)
