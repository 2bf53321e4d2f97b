"""Terminals of every kind: without UTF-8, without colours, with sixteen of them, and none at all."""

from __future__ import annotations

import os
import pty
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.terminal.player import AUCTION, ENTER, at_table, game, save, started
from tests.terminal.ptykit import Terminal

BAD_INPUT = 2

NOT_UTF8: Mapping[str, Mapping[str, str]] = {
    "C": {"LC_ALL": "C"},
    "POSIX": {"LC_ALL": "POSIX"},
    "Latin-1": {"LC_ALL": "en_US.ISO-8859-1", "LANG": "en_US.ISO-8859-1"},
    "LANG alone is C": {"LANG": "C"},
    "LANG alone is Latin-1": {"LANG": "en_US.ISO-8859-1"},
    "none": {"LANG": ""},
    "Python left alone": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
}
"""Locales in which suit signs cannot be written."""

FOLLOWING = len(AUCTION) + 2
"""Calls and cards after which somebody has to follow suit, so that the rest of his hand is dim."""

RED, GREEN, BLUE = slice(0, 2), slice(2, 4), slice(4, 6)


@pytest.mark.parametrize("locale", NOT_UTF8.values(), ids=NOT_UTF8)
def test_where_there_is_no_utf8_everything_is_written_in_ascii(tmp_path: Path, locale: Mapping[str, str]) -> None:
    save(tmp_path, started(hidden=False), FOLLOWING)
    with Terminal(game(tmp_path), env=locale) as terminal:
        terminal.wait_for("Continue")
        terminal.send(ENTER)
        terminal.wait_for("play a card")
        assert terminal.raw.isascii()
        for suit in "SHDC":
            assert f"|{suit} " in terminal.text()


UNREADABLE = {"Latin-1": "é".encode("latin-1"), "half a letter": "é".encode()[:1], "key let go": b"\x1b[57441;1:3u"}
"""What may come in and is no key that is known."""


@pytest.mark.parametrize("stray", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_key_is_passed_over(tmp_path: Path, stray: bytes) -> None:
    with at_table(tmp_path, started()) as players:
        players.terminal.send(stray)
        letter = str(players.actor).lower()
        for _ in range(60):  # one beside it may be lost with it, not all
            players.terminal.send(letter)
            players.terminal.read(0.5)
            if "Now Enter shows" in players.terminal.text():
                break
        players.act()


# Colours.


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1 (WCAG 2)."""
    red, green, blue = (int(colour[part], 16) / 255 for part in (RED, GREEN, BLUE))
    linear = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue))
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(letter: str, ground: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    darker, brighter = sorted(map(luminance, (letter, ground)))
    return (brighter + 0.05) / (darker + 0.05)


def colours_on(terminal: Terminal) -> set[tuple[str, str]]:
    """Colour and ground of everything that is written on the screen, frames apart."""
    return {
        terminal.colours(row, column)
        for row, line in enumerate(terminal.text().splitlines())
        for column, sign in enumerate(line)
        if sign not in " ─│┌┐└┘═·"
    }


@pytest.mark.parametrize(
    "env",
    [{}, {"NO_COLOR": "1"}, {"TEXTUAL_THEME": "textual-light"}, {"TEXTUAL_THEME": "textual-light", "NO_COLOR": "1"}],
    ids=["dark", "dark, no colour", "light", "light, no colour"],
)
def test_everything_on_the_table_has_contrast(tmp_path: Path, env: Mapping[str, str]) -> None:
    save(tmp_path, started(hidden=False), FOLLOWING)
    with Terminal(game(tmp_path), env=env) as terminal:
        terminal.wait_for("Continue")
        terminal.send(ENTER)
        terminal.wait_for("play a card")
        terminal.wait_for("Esc leave")
        colours = colours_on(terminal)
    assert len(colours) > 4
    assert {pair: round(contrast(*pair), 1) for pair in colours if contrast(*pair) < 3} == {}
    if "NO_COLOR" in env:
        assert all(colour[RED] == colour[GREEN] == colour[BLUE] for pair in colours for colour in pair)


def test_a_terminal_of_sixteen_colours_gets_no_others(tmp_path: Path) -> None:
    save(tmp_path, started(hidden=False), FOLLOWING)
    with Terminal(game(tmp_path), env={"TERM": "xterm", "COLORTERM": ""}) as terminal:
        terminal.wait_for("Continue")
        terminal.send(ENTER)
        terminal.wait_for("play a card")
        assert b"38;2;" not in terminal.raw
        assert b"38;5;" not in terminal.raw
        assert all(letter != ground for letter, ground in colours_on(terminal))


# No terminal.


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_dumb_terminal_gets_one_sentence(tmp_path: Path, term: str) -> None:
    with Terminal(game(tmp_path), env={"TERM": term}) as terminal:
        assert terminal.wait_for_end() == BAD_INPUT
        words = " ".join(terminal.text().split())
    assert words == f"bridge-tui: the game needs a terminal that can place text, and TERM is {term!r}."
    assert not list(tmp_path.iterdir())


STREAMS = ("standard input", "standard output", "standard error")


@pytest.mark.parametrize("number", range(3), ids=STREAMS)
def test_where_one_stream_is_no_terminal_one_sentence_says_so(tmp_path: Path, number: int) -> None:
    keyboard, window = pty.openpty()
    streams = [window, window, window]
    outside, inside = os.pipe()
    streams[number] = inside if number else outside
    program = subprocess.Popen(game(tmp_path), stdin=streams[0], stdout=streams[1], stderr=streams[2])
    assert program.wait(60) == BAD_INPUT
    os.close(inside)
    said = os.read(outside if number == 2 else keyboard, 1000).decode()
    for stream in (keyboard, window, outside):
        os.close(stream)
    assert said.strip() == f"bridge-tui: the game needs a terminal, and {STREAMS[number]} is not one."
    assert not list(tmp_path.iterdir())
