"""Honours by law, for any hand at any strain."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.model.cards import Cards, Strain
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS
from bridge_tui.scoring.honours import honours, honours_in_hand
from tests.scoring import paper_scorer


def subsets(letters: str) -> Iterator[str]:
    for kept in product((False, True), repeat=len(letters)):
        yield "".join(letter for letter, keep in zip(letters, kept, strict=True) if keep)


@pytest.mark.parametrize("suit", range(4))
def test_four_trump_honours_earn_100_and_five_150(suit: int) -> None:
    for held, small in product(subsets("AKQJT"), subsets("98762")):
        hand = "." * (3 - suit) + held + small + "." * suit
        assert honours_in_hand(Cards.parse(hand), Strain(suit)) == {4: 100, 5: 150}.get(len(held), 0)


def test_four_aces_earn_150_at_notrump_only() -> None:
    for aces in product(("A", "K", "AK"), repeat=4):
        hand = Cards.parse(".".join(aces))
        assert honours_in_hand(hand, Strain.NOTRUMP) == (150 if "K" not in aces else 0)
    assert [honours_in_hand(Cards.parse("A.A.A.A"), strain) for strain in Strain] == [0, 0, 0, 0, 150]


@given(st.permutations(range(52)), st.sampled_from(tuple(Strain)))
def test_honours_count_for_whoever_was_dealt_them(deck: list[int], strain: Strain) -> None:
    deal = Deal.from_deck(deck)
    on_paper = {seat: paper_scorer.honours(set(map(str, deal.hands[seat])), str(strain)) for seat in SEATS}
    assert dict(honours(deal, strain)) == {seat: points for seat, points in on_paper.items() if points}


def test_one_deal_earns_different_honours_by_strain() -> None:
    deal = Deal.from_pbn("N:AKQJT.A.A.A65432 9876.KQJT9.K2.KQ 5432.8765.QJT.JT .432.9876543.987")
    earned = {str(strain): {str(seat): points for seat, points in honours(deal, strain)} for strain in Strain}
    assert earned == {"C": {}, "D": {}, "H": {"E": 100}, "S": {"N": 150}, "NT": {"N": 150}}
