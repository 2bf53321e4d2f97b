"""The sheet of single deals scored as at duplicate: boards, each with its own dealer, vulnerability and score."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.match.sheet import DealResult, Line, Sheet, earned
from bridge_tui.model.seats import Side, Vulnerability
from bridge_tui.scoring.points import duplicate_points

_NONE, _NS, _EW, _ALL = Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.ALL

VULNERABLE = (
    *(_NONE, _NS, _EW, _ALL),
    *(_NS, _EW, _ALL, _NONE),
    *(_EW, _ALL, _NONE, _NS),
    *(_ALL, _NONE, _NS, _EW),
)
"""Who is vulnerable on boards 1 to 16; board 17 is as board 1 (Law 2, duplicate 2017)."""


@dataclass(frozen=True, slots=True)
class DuplicateSheet(Sheet):
    """The boards one after another, always at the new scale, without honours, until people stop.

    North deals board 1, East board 2, and so on (Law 2). Nothing is carried from one board to another.

    >>> from bridge_tui.model.contracts import Contract
    >>> sheet = DuplicateSheet().enter(DealResult(1, Contract.parse("4S S"), 10))
    >>> sheet.total(Side.NS), sheet.vulnerability, sheet.dealer
    (420, <Vulnerability.NS: 'NS'>, <Seat.EAST: 1>)
    """

    def place_of(self, number: int) -> int:
        """The number of the board, also after one that was struck out."""
        return number

    @property
    def vulnerability(self) -> Vulnerability:
        """Goes by the number of the board."""
        return self.vulnerability_of(self.place)

    def vulnerability_of(self, board: int) -> Vulnerability:
        """Who is vulnerable on the board of this number, from 1."""
        return VULNERABLE[(board - 1) % len(VULNERABLE)]

    @property
    def is_over(self) -> bool:
        """Whether it was stopped."""
        return self.stopped

    @property
    def winner(self) -> Side | None:
        """Nobody: a board is won by comparing it with other tables."""
        return None

    def lines_for(self, result: DealResult) -> tuple[Line, ...]:
        """The parts of the board's score (Law 77)."""
        contract = result.contract
        if contract is None:
            return ()
        side = contract.declarer.side
        return earned(side, duplicate_points(contract, self.vulnerability.includes(side), result.tricks).parts, result)
