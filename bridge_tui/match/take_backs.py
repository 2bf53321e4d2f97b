"""Taking back a call, a card or a claim: not by law but by the table's own agreement, and only if the opponents agree.

A player asks for his own last one, be it that it stands or that it was withdrawn by a ruling. What was done after it
goes with it, but not what dummy has seen of another hand. Every opponent but dummy is asked, except one whom the asker
plays himself. A card of the thirteenth trick is never what is asked for: it was the only one.

Dummy's cards are declarer's. What he has said of one goes back with it, whoever has named it in the end, and one that
dummy has moved by himself is his as soon as it is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bridge_tui.engine import director
from bridge_tui.engine.actions import (
    ChangeCard,
    Choose,
    Claim,
    DeclineChange,
    Designate,
    LookAtHand,
    MakeCall,
    PlayCard,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.laws import choices, claims, designations
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision
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
    """Whose it was: declarer's, where dummy's hand was moved."""
    trick: int
    """The number of the trick at the time, from 1; 0 during the auction."""
    recorded: int
    """How many events were on the record of the deal before it."""
    own: Withdrawable | None = None
    """What of it its player may ask to take back: a call, a claim, or the card that it put on the table."""


def done(table: Table, action: TableAction, recorded: int) -> Done:
    """The note of an action that is done at this table, with so many events on the record before it."""
    play, own = table.play, _own(table, action)
    if play is None:
        return Done(action, action.seat, 0, recorded, own)
    player = play.player_of(own.seat) if isinstance(own, PlayCard) else action.seat
    return Done(action, player, play.trick_number, recorded, own)


def _own(table: Table, action: TableAction) -> Withdrawable | None:
    """The call, card or claim that this is, also where it goes by another name."""
    match action:
        case MakeCall() | PlayCard() | Claim():
            return action
        case SpreadHand(seat=seat):
            return claims.by_facing(table.state, seat)
    return _card(table, action)


def _card(table: Table, action: TableAction) -> PlayCard | None:
    """The card that this puts on the table, be it in the place of another, or the same again (Law 62C)."""
    match action:
        case Designate():
            cards = designations.meant(table.state, action)
            return PlayCard(table.state.played.contract.dummy, cards[0]) if len(cards) == 1 else None
        case ChangeCard(seat=seat, new=card):
            return PlayCard(seat, card)
        case DeclineChange(seat=seat) if table.decision is not None and table.decision.card is not None:
            return PlayCard(seat, table.decision.card)
        case Choose() if table.decision is not None:
            return _chosen(table, table.decision, director.with_card(table.decision, action))
    return None


def _chosen(table: Table, decision: Decision, choice: Choose) -> PlayCard | None:
    """The card of the hand in turn that this choice puts on the table."""
    designated = choice.option == choices.NAME_CARD and decision.kind == designations.KIND
    if not designated and choice.option not in {choices.CHANGE, choices.DECLINE}:
        return None
    card = decision.card if choice.option == choices.DECLINE else choice.card
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
    own = _last_own(table, acts, seat)
    if own is None:
        raise Refused(Reason.NOTHING_TO_TAKE_BACK, seat=seat)
    refused = _forbidden(start, table, own)
    if refused is not None:
        raise refused
    opponents = (opponent for opponent in (seat.left, seat.right) if opponent is not dummy)
    awaited = tuple(opponent for opponent in opponents if start.players[opponent] != start.players[seat])
    return TakeBack(seat, own.action, own.place, own.trick, own.recorded, awaited)


def _dummy(table: Table) -> Seat | None:
    """Who is dummy: nobody before the opening lead has been made."""
    return table.play.contract.dummy if table.play is not None and table.play.dummy_faced else None


class _Own(NamedTuple):
    """A player's own call, card or claim: its place among the deal's actions, the trick of a card (0 of others and in
    the auction), its place on the record.
    """

    place: int
    action: Withdrawable
    trick: int
    recorded: int


def _last_own(table: Table, acts: Sequence[Done], seat: Seat) -> _Own | None:
    """The last call, card or claim of this player, declarer's with dummy's hand among them."""
    own, words = None, 0
    for place, (action, player, trick, _, what) in enumerate(acts):
        if isinstance(action, Designate):
            words = place
        if player is not seat or what is None:
            continue
        if not isinstance(what, PlayCard):
            own = _Own(place, what, 0, acts[place].recorded)
        elif trick <= LAST_WITH_A_CHOICE and not _was_put_back(table, player, what):
            first = words if isinstance(action, Choose) and action.option == choices.NAME_CARD else place
            own = _Own(first, what, trick, acts[first].recorded)
    return own


def _was_put_back(table: Table, player: Seat, card: PlayCard) -> bool:
    """Whether dummy has moved this card by himself, and it has not been played, or not yet."""
    return card.by is card.seat is not player and card.card in table.hands[card.seat]


def seen_since(table: Table, gone: Iterable[Done]) -> Iterator[Done]:
    """Those of the actions that go at which dummy saw a hand: he has seen it, and his rights do not come back.

    None where the `table` is taken back to before dummy was faced.
    """
    for act in gone:
        if isinstance(act.action, LookAtHand) and table.play is not None and table.play.dummy_faced:
            yield act


def _forbidden(start: StartMatch, table: Table, own: _Own) -> Refused | None:
    """Why this may not be taken back at this table."""
    seat, is_call = own.action.seat, isinstance(own.action, MakeCall)
    if is_call and not start.take_back_calls:
        return Refused(Reason.CALLS_STAND, CHANGE_OF_CALL, seat=seat)
    if not is_call and not start.take_back_cards:
        law = PLAYED_CARD if isinstance(own.action, PlayCard) else CLAIM
        return Refused(Reason.CARDS_STAND, law, seat=seat)
    in_auction = not own.trick and not isinstance(own.action, Claim)
    if in_auction and table.trick is not None:
        return Refused(Reason.AUCTION_STANDS, THE_LEAD_ENDS_THE_AUCTION, seat=seat)
    return None
