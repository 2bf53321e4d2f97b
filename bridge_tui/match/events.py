"""What has happened in the match, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from bridge_tui.engine.actions import Claim, MakeCall, PlayCard
from bridge_tui.engine.events import CallMade, CardPlayed, ClaimMade, TableEvent
from bridge_tui.match.actions import Withdrawable
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
class TakeBackAsked:
    """A player asked to take this back."""

    seat: Seat
    action: Withdrawable
    trick: int = 0
    """The number of the trick that a card was played to, from 1; 0 for a call or a claim."""


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


MatchEvent = TableEvent | CardsDealt | DealScored | RubberEnded | TakeBackAsked | TakeBackAnswered | TakenBack
"""Every event of a match."""


def says(event: MatchEvent, action: Withdrawable) -> bool:
    """Whether this event is what the action led to first."""
    match action:
        case MakeCall():
            return event == CallMade(action.seat, action.call)
        case PlayCard():
            return event == CardPlayed(action.seat, action.card)
        case Claim():
            return isinstance(event, ClaimMade) and event.seat is action.seat
        case _:
            assert_never(action)
