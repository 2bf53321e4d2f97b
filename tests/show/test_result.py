"""The pages after a deal and at the end, as a person reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import StartMatch, StopRubber
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SIDES, Seat, Side
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.result import deal_result, rubber_result
from bridge_tui.show.spans import text
from tests.match.live_deals import claimed, revoked, under
from tests.match.sheets import written
from tests.show.games import (
    BOARDS,
    CHICAGO,
    DUPLICATE,
    FOUR_HONOURS,
    ODD_PLAYERS,
    START,
    WHEEL,
    played,
    sheet_of,
    widths,
)

Snapshot = Callable[[str, str], None]

ROWS = 20
"""So many are free at 80x24, with the frame of the page."""

CALLS = {
    "made": "P P P 4S P P X P P P",
    "down": "P P P 7NT X XX P P P",
    "part-score": "P P P 1S P P P",
    "passed-out": "P P P P",
}


@pytest.mark.parametrize("name", CALLS)
def test_a_deal_that_is_over_shows_hands_and_score(snapshot: Snapshot, name: str) -> None:
    snapshot(f"deal-{name}-80", text(deal_result(played(CALLS[name]).view(PUBLIC), SIGNS, 80, ROWS)))


def test_honours_are_named_with_their_holder(snapshot: Snapshot) -> None:
    snapshot("deal-honours-80", text(deal_result(played("P 4S P P P", FOUR_HONOURS).view(PUBLIC), SIGNS, 80, ROWS)))


def test_a_large_screen_gives_the_hands_more_room(snapshot: Snapshot) -> None:
    snapshot("deal-made-letters-120", text(deal_result(played(CALLS["made"]).view(PUBLIC), LETTERS, 120, 36)))


@pytest.mark.parametrize("deck", [SIGNS, LETTERS])
@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("cells", [80, 81, 100, 120, 200])
def test_odd_names_stay_in_their_cells(deck: Deck, name: str, cells: int) -> None:
    north, east, south, west = ODD_PLAYERS
    match = played(CALLS[name], start=replace(START, players=(north, east, south, west)))
    rows = deal_result(match.view(PUBLIC), deck, cells, ROWS)
    assert widths(rows) == {cells}
    assert len(rows) <= ROWS
    stopped = match.apply(StopRubber()).match
    assert widths(rubber_result(stopped.view(PUBLIC), deck, cells, ROWS)) == {cells}


@pytest.mark.parametrize("name", CALLS)
def test_the_letters_deck_is_pure_ascii(name: str) -> None:
    match = played(CALLS[name])
    assert text(deal_result(match.view(PUBLIC), LETTERS, 80, ROWS)).isascii()
    assert text(rubber_result(match.apply(StopRubber()).match.view(PUBLIC), LETTERS, 80, ROWS)).isascii()


@pytest.mark.parametrize(("cells", "height"), [(1, 1), (20, 5), (40, 0), (79, 23)])
def test_a_window_that_is_too_small_is_harmless(cells: int, height: int) -> None:
    match = played(CALLS["made"])
    assert len(deal_result(match.view(PUBLIC), SIGNS, cells, height)) <= height
    assert len(rubber_result(match.view(PUBLIC), SIGNS, cells, height)) <= height


def test_nothing_is_shown_of_a_deal_that_is_not_over() -> None:
    assert deal_result(Match.begin(START).view(PUBLIC), SIGNS, 80, ROWS) == ()


def test_the_score_of_a_deal_adds_up_to_what_the_sheet_got() -> None:
    match = played(CALLS["made"])
    last = next(
        row for row in text(deal_result(match.view(PUBLIC), LETTERS, 80, ROWS)).split("\n") if "this deal" in row
    )
    assert last.split("this deal")[1].split() == [
        str(match.sheet.total(side)) for side in SIDES if match.sheet.total(side)
    ]


def test_a_rubber_that_is_won_shows_totals_and_difference(snapshot: Snapshot) -> None:
    sheet = sheet_of(("4S S", 10), ("3NT E", 10), ("6HX N", 12))
    match = Match(START, sheet)
    assert sheet.total(Side.NS) - sheet.total(Side.EW) == 120 + 500 + 360 + 50 + 750 - 100 - 30
    snapshot("rubber-won-80", text(rubber_result(match.view(PUBLIC), SIGNS, 80, ROWS)))


def test_a_rubber_that_was_stopped_shows_what_it_had_earned(snapshot: Snapshot) -> None:
    match = Match(START, sheet_of(("4S E", 10), ("2C S", 8)).stop())
    snapshot("rubber-stopped-letters-120", text(rubber_result(match.view(PUBLIC), LETTERS, 120, ROWS)))


@pytest.mark.parametrize(
    ("start", "calls", "name"),
    [
        (CHICAGO, CALLS["made"], "chicago-made"),
        (CHICAGO, CALLS["passed-out"], "chicago-passed-out"),
        (DUPLICATE, "P P 4S P P X P P P", "board-made"),
        (DUPLICATE, "1NT P P P", "board-part-score"),
        (DUPLICATE, "7NT X P P P", "board-down"),
    ],
)
def test_a_deal_of_another_form_shows_its_own_parts(
    snapshot: Snapshot, start: StartMatch, calls: str, name: str
) -> None:
    view = played(calls, start=start).view(PUBLIC)
    rows = deal_result(view, SIGNS, 80, ROWS)
    assert len(rows) <= ROWS
    snapshot(f"deal-{name}-80", text(rows))


def test_a_chicago_that_is_over_tells_its_bonuses_apart(snapshot: Snapshot) -> None:
    sheet = written(WHEEL, "2S N 8")
    assert sheet.total(Side.NS) - sheet.total(Side.EW) == 60 + 100 + 60 + 100 - 100 - 300 - 40 - 40
    snapshot("chicago-over-80", text(rubber_result(Match(CHICAGO, sheet).view(PUBLIC), SIGNS, 80, ROWS)))


def test_boards_that_were_ended_are_summed_by_what_the_points_are_for(snapshot: Snapshot) -> None:
    rows = rubber_result(Match(DUPLICATE, BOARDS.stop()).view(PUBLIC), SIGNS, 80, ROWS)
    assert len(rows) <= ROWS
    snapshot("boards-ended-80", text(rows))


@pytest.mark.parametrize("form", [CHICAGO, DUPLICATE])
@pytest.mark.parametrize(("cells", "height"), [(1, 1), (20, 5), (40, 0), (79, 23)])
def test_other_forms_are_harmless_in_a_window_that_is_too_small(form: StartMatch, cells: int, height: int) -> None:
    match = played(CALLS["made"], start=form)
    assert len(deal_result(match.view(PUBLIC), SIGNS, cells, height)) <= height
    assert len(rubber_result(match.view(PUBLIC), SIGNS, cells, height)) <= height


@pytest.mark.parametrize(
    ("code", "told"),
    [(Code.CLASSIC, "2 tricks transferred, today's Law 64"), (Code.RUBBER_2014, "1 trick transferred, Law 64")],
)
def test_law_64_the_score_of_a_deal_says_what_revokes_have_moved(code: Code, told: str) -> None:
    revokes = {1: Seat.SOUTH}
    match = claimed(revoked(under(code), revokes), Seat.WEST, revokes)
    rows = deal_result(match.view(PUBLIC), SIGNS, 80, ROWS)
    score = " ".join(row[50:].strip() for row in text(rows).split("\n")[2:6])
    assert told in score
    assert len(rows) <= ROWS
