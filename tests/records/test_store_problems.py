"""What can be wrong with saved games: each is named, and what there was is left alone."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge_tui.match.actions import StartMatch, StopRubber
from bridge_tui.records.store import FILE, VERSION, Store
from bridge_tui.records.store_problems import StoreError, StoreProblem, reporting
from tests.records.stores import DEAL, START, make_foreign, make_garbage, make_newer, make_short_garbage, make_torn


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("SELECT nothing", StoreProblem.DAMAGED_FILE),
        ("INSERT INTO one VALUES (1)", StoreProblem.PLAYED_ELSEWHERE),
        ("SELECT CAST(x'ff' AS TEXT)", StoreProblem.DAMAGED_FILE),
        ("ATTACH '/' AS folder", StoreProblem.CANNOT_READ),
    ],
)
def test_an_error_of_sqlite_is_told_with_what_was_to_be_done(statement: str, problem: StoreProblem) -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE one (n INTEGER PRIMARY KEY)")
    connection.execute("INSERT INTO one VALUES (1)")
    with pytest.raises(StoreError) as caught, reporting(Path("games"), StoreProblem.CANNOT_READ, game=7):
        connection.execute(statement).fetchall()
    connection.close()
    assert (caught.value.problem, caught.value.path) == (problem, Path("games"))
    assert caught.value.params["game"] == 7
    assert caught.value.params["detail"]


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (make_garbage, StoreProblem.NOT_A_STORE),
        (make_short_garbage, StoreProblem.NOT_A_STORE),
        (make_torn, StoreProblem.DAMAGED_FILE),
        (make_foreign, StoreProblem.NOT_A_STORE),
        (make_newer, StoreProblem.NEWER_VERSION),
    ],
)
def test_a_file_that_we_cannot_use_is_left_as_it_is(
    tmp_path: Path, make: Callable[[Path], None], problem: StoreProblem
) -> None:
    make(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert (caught.value.problem, caught.value.path) == (problem, tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_newer_file_says_which_version_it_has(tmp_path: Path) -> None:
    make_newer(tmp_path)
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert caught.value.params == {"version": VERSION + 1, "known": VERSION}


@pytest.mark.parametrize("folder", ["file", "file/below", "too long " * 40])
def test_a_folder_that_cannot_be_made(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path / folder)
    assert (caught.value.problem, caught.value.path) == (StoreProblem.FOLDER, tmp_path / folder)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "not yours")

    monkeypatch.setattr(Path, "touch", refuse)  # the tests may run as root, who may write everywhere
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert (caught.value.problem, caught.value.params) == (StoreProblem.FOLDER, {"detail": "not yours"})


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert caught.value.problem is StoreProblem.CANNOT_WRITE


def test_a_full_disk_saves_nothing(store: Store) -> None:
    game = store.begin(START)
    store._connection.execute("PRAGMA max_page_count = 1")
    long = StartMatch(("N" * 100_000, "E", "S", "W"), START.cut)
    with pytest.raises(StoreError) as caught:
        store.append(game, 2, long)
    assert caught.value.problem is StoreProblem.DISK_FULL
    assert store.actions(game) == [START]


def test_a_file_that_another_program_holds(tmp_path: Path) -> None:
    store = Store.open(tmp_path, patience=0.01)
    game = store.begin(START)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as caught:
        store.append(game, 2, DEAL)
    assert caught.value.problem is StoreProblem.LOCKED
    other.close()
    store.append(game, 2, DEAL)
    assert store.actions(game) == [START, DEAL]
    store.close()


@pytest.mark.parametrize("replaced", [False, True])
def test_what_would_be_written_into_a_lost_file_is_refused(store: Store, tmp_path: Path, replaced: bool) -> None:
    game = store.begin(START)
    (tmp_path / FILE).rename(tmp_path / "elsewhere")
    if replaced:
        (tmp_path / FILE).touch()
    for write in (lambda: store.append(game, 2, StopRubber()), lambda: store.begin(START)):
        with pytest.raises(StoreError) as caught:
            write()
        assert caught.value.problem is StoreProblem.GONE
    with pytest.raises(StoreError):
        store.unfinished()
    (tmp_path / "elsewhere").replace(tmp_path / FILE)
    store.append(game, 2, StopRubber())
