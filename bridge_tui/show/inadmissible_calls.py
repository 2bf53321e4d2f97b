"""Why a double or a redouble is not allowed (Law 36): what stands, or a ruling that has taken it from the caller."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from bridge_tui.engine.auction import contract_so_far
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import RULES
from bridge_tui.engine.view import View
from bridge_tui.model.calls import DOUBLE, REDOUBLE, Call
from bridge_tui.model.contracts import Doubling
from bridge_tui.model.seats import Seat
from bridge_tui.show.texts import msgid


class Why(Enum):
    """What is wrong with it."""

    NO_BID = "no_bid"
    OWN_BID = "own_bid"
    THEIR_BID = "their_bid"
    NOT_DOUBLED = "not_doubled"
    DOUBLED = "doubled"
    REDOUBLED = "redoubled"
    IN_PLACE = "in_place"
    """It would take the place of an insufficient bid (Law 27, before 2017)."""
    AFTER_A_PASS = "after_a_pass"
    """His partner has passed out of turn (Law 30, before 2017)."""


BY_WHAT_STANDS: Mapping[tuple[Call, bool, Doubling], Why] = {
    **{(DOUBLE, True, doubling): Why.OWN_BID for doubling in Doubling},
    (DOUBLE, False, Doubling.DOUBLED): Why.DOUBLED,
    (DOUBLE, False, Doubling.REDOUBLED): Why.REDOUBLED,
    **{(REDOUBLE, False, doubling): Why.THEIR_BID for doubling in Doubling},
    (REDOUBLE, True, Doubling.UNDOUBLED): Why.NOT_DOUBLED,
    (REDOUBLE, True, Doubling.REDOUBLED): Why.REDOUBLED,
}
"""By the call, whether the last bid is the caller's side's, and its doubling; what is not here a ruling forbids."""

NOT_ALLOWED: Mapping[Why, str] = {
    Why.NO_BID: msgid("{made}, but nobody has bid yet."),
    Why.OWN_BID: msgid("{made}, but {bid} is his own side's."),
    Why.THEIR_BID: msgid("{made}, but {bid} is not his side's."),
    Why.NOT_DOUBLED: msgid("{made}, but {bid} is not doubled."),
    Why.DOUBLED: msgid("{made}, but {bid} is doubled already."),
    Why.REDOUBLED: msgid("{made}, but {bid} is redoubled already."),
    Why.IN_PLACE: msgid("{made}, which may not take the place of a bid that was too low ({replacement_law})."),
    Why.AFTER_A_PASS: msgid("{made}, which he may not after {partner}'s pass out of turn ({pass_law})."),
}
"""What has happened, as message ids."""


def why(view: View, seat: Seat, call: Call) -> Why:
    """Why this double or redouble of a seat is not allowed, which waits for its ruling in this view."""
    stands = contract_so_far(view.calls)
    if stands is None:
        return Why.NO_BID
    ruled = Why.IN_PLACE if _replaces_bid(view, seat) else Why.AFTER_A_PASS
    return BY_WHAT_STANDS.get((call, stands.declarer.side is seat.side, stands.doubling), ruled)


def _replaces_bid(view: View, seat: Seat) -> bool:
    """Whether it would take the place of an insufficient bid, where the code then leaves no double."""
    gone = view.replaces
    is_his = gone is not None and gone.seat is seat and gone.kind is Irregularity.INSUFFICIENT_BID
    return is_his and not RULES[view.code].comparable_calls
