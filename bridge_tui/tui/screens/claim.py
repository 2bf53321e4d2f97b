"""A claim: how many of the tricks left, by which line, below the table as the claimer sees it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from bridge_tui.engine.actions import Claim
from bridge_tui.engine.view import Reader
from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.show import claim_form
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import note_row
from bridge_tui.show.table import cards_above
from bridge_tui.show.texts import _
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.form import Form, row
from bridge_tui.tui.name_field import NameField
from bridge_tui.tui.number import Number
from bridge_tui.tui.page import bindings
from bridge_tui.tui.session_page import SessionPage
from bridge_tui.tui.zone import Zone

LONGEST_LINE = 40
"""Letters of a statement: so many can be read whole where the opponents are asked, in the smallest window."""

BELOW = 5
"""Rows below the table: three lines of the form, the message and the footer; a fourth takes that of a rule."""


class ClaimScreen(SessionPage, Form):
    """The claim of one seat. Enter anywhere makes it; the opponents are asked at the table."""

    PLACE = Place.CLAIM
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.CLAIM)

    def __init__(self, session: Session, seat: Seat, reader: Reader) -> None:
        super().__init__(session)
        self.seat = seat
        self.match = session.view(reader)

    def compose(self) -> ComposeResult:
        """The table, and below it the things that make a claim."""
        view = self.match.table
        assert view is not None
        self.hands = claim_form.hands(view, self.seat)
        numbers = claim_form.numbers(view, self.seat)
        self.statements = claim_form.statements(view)
        stated = [(statement.words, "") for statement in self.statements]
        yield Zone(id="board")
        yield row(_("Tricks"), Number(numbers, claim_form.proposed(view, self.seat), "tricks"))
        yield row(_("Stated"), Choice(stated, 0, "stated"))
        yield row(
            _("Your line"),
            NameField(placeholder=claim_form.example(), max_length=LONGEST_LINE, compact=True, id="line"),
        )
        if self.hands:
            yield row(_("Your hand"), Choice(self.hands, 0, "hand"))
        yield Zone(id="message")
        yield Zone(id="footer")
        yield Zone(id="small")

    def draw(self, columns: int, rows: int) -> None:
        """The table as the claimer sees it, and a message below the form; the form draws itself."""
        room = rows - BELOW - bool(self.hands)
        self.query_one("#board", Zone).lines = cards_above(self.match, self.deck, columns, rows)[:room]
        self.query_one("#message", Zone).lines = note_row(self.message, claim_form.hint(), columns)
        self.draw_footer(columns)

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        """Enter in the line makes the claim, as it does elsewhere."""
        self.action_enter()

    def action_enter(self) -> None:
        """Make the claim; at the table the curtain falls before this page goes."""
        if not self.is_active:
            return
        stated = self.statements[self.query_one("#stated", Choice).at]
        claim = Claim(
            self.seat,
            self.query_one("#tricks", Number).number,
            self.query_one("#line", NameField).value.strip(),
            stated.draws_trumps,
            stated.finesses,
            spread=any(hand.at == claim_form.FACED for hand in self.query("#hand").results(Choice)),
        )
        if self.attempt(lambda: self.session.act(claim)):
            self.app.pop_screen()
