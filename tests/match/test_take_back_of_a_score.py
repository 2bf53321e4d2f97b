"""Taking back over the end of a deal: the score comes off the sheet, and the game and the rubber that it won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim, MakeCall, PlayCard
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack, DealCards, Form, NextDeal, StartMatch, StopRubber
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import Seat, Side, Vulnerability
from tests.engine.tables import SUITS_APART
from tests.match.matches import CUT, PLAYERS, begun, called, dealt, passed_out, played_out, rubber_sheet, whole_deal
from tests.match.sheets import premium_of

SOLITARY = StartMatch(("Ann",) * 4, CUT)
"""One person plays all seats, and is asked nothing."""


def back(match: Match, seat: Seat) -> Match:
    """The match after this seat has asked, and everybody who was asked has agreed."""
    match = match.apply(AskTakeBack(seat)).match
    while match.take_back:
        match = match.apply(AnswerTakeBack(match.actors[0], True)).match
    return match


def cards_played(match: Match) -> int:
    return sum(isinstance(done.action, PlayCard) for done in match.acts)


@pytest.mark.parametrize("form", Form)
def test_the_score_comes_off_the_sheet(form: Form) -> None:
    start = StartMatch(PLAYERS, None if form is Form.DUPLICATE else CUT, form)
    first = whole_deal(Match.begin(start), Seat.NORTH, "4S")
    before = dealt(first.apply(NextDeal()).match)
    over = played_out(called(before, "P " * ((Seat.NORTH - before.dealer) % 4) + "3NT P P P").match).match
    assert (over.sheet.deals, over.number) == (2, 2)
    again = back(over, Seat.NORTH)
    assert (again.sheet, again.result, again.phase) == (before.sheet, None, Phase.PLAYING)
    assert (again.number, again.dealer, again.settled) == (2, before.dealer, before.sheet)
    assert played_out(again).match.sheet == over.sheet


def test_a_game_is_no_longer_won() -> None:
    over = whole_deal(begun(), Seat.NORTH, "4S")
    assert rubber_sheet(over).games == (Side.NS,)
    again = back(over, Seat.NORTH)
    assert (rubber_sheet(again).games, again.sheet.lines, again.sheet.vulnerability) == ((), (), Vulnerability.NONE)


def test_a_rubber_is_no_longer_over_and_can_be_won_once_more() -> None:
    game = whole_deal(begun(), Seat.NORTH, "4S")
    over = whole_deal(game, Seat.NORTH, "4S")
    assert (over.phase, over.sheet.winner) == (Phase.RUBBER_OVER, Side.NS)
    again = back(over, Seat.NORTH)
    assert (again.phase, again.sheet, again.sheet.winner) == (Phase.PLAYING, game.sheet, None)
    assert premium_of(rubber_sheet(again), Side.NS) == 0
    assert again.actors == (Seat.NORTH,)
    assert played_out(again).match.sheet == over.sheet


def test_a_request_over_the_end_waits_with_the_score_on_the_sheet() -> None:
    over = whole_deal(begun(), Seat.NORTH, "4S")
    asking = over.apply(AskTakeBack(Seat.NORTH)).match
    assert (asking.phase, asking.sheet, asking.actors) == (Phase.DEAL_OVER, over.sheet, (Seat.EAST, Seat.WEST))
    with pytest.raises(Refused) as caught:
        asking.apply(NextDeal())
    assert caught.value.reason is Reason.DECISION_OPEN
    refused = asking.apply(AnswerTakeBack(Seat.WEST, False)).match
    assert (refused.sheet, refused.phase, refused.table) == (over.sheet, Phase.DEAL_OVER, over.table)
    assert refused.apply(NextDeal()).match.phase is Phase.TO_DEAL


@pytest.mark.parametrize(("seat", "kept"), [(Seat.EAST, 45), (Seat.NORTH, 46), (Seat.WEST, 47)])
def test_a_card_of_the_thirteenth_trick_is_not_what_is_asked_for(seat: Seat, kept: int) -> None:
    """North leads to the twelfth trick, and South is dummy, whose card to it North takes back."""
    over = whole_deal(begun(), Seat.NORTH, "4S")
    assert cards_played(over) == 52
    assert cards_played(back(over, seat)) == kept


def test_a_pass_that_ended_the_deal_goes_back() -> None:
    over = passed_out(begun())
    last = Seat.NORTH
    again = back(over, last)
    assert (again.phase, again.sheet.deals, len(again.acts)) == (Phase.PLAYING, 0, 3)
    assert again.apply(MakeCall(last, PASS)).match.sheet == over.sheet


def test_a_claim_that_ended_the_deal_goes_back_with_its_score() -> None:
    match = called(dealt(Match.begin(SOLITARY)), "P P P 4S P P P").match
    lead = match.apply(PlayCard(Seat.EAST, SUITS_APART.hands[Seat.EAST].in_suit(Suit.HEARTS)[0])).match
    over = lead.apply(Claim(Seat.NORTH, 13)).match
    for seat in (Seat.EAST, Seat.WEST):
        over = over.apply(AnswerClaim(seat, True)).match
    assert (over.phase, over.sheet.total(Side.NS)) == (Phase.DEAL_OVER, 120 + 90 + 150)
    again = back(over, Seat.NORTH)
    assert (again.table, again.sheet, again.phase) == (lead.table, lead.sheet, Phase.PLAYING)


def test_the_score_after_another_card_is_that_of_the_deal_as_it_was_played() -> None:
    plain = whole_deal(Match.begin(SOLITARY), Seat.NORTH, "1S")
    claimed = back(plain, Seat.NORTH).apply(Claim(Seat.NORTH, 0)).match
    for seat in (Seat.EAST, Seat.WEST):
        claimed = claimed.apply(AnswerClaim(seat, True)).match
    assert claimed.result is not None
    assert (claimed.result.tricks, claimed.sheet.deals) == (11, 1)
    assert claimed.sheet.total(Side.NS) == plain.sheet.total(Side.NS) - 2 * 30


@pytest.mark.parametrize("ended", [NextDeal(), StopRubber()])
def test_nothing_is_taken_back_once_the_cards_are_mixed_or_the_game_is_stopped(ended: NextDeal | StopRubber) -> None:
    match = whole_deal(begun(), Seat.NORTH, "1S").apply(ended).match
    with pytest.raises(Refused) as caught:
        match.apply(AskTakeBack(Seat.NORTH))
    assert caught.value.reason is (Reason.NO_DEAL_ON if isinstance(ended, NextDeal) else Reason.RUBBER_OVER)


def test_a_match_with_take_backs_is_the_fold_of_its_actions() -> None:
    start = replace(SOLITARY, rubber=2)
    deal = DealCards(SUITS_APART, start.first_dealer)
    match = Match.fold([start, deal, MakeCall(Seat.EAST, PASS), AskTakeBack(Seat.EAST)])
    assert match.table == dealt(Match.begin(start)).table
    assert match == back(Match.fold([start, deal, MakeCall(Seat.EAST, PASS)]), Seat.EAST)
