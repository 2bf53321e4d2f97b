"""Nothing of a covered hand crosses to the terminal: every byte and every frame is read, whatever the players do."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.model.cards import CARDS, Card
from tests.terminal.player import AUCTION, CTRL_P, CTRL_Q, ENTER, ESCAPE, game, let_go, save, started
from tests.terminal.screens import cards_in, words
from tests.terminal.watched import CardLeakedError, WatchedPlayers, WatchedTerminal, watched

MID_PLAY = len(AUCTION) + 10
"""Calls and cards after which a trick lies half played on the table."""

PAGES = {"?": "How to play", "g": "total so far", CTRL_P: "Search"}
"""What can be opened over the table, and what it says."""


@pytest.fixture
def players(tmp_path: Path) -> Iterator[WatchedPlayers]:
    """In mid-trick, at the curtain."""
    with watched(tmp_path, started(), MID_PLAY) as seated:
        yield seated


def test_over_an_auction_and_four_tricks_no_covered_hand_crosses(tmp_path: Path) -> None:
    with watched(tmp_path, started()) as players:
        players.play(len(AUCTION) + 16)


def test_after_the_last_trick_the_next_deal_is_covered(tmp_path: Path) -> None:
    with watched(tmp_path, started(), len(AUCTION) + 51) as players:
        players.act()
        players.terminal.wait_until(lambda: cards_in(players.terminal.text()) == set(CARDS), "all four hands")
        players.terminal.allow(set())
        let_go()
        players.terminal.send(ENTER)
        players.terminal.wait_for("Deal 2")
        players.terminal.wait_for("Give the keyboard")


def look_at_pages(players: WatchedPlayers) -> None:
    """Open and close every page."""
    for key, says in PAGES.items():
        players.terminal.send(key)
        players.terminal.wait_for(says)
        players.terminal.send(ESCAPE)
        players.see_table()


def test_pages_over_the_curtain_and_over_a_hand(players: WatchedPlayers) -> None:
    look_at_pages(players)
    players.lift()
    look_at_pages(players)
    players.act()
    look_at_pages(players)


def test_the_last_trick_over_the_curtain_and_over_a_hand(players: WatchedPlayers) -> None:
    players.play(2)
    for _ in range(3):
        players.terminal.send("l")
        players.terminal.wait_until(lambda: bool(last_trick_answer(players)), "the last trick, or why not")
        if "led" in last_trick_answer(players):
            players.terminal.send(ESCAPE)
            players.see_table()
        players.act()


ANSWERS = ("won it.", "No trick is complete", "stays closed")


def last_trick_answer(players: WatchedPlayers) -> str:
    """What pressing the key has led to."""
    lines = players.terminal.text().splitlines()
    return next((line for line in lines if any(word in line for word in ANSWERS)), "")


def test_a_command_of_the_palette_over_the_curtain(players: WatchedPlayers) -> None:
    players.terminal.send(CTRL_P)
    players.terminal.wait_for("Search")
    players.terminal.send("sheet")
    players.terminal.wait_until(lambda: "Leave the table" not in players.terminal.text(), "one command alone")
    players.terminal.send(ENTER)
    players.terminal.wait_for("total so far")
    players.terminal.send(ESCAPE)
    players.see_table()


def test_windows_that_change_at_the_curtain_and_at_the_handover(players: WatchedPlayers) -> None:
    rng = random.Random(5)
    for _ in range(6):
        players.terminal.resize(rng.randint(80, 130), rng.randint(24, 45))
        players.see_table()
        players.say_name()
        players.sit_down()
        players.enter()
        players.terminal.resize(rng.randint(80, 130), rng.randint(24, 45))
        players.see_table()
        players.act()


def test_leaving_the_table_and_coming_back_covers_the_hand(players: WatchedPlayers) -> None:
    players.lift()
    players.leave_the_keyboard()
    players.terminal.send(ESCAPE)
    players.go_on()
    players.act()


@pytest.mark.parametrize("lifted", [False, True], ids=["covered", "lifted"])
def test_after_quitting_no_card_is_left_on_the_screen_or_above_it(players: WatchedPlayers, lifted: bool) -> None:
    if lifted:
        players.lift()
    players.terminal.send(CTRL_Q)
    assert players.terminal.wait_for_end() == 0
    before, _, rest = bytes(players.terminal.raw).partition(b"\x1b[?1049h")
    _, _, after = rest.rpartition(b"\x1b[?1049l")
    assert words(before + after).strip() == "The game is saved; the next start goes on with it."


# The watch itself.


def test_the_watch_sees_hands_that_are_played_open(tmp_path: Path) -> None:
    actions = save(tmp_path, started(hidden=False))
    with WatchedTerminal(game(tmp_path)) as terminal:
        players = WatchedPlayers(terminal, actions)
        terminal.allow(set(players.open_hands[players.actor]))
        with pytest.raises(CardLeakedError):
            players.go_on()


FLASHES = {
    "wide": "│♠ A 10 5  │",
    "narrow": "│♠ AT5│",
    "cursor": "│♠ A[10]5 │",
    "alone": "♠A",
    "drawn": "♠ │ A│10│ 5│",
    "drawn narrowly": "♠ │T┃A┃5│",
    "one card": "│♠ A      │",
    "coloured": "\\x1b[31m♠\\x1b[0m \\x1b[1mA",
}


@pytest.mark.parametrize("hand", FLASHES.values(), ids=FLASHES)
@pytest.mark.parametrize("after", ["\\x1b[?2026l\\x1b[2J\\x1b[?2026l", "\\x1b[2J\\x1b[?2026l"], ids=["a frame", "less"])
def test_the_watch_sees_a_hand_that_is_there_for_a_moment(hand: str, after: str) -> None:
    program = f'print("{hand}{after}", flush=True)'
    with WatchedTerminal([sys.executable, "-c", program]) as terminal:
        terminal.allow({Card.parse("ST"), Card.parse("S5")})
        with pytest.raises(CardLeakedError, match="SA crossed"):
            terminal.wait_for_end()


def test_calls_are_no_cards() -> None:
    box = " 1♣ 1♦ 1♥ 1♠ 1N  2♣ 2♦ 2♥ 2♠ 2N  3♣ [3♦]3♥ 3♠ 3N  ·  pass  X  XX   7♠ 7NT  1♥    2♠    P"
    assert cards_in(box) == set()
