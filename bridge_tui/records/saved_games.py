"""Saved games that are only looked at: nothing is made where there are none, and nothing is changed where there are."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.records.store import FILE, NAMES, SavedGame, Store
from bridge_tui.records.store_problems import StoreError, StoreProblem, reporting


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A saved game in the list of all."""

    saved: SavedGame
    started: datetime | None
    """In the time of the place where the program runs; None if it cannot be read."""
    finished: bool
    form: Form | None
    """None if its first action, which says so, cannot be read."""


class SavedGames(Store):
    """The saved games of a folder, also while another program plays one of them; writing is refused."""

    @classmethod
    def look(cls, folder: Path, patience: float = 2.0) -> Self:
        """The games of this folder. Raises `StoreError` if there is no file of them, or one that we cannot read."""
        path = folder / FILE
        if not os.path.isfile(path):
            raise StoreError(StoreProblem.NO_GAMES, folder)
        with reporting(path, StoreProblem.CANNOT_READ):
            uri = f"{path.absolute().as_uri()}?mode=rw"  # not "ro", which would leave files of the journal behind
            store = cls(path, sqlite3.connect(uri, uri=True, timeout=patience, isolation_level=None))
        try:
            with reporting(path, StoreProblem.CANNOT_READ):
                store._connection.execute("PRAGMA query_only = ON")
                if store._check() == 0:
                    raise StoreError(StoreProblem.NO_GAMES, folder)
        except BaseException:
            store.close()
            raise
        return store

    def listed(self) -> tuple[ListedGame, ...]:
        """Every game, the one that was started last first. Raises `StoreError` if there is none."""
        query = f"""SELECT id, rubber, deals, {NAMES}, started_at, finished, CAST(action AS BLOB)
                   FROM games LEFT JOIN actions ON game = id AND n = 1 ORDER BY id DESC"""
        with self._transaction("DEFERRED"):
            rows = self._connection.execute(query).fetchall()
        if not rows:
            raise StoreError(StoreProblem.NO_GAMES, self.path.parent)
        return tuple(
            ListedGame(SavedGame(game, tuple(players), rubber, deals), _time(at), bool(over), self._form(game, text))
            for game, rubber, deals, *players, at, over, text in rows
        )

    def game(self, number: int) -> ListedGame:
        """The game of this number. Raises `StoreError` if there is none."""
        found = next((game for game in self.listed() if game.saved.id == number), None)
        if found is None:
            raise StoreError(StoreProblem.NO_SUCH_GAME, self.path, game=number)
        return found

    def _form(self, game: int, text: bytes | None) -> Form | None:
        try:
            start = self._read(game, 1, 1, text or b"")
        except StoreError:
            return None
        return start.form if isinstance(start, StartMatch) else None


def _time(text: object) -> datetime | None:
    try:
        return datetime.fromisoformat(str(text)).replace(tzinfo=UTC).astimezone()
    except (ValueError, OverflowError):
        return None
