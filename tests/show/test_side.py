"""The column beside the table: the auction, the tricks and what is still needed, and the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import PUBLIC
from bridge_tui.match.match import Match
from bridge_tui.model.contracts import Contract
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.side import needed, record_reach, record_rows, side_column, trick_count
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.spans import text, width
from tests.show.tables import AUCTION, dealt, matches


def test_tricks_are_counted_by_marks() -> None:
    match = dealt(AUCTION, "H6 H2 HA H8 D3 DA D2 D5")
    assert match.table is not None
    assert text(trick_count(match.table.view(PUBLIC), LETTERS)) == "N-S #\nE-W o\nN-S need 9 of 11"


@pytest.mark.parametrize(
    ("contract", "tricks", "words"),
    [
        ("4S S", (0, 0), "N-S need 10 of 13"),
        ("4S S", (4, 2), "N-S need 6 of 7"),
        ("4S S", (9, 3), "N-S need 1 of 1"),
        ("4S S", (10, 2), "N-S have made it"),
        ("4S S", (12, 0), "N-S have 2 over"),
        ("4S S", (3, 4), "N-S are down 1 at least"),
        ("7NT W", (1, 0), "E-W are down 1 at least"),
        ("7NT W", (4, 9), "E-W are down 4"),
        ("1C E", (0, 8), "E-W have 1 over"),
    ],
)
def test_what_the_contract_still_needs(contract: str, tricks: tuple[int, int], words: str) -> None:
    table = dealt(AUCTION).table
    assert table is not None
    view = replace(table.view(PUBLIC), contract=Contract.parse(contract), tricks_won=tricks)
    assert needed(view) == words


def column(match: Match, height: int, record: int = 0, top: int = 0) -> list[str]:
    return text(side_column(match.view(PUBLIC), SIGNS, 25, height, record, top)).split("\n")


def test_what_the_deal_is_worth_stands_below_what_the_contract_needs() -> None:
    rows = column(dealt(AUCTION), 16)
    assert rows[7] == "│N-S need 10 of 13"
    assert rows[8:10] == ["│if made: 120 below, game", "│"]
    assert column(dealt("1C P 1H"), 16)[2:5] == ["│", "│1♥ made: 30 below", "│"]


def test_in_the_smallest_window_four_rounds_have_room_and_the_sheet_keeps_its_rows() -> None:
    calls = "P P 1H 1S P 2S P 3S P 4S P P P"
    rows = column(dealt(calls), 16)
    assert rows[1:5] == ["│P     P     1♥    1♠", "│P     2♠    P     3♠", "│P     4♠    P     P", "│P"]
    assert rows[10].startswith("│ WE N-S")
    assert len(rows) == 16


def test_the_record_stands_below_and_is_scrolled() -> None:
    match = dealt(AUCTION, "H6 H2 HA H8")
    newest = ["│─ The deal so far ──────", "│… 4 lines above", "│   South ♥8", "│   East wins; N-S 0, E-W", "│   1"]
    assert column(match, 26, 5)[-5:] == newest
    assert column(match, 26, 5, 99)[-4:] == [
        "│   West dealt",
        "│   4♠ by South",
        "│ 1 West leads ♥6",
        "│… 4 lines below",
    ]
    assert record_reach(match.view(PUBLIC), SIGNS, Sizes.of(80, 24)) == 0


@given(matches(), st.integers(120, 200), st.integers(40, 70))
def test_the_record_scrolls_as_far_as_its_first_line(match: Match, columns: int, rows: int) -> None:
    sizes = Sizes.of(columns, rows)
    view = match.view(PUBLIC)
    reach = record_reach(view, SIGNS, sizes)
    shown = [record_rows(view, SIGNS, sizes.side - 1, sizes.record, top) for top in (reach, reach + 1)]
    assert shown[0] == shown[1]
    assert "dealt" in text(shown[0]).split("\n")[1]
    assert reach == 0 or "dealt" not in text(record_rows(view, SIGNS, sizes.side - 1, sizes.record)).split("\n")[1]


@given(matches(), st.sampled_from([(25, 16), (37, 32)]))
def test_it_fills_its_rows_and_cells_and_the_last_call_is_there(match: Match, size: tuple[int, int]) -> None:
    cells, height = size
    view = match.view(PUBLIC)
    lines = side_column(view, SIGNS, cells, height)
    assert len(lines) == height
    assert {width(line) for line in lines} == {cells}
    words = text(lines)
    assert "WE N-S" in words
    assert "THEY E-W" in words
    assert view.table is not None
    if view.table.calls:
        _seat, call = view.table.calls[-1]
        assert f"{SIGNS.call(call).text} " in words.replace("\n", " ")
