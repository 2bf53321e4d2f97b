"""What a director keeps in mind of an auction at a live table: calls that wait for a ruling, and what comes of them.

Where no call has gone wrong and no card was seen there is nothing of it.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat


class WrongCall(NamedTuple):
    """An irregular call: one that waits for a ruling, or that has been withdrawn."""

    kind: Irregularity
    seat: Seat
    call: Call
    turn: Seat | None
    """Whose turn it was; None after the final pass."""
    since: int
    """How many calls stood when it was made."""
    first: Call | None = None
    """Of a change of call: the call that it was to take the place of."""


class Bar(Enum):
    """How long a player has to pass."""

    ONCE = "once"
    """At his next turn."""
    REST = "rest"
    """For the rest of the auction."""


class Barring(NamedTuple):
    """A player has to pass."""

    seat: Seat
    bar: Bar
    law: int


class Awaited(NamedTuple):
    """An offender's next call is measured against the one that he has withdrawn."""

    wrong: WrongCall
    spoilt: bool = False
    """Whether a bad call of his has stood in its place already, so that nothing makes it good any more."""


class Question(NamedTuple):
    """What all four are asked. One no is enough."""

    asked: AskedOfAll
    seat: Seat
    """Whose call it is about."""
    call: Call
    """The call that is to stand, or that stands."""
    awaited: tuple[Seat, ...] = SEATS
    """Who has still to answer."""
    instead: Awaited | None = None
    """What it was measured against, if that is the question."""
    barring: Barring | None = None
    """What it has brought upon the partner, if that is the question."""


class Withdrawn(NamedTuple):
    """A call that was withdrawn, and that may limit the first lead of the offender's partner."""

    seat: Seat
    call: Call


class Faced(NamedTuple):
    """A card that was seen during the auction and lies face up, still in its hand (Law 24)."""

    seat: Seat
    card: Card
    slight: bool
    """Whether it is a small card that was dropped."""


class WrongCalls(NamedTuple):
    """What the director keeps in mind of the auction of one deal."""

    pending: WrongCall | None = None
    bars: tuple[Barring, ...] = ()
    awaited: tuple[Awaited, ...] = ()
    no_double: WrongCall | None = None
    """A pass at partner's turn, whose partner may not double or redouble at his next turn (Law 30, before 2017)."""
    question: Question | None = None
    withdrawn: tuple[Withdrawn, ...] = ()
    """Those that limit leads, in order; each goes once declarer has had his say on that lead."""
    faced: tuple[Faced, ...] = ()
    ruled: int = 0
    """How many calls stood when a call was refused last: those before are no slips any more."""
    earlier: tuple[tuple[int, WrongCalls], ...] = ()
    """What was kept in mind before each of the last four calls, by how many calls stood then."""

    def bar_of(self, seat: Seat) -> Bar | None:
        """How long this seat has to pass."""
        bars = {each.bar for each in self.bars if each.seat is seat}
        return Bar.REST if Bar.REST in bars else Bar.ONCE if bars else None

    def awaited_of(self, seat: Seat) -> Awaited | None:
        """What the next call of this seat is measured against."""
        return next((each for each in self.awaited if each.wrong.seat is seat), None)


NO_WRONG_CALLS = WrongCalls()
"""Nothing has gone wrong."""
