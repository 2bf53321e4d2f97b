"""An evening: the rubbers that follow one another at one table, and what each player has won or lost in them all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SEATS, Side
from bridge_tui.records.store import Store
from bridge_tui.session.session import saved_match

HUNDRED = 100


class Account(NamedTuple):
    """What one player has won, or lost below 0."""

    player: str
    points: int
    hundreds: int
    """By each rubber's difference in hundreds, of which fifty points make a whole one; 0 at duplicate."""
    money: int
    """By the stake of each rubber, in hundredths."""


def evening_of(store: Store, game: int) -> tuple[Match, ...]:
    """The rubbers of the evening that this saved game belongs to, in order. Raises like `saved_match`."""
    first = saved_match(store, game).start.first_of_evening(game)
    return tuple(saved_match(store, number) for number in store.evening(first))


def last_of_evening(store: Store, start: StartMatch, game: int) -> int:
    """The number of the game with which the evening goes on, to which the saved game of this number and start belongs.

    Raises `StoreError` if the games cannot be read.
    """
    return store.evening(start.first_of_evening(game))[-1]


def difference(match: Match) -> tuple[int, int]:
    """By how many points, and by how many hundreds, North–South are ahead in a rubber; behind, below 0.

    Fifty points and more count as a hundred, as is usual at rubber bridge; at duplicate nothing is counted in hundreds.
    """
    points = match.sheet.total(Side.NS) - match.sheet.total(Side.EW)
    if match.start.form is Form.DUPLICATE:
        return points, 0
    hundreds = (abs(points) + HUNDRED // 2) // HUNDRED
    return points, hundreds if points > 0 else -hundreds


def settled(rubbers: Iterable[Match]) -> tuple[Account, ...]:
    """The accounts of all players of these rubbers, in the order in which they first sat; they add up to nothing.

    Who plays more than one seat wins and loses for each.
    """
    accounts: dict[str, Account] = {}
    for match in rubbers:
        points, hundreds = difference(match)
        for seat in SEATS:
            sign = 1 if seat.side is Side.NS else -1
            name = match.start.players[seat]
            before = accounts.get(name, Account(name, 0, 0, 0))
            money = before.money + sign * hundreds * match.start.stake
            accounts[name] = Account(name, before.points + sign * points, before.hundreds + sign * hundreds, money)
    return tuple(accounts.values())
