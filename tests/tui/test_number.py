"""A number that is typed: digits that follow one another belong together, and no other number comes of them."""

from __future__ import annotations

import pytest
from textual.events import Blur, Key

from bridge_tui.tui.number import Number

TRICKS = [(str(number), "") for number in range(1, 14)]


@pytest.mark.parametrize(
    ("keys", "number"),
    [("3", 3), ("12", 12), ("13", 13), ("14", 4), ("0", 1), ("103", 3), ("1x2", 2), ("²", 1), ("1 2", 2)],
)
def test_digits_give_a_number_from_the_first_on(keys: str, number: int) -> None:
    field = Number(TRICKS, 0, "trick", first=1)
    for key in keys:
        field.on_key(Key(key, key))
    assert field.number == number


def test_a_number_begins_anew_where_the_cursor_has_been_elsewhere() -> None:
    field = Number(TRICKS, 0, "trick", first=1)
    field.on_key(Key("1", "1"))
    field.on_blur(Blur())
    field.on_key(Key("2", "2"))
    assert field.number == 2


def test_what_was_proposed_is_no_digit_that_was_typed() -> None:
    field = Number([(str(number), "") for number in range(14)], 1, "tricks")
    field.on_key(Key("2", "2"))
    assert field.number == 2
