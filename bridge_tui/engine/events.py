"""What has happened at the table, in the past tense. Faces and records are told of it in these."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class CallMade:
    """A call was made and stands."""

    seat: Seat
    call: Call

    def __repr__(self) -> str:
        return f"CallMade(seat={self.seat.name}, call={self.call})"


@dataclass(frozen=True, slots=True)
class AuctionClosed:
    """Three passes followed the last bid: the contract is made."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Four passes opened the auction: nobody plays, nobody scores."""


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
class ClaimMade:
    """A player claimed so many of the tricks left."""

    seat: Seat
    tricks: int
    left: int
    line: str = ""
    draws_trumps: bool = False
    finesses: bool = False


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
class OptionTaken:
    """A player took one of the options that he had."""

    seat: Seat
    option: str


TableEvent = (
    CallMade
    | AuctionClosed
    | PassedOut
    | CardPlayed
    | DummyFaced
    | TrickWon
    | PlayEnded
    | LastTrickTurned
    | ClaimMade
    | ClaimAnswered
    | ClaimSettled
    | ConcessionCancelled
    | PlayContinues
    | OptionTaken
)
"""Every event of one deal. All of these are public."""
