"""Saying that one's last call was a slip: the call that was meant is typed, picked or hit in the box."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.show import picking, typed
from bridge_tui.show.places import Place
from bridge_tui.show.slip import meant, nothing_meant, slip_page
from bridge_tui.show.spans import Lines
from bridge_tui.tui.page import bindings
from bridge_tui.tui.pending import Pending
from bridge_tui.tui.session_page import SessionPage


class SlipScreen(SessionPage):
    """What a seat has meant to call. The four then answer at the table."""

    PLACE = Place.SLIP
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SLIP)

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(session)
        self.seat = seat
        self.match = session.view(PUBLIC)
        self.pending = Pending()

    @property
    def cursor(self) -> Call | None:
        """The call that is pointed at."""
        return self.pending.cursor if isinstance(self.pending.cursor, Call) else None

    def lines(self, columns: int, rows: int) -> Lines:
        """The table as everybody sees it, and what is typed or said below it."""
        line, cursor = self.pending.typed, self.cursor
        return slip_page(self.match, self.seat, line, cursor, self.message, self.deck, columns, rows + 1)

    def on_key(self, event: Key) -> None:
        """Letters of calls go to the line; Enter is not left to its binding, which comes after keys that wait."""
        if self.is_active and not self.too_small and self.take(event.key, event.character or ""):
            event.stop()

    def take(self, key: str, character: str) -> bool:
        """Do what a key says; whether it says anything here."""
        if key == "enter":
            self.action_enter()
        elif key in picking.ARROWS:
            self.action_move(key)
        elif key == "backspace":
            self.pending.rub_out()
            self.say("")
        elif self.pending.add(character):
            self.say("")
        else:
            return False
        return True

    def action_move(self, key: str) -> None:
        """Move the cursor over the calls."""
        if self.match.table is not None:
            self.pending.move(self.match.table, key, self.seat)
        self.say("")

    def on_type_hit(self, text: str) -> None:
        """A call was hit: point at it; the second time, say it."""
        call = typed.read_call(text).value
        if call is None:
            return
        again = self.pending.point(call)
        self.say("")
        if again:
            self.action_enter()

    def action_back(self) -> None:
        """Clear what is typed or pointed at, or go back to the list."""
        if self.pending.is_empty:
            super().action_back()
        else:
            self.pending.clear()
            self.say("")

    def action_enter(self) -> None:
        """Say which call was meant."""
        call = meant(self.pending.typed, self.cursor)
        if call is None:
            self.say(nothing_meant(self.pending.typed))
            return
        slip = MakeCall(self.seat, call, slip=True)
        if self.attempt(lambda: self.session.act(slip)) and self.is_current:
            self.app.back_to_table()
