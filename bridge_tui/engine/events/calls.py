"""What has happened in the auction: calls, and what rulings on them have brought."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.calls import Call
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
class CallWithdrawn:
    """A call does not stand."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class SlipStated:
    """A player has said that his last call was a slip, and which one he meant (Law 25A)."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Barred:
    """A player has to pass at his next turn, or for the rest of the auction."""

    seat: Seat
    rest: bool
    """Whether it is for the rest of the auction."""
    law: int
    """The law of what has brought it."""


@dataclass(frozen=True, slots=True)
class BarLifted:
    """A player may call again as he likes: his partner's call was held to mean the same as the one withdrawn (23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnGivenBack:
    """Passes have been cancelled, since a call out of turn had kept this player from calling (Law 34)."""

    seat: Seat
    passes: int
    """How many have been cancelled."""


@dataclass(frozen=True, slots=True)
class AuctionClosed:
    """Three passes followed the last bid: the contract is made."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Four passes opened the auction: nobody plays, nobody scores."""
