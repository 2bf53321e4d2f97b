"""Players' names: whatever was typed, what is shown stays on its line and in its cells."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.names import clean_name, either, listed, own_name, partners, player_name, seat_and_player
from tests.show.games import START


def test_a_name_is_shown_as_it_was_typed() -> None:
    assert player_name("[bold]Ann[/]", 20, SIGNS) == "[bold]Ann[/]"
    assert player_name("Åsa Öberg", 20, SIGNS) == "Åsa Öberg"


def test_a_long_name_ends_in_the_decks_ellipsis() -> None:
    assert player_name("Bartholomew", 6, SIGNS) == "Barth…"
    assert player_name("Bartholomew", 6, LETTERS) == "Barth~"


def test_what_moves_the_cursor_or_turns_the_writing_is_left_out() -> None:
    assert player_name("A\x1b[31m\nn\t\u202en", 20, SIGNS) == "A[31m n n"


INVISIBLE = [
    "",
    " \t\u3000",
    "\u200b",
    "\xad",
    "\U000e0041",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800",
    "\u0301",
    "\ue000",
]
"""Nothing, blanks, a zero width space, a soft hyphen, a tag, fillers, an accent alone and a private letter."""


@pytest.mark.parametrize("typed", INVISIBLE)
def test_a_name_that_cannot_be_seen_is_none(typed: str) -> None:
    players = (typed, "Bob", "Cid", "Dot")
    assert clean_name(typed) == own_name(Seat.NORTH, typed) == ""
    assert seat_and_player(Seat.NORTH, players, SIGNS) == "North"
    assert partners(replace(START, players=players), Side.NS, 20, SIGNS) == "North and Cid"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \t B.\u2028", "Ann B."),
        ("A\x9b31mnn", "A31mnn"),
        ("\u202eAnn\u2066", "Ann"),
        ("A\xadn\u200bn \u3164 B", "Ann B"),
        ("é́ 安", "é́ 安"),
        ("👩\u200d🚀", "👩🚀"),
        ("❤\ufe0f", "❤"),
    ],
)
def test_of_a_name_what_can_be_seen_is_kept(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_the_seats_name_is_no_players_own() -> None:
    assert own_name(Seat.EAST, "East ") == ""
    assert own_name(Seat.EAST, "West") == "West"


def test_partners_share_the_room() -> None:
    assert partners(START, Side.NS, 20, SIGNS) == "Ann and Cid"
    start = replace(START, players=("A" * 50, "Bob", "Cid", "B" * 50))
    assert partners(start, Side.NS, 20, SIGNS) == "AAAAAAAAAAA… and Cid"
    assert partners(start, Side.EW, 20, SIGNS) == "Bob and BBBBBBBBBBB…"


def test_one_person_on_both_seats_is_named_once() -> None:
    assert partners(replace(START, players=("Ann", "Bob", "Ann", "Dot")), Side.NS, 20, SIGNS) == "Ann"


@given(st.text(), st.text(), st.integers(0, 60))
def test_names_never_leave_their_cells(one: str, other: str, cells: int) -> None:
    start = replace(START, players=(one, "Bob", other, "Dot"))
    for shown in (player_name(one, cells, SIGNS), partners(start, Side.NS, cells, SIGNS)):
        assert cell_len(shown) <= cells
        assert shown.isprintable()


@pytest.mark.parametrize(
    ("words", "together"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_a_list_in_a_sentence(words: list[str], together: str) -> None:
    assert listed(words) == together
    assert either(words) == together.replace(" and ", " or ")
