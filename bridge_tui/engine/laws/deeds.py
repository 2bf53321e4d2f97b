"""What is done with cards under the laws, whichever law says so: a card enters the trick, goes back, lies as a penalty
card, is taken out of a trick again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bridge_tui.engine import play as plays
from bridge_tui.engine.events import (
    CardPlayed,
    CardStands,
    CardWithdrawn,
    DummyFaced,
    PenaltyCardLaid,
    PenaltyCardMadeMajor,
    PlayEnded,
    TableEvent,
    TrickReopened,
    TricksTransferred,
    TrickWon,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import debts, establishment, tricks
from bridge_tui.engine.matters import Matters, PenaltyCard, Ready, RevokeStatus
from bridge_tui.engine.state import Play, Ruling, State
from bridge_tui.model.cards import CARDS, Card
from bridge_tui.model.seats import SIDES, Seat


def enter(state: State, card: Card, *, again: bool = False) -> Ruling:
    """The card of the hand in turn is in the trick, with all that follows from that by itself.

    It need not be a legal one. `again` says that it had been there before the trick was opened again.
    """
    before, card = state.played, CARDS[card]
    seat = before.turn
    assert seat is not None
    play = plays.after(before, card)
    state = state._replace(play=play, matters=_after_card(state.matters, before, card, play))
    events: list[TableEvent] = [CardStands(seat, card) if again else CardPlayed(seat, card)]
    if not before.dummy_faced:
        events.append(DummyFaced(play.contract.dummy))
    if not play.cards:
        events.append(TrickWon(play.leader))
    if play.turn is None:
        state, more = ended(state)
        events += more
    return Ruling(state, tuple(events))


def _after_card(matters: Matters, before: Play, card: Card, play: Play) -> Matters:
    """What is owed and known after this card of the hand that was in turn."""
    seat, number = before.turn, before.trick_number
    assert seat is not None
    matters = establishment.by_card(debts.after_card(matters, before, card, play), seat.side, number)
    revokes = tuple(
        revoke._replace(status=RevokeStatus.CORRECTED)
        if revoke.status is RevokeStatus.CORRECTABLE and (revoke.seat, revoke.trick) == (seat, number)
        else revoke
        for revoke in matters.revokes
    )
    return matters._replace(revokes=revokes)


def led_or_played(state: State, seat: Seat, trick: int) -> State:
    """The state after this hand has faced a card to a trick, legally or not: that may establish a revoke (Law 63A)."""
    matters = establishment.by_card(state.matters, seat.side, trick)
    return state._replace(matters=matters._replace(overruling=None))


def ended(state: State) -> Ruling:
    """What is said when the play is over, or its result has changed: tricks that have moved, and what declarer has."""
    paid, told, declarer = tricks.paid(state), state.matters.told, state.played.contract.declarer
    more = {side: paid[side] - told[side] for side in SIDES}
    moved = [TricksTransferred(side.other if more[side] > 0 else side, abs(more[side])) for side in SIDES if more[side]]
    if moved:
        state = state._replace(matters=state.matters._replace(told=paid))
    return Ruling(state, (*moved, PlayEnded(tricks.won(state)[declarer.side])))


def lay(state: State, seat: Seat, cards: Iterable[Card], *, minor: bool = False) -> Ruling:
    """These cards of a defender's hand lie face up as penalty cards. One that lies there already stays as it is."""
    matters = state.matters
    lying = {each.card for each in matters.penalty_cards}
    new = [CARDS[card] for card in cards if card not in lying]
    laid = (*matters.penalty_cards, *(PenaltyCard(seat, card, minor) for card in new))
    state, raised = graded(state._replace(matters=matters._replace(penalty_cards=laid)))
    grades = {each.card: each.minor for each in state.matters.penalty_cards}
    events = (PenaltyCardLaid(seat, card, grades[card]) for card in new)
    return Ruling(state, (*events, *(event for event in raised if event.card not in new)))


def graded(state: State) -> tuple[State, tuple[PenaltyCardMadeMajor, ...]]:
    """Two or more penalty cards in a hand are all major (Law 50B): says which have become so."""
    lying = state.matters.penalty_cards
    several = {seat for seat, count in Counter(each.seat for each in lying).items() if count > 1}
    raised = tuple(PenaltyCardMadeMajor(each.seat, each.card) for each in lying if each.minor and each.seat in several)
    if not raised:
        return state, ()
    cards = tuple(each._replace(minor=each.minor and each.seat not in several) for each in lying)
    return state._replace(matters=state.matters._replace(penalty_cards=cards)), raised


def noted_as_fresh(state: State, cards: Iterable[Card], kind: Irregularity) -> State:
    """The state in which it is kept in mind that these penalty cards lie since this trick, and by what."""
    fresh = (*state.matters.fresh, *((card, kind) for card in cards))
    return state._replace(matters=state.matters._replace(fresh=fresh))


def picked_up(state: State, cards: Iterable[PenaltyCard]) -> Ruling:
    """These penalty cards go back into their hands and are free."""
    gone = tuple(cards)
    left = tuple(each for each in state.matters.penalty_cards if each not in gone)
    events = tuple(CardWithdrawn(each.seat, each.card) for each in gone)
    return Ruling(state._replace(matters=state.matters._replace(penalty_cards=left)), events)


def back_in_hand(play: Play, cards: Iterable[tuple[Seat, Card]]) -> Play:
    """The play with these cards in their hands."""
    hands = [*play.hands]
    for seat, card in cards:
        hands[seat] |= 1 << card
    return play._replace(hands=tuple(hands))


def put_ahead(state: State, ready: Ready) -> State:
    """The state in which this card of a hand lies ready for its turn."""
    play, matters = state.played, state.matters
    hands = [*play.hands]
    hands[ready.seat] &= ~(1 << ready.card)
    play = play._replace(hands=tuple(hands))
    return state._replace(play=play, matters=matters._replace(ready=(*matters.ready, ready)))


def taken_back(state: State, ready: Ready) -> State:
    """The state in which this card, which lay ready for its turn, is in its hand."""
    left = tuple(each for each in state.matters.ready if each is not ready)
    play = back_in_hand(state.played, [(ready.seat, ready.card)])
    return state._replace(play=play, matters=state.matters._replace(ready=left))


def went_back(state: State, seat: Seat, card: Card) -> tuple[TableEvent, ...]:
    """Says that a card has gone back into its hand; nothing where it lies there as a penalty card."""
    lies = any(each.card == card for each in state.matters.penalty_cards)
    return () if lies else (CardWithdrawn(seat, card),)


def before_last_card(play: Play) -> Play:
    """The play as it was before the last card of the trick that was played last; that card is in its hand."""
    tricks_before, leader, cards = play.tricks, play.leader, play.cards
    if not cards:
        leader, cards = play.tricks[-1].leader, play.tricks[-1].cards
        tricks_before = play.tricks[:-1]
    seat = Seat((leader + len(cards) - 1) % 4)
    play = back_in_hand(play, [(seat, cards[-1])])
    return play._replace(turn=seat, leader=leader, cards=cards[:-1], tricks=tricks_before)


def reopened(state: State) -> TrickReopened:
    """Says which trick is in progress again."""
    return TrickReopened(state.played.trick_number, len(state.played.cards))
