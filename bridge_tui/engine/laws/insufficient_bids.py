"""Law 27: a bid in turn that is not higher than the last. The left opponent may accept it; otherwise it is replaced.

What it costs then is said in `replacements`.
"""

from __future__ import annotations

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.laws import bars
from bridge_tui.engine.state import Ruling, State


def notice(state: State, action: MakeCall) -> bool:
    """Whether this bid is not higher than the last one."""
    bid = state.auction.bid
    return action.call.is_bid and bid is not None and action.call <= bid


def refused(state: State) -> Ruling:
    """The offender has to call something else."""
    return Ruling(bars.waits(state, state.bad_call))
