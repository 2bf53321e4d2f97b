"""Taking back a call, a card or a claim: not by law but by the table's own agreement, and only if the opponents agree.

A player asks for his own last one. What was done after it goes with it. Every opponent but dummy is asked, except one
whom the asker plays himself. A card of the thirteenth trick is never what is asked for: it was the only one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bridge_tui.engine.actions import ChangeCard, Choose, Claim, DeclineChange, MakeCall, PlayCard, TableAction
from bridge_tui.engine.laws import choices
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.match.actions import StartMatch, Withdrawable
from bridge_tui.model.seats import Seat

CHANGE_OF_CALL = 25
PLAYED_CARD = 45
CLAIM = 68
"""The laws by which a call, a card and a claim stand when nothing else is agreed."""
DUMMY_LAW = 43
THE_LEAD_ENDS_THE_AUCTION = 41

LAST_WITH_A_CHOICE = 12
"""The cards of the trick after this one are each the only one in its hand."""


class Done(NamedTuple):
    """An action of the deal that stands."""

    action: TableAction
    player: Seat
    """Whose it was: declarer's, where he moved dummy's hand."""
    trick: int
    """The number of the trick at the time, from 1; 0 during the auction."""
    recorded: int
    """How many events were on the record of the deal before it."""
    card: PlayCard | None = None
    """The card that it put on the table, be it in the place of another or for the second time (Law 62C)."""


def done(table: Table, action: TableAction, recorded: int) -> Done:
    """The note of an action that is done at this table, with so many events on the record before it."""
    play = table.play
    if play is None:
        return Done(action, action.seat, 0, recorded)
    card = _card(table, action)
    player = action.seat if card is None else play.player_of(card.seat)
    return Done(action, player, play.trick_number, recorded, card)


def _card(table: Table, action: TableAction) -> PlayCard | None:
    """The card that this puts on the table: be it in the place of one that lay ready for the hand in turn, or that."""
    card = None
    match action:
        case PlayCard():
            return action
        case ChangeCard(new=new) | Choose(option=choices.CHANGE, card=new):
            card = new
        case DeclineChange() | Choose(option=choices.DECLINE) if table.decision is not None:
            card = table.decision.card
    return None if card is None or table.turn is None else PlayCard(table.turn, card)


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
    since: int
    """How many events on the record of the deal stand then."""
    awaited: tuple[Seat, ...]
    """Who has still to answer."""


def request(start: StartMatch, table: Table | None, acts: Sequence[Done], seat: Seat) -> TakeBack:
    """What this seat would take back now, and who is asked. Raises `Refused` if there is nothing, or it may not."""
    if table is None:
        raise Refused(Reason.NO_DEAL_ON)
    dummy = _dummy(table)
    if seat is dummy:
        raise Refused(Reason.DUMMY_MAY_NOT_TAKE_BACK, DUMMY_LAW, seat=seat)
    own = _last_own(acts, seat)
    if own is None:
        raise Refused(Reason.NOTHING_TO_TAKE_BACK, seat=seat)
    refused = _forbidden(start, table, own.action)
    if refused is not None:
        raise refused
    opponents = (opponent for opponent in (seat.left, seat.right) if opponent is not dummy)
    awaited = tuple(opponent for opponent in opponents if start.players[opponent] != start.players[seat])
    return TakeBack(seat, own.action, own.place, own.trick, own.recorded, awaited)


def _dummy(table: Table) -> Seat | None:
    """Who is dummy: nobody before the opening lead has been made."""
    return table.play.contract.dummy if table.play is not None and table.play.dummy_faced else None


class _Own(NamedTuple):
    """A player's own action: its place among the deal's, the trick of a card (0 of others), its place on the record."""

    place: int
    action: Withdrawable
    trick: int
    recorded: int


def _last_own(acts: Iterable[Done], seat: Seat) -> _Own | None:
    """The last call, card or claim of this player, declarer's with dummy's hand among them."""
    own = None
    for place, (action, player, trick, recorded, card) in enumerate(acts):
        if player is not seat:
            continue
        if card is not None and trick <= LAST_WITH_A_CHOICE:
            own = _Own(place, card, trick, recorded)
        elif isinstance(action, MakeCall | Claim):
            own = _Own(place, action, 0, recorded)
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
