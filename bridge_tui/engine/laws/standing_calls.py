"""What is done with calls under the laws, whichever law says so: a call stands, the auction ends or goes back."""

from __future__ import annotations

from bridge_tui.engine import auction as auctions
from bridge_tui.engine import play as plays
from bridge_tui.engine.events import AuctionClosed, CallMade, CallWithdrawn, PassedOut, TurnGivenBack
from bridge_tui.engine.irregularities import AskedOfAll
from bridge_tui.engine.laws import bars, exposed_in_auction, replacements
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import NO_WRONG_CALLS, Awaited, Bar, Barring, Question, WrongCalls
from bridge_tui.model.calls import CALLS, PASS, Call
from bridge_tui.model.seats import Seat


def stands(state: State, seat: Seat, call: Call) -> Ruling:
    """The call stands, with all that follows from that by itself. It need be neither in turn nor sufficient."""
    call, calls = CALLS[call], state.matters.calls
    awaited = calls.awaited_of(seat)
    paid = _paid(state, awaited, call) if awaited is not None else Ruling(state)
    after = _noted(paid.state, seat, call, before=calls)
    after = after._replace(auction=auctions.called(state.auction, seat, call))
    events = (CallMade(seat, call), *paid.events)
    if after.auction.turn is not None:
        return Ruling(after, events)
    ended, more = _closed(after)
    return Ruling(ended, (*events, *more))


def _noted(state: State, seat: Seat, call: Call, before: WrongCalls) -> State:
    """What is kept in mind of the auction after this call of this seat, and what was `before` it."""
    calls, count = state.matters.calls, len(state.auction.calls)
    kept = calls._replace(
        bars=tuple(each for each in calls.bars if each.seat is not seat or each.bar is Bar.REST),
        awaited=tuple(each for each in calls.awaited if each.wrong.seat is not seat),
        earlier=(
            *(each for each in calls.earlier if count - 3 <= each[0] < count),
            *_worth_keeping(count, before._replace(earlier=())),
        ),
    )
    wrong = calls.no_double
    if wrong is not None and wrong.seat.partner is seat:
        kept = kept._replace(no_double=None)
        kept = bars.withdrawn(kept, wrong) if call == PASS else kept
    return bars.with_calls(state, kept)


def _worth_keeping(count: int, before: WrongCalls) -> tuple[tuple[int, WrongCalls], ...]:
    """What was kept in mind when so many calls stood, if it was anything: a legal auction leaves nothing."""
    return () if before == NO_WRONG_CALLS else ((count, before),)


def _paid(state: State, awaited: Awaited, call: Call) -> Ruling:
    """What the offender's withdrawn call costs now that he makes this one in turn."""
    wrong, price = awaited.wrong, replacements.price(state, awaited, call)
    if price.bar is None:
        return Ruling(state)
    barring = Barring(wrong.seat.partner, price.bar, bars.law_of(wrong))
    state, events = bars.barred(state, barring)
    calls = state.matters.calls
    if price.limits_lead:
        calls = bars.withdrawn(calls, wrong)
    if price.asks:
        question = Question(AskedOfAll.COMPARABLE, wrong.seat, call, instead=awaited, barring=barring)
        calls = calls._replace(question=question)
    return Ruling(bars.with_calls(state, calls), events)


def goes_back(state: State, instead: Awaited) -> Ruling:
    """The last call goes back, and nothing that its player calls now makes the one good that it had replaced."""
    auction = state.auction
    count = len(auction.calls) - 1
    seat, call = auction.calls[count]
    state = state._replace(auction=auctions.cut_back(auction, count, seat))
    return Ruling(bars.waits_on(state, instead), (CallWithdrawn(seat, call),))


def _closed(state: State) -> Ruling:
    """What follows the last pass: the play, nothing, or the turn of a player who has been passed over (Law 34)."""
    dealer = state.setup.dealer
    passed_over = auctions.passed_over(state.auction, dealer)
    if passed_over is not None:
        place, seat = passed_over
        cancelled = len(state.auction.calls) - place
        again = auctions.cut_back(state.auction, place, seat)
        return Ruling(bars.given_back(state, place)._replace(auction=again), (TurnGivenBack(seat, cancelled),))
    contract = auctions.contract_of(state.auction)
    if contract is None:
        return Ruling(bars.with_calls(state, NO_WRONG_CALLS), (PassedOut(),))
    state = state._replace(play=plays.opening(contract, state.setup.deal))
    state, events = exposed_in_auction.settled(state)
    calls = state.matters.calls
    left = tuple(each for each in calls.withdrawn if each.seat.side is not contract.declarer.side)
    return Ruling(bars.with_calls(state, WrongCalls(withdrawn=left)), (AuctionClosed(contract), *events))
