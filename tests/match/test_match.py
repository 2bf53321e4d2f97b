"""A rubber from the cut to the last deal: who deals, what may be done when, what comes onto the sheet."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import LookLastTrick, MakeCall
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.match.actions import Action, DealCards, NextDeal, StartMatch, StopRubber
from bridge_tui.match.events import CardsDealt, DealScored, RubberEnded
from bridge_tui.match.match import Match
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import Card
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SEATS, Seat, Side, Vulnerability
from bridge_tui.scoring.points import Scale
from tests.engine.tables import ORDINARY, SUITS_APART
from tests.match.matches import CUT, PLAYERS, begun, called, dealt, passed_out, played_out, rubber_sheet, whole_deal
from tests.match.sheets import premium_of


def refused(match: Match, action: Action) -> tuple[Reason, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        match.apply(action)
    return caught.value.reason, caught.value.params


@pytest.mark.parametrize(
    ("cut", "dealer"),
    [("S9 HK DK C2", Seat.EAST), ("S2 H2 D2 C3", Seat.WEST), ("C2 D2 H2 S2", Seat.WEST), ("CA D2 HA S2", Seat.SOUTH)],
)
def test_the_highest_card_drawn_deals_first(cut: str, dealer: Seat) -> None:
    north, east, south, west = map(Card.parse, cut.split())
    assert Match.begin(StartMatch(PLAYERS, (north, east, south, west))).dealer is dealer


def test_the_deal_passes_clockwise_also_after_a_passed_out_deal() -> None:
    match, dealers = begun(), []
    for number in range(1, 6):
        assert match.number == number
        dealers.append(match.dealer)
        match = passed_out(match) if number % 2 else whole_deal(match, Seat.NORTH, "1S")
        assert (match.number, match.dealer) == (number, dealers[-1])
        match = match.apply(NextDeal()).match
    assert dealers == [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST]


def test_dealing_begins_a_table_with_dealer_vulnerability_and_code() -> None:
    start = StartMatch(PLAYERS, CUT, code=Code.RUBBER_2014)
    step = (
        whole_deal(Match.begin(start), Seat.NORTH, "4S").apply(NextDeal()).match.apply(DealCards(ORDINARY, Seat.SOUTH))
    )
    assert step.events == (CardsDealt(2, Seat.SOUTH),)
    table = step.match.table
    assert table is not None
    assert (table.setup.deal, table.setup.dealer, table.turn) == (ORDINARY, Seat.SOUTH, Seat.SOUTH)
    assert (table.setup.vulnerability, table.setup.code) == (Vulnerability.NS, Code.RUBBER_2014)


def test_a_deal_that_ends_is_scored_at_once() -> None:
    step = played_out(called(dealt(begun()), "P P P 4S P P P").match)
    result = DealResult(1, Contract.parse("4S N"), 13, ((Seat.NORTH, 150),))
    assert step.events[-1] == DealScored(result)
    assert (step.match.result, step.match.phase) == (result, Phase.DEAL_OVER)
    assert (step.match.sheet.total(Side.NS), rubber_sheet(step.match).games) == (120 + 90 + 150, (Side.NS,))


def test_a_passed_out_deal_is_a_result_without_points() -> None:
    step = called(dealt(begun()), "P P P P")
    assert step.events[-1] == DealScored(DealResult(1, None))
    assert (step.match.phase, step.match.sheet.lines) == (Phase.DEAL_OVER, ())


def test_honours_of_any_hand_are_scored_unless_the_table_has_agreed_not_to() -> None:
    defended = "1H"  # South, all diamonds, plays hearts that East holds
    with_honours = whole_deal(begun(), Seat.SOUTH, defended)
    assert with_honours.result is not None
    assert with_honours.result.honours == ((Seat.EAST, 150),)
    assert with_honours.sheet.total(Side.EW) == 7 * 50 + 150
    assert whole_deal(begun(honours=False), Seat.SOUTH, defended).sheet.total(Side.EW) == 7 * 50


def test_the_rubber_ends_with_the_second_game_of_a_side() -> None:
    match = whole_deal(begun(), Seat.NORTH, "4S")
    step = played_out(called(dealt(match.apply(NextDeal()).match), "5D P P P").match)
    assert step.events[-1] == RubberEnded(Side.NS)
    assert (step.match.phase, step.match.sheet.winner, premium_of(rubber_sheet(step.match), Side.NS)) == (
        Phase.RUBBER_OVER,
        Side.NS,
        700,
    )
    assert step.match.table is not None


@pytest.mark.parametrize(("scale", "premium"), [(Scale.NEW, 400), (Scale.OLD, 350)])
def test_a_rubber_stopped_in_mid_deal_pays_what_stands_and_drops_the_deal(scale: Scale, premium: int) -> None:
    match = whole_deal(whole_deal(begun(scale), Seat.NORTH, "4S"), Seat.NORTH, "1S")
    step = called(dealt(match.apply(NextDeal()).match), "1S").match.apply(StopRubber())
    assert step.events == (RubberEnded(None),)
    assert (step.match.phase, step.match.table, step.match.result) == (Phase.RUBBER_OVER, None, None)
    assert [premium_of(rubber_sheet(step.match), side) for side in Side] == [premium, 0]


def test_a_rubber_stopped_between_deals_keeps_the_last_deal_on_the_table() -> None:
    match = whole_deal(begun(), Seat.NORTH, "1S")
    stopped = match.apply(StopRubber()).match
    assert (stopped.table, stopped.result, stopped.number) == (match.table, match.result, 1)


def test_only_he_whose_turn_it_is_deals() -> None:
    for dealer in (Seat.NORTH, Seat.SOUTH, Seat.WEST):
        assert refused(begun(), DealCards(SUITS_APART, dealer)) == (
            Reason.WRONG_DEALER,
            {"seat": dealer, "dealer": Seat.EAST},
        )


def test_what_may_not_be_done_before_the_deal() -> None:
    for action in (NextDeal(), MakeCall(Seat.EAST, PASS), LookLastTrick(Seat.EAST)):
        assert refused(begun(), action) == (Reason.NO_DEAL_ON, {})


def test_what_may_not_be_done_during_the_deal() -> None:
    for action in (DealCards(SUITS_APART, Seat.EAST), NextDeal()):
        assert refused(dealt(begun()), action) == (Reason.DEAL_ON, {})
    assert refused(dealt(begun()), StartMatch(PLAYERS, CUT)) == (Reason.ALREADY_STARTED, {})


def test_no_new_deal_while_the_last_one_lies_on_the_table() -> None:
    match = passed_out(begun())
    assert refused(match, DealCards(SUITS_APART, Seat.SOUTH)) == (Reason.DEAL_ON_TABLE, {})
    assert refused(match, MakeCall(Seat.EAST, PASS))[0] is Reason.AUCTION_OVER


@pytest.mark.parametrize("stopped", [False, True])
def test_nothing_more_is_dealt_after_the_rubber(stopped: bool) -> None:
    match = whole_deal(begun(), Seat.NORTH, "4S")
    match = match.apply(StopRubber()).match if stopped else whole_deal(match, Seat.NORTH, "4S")
    for action in (DealCards(SUITS_APART, match.dealer), NextDeal(), StopRubber()):
        assert refused(match, action) == (Reason.RUBBER_OVER, {})


def test_the_last_trick_may_be_looked_at_after_the_deal_without_scoring_it_again() -> None:
    match = whole_deal(begun(), Seat.NORTH, "1S")
    looked = match.apply(LookLastTrick(Seat.WEST)).match
    assert (looked.sheet, looked.result, looked.phase) == (match.sheet, match.result, Phase.DEAL_OVER)


def test_a_match_is_the_fold_of_its_actions_and_must_be_started() -> None:
    start = StartMatch(PLAYERS, CUT)
    deal = DealCards(ORDINARY, Seat.EAST)
    assert Match.fold([start, deal, MakeCall(Seat.EAST, PASS)]) == called(dealt(begun(), ORDINARY), "P").match
    with pytest.raises(Refused) as caught:
        Match.fold([deal])
    assert caught.value.reason is Reason.NOT_STARTED
    with pytest.raises(Refused):
        Match.fold([])


def test_a_view_of_a_match_holds_the_readers_view_of_the_table() -> None:
    match = dealt(begun(), ORDINARY)
    assert match.table is not None
    readers: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)
    for reader in readers:
        view = match.view(reader)
        assert view.table == match.table.view(reader)
        assert (view.start, view.sheet, view.phase) == (match.start, match.sheet, Phase.PLAYING)
        assert (view.dealer, view.number, view.result) == (Seat.EAST, 1, None)
    assert begun().view(PUBLIC).table is None
