"""Names as people type them, and worse: every frame stays a frame, and nothing is lost by starting again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bridge_tui.match.actions import StartMatch
from tests.terminal.player import CTRL_Q, ENTER, Players, game, leave_tour, saved
from tests.terminal.ptykit import Terminal
from tests.terminal.screens import cells

STRANGE = {
    "brackets": ("[Ann]", "[bold]Bob[/]", "[/]", "[@click=app.quit]Dot[/]"),
    "quotes and braces": ("{who}", "%(prog)s", 'O\'Neil "Q"', "\\[a]"),
    "long": ("N" * 200, "e" * 200, "S" * 200, "w" * 200),
    "other scripts": ("Жанна", "Ὀδυσσεύς", "Zoë", "Łukasz"),
    "wide": ("北北北北北北北北北北", "東", "南南", "西西西西西西西西西"),
    "right to left": ("דנה", "لبنى محمود", "שלום עולם", "محمد"),
}
"""Four names each, for North, East, South and West."""


def type_names(terminal: Terminal, names: Sequence[str]) -> None:
    """Open the form, type all names ahead of it, start, and leave the tour of the first game."""
    terminal.wait_for("New game")
    terminal.send(ENTER)
    terminal.wait_for("Honours")
    terminal.send("\t".join(names) + ENTER)
    leave_tour(terminal)
    terminal.wait_for("Give the keyboard")
    terminal.wait_for("Ctrl+Q")


def frames_are_whole(terminal: Terminal) -> bool:
    """Whether every frame on the table has its right edge straight below its upper right corner."""
    rows = [cells(line) for line in terminal.text().splitlines()]
    corners = [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "┐"]
    below = [[rows[row + down][column] for down in range(1, 6)] for row, column in corners]
    return len(corners) == 4 and below == [["│"] * 4 + ["┘"]] * 4


@pytest.mark.parametrize("names", STRANGE.values(), ids=STRANGE)
def test_strange_names_leave_the_table_whole_and_are_kept(tmp_path: Path, names: tuple[str, str, str, str]) -> None:
    with Terminal(game(tmp_path, "--seed", "7")) as terminal:
        type_names(terminal, names)
        assert frames_are_whole(terminal), terminal.text()
        players = Players(terminal, saved(tmp_path))
        players.say_name()
        assert frames_are_whole(terminal), terminal.text()
        terminal.kill()
    start = saved(tmp_path)[0]
    assert isinstance(start, StartMatch)
    assert start.players == names
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("Continue")
        terminal.send(ENTER)
        terminal.wait_for("Give the keyboard")
        terminal.wait_for("Ctrl+Q")
        assert frames_are_whole(terminal), terminal.text()
        assert b"Traceback" not in terminal.raw
        terminal.send("g")
        terminal.wait_for("total so far")
        assert sheet_is_whole(terminal.text()), terminal.text()


def sheet_is_whole(screen: str) -> bool:
    """Whether the stroke between the columns of the sheet is straight."""
    return len({cells(line).index("│") for line in screen.splitlines() if line.count("│") == 1}) == 1


def test_emoji_that_are_pasted_are_kept_sign_by_sign_and_break_nothing(tmp_path: Path) -> None:
    names = ("👨‍👩‍👧", "Ann ❤️", "🇨🇭", "♥♠")
    with Terminal(game(tmp_path)) as terminal:
        type_names(terminal, [f"\x1b[200~{name}\x1b[201~" for name in names])
        assert b"Traceback" not in terminal.raw
        terminal.send(CTRL_Q)
        assert terminal.wait_for_end() == 0
    (start, *_) = saved(tmp_path)
    assert isinstance(start, StartMatch)
    assert start.players == ("👨👩👧", "Ann ❤", "🇨🇭", "♥♠"), "without what joins or colours them"


def test_a_seat_without_a_name_is_called_by_its_own(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        type_names(terminal, ("   ", "Bob", "", " \u3000 "))
        assert "North · " not in terminal.text()
    start = saved(tmp_path)[0]
    assert isinstance(start, StartMatch)
    assert start.players == ("North", "Bob", "South", "West")


def test_the_same_name_at_two_seats_is_one_person(tmp_path: Path) -> None:
    with Terminal(game(tmp_path, "--seed", "7")) as terminal:
        terminal.wait_for("New game")
        terminal.send(ENTER)
        terminal.wait_for("Honours")
        terminal.send("\t".join(("Ann", "Bob", "Ann", "Bob")))
        terminal.wait_for("Ann is one person and plays North, South.")
        terminal.wait_for("Bob is one person and plays East, West.")
        terminal.send(ENTER)
        leave_tour(terminal)
        terminal.wait_for("Give the keyboard")
        players = Players(terminal, saved(tmp_path))
        players.see_table()
        players.play(12)
        assert saved(tmp_path) == players.actions


def test_names_are_proposed_again(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        type_names(terminal, ("Ann", "Bob", "Cid", "Dot"))
        terminal.kill()
    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("Continue")
        terminal.send("\x1b[B" + ENTER)
        terminal.wait_for("Honours")
        for name in ("Ann", "Bob", "Cid", "Dot"):
            terminal.wait_for(name)
