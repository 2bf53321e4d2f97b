"""A deal that is put right: put on the line as it stands, and read back as the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.match.actions import CorrectResult
from bridge_tui.show.score_correction import changes_nothing, corrected_deal, correction
from bridge_tui.show.score_typed import read_score
from tests.show.kept import kept

RESULTS = (
    "4sx s -2 honours n 100 revoke ew 1 award ew 50 claim",
    "pass",
    "3nt e -4",
    "pass award we 100",
    "7cxx w -13",
)


@given(st.lists(st.sampled_from(RESULTS), min_size=1, max_size=4))
def test_what_is_put_on_the_line_is_what_stands(results: list[str]) -> None:
    entered = kept(*results).entered
    for number, stands in enumerate(entered, 1):
        typed = correction(number, entered)
        assert corrected_deal(typed) == number
        action = read_score(typed)
        assert isinstance(action, CorrectResult)
        assert (action.number, action.entry) == (number, stands.entry)
        assert changes_nothing(action, entered)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("", 0),
        ("3", 0),
        ("3:", 3),
        (" 12 : 4s", 12),
        ("4s s =; 3: later", 0),
        ("3: strike; a: b", 3),
        ("strike 3", 0),
    ],
)
def test_which_deal_is_being_put_right(typed: str, number: int) -> None:
    assert corrected_deal(typed) == number


def test_of_a_deal_that_was_struck_out_only_the_number_is_there() -> None:
    assert correction(1, kept("pass", "strike 1").entered) == "1: "


@pytest.mark.parametrize(
    ("typed", "nothing"),
    [
        ("1: 4s s =", True),
        ("1: 4s s =; first", True),
        ("1: 4s s =; another reason", False),
        ("1: 4s s +1", False),
        ("2: pass", True),
        ("3: pass", False),
        ("4: pass", False),
        ("0: pass", False),
        ("1: strike", False),
        ("4s s =", False),
    ],
)
def test_what_changes_nothing(typed: str, nothing: bool) -> None:
    entered = kept("4s s =; first", "pass", "pass", "strike 3").entered
    assert changes_nothing(read_score(typed), entered) is nothing
