"""Home: what it offers, and how one comes from it to a table and back."""

from __future__ import annotations

from dataclasses import replace

from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.sessions import START, Rubber, at_the_lead, third_hand


def test_without_a_game_it_offers_no_continue(opened: Opener) -> None:
    program = opened()
    assert "Continue" not in program.text
    assert "Last result" not in program.text
    assert "► New game" in program.text


def test_the_cursor_moves_and_stays_at_the_ends(opened: Opener) -> None:
    program = opened()
    program.press("up")
    assert "► New game" in program.text
    program.press("down")
    assert "► Score a real table" in program.text
    program.press("down", "down", "down", "down", "down")
    assert "► Quit" in program.text
    program.press("enter")
    assert program.app.return_code == 0


def test_help_is_reached_by_cursor_and_key(opened: Opener) -> None:
    program = opened()
    program.press("down", "down", "down", "down", "enter")
    program.see("How to play")
    program.press("escape")
    program.see("► New game")
    program.press("?")
    program.see("Choose what the cursor is on.")


def test_continue_goes_on_at_the_same_card_with_the_curtain_down(opened: Opener, store: Store) -> None:
    at_the_lead().play("H6 H2").save(store)
    program = opened()
    program.see("► Continue")
    program.see("Game 1: Ann, Bob, Cid, Dot; rubber 1, deal 1")
    program.press("enter")
    program.see("Give the keyboard to East (Bob).")
    program.lift("e")
    program.type("a")
    program.press("escape", "escape")
    program.see("► Continue")
    program.press("enter")
    program.see("Give the keyboard to South (Cid).")
    assert program.match.table is not None
    assert program.match.table.trick is not None
    assert [str(card) for card in program.match.table.trick.cards] == ["H6", "H2", "HA"]


def test_continue_shows_the_result_first_when_the_deal_is_over(opened: Opener, store: Store) -> None:
    at_the_lead().play_out().save(store)
    program = opened()
    program.press("enter")
    program.see("12 tricks: made, 2 over")
    program.press("enter")
    program.see("Deal 2 Dealer North")
    program.see("Give the keyboard to North (Ann).")


def test_a_game_that_was_left_before_the_next_deal_is_dealt(opened: Opener, store: Store) -> None:
    Rubber().save(store)
    program = opened()
    program.press("enter")
    program.see("Give the keyboard to West (Dot).")


def test_a_finished_rubber_is_no_more_to_be_continued_but_to_be_looked_at(opened: Opener, store: Store) -> None:
    at_the_lead().play_out().stop().save(store)
    program = opened()
    assert "Continue" not in program.text
    program.press("down")
    program.see("► Last result")
    program.press("enter")
    program.see("The rubber was ended unfinished.")


def test_when_the_last_game_is_finished_nothing_older_is_what_one_continues(opened: Opener, store: Store) -> None:
    third_hand().save(store)
    at_the_lead().play_out().stop().save(store)
    program = opened()
    program.see("► New game")
    assert "Continue" not in program.text
    program.press("down", "down")
    program.see("► An older game: rubber 1, deal 1")
    program.see("Game 1: ")
    program.press("enter")
    program.see("West led")


def test_names_are_shown_as_they_are_and_shortened(opened: Opener, store: Store) -> None:
    Rubber(replace(START, players=("[b]Ann[/b]", "Bob" * 60, "Cid", "😀"))).deal().save(store)
    program = opened()
    program.see("[b]Ann[/b], Bob")
    assert len(program.rows) == 24


def test_an_older_game_is_not_lost_when_a_new_one_is_started(opened: Opener, store: Store) -> None:
    third_hand().save(store)
    at_the_lead().save(store)
    program = opened()
    program.see("An older game")
    program.press("down", "down", "enter")
    program.see("West led")


def test_a_click_on_an_item_chooses_it(opened: Opener, store: Store) -> None:
    at_the_lead().save(store)
    program = opened()
    program.click_on("Help")
    program.see("How to play")
    program.press("escape")
    program.see("► Continue")
    program.click_on("Continue")
    program.see("Give the keyboard to West (Dot).")
    program.click_on("Esc leave")
    program.click_on("New game")
    program.see("Enter start")
    program.click_on("Esc back")
    program.click_on("Quit")
    program.until(lambda: program.app.return_code == 0)


def test_the_pointer_moves_nothing(opened: Opener) -> None:
    program = opened()
    before = program.text
    for x, y in (program.place_of("Help"), program.place_of("Quit"), (0, 0)):
        program.hover(x, y)
        program.click(x, 0)
    assert program.text == before
