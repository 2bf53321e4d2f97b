"""The whole auction, one key away at any time of the deal, for whoever is at the keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tui.conftest import Opener
from tests.tui.sessions import START, Rubber, at_the_lead, third_hand

CONTRACT = "The contract is 4♠ by South (Cid). West has the opening lead."


@pytest.mark.parametrize("key", ["v", "f4"])
def test_law_41_it_is_looked_at_under_the_curtain_and_left_again(opened: Opener, key: str) -> None:
    program = opened(third_hand())
    program.press(key)
    program.see("The auction Law 41 (today's numbering)")
    program.see(CONTRACT)
    program.press("escape")
    program.see("Give the keyboard to East (Bob).")


def test_law_41_it_is_looked_at_with_the_hand_in_turn_open(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("down", "v")
    program.see(CONTRACT)
    program.press("escape")
    program.see("Enter plays ♠Q")


def test_law_20_it_is_looked_at_before_it_is_closed(opened: Opener) -> None:
    program = opened(Rubber(replace(START, hidden=False)).deal().call("P P 1H"))
    program.press("v")
    program.see("The auction Law 20 (today's numbering)")
    program.see("South to call")


def test_a_long_one_goes_up_and_down_by_arrows(opened: Opener) -> None:
    rounds = [f"{level}{strain} X XX P P" for level in range(1, 8) for strain in "CDHS"]
    program = opened(Rubber().deal().call(" ".join(rounds)))
    program.press("v")
    program.see("more below: arrow down")
    program.see("The auction")
    program.press("pagedown", "pagedown", "pagedown")
    program.see("to call")
    assert not program.shows("The auction")
