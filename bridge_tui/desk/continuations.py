"""How a table may go on after an incident: all that can be chosen, and a few calls and cards that stand for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridge_tui.engine.actions import Choose, MakeCall, PlayCard, TableAction
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.laws.choices import REFUSE, offered
from bridge_tui.engine.state import Decision
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.engine.wrong_calls import WrongCall
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.seats import Seat

IN_THE_AUCTION, IN_THE_PLAY = 3, 2
"""So many steps are looked ahead: what a refused call costs shows when it is replaced, and then all may be asked."""


class Way(NamedTuple):
    """Something that may be done next."""

    table: Table
    """After it."""
    actions: tuple[TableAction, ...] = ()
    events: tuple[TableEvent, ...] = ()

    def does(self, action: TableAction) -> Way:
        """The same with this done as well."""
        table, events = self.table.apply(action)
        return Way(table, (*self.actions, action), self.events + events)


def ways(table: Table, depth: int) -> Iterator[Way]:
    """All ways to go on that matter, so many steps after the incident."""
    if depth >= (IN_THE_AUCTION if table.play is None else IN_THE_PLAY):
        return
    if table.decision is not None:
        yield from (_chosen(table, choice) for choice in offered(table.decision, _decider(table.decision)))
    elif table.view(ALL).to_replace is not None:
        yield Way(table).does(PlayCard(_turn(table), table.legal_cards[0]))
    elif table.play is None and table.matters.calls.awaited:
        yield from _calls(table, table.matters.calls.awaited[-1].wrong)


def _decider(decision: Decision) -> Seat:
    """Of several the one on the offender's left, whose word is the last where the others could say otherwise."""
    left = None if decision.offender is None else decision.offender.left
    return left if left in decision.deciders else decision.deciders[0]


def _chosen(table: Table, choice: Choose) -> Way:
    """What the choice leads to; where all who are asked have to agree, all of them do."""
    way, asked = Way(table).does(choice), table.decision
    while choice.option != REFUSE and _is_still_asked(asked, way.table.decision):
        assert way.table.decision is not None
        seat = way.table.decision.deciders[0]
        way, asked = way.does(Choose(seat, choice.option, choice.suit, choice.card)), way.table.decision
    return way


def _is_still_asked(before: Decision | None, now: Decision | None) -> bool:
    """Whether it is the same question, and others have still to answer."""
    if before is None or now is None or (before.kind, before.call) != (now.kind, now.call):
        return False
    return set(now.deciders) < set(before.deciders)


# An offender who has still to replace his call.


def _calls(table: Table, wrong: WrongCall) -> Iterator[Way]:
    """The calls that stand for all he may make; before his turn the right opponent's, or the others pass."""
    turn = _turn(table)
    if turn is wrong.seat:
        yield from (Way(table).does(MakeCall(turn, call)) for call in _replacements(table, wrong))
    elif turn is wrong.turn is wrong.seat.right:
        yield from (Way(table).does(MakeCall(turn, call)) for call in _pass_and_bid(table))
    else:
        yield _others_pass(table, wrong.seat)


def _pass_and_bid(table: Table) -> list[Call]:
    bids = [call for call in table.legal_calls if call.is_bid]
    return [PASS, *bids[:1]]


def _replacements(table: Table, wrong: WrongCall) -> list[Call]:
    """The call that it was to change; the lowest bid in its strain, if it was a bid; the lowest other bid; no bid."""
    legal = list(table.legal_calls)
    first = [each for each in legal if each == wrong.first]
    bids = [each for each in legal if each.is_bid and each not in first]
    same = [each for each in bids if wrong.call.is_bid and each.strain is wrong.call.strain]
    other = [each for each in bids if each not in same]
    return [*first, *same[:1], *other[:1], *(each for each in legal if not each.is_bid)]


def _others_pass(table: Table, offender: Seat) -> Way:
    way = Way(table)
    while way.table.turn not in {offender, None} and way.table.play is None and way.table.decision is None:
        way = way.does(MakeCall(_turn(way.table), PASS))
    return way


def _turn(table: Table) -> Seat:
    assert table.turn is not None
    return table.turn
