"""Menus, and a saved game in one line."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from bridge_tui.match.actions import Form
from bridge_tui.records.store import SavedGame
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.menu import menu, moved, saved_game, title
from bridge_tui.show.spans import text, width
from tests.show.games import ODD_PLAYERS, PLAYERS


def test_a_hit_on_an_item_chooses_it_by_its_number() -> None:
    lines = menu(title(LETTERS), ("Continue", "New game"), ("a note",), LETTERS, at=1, columns=40)
    assert [(span.text.strip(), span.hit) for row in lines for span in row if span.hit] == [
        ("Continue", "item 0"),
        ("> New game", "item 1"),
    ]


def test_the_menu_has_a_pointer_before_what_is_picked() -> None:
    lines = menu(title(LETTERS), ("Continue", "New game"), ("a note",), LETTERS, at=1, columns=40)
    assert text(lines).split("\n") == [
        "",
        "        S H   B R I D G E   D C",
        "     the bridge table in a terminal",
        "",
        "",
        "                 Continue",
        "               > New game",
        "",
        "                 a note",
    ]
    assert {width(line) for line in lines} == {40}


@pytest.mark.parametrize(
    ("at", "key", "count", "then"),
    [(0, "down", 3, 1), (2, "down", 3, 2), (2, "up", 3, 1), (0, "up", 3, 0), (0, "down", 0, 0)],
)
def test_the_cursor_goes_line_by_line_and_stays_in_the_list(at: int, key: str, count: int, then: int) -> None:
    assert moved(at, key, count) == then


def test_items_of_wide_letters_take_the_cells_that_they_have() -> None:
    items = menu(title(SIGNS), ("West (橋橋橋橋)", "New game"), (), SIGNS, at=0, columns=60)
    spans = [span for row in items for span in row if span.hit]
    assert {cell_len(span.text) for span in spans} == {cell_len("West (橋橋橋橋)") + 4}


def test_a_saved_game_is_told_in_one_line() -> None:
    assert saved_game(SavedGame(1, PLAYERS, 2, 3), SIGNS, 76) == "Game 1: Ann, Bob, Cid, Dot; rubber 2, deal 3"
    chicago = SavedGame(1, PLAYERS, 1, 4, Form.CHICAGO)
    assert saved_game(chicago, SIGNS, 76) == "Game 1: Ann, Bob, Cid, Dot; Chicago 1, deal 4"
    boards = SavedGame(1, PLAYERS, 2, 17, Form.DUPLICATE)
    assert saved_game(boards, SIGNS, 76) == "Game 1: Ann, Bob, Cid, Dot; duplicate 2, board 17"
    live = SavedGame(1, PLAYERS, 2, 3, live=True)
    assert saved_game(live, SIGNS, 76) == "Game 1: Ann, Bob, Cid, Dot; rubber 2, deal 3, live"
    for count, deals in ((0, "0 deals"), (1, "1 deal"), (3, "3 deals")):
        kept = SavedGame(1, PLAYERS, 2, count, kept=True)
        assert saved_game(kept, SIGNS, 76) == f"Game 1: Ann, Bob, Cid, Dot; rubber 2 at a real table, {deals}"
    odd = saved_game(SavedGame(1, ODD_PLAYERS, 2, 3), SIGNS, 76)
    assert odd.startswith("Game 1: [bold]Ann[/], 😀😀")
    assert odd.endswith("…; rubber 2, deal 3")
    assert cell_len(odd) <= 76
