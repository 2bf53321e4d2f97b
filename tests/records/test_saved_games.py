"""Saved games that are only looked at: what is there is told, and nothing is made or changed."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bridge_tui.match.actions import Form, StartMatch, StopRubber
from bridge_tui.records.saved_games import ListedGame, SavedGames
from bridge_tui.records.store import FILE, SavedGame, Store
from bridge_tui.records.store_problems import StoreError, StoreProblem
from tests.records.stores import DEAL, PLAYERS, START, change, make_foreign, make_garbage, make_newer

STARTED = datetime(2026, 5, 9, 19, 30, 59, tzinfo=UTC)


def listed(folder: Path) -> tuple[ListedGame, ...]:
    with closing(SavedGames.look(folder)) as games:
        return games.listed()


def problem(folder: Path, number: int | None = None) -> tuple[StoreProblem, Path]:
    with pytest.raises(StoreError) as caught, closing(SavedGames.look(folder)) as games:
        games.listed() if number is None else games.game(number)
    return caught.value.problem, caught.value.path


def test_games_are_listed_the_latest_first_also_while_they_are_played(store: Store, tmp_path: Path) -> None:
    first = store.begin(START, DEAL)
    second = store.begin(StartMatch(PLAYERS, form=Form.DUPLICATE), DEAL, StopRubber())
    store.append(first, 3, StopRubber(), finished=True)
    change(tmp_path, "UPDATE games SET started_at = '2026-05-09 19:30:59'")
    games = listed(tmp_path)
    assert games == (
        ListedGame(SavedGame(second, PLAYERS, rubber=1, deals=1), STARTED, finished=False, form=Form.DUPLICATE),
        ListedGame(SavedGame(first, PLAYERS, rubber=3, deals=1), STARTED, finished=True, form=Form.RUBBER),
    )
    with closing(SavedGames.look(tmp_path)) as looking:
        assert looking.game(first) == games[1]
        assert looking.actions(first) == store.actions(first)


def test_a_name_that_was_written_as_bytes_is_read_as_text(store: Store, tmp_path: Path) -> None:
    store.begin(START)
    change(tmp_path, "UPDATE games SET west = CAST('Zoë' AS BLOB)")
    assert listed(tmp_path)[0].saved.players == (*PLAYERS[:3], "Zoë")
    change(tmp_path, "UPDATE games SET west = x'ff'")
    assert problem(tmp_path)[0] is StoreProblem.DAMAGED_FILE


def test_a_game_is_dated_when_it_starts(store: Store, tmp_path: Path) -> None:
    before = datetime.now(UTC).replace(microsecond=0)
    store.begin(START)
    started = listed(tmp_path)[0].started
    assert started is not None
    assert before <= started <= datetime.now(UTC)


@pytest.mark.parametrize("number", [0, -1, 2, 10**30])
def test_a_game_that_is_not_there_is_reported(store: Store, tmp_path: Path, number: int) -> None:
    store.begin(START)
    assert problem(tmp_path, number) == (StoreProblem.NO_SUCH_GAME, tmp_path / FILE)


@pytest.mark.parametrize("damage", ["UPDATE actions SET action = '{'", "DELETE FROM actions"])
def test_a_game_with_a_damaged_start_hides_no_other(store: Store, tmp_path: Path, damage: str) -> None:
    for _game in range(2):
        store.begin(START)
    change(tmp_path, f"{damage} WHERE game = 1")
    assert [game.form for game in listed(tmp_path)] == [Form.RUBBER, None]


@pytest.mark.parametrize("time", ["'soon'", "7"])
def test_a_time_that_is_none_hides_no_game(store: Store, tmp_path: Path, time: str) -> None:
    for _game in range(2):
        store.begin(START)
    change(tmp_path, f"UPDATE games SET started_at = {time} WHERE id = 1")
    assert [game.started is None for game in listed(tmp_path)] == [False, True]


def test_where_nothing_is_nothing_is_made(tmp_path: Path) -> None:
    assert problem(tmp_path) == (StoreProblem.NO_GAMES, tmp_path)
    assert problem(tmp_path / "not" / "there") == (StoreProblem.NO_GAMES, tmp_path / "not" / "there")
    assert list(tmp_path.iterdir()) == []


def test_a_file_without_games_says_so_and_stays_empty(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert problem(tmp_path) == (StoreProblem.NO_GAMES, tmp_path)
    assert (tmp_path / FILE).stat().st_size == 0
    Store.open(tmp_path).close()
    assert problem(tmp_path) == (StoreProblem.NO_GAMES, tmp_path)


def test_a_folder_or_a_pipe_in_place_of_the_file_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "one" / FILE).mkdir(parents=True)
    (tmp_path / "other").mkdir()
    os.mkfifo(tmp_path / "other" / FILE)
    for folder in (tmp_path / "one", tmp_path / "other"):
        assert problem(folder) == (StoreProblem.NO_GAMES, folder)


def test_a_file_that_we_cannot_use_is_left_as_it_is(tmp_path: Path) -> None:
    for make, expected in (
        (make_garbage, StoreProblem.NOT_A_STORE),
        (make_foreign, StoreProblem.NOT_A_STORE),
        (make_newer, StoreProblem.NEWER_VERSION),
    ):
        folder = tmp_path / make.__name__
        folder.mkdir()
        make(folder)
        before = (folder / FILE).read_bytes()
        assert problem(folder)[0] is expected
        assert (folder / FILE).read_bytes() == before
        assert [path.name for path in folder.iterdir()] == [FILE]


def test_what_cannot_be_opened_is_not_called_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(tmp_path).close()

    error = sqlite3.OperationalError("unable to open database file")
    error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN

    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(sqlite3, "connect", refuse)  # the tests may run as root, who may read everything
    assert problem(tmp_path) == (StoreProblem.CANNOT_READ, tmp_path / FILE)


def test_looking_changes_nothing(store: Store, tmp_path: Path) -> None:
    game = store.begin(START, DEAL)
    store.close()
    before = (tmp_path / FILE).read_bytes()
    listed(tmp_path)
    with closing(SavedGames.look(tmp_path)) as games:
        with pytest.raises(StoreError):
            games.append(game, 3, StopRubber())
        assert games.actions(game) == [START, DEAL]
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_folder_name_with_signs_of_an_address(tmp_path: Path) -> None:
    folder = tmp_path / "a?mode=memory#50% ä"
    with closing(Store.open(folder)) as store:
        store.begin(START)
    assert len(listed(folder)) == 1
