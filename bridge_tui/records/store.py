"""The file of saved games: every action of every game, on disk before anybody sees what it does.

An SQLite file in WAL mode with full synchronising, so that an action that was saved outlives a killed program and a
power cut. Actions are JSON in the words of `bridge_tui.records.codec`; what the home screen needs stands in columns of
its own, so that it is read without the codec.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bridge_tui.match.actions import Action, DealCards, EnterResult, Form, StartMatch
from bridge_tui.records.codec import BadAction, decode, encode
from bridge_tui.records.store_problems import StoreError, StoreProblem, reporting

FILE = "games.sqlite3"
"""The name of the file in its folder."""

VERSION = 1
"""Of the tables below; kept in the file as SQLite's ``user_version``."""

_TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    started_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, -- UTC
    north TEXT NOT NULL, east TEXT NOT NULL, south TEXT NOT NULL, west TEXT NOT NULL,
    rubber INTEGER NOT NULL,
    deals INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games (id),
    n INTEGER NOT NULL, -- from 1, without gaps
    action TEXT NOT NULL,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
"""


FORMS: dict[object, Form] = {form.value: form for form in Form}
"""The forms of the game by their words. A game saved before there were others, which says nothing, is a rubber."""


SHOWN = ("form", "live", "kept")
"""What of a game's start can be told without reading it whole."""

NAMES = ", ".join(f"CAST({seat} AS TEXT)" for seat in ("north", "east", "south", "west"))
"""The columns of the players' names in a query: as text, also where somebody has written bytes into them."""


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file a path names now; None for none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What is known of a saved game without reading its actions."""

    id: int
    players: tuple[str, str, str, str]
    """By seat."""
    rubber: int
    """Which rubber (Chicago, row of boards) of the evening it is."""
    deals: int
    """How many deals were dealt, or entered, so far: the number of the last."""
    form: Form = Form.RUBBER
    live: bool = False
    """Whether it is played at a live table."""
    kept: bool = False
    """Whether it is the sheet of a real table."""


def going_on(unfinished: Iterable[SavedGame], finished: Iterable[SavedGame]) -> SavedGame | None:
    """The game that was started last, unless it is over; of both kinds the latest are given."""
    over = max((game.id for game in finished), default=0)
    return next((game for game in unfinished if game.id > over), None)


class Store:
    """The saved games of one folder. Every method raises `StoreError` if the file cannot be read or written."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._file = _identity(path)

    @classmethod
    def open(cls, folder: Path, patience: float = 2.0) -> Store:
        """The store of this folder, which is made, for its owner alone, if it is missing.

        `patience` is how many seconds to wait while another program writes. A file that is not ours, or that a later
        version wrote, is left as it is.
        """
        path = folder / FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with suppress(FileExistsError):
                path.touch(mode=0o600, exist_ok=False)
        except OSError as error:
            raise StoreError(StoreProblem.FOLDER, folder, detail=error.strerror) from error
        with reporting(path):
            store = cls(path, sqlite3.connect(path, timeout=patience, isolation_level=None))
        try:
            store._prepare()
        except BaseException:
            store.close()
            raise
        return store

    def _prepare(self) -> None:
        """Looks whether the file is ours, and only then touches it."""
        with self._transaction("DEFERRED"):
            self._check()
        with reporting(self.path):
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                self._connection.execute(f"PRAGMA {pragma}")
        with self._transaction():
            if self._check() == 0:
                for statement in _TABLES.split(";"):
                    self._connection.execute(statement)
                self._connection.execute(f"PRAGMA user_version = {VERSION}")

    def _check(self) -> int:
        """The version of the file's tables, 0 if it is new. Raises `StoreError` if we cannot use it."""
        version: int = self._connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise StoreError(StoreProblem.NEWER_VERSION, self.path, version=version, known=VERSION)
        if version == 0 and self._connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise StoreError(StoreProblem.NOT_A_STORE, self.path, detail="")
        return version

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE", **params: object) -> Iterator[None]:
        """All or nothing and on disk at the end; alone, unless it is a deferred one, which only reads."""
        with reporting(self.path, **params):
            self._connection.execute(f"BEGIN {kind}")
            with self._connection:
                yield

    def begin(self, start: StartMatch, *following: Action) -> int:
        """Saves a new game with its first actions, all or none; its number.

        Raises `BadAction` if a name cannot be written.
        """
        columns = (*start.players, start.rubber)
        texts = [(action, encode(action)) for action in (start, *following)]
        self._refuse_if_gone()
        with self._transaction():
            insert = "INSERT INTO games (north, east, south, west, rubber) VALUES (?, ?, ?, ?, ?)"
            game = self._connection.execute(insert, columns).lastrowid
            assert game is not None
            for n, (action, text) in enumerate(texts, 1):
                self._insert(game, n, action, text)
        return game

    def append(self, game: int, n: int, action: Action, *, finished: bool | None = None) -> None:
        """Saves the n-th action of a game (from 1), and with it whether the game is finished, if that is told.

        Raises `StoreError`, and saves nothing, if there is an n-th action already: two programs play the same game.
        """
        text = encode(action)
        self._refuse_if_gone()
        with self._transaction(game=game, n=n):
            self._insert(game, n, action, text)
            if finished is not None:
                self._connection.execute("UPDATE games SET finished = ? WHERE id = ?", (finished, game))

    def _refuse_if_gone(self) -> None:
        """What is in a file that has lost its name will not be found again."""
        if _identity(self.path) != self._file:
            raise StoreError(StoreProblem.GONE, self.path)

    def _insert(self, game: int, n: int, action: Action, text: str) -> None:
        self._connection.execute("INSERT INTO actions VALUES (?, ?, ?)", (game, n, text))
        if isinstance(action, DealCards | EnterResult):
            self._connection.execute("UPDATE games SET deals = deals + 1 WHERE id = ?", (game,))

    def actions(self, game: int) -> list[Action]:
        """The actions of a game in order. Raises `StoreError` for the first that is missing or damaged."""
        with reporting(self.path, game=game):
            query = "SELECT n, CAST(action AS BLOB) FROM actions WHERE game = ? ORDER BY n"
            rows: list[tuple[int, bytes]] = self._connection.execute(query, (game,)).fetchall()
        if not rows:
            raise StoreError(StoreProblem.NO_SUCH_GAME, self.path, game=game)
        return [self._read(game, place, n, text) for place, (n, text) in enumerate(rows, 1)]

    def _read(self, game: int, place: int, n: int, text: bytes) -> Action:
        """The action that should be the `place`-th and is numbered `n`."""
        damaged = StoreError(StoreProblem.DAMAGED_ACTION, self.path, game=game, n=place)
        if n != place:
            raise damaged
        try:
            return decode(text.decode(errors="surrogateescape"))
        except BadAction as error:
            raise damaged from error

    def unfinished(self, limit: int = 3) -> tuple[SavedGame, ...]:
        """The games whose rubber is not over, the one that was started last first, so many at most."""
        return self._latest(limit, finished=False)

    def finished(self, limit: int = 1) -> tuple[SavedGame, ...]:
        """The games whose rubber is over, the one that was started last first, so many at most."""
        return self._latest(limit, finished=True)

    def _latest(self, limit: int, *, finished: bool) -> tuple[SavedGame, ...]:
        form, live, kept = (f"CASE WHEN json_valid(action) THEN json_extract(action, '$.{name}') END" for name in SHOWN)
        query = f"""SELECT id, rubber, deals, {NAMES}, {form}, {live}, {kept}
                   FROM games LEFT JOIN actions ON game = id AND n = 1
                   WHERE finished = ? ORDER BY id DESC LIMIT ?"""
        self._refuse_if_gone()
        with reporting(self.path):
            rows = self._connection.execute(query, (finished, limit)).fetchall()
        return tuple(
            SavedGame(game, tuple(names), rubber, deals, FORMS.get(form, Form.RUBBER), live == 1, kept == 1)
            for game, rubber, deals, *names, form, live, kept in rows
        )

    def evening(self, first: int) -> tuple[int, ...]:
        """The numbers of the games of one evening, which began with this one, in order."""
        query = """SELECT game FROM actions WHERE n = 1 AND
                   (game = ? OR CASE WHEN json_valid(action) THEN json_extract(action, '$.evening') END = ?)
                   ORDER BY game"""
        with reporting(self.path):
            rows = self._connection.execute(query, (first, first)).fetchall()
        return tuple(game for (game,) in rows)

    def last_start(self, *, kept: bool = False) -> StartMatch | None:
        """How the game that was started last was set up, at a real table (`kept`) or here: what a new one proposes."""
        query = f"""SELECT game, CAST(action AS BLOB) FROM actions WHERE n = 1 AND
                   (CASE WHEN json_valid(action) THEN json_extract(action, '$.kept') END IS TRUE) = {kept:d}
                   ORDER BY game DESC LIMIT 1"""
        with reporting(self.path):
            row = self._connection.execute(query).fetchone()
        if row is None:
            return None
        game, text = row
        start = self._read(game, 1, 1, text)
        if not isinstance(start, StartMatch):
            raise StoreError(StoreProblem.DAMAGED_ACTION, self.path, game=game, n=1)
        return start

    def close(self) -> None:
        """Ends the use of the file. Nothing is lost without it."""
        self._connection.close()
