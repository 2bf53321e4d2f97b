"""The small pages: home, the last trick, help, and the sentences that go with them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.cells import cell_len

from bridge_tui import PUBLIC, Seat
from bridge_tui.match.actions import Form
from bridge_tui.records.store import SavedGame
from bridge_tui.show.commands import Place, commands_at
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.pages import help_page, last_trick_page, menu, saved_game, the_cut, title
from bridge_tui.show.spans import text, width
from tests.show.games import DUPLICATE, ODD_PLAYERS, PLAYERS, START
from tests.show.tables import AUCTION, dealt


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


def test_law_66_the_last_trick_with_who_led_and_who_won() -> None:
    page = text(last_trick_page(dealt(AUCTION, "H6 H2 HA H8").view(PUBLIC), SIGNS, 80))
    for words in ("Law 66 (today's numbering)", "North ♥2", "West ♥6            East ♥A", "South ♥8"):
        assert words in page
    assert page.endswith("West led, East won it.")


def test_law_66_no_page_for_who_may_not_look() -> None:
    begun = dealt(AUCTION, "H6 H2 HA H8 D3")
    assert last_trick_page(begun.view(PUBLIC), SIGNS, 80) == ()
    assert last_trick_page(begun.view(Seat.SOUTH), SIGNS, 80) == ()
    assert last_trick_page(dealt(AUCTION, "H6").view(PUBLIC), SIGNS, 80) == ()


@pytest.mark.parametrize("place", Place)
def test_help_names_every_key_of_its_place_first(place: Place) -> None:
    lines = help_page(place, LETTERS)
    assert all(width(line) <= 80 for line in lines)
    page = text(lines)
    assert page.isascii()
    rows = [" ".join(row.split()) for row in page.splitlines()]
    commands = [" ".join((*command.labels, command.help)) for command in commands_at(place)]
    assert rows[2 : 2 + len(commands)] == commands


def test_the_cut_is_told_in_one_line() -> None:
    assert the_cut(replace(START, rubber=1), LETTERS) == "The cut: North C2, East C3, South C4, West SA. West deals."


def test_in_a_later_rubber_the_cut_says_who_plays_with_whom() -> None:
    told = the_cut(replace(START, rubber=2), LETTERS)
    assert told == "The cut: North C2, East C3, South C4, West SA. West deals. Ann and Cid play Bob and Dot."
    alone = replace(START, players=("Ann", "Dot", "Cid", "Dot"))
    assert the_cut(alone, SIGNS).endswith(" West deals. Ann and Cid play Dot.")


def test_at_duplicate_nobody_cuts_for_the_deal() -> None:
    assert the_cut(DUPLICATE, SIGNS) == "North deals board 1."
    assert the_cut(replace(DUPLICATE, rubber=2), SIGNS) == "North deals board 1. Ann and Cid play Bob and Dot."


def test_a_saved_game_is_told_in_one_line() -> None:
    assert saved_game(SavedGame(1, PLAYERS, 2, 3), SIGNS, 76) == "Ann, Bob, Cid, Dot: rubber 2, deal 3"
    chicago = SavedGame(1, PLAYERS, 1, 4, Form.CHICAGO)
    assert saved_game(chicago, SIGNS, 76) == "Ann, Bob, Cid, Dot: Chicago 1, deal 4"
    boards = SavedGame(1, PLAYERS, 2, 17, Form.DUPLICATE)
    assert saved_game(boards, SIGNS, 76) == "Ann, Bob, Cid, Dot: duplicate 2, board 17"
    odd = saved_game(SavedGame(1, ODD_PLAYERS, 2, 3), SIGNS, 76)
    assert odd.startswith("[bold]Ann[/], 😀😀")
    assert odd.endswith("…: rubber 2, deal 3")
    assert cell_len(odd) <= 76
