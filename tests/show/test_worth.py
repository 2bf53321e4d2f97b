"""What the deal is worth as it stands, against a score card written apart; and what a call would lead to."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import PUBLIC, Call
from bridge_tui.match.actions import DealCards, Form, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import OVER_SEVEN
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.worth import call_worth, worth
from tests.scoring.paper_scorer import score
from tests.show.games import CUT, PBN, PLAYERS, START, contracts, played, sheet_of
from tests.show.tables import AUCTION, called, dealt, matches

WIDE, NARROW = 34, 24


def standing(contract: str, tricks: tuple[int, int], *results: tuple[str, int]) -> MatchView:
    """This contract with so many tricks won by both sides, on a sheet with these results."""
    view = dealt(AUCTION).view(PUBLIC)
    assert view.table is not None
    table = replace(view.table, contract=Contract.parse(contract), tricks_won=tricks)
    return replace(view, table=table, sheet=sheet_of(*results))


@pytest.mark.parametrize(
    ("contract", "tricks", "words"),
    [
        ("4S S", (0, 0), "if made: 120 below, game"),
        ("4S S", (9, 3), "if made: 120 below, game"),
        ("4S S", (10, 1), "made: 120 below, game"),
        ("4S S", (12, 0), "made: 120 below, 60 above, game"),
        ("2H N", (8, 0), "made: 60 below"),
        ("3S S", (0, 5), "down 1: 50 to E-W"),
        ("3SX S", (2, 7), "down 3: 500 to E-W"),
        ("7NT W", (2, 3), "down 2: 100 to N-S"),
        ("6NT W", (0, 3), "if made: 190 below, 500 above, game"),
    ],
)
def test_it_is_made_as_long_as_it_can_be_and_down_by_what_is_out_of_reach(
    contract: str, tricks: tuple[int, int], words: str
) -> None:
    assert worth(standing(contract, tricks), SIGNS, 99) == words


@pytest.mark.parametrize(
    ("results", "contract", "words"),
    [
        ([("2H S", 8)], "2D N", "if made: 40 below, game"),
        ([("2H S", 8)], "1D N", "if made: 20 below"),
        ([("4S S", 10)], "3NT S", "if made: 100 below, rubber"),
        ([("4S S", 10)], "3NT W", "if made: 100 below, game"),
        ([("4S S", 10)], "2SX N", "if made: 120 below, 50 above, rubber"),
    ],
)
def test_part_scores_make_games_and_games_the_rubber(results: list[tuple[str, int]], contract: str, words: str) -> None:
    assert worth(standing(contract, (0, 0), *results), SIGNS, 99) == words


@pytest.mark.parametrize(
    ("form", "words"), [(Form.CHICAGO, "if made: 120 below, 300 above, game"), (Form.DUPLICATE, "if made: 420")]
)
def test_each_form_has_its_own_points(form: Form, words: str) -> None:
    start = StartMatch(PLAYERS, CUT if form is Form.CHICAGO else None, form)
    match = Match.begin(start)
    match = match.apply(DealCards(Deal.from_pbn(PBN), match.dealer)).match
    view = standing("4S S", (0, 0))
    assert worth(replace(view, sheet=match.sheet), SIGNS, 99) == words


def test_where_there_is_little_room_it_is_said_shorter() -> None:
    assert worth(standing("4S S", (12, 0)), SIGNS, NARROW) == "made: 120 + 60, game"
    assert worth(standing("4S S", (0, 0)), SIGNS, NARROW) == "if made: 120 below, game"
    assert worth(standing("7NTXX S", (0, 0)), SIGNS, NARROW) == "if made: 880 + 1100"


@given(contracts, st.integers(0, 13), st.integers(0, 13))
def test_its_figures_are_those_of_the_score_card(contract: Contract, won: int, lost: int) -> None:
    """Not vulnerable, so that the figures alone tell the contract; some form of them fits beside the smallest table."""
    won, lost = min(won, 13 - lost), min(lost, 13)
    tricks = (won, lost) if contract.declarer.side == 0 else (lost, won)
    words = worth(standing(str(contract), tricks), SIGNS, NARROW)
    assert len(words) <= NARROW
    at_best = min(6 + contract.level, 13 - lost) if won < 6 + contract.level else won
    card = score(contract.level, str(contract.strain), int(contract.doubling), False, at_best, scale="new")
    figures = [int(figure) for figure in re.findall(r"\d+", words)]
    if at_best < 6 + contract.level:
        assert figures == [6 + contract.level - at_best, card.above_defenders]
    else:
        assert figures == [points for points in (card.below, card.above_declarer) if points]
        assert ("game" in words) <= (card.below >= 100)


@given(matches(), st.sampled_from([NARROW, WIDE]))
def test_it_tells_nothing_that_the_sheet_would_not(match: Match, cells: int) -> None:
    view = match.view(PUBLIC)
    assert len(worth(view, SIGNS, cells)) <= cells
    if view.result is not None:
        assert worth(view, SIGNS, cells) == ""


def test_honours_are_not_told_during_the_play() -> None:
    start = replace(START, honours=True)
    deal = "N:AKQJ2.432.432.43 T987.A65.A65.A65 6543.KQJ.KQJ.K72 .T987.T987.QJT98"
    match = Match.begin(start)
    match = match.apply(DealCards(Deal.from_pbn(deal), match.dealer)).match
    view = match.view(PUBLIC)
    assert view.table is not None
    playing = replace(view, table=replace(view.table, contract=Contract.parse("4S N")))
    assert worth(playing, SIGNS, 99) == "if made: 120 below, game"


@pytest.mark.parametrize(
    ("calls", "words"),
    [
        ("", ""),
        ("P P", ""),
        ("1H", "1♥ made: 30 below"),
        ("1H X", "1♥X made: 60 below, 50 above"),
        ("1H 3N", "3NT made: 100 below, game"),
        ("P P P P", ""),
    ],
)
def test_in_the_auction_it_is_the_highest_bid_that_counts(calls: str, words: str) -> None:
    assert worth(dealt(calls).view(PUBLIC), SIGNS, WIDE) == words


@pytest.mark.parametrize(
    ("calls", "call", "words"),
    [
        ("", "P", ""),
        ("", "4S", "4♠ by West: made 120 below, game; down 1: 50 to N-S"),
        ("P P 1S P", "2S", "2♠ by East: made 60 below; down 1: 50 to N-S"),
        ("P P 1S P 4S", "X", "4♠X by East: made 240 below, 50 above, game; down 1: 100 to N-S"),
        ("P P 1S P 4S X", "XX", "4♠XX by East: made 480 below, 100 above, game; down 1: 200 to N-S"),
        ("P P 1S P 4S X", "P", "4♠X by East: made 240 below, 50 above, game; down 1: 100 to N-S"),
        ("1S 2S", "3S", "3♠ by West: made 90 below; down 1: 50 to N-S"),
        ("1S P P 2S", "X", "2♠X by South: made 120 below, 50 above, game; down 1: 100 to E-W"),
        (AUCTION, "P", ""),
    ],
)
def test_law_22_a_call_is_worth_what_its_contract_would_be(calls: str, call: str, words: str) -> None:
    assert call_worth(dealt(calls).view(PUBLIC), Call.parse(call), SIGNS) == words


def test_it_counts_the_vulnerability_of_this_deal() -> None:
    view = replace(dealt("P").view(PUBLIC), sheet=sheet_of(("4S S", 10)))
    assert call_worth(view, Call.parse("3N"), SIGNS) == "3NT by North: made 100 below, rubber; down 1: 100 to E-W"


def test_a_deal_that_is_scored_stands_on_the_sheet() -> None:
    over = played(AUCTION)
    assert isinstance(over.result, DealResult)
    assert worth(over.view(PUBLIC), SIGNS, WIDE) == ""


def test_at_a_live_table_a_call_out_of_turn_or_too_low_is_told_as_if_it_stood() -> None:
    match = called("W:2S").view(PUBLIC)
    assert call_worth(match, Call.parse("1H"), SIGNS, Seat.SOUTH).startswith("1♥ by South: made 30 below")
    assert call_worth(match, Call.parse("3S"), SIGNS, Seat.EAST).startswith("3♠ by West: made 90 below")
    assert call_worth(match, Call.parse("X"), SIGNS, Seat.EAST).startswith("2♠X by West")


def test_a_bid_of_more_than_seven_is_worth_nothing() -> None:
    assert {call_worth(called("W:2S").view(PUBLIC), call, SIGNS, Seat.NORTH) for call in OVER_SEVEN} == {""}
