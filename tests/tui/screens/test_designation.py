"""Dummy's card designated by declarer: a suit or a rank alone, and words in a form, by keys and by the mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Designate, PlayCard
from bridge_tui.engine.irregularities import Word
from bridge_tui.match.actions import StartMatch
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.seats import SEATS
from bridge_tui.settings.choices import Settings
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.live_rubbers import LIVE
from tests.tui.sessions import START, Rubber, at_the_lead, third_hand

NORTH, EAST, SOUTH, WEST = SEATS
TABLES = pytest.mark.parametrize("start", [START, LIVE], ids=["guarded", "live"])
HINT = "A suit or a rank alone will do; i: highest, lowest, win it, anything"


def dummy_plays(start: StartMatch) -> Rubber:
    """West has led a heart; dummy, North, has ♠J63 ♥KJ432 ♦K65 ♣T5."""
    return at_the_lead(start).play("H6")


def dummy_leads(start: StartMatch) -> Rubber:
    """Dummy has won the first trick with the king of diamonds."""
    return at_the_lead(start).play("DQ DK D3 D8")


def trick(program: Driver) -> list[str]:
    """The cards on the table."""
    table = program.match.table
    assert table is not None
    assert table.trick is not None
    return [str(card) for card in table.trick.cards]


@TABLES
@pytest.mark.parametrize(
    ("rubber", "typed", "said", "action", "played"),
    [
        (dummy_plays, "h", '"a heart", dummy\'s lowest', Designate(SOUTH, Suit.HEARTS), ["H6", "H2"]),
        (dummy_leads, "s", '"a spade", dummy\'s lowest', Designate(SOUTH, Suit.SPADES), ["S3"]),
        (dummy_leads, "5", '"the five"', Designate(SOUTH, rank=Rank.FIVE), ["D5"]),
    ],
)
def test_law_46_a_suit_or_a_rank_alone_is_said_by_enter(
    opened: Opener,
    rubber: Callable[[StartMatch], Rubber],
    typed: str,
    said: str,
    action: Designate,
    played: list[str],
    start: StartMatch,
) -> None:
    program = opened(rubber(start))
    program.lift("s")
    program.see(HINT)
    program.press(typed)
    program.see(f"Enter says to dummy: {said}")
    assert isinstance(program.last_action(), PlayCard)
    program.press("enter")
    assert program.last_action() == action
    assert trick(program) == played
    program.see("Give the keyboard to East (Bob).")


def test_at_a_guarded_table_a_rank_that_one_card_can_have_is_that_card(opened: Opener) -> None:
    program = opened(dummy_plays(START))
    program.lift("s")
    program.press("k")
    program.see("Enter plays ♥K")
    program.press("enter")
    assert program.last_action() == PlayCard(NORTH, Card.parse("HK"))


def test_law_46_a_rank_that_dummy_has_twice_is_completed_by_declarer(opened: Opener) -> None:
    program = opened(dummy_leads(LIVE))
    program.lift("s")
    program.type("3")
    program.see("Dummy's card not named whole")
    program.press("1", "enter")
    assert trick(program) == ["S3"]


@TABLES
def test_law_46_what_dummy_does_not_hold_is_refused_and_changes_nothing(opened: Opener, start: StartMatch) -> None:
    program = opened(dummy_leads(start))
    program.lift("s")
    before = program.match
    program.press("a")
    if start.live:
        program.see('"the ace": dummy has no such card')
    program.press("enter")
    program.see("Law 46" if start.live else "North")
    assert program.match is before


def test_at_a_guarded_table_a_suit_that_may_not_be_played_is_refused_with_the_reason(opened: Opener) -> None:
    program = opened(dummy_plays(START))
    program.lift("s")
    before = program.match
    program.press("s")
    program.see('"a spade": dummy may play no such card')
    program.press("enter")
    program.see("West led ♥6. Hearts must be followed")
    assert program.match is before


@TABLES
def test_a_suit_does_not_go_at_once_for_a_rank_may_follow(opened: Opener, start: StartMatch) -> None:
    program = opened(dummy_plays(start))
    program.prefer(Settings(at_once=True))
    program.lift("s")
    before = program.match
    program.press("h")
    assert program.match is before
    program.press("j")
    assert program.last_action() == PlayCard(NORTH, Card.parse("HJ"))


def test_at_a_live_table_a_rank_does_not_go_at_once_either(opened: Opener) -> None:
    program = opened(dummy_plays(LIVE))
    program.prefer(Settings(at_once=True))
    program.lift("s")
    before = program.match
    program.press("j")
    assert program.match is before
    program.press("enter")
    assert program.last_action() == Designate(SOUTH, rank=Rank.JACK)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("key", ["i", "f7"])
@TABLES
def test_law_46_a_word_is_chosen_in_a_form(opened: Opener, start: StartMatch, key: str, size: tuple[int, int]) -> None:
    program = opened(dummy_plays(start), size)
    program.lift("s")
    program.press(key)
    program.see("Dummy < highest > of the suit that was led last, if none is named")
    program.see("Suit < not named >")
    program.see('Enter says to dummy: "the highest card".')
    assert "J 4 3 2" in program.text or "J│ 4│ 3│ 2" in program.text, "the table stays in sight"
    program.press("enter")
    assert program.last_action() == Designate(SOUTH, word=Word.HIGHEST)
    assert trick(program) == ["H6", "HK"]
    program.see("Give the keyboard to East (Bob).")


@TABLES
def test_law_46_a_word_about_a_suit(opened: Opener, start: StartMatch) -> None:
    program = opened(dummy_plays(start))
    program.lift("s")
    program.press("i", "right", "right", "down", "right", "right")
    program.see("< win it > with the lowest card that does")
    program.see('Enter says to dummy: "win it with a heart".')
    program.press("enter")
    assert program.last_action() == Designate(SOUTH, Suit.HEARTS, word=Word.WIN)
    assert trick(program) == ["H6", "HJ"]


@TABLES
def test_law_46_anything_leaves_the_card_to_the_defenders(opened: Opener, start: StartMatch) -> None:
    program = opened(dummy_leads(start))
    program.lift("s")
    program.press("i", "left")
    program.see('Enter says to dummy: "anything".')
    program.press("enter")
    program.see("Give the keyboard to West or East.")
    program.lift("w")
    program.press("1", "enter")
    assert trick(program) == ["SJ"]


@TABLES
@pytest.mark.parametrize(
    ("letter", "own", "other"), [("e", "♣ K 4", "♣ A Q J"), ("w", "♣ A Q J", "♣ K 4")], ids=["by East", "by West"]
)
def test_law_46_who_chooses_dummys_card_sees_his_own_hand_and_no_other_defenders(
    opened: Opener, start: StartMatch, letter: str, own: str, other: str
) -> None:
    program = opened(dummy_plays(start).act(Designate(SOUTH, word=Word.ANYTHING)))
    program.see("Give the keyboard to West or East.")
    assert own not in program.text
    program.lift(letter)
    program.see("4♠ by South")
    program.see(own)
    program.see("♠ J 6 3")
    assert other not in program.text


def test_it_is_said_with_the_mouse_alone(opened: Opener) -> None:
    program = opened(dummy_plays(LIVE))
    program.lift("s")
    program.click_on("i: highest")
    program.see("< highest >")
    column, row = program.place_of("< highest >")
    program.click(column + 4, row)
    program.see('"the lowest card"')
    program.click_on("Enter say  F1 help")
    assert program.last_action() == Designate(SOUTH, word=Word.LOWEST)
    assert trick(program) == ["H6", "H2"]


def test_the_palette_offers_it_to_declarer_alone(opened: Opener) -> None:
    program = opened(dummy_plays(START))
    program.lift("s")
    program.press("ctrl+p", *"to dummy")
    program.see("to dummy (i)")
    program.press("enter")
    program.see("Enter says to dummy")
    program.press("escape")
    program.type("h")
    program.lift("e")
    assert "to dummy" not in program.text


def test_law_46_win_it_where_dummy_cannot_is_refused_in_the_form(opened: Opener) -> None:
    program = opened(dummy_leads(LIVE))
    program.lift("s")
    before = program.match
    program.press("i", "right", "right", "enter")
    program.see("(today's Law 46)")
    assert program.screen_name == "DesignationScreen"
    assert program.match is before
    program.press("left")
    program.see('Enter says to dummy: "the lowest card".')
    program.press("escape")
    program.see("South (Cid): lead from dummy, North.")


NOT_NOW = "Only declarer says which card dummy plays, when it is dummy's turn."


def test_nobody_else_and_at_no_other_time(opened: Opener) -> None:
    program = opened(third_hand(LIVE))
    program.press("i")
    program.see("The curtain waits for East: press E, then Enter.")
    program.lift("e")
    assert HINT not in program.text
    program.press("i")
    program.see(NOT_NOW)
    program.press("escape", "tab")
    program.lift("s")
    program.press("f7")
    program.see(NOT_NOW)
    assert program.screen_name == "TableScreen"


def test_the_last_trick_goes_on_by_itself_after_a_word_as_after_a_card(opened: Opener) -> None:
    """Dummy is the last to play to the twelfth trick, and has a diamond to follow with or a card to discard."""
    program = opened(at_the_lead(replace(START, hidden=False)).play_out(5))
    program.prefer(Settings(last_trick_itself=True))
    table = program.match.table
    assert table is not None
    assert table.turn is NORTH
    program.type(str(table.legal_cards[0].suit))
    program.until(lambda: program.screen_name == "DealResultScreen")
