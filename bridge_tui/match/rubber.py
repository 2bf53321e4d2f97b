"""The sheet of a rubber: two games win it (rubber laws of scoring, 1993)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bridge_tui.match.games import GameSheet
from bridge_tui.match.sheet import DealResult, Line
from bridge_tui.model.seats import SIDES, Side, Vulnerability
from bridge_tui.scoring.points import RUBBER, UNFINISHED_GAME, UNFINISHED_PART_SCORE, Part

GAMES_TO_WIN = 2


@dataclass(frozen=True, slots=True)
class RubberSheet(GameSheet):
    """A rubber's sheet: who has a game is vulnerable, who has two has won.

    >>> from bridge_tui.model.contracts import Contract
    >>> sheet = RubberSheet().enter(DealResult(1, Contract.parse("2D S"), 8))
    >>> sheet.part_score(Side.NS), sheet.total(Side.NS)
    (40, 40)
    >>> sheet.enter(DealResult(2, Contract.parse("3H N"), 9)).vulnerability
    <Vulnerability.NS: 'NS'>
    """

    @property
    def winner(self) -> Side | None:
        """The side with two games, if there is one."""
        return next((side for side in SIDES if self.games.count(side) == GAMES_TO_WIN), None)

    @property
    def is_over(self) -> bool:
        """Whether the rubber is won or stopped."""
        return self.stopped or self.winner is not None

    @property
    def vulnerability(self) -> Vulnerability:
        """The sides that have a game."""
        return Vulnerability.of(set(self.games))

    def enter(self, result: DealResult) -> Self:
        """The sheet with this result on it, and with the rubber's premium if it is the second game of a side."""
        sheet = GameSheet.enter(self, result)  # a dataclass with slots has no super()
        winner = sheet.winner
        if winner is None or self.winner is not None:
            return sheet
        premium = Line(winner, RUBBER[winner.other in sheet.games], Part.RUBBER, game=len(self.games))
        return replace(sheet, lines=(*sheet.lines, premium))

    def stop(self) -> Self:
        """The sheet of a rubber that is ended here, with what the only game or the only part-score earns."""
        lines = list(self.lines)
        game = len(self.games)
        for side in SIDES:
            if set(self.games) == {side}:
                lines.append(Line(side, UNFINISHED_GAME, Part.UNFINISHED_GAME, game=game))
            if self.part_score(side) and not self.part_score(side.other):
                points = UNFINISHED_PART_SCORE[self.scale]
                lines.append(Line(side, points, Part.UNFINISHED_PART_SCORE, game=game))
        return replace(self, lines=tuple(lines), stopped=True)
