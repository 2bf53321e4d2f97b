"""Laws 28 to 32: a call of a player who is not in turn. The left opponent may accept it.

If he does not it is cancelled, and what it costs depends on whose turn it was. Where that was the right opponent's and
he passes, the call has to be made again and costs nothing. A call for a right opponent who has to pass is in turn.

Not certain are, for all codes before 2017, the details of passes and doubles out of turn.
"""

from __future__ import annotations

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.laws import bars
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


def refused(state: State) -> Ruling:
    """The call is cancelled; what follows is settled at once, or by the offender's next call."""
    wrong, rules = state.bad_call, state.rules
    for_right = wrong.turn is wrong.seat.right
    if wrong.call == PASS and (for_right or not (rules.comparable_calls or state.auction.bid)):
        return bars.barred(state, Barring(wrong.seat, Bar.ONCE, bars.PASSES))
    if for_right or rules.comparable_calls:
        return Ruling(bars.waits(state, wrong))
    if wrong.call == PASS:
        state = bars.with_calls(state, state.matters.calls._replace(no_double=wrong))
        return bars.barred(state, Barring(wrong.seat, Bar.REST, bars.PASSES))
    return partner_out(state, wrong)


def partner_out(state: State, wrong: WrongCall) -> Ruling:
    """The partner passes for the rest of the auction, and his lead may be limited."""
    state = bars.with_calls(state, bars.withdrawn(state.matters.calls, wrong))
    return bars.barred(state, Barring(wrong.seat.partner, Bar.REST, bars.law_of(wrong)))
