"""Claims: stated in a form by the player in turn, by keys or the mouse, and never blindly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.match.actions import StartMatch
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.consent import claim, made, seen, shown_hands, to_form
from tests.tui.driver import LARGE, SMALL
from tests.tui.live_rubbers import live
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, third_hand, trick_complete
from tests.tui.test_trouble import FAILED, lock


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


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_law_49_a_defender_at_a_live_table_claims_with_his_hand_faced(opened: Opener, size: tuple[int, int]) -> None:
    program = opened(trick_complete(live(Code.RUBBER_2014)), size)
    to_form(program, "e")
    program.see("Your hand < shown > to declarer alone")
    assert "East · Bob" in program.text, "the table stays in sight"
    program.press("7", "down", "down", "down", "right")
    program.see("< faced > to everybody; contested, all of it is penalty cards")
    program.press("enter")
    program.see("East claims 7 of the 12 tricks left, and faces his hand.")
    assert shown_hands(program) == {Seat.NORTH, Seat.EAST}
    program.lift("w")
    program.see("Agree to concede 5 tricks.")
    program.press("1", "enter")
    program.lift("s")
    program.see("Contest: the play goes on, and all of East's cards are penalty cards.")
    program.press("2", "enter")
    assert program.match.table is not None
    assert len(program.match.table.matters.penalty_cards) == 12


@pytest.mark.parametrize(("start", "letter"), [(START, "e"), (live(), "s")])
def test_law_68_nobody_else_is_asked_about_his_hand(opened: Opener, start: StartMatch, letter: str) -> None:
    program = opened(trick_complete(start) if letter == "e" else declarer_leads(start))
    to_form(program, letter)
    assert "Your hand" not in program.text
