"""What a deal at the real table is worth, before and after tricks have gone over for a revoke."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge_tui.match.entries import Entry
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Side, Vulnerability
from bridge_tui.scoring.points import Points, Scale, duplicate_points, rubber_points


@dataclass(frozen=True, slots=True)
class Score:
    """A contract with so many tricks of the declaring side, in points."""

    contract: Contract
    tricks: int
    rubber: Points
    duplicate: int
    """What declarer's side has at duplicate; below 0 where it is down."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was played at the real table: its entry, as on a kept sheet, without revokes."""

    entry: Entry
    vulnerability: Vulnerability = Vulnerability.NONE
    scale: Scale = Scale.NEW

    def score(self, transferred: tuple[Side, int] | None = None) -> Score:
        """Its score once these tricks have gone to this side (Law 64).

        Raises `BadEntry` where the other side has not won so many, and ``ValueError`` for a deal that was passed out.
        """
        result = _after(self.entry, transferred).result(1)
        contract = result.contract
        if contract is None:
            raise ValueError("a deal that was passed out has no tricks")
        vulnerable = self.vulnerability.includes(contract.declarer.side)
        rubber = rubber_points(contract, vulnerable, result.tricks, self.scale)
        points = duplicate_points(contract, vulnerable, result.tricks)
        duplicate = points.below + points.above_declarer - points.above_defenders
        return Score(contract, result.tricks, rubber, duplicate)


def _after(entry: Entry, transferred: tuple[Side, int] | None) -> Entry:
    if transferred is None:
        return entry
    side, tricks = transferred
    return replace(entry, revokes=(0, tricks) if side is Side.NS else (tricks, 0))
