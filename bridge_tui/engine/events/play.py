"""What has happened with cards in the play."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.irregularities import Word
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led or played and stands."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DummyFaced:
    """After the opening lead dummy's hand lies open."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete; its winner leads to the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayEnded:
    """The deal is over; `tricks` are those of the declaring side."""

    tricks: int


@dataclass(frozen=True, slots=True)
class LastTrickTurned:
    """A player looked at the last trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Designated:
    """Declarer has said which card dummy plays, without naming it whole (Law 46)."""

    seat: Seat
    suit: Suit | None
    rank: Rank | None
    word: Word | None
