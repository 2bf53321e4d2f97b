"""Taking back: the page on which it is asked, and never blindly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.match.actions import StartMatch
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.consent import answer, ask, awaited, shown_hands
from tests.tui.driver import SMALL, Driver
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, rubber_won
from tests.tui.test_trouble import FAILED, lock

TITLE = "Who asks to take back what?"
ANN_AND_BOB = replace(START, players=("Ann", "Bob", "Ann", "Bob"))


def cards_left(program: Driver) -> int:
    assert program.match.table is not None
    return sum(map(len, program.match.table.hands))


def requests(program: Driver) -> list[str]:
    """The lines that can be chosen."""
    program.see(TITLE)
    return [row.replace("►", "").strip() for row in program.rows if ": " in row and "(" in row]


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
    program.press("escape")
    program.lift("s")
    program.press("u")
    program.click_on("West (Dot): ♦2")
    program.click_on("South (Cid): ♦5")
    program.see("► South (Cid): ♦5")
    assert program.match.take_back is None
    program.click_on("South (Cid): ♦5")
    program.see("South asks to take back ♦5.")
    assert awaited(program) == (Seat.WEST, Seat.EAST)


# Who asks.


def test_at_the_curtain_it_takes_the_letter_of_the_seat_that_asks(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.press("u", "down", "enter")
    program.see("► West (Dot): ♦2")
    program.see("West asks for it himself: press W, then Enter.")
    program.press("e")
    program.see("► East (Bob): ♦3")
    program.see("Now Enter asks for East.")
    program.press("up", "enter")
    program.click_on("West (Dot): ♦2")
    assert program.match.take_back is None
    program.press("n", "enter")
    assert program.match.take_back is None, "dummy asks for nothing"
    program.press("e", "enter")
    program.see("East asks to take back ♦3.")
    assert awaited(program) == (Seat.SOUTH,)


def test_who_is_at_the_keyboard_asks_without_his_letter_and_for_nobody_else(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.lift("s")
    program.press("u", "down", "enter")
    program.see("West asks for it himself")
    assert program.match.take_back is None
    program.press("up")
    assert "himself" not in program.text
    program.press("enter")
    program.see("South asks to take back ♦5.")


@pytest.mark.parametrize("then", ["enter", "escape"])
def test_after_the_letter_of_another_player_no_hand_is_uncovered_for_him(opened: Opener, then: str) -> None:
    program = opened(declarer_leads())
    program.lift("s")
    program.press("u", "w", then)
    program.see("Give the keyboard to")
    assert shown_hands(program) == {Seat.NORTH}


@pytest.mark.parametrize("players", [("Bob", "Cid", "Ann", "Ann"), ("Ann", "Ann", "Bob", "Bob")])
def test_where_nobody_is_to_agree_it_takes_his_word_all_the_same(
    opened: Opener, players: tuple[str, str, str, str]
) -> None:
    program = opened(at_the_lead(replace(START, players=players)).play("H6 H2 HA"))
    before = program.match
    program.press("u", "down", "down")
    program.see("► West")
    program.see("Nobody else has to agree.")
    program.press("enter")
    program.see("West asks for it himself: press W, then Enter.")
    assert program.match is before


def test_with_open_hands_all_sit_together_and_no_letter_is_asked(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, hidden=False)))
    program.press("u", "down", "enter")
    program.see("West asks to take back ♦2.")


# When something stands in the way.


def test_several_quick_keys_ask_once_and_answer_nothing(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.burst("u", "u", "enter", "enter", "1", "enter", "w", "1", "s", "enter")
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
    program.press("s", "enter")
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
    program.press("down", "enter", "w", "enter")
    program.resize(*SMALL)
    program.see("► South (Cid): ♦5")
    assert program.match.take_back is None
