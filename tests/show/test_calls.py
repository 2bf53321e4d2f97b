"""Calls in sentences: every call as a deed of its player and as a thing that is accepted or cancelled."""

from __future__ import annotations

import pytest

from bridge_tui.model.calls import CALLS, OVER_SEVEN, Call
from bridge_tui.model.seats import Seat
from bridge_tui.show.calls import call_made, the_call
from bridge_tui.show.deck import LETTERS, SIGNS


@pytest.mark.parametrize(
    ("call", "made", "thing"),
    [
        ("P", "South passes", "the pass"),
        ("X", "South doubles", "the double"),
        ("XX", "South redoubles", "the redouble"),
        ("1C", "South bids 1♣", "1♣"),
        ("7NT", "South bids 7NT", "7NT"),
        ("8H", "South bids 8♥", "8♥"),
    ],
)
def test_a_call_in_a_sentence(call: str, made: str, thing: str) -> None:
    assert call_made(Seat.SOUTH, Call.parse(call), SIGNS) == made
    assert the_call(Call.parse(call), SIGNS) == thing


def test_every_call_has_words_of_its_own_in_plain_letters() -> None:
    calls = (*CALLS, *OVER_SEVEN)
    assert len({call_made(Seat.WEST, call, LETTERS) for call in calls}) == len(calls)
    assert len({the_call(call, LETTERS) for call in calls}) == len(calls)
    assert all(call_made(Seat.WEST, call, LETTERS).isascii() for call in calls)
