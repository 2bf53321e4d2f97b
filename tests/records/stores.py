"""What the tests of the store save, how they reach past it, and files that are none of ours."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bridge_tui.match.actions import DealCards, StartMatch
from bridge_tui.model.cards import CARDS
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import FILE, VERSION, Store

PLAYERS = ("Ann", "Bob [1]", "Cíd ♠", "Dot" * 70)
START = StartMatch(PLAYERS, (CARDS[0], CARDS[51], CARDS[2], CARDS[3]), rubber=3, seed=7)
DEAL = DealCards(Deal.from_deck(range(52)), Seat.EAST)


def change(folder: Path, *statements: str) -> None:
    """Does these statements to the file, past the store."""
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def make_garbage(folder: Path) -> None:
    (folder / FILE).write_bytes(b"this was never a database " * 200)


def make_short_garbage(folder: Path) -> None:
    (folder / FILE).write_bytes(b"a note")


def make_torn(folder: Path) -> None:
    """A file of saved games of which only the first half page is left."""
    Store.open(folder).close()
    (folder / FILE).write_bytes((folder / FILE).read_bytes()[:2000])


def make_foreign(folder: Path) -> None:
    change(folder, "CREATE TABLE moves (san TEXT)")


def make_newer(folder: Path) -> None:
    Store.open(folder).close()
    change(folder, f"PRAGMA user_version = {VERSION + 1}")
