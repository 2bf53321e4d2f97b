"""Law 25: the player who called last calls again.

If it was a slip, and all four agree that it was, the new call stands in the place of the first, until partner has
called. Otherwise the left opponent may accept the second call. If he does not, the first one stands (2014, 2017), or
the offender may choose another after all (classic, 1993), which costs more. What the older codes have here is not
certain.
"""

from __future__ import annotations

from bridge_tui.engine import auction as auctions
from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.events import CallWithdrawn, SlipStated
from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.engine.laws import bars, exposed_in_auction, standing_calls
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import NO_WRONG_CALLS, Question, WrongCall, WrongCalls
from bridge_tui.model.seats import Seat

LAW = 25
KIND = Irregularity.CHANGE_OF_CALL


def notice(state: State, action: MakeCall) -> bool:
    """Whether the player who called last calls again, and not because he is in turn once more."""
    calls = state.auction.calls
    return bool(calls) and calls[-1][0] is action.seat is not state.auction.turn


def refused(state: State) -> Ruling:
    """The first call stands, or the offender may choose again. To say the same again costs nothing."""
    wrong, calls = state.bad_call, state.matters.calls
    if wrong.call == wrong.first:
        return Ruling(state)
    if state.rules.first_call_stands:
        return Ruling(bars.with_calls(state, bars.withdrawn(calls, wrong)))
    return Ruling(bars.waits(_without_last(state), wrong), _first_gone(wrong))


def accepted(state: State) -> Ruling:
    """The second call stands in the place of the first."""
    wrong = state.bad_call
    state, events = standing_calls.stands(_without_last(state), wrong.seat, wrong.call)
    return Ruling(state, (*_first_gone(wrong), *events))


def _first_gone(wrong: WrongCall) -> tuple[CallWithdrawn, ...]:
    """Says that the call does not stand that was made first."""
    return () if wrong.first is None else (CallWithdrawn(wrong.seat, wrong.first),)


def _without_last(state: State) -> State:
    """The state in which the last call has not been made, and its player is in turn again."""
    auction = state.auction
    count = len(auction.calls) - 1
    cut = auctions.cut_back(auction, count, auction.calls[count][0])
    return bars.given_back(state, count)._replace(auction=cut)


# A slip.


def asks(state: State, action: MakeCall) -> Ruling:
    """All four are asked whether this player's last call was a slip. Raises `Refused` if he has none to change."""
    seat, calls = action.seat, state.matters.calls
    if not _has_called(state, seat):
        raise Refused(Reason.NO_CALL_TO_CHANGE, LAW, seat=seat)
    state = bars.with_calls(state, calls._replace(question=Question(AskedOfAll.SLIP, seat, action.call)))
    return Ruling(state, (SlipStated(seat, action.call),))


def _has_called(state: State, seat: Seat) -> bool:
    """Whether this seat has made a call, be it one that waits, and neither partner nor a ruling has come since."""
    calls, made = state.matters.calls, state.auction.calls
    if calls.pending is not None:
        return calls.pending.seat is seat
    callers = [caller for caller, _call in made[calls.ruled :]][-2:]
    return callers[-1:] == [seat] or callers == [seat, seat.left]


def undone(state: State) -> Ruling:
    """The call that was a slip was never made, nor what the left opponent has called over it."""
    calls = state.matters.calls
    seat = _asked_of(state).seat
    if calls.pending is not None:
        gone = bars.taken_back(calls.pending)
        return Ruling(bars.with_calls(state, calls._replace(pending=None, question=None)), (gone,))
    auction = state.auction
    count = max(place for place, (caller, _call) in enumerate(auction.calls) if caller is seat)
    events = tuple(CallWithdrawn(*made) for made in reversed(auction.calls[count:]))
    state = state._replace(auction=auctions.cut_back(auction, count, seat))
    return Ruling(bars.with_calls(state, _before(calls, count)), events)


def _before(calls: WrongCalls, count: int) -> WrongCalls:
    """What was kept in mind when so many calls stood, with the cards that have been seen since."""
    before = dict(calls.earlier).get(count, NO_WRONG_CALLS)
    since = (*(each for at, kept in calls.earlier if at > count for each in kept.bars), *calls.bars)
    for_cards = (each for each in since if each.law == exposed_in_auction.LAW and each not in before.bars)
    bars_then = (*before.bars, *dict.fromkeys(for_cards))
    earlier = tuple(each for each in calls.earlier if each[0] < count)
    return before._replace(pending=None, question=None, faced=calls.faced, bars=bars_then, earlier=earlier)


def _asked_of(state: State) -> Question:
    question = state.matters.calls.question
    assert question is not None
    return question
