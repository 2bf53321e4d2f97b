"""Law 39: a call after the final pass, before the opening lead. It never changes the contract.

A defender's call other than a pass may limit his partner's first lead, unless the left opponent lets it go.
"""

from __future__ import annotations

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.events import IrregularitySeen
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import bars
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import WrongCall
from bridge_tui.model.calls import PASS

KIND = Irregularity.CALL_AFTER_FINAL_PASS


def notice(state: State, action: MakeCall) -> Ruling:
    """A future defender's call that tells something waits; all others are nothing."""
    seat, call = action.seat, action.call
    seen = IrregularitySeen(KIND, seat, call=call)
    if seat not in state.played.defenders or call == PASS:
        return Ruling(state, (seen,))
    wrong = WrongCall(KIND, seat, call, None, len(state.auction.calls))
    return Ruling(bars.with_calls(state, state.matters.calls._replace(pending=wrong)), (seen,))


def refused(state: State) -> Ruling:
    """The partner's first lead may be limited."""
    return Ruling(bars.with_calls(state, bars.withdrawn(state.matters.calls, state.bad_call)))


def let_go(state: State) -> Ruling:
    """Nothing comes of it."""
    return Ruling(state)
