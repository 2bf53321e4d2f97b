"""What declarer says of dummy's card instead of naming it, below the table as he sees it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bridge_tui.engine.actions import Designate
from bridge_tui.engine.view import Reader
from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.show import designation_form
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import note_row
from bridge_tui.show.table import cards_above
from bridge_tui.show.texts import _
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.form import Form, row
from bridge_tui.tui.page import bindings
from bridge_tui.tui.session_page import SessionPage
from bridge_tui.tui.zone import Zone


class DesignationScreen(SessionPage, Form):
    """A word of declarer's to dummy. Enter anywhere says it, and the table shows what has come of it."""

    PLACE = Place.DESIGNATION
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.DESIGNATION)

    def __init__(self, session: Session, seat: Seat, reader: Reader) -> None:
        super().__init__(session)
        self.seat = seat
        self.match = session.view(reader)

    def compose(self) -> ComposeResult:
        """The table, and below it the word and its suit."""
        view = self.match.table
        assert view is not None
        self.words, self.suits = tuple(designation_form.WORDS), designation_form.suits(view)
        self.word = Choice(designation_form.words(), 0, "word")
        self.suit = Choice(designation_form.suit_names(view), 0, "suit")
        yield Zone(id="board")
        yield row(_("Dummy"), self.word)
        yield row(_("Suit"), self.suit)
        yield Zone(id="message")
        yield Zone(id="footer")
        yield Zone(id="small")

    def on_mount(self) -> None:
        """Say anew what Enter says whenever that has changed."""
        super().on_mount()
        for choice in (self.word, self.suit):
            self.watch(choice, "at", self.has_changed, init=False)

    def has_changed(self) -> None:
        """Another word or suit: what was wrong with the one before does not count any more."""
        self.say("")

    @property
    def action(self) -> Designate:
        """What is said."""
        return Designate(self.seat, self.suits[self.suit.at], word=self.words[self.word.at])

    def draw(self, columns: int, rows: int) -> None:
        """The table as declarer sees it, and what Enter says below the form; the form draws itself."""
        action = self.action
        assert action.word is not None
        hint = designation_form.hint(action.word, action.suit)
        self.query_one("#board", Zone).lines = cards_above(self.match, self.deck, columns, rows)
        self.query_one("#message", Zone).lines = note_row(self.message, hint, columns)
        self.draw_footer(columns)

    def action_enter(self) -> None:
        """Say it; before this page goes the table has what has come of it."""
        if self.is_active and self.attempt(lambda: self.session.act(self.action)) and self.is_current:
            self.app.back_to_table()
