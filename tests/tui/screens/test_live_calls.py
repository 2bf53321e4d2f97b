"""The auction at a live table: anybody calls at any time, whatever the law says, and is then ruled on."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Choose, MakeCall, PlayCard
from bridge_tui.engine.events import Barred, CallMade, CallWithdrawn, Condoned, IrregularitySeen
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import CALLS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS
from bridge_tui.settings.choices import Settings
from bridge_tui.show.places import Place
from bridge_tui.show.spans import hits
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.live_rubbers import auction, live
from tests.tui.sessions import Rubber, at_the_lead

NORTH, EAST, SOUTH, WEST = SEATS
CURTAIN = "Give the keyboard to "
BOX = """\
 1♣ 1♦ 1♥ 1♠ 1N  2♣ 2♦ 2♥ 2♠ 2N  3♣ 3♦ 3♥ 3♠ 3N  4♣ 4♦ 4♥ 4♠ 4N
 5♣ 5♦ 5♥ 5♠ 5N  6♣ 6♦ 6♥ 6♠ 6N  7♣ 7♦ 7♥ 7♠ 7N  pass  X  XX"""
"""All calls, none of them marked."""

INSUFFICIENT = "W:1S N:2S E:2H"
"""East's 2♥ waits; South has a say."""


def call(name: str) -> Call:
    return Call.parse(name)


def calls(program: Driver) -> list[str]:
    assert program.match.table is not None
    return [f"{seat}:{made}" for seat, made in program.match.table.auction.calls]


def typed_by_hits(program: Driver) -> set[str]:
    """The calls and cards that can be hit on the table."""
    body = program.table.query_one("#body")
    return {hit.removeprefix("type ") for hit in hits(body.lines) if hit.startswith("type ")}  # type: ignore[attr-defined]


# What can be said.


@pytest.mark.parametrize(
    ("words", "letter", "tabs"),
    [("W:1S", "n", 0), ("W:1S", "e", 1), ("W:7NT N:P", "e", 0), (f"{INSUFFICIENT} S:refuse E:3C S:P", "w", 0)],
)
def test_the_box_has_all_calls_for_everybody_and_marks_none(opened: Opener, words: str, letter: str, tabs: int) -> None:
    program = opened(auction(words))
    program.press(*["tab"] * tabs)
    program.lift(letter)
    assert BOX in program.prompt
    offered = {hit for hit in typed_by_hits(program) if not hit.startswith(tuple("shdc"))}
    assert offered == {str(each).lower() for each in CALLS}
    program.press("right")
    program.see("Enter calls 1♣")


def test_law_27_an_insufficient_bid_is_made_and_the_left_opponent_gets_the_keyboard(opened: Opener) -> None:
    program = opened(auction("W:1S N:2S"))
    program.lift("e")
    program.press("2", "h")
    program.see("Enter calls 2♥")
    program.press("enter")
    assert program.match.record[-1] == IrregularitySeen(Irregularity.INSUFFICIENT_BID, EAST, call=call("2H"))
    program.see(f"{CURTAIN}South (Cid).")
    program.see("East's 2♥ waits")
    assert "1♠    2♠    2♥?" in program.text
    assert shown_hands(program) == set()


@pytest.mark.parametrize(("typed", "made"), [("8c", "8C"), ("9n", "9NT"), ("xx", "XX"), ("x", "X")])
def test_what_no_law_allows_is_said_all_the_same(opened: Opener, typed: str, made: str) -> None:
    program = opened(auction("W:P"))
    program.lift("n")
    program.type(typed)
    assert program.last_action() == MakeCall(NORTH, call(made))
    program.see(f"North's {made.replace('C', '♣')} waits")


def test_law_18_at_a_guarded_table_a_bid_of_more_than_seven_is_refused_with_a_sentence(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1S"))
    program.lift("n")
    before = program.match
    program.press("8", "c")
    program.see("8♣ may not be called now")
    program.press("enter")
    assert program.match is before
    program.see("seven")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_with_the_mouse_a_call_is_pointed_at_and_then_made_legal_or_not(opened: Opener, size: tuple[int, int]) -> None:
    program = opened(auction("W:2S"), size)
    program.press("tab", "tab")
    program.lift("s")
    program.click_on("1♥ 1♠ 1N")
    program.see("1♥ by South: made 30 below")
    assert calls(program) == ["W:2S"]
    program.click_on("1♥]")
    assert program.last_action() == MakeCall(SOUTH, call("1H"))
    program.see(f"{CURTAIN}West (Dot).")


def test_with_open_hands_nobody_gives_the_keyboard_and_the_seat_is_told(opened: Opener) -> None:
    program = opened(auction("W:1S", live(hidden=False)))
    program.press("tab")
    program.see("You act for East (Bob). It is North's turn.")
    program.type("2h")
    assert program.last_action() == MakeCall(EAST, call("2H"))
    assert program.table.place is Place.DECISION
    program.see("Accept")


# What becomes of it.


def test_law_27_he_who_calls_over_it_has_accepted_it(opened: Opener) -> None:
    program = opened(auction(INSUFFICIENT))
    program.lift("s")
    assert program.table.place is Place.DECISION
    program.see("or Tab first, and call instead.")
    program.press("tab")
    program.see("You act for South, who may still decide.")
    assert BOX in program.prompt
    program.type("2s")
    assert calls(program) == ["W:1S", "N:2S", "E:2H", "S:2S"]
    assert Condoned(SOUTH, Irregularity.INSUFFICIENT_BID) in program.match.record
    program.see(f"{CURTAIN}West (Dot).")


def test_law_27_it_is_refused_replaced_and_partner_has_to_pass(opened: Opener) -> None:
    program = opened(auction(INSUFFICIENT))
    program.lift("s")
    program.press("2", "enter")
    assert program.last_action() == Choose(SOUTH, "refuse")
    assert CallWithdrawn(EAST, call("2H")) in program.match.record
    program.see(f"{CURTAIN}East (Bob).")
    program.see("East calls again")
    program.lift("e")
    program.see("East (Bob): your call, in place of 2♥; 3♥ is free.")
    program.type("3c")
    assert program.match.record[-1] == Barred(WEST, True, 27)
    program.see("└ must pass ─────┘")
    program.see("West must pass for the rest of the auction (today's Law 27)")
    program.lift("s")
    program.type("p")
    program.see("West must pass")


def test_law_27_the_lowest_sufficient_bid_of_the_denomination_is_free(opened: Opener) -> None:
    program = opened(auction(f"{INSUFFICIENT} S:refuse"))
    program.lift("e")
    program.type("3h")
    assert calls(program)[-1] == "E:3H"
    assert not any(isinstance(event, Barred) for event in program.match.record)
    assert "must pass" not in program.text


def test_law_37_he_who_must_pass_calls_all_the_same_and_is_ruled_on(opened: Opener) -> None:
    program = opened(auction(f"{INSUFFICIENT} S:refuse E:3C S:P"))
    program.lift("w")
    program.type("4s")
    assert program.match.record[-1] == IrregularitySeen(Irregularity.CALL_BY_BARRED_PLAYER, WEST, call=call("4S"))
    program.see(f"{CURTAIN}North (Ann).")


def test_law_29_who_was_skipped_stands_with_the_sign_for_nothing(opened: Opener) -> None:
    program = opened(auction("W:1S E:2H S:P"))
    assert "1♠    —     2♥    P" in program.text
    program.press("v")
    program.see("— stands for a turn that was skipped.")


# What all four are asked.


def test_law_25_all_four_answer_in_any_order_each_with_his_own_letter(opened: Opener) -> None:
    program = opened(auction("W:1S N:2C N:slip2D", live(Code.RUBBER_2014)))
    program.see(f"{CURTAIN}North, East, South or West.")
    for letter, others in (("s", "North, East or West"), ("w", "North or East"), ("n", "East (Bob)")):
        program.lift(letter)
        assert program.table.place is Place.DECISION
        assert shown_hands(program) == set() or others == "East (Bob)"
        program.press("1", "enter")
        program.see(f"{CURTAIN}{others}.")
    program.lift("e")
    program.press("1", "enter")
    assert calls(program) == ["W:1S", "N:2D"]
    assert shown_hands(program) == {EAST}, "he is at the keyboard, and it is his turn"


def test_law_25_one_no_is_enough(opened: Opener) -> None:
    program = opened(auction("W:1S N:2C N:slip2D", live(Code.RUBBER_2014)))
    program.lift("e")
    program.press("2", "enter")
    assert program.match.record[-1] == IrregularitySeen(Irregularity.CHANGE_OF_CALL, NORTH, call=call("2D"))
    assert program.table.place is Place.DECISION
    assert program.table.curtain.decider is EAST


def test_law_23_the_next_player_simply_calls_on_beside_the_question(opened: Opener) -> None:
    program = opened(auction(f"{INSUFFICIENT} S:refuse E:3C", live(Code.DUPLICATE_2017)))
    program.see(f"{CURTAIN}North, East, South or West.")
    program.lift("s")
    assert program.table.place is Place.DECISION
    program.press("tab")
    program.type("p")
    assert calls(program)[-1] == "S:P"
    program.see("└ must pass")


# Cards.


def test_law_24_a_card_that_is_typed_in_the_auction_is_faced(opened: Opener) -> None:
    program = opened(auction("W:1S"))
    program.lift("n")
    program.press("s", "j")
    program.see("Enter faces, during the auction, ♠J")
    program.press("enter")
    assert program.last_action() == PlayCard(NORTH, Card.parse("SJ"))
    program.see("└ must pass once ─┘")
    program.see("♠ J^ 6 3")


def test_law_24_with_the_mouse_a_card_of_ones_own_takes_two_hits_whatever_is_preferred(opened: Opener) -> None:
    program = opened(auction("W:1S"))
    program.prefer(Settings(one_hit=True))
    program.lift("n")
    before = program.match
    program.click_on("J 6 3")
    program.see("Enter faces, during the auction, ♠J")
    assert program.match is before
    program.click_on("J]")
    assert program.last_action() == PlayCard(NORTH, Card.parse("SJ"))


def test_a_card_and_a_call_of_the_same_number_are_two_hits(opened: Opener) -> None:
    program = opened(auction("W:1S"))
    program.lift("n")
    program.click_on("4 3 2")
    program.see("Enter faces, during the auction, ♥4")
    assert int(Card.parse("H4")) == int(call("6C"))
    program.click_on("6♣")
    program.see("Enter calls 6♣")
    assert calls(program) == ["W:1S"]


@pytest.mark.parametrize(("keys", "done"), [("h4", 0), ("x", 0), ("1h", 1), ("xx", 1)])
def test_at_once_goes_only_what_can_become_no_other_call(opened: Opener, keys: str, done: int) -> None:
    program = opened(auction("W:1S"))
    program.prefer(Settings(at_once=True))
    program.lift("n")
    before = len(program.match.acts)
    program.press(*keys)
    assert len(program.match.acts) == before + done


def test_law_39_after_the_final_pass_a_call_is_still_made_and_changes_nothing(opened: Opener) -> None:
    program = opened(at_the_lead(live()))
    program.press("tab", "tab", "tab")
    program.lift("s")
    program.press("5", "h")
    program.see("Enter calls 5♥")
    program.press("enter")
    assert program.match.record[-1] == IrregularitySeen(Irregularity.CALL_AFTER_FINAL_PASS, SOUTH, call=call("5H"))
    program.see("4♠ by South")
    program.see(f"{CURTAIN}West (Dot).")


def test_a_call_that_was_accepted_is_taken_back_with_what_came_of_it(opened: Opener) -> None:
    program = opened(auction("W:1S N:2S E:2H S:accept"))
    assert CallMade(EAST, call("2H")) in program.match.record
    program.press("u")
    program.see("Who asks to take back what?")
    program.press("e", "enter")
    program.see("East asks to take back the call 2♥.")
    for letter in "sn":
        program.lift(letter)
        program.press("1", "enter")
    assert calls(program) == ["W:1S", "N:2S"]
    program.see(f"{CURTAIN}East (Bob).")
