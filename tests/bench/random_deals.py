"""Random whole deals by a fixed recipe, so that engines can be compared: in their sum of scores and in their speed.

The deck is shuffled by `random.Random`, card i goes to seat i mod 4, North deals, nobody is vulnerable; every call and
every card is drawn from the legal ones, in the order of their numbers.
"""

from __future__ import annotations

import random

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.engine.table import Table
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Side
from bridge_tui.scoring.points import duplicate_score


def play_random_deal(rng: random.Random, *, live: bool = False) -> Table:
    """A deal played from the first call to the end with what `rng` draws, at a guarded table or a live one."""
    deck = list(range(52))
    rng.shuffle(deck)
    table = Table.start(Deal.from_deck(deck), Seat.NORTH, live=live)
    while calls := table.legal_calls:
        seat = table.turn
        assert seat is not None
        table = table.apply(MakeCall(seat, calls[rng.randrange(len(calls))])).table
    while cards := table.legal_cards:
        seat = table.turn
        assert seat is not None
        table = table.apply(PlayCard(seat, cards[rng.randrange(len(cards))])).table
    return table


def north_south_score(table: Table) -> int:
    """The duplicate score of a finished deal from North-South's side, nobody vulnerable; 0 when it was passed out."""
    contract = table.contract
    if contract is None:
        return 0
    side = contract.declarer.side
    score = duplicate_score(contract, vulnerable=False, tricks=table.tricks_won[side])
    return score if side is Side.NS else -score


def sum_of_scores(deals: int, seed: int = 1) -> int:
    """The scores of so many random deals from this seed, added up."""
    rng = random.Random(seed)
    return sum(north_south_score(play_random_deal(rng)) for _ in range(deals))
