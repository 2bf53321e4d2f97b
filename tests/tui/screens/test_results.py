"""After a deal and after a rubber: what it came to, and on to the next."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import SEATS, Seat, Side
from bridge_tui.session.shuffle import Partners, next_rubber
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import CHICAGO, DUPLICATE, START, Rubber, at_the_lead, boards, chicago, rubber_won


def test_the_next_deal_comes_with_the_curtain_down(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.see("4♠ by South (Cid)")
    program.press("enter")
    program.see("Give the keyboard to North (Ann).")
    assert program.match.number == 2
    assert program.match.phase is Phase.PLAYING
    program.see("Vulnerable: N-S")


def test_a_second_enter_does_nothing_for_the_next_player(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P P P"))
    program.see("Passed out: nobody scores.")
    program.press("enter", "enter", "enter")
    program.see("Give the keyboard to North (Ann).")
    assert program.match.table is not None
    assert program.match.table.auction.calls == ()


def test_the_sheet_and_help_are_one_key_away(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.press("g")
    program.see("120 4♠ South")
    program.press("escape")
    program.see("Enter go on")
    program.press("?")
    program.see("Go on to the next deal, or to the end result.")


def test_escape_leaves_for_home_and_continue_comes_back_to_the_result(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.press("escape")
    program.see("► Continue")
    program.press("enter")
    program.see("12 tricks: made, 2 over")


def claimed(tricks: int) -> Rubber:
    """South has claimed so many of the last three tricks, of which he cannot lose but one, and all have agreed."""
    rubber = at_the_lead().play_out(leave=12).act(Claim(Seat.SOUTH, tricks))
    return rubber.act(AnswerClaim(Seat.WEST, True)).act(AnswerClaim(Seat.EAST, True))


def test_law_71_conceded_tricks_that_could_not_be_lost_come_back(opened: Opener) -> None:
    program = opened(claimed(0))
    program.see("South concedes the 3 tricks left: agreed.")
    program.see("10 tricks: made")
    program.press("w")
    program.see("2 conceded tricks could not be lost and come back.")
    program.see("12 tricks: made, 2 over")
    assert program.match.sheet.total(Side.NS) == 120 + 60
    program.press("w")
    program.see("What was conceded might have been lost")


@pytest.mark.parametrize(("tricks", "offered"), [(2, True), (3, False)])
def test_law_71_is_offered_where_something_was_conceded(opened: Opener, tricks: int, offered: bool) -> None:
    program = opened(claimed(tricks))
    program.see("tricks left: agreed.")
    assert program.shows("w concession") is offered


def test_law_71_where_nothing_was_conceded_there_is_nothing_to_get_back(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.press("w")
    program.see("No tricks were conceded in this deal")


def play_on(program: Driver) -> None:
    """The rest of the deal by keys; everybody plays his highest card."""
    while program.match.phase is Phase.PLAYING:
        table = program.match.table
        assert table is not None
        if program.shows("Give the keyboard"):
            program.lift(str(table.actor))
        program.type(str(table.legal_cards[-1]))


def test_the_last_deal_leads_to_the_rubbers_result(opened: Opener) -> None:
    program = opened(rubber_won(leave=4))
    play_on(program)
    program.see("N-S have won the rubber in two games, which earns 700.")
    assert program.screen_name == "DealResultScreen"
    program.press("enter")
    program.see("rubber 700")
    assert program.screen_name == "RubberResultScreen"


def to_rubber_result(program: Driver) -> None:
    program.press("g")
    program.see("total so far")
    program.press("f6", "enter")
    program.see("The rubber was ended unfinished.")


def test_a_new_rubber_with_the_same_partners(opened: Opener) -> None:
    program = opened(Rubber().deal())
    to_rubber_result(program)
    program.press("enter")
    program.see("Rubber 2")
    assert program.match.start == next_rubber(START, 1)
    assert program.match.start.players == START.players
    program.see("The cut:")
    program.see("Ann and Cid against Bob and Dot.")


def test_a_new_rubber_with_partners_drawn_by_the_cut(opened: Opener) -> None:
    program = opened(Rubber().deal())
    to_rubber_result(program)
    program.press("n")
    program.see("Rubber 2")
    start = program.match.start
    assert start == next_rubber(START, 1, Partners.DRAWN)
    cut = start.cut
    assert cut is not None
    highest, second, *_ = sorted(SEATS, key=lambda seat: (cut[seat].rank, cut[seat].suit), reverse=True)
    assert second is highest.partner
    assert sorted(start.players) == sorted(START.players)
    north, east, south, west = start.players
    program.see(f"{north} and {south} against {east} and {west}.")


def test_after_the_fourth_deal_a_chicago_leads_to_another(opened: Opener) -> None:
    program = opened(chicago(4))
    program.see("Chicago is over: N-S have won.")
    program.see("game bonuses")
    program.press("enter")
    program.see("Chicago 2 Deal 1 of 4")
    program.see("The cut:")
    assert program.match.start == next_rubber(CHICAGO, 1)


def test_boards_are_ended_from_their_sheet_and_begin_anew(opened: Opener) -> None:
    program = opened(boards(2))
    program.see("After 2 boards: N-S")
    program.press("g")
    program.see("Board 3: dealer South, vulnerable: E-W.")
    program.press("f6", "enter")
    program.see("It was ended after 2 boards.")
    program.press("enter")
    program.see("North deals board 1. Ann and Cid against Bob and Dot.")
    assert program.match.start == next_rubber(DUPLICATE, 1)


def test_boards_go_on_with_partners_drawn_anew(opened: Opener) -> None:
    program = opened(boards(1).stop())
    program.see("It was ended after 1 board.")
    program.press("n")
    program.see("North deals board 1.")
    assert program.match.start == next_rubber(DUPLICATE, 1, Partners.DRAWN)


def test_a_finished_rubber_stays_finished_when_it_is_left(opened: Opener) -> None:
    program = opened(Rubber().deal())
    to_rubber_result(program)
    program.press("escape")
    program.see("► New game")
    assert "Continue" not in program.text


def test_a_click_on_what_enter_does_goes_on(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.click_on("Enter go on")
    program.see("Give the keyboard to North (Ann).")
    assert program.match.number == 2


def test_a_second_click_does_nothing_for_the_next_player(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P P P"))
    place = program.place_of("Enter go on")
    for _ in range(3):
        program.click(*place)
    program.see("Give the keyboard to North (Ann).")
    assert program.match.table is not None
    assert program.match.table.auction.calls == ()


def test_new_partners_are_drawn_by_a_click(opened: Opener) -> None:
    program = opened(rubber_won())
    program.click_on("n new partners")
    program.until(lambda: program.match.start.rubber == 2)
    assert program.match.start == next_rubber(START, 1, Partners.DRAWN)
