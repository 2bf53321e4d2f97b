"""Contracts: what the auction ended in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from bridge_tui.model.cards import Strain, Suit
from bridge_tui.model.letters import capitals
from bridge_tui.model.seats import Seat


class Doubling(IntEnum):
    """Whether a contract is doubled."""

    UNDOUBLED = 0
    DOUBLED = 1
    REDOUBLED = 2

    def __str__(self) -> str:
        return "X" * self


@dataclass(frozen=True, slots=True)
class Contract:
    """Level 1 to 7, strain, doubling and the seat that plays it.

    >>> contract = Contract.parse("4SX S")
    >>> contract.tricks_needed, contract.declarer, contract.dummy
    (10, <Seat.SOUTH: 2>, <Seat.NORTH: 0>)
    """

    level: int
    strain: Strain
    doubling: Doubling
    declarer: Seat

    @property
    def dummy(self) -> Seat:
        """Declarer's partner, whose hand is faced."""
        return self.declarer.partner

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None at no-trump."""
        return self.strain.trump

    @property
    def tricks_needed(self) -> int:
        """Tricks that fulfil it: six and the level."""
        return self.level + 6

    def __str__(self) -> str:
        return f"{self.level}{self.strain}{self.doubling} {self.declarer}"

    @classmethod
    def parse(cls, text: str) -> Contract:
        """A contract written as ``4SX S``: bid, doubling, a space, declarer. ``ValueError`` for anything else."""
        bid, _, seat = capitals(text).partition(" ")
        name = bid.rstrip("X")
        doubled = len(bid) - len(name)
        if name[:1] not in set("1234567") or doubled > 2:
            raise ValueError(f"{text!r} is not a contract: a bid, X or XX, a space, declarer's seat")
        return cls(int(name[0]), Strain.parse(name[1:]), Doubling(doubled), Seat.parse(seat))
