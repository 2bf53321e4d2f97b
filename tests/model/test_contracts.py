"""Contracts."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.model.cards import Strain, Suit
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.seats import SEATS


def test_every_contract_reads_back_what_it_writes() -> None:
    every = [Contract(*fields) for fields in product(range(1, 8), Strain, Doubling, SEATS)]
    assert len({str(contract) for contract in every}) == len(every) == 420
    assert all(Contract.parse(str(contract)) == contract for contract in every)


@pytest.mark.parametrize(
    ("text", "needed", "trump", "dummy"),
    [
        ("1C N", 7, Suit.CLUBS, "S"),
        ("3NT E", 9, None, "W"),
        ("4HX S", 10, Suit.HEARTS, "N"),
        ("7SXX W", 13, Suit.SPADES, "E"),
    ],
)
def test_a_contract_needs_six_tricks_and_its_level(text: str, needed: int, trump: Suit | None, dummy: str) -> None:
    contract = Contract.parse(text)
    assert (contract.tricks_needed, contract.trump, str(contract.dummy)) == (needed, trump, dummy)


TREBLED = f"4S{3 * 'X'} S"


@pytest.mark.parametrize("text", ["", "4S", "S 4S", "8C N", "0C N", TREBLED, "4 S", "X S", "4S Q", "4S N E", "4ſ S"])
def test_what_is_no_contract_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        Contract.parse(text)
