"""Claiming a revoke on the result of a deal: by whom, at which trick, with all hands and tricks in sight."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key

from bridge_tui.engine.actions import ClaimRevoke
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.session.session import Session
from bridge_tui.show import revoke_claim
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import note_row
from bridge_tui.show.texts import _
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.form import Form, row
from bridge_tui.tui.number import Number
from bridge_tui.tui.page import bindings
from bridge_tui.tui.session_page import SessionPage
from bridge_tui.tui.zone import Zone


class RevokeClaimScreen(SessionPage, Form):
    """One seat's claim. The result then shows what the record has said; a trick that is open again is played anew."""

    PLACE = Place.REVOKE_CLAIM
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.REVOKE_CLAIM)

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(session)
        self.seat = seat
        self.match = session.view(PUBLIC)
        self.tricks = session.review().tricks

    def compose(self) -> ComposeResult:
        """Hands and tricks, and below them whose revoke it was, and when."""
        yield Zone(id="board")
        offender = Choice(revoke_claim.hands(self.match, self.deck), self.seat.left, "offender")
        yield row(_("Revoked"), offender)
        yield row(_("At trick"), Number(revoke_claim.numbers(self.tricks, self.deck), 0, "trick", first=1))
        yield Zone(id="message")
        yield Zone(id="footer")
        yield Zone(id="small")

    def draw(self, columns: int, rows: int) -> None:
        """Hands and tricks, and a message below the form; the form draws itself."""
        page = revoke_claim.revoke_page(self.match, self.tricks, self.seat, self.deck, columns)
        self.query_one("#board", Zone).lines = page
        self.query_one("#message", Zone).lines = note_row(self.message, revoke_claim.hint(), columns)
        self.draw_footer(columns)

    def on_key(self, event: Key) -> None:
        """A digit gives the trick, wherever the cursor is."""
        digit = event.character or ""
        if digit.isascii() and digit.isdecimal() and self.is_active and not self.too_small:
            trick = self.query_one("#trick", Number)
            self.set_focus(trick)
            trick.type_digit(digit)

    def choose_item(self, number: int) -> None:
        """A trick was hit: choose it."""
        self.query_one("#trick", Number).at = number

    def action_enter(self) -> None:
        """Claim it."""
        if not self.is_active:
            return
        offender = SEATS[self.query_one("#offender", Choice).at]
        claim = ClaimRevoke(self.seat, self.query_one("#trick", Number).number, offender)
        if self.attempt(lambda: self.session.act(claim)) and self.is_current:
            self.app.back_to_table()
