"""The sheet as a text: a head that says what it is of, and below it the page of the screen."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from bridge_tui.match.actions import Form
from bridge_tui.match.forms import AnySheet, new_sheet
from bridge_tui.records.saved_games import ListedGame
from bridge_tui.records.store import SavedGame
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.sheet import full_sheet
from bridge_tui.show.sheet_text import WIDTH, sheet_text
from bridge_tui.show.spans import text
from tests.show.games import ODD_PLAYERS, PLAYERS, SHEET, START, sheets, started, tables_of_boards

STARTED = datetime(2026, 5, 9, 19, 30, tzinfo=UTC)
GAME = ListedGame(SavedGame(7, PLAYERS, rubber=3, deals=6), STARTED, finished=False, form=Form.RUBBER)

names = st.one_of(st.text(max_size=30), st.sampled_from(ODD_PLAYERS))


@pytest.mark.parametrize("deck", [SIGNS, LETTERS], ids=["signs", "letters"])
def test_the_page_of_the_screen_stands_under_players_form_and_start(deck: Deck) -> None:
    head, page = sheet_text(SHEET, START, GAME, deck).split("\n\n", 1)
    assert head.splitlines() == [
        " Game 7: rubber, started 2026-05-09 19:30",
        " North (Ann)",
        " East (Bob)",
        " South (Cid)",
        " West (Dot)",
    ]
    assert page == text(full_sheet(SHEET, START, deck, WIDTH)) + "\n"


@pytest.mark.parametrize("form", Form)
def test_every_form_is_named(form: Form) -> None:
    start = replace(START, form=form)
    assert f"Game 7: {form.value}," in sheet_text(new_sheet(start), start, GAME, SIGNS).replace("Chicago", "chicago")


@given(
    st.one_of(sheets(), tables_of_boards()), st.tuples(names, names, names, names), st.sampled_from((SIGNS, LETTERS))
)
def test_every_row_has_room_and_moves_no_cursor(
    sheet: AnySheet, players: tuple[str, str, str, str], deck: Deck
) -> None:
    whole = sheet_text(sheet, started(sheet, players), GAME, deck)
    rows = whole.split("\n")
    assert whole.endswith("\n")
    assert max(map(cell_len, rows)) <= WIDTH
    assert all(row.isprintable() for row in rows)


def test_notes_stand_below_the_sheet_row_by_row() -> None:
    plain = sheet_text(SHEET, START, GAME, SIGNS)
    assert sheet_text(SHEET, START, GAME, SIGNS, ("", " The evening")) == f"{plain}\n The evening\n"
