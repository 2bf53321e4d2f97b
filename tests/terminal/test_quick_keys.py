"""Held keys where the settings let a key act by itself: one that somebody leans on never acts for the next player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.engine.actions import MakeCall
from bridge_tui.model.calls import PASS, Call
from tests.terminal.player import AUCTION, ENTER, ONE_PERSON, Players, at_table, let_go, next_action, saved, started

QUICK = "at_once = true\nshort_curtain = true\n"
"""A complete call or card goes without Enter, and the letter of the seat alone lifts the curtain."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with these settings."""
    (tmp_path / "settings.toml").write_text(QUICK)
    return tmp_path


@pytest.fixture
def players(folder: Path) -> Iterator[Players]:
    """West has dealt and is to call, the curtain is down."""
    with at_table(folder, started()) as seated:
        yield seated


def lift(players: Players) -> None:
    """Lift the curtain by the letter alone."""
    letter = str(players.actor).lower()
    players.sit_down()
    players.terminal.send(letter)
    players.see_table()


def call(players: Players, call: str, keys: str) -> None:
    """Make a call by these keys, and see what the table has become."""
    players.record(MakeCall(players.actor, Call.parse(call)))
    players.terminal.send(keys)
    players.see_table()


def nothing_more_was_done(players: Players, folder: Path) -> None:
    """The curtain is down, and stays so for keys that come too early: another one, then the right one lifts it."""
    assert players.covered
    players.terminal.send(";")
    players.terminal.wait_for("The curtain waits for")
    assert players.hands_are_right()
    assert saved(folder) == players.actions
    lift(players)


def test_a_letter_that_is_held_lifts_once_and_types_nothing(players: Players, folder: Path) -> None:
    letter = str(players.actor).lower()
    players.sit_down()
    players.terminal.send(letter * 20)
    players.terminal.wait_for("› _")
    players.terminal.wait_for(f"Was {letter} still held down?")
    assert players.hands_are_right()
    call(players, "P", "p")
    nothing_more_was_done(players, folder)


def test_a_call_whose_last_letter_is_the_next_seats_does_not_lift_his_curtain(players: Players, folder: Path) -> None:
    for made, keys in (("P", "p"), ("P", "p"), ("1S", "1s")):  # by West, North and East, then it is South's turn
        lift(players)
        call(players, made, keys + keys[-1] * 20)
    nothing_more_was_done(players, folder)


def test_a_call_in_full_does_not_lift_the_curtain_of_the_next_seat(players: Players, folder: Path) -> None:
    for made, keys in (("P", "pass"), ("1NT", "1nt"), ("P", "pass")):
        lift(players)
        call(players, made, keys)
    nothing_more_was_done(players, folder)


def test_enter_that_is_struck_out_of_habit_does_nothing_for_the_next(players: Players, folder: Path) -> None:
    for action in AUCTION[:4]:
        lift(players)
        call(players, action, action.lower().replace("nt", "n") + ENTER * 20)
    nothing_more_was_done(players, folder)


def test_a_card_that_is_held_is_played_once(folder: Path) -> None:
    with at_table(folder, started(), len(AUCTION)) as players:
        for _ in range(3):
            card = next_action(players.match)
            assert not isinstance(card, MakeCall)
            lift(players)
            players.record(card)
            players.terminal.send(str(card.card).lower() + str(card.card).lower()[-1] * 20)
            players.see_table()
        nothing_more_was_done(players, folder)


def test_of_one_person_who_plays_all_seats_a_held_key_acts_once(folder: Path) -> None:
    with at_table(folder, started(ONE_PERSON, hidden=False)) as players:
        players.record(MakeCall(players.actor, PASS))
        players.terminal.send("p" * 20)
        players.terminal.wait_for("Was p still held down?")
        assert saved(folder) == players.actions
        let_go()
        call(players, "1NT", "1nt")
        players.terminal.send("\x7f")
        players.see_table()
        assert saved(folder) == players.actions
