"""The auction by Laws 17 to 22: who calls, what he may call, what comes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Auction
from bridge_tui.model.calls import CALLS, DOUBLE, PASS, REDOUBLE, Call, LegalCalls
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.seats import LEFT, Seat


def opening(dealer: Seat) -> Auction:
    """The auction before the dealer's first call."""
    return Auction((), dealer, _calls(2, None))


def after(auction: Auction, call: Call) -> Auction:
    """The auction after this legal call of the seat in turn."""
    calls, seat, _, bid, bidder, doubling, passes = auction
    assert seat is not None
    calls = (*calls, (seat, call))
    turn = LEFT[seat]
    if call > REDOUBLE:
        return Auction(calls, turn, _calls(call, DOUBLE), call, seat)
    if call != PASS:
        doubling, passes = int(call), 0
    else:
        passes += 1
        if passes == (4 if bid is None else 3):
            return Auction(calls, None, NO_CALLS, bid, bidder, doubling, passes)
    return Auction(calls, turn, legal_calls(turn, bid, bidder, doubling), bid, bidder, doubling, passes)


def called(auction: Auction, seat: Seat, call: Call) -> Auction:
    """The auction after a call that stands, be it out of turn or insufficient; the next seat on the left calls."""
    return after(auction._replace(turn=seat), call)


def cut_back(auction: Auction, count: int, turn: Seat) -> Auction:
    """The auction with no more than so many of its calls, and this seat to call."""
    again = opening(turn)
    for seat, call in auction.calls[:count]:
        again = called(again, seat, call)
    return at_turn(again, turn)


def at_turn(auction: Auction, seat: Seat) -> Auction:
    """The same auction with this seat to call."""
    return auction._replace(turn=seat, legal=legal_calls(seat, *auction[3:6]))


def passed_over(auction: Auction, dealer: Seat) -> tuple[int, Seat] | None:
    """Whom a call out of turn among the passes that would close the auction has kept from calling (Law 34).

    With how many calls there were when it should have been his turn; None if nobody.
    """
    first = len(auction.calls) - auction.passes
    expected = dealer if first == 0 else auction.calls[first - 1][0].left
    for place, (seat, _pass) in enumerate(auction.calls[first:], first):
        if seat is not expected:
            return place, expected
        expected = seat.left
    return None


def legal_calls(seat: Seat, bid: Call | None, bidder: Seat | None, doubling: int) -> LegalCalls:
    """What a seat may call over this last bid (Laws 18, 19), in the order pass, double, redouble, bids."""
    if bid is None or bidder is None:
        return _calls(2, None)
    # An undoubled bid of the opponents may be doubled, a doubled bid of one's own side redoubled.
    wanted = Doubling.DOUBLED if (seat - bidder) % 2 == 0 else Doubling.UNDOUBLED
    return _calls(bid, CALLS[doubling + 1] if doubling == wanted else None)


@cache
def _calls(bid: int, extra: Call | None) -> LegalCalls:
    """Pass, at most one of double and redouble, and every bid above the last."""
    return LegalCalls((PASS, *([extra] if extra else []), *CALLS[bid + 1 :]))


NO_CALLS = LegalCalls()


def contract_of(auction: Auction) -> Contract | None:
    """The contract of a closed auction (Law 22); None if it was passed out or goes on."""
    return None if auction.turn is not None else contract_so_far(auction.calls)


def contract_so_far(calls: Sequence[tuple[Seat, Call]]) -> Contract | None:
    """The contract if everybody passed after these legal calls; None if there is no bid among them.

    Declarer is the first player of the side that made the last bid to have named its strain.
    """
    last = next((place for place in reversed(range(len(calls))) if calls[place][1].is_bid), None)
    if last is None:
        return None
    bidder, bid = calls[last]
    declarer = next(
        seat for seat, call in calls if call.is_bid and call.strain is bid.strain and seat.side is bidder.side
    )
    doubling = max(call for _seat, call in (*calls[last + 1 :], (bidder, PASS)))
    return Contract(bid.level, bid.strain, Doubling(int(doubling)), declarer)


def refusal(auction: Auction, seat: Seat, call: Call) -> Refused:
    """Why this call, which is not a legal call of the seat in turn, is refused."""
    if auction.turn is None:
        return Refused(Reason.AUCTION_OVER, 22, seat=seat)
    if seat is not auction.turn:
        return Refused(Reason.NOT_YOUR_TURN_TO_CALL, 17, seat=seat, turn=auction.turn)
    if call.level > 7:
        return Refused(Reason.BID_OVER_SEVEN, 18, seat=seat, call=call)
    if call.is_bid:
        return Refused(Reason.INSUFFICIENT_BID, 18, seat=seat, call=call, bid=auction.bid, bidder=auction.bidder)
    reason = Reason.INADMISSIBLE_DOUBLE if call == DOUBLE else Reason.INADMISSIBLE_REDOUBLE
    return Refused(reason, 19, seat=seat, call=call)
