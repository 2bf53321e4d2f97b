"""The score sheet of rubber bridge: WE and THEY, above and below the line, a rule after each game.

A sheet is a frozen value made by entering one result after another; part-scores, vulnerability and premiums follow
from its lines (rubber laws of scoring, 1993; see `bridge_tui.scoring.points` for the figures).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SIDES, Seat, Side, Vulnerability
from bridge_tui.scoring.points import (
    GAME,
    RUBBER,
    UNFINISHED_GAME,
    UNFINISHED_PART_SCORE,
    Part,
    Scale,
    rubber_points,
)

GAMES_TO_WIN = 2


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a deal came to: all that the sheet needs."""

    number: int
    """Of the deal in its rubber, from 1."""
    contract: Contract | None
    """None when it was passed out."""
    tricks: int = 0
    """Of the declaring side, after any transfer."""
    honours: tuple[tuple[Seat, int], ...] = ()
    """Who held honours, and their points."""


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
    """In which game of the rubber, from 0."""
    seat: Seat | None = None
    """Who held the honours."""

    @property
    def below(self) -> bool:
        """Whether it stands below the line."""
        return self.part is Part.TRICKS


@dataclass(frozen=True, slots=True)
class Sheet:
    """A rubber's sheet. `enter` gives the next one.

    >>> sheet = Sheet().enter(DealResult(1, Contract.parse("2D S"), 8))
    >>> sheet.part_score(Side.NS), sheet.total(Side.NS)
    (40, 40)
    >>> sheet.enter(DealResult(2, Contract.parse("3H N"), 9)).vulnerability
    <Vulnerability.NS: 'NS'>
    """

    scale: Scale = Scale.NEW
    lines: tuple[Line, ...] = ()
    games: tuple[Side, ...] = ()
    """Who won each finished game, in order."""
    deals: int = 0
    """Deals entered, passed-out ones too."""
    stopped: bool = False
    """Whether the rubber was ended before it was won."""

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
        """A side's points above the line, without the premiums that end the rubber."""
        return sum(
            line.points for line in self.lines if line.side is side and not line.below and line.result is not None
        )

    def premium(self, side: Side) -> int:
        """A side's points for winning the rubber, or for what it had when the rubber was stopped."""
        return sum(line.points for line in self.lines if line.side is side and line.result is None)

    def total(self, side: Side) -> int:
        """All of a side's points so far."""
        return sum(line.points for line in self.lines if line.side is side)

    def enter(self, result: DealResult) -> Sheet:
        """The sheet with this result on it, and with the rubber's premium if it is the second game of a side."""
        lines = [*self.lines, *self.lines_for(result)]
        sheet = replace(self, lines=tuple(lines), deals=self.deals + 1)
        contract = result.contract
        if contract is None or sheet.part_score(contract.declarer.side) < GAME:
            return sheet
        winner = contract.declarer.side
        sheet = replace(sheet, games=(*self.games, winner))
        if sheet.winner is None:
            return sheet
        premium = Line(winner, RUBBER[winner.other in self.games], Part.RUBBER, game=len(self.games))
        return replace(sheet, lines=(*sheet.lines, premium))

    def lines_for(self, result: DealResult) -> tuple[Line, ...]:
        """The lines that this result adds if it is entered now."""
        contract, game = result.contract, len(self.games)
        if contract is None:
            return ()
        side = contract.declarer.side
        points = rubber_points(contract, self.vulnerability.includes(side), result.tricks, self.scale)
        earned = [
            Line(side.other if part is Part.UNDERTRICKS else side, amount, part, result, game)
            for part, amount in points.parts
        ]
        held = [Line(seat.side, amount, Part.HONOURS, result, game, seat) for seat, amount in result.honours]
        return (*earned, *held)

    def stop(self) -> Sheet:
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
