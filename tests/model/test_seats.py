"""Seats, sides and vulnerability."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.model.seats import SEATS, SIDES, Seat, Side, Vulnerability


@pytest.mark.parametrize(("seat", "left", "partner", "right"), ["NESW", "ESWN", "SWNE", "WNES"])
def test_the_turn_goes_clockwise(seat: str, left: str, partner: str, right: str) -> None:
    place = Seat.parse(seat)
    assert (str(place.left), str(place.partner), str(place.right)) == (left, partner, right)


def test_partners_form_a_side() -> None:
    assert Side.NS.seats == (Seat.NORTH, Seat.SOUTH)
    assert Side.EW.seats == (Seat.EAST, Seat.WEST)
    assert all(seat in seat.side.seats and seat.partner in seat.side.seats for seat in SEATS)
    assert all(side.other.other is side and side.other is not side for side in SIDES)


@pytest.mark.parametrize("sides", [set(), {Side.NS}, {Side.EW}, {Side.NS, Side.EW}])
def test_vulnerability_includes_just_its_sides(sides: set[Side]) -> None:
    vulnerability = Vulnerability.of(sides)
    assert {side for side in SIDES if vulnerability.includes(side)} == sides


def test_vulnerability_has_the_words_of_scenario_files() -> None:
    assert [vulnerability.value for vulnerability in Vulnerability] == ["None", "NS", "EW", "All"]


@given(st.text(max_size=3))
def test_a_text_is_a_seat_or_a_value_error(text: str) -> None:
    if text.strip() in set("NESWnesw"):
        assert str(Seat.parse(text)) == text.strip().upper()
    else:
        with pytest.raises(ValueError, match="not a seat"):
            Seat.parse(text)


def test_a_letter_that_only_becomes_plain_as_a_capital_is_no_seat() -> None:
    with pytest.raises(ValueError, match="not a seat"):
        Seat.parse("ſ")
