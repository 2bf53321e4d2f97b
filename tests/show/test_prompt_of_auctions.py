"""The prompt in the auction of a live table: anything can be said, and nothing tells what is legal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, Call, Seat, View
from bridge_tui.match.match import Match
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.prompt import asked_in, choice, goes_at_once, typed_line
from bridge_tui.show.spans import line, text, width
from tests.show.games import ODD_PLAYERS, PLAYERS
from tests.show.tables import called, dealt, live, live_auctions


def view_of(match: Match, reader: Seat | None = None) -> View:
    view = match.view(ALL if reader is None else reader).table
    assert view is not None
    return view


def typed(words: str, match: Match, acting: Seat) -> str:
    return text((typed_line(words, None, view_of(match, acting), SIGNS, acting),))


@pytest.mark.parametrize(
    ("words", "acting", "told"),
    [
        ("W:1S", Seat.NORTH, "North (Ann): your call."),
        ("W:1S N:2S E:2H S:refuse", Seat.EAST, "East (Bob): your call, in place of 2♥; 3♥ is free."),
        ("W:1S E:2H S:refuse N:P", Seat.EAST, "East (Bob): your call, in place of 2♥; 2♥ is free."),
        ("W:1S N:XX E:refuse", Seat.NORTH, "North (Ann): your call, in place of XX."),
        ("W:1S N:8NT E:refuse", Seat.NORTH, "North (Ann): you must pass."),
        ("W:1S N:2S E:2H S:refuse E:3C S:P", Seat.WEST, "West (Dot): you must pass."),
        ("W:1S N:2S E:2H S:refuse", Seat.WEST, "You act for West (Dot). It is East's turn. Esc goes back."),
        ("W:1S N:2S E:2H", Seat.WEST, "You act for West; South may still decide. Esc goes back."),
        ("W:1S N:2S E:2H", Seat.SOUTH, "You act for South, who may still decide. Esc goes back."),
        (
            "W:1S N:2C N:slip2D",
            Seat.EAST,
            "You act for East; North, East, South or West may still decide. Esc goes back.",
        ),
        (
            "W:1S N:2C N:slip2D S:accept",
            Seat.EAST,
            "You act for East; North, East or West may still decide. Esc goes back.",
        ),
    ],
)
def test_who_acts_is_told_in_one_row(words: str, acting: Seat, told: str) -> None:
    assert asked_in(78, view_of(called(words), acting), PLAYERS, SIGNS, acting) == told


def test_where_there_is_room_more_is_told() -> None:
    words = "You act for West (Dot). South may still decide (today's Law 27). Esc goes back to the decision."
    view = view_of(called("W:1S N:2S E:2H"), Seat.WEST)
    assert asked_in(len(words), view, PLAYERS, SIGNS, Seat.WEST) == words
    assert asked_in(len(words) - 1, view, PLAYERS, SIGNS, Seat.WEST) == words.replace(" (Dot)", "")


@given(live_auctions(), st.sampled_from(Seat))
def test_the_longest_name_leaves_the_bidding_box_its_rows(match: Match, acting: Seat) -> None:
    view = view_of(match, acting)
    if view.contract is None:
        assert width(line(asked_in(78, view, ODD_PLAYERS, SIGNS, acting))) <= 78


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("1c", " › 1c_   Enter calls 1♣"),
        ("xx", " › xx_   Enter calls XX"),
        ("8h", " › 8h_   Enter calls 8♥"),
        ("h4", " › h4_   Enter faces, during the auction, ♥4"),
        ("h9", " › h9_   ♥9 is not among these cards"),
        ("k", " › k_"),
        ("h", " › h_"),
    ],
)
@pytest.mark.parametrize("state", ["W:1S", "W:1S N:2S E:2H", "W:1S N:2S E:2H S:refuse E:3C", "W:1S W:H6"])
def test_the_line_says_of_no_call_that_it_may_not_be_made(state: str, words: str, told: str) -> None:
    assert typed(words, called(state), Seat.NORTH) == told


def test_law_18_at_a_guarded_table_a_bid_of_more_than_seven_can_be_typed_and_is_not_taken() -> None:
    guarded = view_of(dealt())
    assert text((typed_line("8h", None, guarded, SIGNS),)) == " › 8h_   8♥ may not be called now"
    assert text((typed_line("h6", None, guarded, SIGNS),)) == " › h6_"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("h6", " › h6_   Enter plays ♥6"),
        ("6h", " › 6h_   Enter plays ♥6"),
        ("5h", " › 5h_   Enter calls 5♥"),
        ("p", " › p_   Enter calls pass"),
    ],
)
def test_law_39_between_final_pass_and_lead_a_call_can_still_be_typed(words: str, told: str) -> None:
    assert typed(words, live(""), Seat.WEST) == told


@pytest.mark.parametrize(
    ("words", "goes"),
    [
        ("2h", True), ("1c", True), ("p", True), ("x", False), ("xx", True), ("r", True), ("8c", True), ("h4", False),
        ("h9", False),
    ],
)  # fmt: skip
def test_what_goes_at_once_can_become_nothing_else(words: str, goes: bool) -> None:
    view = view_of(called("W:1S"), Seat.NORTH)
    chosen = choice(words, None, view, Seat.NORTH)
    assert chosen is not None
    assert goes_at_once(words, chosen, view, Seat.NORTH) is goes


def test_at_a_guarded_table_a_double_goes_at_once_where_it_may_be_made() -> None:
    double, redouble = Call.parse("X"), Call.parse("XX")
    assert goes_at_once("x", double, view_of(dealt("1C")))
    assert not goes_at_once("x", double, view_of(dealt("1C X")))
    assert goes_at_once("xx", redouble, view_of(dealt("1C X")))
