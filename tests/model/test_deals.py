"""Deals: fifty-two cards in four hands."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.model.cards import CARDS, Card, Cards
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat

PBN = "N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT8542.8.A8.976 Q9.6.QT92.AQJ832"
decks = st.permutations(range(52))


@given(decks)
def test_a_deck_is_dealt_card_by_card_clockwise_from_north(deck: list[int]) -> None:
    deal = Deal.from_deck(deck)
    for place, index in enumerate(deck):
        assert CARDS[index] in deal.hands[place % 4]
    assert [len(hand) for hand in deal.hands] == [13] * 4


@given(decks, st.sampled_from(SEATS))
def test_a_deal_reads_back_what_it_writes_from_any_seat(deck: list[int], first: Seat) -> None:
    deal = Deal.from_deck(deck)
    assert Deal.from_pbn(deal.to_pbn(first)) == deal


def test_the_first_hand_in_pbn_is_that_of_the_named_seat() -> None:
    deal = Deal.from_pbn(PBN)
    assert deal.to_pbn() == PBN
    assert deal.hands[Seat.SOUTH] == Cards.parse("AKT8542.8.A8.976")
    assert Card.parse("SQ") in deal.hands[Seat.WEST]
    assert Deal.from_pbn("S" + PBN[1:]).hands[Seat.NORTH] == Cards.parse("AKT8542.8.A8.976")


@pytest.mark.parametrize(
    "text",
    [
        "",
        PBN[2:],
        PBN.rsplit(" ", 1)[0],
        PBN.replace("N:", "Q:"),
        PBN.replace("J63", "J6"),
        PBN.replace("J63", "J69"),
        PBN.replace("J63", "J66"),
        PBN + " ...",
    ],
)
def test_what_is_no_deal_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"deal|seat|twice"):
        Deal.from_pbn(text)


def test_the_text_of_a_deal_says_nothing_of_its_cards() -> None:
    deal = Deal.from_pbn(PBN)
    assert {repr(deal), str(deal), f"{deal}"} == {"<deal>"}


def test_a_deal_does_not_change_with_the_list_that_it_was_made_of() -> None:
    hands: Any = list(Deal.from_pbn(PBN).hands)
    deal = Deal(hands)
    hands.reverse()
    assert deal == Deal.from_pbn(PBN)
    assert hash(deal) == hash(Deal.from_pbn(PBN))
