"""The store: what was saved is there, and what cannot be read is reported and left alone."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bridge_tui.engine.actions import LookLastTrick, MakeCall, PlayCard
from bridge_tui.match.actions import Action, Form, NextDeal, StartMatch, StopRubber
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import CARDS
from bridge_tui.model.seats import Seat
from bridge_tui.records.codec import BadAction
from bridge_tui.records.store import FILE, SavedGame, Store, going_on
from bridge_tui.records.store_problems import StoreError, StoreProblem
from tests.records.stores import DEAL, PLAYERS, START, change

CALL = MakeCall(Seat.EAST, PASS)


def test_actions_come_back_in_their_order_also_after_reopening(tmp_path: Path) -> None:
    actions: list[Action] = [START, DEAL, CALL, PlayCard(Seat.SOUTH, CARDS[8]), LookLastTrick(Seat.WEST), NextDeal()]
    store = Store.open(tmp_path)
    game = store.begin(START)
    for n, action in enumerate(actions[1:], 2):
        store.append(game, n, action)
    store.close()
    store = Store.open(tmp_path)
    assert store.actions(game) == actions
    store.close()


def test_an_action_is_on_disk_when_append_returns(store: Store, tmp_path: Path) -> None:
    game = store.begin(START)
    store.append(game, 2, DEAL)
    other = sqlite3.connect(tmp_path / FILE)
    assert other.execute("SELECT count(*) FROM actions").fetchone() == (2,)
    other.close()


def test_every_commit_is_synchronised_with_the_disk(store: Store) -> None:
    pragmas = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert pragmas == ["wal", 2]


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    Store.open(folder).close()
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / FILE)]
    assert modes == [0o700, 0o600]


def test_a_store_without_games_has_nothing_to_offer(store: Store) -> None:
    assert store.unfinished() == ()
    assert store.last_start() is None


def test_the_last_unfinished_game_is_offered(store: Store) -> None:
    first, second = store.begin(START), store.begin(START)
    for n in (2, 3):
        store.append(first, n, DEAL)
    assert (
        store.unfinished()[0]
        == going_on(store.unfinished(), store.finished())
        == SavedGame(second, PLAYERS, rubber=3, deals=0)
    )
    store.append(second, 2, StopRubber(), finished=True)
    assert store.unfinished()[0] == SavedGame(first, PLAYERS, rubber=3, deals=2)
    assert going_on(store.unfinished(), store.finished()) is None, "a later game is over"
    store.append(first, 4, StopRubber(), finished=True)
    assert store.unfinished() == ()


def test_a_new_game_remembers_the_last_start_also_of_a_finished_game(store: Store) -> None:
    store.begin(StartMatch(("N", "E", "S", "W"), START.cut))
    store.append(store.begin(START), 2, StopRubber(), finished=True)
    assert store.last_start() == START


def test_a_name_that_cannot_be_written_leaves_no_game(store: Store) -> None:
    with pytest.raises(BadAction):
        store.begin(StartMatch(("\ud800", "E", "S", "W"), START.cut))
    assert store.unfinished() == ()


def test_two_programs_cannot_save_the_same_place_twice(store: Store, tmp_path: Path) -> None:
    game = store.begin(START)
    other = Store.open(tmp_path)
    other.append(game, 2, DEAL)
    with pytest.raises(StoreError) as caught:
        store.append(game, 2, StopRubber(), finished=True)
    other.close()
    assert caught.value.problem is StoreProblem.PLAYED_ELSEWHERE
    assert (caught.value.params["game"], caught.value.params["n"]) == (game, 2)
    assert store.actions(game) == [START, DEAL]
    assert store.unfinished()[0] == SavedGame(game, PLAYERS, rubber=3, deals=1)


def test_a_game_that_is_not_there_is_reported(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        store.actions(5)
    assert (caught.value.problem, caught.value.params) == (StoreProblem.NO_SUCH_GAME, {"game": 5})


@pytest.mark.parametrize(
    "damage",
    [
        'UPDATE actions SET action = \'{"do":"play","seat":"W"\' WHERE n = 3',
        'UPDATE actions SET action = \'{"do":"dance"}\' WHERE n = 3',
        "UPDATE actions SET action = CAST(x'7b22ff' AS TEXT) WHERE n = 3",
        "UPDATE actions SET action = 3 WHERE n = 3",
        "DELETE FROM actions WHERE n = 3",
    ],
)
def test_a_damaged_action_is_named_and_nothing_is_deleted(store: Store, tmp_path: Path, damage: str) -> None:
    game = store.begin(START)
    actions: list[Action] = [DEAL, CALL, NextDeal()]
    for n, action in enumerate(actions, 2):
        store.append(game, n, action)
    change(tmp_path, damage)
    before = [(tmp_path / name).read_bytes() for name in (FILE, f"{FILE}-wal")]
    with pytest.raises(StoreError) as caught:
        store.actions(game)
    assert (caught.value.problem, caught.value.params) == (StoreProblem.DAMAGED_ACTION, {"game": game, "n": 3})
    assert [(tmp_path / name).read_bytes() for name in (FILE, f"{FILE}-wal")] == before


def test_a_first_action_that_starts_nothing_is_damaged(store: Store, tmp_path: Path) -> None:
    game = store.begin(START)
    change(tmp_path, 'UPDATE actions SET action = \'{"do":"next_deal"}\'')
    with pytest.raises(StoreError) as caught:
        store.last_start()
    assert (caught.value.problem, caught.value.params) == (StoreProblem.DAMAGED_ACTION, {"game": game, "n": 1})


def test_a_name_that_was_written_as_bytes_is_read_as_text(store: Store, tmp_path: Path) -> None:
    store.begin(START)
    change(tmp_path, "UPDATE games SET north = CAST('Zoë' AS BLOB)")
    assert store.unfinished()[0].players == ("Zoë", *PLAYERS[1:])


@pytest.mark.parametrize("name", ["CAST(x'ff' AS TEXT)", "x'ff'"])
def test_a_damaged_row_is_reported(store: Store, tmp_path: Path, name: str) -> None:
    store.begin(START)
    change(tmp_path, f"UPDATE games SET north = {name}")
    with pytest.raises(StoreError) as caught:
        store.unfinished()
    assert caught.value.problem is StoreProblem.DAMAGED_FILE


def test_a_file_that_lost_a_table_is_reported(store: Store, tmp_path: Path) -> None:
    change(tmp_path, "DROP TABLE actions")
    with pytest.raises(StoreError) as caught:
        store.begin(START)
    assert caught.value.problem is StoreProblem.DAMAGED_FILE
    change(tmp_path, "CREATE TABLE actions (game, n, action)")
    assert store.unfinished() == ()


@pytest.mark.parametrize(
    ("saved", "form"),
    [
        ('{"do": "start"}', Form.RUBBER),  # saved before there were other forms
        ('{"do": "start", "form": "chicago"}', Form.CHICAGO),
        ('{"do": "start", "form": ["chicago"]}', Form.RUBBER),
        ("{", Form.RUBBER),
    ],
)
def test_a_list_of_games_tells_their_form_even_if_they_cannot_be_read(
    store: Store, tmp_path: Path, saved: str, form: Form
) -> None:
    store.begin(START)
    change(tmp_path, f"UPDATE actions SET action = '{saved}'")
    assert [game.form for game in store.unfinished()] == [form]


@pytest.mark.parametrize(
    ("saved", "live"),
    [
        ('{"do": "start"}', False),  # saved before there were live tables
        ('{"do": "start", "live": true}', True),
        ('{"do": "start", "live": false}', False),
        ('{"do": "start", "live": "true"}', False),
        ("{", False),
    ],
)
def test_a_list_of_games_tells_live_ones_even_if_they_cannot_be_read(
    store: Store, tmp_path: Path, saved: str, live: bool
) -> None:
    store.begin(START)
    change(tmp_path, f"UPDATE actions SET action = '{saved}' WHERE n = 1")
    assert [game.live for game in store.unfinished()] == [live]


def test_the_home_screen_needs_no_codec(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    game = store.begin(START)
    store.close()
    program = """
import sys
from pathlib import Path
import bridge_tui.session.session
from bridge_tui.records.store import Store
store = Store.open(Path(sys.argv[1]))
assert store.unfinished()[0].id == int(sys.argv[2])
store.close()
assert "pydantic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program, tmp_path, str(game)], check=True)
