"""The sheet of Chicago, or four-deal bridge: vulnerability goes by the deal, and every game is paid at once.

As the American league (ACBL) describes the game, with honours. Some tables have the other side vulnerable in the second
and third deals, which is not offered.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.match.games import GameSheet
from bridge_tui.model.seats import SIDES, Side, Vulnerability
from bridge_tui.scoring.points import CHICAGO_PART_SCORE, GAME, GAME_BONUS, Part

DEALS = 4
"""Deals that are not passed out."""


VULNERABLE = {
    Side.NS: (Vulnerability.NONE, Vulnerability.NS, Vulnerability.NS, Vulnerability.ALL),
    Side.EW: (Vulnerability.NONE, Vulnerability.EW, Vulnerability.EW, Vulnerability.ALL),
}
"""Who is vulnerable in each of the four deals, by the side that deals it: nobody, that side twice, everybody."""


@dataclass(frozen=True, slots=True)
class ChicagoSheet(GameSheet):
    """The sheet of four deals. A deal that is passed out is dealt again by the same dealer and is none of the four.

    Part-scores carry on to the later deals until somebody makes a game. A Chicago that is stopped earns nothing more.

    >>> from bridge_tui.match.sheet import DealResult
    >>> from bridge_tui.model.contracts import Contract
    >>> from bridge_tui.model.seats import Seat
    >>> sheet = ChicagoSheet(first_dealer=Seat.WEST).enter(DealResult(1, Contract.parse("4S S"), 10))
    >>> sheet.total(Side.NS), sheet.dealer, sheet.vulnerability
    (420, <Seat.NORTH: 0>, <Vulnerability.NS: 'NS'>)
    """

    def place_of(self, number: int) -> int:
        """Which of the four deals the deal of this number is; after the last one, still the fourth."""
        passed_out = sum(result.contract is None for result in self.results[: number - 1])
        return min(number - passed_out, DEALS)

    @property
    def vulnerability(self) -> Vulnerability:
        """Goes by which deal it is and who deals it."""
        return VULNERABLE[self.dealer.side][self.place - 1]

    @property
    def is_over(self) -> bool:
        """Whether four deals were played, or it was stopped."""
        return self.stopped or self._played == DEALS

    @property
    def _played(self) -> int:
        return sum(result.contract is not None for result in self.results)

    @property
    def winner(self) -> Side | None:
        """After the fourth deal, the side with more points."""
        return next((side for side in SIDES if self._is_won_by(side)), None)

    def _is_won_by(self, side: Side) -> bool:
        return self._played == DEALS and self.total(side) > self.total(side.other)

    def bonuses(self, side: Side, below: int) -> tuple[tuple[Part, int], ...]:
        """For a game at once, by the vulnerability of the deal; for a part-score only in the last deal."""
        if below and self.part_score(side) + below >= GAME:
            return ((Part.GAME, GAME_BONUS[self.vulnerability.includes(side)]),)
        return ((Part.PART_SCORE, CHICAGO_PART_SCORE),) if below and self.place == DEALS else ()
