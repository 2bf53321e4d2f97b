"""The auction in four columns: each call under its seat, whatever went wrong, and the end of one that is too long."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridge_tui import PUBLIC, View
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.match import Match
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.rounds import COLUMNS, auction_rows, has_skipped
from bridge_tui.show.spans import Span, text
from tests.show.tables import AUCTION, called, dealt, live_auctions

BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]


def public(match: Match) -> View:
    view = match.view(PUBLIC).table
    assert view is not None
    return view


def auction(match: Match, room: int = 99) -> list[str]:
    return text(auction_rows(public(match), SIGNS, 24, room)).split("\n")


def test_calls_stand_under_the_seats_that_made_them() -> None:
    assert auction(dealt("P P 1H 1S P")) == ["West  North East  South", "P     P     1♥    1♠", "P     ?"]


LONG = "1C X XX P 1D X P 1H X P P XX P 1S X XX P P 2C"
"""Twenty cells of an auction, the last of which waits."""


def test_when_rows_are_short_the_last_calls_stay_and_the_others_are_counted() -> None:
    assert auction(dealt(AUCTION), 3) == ["West  North East  South", "… 2 rounds before", "P     P     P"]
    assert auction(dealt(AUCTION), 4)[1:] == ["P     P     1♥    1♠", "P     2♠    P     4♠", "P     P     P"]
    assert auction(dealt(LONG), 5)[1:] == [
        "… 2 rounds before",
        "X     P     P     XX",
        "P     1♠    X     XX",
        "P     P     2♣    ?",
    ]


@pytest.mark.parametrize("room", range(3, 8))
def test_however_few_rows_every_round_is_shown_or_counted(room: int) -> None:
    every = auction(dealt(LONG))[1:]
    _names, *rows = auction(dealt(LONG), room)
    assert len(rows) == min(room - 1, len(every))
    before = int(rows[0].split()[1]) if rows[0].startswith("…") else 0
    shown = rows[bool(before) :]
    assert shown == every[before:]


@pytest.mark.parametrize("room", [4, 7, 20])
def test_rounds_that_have_no_room_are_counted(room: int) -> None:
    view = public(dealt(" ".join(BIDS)))
    rows = auction_rows(view, LETTERS, 24, room)
    whole = auction_rows(view, LETTERS, 24, 99)
    assert len(rows) == min(room, len(whole))
    if len(rows) < len(whole):
        assert text(rows[1:2]) == f"~ {len(whole) - len(rows) + 1} rounds before"
        assert rows[2:] == whole[-(len(rows) - 2) :]
    assert "before" not in text(auction_rows(view, SIGNS, 24, 99))


# At a live table.


@pytest.mark.parametrize(
    ("words", "rows"),
    [
        ("W:1S E:2H", ["1♠    ?     2♥?"]),
        ("W:1S N:2S E:2H", ["1♠    2♠    2♥?"]),
        ("W:1S W:2S", ["1♠    ?", "2♠?"]),
        ("W:1S N:8C", ["1♠    8♣?"]),
        ("W:1S N:9NT", ["1♠    9NT?"]),
        ("W:1S N:XX", ["1♠    XX?"]),
        ("S:1S", ["?                 1♠?"]),
    ],
)
def test_a_call_that_waits_has_a_question_mark_and_so_has_the_turn_that_was_another_ones(
    words: str, rows: list[str]
) -> None:
    assert auction(called(words))[1:] == rows


def test_law_27_a_call_that_was_refused_is_gone_and_its_place_is_free_again() -> None:
    assert auction(called("W:1S N:2S E:2H S:refuse"))[1:] == ["1♠    2♠    ?"]
    assert auction(called("W:1S N:2S E:2H S:refuse E:3H"))[1:] == ["1♠    2♠    3♥    ?"]


def test_law_29_a_turn_that_was_skipped_has_the_sign_for_nothing() -> None:
    assert auction(called("W:1S E:2H S:P"))[1:] == ["1♠    —     2♥    P", "?"]
    assert auction(called("S:1S W:accept W:2C N:P"))[1:] == ["—     —     —     1♠", "2♣    P     ?"]
    assert text(auction_rows(public(called("E:1H S:accept")), LETTERS, 24, 99)).endswith("\n-     -     1H    ?")


def test_law_34_cancelled_passes_are_gone_and_it_is_the_turn_of_who_was_skipped() -> None:
    match = called("W:1S E:P S:P W:P")
    assert auction(match)[1:] == ["1♠    ?"]
    assert not has_skipped(public(match))


def test_law_39_a_call_that_waits_after_the_final_pass_stands_below_it() -> None:
    assert auction(called("W:1S N:P E:P S:P N:2H"))[1:] == ["1♠    P     P     P", "      2♥?"]
    assert auction(called("W:1S N:P E:P S:P N:2H E:accept"))[1:] == ["1♠    P     P     P"]


def test_law_25_what_is_asked_of_all_four_leaves_the_calls_as_they_stand() -> None:
    assert auction(called("W:1S N:2C N:slip2D", Code.RUBBER_2014))[1:] == ["1♠    2♣    ?"]


def test_what_waits_is_marked_by_more_than_colour() -> None:
    cells = [span for row in auction_rows(public(called("W:1S N:2S E:2H")), SIGNS, 24, 99) for span in row]
    assert Span("2♥?", "hearts mark") in [span._replace(text=span.text.strip()) for span in cells]


@given(live_auctions())
def test_every_call_stands_below_its_own_seat(match: Match) -> None:
    view = public(match)
    rows = auction(match)[1:]
    grid = [row.ljust(24)[cell : cell + 6].strip() for row in rows for cell in range(0, 24, 6)]
    made = [(seat, SIGNS.call(call).text) for seat, call in view.calls]
    waits = {} if view.bad_call is None else {view.bad_call.seat: f"{SIGNS.call(view.bad_call.call).text}?"}
    found = [(COLUMNS[place % 4], name) for place, name in enumerate(grid) if name not in {"", "—", "?"}]
    assert found == [*made, *waits.items()]
    assert ("—" in grid) == has_skipped(view)
    turn = [COLUMNS[place % 4] for place, name in enumerate(grid) if name == "?"]
    awaited = view.turn if view.contract is None and view.turn not in waits else None
    assert turn == ([] if awaited is None else [awaited])
