"""Cards that are dropped, shown or named: picked by keys or by the mouse, and seen by everybody afterwards."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Expose
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.driver import SMALL, Driver
from tests.tui.live_rubbers import live
from tests.tui.sayings import choose, last_action
from tests.tui.sessions import third_hand


def to_form(opened: Opener, code: Code = Code.CLASSIC, size: tuple[int, int] = SMALL) -> Driver:
    """East, who is to play to the first trick, is about to show cards."""
    program = opened(third_hand(live(code)), size)
    program.lift("e")
    program.press("!")
    choose(program, "Drop, show or name cards")
    program.see("Enter show")
    return program


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names))


def test_law_49_a_dropped_card_that_is_typed_lies_face_up(opened: Opener, store: Store) -> None:
    program = to_form(opened)
    program.press(*"d4")
    program.see("[*♦4]")
    program.press("enter")
    program.see("East has exposed ♦4")
    assert last_action(program, store) == Expose(Seat.EAST, cards("D4"), True, Manner.ACCIDENT)
    assert program.match.table is not None
    assert [each.card for each in program.match.table.matters.penalty_cards] == [*cards("D4")]


@pytest.mark.parametrize(
    ("turns", "seen", "manner", "words"),
    [
        (0, True, Manner.ACCIDENT, "< dropped > partner could have seen them"),
        (1, False, Manner.ACCIDENT, "< dropped > partner could not see them"),
        (2, True, Manner.DELIBERATE, "< shown > on purpose"),
        (3, True, Manner.NAMED, "< named > as held in the hand"),
    ],
)
def test_how_they_came_to_be_seen_is_chosen(
    opened: Opener, store: Store, turns: int, seen: bool, manner: Manner, words: str
) -> None:
    program = to_form(opened)
    program.press(*"s7", "down", *["right"] * turns)
    program.see(words)
    program.press("enter")
    program.until(lambda: program.screen_name == "TableScreen")
    assert last_action(program, store) == Expose(Seat.EAST, cards("S7"), seen, manner)


def test_several_are_picked_with_arrows_and_the_space_bar_and_left_again(opened: Opener, store: Store) -> None:
    program = to_form(opened)
    program.press("space", "right", "space", "left", "left", "space", "right", "space", "enter")
    program.until(lambda: program.screen_name == "TableScreen")
    assert last_action(program, store) == Expose(Seat.EAST, cards("HA", "C4"))


def test_a_card_of_another_hand_is_not_picked(opened: Opener) -> None:
    program = to_form(opened)
    program.press(*"sa")
    program.see("sa is no card of this hand.")
    program.press(*"d")
    program.see("› d_")
    program.press("backspace", *"zq3")
    program.see("q3 is no card of this hand.")
    program.press("enter")
    program.see("Pick the cards first")
    assert program.screen_name == "ExposeScreen"


def test_a_click_picks_a_card(opened: Opener, store: Store) -> None:
    program = to_form(opened)
    x, y = program.place_of("♦J")
    program.click(x, y)
    program.see("[*♦J]")
    program.click_on("Enter show")
    program.until(lambda: program.screen_name == "TableScreen")
    assert last_action(program, store) == Expose(Seat.EAST, cards("DJ"))


def test_letters_of_commands_do_nothing_in_the_form_and_escape_shows_nothing(opened: Opener) -> None:
    program = to_form(opened)
    program.press(*"lg!,u")
    assert program.screen_name == "ExposeScreen"
    program.press(*"d4", "escape")
    program.see("Director!")
    assert program.match.table is not None
    assert program.match.table.matters.penalty_cards == ()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_only_the_hand_of_who_is_at_the_keyboard_is_in_sight(opened: Opener, size: tuple[int, int]) -> None:
    program = to_form(opened, size=size)
    assert len(program.rows) == size[1]
    row = next(row for row in program.rows if "Cards" in row)
    assert " ".join(row.split()) == "Cards [ ♠7] ♥A ♥Q ♥T ♥9 ♥7 ♥5 ♦J ♦7 ♦4 ♦3 ♣K ♣4"
    shown = " ".join(program.rows[:-4])
    assert not any(words in shown for words in ("A K T 8 5 4 2", "A K 10 8 5 4 2", "A Q J 8 3 2"))
