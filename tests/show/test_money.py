"""Amounts as they are typed and written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.show.money import read_amount, signed, written


@pytest.mark.parametrize(
    ("text", "hundredths"),
    [("0.50", 50), ("0,5", 50), ("2", 200), (" 1.25 ", 125), ("", 0), ("0", 0), ("9999.99", 999_999)],
)
def test_an_amount_is_read_in_hundredths(text: str, hundredths: int) -> None:
    assert read_amount(text) == hundredths


@pytest.mark.parametrize("text", ["-1", "1.234", ".5", "5.", "1e3", "10000", "one", "٣", "1 2"])
def test_what_is_no_amount_is_none(text: str) -> None:
    assert read_amount(text) is None


@given(st.integers(0, 999_999))
def test_what_is_written_is_read_back(hundredths: int) -> None:
    assert read_amount(written(hundredths)) == hundredths


def test_what_is_won_and_lost_has_a_sign() -> None:
    assert [signed(amount) for amount in (50, -400, 0, 123_456)] == ["+0.50", "-4.00", "0.00", "+1234.56"]
