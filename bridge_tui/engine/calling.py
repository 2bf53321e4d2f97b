"""What people call at a live table, and what the director makes of it. He holds no law himself.

Each family of irregular calls says whether a call belongs to it, whether it can be accepted, what becomes of it when
the left opponent calls over it, and what follows when it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bridge_tui.engine import auction as auctions
from bridge_tui.engine.actions import Choose, MakeCall
from bridge_tui.engine.events import Condoned, IrregularitySeen, OptionTaken, TurnGivenBack
from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.engine.laws import (
    after_the_auction,
    bars,
    calls_out_of_turn,
    changed_calls,
    forbidden_calls,
    insufficient_bids,
    replacements,
    standing_calls,
)
from bridge_tui.engine.laws.choices import ACCEPT, ACCEPT_OR_REFUSE, REFUSE
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Auction, Decision, Option, Ruling, State
from bridge_tui.engine.wrong_calls import Question, WrongCall
from bridge_tui.model.calls import CALLS, OVER_SEVEN, PASS

CALLS_AND_MORE = CALLS + OVER_SEVEN
"""All that can be said, by its number."""


class CallFamily(NamedTuple):
    """A family of laws whose irregular calls wait for a ruling of the left opponent's."""

    notice: Callable[[State, MakeCall], bool]
    """Whether a call is one of these, if it is none of those before."""
    refused: Callable[[State], Ruling]
    """What follows when it is refused."""
    accepted: Callable[[State], Ruling] | None
    """What follows when it is accepted; None where it cannot be."""
    called_over: Callable[[State, MakeCall], Ruling] | None = None
    """What becomes of it and of a call over it, where that does not accept it."""


def _accepted(state: State) -> Ruling:
    """The call stands as if it had been right."""
    return standing_calls.stands(state, state.bad_call.seat, state.bad_call.call)


FAMILIES: Mapping[Irregularity, CallFamily] = {
    Irregularity.BID_OVER_SEVEN: CallFamily(
        forbidden_calls.is_over_seven, forbidden_calls.both_out, None, forbidden_calls.called_over_seven
    ),
    Irregularity.INADMISSIBLE_CALL: CallFamily(
        forbidden_calls.is_inadmissible,
        forbidden_calls.inadmissible_refused,
        None,
        forbidden_calls.called_over_inadmissible,
    ),
    Irregularity.CALL_BY_BARRED_PLAYER: CallFamily(forbidden_calls.is_barred, forbidden_calls.both_out, _accepted),
    Irregularity.CHANGE_OF_CALL: CallFamily(changed_calls.notice, changed_calls.refused, changed_calls.accepted),
    Irregularity.CALL_OUT_OF_TURN: CallFamily(calls_out_of_turn.notice, calls_out_of_turn.refused, _accepted),
    Irregularity.INSUFFICIENT_BID: CallFamily(insufficient_bids.notice, insufficient_bids.refused, _accepted),
    Irregularity.CALL_AFTER_FINAL_PASS: CallFamily(
        lambda state, _action: state.play is not None, after_the_auction.refused, after_the_auction.let_go
    ),
}
"""By irregularity; a call that is several at once is the first of them."""


def call(state: State, action: MakeCall) -> Ruling:
    """A call, right or not. Raises `Refused` for what is no call any more, and while a question is open."""
    action = MakeCall(action.seat, CALLS_AND_MORE[action.call], action.slip)
    _refuse_impossible(state, action)
    if action.slip:
        return changed_calls.asks(state, action)
    calls = state.matters.calls
    if calls.question is not None:  # the next player goes on, and has thereby said no
        return said(bars.with_calls(state, calls._replace(question=None)), action)
    return said(state, action) if calls.pending is None else _over(state, action, calls.pending)


def _refuse_impossible(state: State, action: MakeCall) -> None:
    auction, seat, play = state.auction, action.seat, state.play
    if not state.setup.live:
        raise Refused(Reason.GUARDED_TABLE, seat=seat) if action.slip else auctions.refusal(auction, seat, action.call)
    if auction.turn is None and (play is None or play.dummy_faced or action.slip):
        raise Refused(Reason.AUCTION_OVER, 22, seat=seat)
    if state.decision is not None and not _goes_on(state, action):
        raise state.decision.still_open(seat)
    bars.refuse_settled(state, seat, action.call)


def _goes_on(state: State, action: MakeCall) -> bool:
    """Whether this call answers what is asked: the left opponent's and the right one's, or another of the offender."""
    calls, seat = state.matters.calls, action.seat
    if calls.question is not None:
        return calls.question.asked is AskedOfAll.COMPARABLE and seat is state.auction.turn and not action.slip
    wrong = calls.pending
    if wrong is None:
        return False
    if action.slip:
        return seat is wrong.seat
    return seat is wrong.seat.left or (seat is wrong.turn and seat.side is not wrong.seat.side)


def said(state: State, action: MakeCall) -> Ruling:
    """A call where nothing waits: it stands, or is irregular and waits."""
    if state.is_over:
        return Ruling(state)
    if state.play is not None:
        return after_the_auction.notice(state, action)
    if calls_out_of_turn.counts_in_turn(state, action):
        state, events = standing_calls.stands(state, action.seat.right, PASS)
        state, more = said(state, action)
        return Ruling(state, (*events, *more))
    kind = next((kind for kind, family in FAMILIES.items() if family.notice(state, action)), None)
    if kind is None:
        return standing_calls.stands(state, action.seat, action.call)
    wrong = _wrong(state.auction, action, kind)
    state = bars.with_calls(state, state.matters.calls._replace(pending=wrong))
    return Ruling(state, (IrregularitySeen(kind, action.seat, call=action.call),))


def _wrong(auction: Auction, action: MakeCall, kind: Irregularity) -> WrongCall:
    """The irregular call. One that is to take another's place is made at the same turn as that."""
    seat, count = action.seat, len(auction.calls)
    if kind is Irregularity.CHANGE_OF_CALL:
        return WrongCall(kind, seat, action.call, seat, count, first=auction.calls[-1][1])
    return WrongCall(kind, seat, action.call, auction.turn, count)


def _over(state: State, action: MakeCall, wrong: WrongCall) -> Ruling:
    """A call while an irregular one waits: of the player whose turn it was, or of the left opponent over it.

    Who has called over it has not waited to be asked whether it means the same as one before.
    """
    family = FAMILIES[wrong.kind]
    if action.seat is wrong.turn:
        state, events = Ruling(state, (bars.taken_back(wrong),))
    elif family.called_over is not None:
        state, events = family.called_over(state, action)
        return Ruling(_without_pending(state), events)
    else:
        assert family.accepted is not None
        accepted = family.accepted(state)
        if any(isinstance(event, TurnGivenBack) for event in accepted.events):
            return _over_cancelled_passes(state, action, accepted)
        state, events = accepted.state, (Condoned(action.seat, wrong.kind), *accepted.events)
    state, more = said(_without_question(_without_pending(state)), action)
    return Ruling(state, (*events, *more))


def _over_cancelled_passes(state: State, action: MakeCall, accepted: Ruling) -> Ruling:
    """A pass goes with those that are cancelled (Law 34). Raises `Refused` for any other call: it is not his turn."""
    if action.call != PASS:
        raise state.asked.still_open(action.seat)
    return Ruling(_without_pending(accepted.state), (Condoned(action.seat, state.bad_call.kind), *accepted.events))


def _without_pending(state: State) -> State:
    return bars.with_calls(state, state.matters.calls._replace(pending=None))


# Questions.


def due(state: State) -> Decision | None:
    """What is asked about a call."""
    calls = state.matters.calls
    if calls.question is not None:
        asked, seat, made = calls.question[:3]
        law = changed_calls.LAW if asked is AskedOfAll.SLIP else replacements.COMPARABLE_LAW
        return Decision(asked.value, law, calls.question.awaited, ACCEPT_OR_REFUSE, offender=seat, call=made)
    wrong = calls.pending
    if wrong is None:
        return None
    law, options = bars.law_of(wrong), ACCEPT_OR_REFUSE if FAMILIES[wrong.kind].accepted else (Option(REFUSE),)
    return Decision(wrong.kind.value, law, (wrong.seat.left,), options, offender=wrong.seat, call=wrong.call)


def settle(state: State, action: Choose) -> Ruling:
    """The left opponent has accepted or refused a call."""
    wrong = state.bad_call
    family = FAMILIES[wrong.kind]
    taken = OptionTaken(action.seat, action.option, state.asked.law, call=wrong.call)
    if action.option == ACCEPT and family.accepted is not None:
        state, events = family.accepted(state)
    else:
        ruled = state.matters.calls._replace(ruled=0 if state.play else len(state.auction.calls))
        state, events = family.refused(bars.with_calls(state, ruled))
        events = (bars.taken_back(wrong), *events)
    return Ruling(_without_pending(state), (taken, *events))


def answer(state: State, action: Choose) -> Ruling:
    """One of the four has answered what all are asked; one no is enough."""
    question = state.matters.calls.question
    assert question is not None
    taken = OptionTaken(action.seat, action.option, state.asked.law, call=question.call, of_all=question.asked)
    awaited = tuple(seat for seat in question.awaited if seat is not action.seat)
    if action.option == ACCEPT and awaited:
        asked = question._replace(awaited=awaited)
        return Ruling(bars.with_calls(state, state.matters.calls._replace(question=asked)), (taken,))
    settled = _ANSWERED[question.asked, action.option](state, question)
    return Ruling(settled.state, (taken, *settled.events))


def _was_slip(state: State, question: Question) -> Ruling:
    state, events = changed_calls.undone(state)
    state, more = said(state, MakeCall(question.seat, question.call))
    return Ruling(state, (*events, *more))


def _was_no_slip(state: State, question: Question) -> Ruling:
    """It is the same as without that word; where an irregular call waits it goes on waiting."""
    state = _without_question(state)
    waits = state.matters.calls.pending is not None
    return Ruling(state) if waits else said(state, MakeCall(question.seat, question.call))


def _is_comparable(state: State, question: Question) -> Ruling:
    """Nothing is to be paid."""
    assert question.barring is not None
    assert question.instead is not None
    return bars.lifted(_without_question(state), question.barring, question.instead.wrong)


def _is_not_comparable(state: State, question: Question) -> Ruling:
    """All stays as it is, but for a double in place of an insufficient bid: it goes back, and nothing is free (27B)."""
    assert question.instead is not None
    state = _without_question(state)
    if question.call not in bars.DOUBLES or question.instead.wrong.kind is not Irregularity.INSUFFICIENT_BID:
        return Ruling(state)
    return standing_calls.goes_back(state, question.instead)


def _without_question(state: State) -> State:
    return bars.with_calls(state, state.matters.calls._replace(question=None))


_ANSWERED: Mapping[tuple[AskedOfAll, str], Callable[[State, Question], Ruling]] = {
    (AskedOfAll.SLIP, ACCEPT): _was_slip,
    (AskedOfAll.SLIP, REFUSE): _was_no_slip,
    (AskedOfAll.COMPARABLE, ACCEPT): _is_comparable,
    (AskedOfAll.COMPARABLE, REFUSE): _is_not_comparable,
}
