"""Results of deals that were played with real cards, as they are entered on a sheet: checked, and written as one line.

An entry says what happened at that table, apart from what it comes to: how many tricks declarer's side took, and
besides what a revoke moved, who held honours, what was awarded. `Entry.result` puts it together for the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bridge_tui.match.sheet import DealResult
from bridge_tui.model.contracts import Contract
from bridge_tui.model.letters import capitals
from bridge_tui.model.seats import SIDES, Seat, Side
from bridge_tui.scoring.honours import FOUR_ACES, TRUMP_HONOURS

TRICKS = 13

MOST_AWARDED = 9990
"""Points that an adjustment gives to a side at most; they are written with four figures."""

PASSED_OUT = "P"
"""How a deal in which nobody bid is written."""


class EntryFault(Enum):
    """What is wrong with an entry, with the parameters that go with it."""

    NOT_SO_MANY_TRICKS = "not_so_many_tricks"
    """contract, over (what was said, below 0 for undertricks), most (overtricks), fewest (the same below 0)"""
    NO_SUCH_HONOURS = "no_such_honours"
    """contract, points (of which there are none), possible (the points that there are)"""
    PASSED_OUT_HAS_NOTHING = "passed_out_has_nothing"
    """Where nobody has bid there are no tricks, no honours, no revokes and no claim."""
    MORE_REVOKED_THAN_WON = "more_revoked_than_won"
    """side, tricks (that it is to lose), won"""
    NO_SUCH_AWARD = "no_such_award"
    """points (not a multiple of ten from 10 to most), most"""


class BadEntry(ValueError):  # noqa: N818 - named as the thing that was found
    """Something that cannot have happened at a table. `params` are model values by the names that the fault gives."""

    def __init__(self, fault: EntryFault, **params: object) -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.params = params


@dataclass(frozen=True, slots=True)
class Entry:
    """What became of one deal at a real table. Raises `BadEntry` for what cannot be.

    >>> entry = Entry.parse("4SX S -1 revokes EW 2 honours N 100")
    >>> entry.won, entry.result(3).tricks
    (9, 11)
    >>> str(entry)
    '4SX S -1 honours N 100 revokes EW 2'
    """

    contract: Contract | None
    """None when it was passed out."""
    won: int = 0
    """Tricks of the declaring side at the table, before any transfer."""
    honours: tuple[Seat, int] | None = None
    """Who held them, and their points: there is never more than one such hand."""
    revokes: tuple[int, int] = (0, 0)
    """The tricks that North–South and East–West lose to the other side for revokes (Law 64)."""
    awarded: tuple[int, int] = (0, 0)
    """Points that North–South and East–West are given by an adjustment (Law 12; rubber: by agreement)."""
    claimed: bool = False
    """Whether the deal was ended by a claim or a concession (Laws 68 to 71)."""

    def __post_init__(self) -> None:
        _refuse_awards(self.awarded)
        if self.contract is None:
            if (self.won, self.honours, self.revokes, self.claimed) != (0, None, (0, 0), False):
                raise BadEntry(EntryFault.PASSED_OUT_HAS_NOTHING)
            return
        _refuse_tricks(self.contract, self.won)
        _refuse_honours(self.contract, self.honours)
        _refuse_transfers(self.contract.declarer.side, self.won, self.revokes)

    @property
    def over(self) -> int:
        """How many tricks more than the contract needs the declaring side took at the table; below 0, how many less."""
        return 0 if self.contract is None else self.won - self.contract.tricks_needed

    def result(self, number: int) -> DealResult:
        """What the deal of this number comes to, with the tricks after the transfer."""
        contract = self.contract
        if contract is None:
            return DealResult(number, None, awarded=self.awarded)
        side = contract.declarer.side
        tricks = self.won + self.revokes[side.other] - self.revokes[side]
        held = () if self.honours is None else (self.honours,)
        return DealResult(number, contract, tricks, held, self.revokes, self.awarded)

    def __str__(self) -> str:
        return " ".join(self._words())

    def _words(self) -> Iterator[str]:
        yield PASSED_OUT if self.contract is None else f"{self.contract} {made_by(self.over)}"
        if self.honours is not None:
            yield "honours {} {}".format(*self.honours)
        yield from _of_sides("revokes", self.revokes)
        yield from _of_sides("awarded", self.awarded)
        if self.claimed:
            yield "claimed"

    @classmethod
    def parse(cls, text: str) -> Entry:
        """An entry written as by ``str``; what follows the result may come in any order.

        Raises `BadEntry` for what cannot have happened, and its base class ``ValueError`` for what is no entry.
        """
        words = capitals(text).split()
        if words[:1] == [PASSED_OUT]:
            return _with(cls(None), words[1:])
        if len(words) < len(("contract", "declarer", "result")):
            raise ValueError(f"{text!r} is no entry: a contract, declarer's seat, a result such as +1")
        contract = Contract.parse(" ".join(words[:2]))
        return _with(cls(contract, contract.tricks_needed + _over(words[2])), words[3:])


def _with(entry: Entry, words: list[str]) -> Entry:
    """The entry with what these words say besides."""
    match words:
        case []:
            return entry
        case ["HONOURS", seat, points, *rest] if entry.honours is None:
            entry = replace(entry, honours=(Seat.parse(seat), _number(points)))
        case ["REVOKES", side, tricks, *rest]:
            entry = replace(entry, revokes=_of_side(entry.revokes, side, tricks))
        case ["AWARDED", side, points, *rest]:
            entry = replace(entry, awarded=_of_side(entry.awarded, side, points))
        case ["CLAIMED", *rest]:
            entry = replace(entry, claimed=True)
        case _:
            raise ValueError(f"{' '.join(words)!r} says nothing of a result")
    return _with(entry, rest)


def _of_side(counts: tuple[int, int], side: str, number: str) -> tuple[int, int]:
    """The counts with this one for a side that has none yet."""
    if side not in Side.__members__ or counts[Side[side]]:
        raise ValueError(f"{side!r} is no side, or named twice")
    counted = _number(number)
    return (counted, counts[1]) if side == Side.NS.name else (counts[0], counted)


def _over(word: str) -> int:
    if word == "=":
        return 0
    if word[:1] not in {"+", "-"}:
        raise ValueError(f"{word!r} is no result: =, +1 or -2")
    return _number(word[1:]) * (-1 if word[:1] == "-" else 1)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(MOST_AWARDED))):
        raise ValueError(f"{word!r} is no number")
    return int(word)


def made_by(over: int) -> str:
    """``=``, ``+1``, ``-2``."""
    return f"{over:+d}" if over else "="


def _of_sides(name: str, counts: Sequence[int]) -> Iterator[str]:
    return (f"{name} {side.name} {counts[side]}" for side in SIDES if counts[side])


def possible_honours(contract: Contract) -> tuple[int, ...]:
    """The points for honours that one hand may have at this contract."""
    return (FOUR_ACES,) if contract.trump is None else tuple(TRUMP_HONOURS.values())


def _refuse_tricks(contract: Contract, won: int) -> None:
    if not 0 <= won <= TRICKS:
        needed = contract.tricks_needed
        over, most = won - needed, TRICKS - needed
        raise BadEntry(EntryFault.NOT_SO_MANY_TRICKS, contract=contract, over=over, most=most, fewest=-needed)


def _refuse_honours(contract: Contract, honours: tuple[Seat, int] | None) -> None:
    possible = possible_honours(contract)
    if honours is not None and honours[1] not in possible:
        raise BadEntry(EntryFault.NO_SUCH_HONOURS, contract=contract, points=honours[1], possible=possible)


def _refuse_transfers(declaring: Side, won: int, revokes: tuple[int, int]) -> None:
    """A side can only lose tricks that it has."""
    for side in SIDES:
        has = won if side is declaring else TRICKS - won
        if not 0 <= revokes[side] <= has:
            raise BadEntry(EntryFault.MORE_REVOKED_THAN_WON, side=side, tricks=revokes[side], won=has)


def _refuse_awards(awarded: tuple[int, int]) -> None:
    for points in awarded:
        if points % 10 or not 0 <= points <= MOST_AWARDED:
            raise BadEntry(EntryFault.NO_SUCH_AWARD, points=points, most=MOST_AWARDED)
