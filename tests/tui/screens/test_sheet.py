"""The score sheet as a screen: reached from table and results, and the place where a rubber is ended unfinished."""

from __future__ import annotations

import pytest

from bridge_tui.match.match import Phase
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import Rubber, at_the_lead

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
