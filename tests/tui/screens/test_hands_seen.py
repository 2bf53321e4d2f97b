"""Hands that are faced or looked at by the director's list: never by one key, and only those that may be seen."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim, LookAtHand, SpreadHand
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.driver import Driver
from tests.tui.live_rubbers import acted, live
from tests.tui.sayings import choose, last_action
from tests.tui.sessions import Rubber, at_the_lead, declarer_leads, third_hand

FACE_IT = (
    "Face your hand? Everybody sees all of it. If your claim is contested, all of it becomes penalty cards "
    "(today's Law 49). Enter or another click confirms, Esc goes back."
)


@pytest.mark.parametrize("otherwise", ["escape", "up", "e"])
def test_a_hand_that_is_faced_takes_a_second_enter_and_esc_an_arrow_or_a_seat_withdraws_it(
    opened: Opener, otherwise: str
) -> None:
    program = opened(third_hand(live()))
    before = program.match
    program.lift("e")
    program.press("!")
    choose(program, "Face my hand")
    program.see(FACE_IT)
    program.press(otherwise)
    assert FACE_IT not in program.text
    program.see("East (Bob) says:")
    choose(program, "Face my hand")
    program.see(FACE_IT)
    assert program.match is before


def test_an_enter_held_down_and_the_clicks_of_a_double_one_face_no_hand(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "HELD", 100.0)
    program = opened(third_hand(live()))
    before = program.match
    program.lift("e")
    program.press("!")
    choose(program, "Face my hand")
    program.press("enter", "enter")
    for _click in range(3):
        program.click_on("Face my hand")
    program.click_on("Enter confirm")
    program.see(FACE_IT)
    assert program.match is before


def test_a_hand_is_faced_by_clicks_of_which_the_last_confirms(opened: Opener, store: Store) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.click_on("! director")
    program.click_on("Face my hand")
    assert FACE_IT not in program.text
    program.click_on("Face my hand")
    program.see(FACE_IT)
    program.see("Enter confirm")
    assert "Enter say" not in program.text
    program.click_on("Face my hand")
    program.until(lambda: program.screen_name == "TableScreen")
    assert last_action(program, store) == SpreadHand(Seat.EAST)


def test_a_click_on_another_line_withdraws_it(opened: Opener) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.press("!")
    choose(program, "Face my hand")
    program.see(FACE_IT)
    program.click_on("Drop, show or name cards")
    assert FACE_IT not in program.text
    program.see("Enter say")
    assert program.screen_name == "DirectorScreen"


def test_law_68_a_hand_that_is_faced_is_a_claim(opened: Opener) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.press("!")
    choose(program, "Face my hand, and claim all tricks that are left")
    program.see(FACE_IT)
    program.press("enter")
    program.see("East claims the 13 tricks left")


def test_law_54_declarer_faces_his_hand_after_an_opening_lead_out_of_turn(opened: Opener) -> None:
    program = opened(acted(at_the_lead(live()), "E:S7"))
    program.lift("s")
    program.press("!")
    choose(program, "Face my hand")
    program.see("Face your hand? Everybody sees all of it. Enter or another click confirms, Esc goes back.")
    program.press("enter")
    program.see("4♠ by North")
    assert program.match.table is not None
    assert program.match.table.contract is not None
    assert program.match.table.contract.declarer is Seat.NORTH


def test_law_70_after_declarers_contested_claim_a_defender_faces_his_hand_for_nothing(
    opened: Opener, store: Store
) -> None:
    contested = declarer_leads(live()).act(Claim(Seat.SOUTH, 11, draws_trumps=True)).act(AnswerClaim(Seat.WEST, False))
    program = opened(contested)
    program.press("tab")
    program.lift("w")
    program.press("!")
    choose(program, "Face my hand")
    program.see("It costs nothing, since declarer's claim is contested (today's Law 70).")
    program.press("enter")
    program.see("Give the keyboard to South (Cid).")
    assert last_action(program, store) == SpreadHand(Seat.WEST)
    assert shown_hands(program) == {Seat.NORTH, Seat.SOUTH, Seat.WEST}
    assert program.match.table is not None
    assert not program.match.table.matters.penalty_cards


# Dummy.


def dummy_at_the_keyboard(opened: Opener, rubber: Rubber) -> Driver:
    """The list of North, dummy, whose player has lifted his curtain."""
    program = opened(rubber)
    program.press("tab", "tab")
    program.lift("n")
    program.press("!")
    program.see("North (Ann) says:")
    return program


LOSES = "Look at South's hand? You lose the rights of a dummy for the rest of the deal (today's Law 43)."


def test_law_43_dummy_looks_at_declarers_hand_behind_his_own_curtain_alone(opened: Opener, store: Store) -> None:
    program = dummy_at_the_keyboard(opened, at_the_lead(live()).play("H6"))
    choose(program, "Look at South's hand")
    program.see(LOSES)
    program.press("enter")
    program.see("You act for North. South plays for North, who may speak (!). Esc goes back.")
    program.see("North looks at South's hand")
    assert last_action(program, store) == LookAtHand(Seat.NORTH, Seat.SOUTH)
    assert shown_hands(program) == {Seat.NORTH, Seat.SOUTH}
    program.press("escape")
    program.see("Give the keyboard to South (Cid).")
    assert shown_hands(program) == {Seat.NORTH}
    program.press("tab")
    program.lift("w")
    assert shown_hands(program) == {Seat.NORTH, Seat.WEST}
    program.press("tab")
    program.lift("n")
    assert shown_hands(program) == {Seat.NORTH, Seat.SOUTH}
    program.press("!")
    program.see("North (Ann) says:")
    assert "Look at" not in program.text


@pytest.mark.parametrize("otherwise", ["escape", "up", "n"])
def test_law_43_who_does_not_look_after_all_has_lost_nothing(opened: Opener, otherwise: str) -> None:
    program = dummy_at_the_keyboard(opened, at_the_lead(live()).play("H6"))
    before = program.match
    choose(program, "Look at South's hand")
    program.see(LOSES)
    program.press(otherwise)
    assert not program.shows("You lose the rights")
    assert program.match is before


def test_law_43_an_enter_held_down_and_clicks_on_its_line_show_no_hand(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "HELD", 100.0)
    program = dummy_at_the_keyboard(opened, at_the_lead(live()).play("H6"))
    before = program.match
    choose(program, "Look at South's hand")
    program.press("enter", "enter")
    for _click in range(3):
        program.click_on("Look at South's hand")
    program.click_on("Enter confirm")
    program.see(LOSES)
    assert program.match is before


def test_law_43_from_the_curtain_dummys_letter_lets_him_speak_but_not_look(opened: Opener) -> None:
    program = opened(at_the_lead(live()).play("H6"))
    program.press("!", "n")
    program.see('"Wrong hand!"')
    program.see("South, none of that suit?")
    assert "Look at" not in program.text


def test_law_43_a_dummy_without_rights_who_warns_declarer_leaves_the_hand_to_the_defenders(opened: Opener) -> None:
    program = opened(declarer_leads(live()).act(LookAtHand(Seat.NORTH, Seat.SOUTH)))
    program.press("!", "n")
    choose(program, "Wrong hand!")
    program.see("Give the keyboard to West or East.")
    program.lift("e")
    program.press("1", "enter")
    program.see("Give the keyboard to South (Cid).")
    assert program.match.table is not None
    assert program.match.table.turn is Seat.NORTH
