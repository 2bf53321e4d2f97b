"""A key held down and a key struck again, by the times at which they come."""

from __future__ import annotations

import pytest

from bridge_tui.tui import page
from bridge_tui.tui.repeats import Repeats


@pytest.fixture(autouse=True)
def fingers_are_slow(fingers_are_quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "HELD", 0.7)


def struck(at: float, by: str | None) -> Repeats:
    """A key p that has done something for this player."""
    repeats = Repeats()
    assert not repeats.is_repeated("p", at, "p", by)
    repeats.done_by("p", (), by)
    return repeats


@pytest.mark.parametrize(("later", "repeated"), [(0.03, True), (0.15, True), (0.3, False), (0.6, False)])
def test_the_same_player_may_strike_it_again_but_no_sooner_than_a_keyboard_repeats(
    later: float, repeated: bool
) -> None:
    assert struck(1.0, "Ann").is_repeated("p", 1.0 + later, "p", "Ann") is repeated


@pytest.mark.parametrize("by", ["Bob", None])
@pytest.mark.parametrize(("later", "repeated"), [(0.03, True), (0.6, True), (0.8, False)])
def test_for_another_player_it_is_held_until_a_keyboard_would_have_repeated_it(
    by: str | None, later: float, repeated: bool
) -> None:
    assert struck(1.0, "Ann").is_repeated("p", 1.0 + later, "p", by) is repeated


def test_every_repetition_counts_from_the_one_before() -> None:
    repeats = struck(1.0, "Ann")
    assert all(repeats.is_repeated("p", 1.0 + count * 0.15, "p", "Ann") for count in range(1, 20))
    assert not repeats.is_repeated("p", 5.0, "p", "Ann")
    assert not struck(1.0, "Ann").is_repeated("x", 1.01, "x", "Ann")
