"""The page on which a real table's score is kept: it fits, it tells what is typed, and its words can be hit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import Side
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.score_page import deal_list, score_page
from bridge_tui.show.score_typed import read_score
from bridge_tui.show.spans import Lines, hits, text, width
from tests.show.kept import BOARDS, CHICAGO, RUBBER, kept, seen

SMALL, WIDE = (80, 23), (120, 39)

LONG = [
    f"{level}{strain} {seat} {over}"
    for level, strain in ((1, "c"), (1, "d"))
    for seat in "nesw"
    for over in ("-1", "-3")
]
"""Deals that nobody makes."""


def page(match: MatchView, typed: str = "", at: int | None = None, message: str = "", deck: Deck = SIGNS,
         size: tuple[int, int] = SMALL) -> Lines:  # fmt: skip
    """The page with this on its line."""
    return score_page(match, typed, len(typed) if at is None else at, 0, message, deck, *size)


FORMS = {"rubber": RUBBER, "chicago": CHICAGO, "boards": BOARDS}


@pytest.mark.parametrize("size", [SMALL, WIDE, (100, 30), (200, 60)])
@pytest.mark.parametrize("deck", [SIGNS, LETTERS], ids=["signs", "letters"])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("lines", [[], ["2s s +1", "pass", "strike 2"], ["1c n -2 award we 50"] * 3, LONG * 3], ids=len)
def test_it_fills_the_window_and_nothing_more(lines: list[str], form: str, deck: Deck, size: tuple[int, int]) -> None:
    match = seen(*lines[: 3 if form == "chicago" else None], start=FORMS[form])
    for typed in ("", "4s", "x" * 300):
        rows = page(match, typed, deck=deck, size=size)
        assert len(rows) == size[1]
        assert [text((row,)) for row in rows if width(row) > size[0]] == []
        assert deck is SIGNS or text(rows).isascii()


def test_an_empty_line_says_what_the_next_deal_is_and_can_earn() -> None:
    rows = text(page(seen("4s s =")))
    assert " Deal 2 · dealer East (Bob) · vulnerable: N-S" in rows
    assert "N-S are vulnerable. A second game for them ends the rubber and earns 700." in rows
    assert " › _  4sx s +1, 3nt e -2, pass; F4: what was entered" in rows


@pytest.mark.parametrize(("columns", "dealer"), [(80, "South"), (120, f"South ({'q' * 29}…)")])
def test_a_long_name_gives_way_to_who_is_vulnerable(columns: int, dealer: str) -> None:
    start = replace(CHICAGO, players=("Ann", "Bob", "q" * 200, "Dot"))
    rows = text(page(seen("4s s =", "pass", "1c n -1", start=start), size=(columns, 23))).splitlines()
    assert f" Deal 4 (3 of 4) · dealer {dealer} · vulnerable: N-S" in [row.rstrip() for row in rows]


def test_what_is_typed_is_told_and_what_is_hopeless_warned_of() -> None:
    match = seen()
    assert "Deal 1: 4♠ by South (Cid), 10 tricks: N-S 120 below; wins the game." in text(page(match, "4s s ="))
    for typed, role in (("4s", ""), ("4s q", "warning"), ("4s s =", "")):
        told = page(match, typed)[-5][1]
        assert told.roles == role


def test_a_message_stands_in_its_place() -> None:
    rows = text(page(seen(), "4s s =", message="The disk is full."))
    assert "The disk is full." in rows
    assert "wins the game" not in rows


def test_the_cursor_is_where_it_is_and_of_a_long_line_its_surroundings_are_seen() -> None:
    row = page(seen(), "4s s =", 3)[-3]
    assert [(span.text, span.roles) for span in row if span.roles] == [
        ("4s ", "strong"),
        ("s", "cursor"),
        (" =", "strong"),
    ]
    long = "4s s =; " + "abcdefghij" * 20 + "END"
    assert "END" in text(page(seen(), long)[-3:-2])
    assert "4s s =" in text(page(seen(), long, 0)[-3:-2])


def test_once_it_is_over_it_says_how_and_what_can_be_done() -> None:
    rows = text(page(seen("4s s =", "4s s =")))
    assert "N-S have won the rubber in two games, which earns 700." in rows
    assert "Enter shows the result. What was entered can still be put right." in rows
    assert "total so far" not in rows


def test_the_words_below_the_line_type_every_kind_of_result() -> None:
    words = {hit.removeprefix("type ") for hit in hits(page(seen())) if hit.startswith("type ")}
    for line in ("4 s x n +1", "3 nt e -2", "1 c xx w =", "7 h s = honours 100", "pass award they 100"):
        assert set(line.split()) <= words
    assert read_score("4 s x n +1") == read_score("4sx n +1")
    assert read_score("1 c xx w = honours n 150 revoke we 1 claim") == read_score("1cxxw=honn150revokewe1claim")
    assert "do rub_out" in hits(page(seen()))


def test_in_a_large_window_the_deals_stand_beside_the_sheet_and_can_be_hit() -> None:
    match = seen("4s s =; a note", "pass", "strike 2")
    rows = text(page(match, size=WIDE))
    assert "Deals entered" in rows
    assert "  1  4♠ South =" in rows
    assert "  2  struck out" in rows
    assert {"item 0", "item 1"} <= hits(page(match, size=WIDE))
    assert "Deals entered" not in text(page(match))


def test_of_many_deals_the_newest_are_listed_and_the_picked_one_is_marked() -> None:
    match = seen(*["pass"] * 9)
    rows = deal_list(match, 8, SIGNS, 40, 5)
    assert [row[0].text.split()[0] for row in rows[1:]] == ["6", "7", "8", "9"]
    assert [row[0].roles for row in rows[1:]] == ["", "", "cursor", ""]
    assert deal_list(seen(), 0, SIGNS, 40, 5) == ()


@given(st.lists(st.sampled_from([*LONG, "pass", "pass award they 30"]), max_size=30))
def test_whatever_is_summed_up_the_columns_add_up(lines: list[str]) -> None:
    match = kept(*lines)
    rows = text(page(seen(*lines))).split("\n")
    columns = [row.split("│") for row in rows[2:16] if "│" in row]
    for side in Side:
        figures = [cells[side].split() for cells in columns]
        *parts, total = [int(words[0]) for words in figures if words and words[0].isdecimal()] or [0, 0]
        assert sum(parts) == total == match.sheet.total(side)
