"""The command palette and keys that come faster than it opens or closes."""

from __future__ import annotations

import pytest

from tests.tui.conftest import Opener
from tests.tui.sessions import at_the_lead


@pytest.mark.parametrize("keys", [("enter", "enter"), ("pagedown",), ("pageup", "enter", "enter"), ("escape", "enter")])
@pytest.mark.parametrize("at_table", [True, False])
def test_keys_that_wait_for_it_end_nothing(opened: Opener, at_table: bool, keys: tuple[str, ...]) -> None:
    program = opened(at_the_lead() if at_table else None)
    if at_table:
        program.lift("w")
    program.burst("ctrl+p", *keys)
    program.press("escape")
    program.until(lambda: program.screen_name != "Palette")
    assert program.app.return_code in {None, 0}


def test_what_is_chosen_twice_is_done_once(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("ctrl+p")
    program.see("leave (Esc)")
    program.burst("enter", "enter", "enter")
    program.until(lambda: program.screen_name in {"HomeScreen", "TableScreen"})
    assert program.app.return_code is None
