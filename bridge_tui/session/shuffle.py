"""Chance: cutting for the deal and for partners, and shuffling. The only place where anything is left to it.

With a seed every cut and every deal follows from the seed and its place in the evening alone, so that a game that is
resumed deals the same cards. Only `Random.random` is used, the one method whose numbers are promised to stay the same
in every version of Python.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from random import Random, SystemRandom
from typing import NamedTuple

from bridge_tui.match.actions import Form, StartMatch, height
from bridge_tui.model.cards import CARDS, Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS

Players = tuple[str, str, str, str]
"""Their names by seat."""

Cut = tuple[Card, Card, Card, Card]
"""The card that each seat drew."""


class Seating(NamedTuple):
    """Who sits where after drawing, and what he drew."""

    players: Players
    cut: Cut


def cut_for(seed: int | None, rubber: int) -> Cut:
    """The four different cards that North, East, South and West draw before this rubber."""
    north, east, south, west, *_ = _shuffled(seed, rubber, "cut")
    return north, east, south, west


def first_cut(form: Form, seed: int | None) -> Cut | None:
    """What is drawn for the deal when people sit down; nothing at duplicate, where the board says who deals."""
    return None if form is Form.DUPLICATE else cut_for(seed, 1)


def shuffled_deal(seed: int | None, rubber: int, number: int) -> Deal:
    """The deal of this number in this rubber; without a seed, any of all possible deals."""
    return Deal.from_deck(_shuffled(seed, rubber, number))


def _shuffled(seed: int | None, *place: object) -> list[Card]:
    """The pack in the order that belongs to this seed and place, or in an unpredictable one."""
    rng = SystemRandom() if seed is None else Random("/".join(map(str, (seed, *place))))
    return sorted(CARDS, key=lambda _: rng.random())


def draw_partners(players: Players, cut: Cut) -> Seating:
    """Partners by drawing: the two highest play against the two lowest, and the highest deals.

    The highest may choose the seats. He is taken to keep his own: the second sits opposite, the third on his left and
    the lowest on his right.
    """
    highest, second, third, lowest = sorted(SEATS, key=lambda seat: height(cut[seat]), reverse=True)
    moves = {highest: highest, highest.partner: second, highest.left: third, highest.right: lowest}
    north, east, south, west = (moves[seat] for seat in SEATS)
    return Seating(
        (players[north], players[east], players[south], players[west]), (cut[north], cut[east], cut[south], cut[west])
    )


class Partners(Enum):
    """Who plays with whom in the next rubber."""

    SAME = "same"
    ROTATED = "rotated"
    """North keeps his seat and the others move on to the left: after three rubbers all have been partners."""
    DRAWN = "drawn"


def next_rubber(start: StartMatch, game: int, partners: Partners = Partners.SAME) -> StartMatch:
    """The start of the rubber that follows one with this start, which is the saved game of this number.

    Everything is as before, but for the cut for the deal; drawing for partners goes by the same cut. Chicago and
    duplicate follow one another like rubbers; at duplicate nobody cuts for the deal.
    """
    cut = cut_for(start.seed, start.rubber + 1)
    seating = Seating(start.players, cut)
    if partners is Partners.DRAWN:
        seating = draw_partners(start.players, cut)
    elif partners is Partners.ROTATED:
        north, east, south, west = start.players
        seating = Seating((north, west, east, south), cut)
    return replace(
        start,
        players=seating.players,
        cut=None if start.form is Form.DUPLICATE else seating.cut,
        dealer=None,
        rubber=start.rubber + 1,
        evening=start.first_of_evening(game),
    )
