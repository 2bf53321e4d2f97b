"""The sheet of boards on the screen: it always adds up, the newest boards stay, and it reads as a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Side
from bridge_tui.show.boards import fitted_boards, full_boards, outcome, small_boards
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.sheet import full_sheet, small_sheet
from bridge_tui.show.spans import Line, Lines, text
from tests.show.games import BOARDS, DUPLICATE, ODD_PLAYERS, PAID, boards, started, tables_of_boards, widths
from tests.show.kept import BOARDS as AT_A_REAL_TABLE
from tests.show.kept import kept

Snapshot = Callable[[str, str], None]
DECKS = st.sampled_from((SIGNS, LETTERS))


def figures(row: Line) -> tuple[int, int]:
    """The points of a row for N-S and for E-W: the last two pieces before what fills the line up."""
    found = [span.text for span in row if span.roles == "strong"]
    return (int(found[0].strip() or 0), int(found[1].strip() or 0)) if found else (0, 0)


def added_up(rows: Lines) -> tuple[int, int]:
    we, they = zip((0, 0), *map(figures, rows), strict=True)
    return sum(we), sum(they)


@given(tables_of_boards(), DECKS, st.integers(20, 120), st.integers(0, 40))
def test_the_small_table_fills_its_place_and_adds_up(
    sheet: DuplicateSheet, deck: Deck, cells: int, height: int
) -> None:
    rows = small_sheet(sheet, deck, cells, height)
    total = sheet.total(Side.NS), sheet.total(Side.EW)
    assert len(rows) == height
    assert widths(rows) <= {cells}
    named = [row for row in rows if text((row,)).startswith(" total")]
    assert [figures(row) for row in named] == [total] * (height > 0)
    if height > 3:
        assert added_up(rows[: rows.index(named[0])]) == total


@given(tables_of_boards(), st.integers(20, 60), st.integers(5, 30))
def test_the_newest_board_always_has_a_row_of_its_own(sheet: DuplicateSheet, cells: int, height: int) -> None:
    shown = text(small_sheet(sheet, LETTERS, cells, height)).split("\n")[1:]
    if sheet.results:
        assert any(row.startswith(f"{sheet.deals:>2} ") for row in shown)


names = st.one_of(st.text(max_size=30), st.sampled_from(ODD_PLAYERS))


@given(tables_of_boards(), st.tuples(names, names, names, names), DECKS, st.integers(20, 120))
def test_the_whole_table_has_a_row_for_each_board(
    sheet: DuplicateSheet, players: tuple[str, str, str, str], deck: Deck, cells: int
) -> None:
    rows = full_sheet(sheet, started(sheet, players), deck, cells)
    assert widths(rows) == {cells}
    total = sheet.total(Side.NS), sheet.total(Side.EW)
    assert added_up(rows) == (2 * total[0], 2 * total[1])
    assert sum(any(span.roles == "strong" for span in row) for row in rows) == max(1, sheet.deals) + 1


@pytest.mark.parametrize(("contract", "tricks", "made"), [("4S S", 10, "="), ("1NT E", 9, "+2"), ("7C N", 0, "-13")])
def test_by_how_much_a_contract_was_made_or_beaten(contract: str, tricks: int, made: str) -> None:
    assert outcome(Contract.parse(contract), tricks) == made


@pytest.mark.parametrize("height", [12, 8, 6, 3])
def test_small_tables_read_as_a_table(snapshot: Snapshot, height: int) -> None:
    snapshot(f"boards-small-24x{height}", text(small_sheet(BOARDS, SIGNS, 24, height)))


@pytest.mark.parametrize(("deck", "name"), [(SIGNS, "signs"), (LETTERS, "letters")])
@pytest.mark.parametrize("cells", [80, 120, 40])
def test_whole_tables_read_as_a_table(snapshot: Snapshot, deck: Deck, name: str, cells: int) -> None:
    snapshot(f"boards-full-{name}-{cells}", text(full_sheet(BOARDS, DUPLICATE, deck, cells)))


def test_an_empty_table_says_so() -> None:
    assert " no board yet" in text(full_sheet(DuplicateSheet(), DUPLICATE, SIGNS, 80))


def test_a_hundred_boards_keep_their_points() -> None:
    sheet = boards(*["7NTXX S 0"] * 120)
    rows = small_sheet(sheet, SIGNS, 20, 8)
    assert text(rows).split("\n")[5] == "120 7NTXX…      7000"
    assert widths(rows) == {20}


@given(tables_of_boards())
def test_the_letters_deck_is_pure_ascii(sheet: DuplicateSheet) -> None:
    assert text((*small_sheet(sheet, LETTERS, 24, 12), *full_sheet(sheet, DUPLICATE, LETTERS, 80))).isascii()


def test_law_64_transferred_tricks_stand_below_their_board() -> None:
    sheet = DuplicateSheet().enter(PAID[0]).enter(PAID[1])
    rows = [row.rstrip() for row in text(full_sheet(sheet, DUPLICATE, LETTERS, 80)).split("\n")]
    first = next(number for number, row in enumerate(rows) if "4S" in row)
    assert rows[first + 1] == "         2 tricks transferred, today's Law 64"
    assert rows[first + 2].split()[:2] == ["2", "N-S"]
    assert rows[first + 3] == "         1 trick transferred, today's Law 64"


def test_a_board_that_was_struck_out_is_named_so_and_what_was_awarded_counts() -> None:
    match = kept("4s s =", "pass award they 50", "strike 1", start=AT_A_REAL_TABLE)
    sheet = match.sheet
    assert isinstance(sheet, DuplicateSheet)
    for rows in (full_boards(sheet, match.start, SIGNS), small_boards(sheet, SIGNS)):
        words = [row.split() for row in text(rows).splitlines()]
        first, second = (row for row in words if row[:1] in (["1"], ["2"]))
        assert first[-2:] == ["struck", "out"]
        assert second[-3:] == ["passed", "out", "50"]


@pytest.mark.parametrize("height", [8, 10, 16])
def test_the_table_that_is_part_of_a_page_keeps_the_newest_boards(height: int) -> None:
    match = kept(*["1c n ="] * 12, start=AT_A_REAL_TABLE)
    assert isinstance(match.sheet, DuplicateSheet)
    rows = text(fitted_boards(match.sheet, match.start, SIGNS, 80, height)).splitlines()
    assert len(rows) <= height
    shown = [int(row.split()[0]) for row in rows if row[:5].strip().isdecimal()]
    assert shown == list(range(13 - len(shown), 13))
    assert (f"{12 - len(shown)} boards" in "\n".join(rows)) is (len(shown) < 12)
