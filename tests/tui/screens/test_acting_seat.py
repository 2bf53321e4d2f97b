"""Who acts at a live table: Tab picks a seat, its curtain comes first, and afterwards it is the seat in turn again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Ask, Expose, PlayCard
from bridge_tui.engine.events import IrregularitySeen, TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS
from bridge_tui.show.places import Place
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.live_rubbers import LIVE
from tests.tui.sessions import Rubber, at_the_lead, declarer_leads, third_hand, trick_complete

NORTH, EAST, SOUTH, WEST = SEATS
OPEN = replace(LIVE, hidden=False)
ALONE = replace(LIVE, players=("Ann",) * 4)
CURTAIN = "Give the keyboard to "


def card(name: str) -> Card:
    return Card.parse(name)


def events(program: Driver) -> tuple[TableEvent, ...]:
    assert program.match.table is not None
    return program.match.table.events


def place(program: Driver) -> Place:
    return program.table.place


# Which seat acts.


def test_tab_goes_clockwise_from_the_seat_in_turn_and_round_to_it(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.see(f"{CURTAIN}East (Bob).")
    for name in ("South (Cid)", "West (Dot)", "North (Ann)", "East (Bob)"):
        program.press("tab")
        program.see(f"{CURTAIN}{name}.")
    assert program.table.curtain.picked is None


def test_the_curtain_says_that_it_is_not_his_turn_and_how_to_go_back(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.press("tab")
    program.see("It is East's turn. Esc goes back.")
    program.press("escape")
    program.see(f"{CURTAIN}East (Bob).")
    assert not program.shows("Esc goes back")
    program.press("escape")
    assert program.screen_name == "HomeScreen"


def test_from_declarer_who_plays_dummys_hand_it_goes_on_from_declarer(opened: Opener) -> None:
    program = opened(at_the_lead(LIVE).play("H6"))
    program.see(f"{CURTAIN}South (Cid).")
    program.press("tab")
    program.see(f"{CURTAIN}West (Dot).")


def test_dummys_player_is_told_who_plays_for_him_and_that_he_may_speak(opened: Opener) -> None:
    program = opened(at_the_lead(LIVE).play("H6"))
    program.press("tab", "tab")
    program.see(f"{CURTAIN}North (Ann).")
    program.see("South plays for North, who may speak (!). Esc goes back.")


@pytest.mark.parametrize("keys", [("h", "a", "enter"), ("enter",), ("e", "enter"), ("down", "enter")])
def test_nothing_is_typed_for_the_picked_seat_before_its_player_has_lifted_its_curtain(
    opened: Opener, keys: tuple[str, ...]
) -> None:
    program = opened(third_hand(LIVE))
    program.lift("e")
    before = program.match
    program.burst("tab", *keys)
    program.see(f"{CURTAIN}South (Cid).")
    assert program.match is before
    assert shown_hands(program) == {NORTH}


def test_who_lets_another_act_has_let_go_of_the_keyboard(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.lift("e")
    assert shown_hands(program) == {NORTH, EAST}
    program.press("tab", "escape")
    program.see(f"{CURTAIN}East (Bob).")
    assert shown_hands(program) == {NORTH}


def test_after_what_it_has_done_it_is_the_seat_in_turn_again(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.press("tab")
    program.lift("s")
    program.see("You act for South (Cid). It is East's turn.")
    program.type("h8")
    assert program.last_action() == PlayCard(SOUTH, card("H8"))
    program.see(f"{CURTAIN}East (Bob).")
    program.lift("e")
    program.see("East (Bob): play a card.")


def test_one_person_in_several_seats_meets_no_curtain_between_them(opened: Opener) -> None:
    program = opened(third_hand(replace(LIVE, players=("Ann", "Bob", "Ann", "Bob"))))
    program.lift("e")
    program.press("tab")
    program.see(f"{CURTAIN}South (Ann).")
    program.press("tab")
    program.see(f"{CURTAIN}West (Bob).")
    program.press("escape")
    program.lift("e")
    program.press("tab", "tab")
    program.see(f"{CURTAIN}West (Bob).")


def test_a_person_alone_goes_from_hand_to_hand(opened: Opener) -> None:
    program = opened(third_hand(ALONE))
    program.lift("e")
    for seat, name in ((SOUTH, "South"), (WEST, "West")):
        program.press("tab")
        program.see(f"You act for {name} (Ann).")
        assert shown_hands(program) == {NORTH, seat}
    program.press("tab")
    program.see("You act for North (Ann). It is East's turn.")
    program.press("tab")
    program.see("East (Ann): play a card.")


def test_with_open_hands_there_is_no_curtain(opened: Opener) -> None:
    program = opened(third_hand(OPEN))
    program.press("tab")
    program.see("You act for South (Cid). It is East's turn.")
    program.press("escape")
    program.see("East (Bob): play a card.")


def test_law_29_in_the_auction_a_call_out_of_turn_is_made_and_the_left_opponent_is_asked(opened: Opener) -> None:
    program = opened(Rubber(LIVE).deal().call("1C"))
    program.press("tab")
    program.lift("e")
    program.see("You act for East (Bob). It is North's turn.")
    program.type("1h")
    assert events(program)[-1] == IrregularitySeen(Irregularity.CALL_OUT_OF_TURN, EAST, call=Call.parse("1H"))
    program.see(f"{CURTAIN}South (Cid).")


def test_who_looks_at_the_last_trick_out_of_turn_goes_on_to_act(opened: Opener) -> None:
    program = opened(trick_complete(LIVE))
    program.press("tab")
    program.lift("s")
    program.press("l")
    program.see("The last trick")
    program.press("escape")
    program.see("You act for South (Cid). It is East's turn.")


def test_the_footer_and_the_palette_know_it_at_a_live_table_only(opened: Opener) -> None:
    program = opened(third_hand(LIVE), SMALL)
    program.see(" Tab seat ")
    program.click_on("Tab seat")
    program.see(f"{CURTAIN}South (Cid).")


@pytest.mark.parametrize("begin", [third_hand, lambda: Rubber().deal()])
def test_at_a_guarded_table_tab_does_nothing(opened: Opener, begin: Callable[[], Rubber]) -> None:
    program = opened(begin(), LARGE)
    before = program.text
    program.press("tab")
    assert program.text == before
    assert "Tab seat" not in before
    letter = str(program.match.actors[0]).lower()
    program.lift(letter)
    before = program.text
    program.press("tab")
    assert program.text == before


def test_while_a_take_back_is_asked_nobody_else_acts(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.press("u")
    program.see("Who asks")
    program.press("w", "enter")
    program.see("West asks to take back ♥6.")
    assert "acting_seat" not in {command.id for command in program.table.commands}
    program.press("tab")
    program.see("West asks to take back ♥6.")


# Beside a decision.


def exposed() -> Rubber:
    """West has shown a card; before East leads South has a say."""
    return trick_complete(LIVE).act(Expose(WEST, (card("DT"),)))


def test_the_curtain_goes_to_whoever_has_to_decide(opened: Opener) -> None:
    program = opened(exposed())
    program.see(f"{CURTAIN}South (Cid).")
    program.lift("s")
    assert place(program) is Place.DECISION


def test_a_decider_acts_beside_his_decision_without_another_curtain_and_comes_back_to_it(opened: Opener) -> None:
    program = opened(exposed())
    program.lift("s")
    program.press("tab")
    program.see("You act for South (Cid). South may still decide (today's Law 50).")
    assert place(program) is Place.TABLE
    program.press("escape")
    assert place(program) is Place.DECISION


def test_who_answers_beside_his_decision_is_told_the_way_back_and_goes_it_by_one_key(opened: Opener) -> None:
    program = opened(exposed())
    program.lift("s")
    program.press("tab")
    program.see("Esc goes back to the decision.")
    program.type("da")
    program.see("First South has something to decide")
    program.see("Esc goes back to the decision.")
    program.press("escape")
    assert place(program) is Place.DECISION
    program.see("Type the number of your answer")


def test_a_seat_that_does_not_wait_for_the_decision_leads_before_it(opened: Opener) -> None:
    program = opened(exposed())
    program.press("tab", "tab", "tab", "tab")
    program.see(f"{CURTAIN}East (Bob).")
    program.see("South may still decide (today's Law 50). Esc goes back to the decision.")
    program.lift("e")
    program.type("d3")
    assert events(program)[-2] == IrregularitySeen(Irregularity.EXPOSED_CARD, EAST, card("D3"))
    program.see(f"{CURTAIN}South (Cid).")


def test_of_two_deciders_the_other_can_be_given_the_keyboard(opened: Opener) -> None:
    program = opened(declarer_leads(LIVE).act(PlayCard(NORTH, card("S3"))))
    program.see(f"{CURTAIN}West or East.")
    program.lift("w")
    assert place(program) is Place.DECISION
    program.press("tab", "tab", "tab")
    program.see(f"{CURTAIN}East (Bob).")
    program.lift("e")
    assert place(program) is Place.DECISION
    assert program.table.curtain.decider is EAST


def test_law_61_who_asks_out_of_turn_finds_the_revoke_that_is_put_right_at_once(opened: Opener) -> None:
    program = opened(third_hand(LIVE).play("CK H8").act(Ask(SOUTH, EAST)))
    program.see("East: replace ♣K with another card (today's Law 62).")
    program.lift("e")
    program.see("East: replace ♣K with another card (today's Law 62).")
    program.type("ha")
    assert program.match.table is not None
    assert program.match.table.tricks_won == (0, 1)


# Held keys.


def test_a_held_tab_shows_no_hand_of_another(opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "HELD", 3600.0)
    program = opened(third_hand(LIVE))
    program.lift("e")
    for _again in range(9):
        program.press("tab")
        assert shown_hands(program) == {NORTH}
