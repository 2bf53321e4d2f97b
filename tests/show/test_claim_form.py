"""The form of a claim in words: each number of tricks comes to what the sheet would say of it."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from rich.cells import cell_len

from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import View
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.claim_form import hands, hint, numbers, statements
from tests.tui.live_rubbers import live
from tests.tui.sessions import AUCTION, Rubber, declarer_leads

ROOM = 59
"""Cells beside the number in the smallest window."""


def table_of(rubber: Rubber) -> Table:
    assert rubber.match.table is not None
    return rubber.match.table


def public(rubber: Rubber) -> View:
    return table_of(rubber).view(Seat.SOUTH)


def accepted(table: Table, claim: Claim) -> Table:
    """The table after everybody who is asked has accepted this claim."""
    table = table.apply(claim).table
    while table.decision is not None:
        table = table.apply(AnswerClaim(table.decision.deciders[0], True)).table
    return table


@given(st.integers(4, 51), st.sampled_from(SEATS), st.integers(0, 13))
def test_each_number_says_what_the_declaring_side_has_if_it_is_accepted(leave: int, seat: Seat, tricks: int) -> None:
    rubber = Rubber().deal().call(AUCTION).play_out(leave)
    table = table_of(rubber)
    assert table.contract is not None
    offered = numbers(public(rubber), seat)
    assert [number for number, _words in offered] == [str(number) for number in range(len(offered))]
    assume(seat is not table.contract.dummy and tricks < len(offered))
    taken = accepted(table, Claim(seat, tricks)).tricks_won[table.contract.declarer.side]
    assert f"then N-S have {taken} trick" in offered[tricks][1]
    assert all(cell_len(words) <= ROOM for _number, words in offered)


def test_nothing_some_and_all_have_words_of_their_own() -> None:
    words = dict(numbers(public(declarer_leads()), Seat.SOUTH))
    assert words["0"] == "concedes all 11; then N-S have 1 trick: down 9"
    assert words["9"] == "of the 11 left; then N-S have 10 tricks: made"
    assert words["11"] == "all that are left; then N-S have 12 tricks: made, 2 over"


def test_a_defender_is_told_what_declarer_would_have() -> None:
    words = dict(numbers(public(declarer_leads()), Seat.WEST))
    assert words["1"] == "of the 11 left; then N-S have 11 tricks: made, 1 over"


def test_trumps_are_spoken_of_where_there_are_trumps() -> None:
    assert len(statements(public(declarer_leads()))) == 4
    without = statements(public(Rubber().deal().call("P P P 3N P P P").play("DQ")))
    assert [(made.draws_trumps, made.finesses) for made in without] == [(False, False), (False, True)]


def test_the_hint_fits_the_smallest_window() -> None:
    assert cell_len(hint()) <= 78


@pytest.mark.parametrize("code", Code)
def test_law_49_a_defender_at_a_live_table_is_told_what_a_hand_that_is_faced_costs(code: Code) -> None:
    kept, faced = hands(public(declarer_leads(live(code))), Seat.EAST)
    assert kept == ("shown", "to declarer alone")
    cost = "" if code is Code.DUPLICATE_2017 else "; contested, all of it is penalty cards"
    assert faced == ("faced", f"to everybody{cost}")
    assert all(cell_len(f"< {name} >   {meaning}") <= ROOM + cell_len("< 13 >   ") for name, meaning in (kept, faced))


def test_law_68_declarer_whom_a_claim_shows_in_any_case_and_a_guarded_table_have_nothing_to_choose() -> None:
    assert hands(public(declarer_leads(live())), Seat.SOUTH) == []
    assert hands(public(declarer_leads()), Seat.EAST) == []
