"""Going through a deal that is over: from its result, by keys and by the mouse, and never before it is over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.model.seats import Seat
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.sessions import START, Rubber, at_the_lead, rubber_won, trick_complete

CALLS = 11
STEPS = CALLS + 52
"""Of a deal at 4♠ that is played out."""


def in_review(opened: Opener, size: tuple[int, int] = SMALL) -> Driver:
    """The program in the review of the first deal, at its beginning."""
    program = opened(at_the_lead().play_out(), size)
    program.press("v")
    program.see(f"0/{STEPS} The cards are dealt.")
    return program


@pytest.mark.parametrize("key", ["v", "f4"])
def test_it_is_opened_from_the_result_and_left_again(opened: Opener, key: str) -> None:
    program = opened(at_the_lead().play_out())
    program.press(key)
    program.see(f"0/{STEPS} The cards are dealt.")
    program.press("escape")
    program.see("12 tricks: made, 2 over")


def test_it_is_opened_by_a_click(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.click_on("v review")
    program.see("The cards are dealt.")


def test_its_steps_are_in_the_palette(opened: Opener) -> None:
    program = in_review(opened)
    program.press("ctrl+p")
    program.see("Go on by a call or a card")
    program.type("next")
    program.see(f"1/{STEPS} West passes.")


def test_the_arrows_go_call_by_call_and_card_by_card(opened: Opener) -> None:
    program = in_review(opened)
    program.press("right")
    program.see(f"1/{STEPS} West passes.")
    program.press(*["right"] * CALLS)
    program.see(f"12/{STEPS} West leads ♠Q.")
    program.press("left")
    program.see(f"11/{STEPS} East passes. 4♠ by South.")


@pytest.mark.parametrize(
    ("key", "sees"), [("down", f"4/{STEPS}"), ("pagedown", f"4/{STEPS}"), ("end", f"{STEPS}/{STEPS}")]
)
def test_there_are_longer_steps_both_ways(opened: Opener, key: str, sees: str) -> None:
    program = in_review(opened)
    program.press(key)
    program.see(sees)
    program.press({"down": "up", "pagedown": "pageup", "end": "home"}[key])
    program.see(f"0/{STEPS}")


def test_the_wheel_goes_step_by_step(opened: Opener) -> None:
    program = in_review(opened)
    program.wheel(3)
    program.see(f"3/{STEPS} East bids 1♥.")
    program.wheel(-1)
    program.see(f"2/{STEPS} North passes.")


def test_a_click_on_a_trick_goes_there_and_one_on_a_key_takes_a_step(opened: Opener) -> None:
    program = in_review(opened)
    program.press("end")
    program.see("►13")
    program.click_on(" 5 ♦")
    program.see(f"{CALLS + 20}/{STEPS}")
    program.see("► 5")
    program.click_on("Right next")
    program.see(f"{CALLS + 21}/{STEPS}")
    program.click_on("Left before")
    program.see(f"{CALLS + 20}/{STEPS}")


def test_a_click_on_a_hand_does_nothing(opened: Opener) -> None:
    program = in_review(opened)
    program.press(*["right"] * (CALLS + 1))
    program.see("West leads")
    before = program.match
    program.click_on("♥ K J")
    program.see(f"{CALLS + 1}/{STEPS}")
    assert program.match is before


def test_it_goes_on_in_a_window_that_was_too_small(opened: Opener) -> None:
    program = in_review(opened)
    program.press("right")
    program.resize(60, 20)
    program.see("The window is 60x20")
    program.press("right")
    program.wheel(1)
    program.resize(*LARGE)
    program.see(f"1/{STEPS} West passes.")


def test_the_last_deal_can_be_gone_through_after_the_rubber(opened: Opener) -> None:
    program = opened(rubber_won())
    program.see("rubber 700")
    program.press("v")
    program.see("The cards are dealt.")
    program.press("escape")
    program.see("rubber 700")


def test_a_rubber_stopped_in_a_deal_has_nothing_to_go_through(opened: Opener) -> None:
    program = opened(at_the_lead().stop())
    program.see("ended unfinished")
    assert not program.shows("v review")
    program.press("v")
    program.see("It is over already.")
    assert program.screen_name == "RubberResultScreen"


def test_a_deal_that_was_passed_out(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P P P"))
    program.press("v", "end")
    program.see("4/4 South passes.")
    program.see("Passed out: nobody scores.")


def test_a_deal_that_a_claim_ended(opened: Opener) -> None:
    rubber = trick_complete()
    for action in (Claim(Seat.SOUTH, 10), AnswerClaim(Seat.WEST, True), AnswerClaim(Seat.EAST, True)):
        rubber.act(action)
    program = opened(rubber)
    program.press("v", "end", "left", "left")
    program.see("South claims 10 of the 12 tricks left.")
    program.press("end")
    program.see("Agreed: N-S take 10 of 12.")


@pytest.mark.parametrize("hidden", [True, False])
def test_at_the_table_no_key_opens_the_review(opened: Opener, hidden: bool) -> None:
    program = opened(at_the_lead(replace(START, hidden=hidden)))
    program.press("v")
    program.press("f4")
    assert all(type(screen).__name__ != "ReviewScreen" for screen in program.app.screen_stack)
    assert not program.shows("The cards are dealt.")
