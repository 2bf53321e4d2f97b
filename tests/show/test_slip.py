"""The page on which somebody gives the call that he has meant."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.calls import CALLS, PASS, Call
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.slip import meant, nothing_meant, slip_page
from bridge_tui.show.spans import Lines, hits, text
from tests.show.games import START, widths
from tests.show.tables import dealt

MATCH = dealt("P P 1H", start=replace(START, live=True)).view(PUBLIC)
TWO_CLUBS = Call.parse("2C")


def page(typed: str = "", cursor: Call | None = None, message: str = "", columns: int = 80) -> Lines:
    return slip_page(MATCH, Seat.EAST, typed, cursor, message, LETTERS, columns, 24)


@pytest.mark.parametrize(
    ("typed", "cursor", "call"),
    [("2h", TWO_CLUBS, "2H"), ("", TWO_CLUBS, "2C"), ("p", None, "P"), ("8c", None, "8C"), ("2", TWO_CLUBS, None)],
)
def test_what_is_typed_comes_before_the_cursor(typed: str, cursor: Call | None, call: str | None) -> None:
    assert meant(typed, cursor) == (None if call is None else Call.parse(call))


def test_it_is_asked_who_has_meant_what_and_every_call_can_be_hit() -> None:
    shown = text(page())
    assert "East (Bob): which call did you mean? All four are asked." in shown
    assert {f"type {call}".lower() for call in CALLS} <= hits(page())
    assert len(page()) <= 23
    assert max(widths(page())) <= 80


@pytest.mark.parametrize(
    ("typed", "cursor", "words"),
    [("2h", None, "> 2h_   Enter says: I meant 2H"), ("", PASS, "> _   Enter says: I meant pass"), ("2", None, "> 2_")],
)
def test_the_line_tells_what_enter_says(typed: str, cursor: Call | None, words: str) -> None:
    assert text(page(typed, cursor)).split("\n")[-2].strip() == words


def test_what_can_be_no_call_any_more_is_a_warning_and_enter_says_so() -> None:
    assert page("h8")[-2][0].roles == "warning"
    assert page("2")[-2][0].roles == "strong"
    assert nothing_meant("h8") == "h8 is no call."
    assert nothing_meant("") == "Type the call that was meant, or pick it with the arrows."


def test_a_message_stands_in_the_place_of_the_question() -> None:
    shown = text(page(message="h8 is no call."))
    assert "h8 is no call." in shown
    assert "which call did you mean" not in shown
