"""A line that is typed: letters go in and out at its cursor, and nothing that cannot be seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.tui.typed_line import LONGEST, TypedLine


def line(text: str, *keys: str) -> TypedLine:
    """A line with this on it, after these keys."""
    typed = TypedLine()
    typed.put(text)
    for key in keys:
        typed.move(key)
    return typed


def test_what_is_typed_goes_in_at_the_cursor() -> None:
    typed = line("4s =", "left", "left")
    typed.add(" s")
    assert (typed.text, typed.at) == ("4s s =", 4)
    typed.move("home")
    typed.add("3: ")
    assert (typed.text, typed.at) == ("3: 4s s =", 3)


def test_letters_go_out_before_and_under_the_cursor() -> None:
    typed = line("4ssx", "left")
    typed.rub_out()
    assert (typed.text, typed.at) == ("4sx", 2)
    typed.delete()
    assert (typed.text, typed.at) == ("4s", 2)
    typed.delete()
    assert typed.text == "4s"


@pytest.mark.parametrize(
    ("keys", "at"),
    [(["left"], 2), (["right"], 3), (["home"], 0), (["home", "left"], 0), (["home", "right"], 1), (["home", "end"], 3)],
)
def test_the_cursor_stays_on_the_line(keys: list[str], at: int) -> None:
    assert line("4s=", *keys).at == at


def test_a_word_comes_at_the_end_after_a_blank() -> None:
    typed = line("")
    for word in ("4", "s", "n"):
        typed.add_word(word)
    typed.move("home")
    typed.add_word("=")
    assert typed.text == "4 s n ="


def test_what_cannot_be_seen_is_not_typed_and_there_is_room_for_so_much() -> None:
    typed = line("")
    typed.add("a\x1b[2J\u202e\nb")
    assert typed.text == "a[2J b"
    typed.add("x" * 999)
    assert (len(typed.text), typed.at) == (LONGEST, LONGEST)
    typed.put("y" * 999)
    assert len(typed.text) == LONGEST


KEYS = st.sampled_from(["left", "right", "home", "end", "rub_out", "delete", "a", "bc"])


@given(st.lists(KEYS))
def test_the_cursor_is_never_beside_the_line(keys: list[str]) -> None:
    typed = line("4s s =")
    deeds = {"rub_out": typed.rub_out, "delete": typed.delete}
    for key in keys:
        if key in deeds:
            deeds[key]()
        elif len(key) > 2:
            typed.move(key)
        else:
            typed.add(key)
        assert 0 <= typed.at <= len(typed.text)
