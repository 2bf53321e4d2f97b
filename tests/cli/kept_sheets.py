"""Sheets of real tables as the command line keeps them, and what was saved of them."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bridge_tui.match.actions import EnterResult, StartMatch
from bridge_tui.match.entries import Entry
from bridge_tui.match.match import Match
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session, saved_match

PROGRAM = [sys.executable, "-m", "bridge_tui"]
PLAYERS = ("Ann", "Bob", "Cid", "Dot")
NAMES = ("--players", ",".join(PLAYERS))
KEPT = StartMatch(PLAYERS, kept=True)


def run(folder: Path, typed: bytes, *words: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, with these bytes in its pipe."""
    return subprocess.run(
        [*PROGRAM, "score", "--data", str(folder), *words],
        input=typed,
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def saved(folder: Path, game: int = 1) -> Match:
    """A game as it was saved."""
    with closing(Store.open(folder)) as store:
        return saved_match(store, game)


def entries(folder: Path, game: int = 1) -> list[str]:
    """What stands for each deal of a game."""
    return [str(stands.entry) for stands in saved(folder, game).entered]


def keep(folder: Path, *results: str, start: StartMatch = KEPT) -> None:
    """Saves a sheet with these results."""
    with closing(Store.open(folder)) as store:
        session = Session.begin(store, start)
        for text in results:
            session.act(EnterResult(Entry.parse(text)))
