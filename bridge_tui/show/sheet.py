"""The score sheet as on paper: WE | THEY, above the line growing up from it, below it down, a rule after each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import StartMatch
from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import Line as SheetLine
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.scoring.points import Part
from bridge_tui.show.boards import fitted_boards, full_boards, small_boards
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import entry_name, transfers
from bridge_tui.show.names import partners
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, shorten
from bridge_tui.show.standing import standing
from bridge_tui.show.texts import _, form_title, ngettext, scale_name, side_name, side_title
from bridge_tui.show.wrapping import sentence_rows

PaperSheet = RubberSheet | ChicagoSheet
"""The sheets that are kept on paper with a line, WE and THEY."""

SMALLEST = 6
"""Rows in which the small sheet is a sheet; with fewer it shows the totals alone."""

NAMED = 24
"""Cells from which a column says what each entry is for."""

NOTE = 3
"""Cells before a note, with which the longest has room on the narrowest of the sheets that have notes."""

PLANS = ((False, 99, 99), (False, 1, 99), (True, 1, 99), (True, 1, 1))
"""How to fit what is below the line, the roomiest first: finished games in one, rows for them, rows for the game on."""


class Entry(NamedTuple):
    """A figure in a column."""

    points: int
    name: str = ""
    """What it is for."""
    deal: str = ""
    """Where it comes from."""
    notes: tuple[str, ...] = ()
    """What is written below it, each in a row of its own: that revokes have moved tricks."""


Column = Sequence[Entry | str | None]
"""Entries from the upper one down, and their notes; None for an empty row."""


def small_sheet(sheet: AnySheet, deck: Deck, width: int = 24, height: int = 12) -> Lines:
    """The sheet in `height` rows of `width` cells (from 20 on), for a place beside the table.

    The newest entries stay; what has no row of its own is part of a sum, so that each column always adds up.
    """
    if isinstance(sheet, DuplicateSheet):
        return small_boards(sheet, deck, width, height)
    paper = _Paper(deck, width)
    if height < SMALLEST:
        return paper.filled(_totals(sheet, paper, height), height)
    return (paper.head(), *_shrunk(sheet, paper, height - 1))


def fitted_sheet(sheet: AnySheet, start: StartMatch, deck: Deck, width: int, height: int) -> Lines:
    """The sheet in `height` rows of `width` cells (from 60 and 10 on), for a page of which it is a part.

    Names, entries that say what they are for, and totals. The newest entries stay, as on the small sheet.
    """
    if isinstance(sheet, DuplicateSheet):
        return fitted_boards(sheet, start, deck, width, height)
    paper = _Paper(deck, width, start.code, start.kept, noted=False)
    titles = {side: f"{side_title(side)}: " for side in SIDES}
    room = paper.left - 2
    names = (f"{title}{partners(start, side, room - cell_len(title), deck)}" for side, title in titles.items())
    totals = _totals(sheet, paper, 1)
    head = paper.middle(*(Span(name, "title") for name in names))
    return (head, *_shrunk(sheet, paper, height - 3), paper.double(), *totals)


def _totals(sheet: PaperSheet, paper: _Paper, height: int) -> Lines:
    totals = paper.entries(*([Entry(sheet.total(side), _("total"))] for side in SIDES))
    return (paper.head(), *totals) if height > 1 else totals


def _shrunk(sheet: PaperSheet, paper: _Paper, height: int) -> Lines:
    """What is below the line as far as three rows remain above it, then above it what fits."""
    tallest = max(sum(not entry.below and entry.side is side for entry in sheet.lines) for side in SIDES)
    below = _below(sheet, paper, height - 1 - min(tallest, 3))
    above = _above(sheet, paper, height - 1 - len(below))
    return paper.filled((*above, paper.double(_("the line")), *below), height)


def full_sheet(sheet: AnySheet, start: StartMatch, deck: Deck, width: int = 80) -> Lines:
    """The whole sheet in rows of `width` cells, as many as it takes: entries, totals, where it stands."""
    title = line(" ", Span(form_title(start.form, start.rubber), "title"))
    if isinstance(sheet, DuplicateSheet):
        rows = (fit(title, width), *full_boards(sheet, start, deck, width))
    else:
        scale = Span(f" {deck.dot} {scale_name(start.scale)}", "dim")
        rows = (fit((*title, scale), width), *_full(sheet, start, deck, width))
    sentences = (row for sentence in standing(sheet, kept=start.kept) for row in sentence_rows(sentence, width - 2))
    return (*rows, fit(EMPTY, width), *(fit(line(f" {row}"), width) for row in sentences))


def _full(sheet: PaperSheet, start: StartMatch, deck: Deck, width: int) -> Lines:
    """Names, entries and totals."""
    paper = _Paper(deck, width, start.code, start.kept)
    total = _("total") if sheet.is_over else _("total so far")
    return (
        paper.middle(*(Span(side_title(side), "title") for side in SIDES)),
        paper.middle(*(Span(partners(start, side, paper.left - 2, deck), "dim") for side in SIDES)),
        *_above(sheet, paper, 999),
        paper.double(_("the line")),
        *_below(sheet, paper, 999),
        paper.double(),
        *paper.entries(*([Entry(sheet.total(side), total)] for side in SIDES)),
    )


@dataclass(frozen=True, slots=True)
class _Paper:
    """A sheet of so many cells with a stroke down its middle."""

    deck: Deck
    width: int
    code: Code | None = None
    """By whose numbers notes name the laws; None for a sheet on which entries do not even say what they are for."""
    kept: bool = False
    """Whether deals go by the numbers under which they were entered at a real table."""
    noted: bool = True
    """Whether notes are written below entries, where these say what they are for."""

    @property
    def left(self) -> int:
        """Cells of the left column; the right one has as many or one more."""
        return (self.width - 1) // 2

    @property
    def right(self) -> int:
        """Cells of the right column."""
        return self.width - 1 - self.left

    @property
    def named(self) -> bool:
        """Whether entries say what they are for."""
        return self.code is not None and self.left >= NAMED

    def wide(self, spans: Line) -> Line:
        """A row without columns."""
        return fit(spans, self.width)

    def filled(self, rows: Lines, height: int) -> Lines:
        """The rows, and empty ones below them, in so many."""
        blank = self.row(Span(""), Span(""))
        return (*rows, *(blank,) * (height - len(rows)))[: max(0, height)]

    def head(self) -> Line:
        """The row with WE and THEY."""
        return self.row(*(Span(side_title(side), "title") for side in SIDES))

    def row(self, we: Span, they: Span) -> Line:
        """A row of both columns."""
        return self._pair(fit(line(" ", we), self.left), fit(line(" ", they), self.right))

    def middle(self, we: Span, they: Span) -> Line:
        """A row of both columns, each in its middle."""
        return self._pair(centre((we,), self.left), centre((they,), self.right))

    def entries(self, we: Column, they: Column) -> Lines:
        """Both columns side by side."""
        return tuple(
            self._pair(self._cell(one, self.left), self._cell(other, self.right))
            for one, other in zip_longest(we, they)
        )

    def double(self, label: str = "") -> Line:
        """The line itself, with a word at its end if there is room."""
        words = f" {label} " if label and self.named else ""
        stroke = self.deck.double_rule * (self.width - cell_len(words))
        return self.wide(line(Span(stroke, "rule"), Span(words, "dim")))

    def rule(self, we: str, they: str) -> Line:
        """The rule after a game, its words next to the middle on the side that won."""
        stroke, cross = self.deck.horizontal, self.deck.cross
        left, right = self._words(we, self.left), self._words(they, self.right)
        return line(
            Span(stroke * (self.left - cell_len(left)) + left + cross, "rule"),
            Span(right + stroke * (self.right - cell_len(right)), "rule"),
        )

    def _words(self, words: str, cells: int) -> str:
        return f" {shorten(words, cells - 2, self.deck.ellipsis)} " if words else ""

    def _pair(self, left: Line, right: Line) -> Line:
        return (*left, Span(self.deck.vertical, "rule"), *right)

    def _cell(self, entry: Entry | str | None, cells: int) -> Line:
        if entry is None:
            return fit(EMPTY, cells)
        if isinstance(entry, str):
            return fit(line(Span(shorten(f"{'':{NOTE}}{entry}", cells, self.deck.ellipsis), "dim")), cells)
        if not self.named:
            points, deal = f"{entry.points:>5}", f" {entry.deal or entry.name}"
            shown = deal if cell_len(points + deal) <= cells else ""
            return fit(line(Span(points, "strong"), Span(shown, "dim")), cells)
        points = f"{entry.points:>8}   "
        room = cells - cell_len(points) - cell_len(entry.deal) - 2
        name = fit(line(shorten(entry.name, room, self.deck.ellipsis)), room)
        return fit(line(Span(points, "strong"), *name, Span(f" {entry.deal} ", "dim")), cells)


def _above(sheet: PaperSheet, paper: _Paper, rows: int) -> Lines:
    """What is above the line, the newest uppermost, both columns standing on the line."""
    entries = [entry for entry in sheet.lines if not entry.below]
    columns = [_noted(reversed(_newest(sheet, entries, side, paper, rows))) for side in SIDES]
    tallest = max(map(len, columns))
    return paper.entries(*((*(None,) * (tallest - len(column)), *column) for column in columns))


def _below(sheet: PaperSheet, paper: _Paper, room: int) -> Lines:
    """What is below the line, by the first plan that has room; the last one takes three rows at most."""
    plans = [_laid_out(sheet, paper, *plan) for plan in PLANS]
    return next((rows for rows in plans if len(rows) <= room), plans[-1])


def _laid_out(sheet: PaperSheet, paper: _Paper, together: bool, finished_rows: int, current_rows: int) -> Lines:
    current = len(sheet.games)
    finished = [range(current)] if together and current else [range(game, game + 1) for game in range(current)]
    rows: list[Line] = []
    for games in finished:
        rows += _games(sheet, paper, games, finished_rows)
        rows.append(paper.rule(*(_won(sheet, side, games) for side in SIDES)))
    rows += _games(sheet, paper, range(current, current + 1), current_rows) or _room_to_write(sheet, paper)
    return tuple(rows)


def _room_to_write(sheet: PaperSheet, paper: _Paper) -> Lines:
    """An empty row, unless nothing more is written."""
    return () if sheet.is_over else paper.entries([None], [None])


def _games(sheet: PaperSheet, paper: _Paper, games: range, rows: int) -> Lines:
    """What is below the line in these games."""
    entries = [entry for entry in sheet.lines if entry.below and entry.game in games]
    return paper.entries(*(_noted(_newest(sheet, entries, side, paper, rows)) for side in SIDES))


def _noted(entries: Iterable[Entry]) -> list[Entry | str]:
    """Each of them with its notes below it."""
    rows: list[Entry | str] = []
    for entry in entries:
        rows += [entry, *entry.notes]
    return rows


def _won(sheet: PaperSheet, side: Side, games: range) -> str:
    """What the rule after these games says on a side's half."""
    won = sum(sheet.games[game] is side for game in games)
    if not won:
        return ""
    if len(games) == 1:
        return _("game {side}").format(side=side_name(side))
    return ngettext("{count} game", "{count} games", won).format(count=won)


def _newest(sheet: PaperSheet, entries: Iterable[SheetLine], side: Side, paper: _Paper, rows: int) -> list[Entry]:
    """A side's entries, the oldest first, in at most so many rows: what has no room is one sum before the others."""
    own = [entry for entry in entries if entry.side is side]
    spare = len(own) - rows
    summed = own[: spare + 1] if spare > 0 else []
    sums = [Entry(sum(entry.points for entry in summed), _("sum"))] if summed else []
    return [*sums, *(_entry(sheet, entry, paper) for entry in own[len(summed) :])]


def _entry(sheet: PaperSheet, entry: SheetLine, paper: _Paper) -> Entry:
    name = entry_name(entry, paper.deck)
    if entry.result is None:
        return Entry(entry.points, name)
    words = _("deal {number}") if paper.named else _("d{number}")
    number = entry.result.number if paper.kept else sheet.place_of(entry.result.number)
    return Entry(entry.points, name, words.format(number=number), _notes(entry, paper))


def _notes(entry: SheetLine, paper: _Paper) -> tuple[str, ...]:
    """What is written below the line of a contract."""
    of_contract = entry.part in {Part.TRICKS, Part.UNDERTRICKS}
    if paper.code is None or not (paper.named and paper.noted) or entry.result is None or not of_contract:
        return ()
    return transfers(entry.result, paper.code)
