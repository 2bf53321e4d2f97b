"""Forms: the line with the cursor is marked, also where there are no colours, and what does not fit is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.widgets import Label

from tests.tui.conftest import Opener
from tests.tui.consent import to_form
from tests.tui.driver import Driver
from tests.tui.sessions import declarer_leads


def new_game(opened: Opener) -> Driver:
    program = opened()
    program.press("enter")
    program.see("Enter start")
    return program


def settings(opened: Opener) -> Driver:
    program = opened()
    program.press(",")
    program.see("Enter change")
    return program


def claim(opened: Opener) -> Driver:
    program = opened(declarer_leads())
    to_form(program)
    return program


FORMS: dict[Callable[[Opener], Driver], list[str]] = {
    new_game: ["North", "East", "South"],
    settings: ["Call or card", "Curtain", "13th trick"],
    claim: ["Tricks", "Stated", "Your line"],
}
"""How a form is opened, and its first lines."""


def marked(program: Driver) -> list[str]:
    """The names of the lines that are marked."""
    drawn = {str(label.content): label.render_line(0) for label in program.app.screen.query(Label)}
    return [name for name, strip in drawn.items() if any(piece.style and piece.style.reverse for piece in strip)]


@pytest.mark.parametrize("form", FORMS)
def test_the_mark_goes_with_the_cursor(opened: Opener, form: Callable[[Opener], Driver]) -> None:
    program = form(opened)
    for name in FORMS[form]:
        assert marked(program) == [name]
        program.press("down")
    program.resize(60, 15)
    program.resize(80, 24)
    program.press("tab", "shift+tab", "up")
    assert marked(program) == [FORMS[form][-1]]


def test_a_line_that_is_full_says_so(opened: Opener) -> None:
    program = claim(opened)
    program.press("down", "down", *"x" * 40)
    assert "There is room for" not in program.text
    program.press("x")
    program.see("There is room for 40 letters.")
    program.press("backspace", "x")
    program.paste("and more")
    program.see("There is room for 40 letters.")
