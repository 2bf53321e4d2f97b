"""The last trick by key, as Law 66 of the classic code allows it, and a sentence where it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from tests.tui.conftest import Opener
from tests.tui.sessions import START, Rubber, at_the_lead, trick_complete

OF_1993 = replace(START, code=Code.RUBBER_1993)

FIRST_TRICK = ("North ♥2", "West ♥6", "East ♥A", "South ♥8", "West led, East won it.")


@pytest.mark.parametrize("key", ["l", "f3"])
def test_law_66_whoever_is_to_lead_may_look(opened: Opener, key: str) -> None:
    program = opened(trick_complete())
    program.lift("e")
    program.press(key)
    program.see("The last trick Law 66 (today's numbering)")
    for words in FIRST_TRICK:
        assert program.shows(words)
    program.press("escape")
    program.see("East (Bob): your lead.")


def test_law_66_there_is_no_last_trick_before_the_first_is_complete(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("l")
    assert "No trick is complete yet (today's Law 66)." in program.prompt
    assert program.screen_name == "TableScreen"


def test_law_66_classic_nobody_may_look_once_the_next_trick_has_begun(opened: Opener) -> None:
    program = opened(trick_complete().play("D3"))
    program.lift("s")
    before = program.match
    program.press("l")
    assert program.shows("The next trick has begun, so the last stays closed (today's Law 66).")
    assert program.screen_name == "TableScreen"
    assert program.match is before


def test_law_66_of_1993_a_player_may_look_until_his_side_has_played_on(opened: Opener) -> None:
    program = opened(trick_complete(OF_1993).play("D3"))
    program.lift("s")
    program.press("l")
    program.see("West led, East won it.")
    program.press("escape")
    program.type("da")
    program.lift("w")
    program.press("l")
    assert "West's side has played on and may not look back (Law 66)." in program.prompt


def test_law_66_with_open_hands_the_right_is_that_of_the_seat_in_turn(opened: Opener) -> None:
    program = opened(trick_complete(replace(OF_1993, hidden=False)).play("D3"))
    program.press("l")
    program.see("West led, East won it.")


def test_law_66_the_thirteenth_trick_may_be_seen_at_the_result(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.press("l")
    program.see("The last trick Law 66 (today's numbering)")
    for words in ("North ♣5", "East ♣4", "South ♣6", "West ♣2", "North led, South won it."):
        assert program.shows(words)
    program.press("escape")
    program.see("12 tricks: made, 2 over")


def test_law_66_a_deal_that_was_passed_out_has_no_last_trick(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P P P"))
    program.press("l")
    program.see("No trick is complete yet (today's Law 66).")
    assert program.screen_name == "DealResultScreen"


def test_under_the_curtain_everybody_may_look_until_the_next_lead(opened: Opener) -> None:
    program = opened(trick_complete())
    program.press("l")
    program.see("West led, East won it.")
    program.press("escape")
    program.see("Give the keyboard to East (Bob).")


def test_under_the_curtain_nobody_may_after_the_next_lead(opened: Opener) -> None:
    program = opened(trick_complete().play("D3"))
    program.press("l")
    assert "The next trick has begun, so the last stays closed (today's Law 66)." in program.prompt
    assert program.screen_name == "TableScreen"
    program.press("s")
    assert "The next trick has begun" not in program.prompt
