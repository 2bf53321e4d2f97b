"""Claims: what each player sees while one is open, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import Seat
from tests.tui.conftest import Opener
from tests.tui.consent import HANDS, answer, claim, made, seen
from tests.tui.sessions import START, at_the_lead, declarer_leads, trick_complete

BY_DUPLICATE_LAWS = replace(START, code=Code.DUPLICATE_2017)


# What each sees.


def test_while_declarers_claim_is_open_his_hand_is_faced_and_no_other_is(opened: Opener) -> None:
    program = opened(declarer_leads())
    claim(program)
    assert seen(program) == {Seat.NORTH, Seat.SOUTH}
    program.press("w")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH}
    program.press("enter")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH, Seat.WEST}
    program.press("1", "enter")
    program.see("Give the keyboard to East (Bob).")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH}
    program.lift("e")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH, Seat.EAST}


def test_who_concedes_everything_shows_his_hand_to_nobody(opened: Opener) -> None:
    program = opened(trick_complete())
    claim(program, "0", letter="e")
    program.lift("s")
    program.see("East concedes the 12 tricks left")
    assert Seat.EAST not in seen(program)


def test_a_defenders_claim_shows_his_hand_to_declarer_alone(opened: Opener) -> None:
    program = opened(trick_complete())
    claim(program, "1", letter="e")
    program.see("Give the keyboard to South or West.")
    assert Seat.EAST not in seen(program)
    program.lift("w")
    assert Seat.EAST not in seen(program)
    program.press("1", "enter")
    program.see("Give the keyboard to South (Cid).")
    assert Seat.EAST not in seen(program)
    program.lift("s")
    assert {Seat.EAST, Seat.SOUTH} <= seen(program)


@pytest.mark.parametrize(("first", "second"), ["we", "ew"])
def test_either_opponent_may_lift_the_curtain_first_by_his_own_letter(opened: Opener, first: str, second: str) -> None:
    program = opened(declarer_leads())
    claim(program)
    program.see("Give the keyboard to West or East.")
    program.see("West: press W, East: press E, then Enter.")
    for wrong in ("s", "n", "enter"):
        program.press(wrong, "enter")
        program.see("The curtain waits for West: press W, East: press E, then Enter.")
    answer(program, first, "1")
    program.lift(first)
    program.see("Give the keyboard to")
    assert program.match.phase is Phase.PLAYING
    answer(program, second, "1")
    program.see("South claims the 11 tricks left: agreed.")


# What becomes of it.


def test_law_68_both_accept_and_the_result_says_what_was_agreed(opened: Opener) -> None:
    program = opened(declarer_leads())
    claim(program, "1", "0")
    answer(program, "w", "1")
    answer(program, "e", "1")
    assert program.screen_name == "DealResultScreen"
    program.see("11 tricks: made, 1 over")
    program.see("South claims 10 of the 11 tricks left: agreed.")
    assert program.match.result is not None
    assert program.match.result.tricks == 11
    assert made(program).status is ClaimStatus.AGREED


def test_law_70_classic_contested_it_is_played_on_with_declarers_hand_faced(opened: Opener) -> None:
    program = opened(declarer_leads())
    claim(program, "down", "right")
    answer(program, "e", "2")
    program.see("East does not accept the claim. The play goes on.")
    program.see("Give the keyboard to South (Cid).")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH}
    program.lift("s")
    program.type("h3")
    program.see("South does not hold ♥3.")
    program.type("c6")
    program.see("a trump has to be led while one is out")
    program.type("sa")
    program.see("Give the keyboard to West (Dot).")
    assert "♠ K 10 8 5 4 2" in program.text
    program.lift("w")
    assert "♠ K 10 8 5 4 2" in program.text


def test_law_70_both_defenders_may_ask_about_trumps_that_were_not_mentioned(opened: Opener) -> None:
    program = opened(declarer_leads())
    claim(program)
    answer(program, "w", "2")
    program.see("You decide, West: South plays on; trumps are out and were not mentioned.")
    program.press("3", "enter")
    program.see("Give the keyboard to East (Bob).")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH}
    program.lift("e")
    program.see("1 To draw them")
    program.press("2", "enter")
    program.see("East asks that trumps be left.")
    program.lift("s")
    program.type("sa")
    program.see("no trump may be led while one is out")
    program.type("d8")
    program.see("Give the keyboard to West (Dot).")


def test_law_70_the_first_defender_who_asks_decides(opened: Opener) -> None:
    program = opened(declarer_leads())
    claim(program)
    answer(program, "w", "2")
    program.press("1", "enter")
    program.see("West asks that trumps be drawn.")
    program.see("Give the keyboard to South (Cid).")


def test_law_70_duplicate_2017_with_few_cards_a_contested_claim_is_judged(opened: Opener) -> None:
    program = opened(at_the_lead(BY_DUPLICATE_LAWS).play_out(leave=16))
    letter = str(program.match.actors[0]).lower()
    claim(program, letter=letter)
    for _ in range(2):
        if program.match.phase is Phase.PLAYING:
            opponent = program.match.actors[0]
            program.lift(str(opponent).lower())
            program.see("Contest: the ending is judged, and what is doubtful goes against")
            program.press("2", "enter")
    assert program.screen_name == "DealResultScreen"
    program.see(": contested, and judged to be")
    assert made(program).status is ClaimStatus.ADJUDICATED


def test_law_70_duplicate_2017_with_many_cards_all_four_agree_to_play_on(opened: Opener) -> None:
    program = opened(declarer_leads(BY_DUPLICATE_LAWS))
    claim(program)
    program.lift("w")
    program.see("2 Contest: the four of you agree to play on, or on another number.")
    program.press("2", "enter")
    program.see("You decide, West (Law 68): South's claim is contested.")
    program.press("1", "enter")
    program.see("Give the keyboard to North, East or South.")
    for letter in "nes":
        answer(program, letter, "1")
    program.see("The claim is void, and the play goes on.")
    assert made(program).status is ClaimStatus.VOID


def test_law_70_duplicate_2017_a_disputed_claim_gives_way_to_another_number(opened: Opener) -> None:
    program = opened(declarer_leads(BY_DUPLICATE_LAWS))
    claim(program)
    answer(program, "w", "2")
    program.press("m")
    assert program.screen_name == "ClaimScreen", "any of the four but dummy may propose a number"
    program.press("escape")
    program.see("You decide, West")
    program.press("2", "enter")
    program.see("Tricks < 0 > of the 11 left for E-W; then N-S have")
    program.press("escape")
    program.see("You decide, West")
    program.press("1", "enter")
    program.lift("s")
    program.press("2", "enter")
    program.see("Tricks < 11 >")
    program.press("9", "enter")
    for letter in "ew":
        answer(program, letter, "1")
    assert program.match.result is not None
    assert program.match.result.tricks == 1 + 9


def test_law_68b_a_defenders_partner_may_object_to_his_concession(opened: Opener) -> None:
    program = opened(trick_complete())
    claim(program, "2", letter="e")
    program.see("Give the keyboard to South or West.")
    program.lift("w")
    program.see("1 Agree to concede 10 tricks.")
    program.see("2 Object: the claim is void, and the play goes on.")
    program.press("2", "enter")
    program.see("The claim is void, and the play goes on.")
    program.see("Give the keyboard to East (Bob).")
    program.lift("e")
    program.type("d3")
    program.see("Give the keyboard to South (Cid).")


@pytest.mark.parametrize("declarer", ["1", "2"])
def test_law_68b_the_partner_may_object_whatever_declarer_has_answered(opened: Opener, declarer: str) -> None:
    program = opened(trick_complete())
    claim(program, "2", letter="e")
    answer(program, "s", declarer)
    program.see("Give the keyboard to West (Dot).")
    assert not {Seat.EAST, Seat.SOUTH} & seen(program)
    answer(program, "w", "2")
    program.see("The claim is void, and the play goes on.")
    assert made(program).status is ClaimStatus.VOID


@pytest.mark.parametrize("order", ["ws", "sw"])
def test_law_68b_if_both_agree_the_concession_stands(opened: Opener, order: str) -> None:
    program = opened(trick_complete())
    claim(program, "2", letter="e")
    for letter in order:
        answer(program, letter, "1")
    program.see("East claims 2 of the 12 tricks left: agreed.")
    assert program.match.result is not None
    assert program.match.result.tricks == 10


def test_one_person_in_both_seats_is_asked_for_each_by_name(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, players=("Ann", "Bob", "Cid", "Bob"))))
    claim(program)
    program.lift("e")
    program.see("You decide, East")
    assert HANDS[Seat.WEST] not in program.text
    program.press("1", "enter")
    program.see("You decide, West")
    assert HANDS[Seat.EAST] not in program.text
    program.press("1", "enter")
    program.see("agreed.")


def test_with_open_hands_the_seats_are_asked_one_after_the_other(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, hidden=False)))
    program.press("m")
    program.see("Your line")
    assert seen(program) == set(HANDS)
    program.press("enter")
    program.see("You decide, West")
    program.press("1", "enter")
    program.see("You decide, East")
    program.press("1", "enter")
    program.see("agreed.")
