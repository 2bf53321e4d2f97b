"""Revokes claimed after the play: the score on the sheet is the one after the transfer, until the next deal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import ClaimRevoke, MakeCall, PlayCard, Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.match.actions import DealCards, Form, NextDeal, StartMatch, StopRubber
from bridge_tui.match.events import DealScored, RubberEnded
from bridge_tui.match.match import Match
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat, Side
from bridge_tui.scoring.points import duplicate_score
from tests.engine.tables import ORDINARY
from tests.match.live_deals import LIVE, claimed, revoked, under

AT_THE_FIRST = {1: Seat.SOUTH}
"""South holds seven spades and does not follow to the first trick, in which spades are led; he wins eleven others."""


def result_of(match: Match) -> DealResult:
    assert match.result is not None
    return match.result


@pytest.mark.parametrize(
    ("code", "paid", "tricks"),
    [(Code.CLASSIC, 2, 9), (Code.RUBBER_1993, 2, 9), (Code.RUBBER_2014, 1, 10), (Code.DUPLICATE_2017, 1, 10)],
)
def test_law_64_the_result_has_the_tricks_after_the_transfer(code: Code, paid: int, tricks: int) -> None:
    """South has won later tricks with spades that he could have played, which in 1993 costs a second one."""
    over = revoked(under(code), AT_THE_FIRST)
    assert (result_of(over).tricks, result_of(over).paid) == (11, (0, 0))
    result = result_of(claimed(over, Seat.WEST, AT_THE_FIRST))
    assert (result.tricks, result.paid) == (tricks, (paid, 0))


@pytest.mark.parametrize("form", Form)
def test_law_64_the_sheet_is_written_anew_from_the_deal_before(form: Form) -> None:
    start = replace(under(Code.CLASSIC), form=form, cut=None if form is Form.DUPLICATE else LIVE.cut)
    over = revoked(start, AT_THE_FIRST)
    assert over.sheet.total(Side.NS) > 0
    step = over.apply(ClaimRevoke(Seat.EAST, 1, Seat.SOUTH))
    result, sheet = step.match.result, step.match.sheet
    assert result is not None
    assert over.settled is not None
    assert sheet == over.settled.enter(result)
    assert DealScored(result) in step.events
    assert (sheet.deals, sheet.total(Side.NS), sheet.total(Side.EW)) == (1, 0, 50)
    assert result.contract is not None
    assert duplicate_score(result.contract, False, result.tricks) == -50


def test_law_64_both_sides_may_have_paid() -> None:
    revokes = {1: Seat.SOUTH, 10: Seat.EAST}
    over = revoked(under(Code.CLASSIC), revokes)
    once, twice = (result_of(claimed(over, Seat.SOUTH, some)) for some in (AT_THE_FIRST, revokes))
    assert (once.paid, once.tricks) == ((2, 0), result_of(over).tricks - 2)
    assert (twice.paid, twice.tricks) == ((2, 2), result_of(over).tricks)


def test_law_64_a_claim_that_finds_nothing_leaves_the_sheet_as_it_is() -> None:
    over = revoked(LIVE, {})
    step = over.apply(ClaimRevoke(Seat.EAST, 1, Seat.SOUTH))
    assert (step.match.sheet, step.match.result, step.match.phase) == (over.sheet, over.result, Phase.DEAL_OVER)
    assert not any(isinstance(event, DealScored) for event in step.events)


def test_law_62d_a_revoke_at_trick_twelve_takes_the_score_off_the_sheet_until_it_is_played_again() -> None:
    over = revoked(LIVE, {12: Seat.NORTH})
    again = over.apply(ClaimRevoke(Seat.EAST, 12, Seat.NORTH)).match
    assert (again.phase, again.result, again.sheet, again.number) == (Phase.PLAYING, None, over.settled, 1)
    while (table := again.table) is not None and table.turn is not None:
        again = again.apply(PlayCard(table.turn, table.legal_cards[-1])).match
    assert (again.phase, result_of(again).tricks, result_of(again).paid) == (Phase.DEAL_OVER, 12, (0, 0))


def test_law_62d_so_does_a_remark() -> None:
    over = revoked(LIVE, {12: Seat.NORTH})
    again = over.apply(Remark(Seat.EAST, About.REVOKE)).match
    assert (again.phase, again.sheet) == (Phase.PLAYING, over.settled)


@pytest.mark.parametrize("ended", [NextDeal(), StopRubber()])
def test_law_64_the_next_deal_or_the_end_of_the_game_ends_the_right_to_claim(ended: NextDeal | StopRubber) -> None:
    match = revoked(LIVE, AT_THE_FIRST).apply(ended).match
    with pytest.raises(Refused) as caught:
        match.apply(ClaimRevoke(Seat.WEST, 1, Seat.SOUTH))
    assert caught.value.reason is (Reason.NO_DEAL_ON if isinstance(ended, NextDeal) else Reason.RUBBER_OVER)


def test_law_64_a_rubber_that_was_won_by_revoking_is_not_over() -> None:
    """South and North have a game already; the second one goes to nobody."""
    start = under(Code.CLASSIC)
    game = revoked(start, {}).apply(NextDeal()).match
    game = _again(game)
    assert game.phase is Phase.RUBBER_OVER
    step = game.apply(ClaimRevoke(Seat.WEST, 1, Seat.SOUTH))
    assert step.match.phase is Phase.DEAL_OVER
    assert not any(isinstance(event, RubberEnded) for event in step.events)
    assert step.match.apply(NextDeal()).match.phase is Phase.TO_DEAL


def _again(match: Match) -> Match:
    """The second deal: the same cards, the same contract, and South's revoke."""
    actions = [act.action for act in revoked(match.start, AT_THE_FIRST).acts]
    match = match.apply(DealCards(ORDINARY, match.dealer)).match
    for word in ["P"] * ((Seat.SOUTH - match.dealer) % 4) + ["4S", "P", "P", "P"]:
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, Call.parse(word))).match
    for action in actions:
        if isinstance(action, PlayCard):
            match = match.apply(action).match
    return match


def test_a_match_with_claimed_revokes_is_the_fold_of_its_actions() -> None:
    over = claimed(revoked(LIVE, AT_THE_FIRST), Seat.WEST, AT_THE_FIRST)
    actions = [LIVE, DealCards(ORDINARY, LIVE.first_dealer), *(act.action for act in over.acts)]
    assert Match.fold(actions) == over


def test_a_start_says_whether_the_table_is_live() -> None:
    assert not StartMatch(LIVE.players).live
    guarded = Match.begin(replace(LIVE, live=False))
    guarded = guarded.apply(DealCards(ORDINARY, guarded.dealer)).match
    with pytest.raises(Refused) as caught:
        guarded.apply(ClaimRevoke(Seat.WEST, 1, Seat.SOUTH))
    assert caught.value.reason is Reason.GUARDED_TABLE
