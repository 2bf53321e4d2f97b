"""The sheet for a spreadsheet: read back by the csv module, its points add up, and no cell is a formula."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.forms import AnySheet, new_sheet
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.scoring.points import Part
from bridge_tui.show.sheet import PaperSheet
from bridge_tui.show.sheet_csv import COLUMNS, harmless, sheet_csv
from tests.match.sheets import result_of
from tests.show.games import CUT, ODD_PLAYERS, PAID, PLAYERS, SHEET, START, sheets, tables_of_boards
from tests.show.kept import CHICAGO as CHICAGO_AT_A_REAL_TABLE
from tests.show.kept import kept

names = st.one_of(st.text(max_size=30), st.sampled_from((*ODD_PLAYERS, "=1+2", "a;=1", '"=1"', "")))


any_sheets = st.one_of(sheets(), tables_of_boards())


def cells(sheet: AnySheet, start: StartMatch = START) -> list[dict[str, str]]:
    """The rows as a spreadsheet reads them."""
    head, *rows = csv.reader(sheet_csv(sheet, start).splitlines(keepends=True), strict=True)
    assert tuple(head) == COLUMNS
    return [dict(zip(head, row, strict=True)) for row in rows]


def short(sheet: AnySheet, start: StartMatch = START) -> list[str]:
    """The rows without names, each as one text."""
    rows = cells(sheet, start)
    return [" ".join(row[name] or "-" for name in COLUMNS if name not in {"player", "partners"}) for row in rows]


def scored(form: Form, *results: str) -> tuple[AnySheet, StartMatch]:
    start = replace(START, form=form)
    sheet = new_sheet(start)
    for number, result in enumerate(results, 1):
        sheet = sheet.enter(result_of(number, result))
    return sheet, start


@given(any_sheets)
def test_the_points_of_a_side_add_up_to_its_total(sheet: AnySheet) -> None:
    rows = cells(sheet)
    for side in SIDES:
        assert sum(int(row["points"]) for row in rows if row["side"] == side.name) == sheet.total(side)


@given(any_sheets)
def test_every_entry_and_every_passed_out_deal_is_one_row(sheet: AnySheet) -> None:
    rows = cells(sheet)
    passed = [row for row in rows if row["contract"] == "passed out"]
    assert len(rows) - len(passed) == len(sheet.lines)
    assert len(passed) == sum(result.contract is None for result in sheet.results)
    assert {row["points"] for row in passed} <= {"0"}
    assert [row["deal"] for row in rows if row["deal"]] == sorted((row["deal"] for row in rows if row["deal"]), key=int)


@given(sheets())
def test_what_is_below_the_line_adds_up_by_side_and_game(sheet: PaperSheet) -> None:
    below = [row for row in cells(sheet) if row["below"] == "yes"]
    for game, points in enumerate(sheet.games_below, 1):
        of = {side: [int(row["points"]) for row in below if (row["side"], row["game"]) == (side, f"{game}")]
              for side in ("NS", "EW")}  # fmt: skip
        assert (sum(of["NS"]), sum(of["EW"])) == points


def test_a_rubber_row_by_row() -> None:
    assert short(SHEET) == [
        "1 None 4S S 10 0 = NS 120 tricks yes 1",
        "1 None 4S S 10 0 = NS 150 honours no 1",
        "2 NS 3NTX W 8 0 -1 NS 100 undertricks no 2",
        "3 NS 1NT E 7 0 = EW 40 tricks yes 2",
        "3 NS 1NT E 7 0 = EW 150 honours no 2",
        "4 NS 2H N 9 0 +1 NS 60 tricks yes 2",
        "4 NS 2H N 9 0 +1 NS 30 overtricks no 2",
        "5 NS 4S S 9 0 -1 EW 100 undertricks no 2",
        "6 NS 2SX E 9 0 +1 EW 120 tricks yes 2",
        "6 NS 2SX E 9 0 +1 EW 100 overtricks no 2",
        "6 NS 2SX E 9 0 +1 EW 50 doubled_made no 2",
    ]


def test_premiums_at_the_end_belong_to_no_deal_and_no_game() -> None:
    sheet, start = scored(Form.RUBBER, "4S S 10", "passed out", "4S N 10")
    assert short(sheet, start) == [
        "1 None 4S S 10 0 = NS 120 tricks yes 1",
        "2 NS passed out - - - - - 0 - - -",
        "3 NS 4S N 10 0 = NS 120 tricks yes 2",
        "- - - - - - - NS 700 rubber no -",
    ]


def test_chicago_a_deal_dealt_again_has_the_number_and_vulnerability_of_the_first() -> None:
    sheet, start = scored(Form.CHICAGO, "passed out", "4S S 10", "1C E 6")
    assert start.first_dealer.side is Side.EW
    assert short(sheet, start) == [
        "1 None passed out - - - - - 0 - - -",
        "1 None 4S S 10 0 = NS 120 tricks yes 1",
        "1 None 4S S 10 0 = NS 300 game no 1",
        "2 NS 1C E 6 0 -1 NS 50 undertricks no 2",
    ]


def test_law_2_duplicate_boards_have_their_vulnerability_and_no_line() -> None:
    sheet, start = scored(Form.DUPLICATE, "4S S 10", "2H E 8", "passed out", "3NTX N 8")
    assert short(sheet, start) == [
        "1 None 4S S 10 0 = NS 120 tricks - -",
        "1 None 4S S 10 0 = NS 300 game - -",
        "2 NS 2H E 8 0 = EW 60 tricks - -",
        "2 NS 2H E 8 0 = EW 50 part_score - -",
        "3 EW passed out - - - - - 0 - - -",
        "4 All 3NTX N 8 0 -1 EW 200 undertricks - -",
    ]


def test_players_are_named_beside_their_seats() -> None:
    rows = cells(SHEET)
    assert {(row["declarer"], row["player"]) for row in rows} == {
        ("S", "Cid"),
        ("W", "Dot"),
        ("E", "Bob"),
        ("N", "Ann"),
    }
    assert {(row["side"], row["partners"]) for row in rows} == {("NS", "Ann & Cid"), ("EW", "Bob & Dot")}
    one = replace(START, players=("Ann", "Bob", "Ann", "\u200b"))
    assert {row["partners"] for row in cells(SHEET, one)} == {"Ann", "Bob"}


@pytest.mark.parametrize("sign", "=+-@＝＋－＠")
def test_a_name_that_begins_like_a_formula_gets_an_apostrophe(sign: str) -> None:
    start = StartMatch((f"\t {sign}1", f"a; {sign}1", f'"{sign}1"', "Ann-Marie + Bob"), CUT)
    assert {row["player"] for row in cells(SHEET, start)} == {
        f"'{sign}1", f"a;' {sign}1", f"'\"{sign}1\"", "Ann-Marie + Bob",
    }  # fmt: skip


@pytest.mark.parametrize("words", [*PLAYERS, "", "O'Brien", "1=2", "a-b; c"])
def test_other_names_stay_as_they_are(words: str) -> None:
    assert harmless(words) == words


@given(sheets(), st.tuples(names, names, names, names))
def test_no_name_is_a_formula_or_leaves_its_cell(sheet: PaperSheet, players: tuple[str, str, str, str]) -> None:
    for row in cells(sheet, StartMatch(players, CUT)):
        for name in ("player", "partners"):
            assert row[name].isprintable()
            assert not any(part.strip(' "').startswith(tuple("=+-@")) for part in row[name].split(";"))


def test_every_part_is_an_english_word() -> None:
    assert all(part.value.replace("_", "").isalpha() and part.value.isascii() for part in Part)


def test_law_64_what_was_transferred_to_the_declaring_side_stands_beside_its_tricks() -> None:
    sheet = new_sheet(START).enter(PAID[0]).enter(PAID[1])
    assert [(row["tricks"], row["transferred"], row["result"]) for row in cells(sheet)] == [
        ("9", "-2", "-1"),
        ("9", "1", "+1"),
        ("9", "1", "+1"),
    ]


def test_at_a_real_table_deals_have_the_numbers_they_were_entered_under_and_struck_ones_are_named() -> None:
    match = kept("pass", "1c n =", "strike 1", "1d e = award we 50", start=CHICAGO_AT_A_REAL_TABLE)
    rows = cells(match.sheet, match.start)
    assert [(row["deal"], row["contract"], row["points"], row["part"]) for row in rows] == [
        ("1", "struck out", "0", ""),
        ("2", "1C", "20", "tricks"),
        ("3", "1D", "20", "tricks"),
        ("3", "1D", "50", "adjustment"),
    ]
