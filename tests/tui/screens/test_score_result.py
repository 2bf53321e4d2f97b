"""How a real table's rubber ended, the account of the evening, and what follows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.match.actions import Form
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, next_rubber
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.scores import KEPT, WON, kept, match

STAKED = replace(KEPT, stake=50)


def over(opened: Opener) -> Driver:
    """The result of a rubber that has just been won."""
    program = opened(kept(*WON, start=STAKED), (80, 32))
    program.see("N-S have won the rubber in two games, which earns 700.")
    return program


def test_the_result_and_the_account_stand_on_one_page(opened: Opener) -> None:
    program = over(opened)
    program.see("N-S are 1410 points ahead.")
    program.see("Rubber 1 Ann and Cid Bob and Dot 1410 0 +1410 +14")
    program.see("Dot -1410 -14 -7.00")
    program.see("A hundred points are worth 0.50.")


@pytest.mark.parametrize(
    ("key", "partners"),
    [("enter", Partners.SAME), ("r", Partners.ROTATED), ("n", Partners.DRAWN)],
)
def test_the_next_rubber_follows_with_these_partners(opened: Opener, key: str, partners: Partners) -> None:
    program = over(opened)
    program.press(key)
    program.see("Deal 1 ·")
    assert match(program).start == next_rubber(STAKED, 1, partners)
    assert (match(program).start.rubber, match(program).start.evening) == (2, 1)


@pytest.mark.parametrize("typed", ["8s n", "3nt n =", "p", "1: strike; once more"])
def test_a_result_that_is_typed_on_gives_no_commands(opened: Opener, store: Store, typed: str) -> None:
    """Somebody has not seen that it is over; `n`, `r`, `o` and the Enter after his line begin nothing."""
    program = over(opened)
    program.press(*typed)
    program.see("It is over: nothing more is entered here. Enter ends this line.")
    program.press("enter")
    program.see("N-S have won the rubber")
    assert "nothing more is entered" not in program.text
    assert (program.screen_name, store.evening(1)) == ("ScoreResultScreen", (1,))
    program.press("n")
    program.see("Deal 1 ·")


@pytest.mark.parametrize("held", [0.0, 3600.0])
def test_what_is_struck_faster_than_the_result_comes_begins_nothing(
    opened: Opener, store: Store, monkeypatch: pytest.MonkeyPatch, held: float
) -> None:
    """Some of it waits for the page that has gone, some comes before the result can have been seen."""
    monkeypatch.setattr(page, "HELD", held)
    program = opened(kept(*WON[:2], start=STAKED), (80, 32))
    program.burst(*WON[2], "enter", *"3nt n =", "enter")
    program.see("N-S have won the rubber in two games, which earns 700.")
    assert (program.screen_name, store.evening(1)) == ("ScoreResultScreen", (1,))


@pytest.mark.parametrize("letter", ["n", "r", "o"])
def test_a_letter_before_the_result_can_have_been_seen_is_no_command(
    opened: Opener, store: Store, monkeypatch: pytest.MonkeyPatch, letter: str
) -> None:
    monkeypatch.setattr(page, "HELD", 3600.0)
    program = over(opened)
    program.press(letter)
    program.see("It is over: nothing more is entered here. Enter ends this line.")
    assert (program.screen_name, store.evening(1)) == ("ScoreResultScreen", (1,))


def test_the_next_one_may_be_asked_for_anew_and_belongs_to_the_evening(opened: Opener) -> None:
    program = over(opened)
    program.press("o")
    program.see("Score a real table")
    program.see("0.50")
    program.press("backspace", *["backspace"] * 3, *"Eve", *["down"] * 4, "right", "enter")
    program.see("Deal 1 of 4")
    start = match(program).start
    assert (start.players, start.form) == (("Eve", "Bob", "Cid", "Dot"), Form.CHICAGO)
    assert (start.rubber, start.evening, start.stake) == (2, 1, 50)
    program.press("f3")
    program.see("Eve")
    program.see("Chicago 2 is not over.")


def test_a_rubber_that_has_been_followed_is_not_followed_again(opened: Opener, store: Store) -> None:
    program = over(opened)
    Session.begin(store, next_rubber(STAKED, 1))
    for key in ("enter", "r", "n", "o"):
        program.press(key)
        program.see("Game 2 has followed already: go on with that from home.")
        assert program.screen_name == "ScoreResultScreen"
    assert store.evening(1) == (1, 2)


def test_log_and_sheet_are_looked_at_and_left_again(opened: Opener) -> None:
    program = over(opened)
    for keys, words in ((("l", "f4"), "What was entered"), (("g", "f2"), "THEY E-W")):
        for key in keys:
            program.press(key)
            program.see(words)
            program.press("escape")
            program.see("points ahead.")


def test_it_is_left_for_home_and_looked_at_again(opened: Opener) -> None:
    program = over(opened)
    program.press("escape")
    program.click_on("Last result")
    program.see("points ahead.")
    assert program.screen_name == "ScoreResultScreen"


def test_at_duplicate_what_was_awarded_is_a_part_of_its_own(opened: Opener) -> None:
    program = opened(kept("4s s = award they 50", start=replace(KEPT, form=Form.DUPLICATE)))
    program.press("f6", "enter")
    program.see("adjustments")
    program.see("It was ended after 1 board.")
