"""Sheets with a line: the columns always add up, the newest entries stay, and the pages read as on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.model.seats import SIDES, Seat, Side
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.entries import entry_name
from bridge_tui.show.sheet import PaperSheet, fitted_sheet, full_sheet, small_sheet
from bridge_tui.show.spans import Line, Lines, text, width
from tests.match.sheets import written
from tests.show.games import CHICAGO, ODD_PLAYERS, PAID, SHEET, START, WHEEL, sheet_of, sheets, started, widths
from tests.show.kept import CHICAGO as CHICAGO_AT_A_REAL_TABLE
from tests.show.kept import kept

Snapshot = Callable[[str, str], None]
DECKS = st.sampled_from((SIGNS, LETTERS))


def points(row: Line) -> tuple[int, int]:
    """The figures that a row shows for N-S and for E-W."""
    found = [0, 0]
    at, middle = 0, (width(row) - 1) // 2
    for span in row:
        if span.roles == "strong":
            found[at > middle] += int(span.text)
        at += width((span,))
    return found[0], found[1]


def added_up(rows: Lines) -> tuple[int, int]:
    we, they = zip((0, 0), *map(points, rows), strict=True)
    return sum(we), sum(they)


@given(sheets(), DECKS, st.integers(20, 120), st.integers(1, 40))
def test_the_small_sheet_fills_its_place_and_adds_up(sheet: PaperSheet, deck: Deck, cells: int, height: int) -> None:
    rows = small_sheet(sheet, deck, cells, height)
    assert len(rows) == height
    assert widths(rows) == {cells}
    assert added_up(rows) == (sheet.total(Side.NS), sheet.total(Side.EW))


@given(sheets(), st.integers(20, 60), st.integers(6, 30))
def test_part_scores_stand_below_the_last_rule(sheet: PaperSheet, cells: int, height: int) -> None:
    rows = small_sheet(sheet, LETTERS, cells, height)
    last_rule = max(number for number, row in enumerate(rows) if set("+=") & set(text((row,))))
    assert added_up(rows[last_rule + 1 :]) == (sheet.part_score(Side.NS), sheet.part_score(Side.EW))


@given(sheets(), st.integers(20, 60), st.integers(8, 30))
def test_the_newest_entry_above_the_line_is_never_summed(sheet: PaperSheet, cells: int, height: int) -> None:
    rows = small_sheet(sheet, LETTERS, cells, height)
    line_at = next(number for number, row in enumerate(rows) if text((row,)).startswith("="))
    for side in SIDES:
        own = [entry.points for entry in sheet.lines if entry.side is side and not entry.below]
        shown = [points(row)[side] for row in rows[1:line_at] if points(row)[side]]
        assert shown[:1] == own[-1:]


def test_a_sheet_without_rows_shows_nothing() -> None:
    assert small_sheet(SHEET, SIGNS, 24, 0) == ()


names = st.one_of(st.text(max_size=30), st.sampled_from(ODD_PLAYERS))


@given(sheets(), st.tuples(names, names, names, names), DECKS, st.integers(20, 120))
def test_the_full_sheet_itemises_every_point(
    sheet: PaperSheet, players: tuple[str, str, str, str], deck: Deck, cells: int
) -> None:
    rows = full_sheet(sheet, started(sheet, players), deck, cells)
    assert widths(rows) == {cells}
    totals = sheet.total(Side.NS), sheet.total(Side.EW)
    assert added_up(rows) == (2 * totals[0], 2 * totals[1])
    assert sum(bool(earned) for row in rows for earned in points(row)) == len(sheet.lines) + sum(map(bool, totals))


@pytest.mark.parametrize("height", [24, 12, 10, 8, 6, 5])
def test_small_sheets_read_as_on_paper(snapshot: Snapshot, height: int) -> None:
    snapshot(f"sheet-small-24x{height}", text(small_sheet(SHEET, SIGNS, 24, height)))


@pytest.mark.parametrize(("deck", "name"), [(SIGNS, "signs"), (LETTERS, "letters")])
@pytest.mark.parametrize("cells", [80, 120, 40])
def test_full_sheets_read_as_on_paper(snapshot: Snapshot, deck: Deck, name: str, cells: int) -> None:
    snapshot(f"sheet-full-{name}-{cells}", text(full_sheet(SHEET, START, deck, cells)))


def test_a_rubber_that_is_over_reads_as_on_paper(snapshot: Snapshot) -> None:
    sheet = sheet_of(("6NTXX N", 12), ("3C S", 9), ("5D W", 9), ("1NT N", 7))
    snapshot("sheet-full-won", text(full_sheet(sheet, START, SIGNS, 80)))
    stopped = sheet_of(("4H E", 10), ("2S S", 8)).stop()
    snapshot("sheet-full-stopped", text(full_sheet(stopped, START, SIGNS, 80)))


@given(sheets())
def test_the_letters_deck_is_pure_ascii(sheet: PaperSheet) -> None:
    assert text((*small_sheet(sheet, LETTERS, 24, 12), *full_sheet(sheet, START, LETTERS, 80))).isascii()


def named(contract: str, tricks: int, honours: tuple[Seat, int] | None = None) -> list[str]:
    sheet = sheet_of((contract, tricks), honours={1: honours} if honours else None)
    return [entry_name(entry, SIGNS) for entry in sheet.lines]


def test_entries_say_what_they_are_for() -> None:
    assert named("1NT S", 8, (Seat.WEST, 150)) == ["1NT South", "1 overtrick", "four aces, West"]
    assert named("6SX N", 13, (Seat.NORTH, 150)) == [
        "6♠X North", "1 overtrick", "doubled contract", "small slam", "five honours, North",
    ]  # fmt: skip
    assert named("7CXX E", 11, (Seat.SOUTH, 100)) == ["down 2, 7♣XX East", "four honours, South"]
    assert named("7CXX E", 13)[1:] == ["redoubled contract", "grand slam"]


def test_a_chicago_reads_as_on_paper(snapshot: Snapshot) -> None:
    snapshot("sheet-chicago-80", text(full_sheet(WHEEL, CHICAGO, SIGNS, 80)))
    snapshot("sheet-chicago-small", text(small_sheet(WHEEL, SIGNS, 24, 12)))
    over = written(WHEEL, "6SX N 12")
    snapshot("sheet-chicago-over-letters-120", text(full_sheet(over, CHICAGO, LETTERS, 120)))


def test_a_deal_of_a_chicago_is_named_by_its_place_among_the_four() -> None:
    passed = written(ChicagoSheet(), "passed out", "4S S 10")
    assert "deal 1" in text(full_sheet(passed, CHICAGO, SIGNS, 80))
    assert "d1" in text(small_sheet(passed, SIGNS, 24, 12))
    assert [entry_name(entry, SIGNS) for entry in written(WHEEL, "2S N 8").lines][-2:] == [
        "2♠ North",
        "part-score bonus",
    ]


@pytest.mark.parametrize("sheet", [RubberSheet(), ChicagoSheet()], ids=["rubber", "chicago"])
def test_law_64_transferred_tricks_stand_below_the_line_of_their_contract(sheet: PaperSheet) -> None:
    """East's two hearts were made with a trick of North–South's, whose four spades had gone down by two."""
    for result in PAID:
        sheet = sheet.enter(result)
    shown = text(full_sheet(sheet, started(sheet), LETTERS, 80)).split("\n")
    assert [row.partition("|")[2] for row in shown[3:9]] == [
        "      30   1 overtrick           deal 2",
        "      50   down 1, 4S South      deal 1",
        "   2 tricks transferred, today's Law 64",
        "",
        "      60   2H East               deal 2",
        "   1 trick transferred, today's Law 64",
    ]


def test_law_64_the_small_sheet_has_no_room_for_it_and_a_wide_one_keeps_its_cells() -> None:
    sheet = RubberSheet().enter(PAID[0])
    assert "transferred" not in text(small_sheet(sheet, SIGNS, 24, 12))
    for cells in (40, 80, 120):
        assert widths(full_sheet(sheet, START, SIGNS, cells)) == {cells}


def test_at_a_real_table_deals_go_by_the_numbers_they_were_entered_under() -> None:
    match = kept("1c n =", "pass", "strike 1", "1d e =")
    for kept_here, number in ((True, 3), (False, 2)):
        page = text(full_sheet(match.sheet, replace(match.start, kept=kept_here), SIGNS))
        assert f"1♦ East deal {number}" in " ".join(page.split())


def test_at_a_real_table_the_next_deal_is_called_by_the_number_under_which_it_is_entered() -> None:
    match = kept("4s s =", "pass", "3nt e =", "1: strike; entered twice", start=CHICAGO_AT_A_REAL_TABLE)
    for kept_here, deal in ((True, "Deal 4 (2 of 4)"), (False, "Deal 2 of 4")):
        page = text(full_sheet(match.sheet, replace(match.start, kept=kept_here), SIGNS))
        assert page.splitlines()[-1].strip() == f"{deal}: dealer East."


@pytest.mark.parametrize("height", range(10, 30))
@given(sheet=sheets())
def test_a_sheet_that_is_part_of_a_page_fills_its_rows_and_adds_up(height: int, sheet: RubberSheet) -> None:
    rows = fitted_sheet(sheet, START, SIGNS, 80, height)
    assert len(rows) == height
    assert all(width(row) == 80 for row in rows)
    total = text(rows[-1:])
    assert [int(words.split()[0]) for words in total.split("│")] == [sheet.total(side) for side in SIDES]
