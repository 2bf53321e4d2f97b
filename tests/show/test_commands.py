"""Commands: one list, in which no key does two things at one place and none is a letter of a card or a call."""

from __future__ import annotations

import pytest

from bridge_tui.show.commands import COMMANDS, Command, commands_at, footer
from bridge_tui.show.places import Place
from bridge_tui.show.spans import hits, text, width
from bridge_tui.show.typed import CHARACTERS

PLACES = list(Place)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: f"{command.id}-{command.name}")
def test_no_command_of_the_table_sits_on_a_letter_that_cards_or_calls_need(command: Command) -> None:
    letters = {key for key in command.keys.split(",") if len(key) == 1}
    if command.places & Place.AT_TABLE:
        assert not letters & CHARACTERS


@pytest.mark.parametrize("place", PLACES)
def test_no_key_does_two_things_at_one_place_and_no_name_stands_for_two(place: Place) -> None:
    commands = commands_at(place)
    keys = [key for command in commands for key in command.keys.split(",")]
    assert len(set(keys)) == len(keys)
    named = [command.id for command in commands if command.name]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("place", PLACES)
def test_one_can_leave_and_quit_everywhere_and_ask_for_help(place: Place) -> None:
    ids = {command.id for command in commands_at(place)}
    assert "quit" in ids
    assert "back" in ids or place is Place.HOME
    assert "help" in ids or place is Place.HELP


def test_letters_of_the_table_have_function_keys_as_well() -> None:
    for command in commands_at(Place.TABLE):
        keys = command.keys.split(",")
        assert len(keys[0]) > 1 or any(key.startswith("f") and key[1:].isdigit() for key in keys), command.id


@pytest.mark.parametrize("place", [Place.NEW_GAME, Place.CLAIM])
def test_in_a_form_in_which_words_are_typed_no_command_has_a_letter(place: Place) -> None:
    assert all(len(key) > 1 for command in commands_at(place) for key in command.keys.split(","))


ALWAYS = {"acting_seat", "director", "help", "back", "quit"}
"""What the footer names wherever it can be done."""


def in_footer(place: Place, cells: int) -> list[Command]:
    """What the footer of a place names, which must be whole and in the order of the list."""
    shown = text((footer(commands_at(place), cells),))
    named = [command for command in commands_at(place) if f" {words(command)} " in f"{shown} "]
    assert shown == "".join(f" {words(command)} " for command in named).rstrip()
    return named


def words(command: Command) -> str:
    return f"{command.labels[0]} {command.name}" if command.name and command.in_footer else "no words"


@pytest.mark.parametrize("place", PLACES)
def test_the_footer_of_80_cells_names_the_ways_out_help_and_what_a_live_table_has_of_its_own(place: Place) -> None:
    assert width(footer(commands_at(place), 80)) <= 80
    due = {command.id for command in commands_at(place) if command.name and command.in_footer} & ALWAYS
    assert due <= {command.id for command in in_footer(place, 80)}


@pytest.mark.parametrize("cells", range(60, 121, 3))
@pytest.mark.parametrize("place", PLACES)
def test_the_footer_leaves_out_nothing_that_has_room(place: Place, cells: int) -> None:
    named = in_footer(place, cells)
    room = cells - width(footer(commands_at(place), cells))
    left_out = [command for command in commands_at(place) if words(command) != "no words" and command not in named]
    assert all(len(words(command)) + 2 > room for command in left_out)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (Place.TABLE, " Enter confirm  Tab seat  ! director  m claim  ? help  Esc leave  Ctrl+Q quit"),
        (Place.CURTAIN, " Enter lift  l last trick  Tab seat  ! director  ? help  Esc leave  Ctrl+Q quit"),
        (Place.DEAL_RESULT, " Enter go on  w concession  ! director  g sheet  ? help  Esc leave  Ctrl+Q quit"),
        (Place.RUBBER_RESULT, " Enter play again  n new partners  ! director  ? help  Esc leave  Ctrl+Q quit"),
    ],
)
def test_where_most_can_be_done_what_is_needed_least_is_left_out_whole(place: Place, line: str) -> None:
    assert text((footer(commands_at(place), 80),)) == line


def test_where_the_last_trick_may_be_asked_for() -> None:
    assert [place for place in PLACES if any(command.id == "last_trick" for command in commands_at(place))] == [
        Place.TABLE,
        Place.CURTAIN,
        Place.DEAL_RESULT,
        Place.DECISION,
    ]


@pytest.mark.parametrize("place", [place for place in PLACES if place is not Place.CURTAIN])
def test_a_hit_on_a_command_does_it_by_its_key_and_by_its_words(place: Place) -> None:
    pieces = [(span.text.strip(), span.hit) for span in footer(commands_at(place), 200) if span.text.strip()]
    named = [command for command in commands_at(place) if command.name and command.in_footer]
    words = [(text, f"do {command.id}") for command in named for text in (command.labels[0], command.name)]
    assert pieces == words


def test_the_mouse_never_lifts_the_curtain() -> None:
    line = footer(commands_at(Place.CURTAIN), 200)
    done = hits((line,))
    assert "do enter" not in done
    assert "do help" in done
    assert "Enter lift" in text((line,))
