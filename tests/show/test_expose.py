"""Cards that are shown: every way to show them, and a hand in one row with its marks."""

from __future__ import annotations

import pytest

from bridge_tui.engine.irregularities import Manner
from bridge_tui.model.cards import NO_CARDS, Card, Cards
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.expose import in_order, picking_row, ways
from bridge_tui.show.spans import hits, text, width

HAND = Cards.parse("T2..AT43.KQJT987")


def test_law_49_every_manner_can_be_told_and_a_card_that_partner_could_not_see() -> None:
    assert {way.manner for way in ways()} == set(Manner)
    assert [(way.manner, way.seen) for way in ways() if not way.seen] == [(Manner.ACCIDENT, False)]


def test_a_hand_stands_in_the_order_of_the_table() -> None:
    assert " ".join(map(str, in_order(HAND))) == "ST S2 DA DT D4 D3 CK CQ CJ CT C9 C8 C7"
    assert in_order(NO_CARDS) == ()


def test_a_star_marks_what_is_picked_and_brackets_where_the_cursor_is() -> None:
    picked = [Card.parse("ST"), Card.parse("DA")]
    row = text((picking_row(HAND, picked, Card.parse("DA"), LETTERS),))
    assert row == " *ST   S2 [*DA]  DT   D4   D3   CK   CQ   CJ   CT   C9   C8   C7"


@pytest.mark.parametrize("deck", [SIGNS, LETTERS])
def test_thirteen_cards_have_room_beside_the_name_of_the_line(deck: Deck) -> None:
    row = picking_row(HAND, tuple(HAND), None, deck)
    assert width(row) == 65
    assert hits((row,)) == {f"type {card}".lower() for card in HAND}
