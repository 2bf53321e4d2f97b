"""What a deal came to, and what it all came to."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.engine.actions import CancelConcession
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.view import Phase
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, next_rubber
from bridge_tui.show.director_list import can_be_called, not_now
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.result import deal_result, rubber_result
from bridge_tui.show.spans import Lines
from bridge_tui.tui.page import LongPage, bindings, still_held
from bridge_tui.tui.session_page import SessionPage


class ResultScreen(SessionPage, LongPage):
    """A result of a session, with room for a message: that a take-back was refused, or something cannot be saved."""

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__(session, message)
        self.shown = monotonic()

    def result(self, columns: int, rows: int) -> Lines:
        """The result in so many columns and rows."""
        return ()

    def lines(self, columns: int, rows: int) -> Lines:
        """The result, and below it a message."""
        message = message_rows(self.message, columns)
        return (*self.result(columns, rows - len(message)), *message)

    def action_sheet(self) -> None:
        """Show the whole score sheet."""
        self.app.show_sheet(self.session)

    def can(self, command: str) -> bool:
        """Whether there is something to take back, a deal to go through, and a concession to look into."""
        if command == "review":
            return self.session.match.result is not None
        if command == "director":
            return can_be_called(self.session.view(PUBLIC))
        if command == "concession":
            table = self.session.match.table
            return table is not None and table.concession_may_be_cancelled
        return command != "take_back" or self.session.has_take_backs

    def action_take_back(self) -> None:
        """Let somebody ask to take something back."""
        self.app.show_take_back(self.session)

    def action_director(self) -> None:
        """Let somebody claim a revoke, or say that there was one."""
        match = self.session.view(PUBLIC)
        if can_be_called(match):
            self.app.show_director(self.session)
        else:
            self.say(not_now(match))

    def action_review(self) -> None:
        """Go through the deal, or say why that cannot be done."""
        self.attempt(lambda: self.app.show_review(self.session.view(PUBLIC), self.session.review()))

    def action_back(self) -> None:
        """Go home; the game is saved."""
        self.app.go_home()


class DealResultScreen(ResultScreen):
    """All four hands, the tricks, the score with its parts."""

    PLACE = Place.DEAL_RESULT
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.DEAL_RESULT)

    def result(self, columns: int, rows: int) -> Lines:
        """The deal's result."""
        return deal_result(self.session.view(PUBLIC), self.deck, columns, rows)

    def action_enter(self) -> None:
        """Go on to the next deal, or to the end result."""
        if self.is_held():
            self.say(still_held())
        elif self.session.match.phase is Phase.RUBBER_OVER:
            self.app.show_rubber_result(self.session)
        else:
            self.next_deal()

    def action_last_trick(self) -> None:
        """Show the thirteenth trick; after a deal that was passed out, say that there is none."""
        refused = self.session.refusal_to_look(None)
        if refused is None:
            self.app.show_last_trick(self.session.view(PUBLIC))
        else:
            self.refuse(refused)

    def action_concession(self) -> None:
        """Have conceded tricks back that could not be lost, for whoever conceded; the result is then shown anew."""
        match = self.session.match
        claims = () if match.table is None else match.table.claims
        cancel = CancelConcession(claims[-1].seat if claims else match.dealer)
        self.attempt(lambda: self.session.act(cancel))

    def next_deal(self) -> None:
        """Deal again."""
        if self.attempt(self.session.next_deal):
            self.app.pop_screen()


class RubberResultScreen(ResultScreen):
    """Who has won, and by how much; then another game."""

    PLACE = Place.RUBBER_RESULT
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.RUBBER_RESULT)

    def result(self, columns: int, rows: int) -> Lines:
        """The end result."""
        return rubber_result(self.session.view(PUBLIC), self.deck, columns, rows)

    def action_enter(self) -> None:
        """Another one with the same partners."""
        if self.is_held():
            self.say(still_held())
        else:
            self.begin(Partners.SAME)

    def action_new_partners(self) -> None:
        """Another one with partners drawn anew."""
        self.begin(Partners.DRAWN)

    def begin(self, partners: Partners) -> None:
        """Cut and start the next rubber, Chicago or row of boards."""
        start = next_rubber(self.session.match.start, self.session.game, partners)
        self.attempt(lambda: self.app.begin(start))
