"""What a refused call costs when it is replaced: at random tables and at the desk the same, for every sort of call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bridge_tui.desk.advice import Outcome, advise
from bridge_tui.desk.incidents import incident
from bridge_tui.engine.actions import Choose, MakeCall
from bridge_tui.engine.events import IrregularitySeen
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.model.calls import DOUBLE, PASS, Call
from bridge_tui.model.seats import Seat
from tests.desk.real_tables import Wrong, many, told
from tests.desk.roles import asked, happened, holds

KINDS = {"insufficient-bid", "change-of-call", "inadmissible-double", "call-out-of-turn"}


def sort(call: Call, wrong: Call, first: Call | None, bid: Call | None) -> str:
    """What sort of call stands in the place of the wrong one; of its strain only the lowest sufficient bid is told."""
    if call == first:
        return "first"
    if not call.is_bid:
        return "pass" if call == PASS else "double" if call == DOUBLE else "redouble"
    if not wrong.is_bid or call.strain is not wrong.strain:
        return "other"
    return "same" if bid is None or call - 5 <= bid else "higher"


def by_sort(outcomes: tuple[Outcome, ...], wrong: Call, first: Call | None, bid: Call | None) -> dict[str, Outcome]:
    calls = ((each.actions[0], each) for each in outcomes)
    return {sort(made.call, wrong, first, bid): each for made, each in calls if isinstance(made, MakeCall)}


@pytest.mark.parametrize("share", range(4))
def test_every_sort_of_call_costs_the_same(share: int) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for _seed, wrong in many(range(share * 500, (share + 1) * 500)):
        facts = told(wrong)
        if facts is not None and facts[0] in KINDS and wrong.table.decision is not None:
            seen.update((facts[0], each) for each in compared(wrong, *facts))
    assert {name for name, _sort in seen} == KINDS
    assert {each for _name, each in seen} >= {"first", "same", "other", "pass", "double"}


def compared(wrong: Wrong, name: str, answers: dict[str, str]) -> Iterator[str]:
    """The sorts of calls that have been compared. Where the table asks for a slip there is no refusal yet."""
    assert isinstance(wrong.action, MakeCall)
    found = incident(name)
    assert found is not None
    if wrong.action.slip or answers.get("turn") == "partner":
        return
    offender, decision = wrong.offender, wrong.table.decision
    assert decision is not None
    advice = advise(found, answers, wrong.table.setup.code)
    desk = next(each for each in advice.outcomes if each.option == "refuse")
    table = wrong.table.apply(Choose(decision.deciders[0], "refuse")).table
    first = wrong.before.auction.calls[-1][1] if name == "change-of-call" else None
    if table.view(ALL).replaces is not None:
        yield from _replaced(table, desk, offender, wrong.action.call, first)
    elif answers.get("turn") == "right" and answers["call"] != "pass":
        passes, bids = desk.then
        passed = table.apply(MakeCall(offender.right, PASS)).table
        if passed.turn is offender:
            yield from _replaced(passed, passes, offender, wrong.action.call, None)
        higher = [call for call in table.legal_calls if call.is_bid]
        if higher:
            bid = table.apply(MakeCall(offender.right, higher[0])).table
            yield from _replaced(bid, bids, offender, wrong.action.call, None)


def _replaced(table: Table, desk: Outcome, offender: Seat, wrong: Call, first: Call | None) -> Iterator[str]:
    first_there, wrong_there = None if first is None else Call.parse("1H"), _wrong(desk)
    sorts = by_sort(desk.then, wrong_there, first_there, _bid(desk))
    for call in table.legal_calls:
        kind = sort(call, wrong, first, table.auction.bid)
        if kind in sorts:
            after, events = table.apply(MakeCall(offender, call))
            outcome = sorts[kind]
            if after.play is None and not after.is_over and outcome.view.contract is None:
                assert happened(outcome.events, offender) == happened(events, offender), (call, kind)
                assert holds(outcome.view, offender) == holds(after.view(ALL), offender), (call, kind)
                assert asked(outcome.decision, offender) == asked(after.decision, offender), (call, kind)
                yield kind


def _bid(desk: Outcome) -> Call | None:
    bids = [call for _seat, call in desk.view.calls if call.is_bid]
    return bids[-1] if bids else None


def _wrong(desk: Outcome) -> Call:
    """The call that went wrong at the desk."""
    seen = (event.call for event in desk.view.events if isinstance(event, IrregularitySeen))
    call = next(seen)
    assert call is not None
    return call
