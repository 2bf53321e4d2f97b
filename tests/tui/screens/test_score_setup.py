"""Score a real table: what the form asks, what it proposes, and how the sheet begins by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from bridge_tui.scoring.points import Scale
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import cut_for
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.scores import KEPT, kept, match
from tests.tui.sessions import SEED, START

PLAIN = StartMatch(("North", "East", "South", "West"), kept=True, dealer=Seat.NORTH, seed=SEED)


def to_form(program: Driver) -> None:
    """From home to the form."""
    program.click_on("Score a real table")
    program.see("Stake")


def begun(program: Driver) -> StartMatch:
    """How the sheet begins."""
    program.press("enter")
    program.see("dealer ")
    return match(program).start


def test_left_as_it_is_proposed_north_deals_first(opened: Opener) -> None:
    program = opened()
    to_form(program)
    assert begun(program) == PLAIN
    program.see("North deals first.")
    assert program.screen_name == "ScoreScreen", "no tour lies over it"


def test_everything_that_is_answered_counts(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press(*"Ann", "down", *"Bob", "down", *"Cid", "down", *"Dot", "down")
    program.press("right", "down", "right", "down", "right", "down", "right", "down", "right", "down", *"0,5")
    start = StartMatch(
        ("Ann", "Bob", "Cid", "Dot"),
        form=Form.CHICAGO,
        scale=Scale.OLD,
        honours=False,
        code=Code.RUBBER_1993,
        seed=SEED,
        kept=True,
        dealer=Seat.EAST,
        stake=50,
    )
    assert begun(program) == start


def test_the_program_cuts_where_nobody_is_named(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press(*["down"] * 5, "left")
    program.see("< by a cut >")
    assert begun(program) == replace(PLAIN, dealer=None, cut=cut_for(SEED, 1))
    program.see("The cut:")


def test_at_duplicate_the_board_says_who_deals(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press(*["down"] * 4, "left")
    program.see("At duplicate the board says who deals; scale, honours and stake do not count.")
    assert begun(program) == replace(PLAIN, form=Form.DUPLICATE, dealer=None)


@pytest.mark.parametrize("stake", ["-1", "x", "1.234", "12345"])
def test_a_stake_that_is_no_amount_begins_nothing(opened: Opener, store: Store, stake: str) -> None:
    program = opened()
    to_form(program)
    program.press(*["down"] * 9, *stake, "enter")
    program.see("The stake is an amount such as 0.50, up to 9999.99, or nothing.")
    assert store.unfinished() == ()


def test_what_was_answered_for_the_last_sheet_is_proposed_in_a_new_evening(opened: Opener, store: Store) -> None:
    last = replace(KEPT, stake=125, form=Form.CHICAGO, dealer=Seat.WEST, rubber=3, evening=1)
    Session.begin(store, last)
    Session.begin(store, START)
    program = opened()
    to_form(program)
    for words in ("Ann", "Dot", "< Chicago >", "< West >", "1.25"):
        program.see(words)
    assert begun(program) == replace(last, rubber=1, evening=None)


def test_a_sheet_of_a_real_table_proposes_nothing_for_a_game_played_here(opened: Opener) -> None:
    program = opened(kept("4s s ="))
    program.press("escape")
    program.click_on("New game")
    program.see("Take back")
    assert "Ann" not in program.text


def test_no_sheet_begins_before_anybody_has_looked_at_the_form(
    opened: Opener, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened()
    monkeypatch.setattr(page, "HELD", 3600.0)
    program.press("down", *["enter"] * 10)
    program.see("Was Enter still held down?")
    assert store.unfinished() == ()


def test_one_person_at_several_seats_is_named(opened: Opener) -> None:
    program = opened()
    to_form(program)
    program.press(*"Ann", "down", "down", *"Ann")
    program.see("Ann is one person and plays North, South.")
