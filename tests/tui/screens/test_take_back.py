"""Taking back: asked for by whoever did something last, answered by the opponents one by one, undone with its score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.match.actions import StartMatch
from bridge_tui.match.match import Phase
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.driver import SMALL, Driver
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, rubber_won
from tests.tui.test_trouble import FAILED, lock

TITLE = "Who asks to take back what?"
ANN_AND_BOB = replace(START, players=("Ann", "Bob", "Ann", "Bob"))


def calls(program: Driver) -> list[str]:
    assert program.match.table is not None
    return [str(call) for _seat, call in program.match.table.auction.calls]


def awaited(program: Driver) -> tuple[Seat, ...]:
    """Who is asked."""
    asked = program.match.take_back
    assert asked is not None
    return asked.awaited


def cards_left(program: Driver) -> int:
    assert program.match.table is not None
    return sum(map(len, program.match.table.hands))


def requests(program: Driver) -> list[str]:
    """The lines that can be chosen."""
    program.see(TITLE)
    return [row.replace("►", "").strip() for row in program.rows if ": " in row and "(" in row]


def ask(program: Driver, *keys: str) -> None:
    """Ask for what these keys pick on the page."""
    program.press("u")
    program.see(TITLE)
    program.press(*keys, "enter")
    program.until(lambda: program.screen_name == "TableScreen")


def answer(program: Driver, letter: str, number: str) -> None:
    program.lift(letter)
    program.press(number, "enter")


# The page.


@pytest.mark.parametrize("key", ["u", "f8"])
def test_it_is_asked_for_under_the_curtain(opened: Opener, key: str) -> None:
    program = opened(declarer_leads())
    program.press(key)
    assert requests(program) == ["South (Cid): ♦5", "West (Dot): ♦2", "East (Bob): ♦3"]
    program.see("West (Dot) and East (Bob) would have to agree. All that was done after it goes as well.")


@pytest.mark.parametrize("key", ["u", "f8"])
def test_it_is_asked_for_at_the_table_and_covers_it(opened: Opener, key: str) -> None:
    program = opened(Rubber().deal().call("1C X"))
    program.lift("e")
    program.press(key)
    assert requests(program) == ["North (Ann): the call X", "West (Dot): the call 1♣"]
    assert "A Q 10 9 7 5" not in program.text
    program.press("escape")
    program.see("East (Bob): your call.")


@pytest.mark.parametrize("key", ["u", "f8"])
def test_it_is_asked_for_at_the_result_of_a_deal(opened: Opener, key: str) -> None:
    program = opened(at_the_lead().play_out())
    program.press(key)
    assert len(requests(program)) == 3


def test_it_is_asked_for_at_the_result_of_a_rubber(opened: Opener) -> None:
    program = opened(rubber_won())
    program.press("f8")
    assert len(requests(program)) == 3


def test_nothing_to_take_back(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.press("u")
    program.see("Nothing can be taken back now.")
    assert "Enter ask" not in program.text
    before = program.match
    program.press("enter", "down", "enter")
    program.see("Nothing can be taken back now.")
    assert program.match is before


def test_dummys_cards_are_declarers_to_ask_for(opened: Opener) -> None:
    program = opened(at_the_lead().play("H6 H2"))
    program.press("u")
    assert requests(program) == ["South (Cid): ♥2", "West (Dot): ♥6"]


@pytest.mark.parametrize(
    ("start", "rubber", "sentence"),
    [
        (
            replace(START, take_back_cards=False),
            declarer_leads,
            "Cards and claims are not taken back at this table (today's Law 45).",
        ),
        (
            replace(START, take_back_calls=False),
            at_the_lead,
            "Calls are not taken back at this table (today's Law 25).",
        ),
    ],
)
def test_where_the_table_has_said_so_nothing_is_taken_back_and_the_page_says_why(
    opened: Opener, start: StartMatch, rubber: Callable[[StartMatch], Rubber], sentence: str
) -> None:
    program = opened(rubber(start))
    assert "take back" not in program.rows[-1]
    program.press("u")
    program.see(sentence)


def test_the_arrows_and_the_mouse_pick_whose_it_is_to_be(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.press("u", "down", "down", "down")
    program.see("► East (Bob): ♦3")
    program.see("South (Cid) would have to agree.")
    program.press("up")
    program.see("► West (Dot): ♦2")
    program.click_on("East (Bob): ♦3")
    program.see("► East (Bob): ♦3")
    assert program.match.take_back is None
    program.click_on("East (Bob): ♦3")
    program.see("East asks to take back ♦3.")
    assert awaited(program) == (Seat.SOUTH,)


# The answers.


def test_the_opponents_are_asked_one_by_one_and_the_card_goes_back(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program)
    program.see("Give the keyboard to West or East.")
    program.see("South asks to take back ♦5.")
    assert "♠ A K 10 8 5 4 2" not in program.text
    program.lift("e")
    program.see("You decide, East: South asks to take back ♦5.")
    program.see("1 Agree: ♦5 is taken back, with all that was done after it.")
    program.press("1", "enter")
    program.see("Give the keyboard to West (Dot).")
    assert cards_left(program) == 44
    answer(program, "w", "1")
    program.see("South has taken back ♦5.")
    assert cards_left(program) == 45
    program.see("Give the keyboard to South (Cid).")
    program.lift("s")
    program.type("d6")
    program.see("South (Cid): your lead.")


def test_one_no_is_enough(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program)
    answer(program, "w", "2")
    program.see("West does not agree: nothing is taken back.")
    program.see("Give the keyboard to South (Cid).")
    assert cards_left(program) == 44
    assert program.match.take_back is None


def test_what_was_done_after_it_goes_as_well(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program, "down", "down")
    program.see("Give the keyboard to South (Cid).")
    answer(program, "s", "1")
    program.see("East has taken back ♦3.")
    assert cards_left(program) == 48
    assert program.match.table is not None
    assert program.match.table.turn is Seat.EAST


def test_a_call_goes_back_until_the_opening_lead(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C X"))
    ask(program, "down")
    answer(program, "n", "1")
    answer(program, "s", "1")
    program.see("West has taken back the call 1♣.")
    assert calls(program) == []
    program.lift("w")
    program.type("1d")
    assert calls(program) == ["1D"]


def test_a_claim_goes_back(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.press("s", "enter", "m", "enter")
    program.see("South claims")
    ask(program)
    program.see("South asks to take back the claim.")
    answer(program, "e", "1")
    answer(program, "w", "1")
    assert program.match.table is not None
    assert program.match.table.claims == ()
    program.lift("s")
    program.see("South (Cid): your lead.")


def test_while_it_is_asked_nothing_else_is_done_or_offered(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program)
    program.lift("w")
    before = program.match
    for name in ("last trick", "claim", "take back"):
        assert name not in program.rows[-1]
    for key in ("l", "m", "f3", "f5"):
        program.press(key)
        assert program.screen_name == "TableScreen"
        assert program.match is before
    program.press("u")
    program.see("First West or East has something to decide.")


def test_who_holds_both_sides_needs_nobodys_consent(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, players=("Ann",) * 4)))
    program.press("u")
    program.see("Nobody else has to agree.")
    program.press("enter")
    program.see("South has taken back ♦5.")
    assert cards_left(program) == 45


def test_two_people_ask_each_other_once_a_seat(opened: Opener) -> None:
    program = opened(declarer_leads(ANN_AND_BOB))
    ask(program)
    program.lift("w")
    program.see("You decide, West")
    program.press("1", "enter")
    program.see("You decide, East")
    program.press("1", "enter")
    program.see("South has taken back ♦5.")


def test_with_open_hands_there_is_no_curtain_to_lift(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, hidden=False)))
    ask(program)
    program.see("You decide, West: South asks to take back ♦5.")
    program.press("1", "enter")
    program.see("You decide, East: South asks to take back ♦5.")
    program.press("1", "enter")
    program.see("South has taken back ♦5.")


# Over the end of a deal and of a rubber.


def test_a_card_goes_back_over_the_end_of_the_deal_with_its_score(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    assert len(program.match.sheet.lines) > 0
    ask(program)
    for seat in awaited(program):
        answer(program, str(seat).lower(), "1")
    assert program.match.phase is Phase.PLAYING
    assert program.match.sheet.lines == ()
    assert program.screen_name == "TableScreen"
    assert cards_left(program) > 4


def test_refused_the_result_comes_back_and_says_so(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    before = program.match.sheet
    ask(program)
    answer(program, str(awaited(program)[0]).lower(), "2")
    program.see("12 tricks: made, 2 over")
    program.see("does not agree: nothing is taken back.")
    assert program.screen_name == "DealResultScreen"
    assert program.match.sheet is before
    program.press("enter")
    program.see("Give the keyboard to North (Ann).")
    assert program.match.number == 2


def test_a_rubber_that_was_won_goes_on(opened: Opener, store: Store) -> None:
    program = opened(rubber_won())
    assert store.unfinished() == ()
    ask(program)
    for seat in awaited(program):
        answer(program, str(seat).lower(), "1")
    assert program.match.phase is Phase.PLAYING
    assert len(store.unfinished()) == 1


def test_refused_after_the_rubber_its_result_is_still_to_be_had(opened: Opener) -> None:
    program = opened(rubber_won())
    ask(program)
    answer(program, str(awaited(program)[0]).lower(), "2")
    program.see("does not agree: nothing is taken back.")
    program.press("enter")
    program.see("N-S have won the rubber")


# When something stands in the way.


def test_several_quick_keys_ask_once_and_answer_nothing(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.burst("u", "u", "enter", "enter", "1", "enter", "w", "1", "enter")
    program.press("enter")
    program.until(lambda: program.match.take_back is not None)
    assert awaited(program) == (Seat.WEST, Seat.EAST)
    assert cards_left(program) == 44


def test_killed_while_the_question_is_open_it_is_asked_again(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    ask(program)
    answer(program, str(awaited(program)[0]).lower(), "1")
    again = opened()
    again.press("enter")
    again.until(lambda: again.screen_name == "TableScreen")
    again.see("asks to take back")
    assert again.match == program.match
    (seat,) = awaited(again)
    answer(again, str(seat).lower(), "2")
    again.see("12 tricks: made, 2 over")


def test_what_cannot_be_saved_is_not_asked(opened: Opener, store: Store) -> None:
    program = opened(declarer_leads())
    program.press("u")
    program.see(TITLE)
    lock(store)
    program.press("enter")
    program.see(FAILED)
    assert program.match.take_back is None
    lock(store, locked=False)
    program.press("enter")
    program.see("South asks to take back ♦5.")


def test_nothing_is_asked_blindly_in_a_window_that_is_too_small(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.press("u")
    program.see(TITLE)
    program.resize(60, 12)
    program.see("Nothing is lost: make it larger.")
    program.press("down", "enter")
    program.resize(*SMALL)
    program.see("► South (Cid): ♦5")
    assert program.match.take_back is None
