"""The trick as a cross: each card before its seat, the winning one marked, at every moment of a deal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import PUBLIC
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.match import Match
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.sizes import DRAWN_TRICK_ROWS, TRICK_ROWS
from bridge_tui.show.spans import text, width
from bridge_tui.show.trick import trick_cross
from tests.show.tables import AUCTION, called, dealt, live_auctions, matches


def cross(match: Match, rows: int = TRICK_ROWS, cells: int = 19, deck: Deck = LETTERS) -> list[str]:
    assert match.table is not None
    return text(trick_cross(match.table.view(PUBLIC), deck, cells, rows)).split("\n")


def test_the_winning_card_has_a_star_and_the_next_hand_a_question_mark() -> None:
    assert cross(dealt(AUCTION, "H6 H2")) == [
        "       H2",
        "   H6*      ?",
        "       .",
        "     West led",
    ]


def test_a_complete_trick_says_who_won_it() -> None:
    assert cross(dealt(AUCTION, "H6 H2 HT H8")) == [
        "       H2",
        "   H6       H10*",
        "       H8",
        "    East won it",
    ]


def test_a_ruff_wins() -> None:
    match = dealt(AUCTION, "H6 H2 HA H8 H9 S2")
    assert cross(match)[1:3] == ["   ?        H9", "       S2*"]


@pytest.mark.parametrize(
    ("calls", "words"),
    [("", "West to call"), ("1C", "North to call"), (AUCTION, "West to lead"), ("P P P P", "passed out")],
)
def test_without_a_trick_it_says_what_is_waited_for(calls: str, words: str) -> None:
    assert words in "".join(cross(dealt(calls)))


def test_cards_are_drawn_where_there_is_room() -> None:
    assert cross(dealt(AUCTION, "H6 H2 HT"), DRAWN_TRICK_ROWS, 27) == [
        "          +----+",
        "          |H2  |",
        "          +----+",
        "   +----+         +----+",
        "   |H6  |         |H10*|",
        "   +----+         +----+",
        "          +----+",
        "          |?   |",
        "          +----+",
        "",
        "         West led",
    ]


@given(matches(), st.sampled_from([(19, TRICK_ROWS), (27, DRAWN_TRICK_ROWS)]), st.sampled_from([SIGNS, LETTERS]))
def test_it_keeps_to_its_cells_and_rows_and_shows_each_card_once(
    match: Match, size: tuple[int, int], deck: Deck
) -> None:
    cells, rows = size
    assert match.table is not None
    view = match.table.view(PUBLIC)
    lines = trick_cross(view, deck, cells, rows)
    assert len(lines) <= rows
    assert all(width(line) <= cells for line in lines)
    if view.trick is not None:
        words = text(lines)
        assert all(words.count(deck.card(card).text) == 1 for card in view.trick.cards)
        assert words.count(deck.winning) == 1
        assert ("?" in words) == (view.trick.winner is None)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ("W:1S", Code.CLASSIC, "North to call"),
        ("W:1S N:2S E:2H", Code.CLASSIC, "East's 2H waits"),
        ("S:P", Code.CLASSIC, "South's pass waits"),
        ("W:1S N:2S E:2H S:refuse", Code.CLASSIC, "East calls again"),
        ("W:1S N:2S E:2H S:refuse E:3C S:P", Code.CLASSIC, "West must pass"),
        ("W:1S N:2C N:slip2D", Code.CLASSIC, "the table decides"),
        ("W:1S N:2S E:2H S:refuse E:3C", Code.DUPLICATE_2017, "the table decides"),
        ("W:1S N:8NT E:refuse", Code.CLASSIC, "North must pass"),
        ("W:1S N:P E:P S:P N:2H", Code.CLASSIC, "North's 2H waits"),
        ("W:1S N:P E:P S:P N:2H E:refuse", Code.CLASSIC, "North to lead"),
    ],
)
def test_law_20_in_the_middle_it_says_what_the_auction_waits_for(words: str, code: Code, told: str) -> None:
    assert "".join(cross(called(words, code))).strip() == told


@given(live_auctions(), st.sampled_from([SIGNS, LETTERS]))
def test_what_the_auction_waits_for_has_room_in_the_smallest_window(match: Match, deck: Deck) -> None:
    assert match.table is not None
    rows = trick_cross(match.table.view(PUBLIC), deck, 19, TRICK_ROWS)
    assert all(width(row) <= 19 for row in rows)
