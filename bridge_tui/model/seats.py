"""Seats, sides and vulnerability: who sits where and who plays together."""

from __future__ import annotations

from enum import Enum, IntEnum

from bridge_tui.model.letters import capitals


class Side(IntEnum):
    """A partnership. WE on the sheet is North–South, THEY is East–West."""

    NS = 0
    EW = 1

    def __str__(self) -> str:
        return self.name

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side(1 - self)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners, North or East first."""
        return Seat(self), Seat(self + 2)


class Seat(IntEnum):
    """A place at the table, numbered clockwise so that ``(seat + 1) % 4`` is the left-hand neighbour."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def __str__(self) -> str:
        return "NESW"[self]

    @property
    def left(self) -> Seat:
        """The next player clockwise, whose turn follows."""
        return LEFT[self]

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return _PARTNER[self]

    @property
    def right(self) -> Seat:
        """The player before, anticlockwise."""
        return _RIGHT[self]

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return _SIDE[self]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """The seat with this letter; ``ValueError`` for anything but N, E, S or W.

        >>> Seat.parse("w")
        <Seat.WEST: 3>
        """
        letter = capitals(text)
        if len(letter) != 1 or letter not in "NESW":
            raise ValueError(f"{text!r} is not a seat: N, E, S or W")
        return cls("NESW".index(letter))


SEATS = tuple(Seat)
"""The four seats in the order of turn, from North."""

SIDES = tuple(Side)
"""Both partnerships, North–South first."""

LEFT = (Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH)
"""By seat, its left-hand neighbour."""

_PARTNER = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_RIGHT = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
_SIDE = (Side.NS, Side.EW, Side.NS, Side.EW)


class Vulnerability(Enum):
    """Which sides are vulnerable, in the words of scenario files and PBN."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    ALL = "All"

    def includes(self, side: Side) -> bool:
        """Whether this side is vulnerable."""
        return self is Vulnerability.ALL or self.value == side.name

    @classmethod
    def of(cls, sides: set[Side]) -> Vulnerability:
        """The vulnerability in which just these sides are vulnerable.

        >>> Vulnerability.of({Side.EW})
        <Vulnerability.EW: 'EW'>
        """
        if len(sides) == len(SIDES):
            return cls.ALL
        return cls(next(iter(sides)).name) if sides else cls.NONE
