"""Laws 23, 25, 27, 30 to 32 and 36: what an irregular call costs, once the offender calls something else instead.

Until 2014 the lowest sufficient bid of the same denomination makes an insufficient bid good. In duplicate2017 any
comparable call makes good what allows of it. What is comparable needs judgement; the closed rule here: the same call,
unless partner has acted in between; a pass for a pass; the lowest sufficient bid of the same denomination. Of other
calls the table is asked, but not of a pass: it never means what a bid meant.
"""

from __future__ import annotations

from typing import NamedTuple

from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import bars
from bridge_tui.engine.state import State
from bridge_tui.engine.wrong_calls import Awaited, Bar, WrongCall
from bridge_tui.model.calls import BIDS, PASS, Call, LegalCalls

COMPARABLE_LAW = 23


class Price(NamedTuple):
    """What the withdrawn call costs."""

    bar: Bar | None = None
    """How long the offender's partner has to pass; None for not at all."""
    limits_lead: bool = False
    """Whether it may limit his partner's first lead (Law 26)."""
    asks: bool = False
    """Whether the table is asked if the new call means the same, so that nothing is to be paid."""


FREE = Price()


def price(state: State, awaited: Awaited, call: Call) -> Price:
    """What it costs that the offender, who is in turn, makes this call."""
    wrong = awaited.wrong
    match wrong.kind:
        case Irregularity.INSUFFICIENT_BID:
            return _insufficient(state, awaited, call)
        case Irregularity.CALL_OUT_OF_TURN:
            return _out_of_turn(state, awaited, call)
        case Irregularity.CHANGE_OF_CALL:
            return Price(Bar.ONCE if call == wrong.first else Bar.REST, limits_lead=True)
        case _:
            return Price(Bar.REST, limits_lead=True)


def free(state: State, awaited: Awaited) -> LegalCalls:
    """What the offender, who is in turn, may call at no cost, without the table being asked."""
    return LegalCalls(call for call in state.auction.legal if price(state, awaited, call) == FREE)


def _insufficient(state: State, awaited: Awaited, call: Call) -> Price:
    """Law 27. The table may say of a double, too, that it means the same (2017)."""
    bid, last = awaited.wrong.call, state.auction.bid
    if last is not None and call.is_bid and call <= last:
        return FREE  # the left opponent has accepted it (Law 27A)
    if not awaited.spoilt and _is_lowest(state, bid, call):
        return FREE
    if state.rules.comparable_calls:
        return Price(Bar.REST, limits_lead=True, asks=not awaited.spoilt and call != PASS)
    for_a_pass = call == PASS and state.rules.pass_for_notrump_limits
    return Price(Bar.REST, limits_lead=bid.suit is not None or for_a_pass)


def _out_of_turn(state: State, awaited: Awaited, call: Call) -> Price:
    """Laws 30 to 32."""
    wrong = awaited.wrong
    if call == bars.settled_call(state, wrong.seat):
        return FREE
    if state.rules.comparable_calls:
        if not awaited.spoilt and is_comparable(state, wrong, call):
            return FREE
        return Price(Bar.ONCE, limits_lead=True, asks=not awaited.spoilt and call != PASS)
    if wrong.call.is_bid and call.is_bid and call.strain is wrong.call.strain:
        return Price(Bar.ONCE)
    return Price(Bar.REST, limits_lead=True)


def is_comparable(state: State, wrong: WrongCall, call: Call) -> bool:
    """Whether this call, which the offender makes in turn, means the same by the closed rule (Law 23A)."""
    if call == wrong.call:
        partner = wrong.seat.partner
        since = state.auction.calls[wrong.since :]
        return call == PASS or all(seat is not partner or said == PASS for seat, said in since)
    return wrong.call.is_bid and _is_lowest(state, wrong.call, call)


def _is_lowest(state: State, bid: Call, call: Call) -> bool:
    """Whether this call is the lowest sufficient bid of the denomination that was bid."""
    return call == lowest(bid, state.auction.bid)


def lowest(bid: Call, over: Call | None) -> Call | None:
    """The lowest bid in the denomination of this one that is higher than the last bid; None if there is none."""
    return next((each for each in BIDS if (over is None or each > over) and each.strain is bid.strain), None)
