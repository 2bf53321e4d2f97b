"""Law 66: who may look at the last trick, and until when. Only one trick back, never further."""

from __future__ import annotations

from bridge_tui.engine.actions import LookLastTrick
from bridge_tui.engine.events import LastTrickTurned
from bridge_tui.engine.laws.codes import LastTrick
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Ruling, State
from bridge_tui.model.seats import Seat

LAW = 66


def refusal(state: State, seat: Seat | None) -> Refused | None:
    """Why this seat may not look now, or None if it may. A seat of None asks for what all four may see.

    In duplicate2017 a card counts as turned when its player plays to the next trick, so that his own side's card ends
    the right as in the other codes of its kind. After the thirteenth trick everybody may look.
    """
    play = state.play
    if play is None or not play.tricks:
        return Refused(Reason.NO_TRICK_YET, LAW, seat=seat)
    if play.turn is None:
        return None
    rules = state.rules
    if seat is play.contract.dummy and not rules.dummy_may_look:
        return Refused(Reason.DUMMY_MAY_NOT_LOOK, LAW, seat=seat)
    begun = play.cards or any(each.again for each in state.matters.ready)
    if begun and (seat is None or rules.last_trick is LastTrick.UNTIL_NEXT_LEAD):
        return Refused(Reason.NEXT_TRICK_BEGUN, LAW, seat=seat)
    sides = {Seat((play.leader + turn) % 4).side for turn in range(len(play.cards))}
    sides |= {each.seat.side for each in state.matters.ready if each.again}
    if seat is not None and seat.side in sides:
        return Refused(Reason.SIDE_HAS_PLAYED_ON, LAW, seat=seat)
    return None


def look(state: State, action: LookLastTrick) -> Ruling:
    """The player turns the last trick. Raises `Refused` if he may not."""
    seat = action.seat
    refused = refusal(state, seat)
    if refused is not None:
        raise refused
    return Ruling(state, (LastTrickTurned(seat),))
