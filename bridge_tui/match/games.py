"""A sheet with a line: part-scores below it add up to games, everything else is written above it.

Rubber and Chicago are kept on such sheets (rubber laws of scoring, 1993; see `bridge_tui.scoring.points`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bridge_tui.match.sheet import DealResult, Line, Sheet, awards, earned
from bridge_tui.model.seats import Side
from bridge_tui.scoring.points import GAME, Part, rubber_points


@dataclass(frozen=True, slots=True)
class GameSheet(Sheet):
    """WE and THEY, above and below the line, a rule after each game."""

    games: tuple[Side, ...] = ()
    """Who won each finished game, in order."""

    @property
    def games_below(self) -> tuple[tuple[int, int], ...]:
        """For each finished game the points below the line of North–South and of East–West."""
        return tuple((self.below(Side.NS, game), self.below(Side.EW, game)) for game in range(len(self.games)))

    def below(self, side: Side, game: int) -> int:
        """A side's points below the line in one game, counted from 0."""
        return sum(line.points for line in self.lines if line.below and line.side is side and line.game == game)

    def part_score(self, side: Side) -> int:
        """A side's points below the line in the game in progress."""
        return self.below(side, len(self.games))

    def above(self, side: Side) -> int:
        """A side's points above the line, without the premiums at the end."""
        return sum(
            line.points for line in self.lines if line.side is side and not line.below and line.result is not None
        )

    def enter(self, result: DealResult) -> Self:
        """The sheet with this result on it, and with a rule below it if that makes a game."""
        lines = (*self.lines, *self.lines_for(result), *awards(result, len(self.games)))
        sheet = replace(self, results=(*self.results, result), lines=lines)
        contract = result.contract
        if contract is None or sheet.part_score(contract.declarer.side) < GAME:
            return sheet
        return replace(sheet, games=(*self.games, contract.declarer.side))

    def lines_for(self, result: DealResult) -> tuple[Line, ...]:
        """The lines that this result adds if it is entered now: first the contract's, then honours."""
        contract, game = result.contract, len(self.games)
        if contract is None:
            return ()
        side = contract.declarer.side
        points = rubber_points(contract, self.vulnerability.includes(side), result.tricks, self.scale)
        parts = (*points.parts, *self.bonuses(side, points.below))
        held = (Line(seat.side, amount, Part.HONOURS, result, game, seat) for seat, amount in result.honours)
        return (*earned(side, parts, result, game), *held)

    def bonuses(self, side: Side, below: int) -> tuple[tuple[Part, int], ...]:
        """What a side earns besides the contract if it scores so much below the line now: nothing, as a rule."""
        return ()
