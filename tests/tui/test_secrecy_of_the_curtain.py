"""Once the curtain has been seen, no hand is drawn before somebody has lifted it by the letter of his seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import Seat
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.driver import Driver
from tests.tui.live_rubbers import LIVE
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
Habits = Sequence[tuple[str, ...]]
HABITS = [*ASKS * 3, *((key,) for key in ("g", "v", "l", "?", "escape", "enter", *"12nesw"))]
"""Keys that people strike at a table, at the curtain as well: first of all those that ask to take something back."""


class Watch:
    """Who may be looked in the cards: only the seat for which the curtain has been lifted since it was seen last."""

    def __init__(self, program: Driver) -> None:
        self.program = program
        self.lifted: set[Seat] = set()
        self.seen: set[Seat] = set()
        """Whose hands have been looked in so far."""

    def press(self, *keys: str) -> None:
        """Press keys one by one, and look after each of them."""
        for key in keys:
            named = self.program.table.curtain.named if key == "enter" and NOW in self.program.text else None
            self.program.press(key)
            if named is not None:
                self.lifted = {named}
            if CURTAIN in self.program.text:
                self.lifted = set()
            if self.program.screen_name == "HomeScreen":
                return
            if self.program.match.phase is Phase.PLAYING:
                assert self.hidden_hands() <= self.lifted, self.program.text
                self.seen |= self.hidden_hands()

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


def strike(program: Driver, rng: Random, due: Callable[[Driver, Random], tuple[str, ...]], habits: Habits) -> Watch:
    """Go on for a while, partly as one should and partly by habit, watching for hands."""
    watch = Watch(program)
    for _step in range(60):
        if program.screen_name == "HomeScreen":
            program.press("enter")
            program.see(CURTAIN)
        at_table = program.screen_name == "TableScreen"
        watch.press(*(due(program, rng) if at_table and rng.random() < 0.6 else rng.choice(habits)))
        if program.screen_name != "HomeScreen" and program.match.phase is not Phase.PLAYING:
            break
    return watch


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("fingers_are_quick")
def test_whatever_is_struck_the_curtain_is_lifted_before_a_hand_is_seen(opened: Opener, seed: int) -> None:
    program = opened(Rubber().deal().call("P P 1H") if seed % 2 else at_the_lead().play("H6 H2 HA"))
    strike(program, Random(seed), what_is_due, HABITS)


LIVE_HABITS = [*HABITS, *[("tab",), ("tab", "tab"), ("tab", "enter"), ("escape",)] * 5, ("!", "escape")]
"""At a live table people pick another seat as well, and call the director."""


def what_is_done(program: Driver, rng: Random) -> tuple[str, ...]:
    """The keys with which somebody goes on at a live table: with any card that is his, or with any answer."""
    table = program.table
    if table.curtain.is_down:
        return (str(rng.choice(table.curtain.waits_for)).lower(), "enter")
    if table.question is not None:
        return (rng.choice("1234"), "enter")
    sitter = table.curtain.sitter
    assert sitter is not None
    assert program.match.table is not None
    cards = list(program.match.table.hands[sitter])
    return (*["backspace"] * 3, *str(rng.choice(cards)).lower(), "enter") if cards else ("escape",)


@pytest.mark.parametrize("code", Code)
@pytest.mark.usefixtures("fingers_are_quick")
def test_whoever_acts_at_a_live_table_lifts_his_own_curtain_before_his_hand_is_seen(opened: Opener, code: Code) -> None:
    program = opened(at_the_lead(replace(LIVE, code=code)))
    watch = strike(program, Random(code.value), what_is_done, LIVE_HABITS)
    assert len(watch.seen) > 1
