"""The bidding box: every call in its place, and what a hit on it does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import Call
from bridge_tui.match.match import Match
from bridge_tui.model.calls import CALLS, LegalCalls
from bridge_tui.show.bidding_box import BOX_ROWS, bidding_box
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.spans import text
from bridge_tui.show.typed import read_call
from tests.show.tables import matches

BOX = """\
 1C 1D 1H 1S 1N  2C 2D 2H 2S 2N  3C 3D 3H 3S 3N  4C 4D 4H 4S 4N
 5C 5D 5H 5S 5N  6C 6D 6H 6S 6N  7C 7D 7H 7S 7N  pass  X  XX"""


def box(legal: tuple[Call, ...], cursor: str | None = None) -> str:
    return text(bidding_box(LegalCalls(legal), LETTERS, Call.parse(cursor) if cursor else None))


def test_every_call_has_its_place_in_the_box() -> None:
    assert box(CALLS) == BOX


def test_what_may_not_be_called_is_a_dot_and_nothing_moves() -> None:
    legal = tuple(call for call in CALLS if call not in {Call.parse("1C"), Call.parse("3NT"), Call.parse("X")})
    assert box(legal) == BOX.replace("1C", ". ").replace("3N", ". ").replace("  X  ", "  .  ")


@pytest.mark.parametrize("cursor", CALLS)
def test_the_call_under_the_cursor_stands_in_brackets_and_nothing_moves(cursor: Call) -> None:
    bracketed = box(CALLS, str(cursor))
    assert bracketed.count("[") == bracketed.count("]") == 1
    unmarked = bracketed.replace("[", " ").replace("]", " ")
    assert [row.rstrip() for row in unmarked.split("\n")] == BOX.split("\n")
    inside = bracketed[bracketed.index("[") + 1 : bracketed.index("]")]
    assert inside == {"P": "pass"}.get(str(cursor), str(cursor)[:2])


@given(matches())
def test_the_box_offers_just_what_may_be_called(match: Match) -> None:
    assert match.table is not None
    offered = box(match.table.legal_calls).split()
    names = [{"P": "pass"}.get(str(call), str(call)[:2]) for call in match.table.legal_calls]
    assert sorted(word for word in offered if word != ".") == sorted(names)
    assert len(offered) == len(CALLS)


@given(matches(), st.sampled_from([None, *CALLS]))
def test_a_hit_in_the_box_types_a_call_that_may_be_made_and_no_other(match: Match, cursor: Call | None) -> None:
    assert match.table is not None
    legal = match.table.legal_calls
    pieces = [span for row in bidding_box(legal, LETTERS, cursor) for span in row if span.hit]
    typed = [read_call(span.hit.removeprefix("type ")).value for span in pieces]
    assert typed == [call for row in BOX_ROWS for call in row if call in legal]
    assert [span.text for span in pieces] == [{"P": "pass"}.get(str(call), str(call)[:2]) for call in typed]
