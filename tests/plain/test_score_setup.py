"""How a sheet for a real table is begun, by what was said, what was asked, and what was answered before."""

from __future__ import annotations

import pytest

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import Seat
from bridge_tui.plain.conversation import EndOfInput
from bridge_tui.plain.score_setup import Given, asked, unasked
from bridge_tui.scoring.points import Scale
from tests.plain.talks import Talk

PLAYERS = ("Ann", "Bob", "Cid", "Dot")
SEATS = ("North", "East", "South", "West")


@pytest.mark.parametrize(
    ("given", "start"),
    [
        ({}, StartMatch(SEATS, kept=True)),
        ({"players": PLAYERS, "dealer": Seat.EAST}, StartMatch(PLAYERS, kept=True, dealer=Seat.EAST)),
        ({"form": Form.DUPLICATE, "honours": False}, StartMatch(SEATS, form=Form.DUPLICATE, kept=True, honours=False)),
    ],
)
def test_what_is_not_asked_is_as_usual(given: Given, start: StartMatch) -> None:
    assert unasked(given) == start


def test_names_form_and_dealer_are_asked_for() -> None:
    talk = Talk("Ann\nBob\nCid\nDot\n2\nw\n", prompts=True)
    assert asked(talk, {}, None) == StartMatch(PLAYERS, form=Form.CHICAGO, kept=True, dealer=Seat.WEST)
    assert talk.said == [
        "North [North]: East [East]: South [South]: West [West]: What is played?",
        "  1  rubber: until a side has won two games",
        "  2  Chicago: four deals; every game is paid at once",
        "  3  duplicate: boards one by one, each scored by itself",
        "1 to 3 [1]: Who deals first? (N, E, S, W) [N]: ",
    ]


@pytest.mark.parametrize(
    ("typed", "given", "start"),
    [
        ("\n\n\n\n\n\n", {}, StartMatch(SEATS, kept=True, dealer=Seat.NORTH)),
        ("\n\n\n\n3\n", {}, StartMatch(SEATS, form=Form.DUPLICATE, kept=True)),
        ("\nE\n", {"players": PLAYERS}, StartMatch(PLAYERS, kept=True, dealer=Seat.EAST)),
        ("ю\n", {"players": PLAYERS, "form": Form.RUBBER}, StartMatch(PLAYERS, kept=True, dealer=Seat.SOUTH)),
        ("", {"players": PLAYERS, "form": Form.DUPLICATE}, StartMatch(PLAYERS, form=Form.DUPLICATE, kept=True)),
    ],
)
def test_what_was_said_is_not_asked_again(typed: str, given: Given, start: StartMatch) -> None:
    assert asked(Talk(typed, prompts=True), given, None) == start


def test_the_last_answers_are_proposed() -> None:
    last = StartMatch(
        PLAYERS, form=Form.CHICAGO, scale=Scale.OLD, kept=True, dealer=Seat.WEST, rubber=3, evening=1, stake=50
    )
    start = asked(Talk("\n\nEve\n\n\n\n", prompts=True), {"stake": 0}, last, seed=7)
    players = ("Ann", "Bob", "Eve", "Dot")
    assert start == StartMatch(players, form=Form.CHICAGO, scale=Scale.OLD, kept=True, dealer=Seat.NORTH, seed=7)


def test_who_leaves_before_the_last_answer_begins_nothing() -> None:
    with pytest.raises(EndOfInput):
        asked(Talk("Ann\nBob\n", prompts=True), {}, None)
