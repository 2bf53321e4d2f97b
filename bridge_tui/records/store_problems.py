"""What can be wrong with saved games, as reasons with parameters; the sentences are made in `show`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path


class StoreProblem(Enum):
    """What can be wrong with saved games, with the parameters that go with it."""

    FOLDER = "folder"
    """The folder cannot be made, or no file in it. detail (the system's word)"""
    NO_GAMES = "no_games"
    """There is no file of saved games in the folder, or no game in it."""
    NOT_A_STORE = "not_a_store"
    """The file is not one of saved games. detail (may be empty)"""
    NEWER_VERSION = "newer_version"
    """A later version of the program wrote the file. version, known (the latest that we read)"""
    DAMAGED_FILE = "damaged_file"
    """detail"""
    NO_SUCH_GAME = "no_such_game"
    """game"""
    DAMAGED_ACTION = "damaged_action"
    """The n-th action of the game is missing or cannot be read. game, n"""
    INAPPLICABLE_ACTION = "inapplicable_action"
    """The n-th action of the game cannot be done where it stands. game, n, reason (why it was refused)"""
    PLAYED_ELSEWHERE = "played_elsewhere"
    """Another program has saved an n-th action of this game. game, n"""
    GONE = "gone"
    """The file is no longer where it was: deleted, moved or replaced while the game went on."""
    LOCKED = "locked"
    """Another program is writing and did not finish in time. detail"""
    DISK_FULL = "disk_full"
    """detail"""
    CANNOT_READ = "cannot_read"
    """What the system refuses where games are only looked at. detail"""
    CANNOT_WRITE = "cannot_write"
    """Anything else that the system refuses. detail"""


class StoreError(Exception):
    """Saved games that cannot be read or written; nothing was changed.

    `path` is the file or folder; `params` go by the names that `StoreProblem` gives. ``detail`` is in the system's
    language, for a person who wants to know more.
    """

    def __init__(self, problem: StoreProblem, path: Path, **params: object) -> None:
        super().__init__(f"{problem.value}: {path}")
        self.problem = problem
        self.path = path
        self.params = params


_PROBLEMS = {
    sqlite3.SQLITE_ERROR: StoreProblem.DAMAGED_FILE,  # our statements are right, so a table or column is missing
    sqlite3.SQLITE_CORRUPT: StoreProblem.DAMAGED_FILE,
    sqlite3.SQLITE_NOTADB: StoreProblem.NOT_A_STORE,
    sqlite3.SQLITE_CONSTRAINT: StoreProblem.PLAYED_ELSEWHERE,
    sqlite3.SQLITE_BUSY: StoreProblem.LOCKED,
    sqlite3.SQLITE_FULL: StoreProblem.DISK_FULL,
}
"""What SQLite's primary result codes mean here."""


@contextmanager
def reporting(path: Path, otherwise: StoreProblem = StoreProblem.CANNOT_WRITE, /, **params: object) -> Iterator[None]:
    """Turns an error of SQLite into a `StoreError` with these parameters; `otherwise` is what it may be besides.

    A number that SQLite cannot hold can only come from a file that somebody has damaged.
    """
    try:
        yield
    except (sqlite3.Error, OverflowError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)  # text that is no UTF-8 comes without a code
        problem = _PROBLEMS.get(code & 0xFF, otherwise)
        raise StoreError(problem, path, detail=str(error), **params) from error
