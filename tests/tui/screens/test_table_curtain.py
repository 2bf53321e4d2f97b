"""The curtain: only the letter of the seat to act, and then Enter, lift it; nothing else does, however often."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.tui.zone import Zone
from tests.tui.conftest import Opener
from tests.tui.sessions import START, Rubber, at_the_lead, trick_complete

CURTAIN = "Give the keyboard to "
WAITS = "The curtain waits for West: press W, then Enter."
WESTS_HAND = "♣ A Q J 8 3 2"


def test_the_letter_then_enter_lift_it(opened: Opener) -> None:
    program = opened(at_the_lead())
    assert CURTAIN + "West (Dot)." in program.prompt
    program.press("w")
    assert "› W_   Now Enter shows West's hand." in program.prompt
    assert WESTS_HAND not in program.text
    program.press("enter")
    assert "West (Dot): your lead." in program.prompt
    assert WESTS_HAND in program.text


@pytest.mark.parametrize("letter", ["W", "з", "З"])
def test_the_letter_is_read_in_either_case_and_alphabet(opened: Opener, letter: str) -> None:
    program = opened(at_the_lead())
    program.lift(letter)
    assert WESTS_HAND in program.text


@pytest.mark.parametrize(
    "keys",
    [
        ["enter"] * 3,
        ["w"] * 5,
        ["n", "enter"],
        ["e", "enter"],
        ["w", "n", "enter"],
        ["w", "down", "enter"],
        ["w", "space", "enter"],
        ["w", "backspace", "enter"],
        ["left_shift", "enter"],
    ],
)
def test_nothing_else_lifts_it(opened: Opener, keys: list[str]) -> None:
    program = opened(at_the_lead())
    program.press(*keys)
    assert CURTAIN in program.prompt
    assert WESTS_HAND not in program.text
    before = program.match
    program.press("h", "6", "enter")
    assert program.match is before, "nothing is played under the curtain"


def test_a_wrong_key_after_the_letter_is_seen_to_take_it_back(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.press("w", "x")
    assert "› _   West: press W, then Enter." in program.prompt
    assert WAITS in program.prompt


@pytest.mark.parametrize("key", ["n", "x", "6", " ", "enter"])
def test_a_wrong_key_is_told_what_the_curtain_waits_for(opened: Opener, key: str) -> None:
    program = opened(at_the_lead())
    program.press(key)
    assert WAITS in program.prompt
    program.press("w")
    assert WAITS not in program.prompt


@pytest.mark.parametrize("key", ["g", "?"])
def test_a_key_that_opens_a_page_is_no_wrong_one(opened: Opener, key: str) -> None:
    program = opened(at_the_lead())
    program.press(key)
    program.see("Esc back")
    program.press("escape")
    program.see("› _ West: press W, then Enter.")
    assert WAITS not in program.prompt


@pytest.mark.parametrize("key", ["f12", "down", "left_shift"])
def test_a_key_without_a_letter_is_no_wrong_one(opened: Opener, key: str) -> None:
    program = opened(at_the_lead())
    program.press(key)
    assert WAITS not in program.prompt


def test_escape_leaves_also_when_something_was_said(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.press("x")
    assert WAITS in program.prompt
    program.press("escape")
    assert program.screen_name == "HomeScreen"


def test_escape_takes_the_letter_back_before_it_leaves(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.press("w", "escape")
    assert "› _   West: press W, then Enter." in program.prompt
    program.press("escape")
    assert program.screen_name == "HomeScreen"


def test_it_comes_down_for_the_next_player_and_a_second_enter_does_nothing(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.lift("w")
    program.type("1c")
    after = program.match
    program.press("enter", "enter", "enter")
    assert CURTAIN + "North (Ann)." in program.prompt
    assert program.match is after


def test_it_is_not_asked_for_when_the_same_person_acts_twice_running(opened: Opener) -> None:
    program = opened(trick_complete().play("D3 DA D2"))
    program.lift("s")
    assert "South (Cid): play from dummy, North." in program.prompt
    program.type("d5")
    assert "South (Cid): your lead." in program.prompt
    assert "♠ A K 10 8 5 4 2" in program.text


def test_one_person_in_several_seats_is_asked_once(opened: Opener) -> None:
    program = opened(Rubber(replace(START, players=("Ann", "Ann", "Bob", "Ann"))).deal())
    program.lift("w")
    program.type("p")
    assert "North (Ann): your call." in program.prompt
    program.type("p")
    assert "East (Ann): your call." in program.prompt
    program.type("p")
    assert CURTAIN + "South (Bob)." in program.prompt


def test_a_person_alone_in_all_seats_shows_each_hand_only_in_turn(opened: Opener) -> None:
    program = opened(Rubber(replace(START, players=("Ann",) * 4)).deal())
    program.lift("w")
    assert WESTS_HAND in program.text
    program.type("p")
    assert WESTS_HAND not in program.text
    assert "♥ K J 4 3 2" in program.text


def test_it_comes_down_between_two_deals_also_for_one_person(opened: Opener) -> None:
    program = opened(Rubber(replace(START, players=("Ann",) * 4)).deal().call("P P P"))
    program.lift("s")
    program.type("p")
    program.see("Passed out")
    program.press("enter")
    program.see(CURTAIN + "North (Ann).")


@pytest.mark.parametrize("keys", [[], ["w"]])
def test_no_click_lifts_it(opened: Opener, keys: list[str]) -> None:
    program = opened(at_the_lead())
    program.press(*keys)
    asking = len(program.rows) - len(program.prompt.split("\n"))
    lift, row = program.place_of("Enter lift")
    for y in range(asking, row):
        for x in (1, 5, 20):
            program.click(x, y)
            program.click(x, y)
    for x in range(lift, lift + len("Enter lift ")):
        program.click(x, row)
    assert CURTAIN + "West (Dot)." in program.text
    assert WESTS_HAND not in program.text


def test_a_click_on_confirm_whose_curtain_has_come_down_meanwhile_does_nothing(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.press("w")
    footer = program.table.query_one("#footer", Zone)
    program.call(lambda: footer.post_message(Zone.Hit(footer, "do enter")))
    assert WESTS_HAND not in program.text


def test_it_says_how_it_is_lifted_when_that_has_been_changed(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.see("West: press W, then Enter.")
    program.press(",", "down", "right", "escape")
    program.see("West: press W.")
    assert "then Enter" not in program.prompt
    assert "Enter lift" not in program.text
