"""What needs the consent of others, by keys: claims, requests to take something back, and their answers."""

from __future__ import annotations

from bridge_tui.engine.state import Claimed
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.tui.screens.take_back import TakeBackScreen
from tests.tui.driver import Driver

HANDS = {
    Seat.NORTH: "♥ K J 4 3",
    Seat.EAST: "♥ Q 10 9 7 5",
    Seat.SOUTH: "♠ A K 10 8 5 4 2",
    Seat.WEST: "♣ A Q J 8 3 2",
}
"""A row of each hand, as it stands when declarer leads to the third trick."""


def seen(program: Driver) -> set[Seat]:
    """The seats whose hands are on the screen."""
    return {seat for seat, row in HANDS.items() if row in program.text}


def shown_hands(program: Driver) -> set[Seat]:
    """The hands in the view that the table is drawn from."""
    view = program.table.view
    assert view is not None
    return {seat for seat in SEATS if view.hands[seat] is not None}


def to_form(program: Driver, letter: str = "s", key: str = "m") -> None:
    """Lift the curtain for this seat and open the form of a claim."""
    program.lift(letter)
    program.press(key)
    program.see("Your line")


def claim(program: Driver, *keys: str, letter: str = "s") -> None:
    """Claim as these keys fill the form in."""
    to_form(program, letter)
    program.press(*keys, "enter")
    program.until(lambda: program.screen_name != "ClaimScreen")


def made(program: Driver) -> Claimed:
    """The last claim."""
    assert program.match.table is not None
    return program.match.table.claims[-1]


def ask(program: Driver, *keys: str) -> None:
    """Ask to take back what these keys pick on the page, by the letter of the one who asks."""
    program.press("u")
    program.see("Who asks to take back what?")
    program.press(*keys)
    page = program.app.screen
    assert isinstance(page, TakeBackScreen)
    program.press(str(page.requests[page.at].seat).lower(), "enter")
    program.until(lambda: program.screen_name == "TableScreen")


def awaited(program: Driver) -> tuple[Seat, ...]:
    """Who is asked whether something may be taken back."""
    asked = program.match.take_back
    assert asked is not None
    return asked.awaited


def answer(program: Driver, letter: str, number: str) -> None:
    """Lift the curtain for this seat and give the answer of this number."""
    program.lift(letter)
    program.press(number, "enter")


def answer_all(program: Driver, number: str) -> None:
    """Everybody who is asked to agree to a take-back gives this answer."""
    for seat in awaited(program):
        answer(program, str(seat).lower(), number)
