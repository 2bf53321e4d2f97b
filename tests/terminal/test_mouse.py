"""The mouse, by the bytes that a terminal sends for it."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge_tui.engine.actions import MakeCall
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import Card
from bridge_tui.records.store import Store
from tests.terminal.player import AUCTION, CTRL_Q, at_table, game, next_action, saved, started
from tests.terminal.ptykit import MIDDLE, RIGHT, Terminal
from tests.tui.pictures import long_rubber

REPORTING = {b"1000", b"1003", b"1006", b"1015"}
"""The modes in which a terminal tells of the mouse: buttons, movements, and the two ways to write far columns."""

JUNK = [
    b"\x1b[<0;0;0M",
    b"\x1b[<0;999;999M\x1b[<0;999;999m",
    b"\x1b[<0;5M",
    b"\x1b[<;;M",
    b"\x1b[M !!",
    b"\x1b[<99;1;1M",
]
"""What is sent by a mouse that is outside of the window, and by terminals that write in other ways or break off."""


def test_a_click_on_a_line_of_the_menu_and_on_a_command_of_the_footer(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.click_on("New game")
        terminal.wait_for("< hidden >")
        terminal.click_on("hidden")
        terminal.wait_for("< open >")
        terminal.click_on("Esc back")
        terminal.wait_for("Enter choose")
        terminal.click_on("Help")
        terminal.wait_for("How to play")
        terminal.click_on("Ctrl+Q quit")
        assert terminal.wait_for_end() == 0
        assert b"Traceback" not in terminal.raw


def test_other_buttons_and_movements_do_nothing(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("Ctrl+Q quit")
        place = terminal.place_of("New game")
        terminal.click(*place, button=MIDDLE)
        terminal.click(*place, button=RIGHT)
        terminal.hover(*place)
        terminal.hover(*terminal.place_of("Ctrl+Q quit"))
        terminal.send("?")
        terminal.click_on("Esc back")
        terminal.wait_for("New game")


def test_the_wheel_goes_up_and_down_in_a_long_page(tmp_path: Path) -> None:
    rubber = long_rubber()
    for _ in range(14):
        rubber.deal().call("7N X P P P").play_out()
    store = Store.open(tmp_path)
    rubber.save(store)
    store.close()
    with Terminal(game(tmp_path)) as terminal:
        terminal.click_on("Continue")
        terminal.click_on("g sheet")
        terminal.wait_for("more below")
        top = terminal.text().splitlines()[:20]
        terminal.wheel(1)
        terminal.wait_until(lambda: terminal.text().splitlines()[:17] == top[3:], "three lines further down")
        terminal.wheel(20)
        terminal.wait_for("total so far")
        terminal.wheel(-20)
        terminal.wait_until(lambda: terminal.text().splitlines()[:20] == top, "the top of the page")


def test_a_call_is_made_by_two_clicks_on_it(tmp_path: Path) -> None:
    with at_table(tmp_path, started()) as players:
        players.lift()
        players.terminal.click_on("pass")
        players.terminal.wait_for("Enter calls pass")
        assert saved(tmp_path) == players.actions
        players.terminal.click_on("pass")
        players.record(MakeCall(players.actor, PASS))
        players.see_table()
        assert saved(tmp_path) == players.actions


def test_a_card_is_played_by_two_clicks_on_it(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 5) as players:
        players.lift()
        action = next_action(players.match)
        assert not isinstance(action, MakeCall)
        players.terminal.click(*place_of(action.card, players.terminal))
        players.terminal.wait_for("Enter plays")
        assert saved(tmp_path) == players.actions
        players.terminal.click(*place_of(action.card, players.terminal))
        players.record(action)
        players.see_table()
        assert saved(tmp_path) == players.actions


def place_of(card: Card, terminal: Terminal) -> tuple[int, int]:
    """The cell of a card in the hand in turn, which has a pointer before its name."""
    lines = terminal.text().splitlines()
    left, top = terminal.place_of("► ")
    row = top + 1 + "SHDC".index(str(card)[0])
    rank = str(card)[1].replace("T", "10")
    return lines[row].index(rank, left), row


def test_no_click_lifts_the_curtain(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 5) as players:
        terminal = players.terminal
        terminal.send(str(players.actor).lower())
        terminal.wait_for("Now Enter shows")
        lift = terminal.place_of("Enter lift")
        for row in range(lift[1] - 5, lift[1]):
            for column in (1, 3, 30):
                terminal.click(column, row)
        terminal.click(*lift)
        terminal.click(lift[0] + len("Enter "), lift[1])
        terminal.click_on("? help")  # comes after all of them
        terminal.click_on("Esc back")
        players.see_table()
        players.lift()
        assert saved(tmp_path) == players.actions


def test_the_mouse_does_nothing_in_a_window_that_is_too_small(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 5) as players:
        terminal = players.terminal
        players.lift()
        terminal.resize(79, 23)
        terminal.wait_for("The window is 79x23")
        for row in range(24):
            for column in range(0, 80, 8):
                terminal.click(column, row)
        terminal.wheel(3)
        terminal.resize(78, 23)
        terminal.wait_for("The window is 78x23")
        terminal.resize(80, 24)
        players.see_table()
        assert saved(tmp_path) == players.actions


@pytest.mark.parametrize("junk", JUNK)
def test_what_no_mouse_in_the_window_can_mean_is_passed_over(tmp_path: Path, junk: bytes) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("New game")
        terminal.send(junk)
        terminal.hover(0, 0)  # the next report may be lost with it, not all
        terminal.click_on("Help")
        terminal.wait_for("How to play")
        terminal.send(CTRL_Q)
        assert terminal.wait_for_end() == 0
        assert b"Traceback" not in terminal.raw


def quit_by_key(terminal: Terminal) -> None:
    """Leave as a player does."""
    terminal.send(CTRL_Q)
    assert terminal.wait_for_end() == 0


def end_by_signal(terminal: Terminal) -> None:
    """Leave as when the system shuts down."""
    assert terminal.end_by(signal.SIGTERM) == 128 + signal.SIGTERM


@pytest.mark.parametrize("leave", [quit_by_key, end_by_signal])
def test_the_terminal_tells_of_no_mouse_any_more_afterwards(tmp_path: Path, leave: Callable[[Terminal], None]) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("New game")
        assert {mode for mode, state in modes(terminal).items() if state == b"h"} >= REPORTING
        terminal.hover(3, 3)
        leave(terminal)
        assert {mode for mode, state in modes(terminal).items() if state == b"h"}.isdisjoint(REPORTING)


def modes(terminal: Terminal) -> dict[bytes, bytes]:
    """The modes that were switched, with ``h`` for on and ``l`` for off as the last word of each."""
    return dict(re.findall(rb"\x1b\[\?(\d+)([hl])", bytes(terminal.raw)))
