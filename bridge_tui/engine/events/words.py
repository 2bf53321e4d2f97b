"""What people have said or looked at."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.irregularities import About
from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class Remarked:
    """A player has drawn attention to something, rightly or not."""

    seat: Seat
    about: About


@dataclass(frozen=True, slots=True)
class OwnedUp:
    """A player has said that he went wrong."""

    seat: Seat
    about: About


@dataclass(frozen=True, slots=True)
class Asked:
    """A player has asked another whether he has none of the suit (Law 61)."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HandLookedAt:
    """Dummy has looked at a hand that he must not see: he has lost his rights (Law 43)."""

    seat: Seat
    whose: Seat


@dataclass(frozen=True, slots=True)
class SpokeWithoutRights:
    """A dummy who has lost his rights was the first to speak of something, and it was dealt with so (Law 43B)."""

    seat: Seat
    about: About
