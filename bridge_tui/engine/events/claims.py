"""What has happened with claims and concessions."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A player claimed so many of the tricks left."""

    seat: Seat
    tricks: int
    left: int
    line: str = ""
    draws_trumps: bool = False
    finesses: bool = False
    spread: bool = False
    """Whether he faced his hand with it."""


@dataclass(frozen=True, slots=True)
class ClaimAnswered:
    """A player accepted the claim or contested it; the claimer's own partner objected to it."""

    seat: Seat
    accept: bool
    claimer: Seat


@dataclass(frozen=True, slots=True)
class ClaimSettled:
    """The claim ended the play: the claimer's side has so many of the tricks that were left."""

    seat: Seat
    tricks: int
    left: int
    adjudicated: bool
    """Whether the law decided it after it was contested."""


@dataclass(frozen=True, slots=True)
class ConcessionCancelled:
    """Tricks that could not be lost came back to the side that had conceded them."""

    seat: Seat
    """Who said so."""
    tricks: int


@dataclass(frozen=True, slots=True)
class PlayContinues:
    """A claim came to nothing, and the play goes on."""

    seat: Seat
    """Whose claim it was."""
    void: bool
    """Whether the claim counts as never made, and binds nobody."""


@dataclass(frozen=True, slots=True)
class HandFaced:
    """A player has faced his hand, which the law allows him now (Laws 68 to 70)."""

    seat: Seat
