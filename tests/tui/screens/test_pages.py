"""The pages that are looked at and left again: the last trick, and help from wherever one is."""

from __future__ import annotations

import pytest

from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.pictures import PICTURES
from tests.tui.sessions import at_the_lead

HELP = {
    "home": "Choose what the cursor is on.",
    "curtain-play": "Lift the curtain, after your seat's letter.",
    "opening-lead": "Make the call or play the card.",
    "last-trick": "Go back.",
    "sheet-new": "End it unfinished, and settle it.",
    "deal-made": "Go on to the next deal, or to the end result.",
    "rubber-won": "Draw for partners, and play another one.",
}
"""By picture, what only the help of that place says."""


@pytest.mark.parametrize("name", HELP)
def test_help_says_what_can_be_done_where_it_was_asked_for(opened: Opener, name: str) -> None:
    rubber, keys, sees = PICTURES[name]
    program = opened(rubber() if rubber else None)
    program.press(*keys)
    program.see(sees)
    for key in ("?", "f1"):
        program.press(key)
        program.see("How to play")
        program.see(HELP[name])
        program.press("escape")
        program.see(sees)


def test_the_tour_comes_once_at_the_very_first_game(opened: Opener, store: Store) -> None:
    program = opened()
    program.press("enter", *"Ann", "enter")
    program.see("Your first game in five lines")
    for number in range(1, 6):
        program.see(f" {number} ")
    program.press("enter")
    program.see("Give the keyboard to")
    assert program.screen_name == "TableScreen"
    program.press("escape", "escape", "down", "enter")
    program.see("Enter start")
    program.press("enter")
    program.see("Give the keyboard to")
    assert [type(screen).__name__ for screen in program.app.screen_stack] == ["HomeScreen", "TableScreen"]
    assert len(store.unfinished()) == 2


def test_the_tour_before_a_game_at_a_live_table_has_a_line_on_the_director_and_on_other_seats(opened: Opener) -> None:
    program = opened()
    program.call(lambda: program.app.show_tour(live=True))
    program.see("Your first game in six lines")
    program.see(" 6 This table is live: ! calls the director, Tab lets another seat act.")


@pytest.mark.parametrize("way", ["escape", "click"])
def test_the_tour_is_left_as_other_pages_are(opened: Opener, way: str) -> None:
    program = opened()
    program.press("enter", *"Ann", "enter")
    program.see("Your first game in five lines")
    if way == "click":
        program.click_on("Enter go on")
    else:
        program.press(way)
    program.see("Give the keyboard to")


def test_nobody_who_has_a_saved_game_gets_the_tour(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.press("escape", "down", "enter")
    program.see("Enter start")
    program.press("enter")
    program.see("Give the keyboard to")
    assert program.screen_name == "TableScreen"


def test_help_of_the_form_leaves_the_answers_as_they_are(opened: Opener) -> None:
    program = opened()
    program.press("enter", *"Zoe", "f1")
    program.see("Start the game with these answers.")
    program.press("escape")
    program.see("North Zoe")
