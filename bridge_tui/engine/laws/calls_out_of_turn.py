"""Laws 28 to 32: a call of a player who is not in turn. The left opponent may accept it.

If he does not it is cancelled, and what it costs depends on whose turn it was. Where that was the right opponent's and
he passes, the call has to be made again and costs nothing. A call for a right opponent who has to pass is in turn.

Not certain are, for all codes before 2017, the details of passes and doubles out of turn.
"""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.laws import bars
from bridge_tui.engine.laws.codes import Rules
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import Bar, Barring, WrongCall
from bridge_tui.model.calls import PASS


def notice(state: State, action: MakeCall) -> bool:
    """Whether the seat is not in turn."""
    return action.seat is not state.auction.turn


def counts_in_turn(state: State, action: MakeCall) -> bool:
    """Whether the call is in turn because the right opponent, whose turn it is, has to pass (Law 28A)."""
    right = action.seat.right
    return state.auction.turn is right and state.matters.calls.bar_of(right) is not None


class Follows(Enum):
    """What follows from a call out of turn that is refused."""

    PASS = "pass"
    """The offender passes when his turn comes."""
    REPEATED = "repeated"
    """If the right opponent passes the call is made again; otherwise the next call of the offender is measured."""
    MEASURED = "measured"
    """The next call of the offender is measured against it."""
    OUT = "out"
    """The offender passes for the rest of the auction, and his partner may not double at his next turn."""
    PARTNER_OUT = "partner_out"


def follows(wrong: WrongCall, rules: Rules, *, has_bid: bool) -> Follows:
    """What follows from this call under these rules; `has_bid` is whether anybody had bid before it."""
    for_right, has_passed = wrong.turn is wrong.seat.right, wrong.call == PASS
    if has_passed and (for_right or not (rules.comparable_calls or has_bid)):
        return Follows.PASS
    if for_right:
        return Follows.REPEATED
    if rules.comparable_calls:
        return Follows.MEASURED
    return Follows.OUT if has_passed else Follows.PARTNER_OUT


def refused(state: State) -> Ruling:
    """The call is cancelled; what follows is settled at once, or by the offender's next call."""
    wrong = state.bad_call
    what_follows = follows(wrong, state.rules, has_bid=state.auction.bid is not None)
    match what_follows:
        case Follows.PASS:
            return bars.barred(state, Barring(wrong.seat, Bar.ONCE, bars.PASSES))
        case Follows.OUT:
            state = bars.with_calls(state, state.matters.calls._replace(no_double=wrong))
            return bars.barred(state, Barring(wrong.seat, Bar.REST, bars.PASSES))
        case Follows.PARTNER_OUT:
            return partner_out(state, wrong)
        case Follows.REPEATED | Follows.MEASURED:
            return Ruling(bars.waits(state, wrong))
        case _:
            assert_never(what_follows)


def partner_out(state: State, wrong: WrongCall) -> Ruling:
    """The partner passes for the rest of the auction, and his lead may be limited."""
    state = bars.with_calls(state, bars.withdrawn(state.matters.calls, wrong))
    return bars.barred(state, Barring(wrong.seat.partner, Bar.REST, bars.law_of(wrong)))
