"""Events that are told of together: many cards of a hand, players who are out; and what has been told already."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.events import (
    Barred,
    CallWithdrawn,
    CardWithdrawn,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
    Remarked,
    SpokeWithoutRights,
    TableEvent,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.runs import is_told_already, runs, to_tell

EAST, SOUTH, WEST = Seat.EAST, Seat.SOUTH, Seat.WEST
FIVE, KING = Card.parse("D5"), Card.parse("HK")
ONE, TWO = Call.parse("1H"), Call.parse("2H")

SEEN = IrregularitySeen(Irregularity.CARD_EXPOSED_IN_AUCTION, EAST, FIVE)
CALLED = IrregularitySeen(Irregularity.INSUFFICIENT_BID, EAST, call=ONE)


@pytest.mark.parametrize(
    "run",
    [
        (SEEN, replace(SEEN, card=KING)),
        (PenaltyCardLaid(EAST, FIVE), PenaltyCardLaid(EAST, KING)),
        (CardWithdrawn(EAST, FIVE), CardWithdrawn(EAST, KING)),
        (Barred(WEST, rest=True, law=38), Barred(EAST, rest=True, law=38)),
    ],
    ids=lambda run: type(run[0]).__name__,
)
def test_what_differs_in_a_card_or_in_who_is_out_goes_together(run: tuple[TableEvent, TableEvent]) -> None:
    first, second = run
    assert runs([first, second, first]) == [[first, second, first]]
    assert runs([Remarked(SOUTH, About.REVOKE), *run]) == [[Remarked(SOUTH, About.REVOKE)], [*run]]


@pytest.mark.parametrize(
    "events",
    [
        (CALLED, CALLED),
        (SEEN, replace(SEEN, seat=WEST)),
        (SEEN, IrregularitySeen(Irregularity.EXPOSED_CARD, EAST, KING)),
        (PenaltyCardLaid(EAST, FIVE), PenaltyCardLaid(EAST, KING, minor=True)),
        (PenaltyCardLaid(EAST, FIVE), CardWithdrawn(EAST, KING)),
        (Barred(WEST, rest=True, law=38), Barred(EAST, rest=False, law=38)),
        (Barred(WEST, rest=True, law=38), Barred(EAST, rest=True, law=27)),
        (CallWithdrawn(EAST, ONE), CallWithdrawn(WEST, TWO)),
    ],
    ids=repr,
)
def test_what_differs_in_more_stays_apart(events: tuple[TableEvent, TableEvent]) -> None:
    assert runs(events) == [[event] for event in events]


def of_a_call(option: str, law: int, call: Call) -> OptionTaken:
    return OptionTaken(SOUTH, option, law, call=call)


def test_that_a_call_is_cancelled_is_told_by_its_refusal() -> None:
    refused, gone = of_a_call("refuse", 27, TWO), CallWithdrawn(EAST, TWO)
    barred = Barred(WEST, rest=True, law=27)
    assert is_told_already(gone, refused)
    assert list(to_tell([refused, gone, barred])) == [([refused], gone), ([barred], None)]


@pytest.mark.parametrize(
    "before",
    [
        of_a_call("accept", 25, TWO),
        of_a_call("refuse", 25, ONE),
        of_a_call("refuse", 23, TWO),
        CallWithdrawn(EAST, ONE),
        None,
    ],
    ids=repr,
)
def test_otherwise_it_is_told_by_itself(before: TableEvent | None) -> None:
    assert not is_told_already(CallWithdrawn(EAST, TWO), before)


def test_each_is_told_with_what_came_after_it() -> None:
    said, spoke = Remarked(SOUTH, About.PENALTY_CARD), SpokeWithoutRights(SOUTH, About.PENALTY_CARD)
    assert list(to_tell([said, spoke])) == [([said], spoke), ([spoke], None)]
    assert list(to_tell([])) == []
