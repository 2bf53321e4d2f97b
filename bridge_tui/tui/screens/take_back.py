"""Asking to take something back: whose last call or card it is to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key

from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.show.menu import moved
from bridge_tui.show.places import Place
from bridge_tui.show.refusals import refusal
from bridge_tui.show.spans import Lines
from bridge_tui.show.take_back import asks_by_letter, take_back_page
from bridge_tui.show.typed import seat_of
from bridge_tui.tui.page import bindings
from bridge_tui.tui.speaking_page import SpeakingPage

OF_COURSE = {Reason.NOTHING_TO_TAKE_BACK, Reason.DUMMY_MAY_NOT_TAKE_BACK}
"""Why a seat may not ask, where nothing more is to be said of it."""


class TakeBackScreen(SpeakingPage):
    """What each seat would take back now: a choice among what everybody has seen.

    It opens also while the curtain waits for another, for a slip is noticed when the keyboard has gone on already. So
    whoever asks says who he is by the letter of his seat, unless he is the one at the keyboard.
    """

    PLACE = Place.TAKE_BACK
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.TAKE_BACK)

    def __init__(self, session: Session, sitter: Seat | None, let_go: Callable[[], None] | None) -> None:
        super().__init__(session, sitter, let_go)
        self.requests, self.refused = session.take_backs()
        self.at = 0
        self.named: Seat | None = None
        """The seat whose letter has been typed."""

    def can(self, command: str) -> bool:
        """Whether there is anything to ask for."""
        return command != "enter" or bool(self.requests)

    def lines(self, columns: int, rows: int) -> Lines:
        """The requests that can be made, the latest first."""
        message = self.message or self.who_asks() or self.why_nothing()
        return take_back_page(self.requests, self.at, self.session.view(PUBLIC), message, self.deck, columns)

    def who_asks(self) -> str:
        """What the one whose line the cursor is on has to do, unless he is at the keyboard."""
        if not self.requests or self.is_at_keyboard(self.requests[self.at].seat):
            return ""
        return asks_by_letter(self.requests[self.at].seat, self.named)

    def why_nothing(self) -> str:
        """Why nobody can ask for anything, if there is more to it than that nothing has been done yet."""
        why = next((refused for refused in self.refused if refused.reason not in OF_COURSE), None)
        return "" if self.requests or why is None else refusal(why, self.deck, self.session.match.start.code)

    def on_key(self, event: Key) -> None:
        """The letter of a seat points at what it would take back, and is its player's word; other keys unsay it."""
        seat = seat_of(event.character) if event.character else None
        if self.is_active and not self.too_small and event.key != "enter":
            self.named, self.message = None, ""
            for number in (number for number, asked in enumerate(self.requests) if asked.seat is seat):
                self.come_to_keyboard(self.requests[number].seat)
                self.named, self.at = seat, number
            self.redraw()

    def action_move(self, key: str) -> None:
        """Move the cursor."""
        self.message = ""
        self.at = moved(self.at, key, len(self.requests))
        self.redraw()

    def choose_item(self, number: int) -> None:
        """Point at what was hit; the second time, ask for it."""
        self.named = None
        if number == self.at:
            self.action_enter()
        else:
            self.at = number
            self.redraw()

    def action_enter(self) -> None:
        """Ask, if it is the asker himself who does; the opponents answer at the table."""
        if not self.requests:
            return
        seat = self.requests[self.at].seat
        if not self.is_at_keyboard(seat) and self.named is not seat:
            self.redraw()
            return
        ask = AskTakeBack(seat)
        if self.attempt(lambda: self.session.act(ask)):
            self.app.back_to_table()
