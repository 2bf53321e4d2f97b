"""Cards that a player drops, shows or names: picked in his own hand, below the table as he sees it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bridge_tui.engine.actions import Expose
from bridge_tui.engine.view import ALL
from bridge_tui.model.cards import NO_CARDS
from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.show import expose
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import note_row
from bridge_tui.show.spans import Span, line
from bridge_tui.show.table import cards_above
from bridge_tui.show.texts import _
from bridge_tui.show.typed import read_card
from bridge_tui.tui.card_picker import CardPicker
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.form import Form, row
from bridge_tui.tui.page import bindings
from bridge_tui.tui.session_page import SessionPage
from bridge_tui.tui.zone import Zone


class ExposeScreen(SessionPage, Form):
    """The cards of the seat whose player is at the keyboard. Enter anywhere shows those that are picked."""

    PLACE = Place.EXPOSE
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.EXPOSE)

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(session)
        self.seat = seat
        self.match = session.view(seat if session.match.start.hidden else ALL)
        self.ways = expose.ways()

    def compose(self) -> ComposeResult:
        """The table, and below it which cards and how."""
        view = self.match.table
        hand = None if view is None else view.hands[self.seat]
        self.picker = CardPicker(NO_CARDS if hand is None else hand, self.deck, "cards")
        yield Zone(id="board")
        yield row(_("Cards"), self.picker)
        yield row(_("They are"), Choice([(way.words, way.meaning) for way in self.ways], 0, "way"))
        yield Zone(id="message")
        yield Zone(id="footer")
        yield Zone(id="small")

    def draw(self, columns: int, rows: int) -> None:
        """The table as this seat sees it, and what is typed or said below the form; the form draws itself."""
        self.query_one("#board", Zone).lines = cards_above(self.match, self.deck, columns, rows)
        typing = line(Span(f" {self.deck.prompt} {self.picker.typed}_", "strong"))
        is_typing = bool(self.picker.typed) and not self.message
        note = (typing,) if is_typing else note_row(self.message, expose.hint(), columns)
        self.query_one("#message", Zone).lines = note
        self.draw_footer(columns)

    def on_card_picker_changed(self, _message: CardPicker.Changed) -> None:
        """A card was picked or left, or a letter typed."""
        self.say(self.picker.problem)

    def on_type_hit(self, text: str) -> None:
        """A card was hit: pick it, or leave it again."""
        card = read_card(text, ()).value
        if card is not None:
            self.picker.toggle(card)
            self.say(self.picker.problem)

    def action_enter(self) -> None:
        """Show the cards that are picked; at the table everybody then sees them."""
        if not self.is_active:
            return
        if not self.picker.picked:
            self.say(expose.nothing_picked())
            return
        way = self.ways[self.query_one("#way", Choice).at]
        shown = Expose(self.seat, tuple(self.picker.picked), way.seen, way.manner)
        if self.attempt(lambda: self.session.act(shown)) and self.is_current:
            self.app.back_to_table()
