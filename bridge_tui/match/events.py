"""What has happened in the match, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.events import TableEvent
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal begins; its number counts from 1 in each rubber."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal's result stands on the sheet."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class RubberEnded:
    """One side has two games (the winner), or the rubber was stopped (None)."""

    winner: Side | None


MatchEvent = TableEvent | CardsDealt | DealScored | RubberEnded
"""Every event of a match."""
