"""The score sheet as a screen: reached from table and results, and the place where a rubber is ended unfinished."""

from __future__ import annotations

import csv
import errno
from pathlib import Path

import pytest

from bridge_tui.match.actions import StartMatch
from bridge_tui.match.view import Phase
from bridge_tui.records.store import Store
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import CUT, Rubber, at_the_lead, boards, chicago, rubber_won, third_hand

QUESTION = "End it here? A deal in progress does not count. Enter ends it, Esc goes on."


def phase(program: Driver) -> Phase:
    return program.match.phase


@pytest.mark.parametrize("key", ["g", "f2"])
def test_it_is_looked_at_from_under_the_curtain_and_left_again(opened: Opener, key: str) -> None:
    program = opened(at_the_lead())
    program.press(key)
    program.see("0 total so far")
    program.press("escape")
    program.see("Give the keyboard to West (Dot).")


def test_looking_at_it_leaves_the_hand_in_turn_where_it_was(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("down", "g")
    program.see("total so far")
    program.press("escape")
    program.see("Enter plays ♠Q")


def test_a_rubber_is_ended_after_a_question(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.press("g")
    program.see("total so far")
    program.press("enter")
    assert phase(program) is Phase.PLAYING, "nothing was asked yet"
    program.press("f6")
    program.see(QUESTION)
    assert phase(program) is Phase.PLAYING
    program.press("enter")
    program.see("The rubber was ended unfinished.")
    assert phase(program) is Phase.RUBBER_OVER


def test_escape_goes_on_with_the_rubber(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.press("g")
    program.see("total so far")
    program.press("f6")
    program.see(QUESTION)
    program.press("escape")
    assert not program.shows(QUESTION)
    program.press("enter")
    assert phase(program) is Phase.PLAYING
    program.press("escape")
    program.see("Give the keyboard to West (Dot).")


def test_an_unfinished_rubber_earns_what_its_only_game_is_worth(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.press("g")
    program.see("120 4♠ South")
    program.press("f6")
    program.press("enter")
    program.see("the only game 300")
    program.press("g")
    program.see("the only game")
    program.press("f6", "enter")
    program.press("escape")
    program.see("The rubber was ended unfinished.")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which the program was started."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8-sig", newline="") as lines:
        return list(csv.DictReader(lines, strict=True))


@pytest.mark.parametrize("deck", [SIGNS, LETTERS], ids=["signs", "letters"])
def test_the_sheet_is_written_as_text_and_for_a_spreadsheet(opened: Opener, here: Path, deck: Deck) -> None:
    program = opened(at_the_lead().play_out(), deck=deck)
    program.press("g")
    program.see("total so far")
    page = [row for row in program.rows if deck.vertical in row]
    program.press("e")
    program.see("The sheet is in game-1.txt and game-1.csv, in ")
    text = (here / "game-1.txt").read_text(encoding="utf-8")
    assert text.startswith(" Game 1: rubber, started 20")
    assert [row for row in text.splitlines() if deck.vertical in row] == page
    assert [(row["contract"], row["part"], row["points"]) for row in rows(here / "game-1.csv")] == [
        ("4S", "tricks", "120"),
        ("4S", "overtricks", "60"),
    ]


def test_names_in_any_letters_are_read_from_the_file(opened: Opener, here: Path) -> None:
    program = opened(at_the_lead(StartMatch(("Зоя", "Bob", "=1+1", "Dot"), CUT)).play_out())
    program.press("g", "e")
    program.see("The sheet is in")
    assert {(row["player"], row["partners"]) for row in rows(here / "game-1.csv")} == {("'=1+1", "Зоя & =1+1")}


def test_a_key_that_is_held_down_writes_once_and_another_sheet_goes_beside_it(opened: Opener, here: Path) -> None:
    program = opened(at_the_lead().play_out())
    program.press("g", "e", "e", "e")
    program.see("The sheet is in game-1.txt and game-1.csv, in ")
    assert names(here) == ["game-1.csv", "game-1.txt"]
    program.press("f6", "enter")
    program.see("The rubber was ended unfinished.")
    program.press("g")
    program.see("Esc back")
    program.press("e")
    program.see("The sheet is in game-1-2.txt and game-1-2.csv, in ")
    assert names(here) == ["game-1-2.csv", "game-1-2.txt", "game-1.csv", "game-1.txt"]


def test_what_is_in_the_folder_is_not_overwritten(opened: Opener, here: Path) -> None:
    (here / "game-1.csv").write_text("mine")
    program = opened(at_the_lead().play_out())
    program.press("g", "e")
    program.see("The sheet is in game-1-2.txt and game-1-2.csv, in ")
    assert (here / "game-1.csv").read_text() == "mine"
    assert names(here) == ["game-1-2.csv", "game-1-2.txt", "game-1.csv"]


def test_the_last_result_can_be_written_from_home(opened: Opener, store: Store, here: Path) -> None:
    rubber_won().save(store)
    program = opened()
    program.see("Last result")
    program.press("down", "enter")
    program.see("N-S have won the rubber")
    program.press("g")
    program.see("Esc back")
    assert not program.shows("F6"), "there is nothing left to be ended"
    program.press("e")
    program.see("The sheet is in game-1.txt")
    assert sum(int(row["points"]) for row in rows(here / "game-1.csv")) == 1060


def test_nothing_of_a_deal_that_is_played_is_written(opened: Opener, here: Path) -> None:
    program = opened(third_hand())
    program.press("g", "e")
    program.see("The sheet is in")
    assert rows(here / "game-1.csv") == []
    assert not any(sign in (here / "game-1.txt").read_text(encoding="utf-8") for sign in SIGNS.suits)


def test_writing_takes_back_the_question_whether_to_end(opened: Opener, here: Path) -> None:
    program = opened(Rubber().deal())
    program.press("g", "f6")
    program.see(QUESTION)
    program.press("e")
    program.see("The sheet is in")
    program.press("enter")
    assert phase(program) is Phase.PLAYING


def test_a_folder_that_takes_nothing_is_one_sentence(
    opened: Opener, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    program = opened(at_the_lead().play_out())
    program.press("g")
    program.see("total so far")
    monkeypatch.setattr(Path, "open", refuse)  # the tests may run as root, who may write everywhere
    program.press("e")
    program.see("The sheet cannot be written into this folder: Permission denied.")
    assert names(here) == []


def test_a_folder_that_is_gone_is_one_sentence(opened: Opener, here: Path) -> None:
    program = opened(at_the_lead().play_out())
    here.rmdir()
    program.press("g", "e")
    program.see("The sheet cannot be written into this folder: No such file or directory.")


def test_games_that_are_gone_are_one_sentence(opened: Opener, store: Store, here: Path) -> None:
    program = opened(at_the_lead().play_out())
    store.path.rename(here / "elsewhere")
    program.press("g", "e")
    program.see("There are no saved games in")
    assert names(here) == ["elsewhere"]


def test_a_long_sheet_goes_up_and_down_by_arrows(opened: Opener) -> None:
    rubber = Rubber()
    for _deal in range(26):
        rubber.deal().call("7N P P P").play_out()
    program = opened(rubber)
    program.press("g")
    program.see("more below: arrow down")
    program.see("Rubber 1")
    program.press("down", "pagedown")
    program.see("total so far")
    assert not program.shows("Rubber 1 ·")
    program.press("pageup", "up", "up")
    program.see("Rubber 1 ·")


def test_a_long_table_of_boards_begins_with_the_newest(opened: Opener) -> None:
    program = opened(boards(24))
    program.press("g")
    program.see("Board 25: dealer North")
    assert program.shows("24 nobody passed out")
    assert not program.shows("Duplicate 1")
    program.press("pageup", "pageup")
    program.see("Duplicate 1")
    program.see("more below: arrow down")


def test_any_form_is_ended_after_a_question(opened: Opener) -> None:
    program = opened(chicago(2).deal())
    program.press("g")
    program.see("Deal 3 of 4: dealer East.")
    program.press("f6")
    program.see(QUESTION)
    program.press("enter")
    program.see("The Chicago was ended unfinished.")
    assert program.match.phase is Phase.RUBBER_OVER
