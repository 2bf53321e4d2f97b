"""A setting that is one of a few: keys and the mouse go round in it."""

from __future__ import annotations

import pytest
from textual.app import ComposeResult

from bridge_tui.show.places import Place
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.page import Page
from bridge_tui.tui.screens.pages import HelpScreen
from tests.tui.conftest import Opener
from tests.tui.driver import Driver

ARROW, NAME, MEANING, FAR = 0, 2, 10, 60


class Sample(Page):
    """One setting with three options."""

    PLACE = Place.NEW_GAME

    def compose(self) -> ComposeResult:
        """The setting."""
        yield Choice([("one", "the first"), ("two", "the second"), ("three", "the third")], 0, "number")

    def draw(self, columns: int, rows: int) -> None:
        """The setting draws itself."""


def shown(program: Driver) -> str:
    """The option between the arrows."""
    return program.rows[0].split()[1]


@pytest.fixture
def program(opened: Opener) -> Driver:
    """The sample on top, its first option chosen."""
    program = opened()
    program.call(lambda: program.app.push_screen(Sample()))
    program.see("< one > the first")
    return program


def test_the_arrows_and_the_space_bar_go_round(program: Driver) -> None:
    program.press("tab")
    seen = []
    for key in ("right", "space", "space", "left", "left"):
        program.press(key)
        seen.append(shown(program))
    assert seen == ["two", "three", "one", "three", "two"]


def test_a_click_on_the_arrow_to_the_left_goes_back_and_one_elsewhere_forward(program: Driver) -> None:
    seen = []
    for x in (ARROW, ARROW + 1, NAME, MEANING, FAR, ARROW):
        program.click(x, 0)
        seen.append(shown(program))
    assert seen == ["three", "two", "three", "one", "two", "one"]


def test_the_second_click_of_two_that_began_on_another_screen_turns_nothing(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened()
    monkeypatch.setattr(program.app, "CLICK_CHAIN_TIME_THRESHOLD", 3600.0)
    program.call(lambda: program.app.push_screen(HelpScreen(Place.HOME)))
    program.click(NAME, 0)
    program.call(lambda: program.app.push_screen(Sample()))
    program.see("< one > the first")
    program.click(NAME, 0)
    assert shown(program) == "one"
    program.click(MEANING, 0)
    assert shown(program) == "two"


@pytest.mark.parametrize("button", [2, 3])
def test_only_the_left_button_turns(program: Driver, button: int) -> None:
    program.click(ARROW, 0, button=button)
    program.click(NAME, 0, button=button)
    assert shown(program) == "one"


def test_a_click_moves_the_keyboard_there(program: Driver) -> None:
    program.click(NAME, 0)
    program.press("right")
    assert shown(program) == "three"
