"""First paint and key to paint of the game on a pseudo-terminal, each beside the smallest Textual app's.

The two programs take turns, so that whatever else the machine does slows both. Times are taken outside of them: from
the start of the process, or from a key, to the bytes that the terminal gets.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from tests.bench import game_in_play, hello
from tests.bench.figures import Measured, show
from tests.terminal.ptykit import Terminal

STARTS = 11
GAMES = 3
CARDS = 48
"""Played in each game: all but the last trick, after which the result is shown."""

QUIET = 0.08
"""Seconds without a byte after which a paint is taken to be whole."""
TIMEOUT = 5.0

HELLO = (sys.executable, hello.__file__)
Paints = dict[str, list[float]]


def _game(folder: Path) -> Sequence[str]:
    return (sys.executable, "-m", "bridge_tui", "--data", str(folder))


def measure_first_paint() -> None:
    """Print how long the home screen takes, from the start of the process."""
    paints: Paints = {"bridge_tui, home screen": [], "smallest app": []}
    with TemporaryDirectory() as folder:
        programs = ((_game(Path(folder)), "New game"), (HELLO, "READY 0"))
        for _ in range(STARTS):
            for (command, text), taken in zip(programs, paints.values(), strict=True):
                taken.append(_first_paint(command, text))
    rows = [Measured(name, median(taken)) for name, taken in paints.items()]
    show(f"First paint, median of {STARTS} starts", rows, "ms")


def _first_paint(command: Sequence[str], text: str) -> float:
    with Terminal(command) as terminal:
        terminal.wait_for(text)
        return (terminal.last_read - terminal.started) * 1000


def measure_key_to_paint() -> None:
    """Print how long the Enter that plays a card takes to be saved and painted."""
    paints: Paints = {"bridge_tui, a card played": [], "smallest app, a key": []}
    ours, theirs = paints.values()
    for _ in range(GAMES):
        theirs += _keys_to_hello()
        ours += _keys_to_game()
    for title, of in (("median", median), ("95th percentile", _p95)):
        rows = [Measured(name, of(taken)) for name, taken in paints.items()]
        show(f"Key to paint, {title} of {len(ours)} keys", rows, "ms")


def _p95(taken: Sequence[float]) -> float:
    return quantiles(taken, n=20)[-1]


def _keys_to_hello() -> Iterator[float]:
    with Terminal(HELLO) as terminal:
        terminal.wait_for("READY 0")
        _settle(terminal)
        for _ in range(CARDS):
            yield _paint_after(terminal, "n")


def _keys_to_game() -> Iterator[float]:
    with TemporaryDirectory() as folder:
        match = game_in_play.save(Path(folder))
        before = len(game_in_play.saved(Path(folder)))
        with Terminal(_game(Path(folder))) as terminal:
            terminal.wait_for("Continue")
            _settle(terminal)
            _paint_after(terminal, "\r")
            for action in game_in_play.cards(match, CARDS):
                _paint_after(terminal, str(action.card).lower())
                yield _paint_after(terminal, "\r")
            screen = terminal.text()
        played = len(game_in_play.saved(Path(folder))) - before
        if played != CARDS:
            raise SystemExit(f"{played} of {CARDS} cards were played; the figures are void. The screen was\n{screen}")


def _settle(terminal: Terminal) -> None:
    while terminal.read(QUIET):
        pass


def _paint_after(terminal: Terminal, keys: str) -> float:
    """Milliseconds from these keys to the last byte of what they change."""
    time.sleep(random.uniform(0, 0.02))  # lest the keys fall into step with the program's frames
    sent = time.perf_counter()
    terminal.send(keys)
    if not terminal.read(TIMEOUT):
        raise SystemExit(f"{keys!r} changed nothing; the screen is\n{terminal.text()}")
    deadline = sent + TIMEOUT
    while terminal.read(QUIET) and time.perf_counter() < deadline:
        pass
    return (terminal.last_read - sent) * 1000
