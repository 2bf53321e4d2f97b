"""The settings: reached from everywhere, saved as they are changed, and never in the way when their file is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridge_tui.records.store import Store
from bridge_tui.settings import FILE
from bridge_tui.settings.choices import Settings
from bridge_tui.settings.file import load
from bridge_tui.tui import page
from bridge_tui.tui.choice import Choice
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import at_the_lead, rubber_won, third_hand


@pytest.fixture
def path(store: Store) -> Path:
    """Where the settings of these proofs are: beside the games."""
    return store.path.with_name(FILE)


def open_settings(program: Driver) -> None:
    program.press(",")
    program.see("Enter change")


def test_home_offers_them_by_cursor_and_by_key(opened: Opener) -> None:
    program = opened()
    program.press("down", "down", "down", "enter")
    program.see("Call or card < after Enter >")
    program.press("escape")
    program.see("► New game")
    open_settings(program)


def test_they_are_reached_from_the_curtain_which_stays_down(opened: Opener) -> None:
    program = opened(third_hand())
    open_settings(program)
    program.press("escape")
    program.see("Give the keyboard to East (Bob).")
    assert "is not the letter" not in program.text


def test_they_are_reached_from_the_table_and_cover_it(opened: Opener) -> None:
    program = opened(third_hand())
    program.lift("e")
    open_settings(program)
    assert "♥" not in program.text
    program.press("escape")
    program.see("play a card")


def test_while_something_is_typed_a_comma_is_no_command(opened: Opener) -> None:
    program = opened(third_hand())
    program.lift("e")
    program.press("h", ",")
    assert program.screen_name == "TableScreen"


def test_they_are_reached_from_the_results(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    open_settings(program)
    program.press("escape")
    program.see("made, 2 over")
    program = opened(rubber_won())
    open_settings(program)


@pytest.mark.parametrize("key", ["right", "left", "space", "enter"])
def test_what_is_changed_is_saved_at_once_and_counts(opened: Opener, path: Path, key: str) -> None:
    program = opened()
    open_settings(program)
    assert program.app.settings == Settings()
    assert not path.exists()
    program.press("down", key)
    program.see("Curtain < letter > the letter of the seat alone lifts it")
    assert program.app.settings == Settings(short_curtain=True)
    assert path.read_text() == "short_curtain = true\n"
    program.press(key)
    assert load(path) == (Settings(), ())


def test_each_line_changes_its_own_setting(opened: Opener, path: Path) -> None:
    program = opened()
    open_settings(program)
    program.press("right")
    assert load(path)[0] == Settings(at_once=True)
    program.press("down", "right", "tab", "right", "down", "right")
    assert load(path)[0] == Settings(at_once=True, short_curtain=True, last_trick_itself=True, one_hit=True)
    program.press("shift+tab", "left", "up", "up", "left")
    assert load(path)[0] == Settings(short_curtain=True, one_hit=True)


def test_the_next_game_is_played_by_them(opened: Opener) -> None:
    program = opened()
    open_settings(program)
    program.press("right")
    again = opened()
    assert again.app.settings == Settings(at_once=True)
    open_settings(again)
    again.see("Call or card < at once >")
    again.see("Curtain < letter, Enter >")


def test_a_wrong_value_is_told_here_and_at_home_until_it_is_changed(opened: Opener, path: Path) -> None:
    path.write_text("at_once = 'always'\none_hit = true\n")
    program = opened()
    assert "always" not in program.text
    assert "must be" not in program.text
    open_settings(program)
    complaint = "at_once must be false or true. Until then it is false."
    program.see(complaint)
    program.see("Mouse < one click >")
    program.press("escape")
    program.see(complaint)
    open_settings(program)
    program.see(complaint)
    program.press("right")
    assert not program.shows("must be")
    assert path.read_text() == "at_once = true\none_hit = true\n"


def test_when_the_table_was_the_first_to_ask_home_tells_of_a_wrong_value(opened: Opener, path: Path) -> None:
    path.write_text("at_once = 2\none_hit = 3\n")
    program = opened(at_the_lead())
    assert program.app.settings == Settings()
    program.press("escape", "escape")
    program.see("at_once must be false or true. Until then it is false. Settings shows 1 more.")


def test_a_file_that_is_no_toml_is_told_of_and_kept(opened: Opener, path: Path) -> None:
    path.write_text("at_once = true\nhello\n")
    program = opened()
    open_settings(program)
    program.see("makes no sense as TOML from line 2 on. The usual settings go.")
    program.press("down", "right")
    program.see("The file made no sense as TOML. It is kept as")
    assert f"{path}.bak." in "".join(program.text.split())
    assert path.with_name(f"{FILE}.bak").read_text() == "at_once = true\nhello\n"
    assert load(path) == (Settings(short_curtain=True), ())


def test_what_cannot_be_saved_is_told_and_counts_until_the_end(opened: Opener, path: Path) -> None:
    path.mkdir()
    program = opened()
    open_settings(program)
    program.press("right")
    program.see("that is no file. What is chosen here counts until you quit.")
    program.see("Call or card < at once >")
    assert program.app.settings == Settings(at_once=True)
    path.rmdir()
    program.press("down", "right")
    assert not program.shows("that is no file")
    assert load(path) == (Settings(at_once=True, short_curtain=True), ())


def test_enter_that_is_still_held_down_changes_nothing(
    opened: Opener, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "HELD", 60.0)
    program = opened()
    program.press("down", "down", "down", "enter")
    program.see("Enter change")
    program.press("enter")
    program.see("Was Enter still held down?")
    assert not path.exists()


def test_in_a_window_that_is_too_small_nothing_is_changed(opened: Opener, path: Path) -> None:
    program = opened()
    open_settings(program)
    program.resize(60, 20)
    program.see("The window is 60x20")
    program.press("right", "enter")
    assert not path.exists()


def test_every_choice_has_room_for_its_words(opened: Opener) -> None:
    program = opened()
    open_settings(program)
    choices = list(program.app.screen.query(Choice))
    for choice in choices:
        for at in range(len(choice.options)):
            choice.at = at
            assert choice.render().cell_length <= choice.size.width


def test_help_tells_how_they_are_changed(opened: Opener) -> None:
    program = opened()
    open_settings(program)
    program.press("?")
    program.see("Change what the cursor is on, as Left and Right do.")


FIRST_PAINT = """
import sys
from pathlib import Path
from bridge_tui.records.store import Store
from bridge_tui.tui.app import BridgeApp
from tests.tui.driver import driven
store = Store.open(Path(sys.argv[1]))
with driven(BridgeApp(store)) as program:
    program.see("New game")
    print(*{"pydantic", "tomlkit", "tomllib", "bridge_tui.settings.file"} & set(sys.modules))
    program.press(",")
    program.see("at_once must be")
    print(*{"tomlkit"} & set(sys.modules))
store.close()
"""


def test_until_the_first_screen_is_painted_nothing_of_them_is_read(path: Path) -> None:
    path.write_text("at_once = 1\n")
    project = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT, path.parent], cwd=project, capture_output=True, text=True, check=False
    )
    assert run.stdout == "\n\n", run.stderr
