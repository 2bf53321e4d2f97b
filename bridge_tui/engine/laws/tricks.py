"""How many tricks each side has: those won in play, those that claims have given, less those paid for revokes (Law 64).

A revoke never costs tricks that its side has won before it, and no trick is taken twice: the revokes of a side take its
tricks one after another, each the earliest from its own trick on. How many one takes is `RevokePenalty`'s.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from bridge_tui.engine.laws.codes import RevokePenalty
from bridge_tui.engine.matters import NOTHING, Revoke, RevokeStatus
from bridge_tui.engine.state import Claimed, Play, State, Trick
from bridge_tui.model.seats import SIDES, Seat, Side

LAST_BUT_ONE = 12
"""A revoke at this trick is never established, and never costs a trick (Law 62D)."""

Count = tuple[int, int]
"""Tricks of North–South and of East–West."""


def won_in_play(play: Play) -> Count:
    """Complete tricks."""
    north_south = sum(trick.winner is not None and trick.winner.side is Side.NS for trick in play.tricks)
    return north_south, len(play.tricks) - north_south


def won_before_transfer(play: Play, claims: Iterable[Claimed]) -> Count:
    """Complete tricks, and those that a claim has given."""
    won = [*won_in_play(play)]
    for made in claims:
        if made.won is not None:
            side = made.seat.side
            won[side] += made.won
            won[side.other] += made.left - made.won
    return won[Side.NS], won[Side.EW]


def won(state: State) -> Count:
    """What counts: tricks as they are scored."""
    play = state.play
    if play is None:
        return 0, 0
    north_south, east_west = won_before_transfer(play, state.claims)
    to_east_west, to_north_south = paid(state)
    moved = to_north_south - to_east_west
    return north_south + moved, east_west - moved


def paid(state: State) -> Count:
    """The tricks that each side loses for its revokes; nothing before the play has ended."""
    play = state.play
    if state.matters is NOTHING or play is None or play.turn is not None:
        return 0, 0
    north_south, east_west = (_paid_by(state, play, side) for side in SIDES)
    return north_south, east_west


class _Owned(NamedTuple):
    """A trick and who has it."""

    side: Side
    trick: Trick | None
    """None for one that was claimed and never played."""


def _paid_by(state: State, play: Play, side: Side) -> int:
    owned, taken = _owned(play, state.claims), set[int]()
    for revoke in sorted(state.matters.revokes, key=lambda each: each.trick):
        if revoke.seat.side is side and revoke.pays and costs(state, revoke):
            left = [place for place in range(revoke.trick - 1, len(owned)) if owned[place].side is side]
            left = [place for place in left if place not in taken]
            gone = revoke.trick - 1 in taken
            taken.update(left[: _price(state.rules.revoke_penalty, revoke, owned, left, gone=gone)])
    return len(taken)


def _owned(play: Play, claims: Iterable[Claimed]) -> list[_Owned]:
    """All tricks in order; those that were claimed stand at the end."""
    owned = [_Owned(trick.winner.side, trick) for trick in play.tricks if trick.winner is not None]
    for made in claims:
        if made.won is not None:
            side = made.seat.side
            owned += [_Owned(side, None)] * made.won + [_Owned(side.other, None)] * (made.left - made.won)
    return owned


def _price(rule: RevokePenalty, revoke: Revoke, owned: Sequence[_Owned], left: Sequence[int], *, gone: bool) -> int:
    """How many of these tricks a revoke costs. One whose own trick is gone counts as won by the opponents."""
    most = 1
    if rule is RevokePenalty.TWO or (not gone and _wins(revoke.seat, owned[revoke.trick - 1].trick)):
        most = 2
    elif rule is RevokePenalty.BY_WINNER_OR_CARD:
        later = (each.trick for each in owned[revoke.trick :])
        most += any(_wins(revoke.seat, trick, revoke.could) for trick in later)
    return min(most, len(left))


def _wins(seat: Seat, trick: Trick | None, cards: Container[object] | None = None) -> bool:
    """Whether this hand has won the trick in play, with one of these cards if any are named."""
    return trick is not None and trick.winner is seat and (cards is None or trick.card_of(seat) in cards)


def costs(state: State, revoke: Revoke) -> bool:
    """Whether the law lets this revoke cost tricks, if it is claimed: see Law 64B for those that it does not."""
    if _is_harmless(state, revoke):
        return False
    return state.rules.both_sides_pay or not _has_established(state, revoke.seat.side.other)


def _is_harmless(state: State, revoke: Revoke) -> bool:
    return revoke.free or revoke.trick == LAST_BUT_ONE or _is_repeated(state, revoke)


def _is_repeated(state: State, revoke: Revoke) -> bool:
    """Whether the same hand had already established a revoke in this suit."""
    return any(
        earlier.seat is revoke.seat
        and earlier.trick < revoke.trick
        and earlier.status is RevokeStatus.ESTABLISHED
        and earlier.led is revoke.led is not None
        for earlier in state.matters.revokes
    )


def _has_established(state: State, side: Side) -> bool:
    return any(
        revoke.seat.side is side and revoke.status is RevokeStatus.ESTABLISHED and not _is_harmless(state, revoke)
        for revoke in state.matters.revokes
    )
