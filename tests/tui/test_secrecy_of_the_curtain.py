"""Once the curtain has been seen, no hand is drawn before somebody has lifted it by the letter of his seat."""

from __future__ import annotations

from random import Random

import pytest

from bridge_tui.match.match import Phase
from bridge_tui.model.seats import Seat
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.driver import Driver
from tests.tui.sessions import Rubber, at_the_lead

CURTAIN = "Give the keyboard to"


def asked_at_the_curtain(program: Driver, letter: str) -> None:
    """Somebody strikes the key at the closed curtain and asks to take back his own by the letter of his seat."""
    program.see(CURTAIN)
    program.press("u")
    program.see("Who asks to take back what?")
    program.press(letter, "enter")
    program.see("asks to take back")
    program.see(CURTAIN)


def test_who_acted_last_is_covered_when_another_asks_to_take_a_card_back(opened: Opener) -> None:
    program = opened(at_the_lead().play("H6 H2 HA"))
    program.lift("s")
    program.type("h8")
    asked_at_the_curtain(program, "w")
    program.see("West asks to take back ♥6.")
    assert shown_hands(program) == {Seat.NORTH}


def test_who_called_last_is_covered_when_another_asks_to_take_a_call_back(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P 1H"))
    program.lift("s")
    program.type("1s")
    asked_at_the_curtain(program, "e")
    program.see("East asks to take back the call 1♥.")
    program.see("South: press S, North: press N, then Enter.")
    assert shown_hands(program) == set()


def test_who_has_just_refused_is_covered_when_he_is_asked_again(opened: Opener) -> None:
    program = opened(at_the_lead().play("H6 H2 HA H8"))
    asked_at_the_curtain(program, "s")
    program.lift("w")
    program.press("2", "enter")
    program.see("West does not agree")
    asked_at_the_curtain(program, "s")
    assert shown_hands(program) == {Seat.NORTH}


NOW = "Now Enter shows"
ASKS = [("u", letter, "enter") for letter in "nesw"]
HABITS = [*ASKS * 3, *((key,) for key in ("g", "v", "l", "?", "escape", "enter", *"12nesw"))]
"""Keys that people strike at a table, at the curtain as well: first of all those that ask to take something back."""


class Watch:
    """Whether somebody may be looked in the cards: only who has lifted the curtain since it was seen last."""

    def __init__(self, program: Driver) -> None:
        self.program = program
        self.lifted = False

    def press(self, *keys: str) -> None:
        """Press keys one by one, and look after each of them."""
        for key in keys:
            lifts = key == "enter" and NOW in self.program.text
            self.program.press(key)
            self.lifted = (self.lifted or lifts) and CURTAIN not in self.program.text
            if self.program.screen_name == "HomeScreen":
                return
            if self.program.match.phase is Phase.PLAYING:
                assert self.lifted or self.hidden_hands() == set(), self.program.text

    def hidden_hands(self) -> set[Seat]:
        """The hands but dummy's that could be drawn."""
        table = self.program.match.table
        contract = None if table is None else table.contract
        return shown_hands(self.program) - ({contract.dummy} if contract else set())


def what_is_due(program: Driver, rng: Random) -> tuple[str, ...]:
    """The keys with which somebody goes on as he should: lifts the curtain, answers, calls or plays."""
    match = program.match
    assert match.table is not None
    if CURTAIN in program.text:
        return (str(rng.choice(match.actors)).lower(), "enter")
    if match.take_back is not None:
        return (rng.choice("12"), "enter")
    words = str(rng.choice((*match.table.legal_cards, *match.table.legal_calls[:9]))).lower()
    return (*["backspace"] * 3, *words, "enter")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("fingers_are_quick")
def test_whatever_is_struck_the_curtain_is_lifted_before_a_hand_is_seen(opened: Opener, seed: int) -> None:
    program = opened(Rubber().deal().call("P P 1H") if seed % 2 else at_the_lead().play("H6 H2 HA"))
    rng, watch = Random(seed), Watch(program)
    for _step in range(60):
        if program.screen_name == "HomeScreen":
            program.press("enter")
            program.see(CURTAIN)
        at_table = program.screen_name == "TableScreen"
        watch.press(*(what_is_due(program, rng) if at_table and rng.random() < 0.6 else rng.choice(HABITS)))
        if program.screen_name != "HomeScreen" and program.match.phase is not Phase.PLAYING:
            return
