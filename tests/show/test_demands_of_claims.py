"""What declarer's contested claim demands of his hands, for everybody to read."""

from __future__ import annotations

import pytest

from bridge_tui import PUBLIC, AnswerClaim, Choose, Claim, PlayCard, Seat
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, Reader
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import SEATS
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.demands import demands
from tests.show.tables import AUCTION, dealt

READERS: tuple[Reader, ...] = (PUBLIC, *SEATS, ALL)
TWO_TRICKS = "H6 H2 HA H8 D3 DA D2 D5"
"""South is to lead to the third trick."""


def table_after(cards: str) -> Table:
    table = dealt(AUCTION, cards).table
    assert table is not None
    return table


def contested(table: Table, claim: Claim, request: str) -> Table:
    """The table after this claim is contested, and this is asked about the trumps."""
    contester = Seat.WEST if claim.seat is Seat.SOUTH else Seat.SOUTH
    table = table.apply(claim).table.apply(AnswerClaim(contester, False)).table
    while table.decision is not None:
        table = table.apply(Choose(table.decision.deciders[0], request)).table
    return table


def told(table: Table) -> list[str]:
    """What every reader is told, which is the same."""
    (words,) = {demands(table.view(reader), LETTERS) for reader in READERS}
    return list(words)


def test_law_70_what_binds_declarer_is_told_when_his_side_is_in_turn() -> None:
    table = table_after("H6 H2 HA H8")
    assert told(table) == []
    table = contested(table, Claim(Seat.SOUTH, 3), "no_request")
    assert table.actor is Seat.EAST
    assert told(table) == [], "a defender is bound by nothing"
    table = table.apply(PlayCard(Seat.EAST, table.legal_cards[0])).table
    assert told(table) == ["South's claim: no finesse unannounced (today's Law 70)."]


BINDING = [
    (Claim(Seat.SOUTH, 3), "draw_trumps", ["lead trumps while one is out, no finesse unannounced"]),
    (Claim(Seat.SOUTH, 3), "leave_trumps", ["lead no trump while one is out, no finesse unannounced"]),
    (Claim(Seat.SOUTH, 3, finesses=True), "leave_trumps", ["lead no trump while one is out"]),
    (Claim(Seat.SOUTH, 3, draws_trumps=True, finesses=True), "", ["lead trumps while one is out"]),
    (Claim(Seat.SOUTH, 3, finesses=True), "no_request", []),
]


@pytest.mark.parametrize(("claim", "request_", "owed"), BINDING)
def test_law_70_all_are_told_what_he_said_and_what_was_asked(claim: Claim, request_: str, owed: list[str]) -> None:
    table = contested(table_after(TWO_TRICKS), claim, request_)
    assert table.setup.code is Code.CLASSIC
    assert told(table) == [f"South's claim: {words} (today's Law 70)." for words in owed]


def test_law_70_he_is_bound_and_all_are_told_also_after_a_defenders_claim() -> None:
    table = contested(table_after(TWO_TRICKS), Claim(Seat.SOUTH, 3, draws_trumps=True), "")
    bound = table.legal_cards
    assert {card.suit for card in bound} == {Suit.SPADES}
    table = contested(table, Claim(Seat.WEST, 11), "")
    assert table.legal_cards == bound
    assert told(table) == ["South's claim: lead trumps while one is out, no finesse unannounced (today's Law 70)."]
