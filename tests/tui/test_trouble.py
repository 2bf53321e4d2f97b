"""When the disk or another program stands in the way: a sentence, the table as it was, and one can try again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.match.actions import Action, StartMatch
from bridge_tui.records.store import SavedGame, Store, StoreError, StoreProblem
from tests.tui.conftest import Opener
from tests.tui.sessions import Rubber, at_the_lead, rubber_won

FULL = "The disk is full. Nothing was done; make room and try again."


class FragileStore(Store):
    """A store whose disk is full as long as it is told so."""

    full = False

    def append(self, game: int, n: int, action: Action, *, finishes: bool = False) -> None:
        self._fail()
        super().append(game, n, action, finishes=finishes)

    def begin(self, start: StartMatch) -> int:
        self._fail()
        return super().begin(start)

    def _fail(self) -> None:
        if self.full:
            raise StoreError(StoreProblem.DISK_FULL, self.path, detail="no room")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[FragileStore]:
    """In the place of the store that the program is opened on."""
    store = FragileStore.open(tmp_path)
    assert isinstance(store, FragileStore)
    yield store
    store.close()


def test_a_card_that_cannot_be_saved_is_not_played(opened: Opener, store: FragileStore) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    before = program.match
    store.full = True
    program.type("h6")
    program.see(FULL)
    assert program.match is before
    program.see("› h6_")
    store.full = False
    program.press("enter")
    program.see("Give the keyboard to South (Cid).")


def test_a_deal_that_cannot_be_saved_is_not_dealt(opened: Opener, store: FragileStore) -> None:
    program = opened(at_the_lead().play_out())
    store.full = True
    program.press("enter")
    program.see(FULL)
    program.see("12 tricks: made, 2 over")
    store.full = False
    program.press("enter")
    program.see("Give the keyboard to North (Ann).")


def test_a_rubber_that_cannot_be_saved_does_not_end(opened: Opener, store: FragileStore) -> None:
    program = opened(at_the_lead())
    program.press("g")
    program.see("total so far")
    program.press("f6")
    store.full = True
    program.press("enter")
    program.see(FULL)
    store.full = False
    program.press("enter")
    program.see("The rubber was ended unfinished.")


def test_a_game_that_cannot_be_saved_does_not_begin(opened: Opener, store: FragileStore) -> None:
    program = opened()
    program.press("enter", *"Ann")
    store.full = True
    program.press("enter")
    program.see(FULL)
    program.see("North Ann")
    store.full = False
    program.press("enter")
    program.see("Give the keyboard to")


def test_a_rubber_that_cannot_be_begun_leaves_the_result_of_the_last(opened: Opener, store: FragileStore) -> None:
    program = opened(rubber_won())
    store.full = True
    program.press("n")
    program.see(FULL)
    program.see("We have won the rubber in two games.")


def test_a_name_that_cannot_be_written_is_refused(opened: Opener) -> None:
    program = opened()
    program.press("enter")
    program.paste("Ann \ud800")
    program.press("enter")
    program.see("A name has letters that cannot be saved. Please write it differently.")
    program.press("backspace", "enter")
    program.see("Give the keyboard to")


def test_a_game_that_went_on_elsewhere_is_not_played_on(opened: Opener, store: FragileStore) -> None:
    program = opened(at_the_lead())
    elsewhere = opened()
    elsewhere.press("enter")
    elsewhere.see("Give the keyboard to West (Dot).")
    elsewhere.lift("w")
    elsewhere.type("h6")
    program.lift("w")
    program.type("s9")
    program.see("has gone on in another window. Open it again to continue.")
    program.press("escape", "escape")
    program.see("► Continue")
    program.press("enter")
    program.see("Give the keyboard to South (Cid).")


def test_a_damaged_game_is_named_and_the_program_goes_on(opened: Opener, store: FragileStore) -> None:
    at_the_lead().save(store)
    store._connection.execute("UPDATE actions SET action = 'x' WHERE n = 5")
    program = opened()
    program.press("enter")
    program.see("Saved game 1 cannot be read from its action 5 on.")
    program.press("down", "enter")
    program.see("Enter start")


def test_a_store_that_cannot_be_read_at_all_is_a_sentence_at_home(
    opened: Opener, store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(store: Store) -> SavedGame | None:
        raise StoreError(StoreProblem.DAMAGED_FILE, store.path, detail="malformed")

    monkeypatch.setattr(FragileStore, "unfinished", damaged)
    program = opened()
    program.see("The file of saved games is damaged (malformed):")
    program.see("► New game")


def test_an_action_is_on_disk_when_the_screen_is_told_of_it(opened: Opener, store: FragileStore) -> None:
    program = opened(Rubber().deal())
    session = program.table.session
    saved = [len(store.actions(session.game))]
    session.listen(lambda _events: saved.append(len(store.actions(session.game))))
    program.lift("w")
    program.type("1c")
    assert saved == [2, 3]
