"""Claims: stated in a form by the player in turn, answered by the opponents behind their curtains, or played on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import Claimed, ClaimStatus
from bridge_tui.match.actions import StartMatch
from bridge_tui.match.match import Phase
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, third_hand, trick_complete
from tests.tui.test_trouble import FAILED, lock

BY_DUPLICATE_LAWS = replace(START, code=Code.DUPLICATE_2017)
HANDS = {
    Seat.NORTH: "♥ K J 4 3",
    Seat.EAST: "♥ Q 10 9 7 5",
    Seat.SOUTH: "♠ A K 10 8 5 4 2",
    Seat.WEST: "♣ A Q J 8 3 2",
}
"""A row of each hand, as it stands when declarer leads to the third trick."""


def seen(program: Driver) -> set[Seat]:
    """The seats whose hands are on the screen."""
    return {seat for seat, row in HANDS.items() if row in program.text}


def to_form(program: Driver, letter: str = "s", key: str = "m") -> None:
    program.lift(letter)
    program.press(key)
    program.see("Your line")


def claim(program: Driver, *keys: str, letter: str = "s") -> None:
    """Claim as these keys fill the form in."""
    to_form(program, letter)
    program.press(*keys, "enter")
    program.until(lambda: program.screen_name != "ClaimScreen")


def answer(program: Driver, letter: str, number: str) -> None:
    program.lift(letter)
    program.press(number, "enter")


def made(program: Driver) -> Claimed:
    """The last claim."""
    assert program.match.table is not None
    return program.match.table.claims[-1]


# The form.


@pytest.mark.parametrize("key", ["m", "f5"])
def test_the_player_in_turn_opens_the_form_which_shows_what_he_sees(opened: Opener, key: str) -> None:
    program = opened(declarer_leads())
    to_form(program, key=key)
    program.see("Tricks < 11 > all that are left; then N-S have 12 tricks: made, 2 over")
    program.see("Stated < nothing more >")
    assert seen(program) == {Seat.NORTH, Seat.SOUTH}


def test_law_41_before_the_opening_lead_nobody_claims(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("m")
    assert program.screen_name == "TableScreen"
    program.see("(today's Law 68)")


def test_under_the_curtain_nobody_claims(opened: Opener) -> None:
    program = opened(declarer_leads())
    for key in ("m", "f5"):
        program.press(key)
        assert program.screen_name == "TableScreen"
        program.see("The curtain waits for South: press S, then Enter.")


def test_letters_on_the_line_are_no_claim(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.lift("s")
    program.press("h", "m")
    assert program.screen_name == "TableScreen"


def test_it_is_filled_in_by_keys(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("left")
    program.see("< 10 > of the 11 left; then N-S have 11 tricks: made, 1 over")
    program.press("down", "right", "right", "down", *"low clubs", "up", "right")
    program.see("< trumps are drawn first, a finesse is taken >")
    program.press("enter")
    program.see("Give the keyboard to West or East.")
    claimed = made(program)
    assert (claimed.seat, claimed.tricks, claimed.left, claimed.line) == (Seat.SOUTH, 10, 11, "low clubs")
    assert (claimed.trumps, claimed.finesses) == ("draw_trumps", True)


def test_it_is_filled_in_by_the_mouse_alone_but_for_words(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.lift("s")
    program.click_on("m claim")
    program.see("Your line")
    program.click_on("< 11 >")
    program.click_on("< 10 >")
    program.see("< 9 >")
    x, y = program.place_of("< nothing more >")
    program.click(x + 6, y)
    program.see("< trumps are drawn first >")
    program.click(20, y + 1)
    program.press(*"mmm")
    program.see("Your line mmm")
    program.click_on("Enter claim")
    program.see("Give the keyboard to West or East.")
    assert (made(program).tricks, made(program).trumps, made(program).line) == (9, "draw_trumps", "mmm")


@pytest.mark.parametrize(
    ("digits", "tricks"), [("0", 0), ("1", 1), ("10", 10), ("11", 11), ("12", 2), ("3", 3), ("105", 5), ("117", 7)]
)
def test_digits_give_the_number_of_tricks(opened: Opener, digits: str, tricks: int) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press(*digits)
    program.see(f"Tricks < {tricks} >")


def test_a_digit_beyond_the_tricks_left_is_all_of_them(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P 1H 1S P 2S P 4S P P P").play_out(leave=12))
    to_form(program, letter=str(program.match.actors[0]).lower())
    program.press("9")
    program.see("Tricks < 3 >")
    program.press("²", "x", "-")
    program.see("Tricks < 3 >")


STATEMENTS = (
    ("nothing more", "", False),
    ("trumps are drawn first", "draw_trumps", False),
    ("a finesse is taken", "", True),
    ("trumps are drawn first, a finesse is taken", "draw_trumps", True),
)


@pytest.mark.parametrize("at", range(4))
def test_law_68c_each_statement_is_put_to_the_opponents(opened: Opener, at: int) -> None:
    words, trumps, finesses = STATEMENTS[at]
    program = opened(declarer_leads())
    claim(program, "down", *["right"] * at)
    heard = f": {words}" if at else ""
    program.see(f"South claims the 11 tricks left{heard}.")
    program.lift("e")
    program.see(f"You decide, East (today's Law 68): South claims the 11 tricks left{heard}.")
    assert (made(program).trumps, made(program).finesses) == (trumps, finesses)


def test_without_trumps_nothing_is_stated_of_them(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P P 3N P P P").play("DQ"))
    to_form(program)
    program.press("down", "left")
    program.see("< a finesse is taken >")
    program.press("left")
    program.see("< nothing more >")


def test_words_with_markup_and_control_characters_are_words(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("down", "down")
    program.paste("[red]s[/] \x1b[2J\u202e[@click=quit]x\ud800")
    program.press("enter")
    program.see('South claims the 11 tricks left: "[red]s[/] [2J[@click=quit]x".')
    assert made(program).line == "[red]s[/] [2J[@click=quit]x"


def test_the_longest_statement_can_be_read_whole_by_those_who_decide(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("1", "0", "down", "left", "down")
    program.paste("abcdefghi " * 9)
    program.press("enter")
    heard = (
        "South claims 10 of the 11 tricks left: trumps are drawn first, a finesse is taken, "
        '"abcdefghi abcdefghi abcdefghi abcdefghi".'
    )
    program.see(heard)
    program.lift("w")
    program.see(f"You decide, West: {heard}")
    program.see("1 Accept: the play ends, N-S have 10 and E-W 1 of the tricks left.")


def test_escape_claims_nothing(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    before = program.match
    program.press("3", "down", "down", *"abc", "escape")
    program.see("South (Cid): your lead.")
    assert program.match is before


def test_help_leaves_the_form_as_it_is(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("3", "f1")
    program.see("Claim or concede; the opponents are asked.")
    program.press("escape")
    program.see("Tricks < 3 >")


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


def test_a_defenders_claim_shows_his_hand_to_declarer_alone(opened: Opener) -> None:
    program = opened(trick_complete())
    claim(program, "0", letter="e")
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
    program.see("not what was announced")
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
    program.see("not what was announced")
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
    program.see("claim was contested and judged:")
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
    program.press("1", "enter")
    claim(program, "9", letter="s")
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


# When something stands in the way.


def test_nothing_is_filled_in_or_claimed_blindly_in_a_window_that_is_too_small(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("8", "down", "down", *"abc")
    before, match = program.text, program.match
    for size in ((79, 24), (80, 23)):
        program.resize(*size)
        program.see("Nothing is lost: make it larger.")
        program.press("3", "x", "down", "right", "enter", "enter")
        program.paste("words")
    program.resize(*SMALL)
    program.until(lambda: program.text == before, lambda: program.text)
    assert program.match is match


def test_the_form_stays_below_the_table_when_the_window_grows(opened: Opener) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("8")
    program.resize(*LARGE)
    program.see("─ The deal so far ─")
    program.see("Tricks < 8 >")
    assert program.rows[-1].startswith(" Enter claim")
    program.press("enter")
    program.see("Give the keyboard to West or East.")
    assert made(program).tricks == 8


def test_a_question_comes_again_after_the_window_was_too_small(opened: Opener) -> None:
    program = opened(declarer_leads())
    claim(program)
    program.lift("w")
    program.press("2")
    program.resize(40, 10)
    program.see("Nothing is lost: make it larger.")
    match = program.match
    program.press("enter", "1", "enter")
    assert program.match is match
    program.resize(*SMALL)
    program.see("You decide, West")
    assert program.match is match


def test_a_claim_and_an_answer_that_cannot_be_saved_are_not_made(opened: Opener, store: Store) -> None:
    program = opened(declarer_leads())
    to_form(program)
    program.press("7")
    before = program.match
    lock(store)
    program.press("enter")
    program.see(FAILED)
    assert program.match is before
    program.see("Tricks < 7 >")
    lock(store, locked=False)
    program.press("enter")
    program.see("Give the keyboard to West or East.")
    program.lift("e")
    lock(store)
    program.press("1", "enter")
    program.see(FAILED)
    lock(store, locked=False)
    program.press("enter")
    program.see("Give the keyboard to West (Dot).")


def test_a_claim_in_a_game_that_went_on_elsewhere_is_not_made_and_says_all_of_why(opened: Opener, store: Store) -> None:
    program = opened(declarer_leads())
    elsewhere = opened()
    elsewhere.press("enter")
    elsewhere.lift("s")
    elsewhere.type("sa")
    claim_keys = ("s", "enter", "m", "enter")
    program.press(*claim_keys)
    program.see("has gone on in another window. Open it again to continue.")
    assert program.screen_name == "ClaimScreen"


def test_keys_struck_ahead_of_the_form_claim_nothing_for_others(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.lift("s")
    program.burst("m", "enter", "enter", "enter")
    program.until(
        lambda: program.screen_name == "ClaimScreen" or bool(program.match.table and program.match.table.claims)
    )
    assert program.match.table is not None
    assert all(claimed.status is ClaimStatus.OPEN for claimed in program.match.table.claims)
    assert Card.parse("SA") in program.match.table.hands[Seat.SOUTH]


def test_dummys_seat_claims_nothing(opened: Opener) -> None:
    program = opened(third_hand().play("HA"))
    claim(program, "0", letter="s")
    assert made(program).seat is Seat.SOUTH


def start_of_two(start: StartMatch) -> StartMatch:
    """Ann holds North and South, Bob the others."""
    return replace(start, players=("Ann", "Bob", "Ann", "Bob"))


def test_declarer_claims_also_when_dummys_hand_is_in_turn(opened: Opener) -> None:
    program = opened(declarer_leads(start_of_two(START)).play("D8 DT"))
    claim(program, "9")
    assert made(program).seat is Seat.SOUTH
