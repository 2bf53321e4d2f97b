"""Calls: what a player may say in the auction, and a readable set of them."""

from __future__ import annotations

from bridge_tui.model.cards import Strain, Suit
from bridge_tui.model.letters import capitals


class Call(int):
    """Pass, double, redouble or a bid, as a number: 0, 1, 2, then the 35 bids from 1C (3) to 7NT (37) in their rank.

    What somebody says beyond seven, 8C (38) to 9NT (47), is a call too, though no law allows it (Law 38).

    >>> Call.parse("3nt"), Call.parse("X"), Call.bid(1, Strain.HEARTS)
    (3NT, X, 1H)
    """

    __slots__ = ()

    def __new__(cls, index: int) -> Call:
        """The call with this number; ``ValueError`` unless it is one of 0 to 47."""
        if not 0 <= index < 48:
            raise ValueError(f"no call has the number {index}")
        return super().__new__(cls, index)

    @property
    def is_bid(self) -> bool:
        """Whether it names a level and a strain."""
        return self > 2

    @property
    def level(self) -> int:
        """Of a bid: the odd tricks it names, 1 to 7 (or too many). Meaningless for the other calls."""
        return (self + 2) // 5

    @property
    def strain(self) -> Strain:
        """Of a bid: the strain it names. Meaningless for the other calls."""
        return STRAINS[(self - 3) % 5]

    @property
    def suit(self) -> Suit | None:
        """The suit that it names; None for a bid at no-trump and for the other calls."""
        return self.strain.trump if self.is_bid else None

    def __repr__(self) -> str:
        return f"{self.level}{self.strain}" if self.is_bid else ("P", "X", "XX")[self]

    __str__ = __repr__

    @classmethod
    def bid(cls, level: int, strain: Strain) -> Call:
        """The bid of this level and strain; ``ValueError`` unless the level is one of 1 to 7."""
        if not 1 <= level <= 7:
            raise ValueError(f"no bid has the level {level}: 1 to 7")
        return CALLS[level * 5 - 2 + strain]

    @classmethod
    def parse(cls, text: str) -> Call:
        """The call written as ``P``, ``Pass``, ``X``, ``XX`` or ``1C`` to ``9NT``; ``ValueError`` for anything else."""
        name = capitals(text)
        if name in {"P", "PASS"}:
            return PASS
        if name in {"X", "XX"}:
            return CALLS[len(name)]
        if name[:1] in set("123456789"):
            return cls(int(name[0]) * 5 - 2 + Strain.parse(name[1:]))
        raise ValueError(f"{text!r} is not a call: P, X, XX or 1C to 7NT")


STRAINS = tuple(Strain)
"""The five strains, clubs first."""

CALLS = tuple(Call(index) for index in range(38))
"""Every call of the game: pass, double, redouble, 1C … 7NT."""

OVER_SEVEN = tuple(Call(index) for index in range(38, 48))
"""What can be said and is no call of the game: 8C … 9NT."""

PASS, DOUBLE, REDOUBLE = CALLS[:3]
"""The three calls that are not bids."""

BIDS = CALLS[3:]
"""The thirty-five bids, lowest first."""


class LegalCalls(tuple[Call, ...]):
    """The calls a player may make, in the order pass, double, redouble, bids; with a text that a person can read.

    >>> LegalCalls((PASS, *BIDS))
    <legal calls: P 1C 1D 1H ... 7NT>
    """

    __slots__ = ()

    def __repr__(self) -> str:
        words = [str(call) for call in self]
        if len(words) > 6:
            words = [*words[:4], "...", words[-1]]
        return f"<legal calls: {' '.join(words) or 'none'}>"

    __str__ = __repr__
