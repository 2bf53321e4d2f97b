"""Calling the director: who speaks, what the list shows, and what has come of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Ask, Claim, MakeCall, Remark, SpreadHand
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Cards
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.live_rubbers import acted, live, over
from tests.tui.sayings import choose, last_action
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, third_hand

EAST_HOLDS = ("A Q 10 9 7 5", "J 7 4 3")
"""Of East's hand in the smallest window."""


@pytest.mark.parametrize("key", ["!", "f9"])
def test_under_the_curtain_it_is_asked_who_speaks_and_no_hand_is_shown(opened: Opener, key: str) -> None:
    program = opened(third_hand(live()))
    program.press(key)
    program.see("Who speaks? Press the letter of your seat: N, E, S, W.")
    assert "Enter say" not in program.text
    program.press("w")
    program.see("West (Dot) says:")
    assert "Drop, show" not in program.text
    assert "Face my hand" not in program.text
    program.see("To drop or show a card: Tab to your seat and lift your curtain first.")
    program.press("n")
    program.see("North (Ann) says:")
    assert "To drop" not in program.text


@pytest.mark.parametrize("key", ["!", "f9"])
def test_whoever_is_at_the_keyboard_speaks_at_once_with_his_hand_covered(opened: Opener, key: str) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.press(key)
    program.see("East (Bob) says:")
    assert not any(words in program.text for words in EAST_HOLDS)
    program.see("Drop, show or name cards")
    assert "To drop" not in program.text
    program.press("escape")
    program.see("East (Bob): play a card.")


def test_another_seat_speaks_after_its_letter(opened: Opener, store: Store) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.press("!", "s")
    program.see("South (Cid) says:")
    assert "Drop, show" not in program.text
    choose(program, "Somebody has revoked")
    program.see("South draws attention to a revoke")
    assert last_action(program, store) == Remark(Seat.SOUTH, About.REVOKE)
    program.see("Give the keyboard to East (Bob).")


@pytest.mark.parametrize("then", [("enter",), ("escape",), ("e", "escape")])
def test_after_the_letter_of_another_player_no_hand_is_uncovered_for_him(opened: Opener, then: tuple[str, ...]) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.press("down", "!", "s", *then)
    program.see("Give the keyboard to East (Bob).")
    assert shown_hands(program) == {Seat.NORTH}
    program.lift("e")
    assert program.table.pending.is_empty


def test_who_has_come_to_the_keyboard_is_not_offered_the_cards_of_the_one_before(opened: Opener) -> None:
    program = opened(third_hand(live()))
    program.lift("e")
    program.press("!", "s", "e")
    program.see("East (Bob) says:")
    assert "Drop, show" not in program.text


def test_who_plays_several_seats_speaks_for_each_without_letting_go(opened: Opener) -> None:
    program = opened(third_hand(replace(live(), players=("Ann", "Bob", "Ann", "Bob"))))
    program.lift("e")
    program.press("!", "w")
    program.see("Drop, show or name cards")
    program.press("escape")
    program.see("East (Bob): play a card.")


def test_law_61_a_player_is_asked_by_a_line_of_the_list(opened: Opener, store: Store) -> None:
    program = opened(third_hand(live()))
    program.press("!", "s")
    choose(program, "East, none of that suit?")
    assert last_action(program, store) == Ask(Seat.SOUTH, Seat.EAST)
    program.see("South asks East: none of that suit? (today's Law 61)")
    program.see("Give the keyboard to East (Bob).")


IN_VAIN = [
    ("w", "Somebody has revoked", "West draws attention to a revoke: nothing follows now."),
    ("e", "I have revoked", "East owns up to a revoke: nothing follows now."),
    ("s", "East, none of that suit?", "none of that suit? (today's Law 61). Nothing follows now."),
    ("s", "West, none of that suit?", "none of that suit? (today's Law 61). Nothing follows now."),
]
"""Who says what, and the answer where it leads to nothing."""


@pytest.mark.parametrize(("seat", "words", "answer"), IN_VAIN, ids=[f"{seat} {words}" for seat, words, _ in IN_VAIN])
def test_law_61_a_word_that_changes_nothing_is_answered_and_leaves_the_same_screen(
    opened: Opener, other_store: Store, seat: str, words: str, answer: str
) -> None:
    """In the first rubber East has revoked and established it; in the second nobody has done anything wrong."""
    screens = []
    for cards, store in (("E:C4 S:H8 S:SA W:S9 N:S6 E:S7", None), ("E:H5 S:H8 S:SA W:S9 N:S6 E:S7", other_store)):
        program = opened(acted(third_hand(live()), cards), on=store)
        program.press("!", seat)
        choose(program, words)
        program.see(answer)
        screens.append(program.prompt)
    assert screens[0] == screens[1]


def test_a_word_that_leads_to_nothing_is_answered_below_a_claim_that_waits(opened: Opener) -> None:
    program = opened(declarer_leads(live()).act(Claim(Seat.SOUTH, 10)))
    program.lift("w")
    program.press("!")
    choose(program, "South, none of that suit?")
    program.see("You decide, West (today's Law 68): South claims 10 of the 11 tricks left.")
    program.see("West asks South: none of that suit? (today's Law 61). Nothing follows now.")
    program.see("2 Contest")


def test_law_61_attention_to_a_revoke_opens_the_trick_again(opened: Opener) -> None:
    program = opened(acted(third_hand(live()), "E:C4 S:H8"))
    program.press("!", "s")
    choose(program, "Somebody has revoked")
    program.see("Give the keyboard to East (Bob).")
    program.see("East has revoked with ♣4")


def test_the_mouse_says_it_with_the_second_click(opened: Opener, store: Store) -> None:
    program = opened(third_hand(live()))
    program.click_on("! director")
    program.press("w")
    program.click_on('"That was out of turn."')
    program.see("West (Dot) says:")
    program.click_on('"That was out of turn."')
    program.see("West draws attention to a lead out of turn")
    assert last_action(program, store) == Remark(Seat.WEST, About.LEAD_OUT_OF_TURN)


@pytest.mark.parametrize("key", ["!", "f9"])
@pytest.mark.parametrize("rubber", [Rubber(START).deal(), at_the_lead(START), third_hand(START)])
def test_at_a_guarded_table_nobody_is_called(opened: Opener, rubber: Rubber, key: str) -> None:
    program = opened(rubber)
    assert "! director" not in program.text
    program.press(key)
    program.see("The director can be called at a live table, from the deal until the next, unless it is passed out.")
    assert program.screen_name == "TableScreen"


@pytest.mark.parametrize("lifted", [False, True])
def test_while_a_request_to_take_back_waits_the_refusal_says_so(opened: Opener, lifted: bool) -> None:
    program = opened(declarer_leads(live()).act(AskTakeBack(Seat.WEST)))
    if lifted:
        program.lift("s")
    program.press("!")
    program.see("A request to take back waits for South; the director comes after it.")
    assert program.screen_name == "TableScreen"


def test_the_palette_offers_it(opened: Opener) -> None:
    program = opened(third_hand(live()))
    program.press("ctrl+p")
    program.press(*"director")
    program.see("director (!)")


def test_with_open_hands_any_seat_can_show_cards(opened: Opener) -> None:
    program = opened(third_hand(live(hidden=False)))
    for seat in SEATS:
        program.press("!", str(seat).lower())
        program.see("says:")
        assert ("Drop, show" in program.text) is (seat is not Seat.NORTH)
        program.press("escape")


# In the auction.


def bidding(calls: str) -> Rubber:
    """West deals: these calls at a live table."""
    return Rubber(live()).deal().call(calls)


def test_law_9_in_the_auction_anybody_draws_attention_to_a_call(opened: Opener, store: Store) -> None:
    program = opened(bidding("P P 1H"))
    program.press("!", "w")
    program.see("West (Dot) says:")
    assert "slip" not in program.text
    choose(program, "That bid was not high enough.")
    assert last_action(program, store) == Remark(Seat.WEST, About.INSUFFICIENT_BID)
    program.see("Give the keyboard to South (Cid).")


def test_law_24_a_hand_that_is_faced_in_the_auction_bars_partner(opened: Opener, store: Store) -> None:
    program = opened(bidding("P P 1H"))
    program.lift("s")
    program.press("!")
    choose(program, "Face my hand")
    program.see("Your partner then has to pass once, and if you defend, all of it becomes penalty cards")
    program.press("enter")
    program.until(lambda: last_action(program, store) == SpreadHand(Seat.SOUTH))
    assert program.match.table is not None
    faced = Cards.of(each.card for each in program.match.table.view(Seat.EAST).faced)
    assert faced == program.match.table.hands[Seat.SOUTH]


def test_law_24_a_card_is_dropped_in_the_auction(opened: Opener) -> None:
    program = opened(bidding("P P 1H"))
    program.lift("s")
    program.press("!")
    choose(program, "Drop, show or name cards")
    program.see("They are < dropped >")
    program.press("s", "2", "enter")
    program.until(lambda: program.screen_name == "TableScreen")
    assert program.match.table is not None
    assert [str(each.card) for each in program.match.table.view(Seat.EAST).faced] == ["S2"]


def test_law_25_a_slip_is_told_from_the_list(opened: Opener, store: Store) -> None:
    program = opened(bidding("P P 1H"))
    program.press("!", "e")
    choose(program, "My last call was a slip")
    program.see("East (Bob): which call did you mean? All four are asked.")
    program.type("1s")
    program.until(lambda: program.screen_name == "TableScreen")
    assert last_action(program, store) == MakeCall(Seat.EAST, Call.parse("1S"), slip=True)


# After the deal.


def test_law_62d_a_player_owns_up_after_the_play_and_the_result_gives_way_to_the_table(opened: Opener) -> None:
    program = opened(over(live(Code.DUPLICATE_2017), {12: Seat.NORTH}))
    program.see("11 tricks: made, 1 over")
    program.press("!", "s")
    choose(program, "I have revoked")
    program.see("Trick 12 is open again: the score is off the sheet, and any claim is void.")
    program.see("Give the keyboard to South (Cid).")
    assert program.screen_name == "TableScreen"
    assert program.match.sheet.deals == 0


def test_law_64_a_remark_that_finds_nothing_leaves_the_result(opened: Opener) -> None:
    program = opened(over(live(), {1: Seat.SOUTH}))
    program.press("!", "w")
    choose(program, "Somebody has revoked")
    program.see("West draws attention to a revoke")
    program.see("A revoke is looked for only when it is claimed.")
    program.see("11 tricks: made, 1 over")
    assert program.screen_name == "DealResultScreen"


def test_at_a_guarded_table_the_result_has_no_director(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    assert "! director" not in program.text
    program.press("!")
    program.see("The director can be called at a live table")
