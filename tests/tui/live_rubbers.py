"""Rubbers at a live table, brought to a certain point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import DealCards, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Seat
from tests.match.deeds import deeds
from tests.match.live_deals import revoked
from tests.tui.sessions import START, Rubber

LIVE = replace(START, live=True)
"""West deals first."""


def live(code: Code = Code.CLASSIC, *, hidden: bool = True) -> StartMatch:
    """The start of a game at a live table under this code."""
    return replace(LIVE, code=code, hidden=hidden)


def over(start: StartMatch, revokes: Mapping[int, Seat]) -> Rubber:
    """A deal that is over, at whose tricks of these numbers these hands have revoked: 4S by South."""
    return rubber_of(revoked(start, revokes))


def rubber_of(match: Match) -> Rubber:
    """The rubber whose first deal has gone so far."""
    assert match.table is not None
    rubber = Rubber(match.start).act(DealCards(match.table.setup.deal, match.start.first_dealer))
    for done in match.acts:
        rubber.act(done.action)
    return rubber


def acted(rubber: Rubber, words: str) -> Rubber:
    """The rubber after calls, cards and choices by whatever seat, such as ``W:1S E:2H S:refuse``."""
    for action in deeds(words):
        rubber.act(action)
    return rubber


def auction(words: str, start: StartMatch = LIVE) -> Rubber:
    """A live table's first auction, which has gone so far."""
    return acted(Rubber(start).deal(), words)
