"""Players' names: whatever was typed, what is shown stays on its line and in its cells."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from bridge_tui.model.seats import Side
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.names import partners, player_name
from tests.show.games import START


def test_a_name_is_shown_as_it_was_typed() -> None:
    assert player_name("[bold]Ann[/]", 20, SIGNS) == "[bold]Ann[/]"
    assert player_name("Åsa Öberg", 20, SIGNS) == "Åsa Öberg"


def test_a_long_name_ends_in_the_decks_ellipsis() -> None:
    assert player_name("Bartholomew", 6, SIGNS) == "Barth…"
    assert player_name("Bartholomew", 6, LETTERS) == "Barth~"


def test_what_moves_the_cursor_or_turns_the_writing_is_left_out() -> None:
    assert player_name("A\x1b[31m\nn\t\u202en", 20, SIGNS) == "A[31m n n"


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
