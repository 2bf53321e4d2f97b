"""The auction counted: every legal auction there is, through `Table.legal_calls` and `apply` only.

The whole rulebook of the auction in a few numbers. Between two bids there are 21 ways of passing, doubling and
redoubling, after the last one 7, before the first 4; hence C(35, n) · 4 · 21^(n-1) · 7 auctions of n bids, and with
the passed-out one (4 · 22^35 - 1) / 3 in all (published by Ted Muller and Bill Butler).
"""

from __future__ import annotations

from math import comb

import pytest

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat
from tests.engine.tables import SUITS_APART

Future = tuple[int, int, int, int]
"""What the rest of an auction depends on: last bid, trailing passes, its doubling, whose side made it."""


def future(calls: tuple[Call, ...]) -> Future:
    at = max((place for place, call in enumerate(calls) if call.is_bid), default=None)
    passes = len(calls) - 1 - max((place for place, call in enumerate(calls) if call), default=-1)
    if at is None:
        return 0, passes, 0, 0
    return calls[at], passes, max(calls[at + 1 :], default=0), (len(calls) - at) % 2


class AuctionCount:
    """Counts the auctions that can follow, by their number of further bids; auctions with one future only once."""

    def __init__(self) -> None:
        self.known: dict[Future, list[int]] = {}

    def count(self, table: Table, calls: tuple[Call, ...] = ()) -> list[int]:
        """Entry n: the number of ways to end this auction with n more bids."""
        key = future(calls)
        if key not in self.known:
            self.known[key] = self.add_up(table, calls)
        return self.known[key]

    def add_up(self, table: Table, calls: tuple[Call, ...]) -> list[int]:
        seat, total = table.turn, [0] * 36
        if not table.legal_calls or seat is None:
            return [1, *total[1:]]
        for call in table.legal_calls:
            further = self.count(table.apply(MakeCall(seat, call)).table, (*calls, call))
            for bids in range(36 - call.is_bid):
                total[bids + call.is_bid] += further[bids]
        return total


@pytest.fixture(scope="module")
def by_bids() -> list[int]:
    return AuctionCount().count(Table.start(SUITS_APART, Seat.NORTH))


def test_laws_17_to_22_allow_just_so_many_auctions(by_bids: list[int]) -> None:
    assert sum(by_bids) == (4 * 22**35 - 1) // 3 == 128745650347030683120231926111609371363122697557


def test_laws_17_to_22_allow_just_so_many_auctions_of_each_number_of_bids(by_bids: list[int]) -> None:
    assert by_bids[:4] == [1, 980, 349_860, 80_817_660]
    assert by_bids == [1, *(comb(35, bids) * 4 * 21 ** (bids - 1) * 7 for bids in range(1, 36))]


@pytest.mark.parametrize(("depth", "sequences"), [(1, 36), (2, 701), (3, 9_731)])
def test_so_many_sequences_of_calls_are_legal(depth: int, sequences: int) -> None:
    def walk(table: Table, more: int) -> int:
        seat = table.turn
        if more == 0 or seat is None:
            return 1
        return sum(walk(table.apply(MakeCall(seat, call)).table, more - 1) for call in table.legal_calls)

    assert walk(Table.start(SUITS_APART, Seat.NORTH), depth) == sequences
