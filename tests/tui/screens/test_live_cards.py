"""Cards at a live table: any that is held goes through, from the hand that holds it; nothing tells what is legal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import PlayCard
from bridge_tui.engine.events import IrregularitySeen
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS
from bridge_tui.settings.choices import Settings
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE
from tests.tui.live_rubbers import LIVE
from tests.tui.sessions import Rubber, at_the_lead, declarer_leads, third_hand

NORTH, EAST, SOUTH, WEST = SEATS
OPEN = replace(LIVE, hidden=False)
CURTAIN = "Give the keyboard to "


def card(name: str) -> Card:
    return Card.parse(name)


@pytest.mark.parametrize(
    ("rubber", "letter", "typed", "played"),
    [
        (third_hand, "e", "ck", PlayCard(EAST, card("CK"))),
        (third_hand, "e", "9", PlayCard(EAST, card("H9"))),
        (declarer_leads, "s", "s3", PlayCard(NORTH, card("S3"))),
        (declarer_leads, "s", "sa", PlayCard(SOUTH, card("SA"))),
        (declarer_leads, "s", "a", PlayCard(SOUTH, card("SA"))),
    ],
)
def test_any_card_of_his_hands_is_played_from_the_hand_that_holds_it(
    opened: Opener, rubber: Callable[..., Rubber], letter: str, typed: str, played: PlayCard
) -> None:
    program = opened(rubber(LIVE))
    program.lift(letter)
    program.type(typed)
    assert program.last_action() == played


def test_law_61_a_revoke_goes_through_as_any_card_does(opened: Opener) -> None:
    texts = []
    for typed, name in (("ck", "♣K"), ("h5", "♥5")):
        program = opened(third_hand(LIVE), LARGE)
        program.lift("e")
        assert "must be followed" not in program.text
        program.press(*typed)
        assert f"Enter plays {name}" in program.text
        program.press("enter")
        program.see(f"{CURTAIN}South (Cid).")
        texts.append(program.text.replace(name, "card"))
    assert texts[0] == texts[1], "but for the card itself nothing tells them apart"


def test_law_54_a_lead_out_of_turn_happens_and_declarer_is_asked(opened: Opener) -> None:
    program = opened(at_the_lead(LIVE))
    program.press("tab", "tab")
    program.lift("e")
    program.type("d3")
    assert program.match.record[-1] == IrregularitySeen(Irregularity.OPENING_LEAD_OUT_OF_TURN, EAST, card("D3"))
    program.see(f"{CURTAIN}South (Cid).")
    assert "♦3?" in program.text


def test_the_cursor_goes_over_all_cards_and_the_mouse_hits_them(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.lift("e")
    program.press("right")
    program.see("Enter plays ♠7")
    program.press("left")
    program.see("Enter plays ♣4")
    column, row = program.place_of("♣ K[4]")
    program.click(column + 2, row)
    program.see("Enter plays ♣K")
    program.click(column + 2, row)
    assert program.last_action() == PlayCard(EAST, card("CK"))


def test_declarer_points_at_dummys_cards_though_his_own_hand_is_in_turn(opened: Opener) -> None:
    program = opened(declarer_leads(LIVE))
    program.lift("s")
    program.click_on("J 6 3")
    program.see("Enter plays ♠J")
    program.press("enter")
    assert program.last_action() == PlayCard(NORTH, card("SJ"))


@pytest.mark.parametrize("keys", [("h", "k", "enter"), ("down", "enter")])
def test_law_45_a_card_that_dummy_moves_himself_waits_for_declarer(opened: Opener, keys: tuple[str, ...]) -> None:
    program = opened(at_the_lead(LIVE).play("H6"))
    program.press("tab", "tab")
    program.lift("n")
    program.see("You act for North (Ann). South plays for North, who may speak (!).")
    program.press(*keys)
    moved = program.last_action()
    assert isinstance(moved, PlayCard)
    assert (moved.seat, moved.by) == (NORTH, NORTH)
    program.see(f"{CURTAIN}South (Cid).")
    program.lift("s")
    program.see("Dummy's card not named")
    program.press("2", "enter")
    program.see("South (Cid): play from dummy, North.")
    assert program.match.table is not None
    assert moved.card in program.match.table.hands[NORTH]


def test_law_45_dummy_moves_a_card_with_the_mouse_and_declarer_lets_it_stand(opened: Opener) -> None:
    program = opened(at_the_lead(LIVE).play("H6"))
    program.press("tab", "tab")
    program.lift("n")
    column, row = program.place_of("K J 4 3 2")
    for _click in range(2):
        program.click(column, row)
    assert program.last_action() == PlayCard(NORTH, card("HK"), by=NORTH)
    program.lift("s")
    program.press("1", "enter")
    program.see(f"{CURTAIN}East (Bob).")
    assert program.match.table is not None
    assert card("HK") not in program.match.table.hands[NORTH]


def test_a_card_goes_at_once_whether_it_is_legal_or_not(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.prefer(Settings(at_once=True))
    program.lift("e")
    program.press("c", "k")
    assert program.last_action() == PlayCard(EAST, card("CK"))


def test_the_last_trick_is_played_by_hand(opened: Opener) -> None:
    """A card of it may establish a revoke, or be one of those that are claimed on."""
    program = opened(at_the_lead(OPEN).play_out(5))
    program.prefer(Settings(last_trick_itself=True))
    assert program.match.table is not None
    program.type(str(program.match.table.legal_cards[0]))
    assert program.match.table is not None
    assert sum(map(len, program.match.table.hands)) == 4


def test_a_card_is_taken_back_at_a_live_table_with_what_came_of_it(opened: Opener) -> None:
    program = opened(at_the_lead(LIVE).act(PlayCard(EAST, card("D3"))))
    program.press("u")
    program.see("Who asks to take back what?")
    program.press("e", "enter")
    program.see("East asks to take back ♦3.")
    for letter in "sn":
        program.lift(letter)
        program.press("1", "enter")
    program.see(f"{CURTAIN}West (Dot).")
    assert program.match.table is not None
    assert program.match.table.decision is None
    assert "♦3?" not in program.text
