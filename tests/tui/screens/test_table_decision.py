"""What has to be decided, by keys and by the mouse: an answer is picked, and only then given."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.claims import CLAIM
from bridge_tui.model.seats import Seat
from bridge_tui.settings.choices import Settings
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import declarer_leads

PICK = "Type the number of your answer, or pick it with the arrows; then Enter."
ACCEPT, CONTEST = "1 Accept: the play ends", "2 Contest: the play goes on"


@pytest.fixture
def asked(opened: Opener) -> Driver:
    """South has claimed, and West, who has lifted the curtain, is asked."""
    program = opened(declarer_leads())
    program.press("s", "enter", "m", "enter")
    program.see("Give the keyboard to West or East.")
    program.lift("w")
    program.see("You decide, West")
    return program


def picked(program: Driver) -> list[str]:
    """The answers that are pointed at."""
    return [row.strip(" ›") for row in program.prompt.split("\n") if row.startswith(" ›")]


def is_open(program: Driver) -> bool:
    """Whether West has not answered yet."""
    table = program.match.table
    assert table is not None
    return table.decision is not None and table.decision.kind == CLAIM and Seat.WEST in table.decision.deciders


def test_at_first_nothing_is_picked_and_enter_says_how(asked: Driver) -> None:
    assert picked(asked) == []
    asked.press("enter", "enter")
    asked.see(PICK)
    assert is_open(asked)


@pytest.mark.parametrize(("number", "words"), [("1", ACCEPT), ("2", CONTEST)])
def test_a_number_picks_and_enter_gives_the_answer(asked: Driver, number: str, words: str) -> None:
    asked.press(number)
    assert [row.startswith(words) for row in picked(asked)] == [True]
    assert is_open(asked)
    asked.press("enter")
    assert not is_open(asked)


@pytest.mark.parametrize("key", ["0", "3", "9"])
def test_other_numbers_pick_nothing(asked: Driver, key: str) -> None:
    asked.press(key, "enter")
    asked.see(PICK)
    assert is_open(asked)


@pytest.mark.parametrize(
    "keys",
    [["x"], ["y"], ["²"], ["h", "2"], ["n", "1"], ["x", "x", "1"], ["h", "m", "2"], ["z", "backspace", "x", "2"]],
)
def test_what_is_typed_and_is_no_number_shows_and_is_no_answer(asked: Driver, keys: list[str]) -> None:
    typed = "".join(key for key in keys if key not in {"m", "z", "backspace"})
    asked.press(*keys)
    asked.see(f" › {typed}_")
    assert picked(asked) == [f"{typed}_"]
    asked.press("enter")
    asked.see(f"{typed} is no answer. Type the number of yours alone, or pick it with the arrows.")
    assert is_open(asked)
    asked.press("2", "enter")
    assert not is_open(asked)


def test_a_letter_takes_the_pick_back_and_escape_what_is_typed(asked: Driver) -> None:
    asked.press("2", "h")
    assert picked(asked) == ["h_"]
    asked.press("escape")
    assert picked(asked) == []
    asked.press("1")
    assert [row.startswith(ACCEPT) for row in picked(asked)] == [True]


def test_a_command_waits_until_what_is_typed_at_a_question_is_cleared(asked: Driver) -> None:
    asked.press("h", "m")
    asked.see("First Enter, which does what is typed, or Esc, which clears it.")
    assert asked.screen_name == "TableScreen"


def test_what_is_rubbed_out_is_gone_and_a_number_counts_again(asked: Driver) -> None:
    asked.press("h", "backspace", "2", "enter")
    assert not is_open(asked)


def test_a_number_without_an_answer_takes_the_pick_back(asked: Driver) -> None:
    asked.press("1", "7")
    assert picked(asked) == []
    asked.press("enter")
    assert is_open(asked)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (["down"], ACCEPT),
        (["right"], ACCEPT),
        (["up"], CONTEST),
        (["left"], CONTEST),
        (["down", "down"], CONTEST),
        (["down", "down", "down"], ACCEPT),
        (["down", "up"], CONTEST),
        (["2", "up"], ACCEPT),
    ],
)
def test_the_arrows_go_over_the_answers_round_and_round(asked: Driver, keys: list[str], words: str) -> None:
    asked.press(*keys)
    assert [row.startswith(words) for row in picked(asked)] == [True]


def test_escape_takes_the_message_and_the_pick_back_and_then_leaves(asked: Driver) -> None:
    asked.press("enter", "escape")
    asked.see("You decide, West")
    asked.press("2", "escape")
    assert picked(asked) == []
    asked.press("enter")
    assert is_open(asked)
    asked.press("escape", "escape")
    assert asked.screen_name == "HomeScreen"
    asked.press("enter")
    asked.see("Give the keyboard to West or East.")


def test_the_first_click_picks_and_the_second_confirms(asked: Driver) -> None:
    asked.click_on("Contest")
    assert [row.startswith(CONTEST) for row in picked(asked)] == [True]
    asked.click_on("Accept")
    assert [row.startswith(ACCEPT) for row in picked(asked)] == [True]
    assert is_open(asked)
    asked.click_on("Accept")
    assert not is_open(asked)
    asked.see("Give the keyboard to East (Bob).")


def test_where_one_click_is_enough_it_answers(asked: Driver) -> None:
    asked.prefer(Settings(one_hit=True))
    asked.click_on("Accept")
    assert not is_open(asked)


def test_settings_for_calls_and_cards_answer_nothing_by_a_number_alone(asked: Driver) -> None:
    asked.prefer(Settings(at_once=True, short_curtain=True))
    asked.press("2")
    assert [row.startswith(CONTEST) for row in picked(asked)] == [True]
    assert is_open(asked)


def test_nothing_else_is_hit_or_typed_while_something_is_asked(asked: Driver) -> None:
    before = asked.match
    asked.press("c", "a", "enter")
    asked.paste("ca\n")
    for card in ("♣ A Q J", "♠ Q 9", "♠ A K 10"):
        asked.click_on(card)
        asked.click_on(card)
    assert asked.match is before
    assert "Enter plays" not in asked.prompt


def test_pages_are_looked_at_meanwhile_and_the_pick_waits(asked: Driver) -> None:
    asked.press("2", "g")
    asked.see("total so far")
    asked.press("escape")
    asked.see("You decide, West")
    assert [row.startswith(CONTEST) for row in picked(asked)] == [True]
