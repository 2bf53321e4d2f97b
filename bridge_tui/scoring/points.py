"""Points for one deal, by the tables of Law 77 and the rubber laws of 1993 (new scale), and the scale before 1987.

Every figure is in points. The vulnerability of the declaring side decides, also for what the defenders earn.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_tui.model.cards import Strain
from bridge_tui.model.contracts import Contract, Doubling


class Scale(Enum):
    """The two scales of rubber bridge. They are independent of the code of laws in force."""

    NEW = "new"
    """In rubber bridge since 1993."""
    OLD = "old"
    """Before: cheaper doubled undertricks, 50 also for a redoubled contract, 50 for a part-score left unfinished."""


class Part(Enum):
    """What points are for. Only `TRICKS` go below the line."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    DOUBLED_MADE = "doubled_made"
    SLAM = "slam"
    UNDERTRICKS = "undertricks"
    """The defenders'."""
    GAME = "game"
    """Where every game is paid at once: at Chicago and duplicate."""
    PART_SCORE = "part_score"
    """For a contract that makes no game: at duplicate, and in the last deal of a Chicago."""
    HONOURS = "honours"
    """Of whichever side holds them."""
    ADJUSTMENT = "adjustment"
    """Given to a side by a ruling or an agreement, on a sheet kept for real cards."""
    RUBBER = "rubber"
    """For two games."""
    UNFINISHED_GAME = "unfinished_game"
    """When the rubber is stopped: for the only game."""
    UNFINISHED_PART_SCORE = "unfinished_part_score"
    """When the rubber is stopped: for the only part-score in the game in progress."""


TRICK_VALUE = {
    Strain.CLUBS: 20,
    Strain.DIAMONDS: 20,
    Strain.HEARTS: 30,
    Strain.SPADES: 30,
    Strain.NOTRUMP: 30,
}
"""Each odd trick undoubled; at no-trump the first is worth `FIRST_NOTRUMP` more."""

FIRST_NOTRUMP = 10

# The rest by vulnerability: (not vulnerable, vulnerable).
DOUBLED_OVERTRICK = (100, 200)
SLAM = {6: (500, 750), 7: (1000, 1500)}
UNDERTRICK = (50, 100)
DOUBLED_UNDERTRICKS = {
    Scale.NEW: ((100, 200, 200, 300), (200, 300, 300, 300)),
    Scale.OLD: ((100, 200, 200, 200), (200, 300, 300, 300)),
}
"""First, second, third and every further undertrick doubled."""

DOUBLED_MADE = {Scale.NEW: (0, 50, 100), Scale.OLD: (0, 50, 50)}
"""For making a contract undoubled, doubled, redoubled."""

RUBBER = {False: 700, True: 500}
"""For winning the rubber, by whether the losers have a game."""

UNFINISHED_GAME = 300
UNFINISHED_PART_SCORE = {Scale.NEW: 100, Scale.OLD: 50}

GAME_BONUS = (300, 500)
"""By vulnerability, where a game is paid at once (Law 77; Chicago)."""

DUPLICATE_PART_SCORE = 50
CHICAGO_PART_SCORE = 100
"""In the last of four deals only."""

GAME = 100
"""Points below the line that make a game (Law 77; rubber laws 72-74)."""


@dataclass(frozen=True, slots=True)
class Points:
    """The score of one contract by its parts; parts of no points are left out."""

    parts: tuple[tuple[Part, int], ...]

    def of(self, part: Part) -> int:
        """The points of one part, 0 when it did not occur."""
        return dict(self.parts).get(part, 0)

    @property
    def below(self) -> int:
        """Below the line, for the declaring side."""
        return self.of(Part.TRICKS)

    @property
    def above_declarer(self) -> int:
        """Above the line, for the declaring side."""
        return sum(points for part, points in self.parts if part not in {Part.TRICKS, Part.UNDERTRICKS})

    @property
    def above_defenders(self) -> int:
        """Above the line, for the defenders."""
        return self.of(Part.UNDERTRICKS)


def trick_points(level: int, strain: Strain, doubling: Doubling) -> int:
    """What the odd tricks named in a contract are worth below the line when it is made.

    >>> trick_points(2, Strain.NOTRUMP, Doubling.DOUBLED)
    140
    """
    first = FIRST_NOTRUMP if strain is Strain.NOTRUMP else 0
    return (level * TRICK_VALUE[strain] + first) << doubling


def rubber_points(contract: Contract, vulnerable: bool, tricks: int, scale: Scale = Scale.NEW) -> Points:
    """The score of a contract when the declaring side won `tricks` (0 to 13, after any transfer), without honours.

    >>> points = rubber_points(Contract.parse("2SX S"), vulnerable=False, tricks=10)
    >>> points.below, points.of(Part.OVERTRICKS), points.of(Part.DOUBLED_MADE)
    (120, 200, 50)
    """
    over = tricks - contract.tricks_needed
    if over < 0:
        parts = [(Part.UNDERTRICKS, undertricks(-over, contract.doubling, vulnerable, scale))]
    else:
        slam = SLAM.get(contract.level, (0, 0))[vulnerable]
        parts = [
            (Part.TRICKS, trick_points(contract.level, contract.strain, contract.doubling)),
            (Part.OVERTRICKS, over * _overtrick(contract, vulnerable)),
            (Part.DOUBLED_MADE, DOUBLED_MADE[scale][contract.doubling]),
            (Part.SLAM, slam),
        ]
    return Points(tuple((part, points) for part, points in parts if points))


def _overtrick(contract: Contract, vulnerable: bool) -> int:
    if contract.doubling is Doubling.UNDOUBLED:
        return TRICK_VALUE[contract.strain]
    return DOUBLED_OVERTRICK[vulnerable] * contract.doubling


def undertricks(down: int, doubling: Doubling, vulnerable: bool, scale: Scale = Scale.NEW) -> int:
    """What the defenders earn for a contract beaten by `down` tricks.

    >>> undertricks(4, Doubling.DOUBLED, vulnerable=False), undertricks(4, Doubling.DOUBLED, False, Scale.OLD)
    (800, 700)
    """
    if doubling is Doubling.UNDOUBLED:
        return down * UNDERTRICK[vulnerable]
    first, second, third, further = DOUBLED_UNDERTRICKS[scale][vulnerable]
    return (sum((first, second, third)[:down]) + further * max(0, down - 3)) * doubling


def duplicate_points(contract: Contract, vulnerable: bool, tricks: int) -> Points:
    """The score at duplicate by its parts (Law 77): the new scale, and for a contract made game or part-score.

    >>> duplicate_points(Contract.parse("2S S"), vulnerable=True, tricks=8).of(Part.PART_SCORE)
    50
    """
    points = rubber_points(contract, vulnerable, tricks)
    if not points.below:
        return points
    is_game = points.below >= GAME
    bonus = (Part.GAME, GAME_BONUS[vulnerable]) if is_game else (Part.PART_SCORE, DUPLICATE_PART_SCORE)
    return Points((*points.parts, bonus))


def duplicate_score(contract: Contract, vulnerable: bool, tricks: int) -> int:
    """The score at duplicate from the declaring side's view, negative when beaten.

    >>> duplicate_score(Contract.parse("4S S"), vulnerable=True, tricks=10)
    620
    """
    points = duplicate_points(contract, vulnerable, tricks)
    return points.below + points.above_declarer - points.above_defenders
