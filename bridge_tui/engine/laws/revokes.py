"""Law 61: the revoke. It is kept in mind, and nobody is told of it until somebody says something."""

from __future__ import annotations

from collections.abc import Collection

from bridge_tui.engine.laws.owed import demanded
from bridge_tui.engine.laws.penalty_cards import due
from bridge_tui.engine.matters import Matters, Revoke, RevokeStatus
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import State
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat

LAW = 61
CORRECTION = 62


def noted(state: State, card: Card) -> State:
    """The state in which it is kept in mind if this card of the hand in turn is a revoke.

    It costs nothing where the hand, or a card that could have been played, lay faced (Law 64B3). A note of this trick
    is kept where the same card comes into it again, and gone where it is another.
    """
    play, matters = state.played, state.matters
    seat, could, number = play.turn, demanded(play, matters), play.trick_number
    assert seat is not None
    before = [each for each in matters.revokes if _is_open_at(each, seat, number)]
    if card in could:
        others = tuple(each for each in matters.revokes if each not in before)
        return state._replace(matters=matters._replace(revokes=others)) if before else state
    if any(each.card == card for each in before):
        return state
    led = play.cards[0].suit if play.cards else None
    free = seat is play.contract.dummy or bool(due(state))
    ready = tuple(each.card for each in matters.ready)
    revoke = Revoke(seat, number, card, led, could, ready, free)
    kept = tuple(each for each in matters.revokes if each not in before)
    return state._replace(matters=matters._replace(revokes=(*kept, revoke)))


def _is_open_at(revoke: Revoke, seat: Seat, trick: int) -> bool:
    return (revoke.seat, revoke.trick, revoke.status) == (seat, trick, RevokeStatus.OPEN)


def open_ones(matters: Matters) -> tuple[Revoke, ...]:
    """Those that can still be corrected, in the order made."""
    return tuple(revoke for revoke in matters.revokes if revoke.status is RevokeStatus.OPEN)


def being_corrected(matters: Matters) -> Revoke | None:
    """A revoke whose hand has to put a legal card in the place of the other, if there is one."""
    return next((each for each in matters.revokes if each.status is RevokeStatus.CORRECTABLE), None)


def refuse_meanwhile(state: State, seat: Seat, *, plays: bool = True) -> None:
    """Raises `Refused` for whoever wants to go on while a card has to be replaced, but the hand in turn if it plays."""
    revoke = being_corrected(state.matters)
    if revoke is not None and not (plays and seat is state.played.turn):
        raise Refused(Reason.CARD_TO_BE_REPLACED, CORRECTION, seat=seat, revoker=revoke.seat)


def refuse_wrong_again(state: State, card: Card) -> None:
    """Raises `Refused` where the hand in turn has to put a legal card in the place of another, and this is none."""
    play = state.played
    wrong = any(_is_correctable(each, play.turn, play.trick_number) for each in state.matters.revokes)
    if wrong and card not in play.legal:
        raise Refused(Reason.CARD_IS_NAMED, CORRECTION, seat=play.turn, card=card, cards=play.legal)


def _is_correctable(revoke: Revoke, seat: Seat | None, trick: int) -> bool:
    return (revoke.seat, revoke.trick, revoke.status) == (seat, trick, RevokeStatus.CORRECTABLE)


def as_if_established(state: State, found: Collection[Revoke]) -> State:
    """The state in which those of these revokes that are corrected now are paid for all the same (Law 61B)."""
    played = {(each.trick, each.card) for each in found}
    revokes = tuple(
        each._replace(pays=True) if (each.trick, each.card) in played and each.status is not RevokeStatus.OPEN else each
        for each in state.matters.revokes
    )
    return state._replace(matters=state.matters._replace(revokes=revokes))
