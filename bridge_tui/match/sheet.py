"""The score sheet, whatever the form of the game: the results of the deals, and who earned which points for what.

A sheet is a frozen value made by entering one result after another. It also knows who deals next and who will be
vulnerable, for that follows from what was entered. Each form of the game has a sheet of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SIDES, Seat, Side, Vulnerability
from bridge_tui.scoring.points import Part, Scale


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a deal came to: all that the sheet needs."""

    number: int
    """Of the deal on its sheet, from 1; at duplicate it is the number of the board."""
    contract: Contract | None
    """None when it was passed out."""
    tricks: int = 0
    """Of the declaring side, after any transfer."""
    honours: tuple[tuple[Seat, int], ...] = ()
    """Who held honours, and their points."""
    paid: tuple[int, int] = (0, 0)
    """The tricks that North–South and East–West have lost to the other side for revokes (Law 64)."""
    awarded: tuple[int, int] = (0, 0)
    """Points that North–South and East–West were given by an adjustment."""
    struck: bool = False
    """Whether it was taken off the sheet again; it keeps its number, and counts for nothing else."""


@dataclass(frozen=True, slots=True)
class Line:
    """One entry on the sheet."""

    side: Side
    """Who earned it."""
    points: int
    part: Part
    result: DealResult | None = None
    """The deal it comes from; None for what is added at the end."""
    game: int = 0
    """In which game, from 0; always 0 where no games are counted."""
    seat: Seat | None = None
    """Who held the honours."""

    @property
    def below(self) -> bool:
        """Whether it stands below the line, on a sheet that has one."""
        return self.part is Part.TRICKS


@dataclass(frozen=True, slots=True)
class Sheet(ABC):
    """What every sheet is. `enter` gives the next one."""

    first_dealer: Seat = Seat.NORTH
    scale: Scale = Scale.NEW
    results: tuple[DealResult, ...] = ()
    """Of the deals entered, passed-out ones too, in order."""
    lines: tuple[Line, ...] = ()
    stopped: bool = False
    """Whether it was ended before it was over by itself."""

    @property
    def deals(self) -> int:
        """How many deals are entered, passed-out ones too."""
        return len(self.results)

    def place_of(self, number: int) -> int:
        """Which deal, from 1, the deal of this number is for dealing and vulnerability: none that is struck counts."""
        return number - sum(result.struck for result in self.results[: number - 1])

    @property
    def place(self) -> int:
        """Which deal the next one is for dealing and vulnerability, from 1."""
        return self.place_of(self.deals + 1)

    @property
    def dealer(self) -> Seat:
        """Who deals the next deal: the turn passes clockwise."""
        return Seat((self.first_dealer + self.place - 1) % 4)

    @property
    @abstractmethod
    def vulnerability(self) -> Vulnerability:
        """Who is vulnerable in the next deal."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing more can be entered."""

    @property
    @abstractmethod
    def winner(self) -> Side | None:
        """The side that has won; None while nobody has, where nobody can, and where both have the same."""

    @abstractmethod
    def lines_for(self, result: DealResult) -> tuple[Line, ...]:
        """The lines that this result adds if it is entered now, apart from what was awarded."""

    def total(self, side: Side) -> int:
        """All of a side's points so far."""
        return sum(line.points for line in self.lines if line.side is side)

    def enter(self, result: DealResult) -> Self:
        """The sheet with this result on it."""
        lines = (*self.lines, *self.lines_for(result), *awards(result))
        return replace(self, results=(*self.results, result), lines=lines)

    def stop(self) -> Self:
        """The sheet of a game that is ended here."""
        return replace(self, stopped=True)


def earned(side: Side, parts: Iterable[tuple[Part, int]], result: DealResult, game: int = 0) -> tuple[Line, ...]:
    """The lines of a contract's points: undertricks are the defenders', everything else is the declaring side's."""
    return tuple(
        Line(side.other if part is Part.UNDERTRICKS else side, points, part, result, game) for part, points in parts
    )


def awards(result: DealResult, game: int = 0) -> tuple[Line, ...]:
    """The lines of what was awarded."""
    return tuple(
        Line(side, result.awarded[side], Part.ADJUSTMENT, result, game) for side in SIDES if result.awarded[side]
    )
