"""What a person does at the table. Saved games, scenario files and screens speak in these and in nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class MakeCall:
    """A player calls."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card is led or played from the hand of `seat`.

    `by` is the player who moves it; None stands for whoever plays that hand (declarer, for dummy's).
    """

    seat: Seat
    card: Card
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class LookLastTrick:
    """A player turns the last trick (Law 66). It changes nothing but is remembered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choose:
    """A player takes one of the options that the open decision gives him."""

    seat: Seat
    option: str
    suit: Suit | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """A player says how many of the tricks left his side will win (Law 68); the others are conceded.

    The trick in progress counts among those left. The statement that goes with it (Law 68C) is free words, and two
    things that the laws look for in it.
    """

    seat: Seat
    tricks: int
    line: str = ""
    """The line of play in his own words."""
    draws_trumps: bool = False
    """Whether he says that trumps are drawn first."""
    finesses: bool = False
    """Whether he says that a finesse is taken."""


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """A player who is asked accepts the claim or contests it."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class CancelConcession:
    """A player says that tricks were conceded which could not be lost (Law 71)."""

    seat: Seat


TableAction = MakeCall | PlayCard | LookLastTrick | Choose | Claim | AnswerClaim | CancelConcession
"""Every action of one deal."""
