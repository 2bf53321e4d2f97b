"""Tables at which a claim is made, and what all proofs of claims ask of them."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import SUITS_APART, called, played

N, E, S, W = SEATS

RUBBER_CODES = [Code.CLASSIC, Code.RUBBER_1993, Code.RUBBER_2014]
"""Those in which a contested claim is played on."""

SOUTH_PLAYS = "P P 4S P P P"
FIRST_TRICK = "DT D5 D3 DA"
"""West leads the ten of diamonds to South's four spades; South's ace wins. North is dummy."""

OPENING_LEADS = {N: "HA", E: "DA", S: "CA", W: "SA"}
"""By declarer the opening lead with suits apart."""

all_codes = pytest.mark.parametrize("code", Code)
rubber_codes = pytest.mark.parametrize("code", RUBBER_CODES)


def in_play(code: Code = Code.CLASSIC, cards: str = FIRST_TRICK) -> Table:
    """South's four spades."""
    return played(called(SOUTH_PLAYS, code=code), cards)


def led(declarer: Seat, code: Code = Code.CLASSIC) -> Table:
    """This seat's one no-trump after the opening lead, each player with a suit to himself."""
    opened = called("1NT P P P", declarer, SUITS_APART, code=code)
    return played(opened, OPENING_LEADS[declarer])


def ending(left: int, code: Code = Code.DUPLICATE_2017) -> Table:
    """North's one spade with so many tricks left, North on lead with the highest spades; nobody else has any."""
    table = called("1S P P P", deal=SUITS_APART, code=code)
    while table.play is None or len(table.play.tricks) < 13 - left:
        table = played(table, str(table.legal_cards[0]))
    return table


def refused(table: Table, action: TableAction) -> tuple[Reason, int | None, dict[str, object]]:
    """Why this is refused; nothing is changed by it."""
    before = table.view(ALL)
    with pytest.raises(Refused) as caught:
        table.apply(action)
    assert table.view(ALL) == before
    return caught.value.reason, caught.value.law, caught.value.params


def deciders(table: Table) -> tuple[Seat, ...]:
    return () if table.decision is None else table.decision.deciders
