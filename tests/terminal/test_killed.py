"""Killed without a word, at any moment: the next start goes on at the same card, the curtain down."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from tests.terminal.player import (
    AUCTION,
    CTRL_Q,
    ENTER,
    Players,
    at_table,
    game,
    let_go,
    next_action,
    save,
    saved,
    started,
    table_of,
)
from tests.terminal.ptykit import Terminal
from tests.terminal.screens import cards_in

SHOWN_CURSOR, WRAPPING = b"25", b"7"
"""The modes of a terminal that are on when no program has touched them."""

SWITCHED_ON = {b"1049", b"1000", b"1003", b"1006", b"1004", b"2004"}
"""Alternate screen, mouse (its movements, its far columns), focus, bracketed paste: what a full-screen program uses."""


def trick_is_shown(players: Players) -> bool:
    """Whether the cards of the trick on the table, and no others but dummy's, are on the screen."""
    play = table_of(players.match).play
    assert play is not None
    dummy = players.open_hands[play.contract.dummy]
    return cards_in(players.terminal.text()) == {*play.cards, *dummy}


@pytest.mark.parametrize("cards", [1, 6, 51])
def test_killed_in_mid_trick_it_goes_on_at_the_same_card(tmp_path: Path, cards: int) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + cards - 1) as before:
        before.act()
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with Terminal(game(tmp_path)) as terminal:
        players = Players(terminal, before.actions)
        players.go_on()
        assert players.covered
        assert trick_is_shown(players)
        players.act()
        assert saved(tmp_path) == players.actions


def test_killed_at_any_moment_of_an_action_it_stands_before_or_after_it(tmp_path: Path) -> None:
    rng = random.Random(2)
    actions = save(tmp_path, started())
    for _ in range(8):
        with Terminal(game(tmp_path)) as terminal:
            players = Players(terminal, actions)
            players.go_on()
            players.play(2)
            players.lift()
            action = next_action(players.match)
            players.type(action)
            terminal.send(ENTER)
            terminal.read(rng.choice((0, 0.001, 0.003, 0.01)))
            terminal.kill()
        after = saved(tmp_path)
        assert after in (players.actions, [*players.actions, action])
        actions = after
    assert Match.fold(actions).phase is Phase.PLAYING


def test_killed_while_a_game_begins_there_is_one_to_continue_or_none(tmp_path: Path) -> None:
    rng = random.Random(3)
    for number in range(3):
        folder = tmp_path / str(number)
        with Terminal(game(folder, "--seed", "7")) as terminal:
            terminal.wait_for("New game")
            terminal.send(ENTER)
            terminal.wait_for("Honours")
            let_go()
            terminal.send(ENTER)
            terminal.read(rng.choice((0.001, 0.02, 0.1)))
            terminal.kill()
        with Terminal(game(folder)) as terminal:
            terminal.wait_for("Quit")
            continues = "Continue" in terminal.text()
            terminal.send(ENTER)
            terminal.wait_for("Give the keyboard to West." if continues else "Honours")


def test_after_quitting_the_terminal_is_as_it_was(tmp_path: Path) -> None:
    with at_table(tmp_path, started()) as players:
        players.lift()
        players.terminal.send(CTRL_Q)
        assert players.terminal.wait_for_end() == 0
        raw = bytes(players.terminal.raw)
    modes = dict(re.findall(rb"\x1b\[\?(\d+)([hl])", raw))  # the last word on each
    assert modes.keys() > SWITCHED_ON
    on = {mode for mode, state in modes.items() if state == b"h"}
    assert on == {SHOWN_CURSOR, WRAPPING}
    kitty_keys = re.findall(rb"\x1b\[([<>])\d*u", raw)
    assert kitty_keys == [b">", b"<"]
