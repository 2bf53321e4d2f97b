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
from bridge_tui.show.side import auction_rows, needed, side_column, trick_count
from bridge_tui.show.spans import text, width
from tests.show.tables import AUCTION, dealt, matches


def auction(match: Match, room: int = 99) -> list[str]:
    assert match.table is not None
    return text(auction_rows(match.table.view(PUBLIC), SIGNS, 24, room)).split("\n")


def test_calls_stand_under_the_seats_that_made_them() -> None:
    assert auction(dealt("P P 1H 1S P")) == ["West  North East  South", "P     P     1♥    1♠", "P     ?"]


def test_when_rows_are_short_the_last_calls_stay() -> None:
    assert auction(dealt(AUCTION), 3) == ["West  North East  South", "P     2♠    P     4♠", "P     P     P"]
    assert auction(dealt(AUCTION), 1) == ["West  North East  South", "P     P     P"]


def test_tricks_are_counted_by_marks() -> None:
    match = dealt(AUCTION, "H6 H2 HA H8 D3 DA D2 D5")
    assert match.table is not None
    assert text(trick_count(match.table.view(PUBLIC), LETTERS)) == "We   #\nThey o\nWe need 9 of 11"


@pytest.mark.parametrize(
    ("contract", "tricks", "words"),
    [
        ("4S S", (0, 0), "We need 10 of 13"),
        ("4S S", (4, 2), "We need 6 of 7"),
        ("4S S", (9, 3), "We need 1 of 1"),
        ("4S S", (10, 2), "We have made it"),
        ("4S S", (12, 0), "We have 2 over"),
        ("4S S", (3, 4), "We are down 1"),
        ("7NT W", (1, 0), "They are down 1"),
        ("7NT W", (4, 9), "They are down 4"),
        ("1C E", (0, 8), "They have 1 over"),
    ],
)
def test_what_the_contract_still_needs(contract: str, tricks: tuple[int, int], words: str) -> None:
    table = dealt(AUCTION).table
    assert table is not None
    view = replace(table.view(PUBLIC), contract=Contract.parse(contract), tricks_won=tricks)
    assert needed(view) == words


@given(matches(), st.sampled_from([(25, 16), (37, 32)]))
def test_it_fills_its_rows_and_cells_and_the_last_call_is_there(match: Match, size: tuple[int, int]) -> None:
    cells, height = size
    view = match.view(PUBLIC)
    lines = side_column(view, SIGNS, cells, height)
    assert len(lines) == height
    assert {width(line) for line in lines} == {cells}
    words = text(lines)
    assert "WE" in words
    assert "THEY" in words
    assert view.table is not None
    if view.table.calls:
        _seat, call = view.table.calls[-1]
        assert f"{SIGNS.call(call).text} " in words.replace("\n", " ")
