"""Random deals at live tables in all codes, with everything that people might do there. `make soak` plays 100,000."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from bridge_tui.engine.actions import PlayCard
from bridge_tui.engine.events import CardChanged, IrregularitySeen, OptionTaken, RevokeClaimed, TricksTransferred
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import Setup
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import Seat
from tests.engine.live_table import play_one
from tests.engine.tables import called, shuffled

DEALS = int(os.environ.get("LIVE_DEALS", "1600"))
SHARES = 4
"""So many parts, for as many processors as there are."""


@pytest.mark.parametrize("share", range(SHARES))
def test_whatever_people_do_at_a_live_table_it_can_be_ruled_on(share: int) -> None:
    seen: Counter[object] = Counter()
    for seed in range(share, DEALS, SHARES):
        for event in play_one(seed).table.events:
            seen[event.kind if isinstance(event, IrregularitySeen) else type(event)] += 1
    assert set(Irregularity) <= set(seen), "some irregularity never happens in these deals"
    assert {OptionTaken, CardChanged, RevokeClaimed, TricksTransferred} <= set(seen)


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("seed", range(12))
def test_a_legal_deal_goes_at_a_live_table_as_at_a_guarded_one(code: Code, seed: int) -> None:
    guarded = called("1NT P P P", Seat.NORTH, shuffled(seed), code=code)
    live = guarded._replace(setup=_live(guarded))
    while not guarded.is_over:
        action = PlayCard(guarded.turn or Seat.NORTH, guarded.legal_cards[seed % len(guarded.legal_cards)])
        step, twin = guarded.apply(action), live.apply(action)
        assert step.events == twin.events
        guarded, live = step.table, twin.table
        assert live == guarded._replace(setup=live.setup)
    assert live.tricks_won == guarded.tricks_won


def _live(table: Table) -> Setup:
    return Table.start(table.setup.deal, table.setup.dealer, code=table.setup.code, live=True).setup
