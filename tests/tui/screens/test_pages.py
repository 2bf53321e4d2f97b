"""The pages that are looked at and left again: the last trick, and help from wherever one is."""

from __future__ import annotations

import pytest

from tests.tui.conftest import Opener
from tests.tui.pictures import PICTURES

HELP = {
    "home": "Choose what the cursor is on.",
    "curtain-play": "Lift the curtain, after your seat's letter.",
    "opening-lead": "Make the call or play the card.",
    "last-trick": "Go back.",
    "sheet-new": "End it unfinished, and settle it.",
    "deal-made": "Go on to the next deal, or to the end result.",
    "rubber-won": "Draw for partners, and play another one.",
}
"""By picture, what only the help of that place says."""


@pytest.mark.parametrize("name", HELP)
def test_help_says_what_can_be_done_where_it_was_asked_for(opened: Opener, name: str) -> None:
    rubber, keys, sees = PICTURES[name]
    program = opened(rubber() if rubber else None)
    program.press(*keys)
    program.see(sees)
    for key in ("?", "f1"):
        program.press(key)
        program.see("How to play")
        program.see(HELP[name])
        program.press("escape")
        program.see(sees)


def test_help_of_the_form_leaves_the_answers_as_they_are(opened: Opener) -> None:
    program = opened()
    program.press("enter", *"Zoe", "f1")
    program.see("Start the game with these answers.")
    program.press("escape")
    program.see("North Zoe")
