"""What the table offers: exactly what would be done now, and the record of the deal where there is room for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim, LookLastTrick
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Refused
from bridge_tui.match.actions import Action, AskTakeBack
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.places import Place
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, third_hand, trick_complete

OF_1993 = replace(START, code=Code.RUBBER_1993)


def claimed() -> Rubber:
    """South has claimed; both defenders are asked."""
    return declarer_leads().act(Claim(Seat.SOUTH, 10))


MOMENTS: dict[str, Callable[[], Rubber]] = {
    "nothing done": lambda: Rubber().deal(),
    "a call": lambda: Rubber().deal().call("1C"),
    "opening lead": at_the_lead,
    "dummy": lambda: at_the_lead().play("H6"),
    "third hand": third_hand,
    "trick complete": trick_complete,
    "next trick begun": lambda: trick_complete().play("D3"),
    "next trick begun, 1993": lambda: trick_complete(OF_1993).play("D3"),
    "declarer leads": declarer_leads,
    "claimed": claimed,
    "one has accepted": lambda: claimed().act(AnswerClaim(Seat.WEST, True)),
    "contested": lambda: claimed().act(AnswerClaim(Seat.WEST, False)),
    "take-back asked": lambda: declarer_leads().act(AskTakeBack(Seat.SOUTH)),
    "cards stand": lambda: declarer_leads(replace(START, take_back_cards=False)),
    "calls stand": lambda: at_the_lead(replace(START, take_back_calls=False)),
    "open hands": lambda: trick_complete(replace(START, hidden=False)),
}
"""Moments of a deal, by what has just been done."""


def would_be_done(program: Driver, action: Action) -> bool:
    """Whether the match takes this action now."""
    try:
        program.match.apply(action)
    except Refused:
        return False
    return True


def offered(program: Driver) -> set[str]:
    """The names of the commands that the table offers."""
    return {command.id for command in program.table.commands}


@pytest.mark.parametrize("moment", MOMENTS)
def test_under_the_curtain_and_above_it_just_what_would_be_done_is_offered(opened: Opener, moment: str) -> None:
    program = opened(MOMENTS[moment](), LARGE)
    may_take_back = any(would_be_done(program, AskTakeBack(seat)) for seat in SEATS)
    if program.table.place is Place.CURTAIN:
        assert "claim" not in offered(program)
        assert ("take_back" in offered(program)) == may_take_back
        assert ("take back" in program.rows[-1]) == may_take_back
        program.lift(str(program.match.actors[0]).lower())
    seat = program.match.actors[0]
    for id, name, action in (("claim", "claim", Claim(seat, 0)), ("last_trick", "last trick", LookLastTrick(seat))):
        done = would_be_done(program, action)
        assert (id in offered(program)) == done
        assert (f" {name} " in f"{program.rows[-1]} ") == done
    assert ("take_back" in offered(program)) == may_take_back
    assert (" take back " in f"{program.rows[-1]} ") == may_take_back


def test_what_is_not_offered_says_why_when_its_key_is_pressed(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    before = program.match
    for key, words in (("l", "No trick is complete yet"), ("m", "Law 68")):
        program.press(key)
        program.see(words)
    assert program.match is before


# The record.


def long_record() -> Rubber:
    """A deal whose record has more lines than a window of 40 rows shows."""
    return at_the_lead().play_out(leave=8)


def record(program: Driver) -> list[str]:
    """The lines of the record at the side."""
    head = next(y for y, row in enumerate(program.rows) if "─ The deal so far ─" in row)
    return [row[row.rindex("│") + 1 :] for row in program.rows[head + 1 : -6]]


def test_the_record_goes_up_and_down_and_no_further(opened: Opener) -> None:
    program = opened(long_record(), LARGE)
    end = record(program)
    assert "lines above" in end[0]
    program.press("pageup")
    assert record(program) != end
    assert "below" in record(program)[-1]
    program.press(*["pageup"] * 20)
    top = record(program)
    assert "West dealt" in top[0]
    program.press("pagedown")
    assert record(program) != top, "beyond the top nothing was counted"
    program.press(*["pagedown"] * 20)
    assert record(program) == end


def test_the_wheel_moves_the_record_too(opened: Opener) -> None:
    program = opened(long_record(), LARGE)
    end = record(program)
    program.wheel(-2)
    assert record(program) != end
    program.wheel(5)
    assert record(program) == end


def test_what_is_typed_stays_while_one_reads_the_record(opened: Opener) -> None:
    program = opened(declarer_leads(), LARGE)
    program.lift("s")
    program.press("s", "a", "pageup", "pagedown")
    assert "› sa_   Enter plays ♠A" in program.prompt


def test_where_the_record_is_not_shown_nothing_is_scrolled(opened: Opener) -> None:
    program = opened(long_record())
    before = program.text
    program.press(*["pageup"] * 5)
    program.wheel(-3)
    assert program.text == before
    program.resize(*LARGE)
    program.see("─ The deal so far ─")
    end = record(program)
    program.press("pagedown")
    assert record(program) == end
    program.resize(*SMALL)


def test_after_the_next_card_the_end_of_the_record_is_shown(opened: Opener) -> None:
    program = opened(long_record(), LARGE)
    program.press(*["pageup"] * 3)
    table = program.match.table
    assert table is not None
    program.lift(str(table.actors[0]).lower())
    program.type(str(table.legal_cards[0]).lower())
    assert "below" not in record(program)[-1]
