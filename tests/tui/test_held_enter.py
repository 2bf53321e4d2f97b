"""Enter held down: it opens a screen, but goes no further than that."""

from __future__ import annotations

import pytest

from bridge_tui.match.view import Phase
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.sessions import at_the_lead, rubber_won

AN_HOUR = 3600.0
STILL_HELD = "Was Enter still held down? Press it again to go on."


@pytest.fixture(autouse=True)
def fingers_are_slow(fingers_are_quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Enter of a test is the same one, still held down."""
    monkeypatch.setattr(page, "HELD", AN_HOUR)


def test_the_enter_of_the_last_card_does_not_pass_over_the_result(opened: Opener) -> None:
    program = opened(at_the_lead().play_out(leave=1))
    seat = program.match.table and program.match.table.actor
    assert seat is not None
    program.lift(str(seat).lower())
    table = program.match.table
    assert table is not None
    program.press(*str(table.legal_cards[0]).lower(), "enter")
    program.see("this deal")
    program.press(*["enter"] * 20)
    assert program.screen_name == "DealResultScreen"
    program.see(STILL_HELD)
    assert program.match.phase is Phase.DEAL_OVER


def test_nobody_misses_the_end_of_a_rubber(opened: Opener) -> None:
    program = opened(rubber_won())
    program.press(*["enter"] * 20)
    assert program.screen_name == "RubberResultScreen"
    program.see(STILL_HELD)
    assert program.match.start.rubber == 1


def test_no_game_starts_before_anybody_has_looked_at_the_form(opened: Opener) -> None:
    program = opened()
    program.press(*["enter"] * 20)
    assert program.screen_name == "NewGameScreen"
    program.see(STILL_HELD)


def test_whoever_types_a_name_has_let_go(opened: Opener) -> None:
    program = opened()
    program.press("enter", "A", "n", "n", "enter")
    program.see("Your first game in five lines")
    assert program.match.start.players[0] == "Ann"


def test_nobody_misses_the_tour_of_his_first_game(opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    program = opened()
    program.press("enter", "A", *["enter"] * 20)
    assert program.screen_name == "TourScreen"
    program.see(STILL_HELD)
    monkeypatch.setattr(page, "HELD", 0.0)
    program.press("enter")
    program.see("Give the keyboard to")


def test_an_enter_after_a_pause_goes_on(opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    program = opened(at_the_lead().play_out())
    program.press("enter")
    monkeypatch.setattr(page, "HELD", 0.0)
    program.press("enter")
    assert program.match.phase is Phase.PLAYING


def test_what_is_chosen_from_the_palette_is_done(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    program.press("enter", "ctrl+p", *"go on")
    program.until(lambda: program.shows("Go on to the next deal") and not program.shows("The whole score sheet"))
    program.press("enter")
    program.until(lambda: program.screen_name == "TableScreen")
    assert program.match.phase is Phase.PLAYING


def test_a_click_on_what_enter_does_passes_over_no_result_either(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    place = program.place_of("Enter go on")
    for _ in range(5):
        program.click(*place)
    assert program.screen_name == "DealResultScreen"
    program.see(STILL_HELD)
