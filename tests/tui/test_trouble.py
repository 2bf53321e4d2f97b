"""When the disk or another program stands in the way: a sentence, the table as it was, and one can try again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_tui.records.store import SavedGame, Store
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.tui.program import goodbye
from tests.tui.conftest import Opener
from tests.tui.sessions import Rubber, at_the_lead, rubber_won

FAILED = "Saving failed, and nothing was done: attempt to write a readonly database."


def lock(store: Store, *, locked: bool = True) -> None:
    """From now on nothing can be written into the file, or again it can."""
    store._connection.execute(f"PRAGMA query_only = {int(locked)}")


def test_a_card_that_cannot_be_saved_is_not_played(opened: Opener, store: Store) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    before = program.match
    lock(store)
    program.type("h6")
    program.see(FAILED)
    assert program.match is before
    program.see("› h6_")
    lock(store, locked=False)
    program.press("enter")
    program.see("Give the keyboard to South (Cid).")


def test_a_deal_that_cannot_be_saved_is_not_dealt(opened: Opener, store: Store) -> None:
    program = opened(at_the_lead().play_out())
    lock(store)
    program.press("enter")
    program.see(FAILED)
    program.see("12 tricks: made, 2 over")
    lock(store, locked=False)
    program.press("enter")
    program.see("Give the keyboard to North (Ann).")


def test_a_rubber_that_cannot_be_saved_does_not_end(opened: Opener, store: Store) -> None:
    program = opened(at_the_lead())
    program.press("g")
    program.see("total so far")
    program.press("f6")
    lock(store)
    program.press("enter")
    program.see(FAILED)
    lock(store, locked=False)
    program.press("enter")
    program.see("The rubber was ended unfinished.")


def test_a_game_that_cannot_be_saved_does_not_begin(opened: Opener, store: Store) -> None:
    program = opened()
    program.press("enter", *"Ann")
    lock(store)
    program.press("enter")
    program.see(FAILED)
    program.see("North Ann")
    lock(store, locked=False)
    program.press("enter")
    program.see("Your first game in five lines")
    program.press("enter")
    program.see("Give the keyboard to")


def test_a_rubber_that_cannot_be_begun_leaves_the_result_of_the_last(opened: Opener, store: Store) -> None:
    program = opened(rubber_won())
    lock(store)
    program.press("n")
    program.see(FAILED)
    program.see("N-S have won the rubber in two games, which earns 700.")


def test_of_a_name_what_cannot_be_written_is_left_out(opened: Opener) -> None:
    program = opened()
    program.press("enter")
    program.paste("Ann \ud800")
    program.press("enter")
    program.see("Your first game in five lines")
    assert program.match.start.players[0] == "Ann"


def test_a_game_that_went_on_elsewhere_is_not_played_on(opened: Opener, store: Store) -> None:
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


def test_a_damaged_game_is_named_and_the_program_goes_on(opened: Opener, store: Store) -> None:
    at_the_lead().save(store)
    store._connection.execute("UPDATE actions SET action = 'x' WHERE n = 5")
    program = opened()
    program.press("enter")
    program.see("Saved game 1 cannot be read from its action 5 on.")
    program.press("down", "enter")
    program.see("Enter start")


def test_a_store_that_cannot_be_read_at_all_is_a_sentence_at_home(
    opened: Opener, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(store: Store) -> SavedGame | None:
        raise StoreError(StoreProblem.DAMAGED_FILE, store.path, detail="malformed")

    monkeypatch.setattr(Store, "unfinished", damaged)
    program = opened()
    program.see("The file of saved games is damaged (malformed):")
    program.see("► New game")


def test_an_action_is_on_disk_when_the_screen_is_told_of_it(opened: Opener, store: Store) -> None:
    program = opened(Rubber().deal())
    session = program.table.session
    saved = [len(store.actions(session.game))]
    session.listen(lambda _events: saved.append(len(store.actions(session.game))))
    program.lift("w")
    program.type("1c")
    assert saved == [2, 3]


def test_the_last_word_is_true(store: Store, tmp_path: Path) -> None:
    assert goodbye(store) == ""
    at_the_lead().save(store)
    assert goodbye(store) == "The game is saved; the next start goes on with it.\n"
    rubber_won().save(store)
    assert goodbye(store) == "", "an older game is offered, but not gone on with"
    store.path.rename(tmp_path / "elsewhere")
    assert goodbye(store).startswith("The file of saved games is no longer at ")
