"""Laws 23 to 38: who has to pass, once or for the rest of the auction, and what else binds the next call.

What a bar does is the same whichever law makes it. Once is used up by the next call of that seat that stands.
"""

from __future__ import annotations

from typing import TypeVar

from bridge_tui.engine import auction as auctions
from bridge_tui.engine.events import BarLifted, Barred, CallWithdrawn
from bridge_tui.engine.irregularities import LAW_OF, Irregularity
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import Awaited, Bar, Barring, Withdrawn, WrongCall, WrongCalls
from bridge_tui.model.calls import DOUBLE, PASS, REDOUBLE, Call, LegalCalls
from bridge_tui.model.seats import Seat

Note = TypeVar("Note")

DOUBLES = frozenset({DOUBLE, REDOUBLE})


def with_calls(state: State, calls: WrongCalls) -> State:
    """The state in which this is kept in mind of the auction."""
    return state._replace(matters=state.matters._replace(calls=calls))


def barred(state: State, *barrings: Barring) -> Ruling:
    """These players have to pass. Of each it is said, if he has not had to so long before."""
    calls = state.matters.calls
    state = with_calls(state, calls._replace(bars=(*calls.bars, *barrings)))
    new = (each for each in barrings if calls.bar_of(each.seat) not in {Bar.REST, each.bar})
    return Ruling(state, tuple(Barred(each.seat, each.bar is Bar.REST, each.law) for each in new))


def given_back(state: State, count: int) -> State:
    """The state in which who has passed with one of the calls after so many has still to pass, since they do not stand.

    That is for those who had to pass once; for the rest of the auction they have to anyway.
    """
    calls, made = state.matters.calls, state.auction.calls
    gone = ((made[at][0], kept) for at, kept in calls.earlier if count <= at < len(made))
    used = (each for seat, kept in gone for each in kept.bars if each.seat is seat and each.bar is Bar.ONCE)
    return with_calls(state, calls._replace(bars=(*calls.bars, *used), ruled=min(calls.ruled, count)))


def lifted(state: State, barring: Barring, wrong: WrongCall) -> Ruling:
    """What this call, which is made good now, had brought upon the partner is gone, and nothing else."""
    calls = state.matters.calls
    calls = calls._replace(
        bars=_without(calls.bars, barring), withdrawn=_without(calls.withdrawn, Withdrawn(wrong.seat, wrong.call))
    )
    free = calls.bar_of(barring.seat) is None
    return Ruling(with_calls(state, calls), (BarLifted(barring.seat),) if free else ())


def _without(notes: tuple[Note, ...], note: Note) -> tuple[Note, ...]:
    """The notes without the last one that is like this; there is one."""
    place = max(place for place, each in enumerate(notes) if each == note)
    return (*notes[:place], *notes[place + 1 :])


def waits(state: State, wrong: WrongCall) -> State:
    """The state in which the next call of this offender is measured against the one that he has withdrawn.

    If it is the second that he has had to withdraw nothing makes it good, and the first counts as well.
    """
    calls, seat = state.matters.calls, wrong.seat
    before = calls.awaited_of(seat)
    others = tuple(each for each in calls.awaited if each is not before)
    calls = calls._replace(awaited=(*others, Awaited(wrong, spoilt=before is not None)))
    if before is not None:
        calls = withdrawn(calls, before.wrong)
    return with_calls(state, calls)


def waits_on(state: State, before: Awaited) -> State:
    """The state in which the offender has still to replace this call, but nothing makes it good any more."""
    calls = state.matters.calls
    others = tuple(each for each in calls.awaited if each.wrong.seat is not before.wrong.seat)
    return with_calls(state, calls._replace(awaited=(*others, before._replace(spoilt=True))))


def withdrawn(calls: WrongCalls, wrong: WrongCall) -> WrongCalls:
    """What is kept in mind once this call is withdrawn and may limit a lead."""
    return calls._replace(withdrawn=(*calls.withdrawn, Withdrawn(wrong.seat, wrong.call)))


PASSES, BIDS, DOUBLED = 30, 31, 32
"""The laws of what is called out of turn."""


def law_of(wrong: WrongCall) -> int:
    """The law that an irregular call falls under."""
    return law_of_call(wrong.kind, wrong.call)


def law_of_call(kind: Irregularity, call: Call) -> int:
    """The law that an irregularity of this kind falls under, if it is this call."""
    if kind is not Irregularity.CALL_OUT_OF_TURN:
        return LAW_OF[kind]
    return PASSES if call == PASS else BIDS if call.is_bid else DOUBLED


def taken_back(wrong: WrongCall) -> CallWithdrawn:
    """Says that this call does not stand."""
    return CallWithdrawn(wrong.seat, wrong.call)


# What may be called.


def lawful(state: State) -> LegalCalls:
    """What the seat in turn may call."""
    auction, calls = state.auction, state.matters.calls
    seat = auction.turn
    if seat is None:
        return auctions.NO_CALLS
    if calls.bar_of(seat) is not None:
        return LegalCalls((PASS,))
    legal = auctions.legal_calls(seat, auction.bid, auction.bidder, auction.doubling)
    settled = settled_call(state, seat)
    if settled is not None:
        return LegalCalls((settled,))
    return LegalCalls(call for call in legal if may_double(state, seat) or call not in DOUBLES)


def may_double(state: State, seat: Seat) -> bool:
    """Whether the laws leave this seat doubles and redoubles: not in place of an insufficient bid, before 2017 (27)."""
    calls = state.matters.calls
    awaited = calls.awaited_of(seat)
    replaces = awaited is not None and awaited.wrong.kind is Irregularity.INSUFFICIENT_BID
    if replaces and not state.rules.comparable_calls:
        return False
    return calls.no_double is None or calls.no_double.seat.partner is not seat


def settled_call(state: State, seat: Seat) -> Call | None:
    """The call that this seat has to make again: out of turn before, and his right opponent has passed (31, 32).

    Who has to pass himself makes none again.
    """
    calls = state.matters.calls
    awaited = calls.awaited_of(seat)
    if awaited is None or calls.bar_of(seat) is not None or not right_opponent_passed(state, awaited.wrong):
        return None
    auction, call = state.auction, awaited.wrong.call
    return call if call in auctions.legal_calls(seat, auction.bid, auction.bidder, auction.doubling) else None


def right_opponent_passed(state: State, wrong: WrongCall) -> bool:
    """Whether a call was made out of turn for the right opponent, and he has passed since."""
    right = wrong.seat.right
    if wrong.kind is not Irregularity.CALL_OUT_OF_TURN or wrong.turn is not right:
        return False
    return state.auction.calls[wrong.since :] == ((right, PASS),)


def refuse_settled(state: State, seat: Seat, call: Call) -> None:
    """Raises `Refused` where this seat is in turn, has to make a certain call, and makes another."""
    settled = settled_call(state, seat)
    if seat is state.auction.turn and settled is not None and call != settled:
        law = law_of_call(Irregularity.CALL_OUT_OF_TURN, settled)
        raise Refused(Reason.CALL_IS_SETTLED, law, seat=seat, call=call, calls=LegalCalls((settled,)))
