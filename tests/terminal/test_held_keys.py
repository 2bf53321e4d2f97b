"""Held, repeated and foreign keys: no key that somebody leans on lifts a curtain or acts for the next player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.model.seats import SEATS
from tests.terminal.consent import fill_in
from tests.terminal.player import (
    AUCTION,
    ENTER,
    Players,
    at_table,
    game,
    leave_tour,
    let_go,
    next_action,
    saved,
    started,
)
from tests.terminal.ptykit import Terminal

NO_LETTERS = (
    b"\x1b[57441;2u",  # shift by itself, on a terminal with the Kitty protocol
    b"\x1b[57442;5u",  # control
    b"\x1b[57358u",  # caps lock
    b"\x1b[57438u",  # volume down
    b"\x1b[I",  # the window has the focus
    b"\x1b[<0;10;5M\x1b[<0;10;5m",  # a click
)
"""What terminals send for things that are no letter."""

KITTY_ENTER = b"\x1b[13u"


@pytest.fixture
def players(tmp_path: Path) -> Iterator[Players]:
    """At the curtain, before the first call."""
    with at_table(tmp_path, started()) as seated:
        yield seated


def nothing_done(players: Players, folder: Path) -> None:
    """The curtain answers, and is down: all keys before were taken, and none did anything."""
    assert players.covered
    players.say_name()
    assert players.hands_are_right()
    assert saved(folder) == players.actions


def test_enter_held_at_the_curtain_does_nothing(players: Players, tmp_path: Path) -> None:
    players.terminal.send(ENTER * 20)
    nothing_done(players, tmp_path)


def test_enter_held_after_an_action_neither_lifts_nor_acts_for_the_next(players: Players, tmp_path: Path) -> None:
    for _ in range(len(AUCTION) + 2):
        players.lift()
        action = next_action(players.match)
        players.type(action)
        players.record(action)
        players.terminal.send(ENTER * 20)
        players.see()
        nothing_done(players, tmp_path)


def test_letter_and_enter_held_lift_once_and_call_nothing(players: Players, tmp_path: Path) -> None:
    letter = str(players.actor).lower()
    players.sit_down()
    players.terminal.send(letter * 20 + ENTER * 20)
    players.terminal.wait_for("Type a call")
    players.terminal.wait_until(players.hands_are_right, "his hand alone")
    assert saved(tmp_path) == players.actions
    players.act()


def test_another_letter_does_not_lift_and_takes_the_right_one_back(players: Players, tmp_path: Path) -> None:
    right = str(players.actor).lower()
    for wrong in [str(seat).lower() for seat in SEATS if seat is not players.actor] + ["x", "1", " ", "й"]:
        players.terminal.send(wrong + ENTER + right + wrong + ENTER)
    nothing_done(players, tmp_path)


def test_what_is_no_letter_neither_lifts_nor_calls(players: Players, tmp_path: Path) -> None:
    for key in NO_LETTERS:
        players.terminal.send(key * 3 + ENTER.encode() + key)
        nothing_done(players, tmp_path)
        players.terminal.send(key)
        players.lift()
        players.terminal.send(key * 3)
        players.act()


def test_keys_in_the_form_of_a_kitty_terminal_are_the_same_keys(players: Players, tmp_path: Path) -> None:
    shifted = b"\x1b[57441;2u\x1b[%d;2;%du" % (ord(str(players.actor).lower()), ord(str(players.actor)))
    players.sit_down()
    players.terminal.send(shifted + KITTY_ENTER)
    players.see_table()
    players.terminal.send(b"\x1b[112;;112u")
    players.terminal.wait_for("Enter calls pass")
    players.record(next_action(players.match))
    players.terminal.send(KITTY_ENTER)
    players.see()
    assert saved(tmp_path) == players.actions


def test_keys_that_wait_in_line_are_taken_in_their_order(players: Players, tmp_path: Path) -> None:
    keys = ""
    for call in AUCTION:
        keys += f"{players.actor}{ENTER}{call}{ENTER}".lower()
        players.record(next_action(players.match))
    players.terminal.send(keys)
    players.terminal.wait_for("by South")
    players.see_table()
    assert saved(tmp_path) == players.actions


def test_what_is_pasted_at_the_curtain_does_nothing(players: Players, tmp_path: Path) -> None:
    letter = str(players.actor).lower()
    players.terminal.send(f"\x1b[200~{letter}\r{letter}\x1b[201~" + ENTER * 3)
    nothing_done(players, tmp_path)


def test_enter_held_at_the_last_card_stays_at_the_result(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 51) as players:
        players.act()
        for _ in range(20):
            players.terminal.send(ENTER)
            players.terminal.read(0.03)
        assert "Enter go on" in players.terminal.text()
        assert saved(tmp_path) == players.actions
        let_go()
        players.terminal.send(ENTER)
        players.terminal.wait_for("Deal 2")


def test_enter_held_at_a_claim_and_at_its_answers_answers_for_nobody(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 36) as players:
        players.lift()
        action = Claim(players.actor, 2, "spades")
        fill_in(players, action)
        players.record(action)
        players.terminal.send(ENTER * 20)
        players.see()
        nothing_done(players, tmp_path)
        for seat in players.actors:
            players.lift(seat)
            players.terminal.send("1")
            players.terminal.wait_for("› 1 Accept")
            players.record(AnswerClaim(seat, True))
            players.terminal.send(ENTER * 20)
            players.see()
            assert saved(tmp_path) == players.actions
        players.terminal.wait_for("Was Enter still held down?")


def test_enter_held_at_the_start_of_a_first_game_stays_at_its_tour(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("New game")
        terminal.send(ENTER)
        terminal.wait_for("Honours")
        terminal.send("Ann" + ENTER)
        terminal.wait_for("Your first game in five lines")
        terminal.send(ENTER * 20)
        leave_tour(terminal)
        terminal.wait_for("Give the keyboard")
