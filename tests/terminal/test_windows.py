"""Windows of every size, changed at any moment: one sentence where they are too small, and nothing lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.engine.actions import Claim
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SEATS
from tests.terminal.consent import fill_in
from tests.terminal.player import (
    ARROW,
    AUCTION,
    CTRL_Q,
    ENTER,
    ESCAPE,
    Players,
    at_table,
    game,
    leave_tour,
    next_action,
    saved,
    started,
)
from tests.terminal.ptykit import Terminal
from tests.terminal.screens import hands_on

TOO_SMALL = [(20, 5), (79, 23), (80, 23), (79, 24)]


@pytest.fixture
def players(tmp_path: Path) -> Iterator[Players]:
    """In the play, at the curtain."""
    with at_table(tmp_path, started(), len(AUCTION) + 5) as seated:
        yield seated


def sentence(columns: int, rows: int) -> str:
    """What a window of this size says."""
    return f"The window is {columns}x{rows}; the table needs 80x24. Nothing is lost: make it larger."


def one_line(terminal: Terminal) -> str:
    """The whole screen as one line of words."""
    return " ".join(terminal.text().split())


def shrink(terminal: Terminal, columns: int, rows: int) -> None:
    """Make the window so small and read what it says: the sentence and nothing else."""
    terminal.resize(columns, rows)
    terminal.wait_until(lambda: one_line(terminal) == sentence(columns, rows), sentence(columns, rows))


@pytest.mark.parametrize(("columns", "rows"), [(20, 5), (79, 23), (1, 1)])
def test_opened_in_a_small_window_it_says_so_and_grows_with_it(tmp_path: Path, columns: int, rows: int) -> None:
    with Terminal(game(tmp_path), columns=columns, rows=rows) as terminal:
        if columns > 1:
            terminal.wait_until(lambda: one_line(terminal) == sentence(columns, rows), sentence(columns, rows))
        terminal.read(1)
        terminal.resize(80, 24)
        terminal.wait_for("New game")
        terminal.send(CTRL_Q)
        assert terminal.wait_for_end() == 0
        assert b"Traceback" not in terminal.raw


def test_a_window_made_larger_again_shows_the_same_place(players: Players) -> None:
    for size in TOO_SMALL:
        shrink(players.terminal, *size)
        players.terminal.resize(80, 24)
        players.see_table()
    players.lift()
    for size in TOO_SMALL:
        shrink(players.terminal, *size)
        players.terminal.resize(120, 40)
        players.see_table()


def type_blindly(terminal: Terminal, keys: str) -> None:
    """Type while the window is too small; the sizes that follow give the program time to have read it all."""
    terminal.send(keys)
    for columns in range(50, 55):
        shrink(terminal, columns, 20)


def test_keys_do_nothing_while_the_window_is_too_small(players: Players, tmp_path: Path) -> None:
    card = str(next_action(players.match)).lower()
    shrink(players.terminal, 79, 23)
    type_blindly(players.terminal, f"{players.actor}{ENTER}".lower())
    players.terminal.resize(80, 24)
    players.see_table()
    players.lift()
    shrink(players.terminal, 60, 20)
    type_blindly(players.terminal, card + ENTER + ARROW["right"] + ENTER + "g?l")
    players.terminal.resize(80, 24)
    players.see_table()
    assert saved(tmp_path) == players.actions
    players.act()


def test_a_too_small_window_can_be_left(players: Players) -> None:
    shrink(players.terminal, 20, 5)
    players.terminal.send(CTRL_Q)
    assert players.terminal.wait_for_end() == 0


def test_fifty_sizes_at_random_in_the_middle_of_play(players: Players, tmp_path: Path) -> None:
    rng = random.Random(9)
    for number in range(50):
        players.terminal.resize(rng.randint(1, 200), rng.randint(1, 60))
        if number % 5 == 0:
            players.terminal.resize(rng.randint(80, 200), rng.randint(24, 60))
            players.act()
    players.terminal.resize(80, 24)
    players.see_table()
    assert saved(tmp_path) == players.actions
    assert b"Traceback" not in players.terminal.raw


def test_pages_in_windows_of_any_size_come_back_to_the_table(players: Players) -> None:
    rng = random.Random(11)
    for key in "?gvu,":
        players.terminal.send(key)
        players.terminal.wait_for("Esc back")  # a key that comes to a window that is too small already does nothing
        for _ in range(5):
            players.terminal.resize(rng.randint(1, 200), rng.randint(1, 60))
        players.terminal.resize(80, 24)
        players.terminal.wait_for("Esc back")
        players.terminal.send(ESCAPE)
        players.see_table()


# Pages with something in them that must not be lost.

TINY, LARGE, SMALLEST = (20, 5), (120, 40), (80, 24)


def sizes(terminal: Terminal, shown: str) -> Iterator[None]:
    """Make the window tiny, large and small again; each time that a page has room it shows this again."""
    for size in (TINY, LARGE, TINY, SMALLEST):
        if size == TINY:
            shrink(terminal, *TINY)
        else:
            terminal.resize(*size)
            terminal.wait_for(shown)
            yield


def test_a_claim_that_is_filled_in_is_there_again_in_a_larger_window(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 36) as players:
        players.lift()
        action = Claim(players.actor, 2, "spades from the top", finesses=True)
        fill_in(players, action)
        for _ in sizes(players.terminal, action.line):
            players.terminal.wait_for("< 2 >")
            players.terminal.wait_for("< a finesse is taken >")
            players.terminal.wait_until(players.hands_are_right, "the claimer's hand and dummy's")
        shrink(players.terminal, *TINY)
        type_blindly(players.terminal, f"no{ENTER}{ARROW['right']}\t3{ENTER}")
        players.terminal.resize(*LARGE)
        players.terminal.wait_for(action.line)
        assert saved(tmp_path) == players.actions
        players.record(action)
        players.enter()
        players.see()
        assert saved(tmp_path) == players.actions


def test_the_review_stays_at_its_card_and_shows_the_same_hands_in_any_window(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 51) as players:
        players.act()
        terminal = players.terminal
        terminal.send("v")
        terminal.wait_for("Esc back")
        moment = Match.fold(players.actions[: 2 + len(AUCTION) + 2]).table
        assert moment is not None
        hands = {seat: hand.to_pbn() for seat, hand in zip(SEATS, moment.hands, strict=True)}
        terminal.send(ARROW["right"] * (len(AUCTION) + 2))
        terminal.wait_until(lambda: hands_on(terminal.text()) == hands, "the hands after two cards")
        for _ in sizes(terminal, "Esc back"):
            terminal.wait_until(lambda: hands_on(terminal.text()) == hands, "the same hands")
        terminal.send(ESCAPE)
        terminal.wait_for("Enter go on")


def test_the_tour_of_a_first_game_and_the_table_after_it(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("New game")
        terminal.send(ENTER)
        terminal.wait_for("Honours")
        terminal.send("Ann" + ENTER)
        terminal.wait_for("Your first game in five lines")  # an Enter that comes to a tiny window does nothing
        for _ in sizes(terminal, "Your first game in five lines"):
            terminal.wait_for("Enter go on")
        shrink(terminal, *TINY)
        terminal.resize(*LARGE)
        leave_tour(terminal)
        terminal.wait_for("Give the keyboard")
        assert b"Traceback" not in terminal.raw


def test_what_is_changed_in_the_settings_is_kept_through_any_window(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("New game")
        terminal.send(",")
        terminal.wait_for("< after Enter >")
        terminal.send(ARROW["right"])
        terminal.wait_for("< at once >")
        for _ in sizes(terminal, "< at once >"):
            terminal.wait_for("Esc back")
        shrink(terminal, *TINY)
        type_blindly(terminal, ARROW["right"])
        terminal.resize(*SMALLEST)
        terminal.wait_for("< at once >")
        assert "at_once = true" in (tmp_path / "settings.toml").read_text()
        terminal.send(ARROW["right"])  # the cursor is where it was
        terminal.wait_for("< after Enter >")
