"""Taking back a call, a card or a claim: not by law but by the table's own agreement, and only if the opponents agree.

A player asks for his own last one. What was done after it goes with it. Every opponent but dummy is asked, except one
whom the asker plays himself. A card of the thirteenth trick is never what is asked for: it was the only one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bridge_tui.engine.actions import Claim, MakeCall, PlayCard, TableAction
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import acting_seat, dummy_is_faced
from bridge_tui.match.actions import StartMatch, Withdrawable
from bridge_tui.model.seats import Seat

CHANGE_OF_CALL = 25
PLAYED_CARD = 45
CLAIM = 68
"""The laws by which a call, a card and a claim stand when nothing else is agreed."""
DUMMY_LAW = 43
THE_LEAD_ENDS_THE_AUCTION = 41

CARDS_WITH_A_CHOICE = 48
"""Of the fifty-two cards of a deal the last four are each the only one in its hand."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A request that waits for answers."""

    seat: Seat
    """Who asks."""
    action: Withdrawable
    """What he wants to take back."""
    kept: int
    """How many of the deal's actions stand if it is granted."""
    trick: int
    """The number of the trick that the card was played to, from 1; 0 for a call or a claim."""
    awaited: tuple[Seat, ...]
    """Who has still to answer."""


class _Own(NamedTuple):
    """An action of one's own and its place among the deal's."""

    place: int
    trick: int
    action: Withdrawable


def request(start: StartMatch, table: Table | None, acts: Sequence[TableAction], seat: Seat) -> TakeBack:
    """What this seat would take back now, and who is asked. Raises `Refused` if there is nothing, or it may not."""
    if table is None:
        raise Refused(Reason.NO_DEAL_ON)
    dummy = _dummy(table)
    if seat is dummy:
        raise Refused(Reason.DUMMY_MAY_NOT_TAKE_BACK, DUMMY_LAW, seat=seat)
    own = _last_own(table, acts, seat)
    if own is None:
        raise Refused(Reason.NOTHING_TO_TAKE_BACK, seat=seat)
    refused = _forbidden(start, table, own.action)
    if refused is not None:
        raise refused
    opponents = (opponent for opponent in (seat.left, seat.right) if opponent is not dummy)
    awaited = tuple(opponent for opponent in opponents if start.players[opponent] != start.players[seat])
    return TakeBack(seat, own.action, own.place, own.trick, awaited)


def _dummy(table: Table) -> Seat | None:
    """Who is dummy: nobody before the opening lead has been made."""
    return table.play.contract.dummy if table.play is not None and dummy_is_faced(table.play) else None


def _last_own(table: Table, acts: Sequence[TableAction], seat: Seat) -> _Own | None:
    """The last call, card or claim of this player, declarer's with dummy's hand among them."""
    own = None
    cards = 0
    for place, action in enumerate(acts):
        if isinstance(action, PlayCard):
            cards += 1
            if cards <= CARDS_WITH_A_CHOICE and acting_seat(action.seat, table.contract) is seat:
                own = _Own(place, (cards + 3) // 4, action)
        elif isinstance(action, MakeCall | Claim) and action.seat is seat:
            own = _Own(place, 0, action)
    return own


def _forbidden(start: StartMatch, table: Table, action: Withdrawable) -> Refused | None:
    """Why this may not be taken back at this table."""
    if not isinstance(action, MakeCall):
        law = PLAYED_CARD if isinstance(action, PlayCard) else CLAIM
        return None if start.take_back_cards else Refused(Reason.CARDS_STAND, law, seat=action.seat)
    if not start.take_back_calls:
        return Refused(Reason.CALLS_STAND, CHANGE_OF_CALL, seat=action.seat)
    if table.trick is not None:
        return Refused(Reason.AUCTION_STANDS, THE_LEAD_ENDS_THE_AUCTION, seat=action.seat)
    return None
