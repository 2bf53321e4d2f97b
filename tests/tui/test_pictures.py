"""What every screen looks like, kept as text that a person can read in a diff; and that nothing on it is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.cells import cell_len

from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.spans import width
from bridge_tui.tui.zone import Zone
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.pictures import IN_LETTERS, PICTURES

Snapshot = Callable[[str, str], None]


def pictured(opened: Opener, name: str, size: tuple[int, int], deck: Deck = SIGNS) -> Driver:
    """The program with this picture on its screen."""
    rubber, keys, sees = PICTURES[name]
    program = opened(rubber() if rubber else None, size, deck)
    for key in keys:
        program.press(key)
    program.see(sees.replace("♥", deck.suits[2]))
    return program


def assert_whole(program: Driver, size: tuple[int, int]) -> None:
    """Every line has room in its zone and every zone on the screen, so nothing is cut."""
    columns, rows = size
    assert len(program.rows) == rows
    assert all(cell_len(row) <= columns for row in program.rows)
    for zone in program.app.screen.query(Zone):
        if zone.display:
            assert len(zone.lines) <= zone.size.height <= rows
            assert all(width(line) <= zone.size.width <= columns for line in zone.lines)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", PICTURES)
def test_the_screen_is_as_it_was_approved(opened: Opener, snapshot: Snapshot, name: str, size: tuple[int, int]) -> None:
    program = pictured(opened, name, size)
    assert_whole(program, size)
    snapshot(f"tui/{name}-{size[0]}x{size[1]}", program.text)


@pytest.mark.parametrize("name", IN_LETTERS)
def test_the_deck_of_letters_needs_no_other_signs(opened: Opener, snapshot: Snapshot, name: str) -> None:
    program = pictured(opened, name, SMALL, LETTERS)
    assert_whole(program, SMALL)
    assert program.text.isascii()
    snapshot(f"tui/{name}-letters-80x24", program.text)
