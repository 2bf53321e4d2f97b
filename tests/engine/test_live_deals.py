"""Random deals at live tables in all codes, with everything that people might do there. `make soak` plays 100,000."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import get_args

import pytest

from bridge_tui.engine.events import (
    BarLifted,
    ConcessionCancelled,
    HandFaced,
    HandSpread,
    IrregularitySeen,
    PenaltyCardMadeMajor,
    SpokeWithoutRights,
    TableEvent,
    TurnGivenBack,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import Seat
from tests.engine import live_habits
from tests.engine.live_facts import DECISIONS
from tests.engine.live_habits import Habit
from tests.engine.live_people import something
from tests.engine.live_table import LiveTable, applied, play_one
from tests.engine.tables import shuffled

DEALS = int(os.environ.get("LIVE_DEALS", "1600"))
SELDOM: Mapping[Habit, set[object]] = {
    live_habits.bids_too_little: {BarLifted, "comparable_call"},
    live_habits.passes_for_another: {TurnGivenBack},
    live_habits.becomes_dummy: {HandSpread},
    live_habits.mixes_up_the_end: {"twelfth_trick"},
    live_habits.looks_and_speaks: {SpokeWithoutRights, "lead_hand_choice"},
    live_habits.contests_and_faces: {HandFaced, "disputed_claim"},
    live_habits.concedes_too_much: {ConcessionCancelled},
    live_habits.drops_small_cards: {PenaltyCardMadeMajor},
}
"""Events and decisions that need a habit to come up soon."""
MOST_DEALS = 400
SHARES = 4
"""So many parts, for as many processors as there are."""


@pytest.mark.parametrize("share", range(SHARES))
def test_whatever_people_do_at_a_live_table_it_can_be_ruled_on(share: int) -> None:
    seen: Counter[object] = Counter()
    for seed in range(share, DEALS, SHARES):
        live = _played(seed)
        seen.update(live.decisions)
        for event in live.table.events:
            seen[type(event)] += 1
            if isinstance(event, IrregularitySeen):
                seen[event.kind] += 1
    wanted: set[object] = {*Irregularity, *get_args(TableEvent), *DECISIONS}
    assert wanted - set(seen) <= set().union(*SELDOM.values()), "something never happens in these deals"


def _played(seed: int) -> LiveTable:
    """The deal of this seed, which is named if something does not hold."""
    try:
        return play_one(seed)
    except Exception as error:
        raise AssertionError(f"deal {seed}") from error


@pytest.mark.parametrize("habit", SELDOM)
def test_what_seldom_happens_by_chance_does_where_people_have_the_habit(habit: Habit) -> None:
    wanted = set(SELDOM[habit])
    for seed in range(MOST_DEALS):
        live = play_one(seed, habit)
        wanted -= {*live.decisions, *map(type, live.table.events)}
        if not wanted:
            return
    raise AssertionError(f"{wanted} never happen")


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("seed", range(12))
def test_a_legal_deal_goes_at_a_live_table_as_at_a_guarded_one(code: Code, seed: int) -> None:
    """From the first call on; some of dummy's cards are named in other words, where these mean a legal card."""
    rng, dealer = Random(seed), Seat(seed % 4)
    guarded, live = (Table.start(shuffled(seed), dealer, code=code, live=is_live) for is_live in (False, True))
    while not guarded.is_over:
        action = something(rng, guarded, wild=0)
        assert action is not None
        outcome, guarded = applied(guarded, action)
        if isinstance(outcome, str):
            continue
        twin, live = applied(live, action)
        assert outcome == twin
        assert live == guarded._replace(setup=live.setup)
    assert live.tricks_won == guarded.tricks_won
