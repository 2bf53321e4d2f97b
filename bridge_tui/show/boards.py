"""The sheet of duplicate: a table of boards, with what became of each contract and the points of both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import StartMatch
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.entries import made_by
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SIDES
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import transfers
from bridge_tui.show.names import partners
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line, shorten
from bridge_tui.show.texts import _, msgid, ngettext, seat_letter, seat_name, side_name, vulnerability_name

FRAME = 3
"""Rows of a small table besides its boards: the head, a rule and the totals."""

FULL_FRAME = 6
"""The same of the whole one: two names, the head and the rule below it, the rule and the totals at the end."""

FIGURES = 5
"""Cells of a column of points in a row that is short."""

NOTE = 9
"""Cells before a note below a board, which so stands beside its number."""

SHORT = 14
"""Cells of a board in such a row, with what became of its contract; with fewer it goes without."""


def small_boards(sheet: DuplicateSheet, deck: Deck, width: int = 24, height: int = 12) -> Lines:
    """The table in `height` rows of `width` cells (from 20 on), for a place beside the table.

    The newest boards stay; what has no row of its own is part of a sum, so that each column always adds up.
    """
    table = _Table(sheet, deck, width, FIGURES)
    if height <= FRAME:
        rows: Lines = (table.head(), table.totals()) if height > 1 else (table.totals(),)
    else:
        spare = sheet.deals - (height - FRAME)
        summed = spare + 1 if spare > 0 else 0
        boards = map(table.short, sheet.results[summed:])
        rows = (table.head(), *table.before(summed), *boards, table.rule(), table.totals())
    return (*rows, *(fit(EMPTY, width),) * (height - len(rows)))[: max(0, height)]


def fitted_boards(sheet: DuplicateSheet, start: StartMatch, deck: Deck, width: int, height: int) -> Lines:
    """The whole table without notes in `height` rows of `width` cells; the newest boards stay, as in the small one."""
    spare = sheet.deals - (height - FULL_FRAME)
    rows = full_boards(sheet, start, deck, width, summed=spare + 1 if spare > 0 else 0, noted=False)
    return (*rows, *(fit(EMPTY, width),) * (height - len(rows)))[: max(0, height)]


def full_boards(
    sheet: DuplicateSheet, start: StartMatch, deck: Deck, width: int = 80, *, summed: int = 0, noted: bool = True
) -> Lines:
    """The whole table in rows of `width` cells, as many as it takes: names, boards, totals.

    The first boards may be `summed` in one row, and the notes below the boards be left out.
    """
    wide = sum(column.cells for column in COLUMNS) + 2 * WIDE_FIGURES
    is_wide = width >= wide
    table = _Table(sheet, deck, wide, WIDE_FIGURES) if is_wide else _Table(sheet, deck, width, FIGURES)
    names = "".join(f" {_(column.name)}".ljust(column.cells) for column in COLUMNS)
    written = table.long if is_wide else table.short
    boards = (
        row
        for result in sheet.results[summed:]
        for row in (written(result), *(table.notes(result, start.code) if noted else ()))
    )
    nothing = () if sheet.results else (table.row(f" {_('no board yet')}", (0, 0), "dim"),)
    rows = (
        table.head(names if is_wide else ""),
        table.rule(deck.horizontal),
        *table.before(summed),
        *boards,
        *nothing,
        table.rule(),
        table.totals(),
    )
    return (*_partners(start, deck, width), *(fit(row, width) for row in rows))


def _partners(start: StartMatch, deck: Deck, width: int) -> Lines:
    """Who plays North–South and who East–West."""
    titles = {side: f" {side_name(side)}: " for side in SIDES}
    return tuple(
        fit(line(Span(title, "title"), Span(partners(start, side, width - len(title), deck), "dim")), width)
        for side, title in titles.items()
    )


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of so many cells, with the points of both sides in its last two columns."""

    sheet: DuplicateSheet
    deck: Deck
    width: int
    figures: int
    """Cells of a column of points."""

    def row(self, name: str, points: Sequence[int], roles: str = "") -> Line:
        """A name and the points of both sides; nothing instead of 0."""
        room = self.width - 2 * self.figures
        words = fit(line(Span(shorten(name, room, self.deck.ellipsis), roles)), room)
        return fit(line(*words, *(Span(f"{earned or '':>{self.figures}}", "strong") for earned in points)), self.width)

    def head(self, names: str = "") -> Line:
        """What the columns are."""
        room = self.width - 2 * self.figures
        sides = (Span(side_name(side).rjust(self.figures), "title") for side in SIDES)
        return fit(line(*fit(line(Span(names, "dim")), room), *sides), self.width)

    def rule(self, stroke: str = "") -> Line:
        """A rule, double unless another stroke is given."""
        return fit(line(Span((stroke or self.deck.double_rule) * self.width, "rule")), self.width)

    def totals(self) -> Line:
        """What both sides have."""
        return self.row(f" {_('total')}", [self.sheet.total(side) for side in SIDES])

    def before(self, count: int) -> Lines:
        """So many boards from the first one on in one row; no row for none."""
        if not count:
            return ()
        of_all = [self._earned(result) for result in self.sheet.results[:count]]
        name = ngettext("{count} board", "{count} boards", count).format(count=count)
        return (self.row(f" {name}", [sum(points) for points in zip(*of_all, strict=True)], "dim"),)

    def short(self, result: DealResult) -> Line:
        """A board in few cells: ``12 4♠X S +1``."""
        contract = result.contract
        if contract is None:
            return self.row(f"{result.number:>2} {no_contract(result)}", self._earned(result))
        words = f"{self.deck.contract(contract).text:<5} {seat_letter(contract.declarer)}"
        room = self.width - 2 * self.figures
        became = f" {outcome(contract, result.tricks):>3}" if room >= SHORT else ""
        return self.row(f"{result.number:>2} {words}{became}", self._earned(result))

    def long(self, result: DealResult) -> Line:
        """A board with all of `COLUMNS`."""
        cells = ((column.text(self, result), column.cells - 1) for column in COLUMNS)
        name = "".join(f" {shorten(text, room, self.deck.ellipsis):<{room}}" for text, room in cells)
        return self.row(name, self._earned(result))

    def notes(self, result: DealResult, code: Code) -> Lines:
        """What is written below a board: that revokes have moved tricks."""
        return tuple(self.row(f"{'':{NOTE}}{words}", (0, 0), "dim") for words in transfers(result, code))

    def _earned(self, result: DealResult) -> list[int]:
        lines = [entry for entry in self.sheet.lines if entry.result == result]
        return [sum(entry.points for entry in lines if entry.side is side) for side in SIDES]


def no_contract(result: DealResult) -> str:
    """Why a result has no contract: nobody has bid, or it was taken off the sheet again."""
    return _("struck out") if result.struck else _("passed out")


def outcome(contract: Contract, tricks: int) -> str:
    """``=`` for a contract just made, ``+1`` for one with an overtrick, ``-2`` for one that is two down."""
    return made_by(tricks - contract.tricks_needed)


class Column(NamedTuple):
    """A column of the whole table."""

    name: str
    """As a message id."""
    cells: int
    text: Callable[[_Table, DealResult], str]
    """What stands in it for a board."""


def _contract(table: _Table, result: DealResult) -> str:
    return no_contract(result) if result.contract is None else table.deck.contract(result.contract).text


def _tricks(_table: _Table, result: DealResult) -> str:
    return "" if result.contract is None else f"{result.tricks:>2} {outcome(result.contract, result.tricks):>3}"


WIDE_FIGURES = 8
"""Cells of a column of points on the whole table."""

COLUMNS = (
    Column(msgid("Board"), 8, lambda _table, result: f"{result.number:>4}"),
    Column(
        msgid("Vulnerable"), 12, lambda table, result: vulnerability_name(table.sheet.vulnerability_of(result.number))
    ),
    Column(msgid("Contract"), 12, _contract),
    Column(
        msgid("Declarer"), 11, lambda _table, result: seat_name(result.contract.declarer) if result.contract else ""
    ),
    Column(msgid("Tricks"), 8, _tricks),
)
"""What stands before the points of a board on the whole table, if there is room for all of it."""
