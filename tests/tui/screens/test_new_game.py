"""New game: four names and a choice for every question, remembered for the next time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form
from bridge_tui.scoring.points import Scale
from bridge_tui.show.texts import code_line, code_name
from bridge_tui.tui.choice import Choice
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import START, at_the_lead


def to_form(program: Driver) -> None:
    program.press("enter")
    program.see("Enter start")


def sit_down(program: Driver) -> None:
    """Start the first game there ever was, and leave the tour."""
    program.press("enter")
    program.see("Your first game in")
    program.press("enter")


def test_enter_at_once_starts_with_the_seats_for_names(opened: Opener) -> None:
    program = opened()
    to_form(program)
    sit_down(program)
    program.see("Give the keyboard to")
    assert program.match.start.players == ("North", "East", "South", "West")
    assert program.match.start.hidden
    assert program.match.start.honours
    assert program.match.start.scale is Scale.NEW
    assert (program.match.start.code, program.match.start.live) == (Code.CLASSIC, False)


def test_the_cut_is_shown_and_the_highest_card_deals(opened: Opener) -> None:
    program = opened()
    to_form(program)
    sit_down(program)
    program.see("The cut: North")
    dealer, cut = program.match.dealer, program.match.start.cut
    program.see(f"{dealer.name.capitalize()} deals.")
    assert cut is not None
    assert max(cut, key=lambda card: (card.rank, card.suit)) is cut[dealer]


def test_names_and_choices_are_taken_and_proposed_again(opened: Opener) -> None:
    program = opened()
    to_form(program)
    for name in ("Ann", "Bob", "Cid", "Dot"):
        program.press(*name, "down")
    assert "< new scale >   as rubber bridge has been scored since 1993\n" in program.text
    for key in ("right", "right", "right", "left", "right", "space", "left"):
        program.press(key, "down")
    assert "< old scale >   as before: some doubled scores were lower\n" in program.text
    for words in CHOSEN:
        assert words in program.text
    sit_down(program)
    program.see("West deals.")
    program.see("Chicago 1 Deal 1 of 4")
    start = program.match.start
    assert start.players == ("Ann", "Bob", "Cid", "Dot")
    assert (start.form, start.code, start.hidden, start.live) == (Form.CHICAGO, Code.DUPLICATE_2017, False, True)
    assert (start.take_back_calls, start.take_back_cards) == (True, False)
    assert (start.scale, start.honours) == (Scale.OLD, False)
    program.press("escape", "escape")
    program.press("down")
    to_form(program)
    for words in (*start.players, *CHOSEN):
        program.see(words)


CHOSEN = (
    "< Chicago >",
    "< open >",
    "< live >",
    "< duplicate 2017 >",
    "< calls only >",
    "< old scale >",
    "< not scored >",
)


def test_at_duplicate_the_board_says_who_deals_and_the_form_what_does_not_count(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press("down", "down", "down", "down", "left")
    program.see("< duplicate > boards one by one, each scored by itself")
    program.see("At duplicate, scale and honours do not count.")
    program.press("right")
    program.until(lambda: "do not count" not in program.text)
    program.press("left")
    sit_down(program)
    program.see("North deals board 1.")
    program.see("Board 1 Dealer North Vulnerable: nobody")
    assert (program.match.start.form, program.match.start.cut) == (Form.DUPLICATE, None)


def test_the_form_says_how_one_moves_in_it(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.see("The same name at several seats is one person, who plays them all.")
    program.see("Tab and the arrows up and down move; left and right change a choice.")


@pytest.mark.parametrize("code", Code)
def test_what_a_code_of_laws_is_has_room_in_the_smallest_window(opened: Opener, code: Code) -> None:
    program = opened()
    to_form(program)
    choice = program.app.screen.query_one("#code", Choice)
    program.call(lambda: choice.action_turn(tuple(Code).index(code) - choice.at))
    assert f"< {code_name(code)} >   {code_line(code)}" in program.text


def test_a_choice_goes_round_and_round(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press("up", "left")
    assert "< not scored >" in program.text
    program.press("left")
    assert "< scored >" in program.text


def test_one_name_at_several_seats_is_said_to_be_one_person(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press(*"Ann", "down", *"Bob", "down", *"Ann")
    program.see("Ann is one person and plays North, South.")
    program.press("backspace")
    assert "is one person and" not in program.text


def test_letters_of_commands_are_letters_of_names(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press(*"lg?n")
    program.see("lg?n")
    program.press("f1")
    program.see("Start the game with these answers.")
    program.press("escape")
    program.see("lg?n")


def test_blanks_are_no_name_and_long_or_strange_ones_do_no_harm(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.paste("   ")
    program.press("down")
    program.paste("[bold]" + "x" * 194)
    program.press("down")
    program.paste("😀 é́")
    sit_down(program)
    program.see("Give the keyboard to")
    north, east, south, _west = program.match.start.players
    assert (north, east, south) == ("North", "[bold]" + "x" * 194, "😀 é́")
    assert len(program.rows) == 24


def test_of_a_name_only_what_can_be_seen_is_taken(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.paste("\x9b2JAnn\u202e B")
    program.press(" ", "C")
    program.see("2JAnn B C")
    assert not set("\x9b\u202e") & set(program.text)
    program.press("down")
    program.paste("\u200b\u3164")
    sit_down(program)
    program.see("Give the keyboard to")
    assert program.match.start.players == ("2JAnn B C", "East", "South", "West")


def test_names_of_a_saved_game_are_proposed_as_they_can_be_seen(opened: Opener) -> None:
    program = opened(at_the_lead(replace(START, players=("\u202eAnn", "\u3164", "Cid", "West"))))
    program.press("escape", "down")
    to_form(program)
    program.press("enter")
    program.see("Give the keyboard to")
    assert program.match.start.players == ("Ann", "East", "Cid", "West")


def test_escape_starts_nothing(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press("escape")
    program.see("► New game")
    assert "Continue" not in program.text


def test_the_form_can_be_filled_in_with_the_mouse(opened: Opener) -> None:
    program = opened()
    program.click_on("New game")
    program.see("Enter start")
    x, y = program.place_of("< hidden >")
    program.click(x, y)
    assert "< open >" in program.text
    program.click(x + 5, y)
    assert "< hidden >" in program.text
    program.click(60, y)
    assert "< open >" in program.text
    program.click(60, y, button=3)
    assert "< open >" in program.text
    program.click_on("< scored >")
    _name, row = program.place_of("South ")
    program.click(15, row)
    program.press(*"Cid")
    program.click_on("Enter start")
    program.until(lambda: program.screen_name != "NewGameScreen")
    start = program.match.start
    assert (start.players, start.hidden, start.honours) == (("North", "East", "Cid", "West"), False, False)
