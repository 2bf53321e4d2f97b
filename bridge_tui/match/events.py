"""What has happened in the match, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.events import TableEvent
from bridge_tui.match.actions import Withdrawable
from bridge_tui.match.entries import Entry
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal begins; its number counts from 1 on each sheet."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal's result stands on the sheet."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class RubberEnded:
    """The game is over, whatever its form; the winner is the sheet's, None for one that was stopped."""

    winner: Side | None


@dataclass(frozen=True, slots=True)
class ResultEntered:
    """A deal at a real table stands on the sheet."""

    number: int
    entry: Entry
    note: str = ""


@dataclass(frozen=True, slots=True)
class ResultChanged:
    """What was entered for a deal was put right, or struck out."""

    number: int
    before: Entry | None
    """What stood before; None if it was struck out."""
    entry: Entry | None
    """What stands now; None if it is struck out."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A player asked to take this back."""

    seat: Seat
    action: Withdrawable
    trick: int = 0
    """The number of the trick that a card was played to, from 1; 0 for a call or a claim."""
    after: int = 0
    """How many actions of the deal stood when he asked."""


@dataclass(frozen=True, slots=True)
class TakeBackAnswered:
    """An opponent agreed or not; one "no" is enough to refuse."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """It was taken back, with all that was done after it."""

    seat: Seat
    action: Withdrawable
    trick: int = 0
    """As when it was asked for."""
    kept: int = 0
    """How many actions of the deal stand now."""
    since: int = 0
    """The place in the record of the deal, from 0, since which nothing stands any more."""


ScoreEvent = ResultEntered | ResultChanged
"""What happens on the sheet of a real table."""

MatchEvent = (
    TableEvent | CardsDealt | DealScored | RubberEnded | TakeBackAsked | TakeBackAnswered | TakenBack | ScoreEvent
)
"""Every event of a match."""
