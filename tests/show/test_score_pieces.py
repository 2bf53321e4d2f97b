"""A typed line taken piece by piece: the longest word wins, blanks and commas count for nothing, numbers stay small."""

from __future__ import annotations

import re

import pytest

from bridge_tui.show.score_pieces import Typed, number_of

WORDS = {"n": 1, "nt": 2, "north": 3}


@pytest.mark.parametrize(
    ("text", "meant", "rest"),
    [("n", 1, ""), ("NT x", 2, "x"), ("  north, +1", 3, "+1"), ("n t", 1, "t"), ("q", None, "q"), ("", None, "")],
)
def test_the_longest_word_is_taken(text: str, meant: int | None, rest: str) -> None:
    typed = Typed(text)
    assert (typed.take(WORDS), typed.rest) == (meant, rest)


def test_numbers_and_patterns_are_taken_where_they_are() -> None:
    typed = Typed("100 =x")
    assert typed.take_number() == 100
    assert typed.take_number() is None
    assert typed.take_match(re.compile("=")) is not None
    assert typed.take_match(re.compile("=")) is None
    assert typed.rest == "x"


@pytest.mark.parametrize(("digits", "number"), [("0", 0), ("007", 7), ("12", 12), ("9" * 5000, 999_999)])
def test_a_number_of_any_length_is_read(digits: str, number: int) -> None:
    assert number_of(digits) == number


@pytest.mark.parametrize(
    ("text", "may", "only"),
    [("", True, True), ("no", True, True), ("n", True, False), ("nort", True, True), ("x", False, False)],
)
def test_the_beginning_of_a_word_may_still_become_it(text: str, may: bool, only: bool) -> None:
    assert (Typed(text).may_become(WORDS), Typed(text).only_begins(WORDS)) == (may, only)


def test_what_is_found_is_quoted_short_and_visible() -> None:
    assert Typed("q r").found == "q"
    assert Typed("x" * 99).found == "x" * 21 + "..."
    assert Typed("\u202e\x1b[2J").found == "[2j"
    assert Typed("\u200b").found == "?"
    assert Typed("").found == ""
