"""The page on which somebody says what he has meant to call: typed, picked, hit, and never blindly."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import MakeCall
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.live_rubbers import live
from tests.tui.sessions import Rubber
from tests.tui.test_trouble import FAILED, lock

ASKED = "East (Bob): which call did you mean? All four are asked."


def to_page(opened: Opener, size: tuple[int, int] = SMALL) -> Driver:
    """East has bid 1♥, and calls the director while the curtain waits for South."""
    program = opened(Rubber(live()).deal().call("P P 1H"), size)
    program.press("!", "e", *["down"] * 3, "enter")
    program.see(ASKED)
    return program


def slip(program: Driver) -> MakeCall:
    """The slip that was told last."""
    action = program.match.acts[-1].action
    assert isinstance(action, MakeCall)
    assert action.slip
    return action


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("keys", "call"), [(("1", "s"), "1S"), (("p",), "P"), (("x",), "X"), (("8", "c"), "8C"), (("right",), "1C")]
)
def test_law_25_the_call_that_was_meant_is_given_by_keys(
    opened: Opener, keys: tuple[str, ...], call: str, size: tuple[int, int]
) -> None:
    program = to_page(opened, size)
    program.press(*keys)
    program.see("Enter says: I meant")
    program.press("enter")
    assert slip(program) == MakeCall(Seat.EAST, Call.parse(call), slip=True)
    assert program.screen_name == "TableScreen"


def test_it_is_given_faster_than_the_program_answers(opened: Opener) -> None:
    program = to_page(opened)
    program.burst("1", "s", "enter")
    assert slip(program).call == Call.parse("1S")


def test_law_25_it_is_given_with_the_mouse(opened: Opener) -> None:
    program = to_page(opened)
    before = program.match
    program.click_on("2♥")
    program.see("Enter says: I meant 2♥")
    assert program.match is before
    program.click_on("2♥")
    assert slip(program).call == Call.parse("2H")


def test_a_click_and_the_words_at_the_foot_of_the_screen(opened: Opener) -> None:
    program = to_page(opened)
    program.click_on("2♦")
    program.click_on("Enter say  ? help")
    assert slip(program).call == Call.parse("2D")


def test_no_hand_is_shown_on_it_and_the_curtain_stays_down(opened: Opener) -> None:
    program = to_page(opened)
    for row in ("J 6 3", "A Q 10 9 7 5", "A K 10 8 5 4 2", "A Q J 8 3 2"):
        assert row not in program.text
    program.press("escape", "escape")
    program.see("Give the keyboard to South (Cid).")
    assert shown_hands(program) == set()


def test_what_is_no_call_is_told_and_nothing_changes(opened: Opener) -> None:
    program = to_page(opened)
    before = program.match
    program.press("enter")
    program.see("Type the call that was meant, or pick it with the arrows.")
    program.press("h", "8", "enter")
    program.see("h8 is no call.")
    program.press("backspace", "backspace")
    assert "h8 is no call." not in program.text
    program.press("2", "escape")
    program.see(ASKED)
    assert "› _" in program.text
    program.press("escape")
    program.see("East (Bob) says:")
    assert program.match is before


def test_one_that_cannot_be_saved_is_told(opened: Opener, store: Store) -> None:
    program = to_page(opened)
    before = program.match
    lock(store)
    program.press("1", "s", "enter")
    program.see(FAILED)
    assert program.match is before
    lock(store, locked=False)
    program.press("enter")
    assert slip(program).call == Call.parse("1S")
