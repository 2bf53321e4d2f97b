"""Asking to take something back: whose last call or card it is to be."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.session.session import Session
from bridge_tui.show.commands import Place
from bridge_tui.show.refusals import refusal
from bridge_tui.show.spans import Lines
from bridge_tui.show.take_back import take_back_page
from bridge_tui.tui.page import bindings
from bridge_tui.tui.session_page import SessionPage

OF_COURSE = {Reason.NOTHING_TO_TAKE_BACK, Reason.DUMMY_MAY_NOT_TAKE_BACK}
"""Why a seat may not ask, where nothing more is to be said of it."""


class TakeBackScreen(SessionPage):
    """What each seat would take back now: a choice among what everybody has seen.

    Whoever is at the keyboard points at his own line, also while the curtain waits for another: a slip is noticed when
    the keyboard has gone on already. Nothing is taken back before the opponents, by their own letters, have agreed.
    """

    PLACE = Place.TAKE_BACK
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.TAKE_BACK)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.requests, self.refused = session.take_backs()
        self.at = 0

    def can(self, command: str) -> bool:
        """Whether there is anything to ask for."""
        return command != "enter" or bool(self.requests)

    def lines(self, columns: int, rows: int) -> Lines:
        """The requests that can be made, the latest first."""
        message = self.message or self.why_nothing()
        return take_back_page(self.requests, self.at, self.session.view(PUBLIC), message, self.deck, columns)

    def why_nothing(self) -> str:
        """Why nobody can ask for anything, if there is more to it than that nothing has been done yet."""
        why = next((refused for refused in self.refused if refused.reason not in OF_COURSE), None)
        return "" if self.requests or why is None else refusal(why, self.deck, self.session.match.start.code)

    def action_move(self, key: str) -> None:
        """Move the cursor."""
        self.message = ""
        self.at = max(0, min(self.at + (-1 if key == "up" else 1), len(self.requests) - 1))
        self.redraw()

    def choose_item(self, number: int) -> None:
        """Point at what was hit; the second time, ask for it."""
        if number == self.at:
            self.action_enter()
        else:
            self.at = number
            self.redraw()

    def action_enter(self) -> None:
        """Ask; the opponents answer at the table."""
        if not self.requests:
            return
        ask = AskTakeBack(self.requests[self.at].seat)
        if self.attempt(lambda: self.session.act(ask)):
            self.app.back_to_table()
