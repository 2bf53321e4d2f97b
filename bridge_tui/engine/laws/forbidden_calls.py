"""Laws 35 to 38: doubles and redoubles that nothing admits, bids of more than seven, calls of players who have to pass.

The first two can never be accepted. If the left opponent has called over an inadmissible double, that call is cancelled
with it; over a bid of more than seven, both are passes. Either way there is no more to pay.
"""

from __future__ import annotations

from bridge_tui.engine import auction as auctions
from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.events import CallWithdrawn
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import bars, standing_calls
from bridge_tui.engine.laws.calls_out_of_turn import partner_out
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import Bar, Barring
from bridge_tui.model.calls import CALLS, PASS

# Inadmissible doubles and redoubles.


def is_inadmissible(state: State, action: MakeCall) -> bool:
    """Whether this is a double or redouble that the calls so far, or a ruling, do not leave to this seat."""
    auction, seat = state.auction, action.seat
    if action.call not in bars.DOUBLES:
        return False
    admitted = auctions.legal_calls(seat, auction.bid, auction.bidder, auction.doubling)
    return action.call not in admitted or not bars.may_double(state, seat)


def inadmissible_refused(state: State) -> Ruling:
    """In turn the offender calls something else, and his partner is out; out of turn he is so at once.

    In place of an insufficient bid it only spoils what he calls there (Law 27B).
    """
    wrong = state.bad_call
    if wrong.turn is not wrong.seat:
        return partner_out(state, wrong)
    before = state.matters.calls.awaited_of(wrong.seat)
    if before is not None and before.wrong.kind is Irregularity.INSUFFICIENT_BID:
        return Ruling(bars.waits_on(state, before))
    return Ruling(bars.waits(state, wrong))


def called_over_inadmissible(state: State, action: MakeCall) -> Ruling:
    """Both calls are cancelled, and nobody pays."""
    return Ruling(state, (bars.taken_back(state.bad_call), CallWithdrawn(action.seat, action.call)))


# Bids of more than seven.


def is_over_seven(_state: State, action: MakeCall) -> bool:
    """Whether no contract can be so high."""
    return action.call >= len(CALLS)


def called_over_seven(state: State, action: MakeCall) -> Ruling:
    """Passes stand in the place of both calls, and nobody pays."""
    offender = state.bad_call.seat
    gone = (bars.taken_back(state.bad_call), CallWithdrawn(action.seat, action.call))
    state, events = standing_calls.stands(state, offender, PASS)
    if state.auction.turn is not action.seat:
        return Ruling(state, (*gone, *events))
    state, more = standing_calls.stands(state, action.seat, PASS)
    return Ruling(state, (*gone, *events, *more))


# Calls of players who have to pass.


def is_barred(state: State, action: MakeCall) -> bool:
    """Whether this seat has to pass and does not."""
    return action.call != PASS and state.matters.calls.bar_of(action.seat) is not None


def both_out(state: State) -> Ruling:
    """The offender and his partner pass for the rest of the auction, and a lead may be limited."""
    wrong = state.bad_call
    state, events = bars.barred(state, Barring(wrong.seat, Bar.REST, bars.law_of(wrong)))
    state, more = partner_out(state, wrong)
    return Ruling(state, (*events, *more))
