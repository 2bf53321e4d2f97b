"""The table: what is typed or pointed at becomes an action of the session.

The curtain is a state of this screen and not another one: while it is down, the screen holds only what is public.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.engine.actions import LookLastTrick
from bridge_tui.engine.events import HandLookedAt, LastTrickTurned
from bridge_tui.engine.view import PUBLIC, Reader
from bridge_tui.match.events import CardsDealt, DealScored, RubberEnded
from bridge_tui.session.session import Events, Session
from bridge_tui.show.designations import can_be_said
from bridge_tui.show.director_list import can_be_called, not_now
from bridge_tui.show.notices import is_word_in_vain, notice, was_scored
from bridge_tui.show.places import Place
from bridge_tui.show.revoke_answer import unclaimed
from bridge_tui.show.ruling_page import ruling_page
from bridge_tui.show.rulings_in_force import in_doubt
from bridge_tui.show.spans import Lines
from bridge_tui.show.table import TableModel, table_page
from bridge_tui.tui.page import bindings
from bridge_tui.tui.screens.table_mouse import TableMouse


class TableScreen(TableMouse):
    """The table of one session."""

    PLACE = Place.TABLE
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.AT_TABLE)

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__(session, message)
        self.said = ""
        """What was said of the last thing that was done, for as long as nothing else has been."""
        self.stop_listening = session.listen(self.on_events)

    def on_screen_resume(self) -> None:
        """What lay over the table may have changed how it is played: its curtain, when it is short."""
        self.redraw()

    def on_unmount(self) -> None:
        """Nobody looks at this table any more."""
        self.stop_listening()

    # What is drawn.

    @property
    def place(self) -> Place:
        """Under the curtain other keys are of use than at the prompt, or when something has to be decided."""
        if self.curtain.is_down:
            return Place.CURTAIN
        return Place.TABLE if self.question is None else Place.DECISION

    def can(self, command: str) -> bool:
        """Whether there is a last trick to look at, something to claim, to say to dummy or to take back."""
        session, sitter, view = self.session, self.curtain.sitter, self.view
        checks: dict[str, Callable[[], bool]] = {
            "enter": lambda: sitter is not None or not self.app.settings.short_curtain,
            "last_trick": lambda: session.refusal_to_look(sitter) is None,
            "acting_seat": lambda: self.curtain.can_pick,
            "claim": lambda: sitter is not None and session.refusal_to_claim(sitter) is None,
            "designate": lambda: view is not None and can_be_said(view, sitter),
            "director": lambda: can_be_called(session.view(PUBLIC)),
            "take_back": lambda: session.has_take_backs,
        }
        return command not in checks or checks[command]()

    def lines(self, columns: int, rows: int) -> Lines:
        """The page as whoever is at the keyboard may see it."""
        pending, curtain, asked = self.pending, self.curtain, self.question
        model = TableModel(
            self.session.view(self.reader),
            curtain=curtain.waits_for,
            named=curtain.named,
            acting=curtain.sitter,
            cursor=pending.cursor,
            typed=pending.typed,
            message=self.message,
            hovered=self.hovered,
            question=asked,
            picked=pending.picked,
            record_top=self.record_top,
            short_curtain=self.app.settings.short_curtain,
        )
        if asked is not None and asked.is_ruling:
            return ruling_page(model, asked, self.deck, columns, rows + 1)
        return table_page(model, self.deck, columns, rows + 1)

    def on_events(self, events: Events) -> None:
        """Something was done: the prompt starts afresh; when a deal begins or ends the curtain comes down."""
        self.clear()
        self.record_top = 0
        happened = {type(event) for event in events}
        if not happened <= {LastTrickTurned, HandLookedAt}:  # who only looks goes on to act
            self.curtain.back_to_turn()
        if happened & {CardsDealt, DealScored, RubberEnded}:
            self.curtain.fall()
        self.said = self.told(events)
        asked = self.question
        if asked is None or asked.is_ruling or is_word_in_vain(events):
            self.message = self.said
        self.redraw()
        if RubberEnded in happened and DealScored not in happened:
            self.app.show_rubber_result(self.session)
        elif self.session.match.result is not None and not self.session.actors:
            self.app.show_result(self.session, " ".join(filter(None, (self.message, unclaimed(events)))))

    def told(self, events: Events) -> str:
        """What is said of these events, which have just happened."""
        match, view = self.session.match, self.session.view(PUBLIC).table
        unsettled = () if view is None else in_doubt(view)
        scored = was_scored(match.record, events)
        return notice(events, self.deck, match.start.code, scored=scored, in_doubt=unsettled)

    def let_go(self) -> None:
        """Another player has come to the keyboard, over a page on which any of them may speak."""
        self.curtain.fall()
        self.clear()
        self.redraw()

    # Commands.

    def action_back(self) -> None:
        """Clear what is typed or pointed at, go back to the seat in turn, or cover the hands and leave the table.

        A message alone keeps nobody who acts out of turn from going back.
        """
        told = bool(self.message) and self.curtain.picked is None
        begun = not self.curtain.is_down and (told or not self.pending.is_empty)
        if begun or self.curtain.named is not None:
            self.curtain.named = None
            self.clear()
            self.redraw()
            return
        if self.curtain.picked is not None:
            self.clear()
            self.curtain.back_to_turn()
            self.redraw()
            return
        self.curtain.fall()
        self.redraw()
        self.app.go_home()

    def action_last_trick(self) -> None:
        """Show the last trick if the law lets whoever is here look."""
        sitter = self.curtain.sitter
        if sitter is None:
            refused = self.session.refusal_to_look(None)
            if refused is None:
                self.show_last_trick(PUBLIC)
            else:
                self.refuse(refused)
        elif self.do(LookLastTrick(sitter)):
            self.show_last_trick(sitter)

    def show_last_trick(self, reader: Reader) -> None:
        """Open the page of the last trick as this reader may see it."""
        self.app.show_last_trick(self.session.view(reader))

    def action_sheet(self) -> None:
        """Show the whole score sheet."""
        self.app.show_sheet(self.session)

    def action_auction(self) -> None:
        """Show the whole auction."""
        self.app.show_auction(self.session.view(PUBLIC), self.said)

    def action_director(self) -> None:
        """Let somebody call the director: whoever is at the keyboard, or after the letter of his seat anybody."""
        match = self.session.view(PUBLIC)
        if can_be_called(match):
            self.app.show_director(self.session, self.curtain.sitter, self.let_go)
        else:
            self.say(not_now(match))

    def action_take_back(self) -> None:
        """Let somebody ask to take something back."""
        self.app.show_take_back(self.session, self.curtain.sitter, self.let_go)
