"""A revoke claimed on the result of a deal: the answer, the score, and the table that comes back."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import ClaimRevoke
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import Seat, Side
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.live_rubbers import live, over
from tests.tui.sayings import choose, last_action


def to_form(program: Driver, letter: str = "w") -> None:
    """This seat is about to claim a revoke."""
    program.press("!", letter)
    choose(program, "Claim a revoke")
    program.see("claims a revoke")


def offender(program: Driver, name: str) -> None:
    """Choose whose revoke it was."""
    for _turn in range(4):
        if f"< {name} >" not in program.text:
            program.press("right")
    assert f"< {name} >" in program.text


def test_law_64_the_answer_and_the_new_score_stand_on_the_result_and_on_the_sheet(opened: Opener, store: Store) -> None:
    program = opened(over(live(), {1: Seat.SOUTH}))
    program.see("11 tricks: made, 1 over")
    to_form(program)
    offender(program, "South")
    program.press("enter")
    program.see("The record shows South's revoke at trick 1. 2 tricks go to E-W (today's Law 64).")
    program.see("9 tricks: down 1")
    assert last_action(program, store) == ClaimRevoke(Seat.WEST, 1, Seat.SOUTH)
    assert (program.match.sheet.total(Side.NS), program.match.sheet.total(Side.EW)) == (0, 50)
    program.press("g")
    program.see("2 tricks transferred, today's Law 64")
    resumed = Session.resume(store, program.table.session.game)
    assert resumed.match == program.match


def test_law_64_a_wrong_claim_costs_nothing(opened: Opener) -> None:
    program = opened(over(live(Code.RUBBER_2014), {1: Seat.SOUTH}))
    to_form(program, "e")
    offender(program, "West")
    program.press("down", *"13", "enter")
    program.see("No revoke by West at trick 13; the claim costs nothing (Law 64).")
    program.see("11 tricks: made, 1 over")


def test_law_64_the_same_revoke_is_not_claimed_twice(opened: Opener) -> None:
    program = opened(over(live(), {1: Seat.SOUTH}))
    for _time in range(2):
        to_form(program)
        offender(program, "South")
        program.press("enter")
    assert program.screen_name == "RevokeClaimScreen"
    assert program.match.result is not None
    assert program.match.result.paid == (2, 0)


def test_law_62d_a_revoke_at_trick_twelve_brings_the_table_back(opened: Opener) -> None:
    program = opened(over(live(Code.DUPLICATE_2017), {12: Seat.NORTH}))
    to_form(program)
    offender(program, "North")
    program.press("down", *"12")
    program.see("< 12 >")
    program.press("enter")
    program.see("The record shows North's revoke at trick 12.")
    program.see("the score is off the sheet, and any claim is void.")
    program.see("Give the keyboard to South (Cid).")
    assert (program.screen_name, program.match.phase) == ("TableScreen", Phase.PLAYING)
    assert program.match.sheet.deals == 0


def test_a_trick_is_chosen_by_a_click_on_it(opened: Opener) -> None:
    program = opened(over(live(), {}))
    to_form(program)
    x, y = program.place_of("12 ")
    program.click(x, y)
    program.see("< 12 >")


def test_a_trick_is_typed_wherever_the_cursor_is(opened: Opener) -> None:
    program = opened(over(live(), {}))
    to_form(program)
    program.burst("1", "2")
    program.see("< 12 >")
    program.press("up")
    offender(program, "South")
    program.press("7")
    program.see("< 7 >")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_all_hands_tricks_and_the_form_have_room(opened: Opener, size: tuple[int, int]) -> None:
    program = opened(over(live(), {}), size)
    to_form(program)
    for words in ("South · Cid", "13 ", "Revoked", "At trick", "A wrong claim costs nothing", "Enter claim"):
        assert words in program.text
    assert len(program.rows) == size[1]


def test_law_64_the_next_deal_ends_the_right_to_claim(opened: Opener) -> None:
    program = opened(over(live(), {1: Seat.SOUTH}))
    program.press("enter")
    program.see("Give the keyboard to North (Ann).")
    program.press("!", "w")
    program.see("West (Dot) says:")
    assert not program.shows("revoke")
