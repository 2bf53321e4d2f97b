"""Windows of every size: nothing is lost when one is too small, and it is drawn again when it has grown."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest

from bridge_tui.records.store import Store
from bridge_tui.tui.page import Page
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL
from tests.tui.pictures import PICTURES, long_rubber
from tests.tui.sessions import Rubber, at_the_lead

SENTENCE = "the table needs 80x24. Nothing is lost: make it larger."


def crowded_sheet() -> Rubber:
    """A rubber whose sheet has more lines than a window of the smallest size has rows."""
    rubber = long_rubber()
    for _ in range(14):
        rubber.deal().call("7N X P P P").play_out()
    return rubber


@pytest.mark.parametrize(("columns", "rows"), [(79, 24), (80, 23), (60, 20), (20, 5), (200, 10)])
def test_a_window_that_is_too_small_says_so(opened: Opener, columns: int, rows: int) -> None:
    program = opened(at_the_lead(), (columns, rows))
    program.see(f"The window is {columns}x{rows};")
    if columns > 20:
        program.see(SENTENCE)
    assert "North" not in program.text


@pytest.mark.parametrize("size", [(1, 1), (2, 30), (300, 2)])
def test_no_window_is_too_small_to_open(opened: Opener, size: tuple[int, int]) -> None:
    program = opened(at_the_lead(), size)
    program.press("w", "enter", "h", "6", "enter")
    program.resize(*SMALL)
    program.see("Give the keyboard to West (Dot).")


def test_nothing_is_done_blindly_but_leaving_and_quitting(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("h", "6")
    program.resize(60, 20)
    program.see("The window is 60x20")
    before = program.match
    program.press("enter", "g", "l", "f2", "down")
    program.paste("s9")
    assert program.match is before
    program.resize(*SMALL)
    program.see("› h6_ Enter plays ♥6")
    assert program.screen_name == "TableScreen"
    program.resize(60, 20)
    program.press("ctrl+q")
    program.until(lambda: program.app.return_code == 0)


@pytest.mark.parametrize("name", ["home", "new-game", "opening-lead", "last-trick", "sheet-long", "deal-made"])
def test_resizing_at_any_moment_is_harmless(opened: Opener, name: str) -> None:
    rubber, keys, sees = PICTURES[name]
    program = opened(rubber() if rubber else None)
    program.press(*keys)
    program.see(sees)
    before = program.text
    for columns, rows in (LARGE, (81, 25), (20, 5), (119, 40), (300, 90)):
        program.resize(columns, rows)
        program.until(lambda rows=rows: len(program.rows) == rows)  # type: ignore[misc]
    program.see(sees)
    program.resize(*SMALL)
    program.until(lambda: program.text == before, lambda: program.text)


def test_a_new_size_is_heard_however_much_time_goes_by_before_anybody_looks(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(at_the_lead())
    seconds = count()
    monkeypatch.setattr("textual.timer._time", SimpleNamespace(get_time=lambda: float(next(seconds))))
    program.resize(60, 20)
    program.see("The window is 60x20")


def test_a_second_key_that_was_meant_for_the_screen_before_does_nothing(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.burst("g", "g", "g")
    program.see("total so far")
    program.press("escape")
    program.see("Give the keyboard to West (Dot).")


def test_keys_held_down_at_home_open_one_form_and_start_nothing_twice(opened: Opener, store: Store) -> None:
    program = opened()
    program.burst("enter", "enter")
    program.until(lambda: program.screen_name != "HomeScreen")
    screens = [type(screen).__name__ for screen in program.app.screen_stack]
    assert len(screens) == len(set(screens))
    assert len(store.unfinished()) == ("TableScreen" in screens)


def test_keys_typed_ahead_of_the_curtain_play_nothing(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.burst("w", "enter", "h", "6", "enter", "enter", "h", "2", "enter")
    program.see("Give the keyboard to South (Cid).")
    assert program.match.table is not None
    assert program.match.table.trick is not None
    assert [str(card) for card in program.match.table.trick.cards] == ["H6"]


def test_a_click_on_a_command_of_the_footer_does_it(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.click_on("? help")
    program.see("How to play")
    program.click_on("Esc back")
    program.see("Give the keyboard to West (Dot).")
    program.click_on("g sheet")
    program.see("total so far")
    program.click_on("F6 end it here")
    program.see("End it here?")
    program.click_on("Esc back")
    program.click_on("Ctrl+Q")
    program.until(lambda: program.app.return_code == 0)


def test_between_the_commands_of_the_footer_there_is_nothing_to_hit(opened: Opener) -> None:
    program = opened(at_the_lead())
    before = program.text
    x, y = program.place_of("g sheet")
    program.click(x - 1, y)
    program.click(79, y)
    assert program.text == before


def test_the_wheel_scrolls_a_long_page(opened: Opener) -> None:
    program = opened(crowded_sheet())
    program.press("g")
    program.see("more below")
    first, third = program.rows[0:20], program.rows[3:20]
    program.wheel(1)
    assert program.rows[0:17] == third
    program.wheel(20)
    program.see("total so far")
    assert "more below" not in program.text
    program.wheel(-20)
    assert program.rows[0:20] == first


def test_the_mouse_does_nothing_in_a_window_that_is_too_small(opened: Opener) -> None:
    program = opened(crowded_sheet())
    program.press("g")
    program.see("more below")
    before = program.text
    places = [program.place_of("Esc back"), program.place_of("Ctrl+Q quit"), (2, 0)]
    for size in ((79, 24), (80, 23)):
        program.resize(*size)
        program.see(f"The window is {size[0]}x{size[1]};")
        for place in places:
            program.click(*place)
            program.hover(*place)
        program.wheel(3)
    program.resize(*SMALL)
    program.until(lambda: program.text == before, lambda: program.text)
    assert program.app.return_code is None


def test_the_mouse_does_nothing_on_the_screen_below_the_palette(opened: Opener) -> None:
    program = opened(at_the_lead())
    place = program.place_of("g sheet")
    program.press("ctrl+p")
    program.until(lambda: program.screen_name == "Palette")
    program.click(*place)  # closes it
    program.until(lambda: program.screen_name == "TableScreen", lambda: program.screen_name)


@pytest.mark.parametrize("key", ["g", "m", "v", "u"])
def test_a_page_that_has_gone_is_not_drawn_by_what_waits_for_it(opened: Opener, key: str) -> None:
    """The wheel and a new size may still be on their way to it when it is closed."""
    program = opened(at_the_lead())
    program.lift("w")
    program.type("h6")
    program.lift("s")
    program.press(key)
    page = program.app.screen
    assert isinstance(page, Page)
    program.call(program.app.pop_screen)
    program.until(lambda: not page.children)
    program.call(page.redraw)
    assert program.screen_name == "TableScreen"
