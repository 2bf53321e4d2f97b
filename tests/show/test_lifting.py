"""What the curtain says: who, and how."""

from __future__ import annotations

import pytest

from bridge_tui import Seat
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.lifting import curtain, not_lifted
from bridge_tui.show.spans import hits, text, width
from tests.show.games import ODD_PLAYERS, PLAYERS


def test_the_curtain_says_who_and_how() -> None:
    assert text(curtain((Seat.EAST,), None, PLAYERS, LETTERS)) == (
        " Give the keyboard to East (Bob).\n Everyone else, please look away.\n > _   East: press E, then Enter."
    )
    assert text(curtain((Seat.EAST,), Seat.EAST, PLAYERS, LETTERS)).endswith(" > E_   Now Enter shows East's hand.")


def test_the_curtain_says_what_it_waits_for() -> None:
    assert not_lifted((Seat.EAST,)) == "The curtain waits for East: press E, then Enter."
    assert not_lifted((Seat.NORTH,)) == "The curtain waits for North: press N, then Enter."


def test_either_of_two_deciders_may_lift_the_curtain() -> None:
    both = (Seat.WEST, Seat.EAST)
    assert text(curtain(both, None, PLAYERS, LETTERS)) == (
        " Give the keyboard to West or East.\n Everyone else, please look away.\n"
        " > _   West: press W, East: press E, then Enter."
    )
    assert text(curtain(both, Seat.EAST, PLAYERS, LETTERS)).endswith(" > E_   Now Enter shows East's hand.")
    assert not_lifted(both) == "The curtain waits for West: press W, East: press E, then Enter."


@pytest.mark.parametrize("seat", Seat)
def test_no_name_makes_the_curtain_wider_than_the_window(seat: Seat) -> None:
    assert all(width(row) <= 80 for row in curtain((seat,), None, ODD_PLAYERS, SIGNS))


@pytest.mark.parametrize("named", [Seat.EAST, None])
def test_nothing_is_hit_at_the_curtain(named: Seat | None) -> None:
    assert hits(curtain((Seat.EAST,), named, PLAYERS, SIGNS)) == set()


@pytest.mark.parametrize("seats", [(Seat.WEST,), (Seat.WEST, Seat.EAST)])
def test_the_short_curtain_asks_for_no_enter(seats: tuple[Seat, ...]) -> None:
    assert "Enter" not in text(curtain(seats, None, PLAYERS, LETTERS, short=True))
    assert "Enter" not in not_lifted(seats, short=True)
