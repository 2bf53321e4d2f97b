"""Laws 68 and 70: a claim that is contested or objected to, in each code."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, PlayCard
from bridge_tui.engine.events import ClaimAnswered, ClaimSettled, OptionTaken, PlayContinues, PlayEnded
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws.claimed_tables import (
    FIRST_TRICK,
    E,
    N,
    S,
    W,
    all_codes,
    deciders,
    ending,
    in_play,
    led,
    refused,
    rubber_codes,
)
from tests.engine.tables import answered, claimed, played


@rubber_codes
@pytest.mark.parametrize("answers", ["W:no", "E:no", "W:yes E:no"])
def test_law_68d_in_the_rubber_codes_one_no_contests_declarers_claim_and_the_play_goes_on(
    answers: str, code: Code
) -> None:
    table = claimed(in_play(code), S, 12, draws_trumps=True)
    *before, last = answers.split()
    step = answered(table, " ".join(before)).apply(AnswerClaim(Seat.parse(last[0]), False))
    assert step.events == (ClaimAnswered(Seat.parse(last[0]), False, S), PlayContinues(S, False))
    assert (step.table.decision, step.table.turn, step.table.is_over) == (None, S, False)
    assert step.table.claims[0].status is ClaimStatus.PLAYED_ON
    assert step.table.tricks_won == (1, 0)


@rubber_codes
@pytest.mark.parametrize(("tricks", "answers"), [(12, "S:no"), (4, "E:yes S:no")])
def test_law_68d_in_the_rubber_codes_declarer_contests_a_defenders_claim(tricks: int, answers: str, code: Code) -> None:
    table = answered(claimed(in_play(code), W, tricks), answers)
    assert table.events[-1] == PlayContinues(W, False)
    assert (table.decision, table.turn, table.claims[0].status) == (None, S, ClaimStatus.PLAYED_ON)
    assert table.legal_cards == in_play(code).legal_cards


@all_codes
@pytest.mark.parametrize("answers", ["E:no", "S:no E:no", "S:yes E:no"])
def test_law_68b_the_partner_may_object_whatever_declarer_has_answered(answers: str, code: Code) -> None:
    table = answered(claimed(in_play(code), W, 3), answers)
    assert (table.claims[0].status, table.decision) == (ClaimStatus.VOID, None)
    assert (table.turn, table.tricks_won) == (S, (1, 0))


@all_codes
@pytest.mark.parametrize("answers", ["E:yes S:no", "S:no E:yes"])
def test_law_68_what_declarer_contests_is_settled_when_the_partner_has_agreed(answers: str, code: Code) -> None:
    waiting = answered(claimed(in_play(code), W, 3), answers.split(maxsplit=1)[0])
    assert waiting.claims[0].status is ClaimStatus.OPEN
    settled = answered(claimed(in_play(code), W, 3), answers).claims[0].status
    assert settled is (ClaimStatus.DISPUTED if code is Code.DUPLICATE_2017 else ClaimStatus.PLAYED_ON)


@all_codes
@pytest.mark.parametrize("defender", [W, E])
def test_law_68b_a_defenders_partner_says_no_and_the_claim_is_void(defender: Seat, code: Code) -> None:
    step = claimed(in_play(code), defender, 11).apply(AnswerClaim(defender.partner, False))
    assert step.events == (ClaimAnswered(defender.partner, False, defender), PlayContinues(defender, True))
    assert (step.table.decision, step.table.turn) == (None, S)
    assert step.table.claims[0].status is ClaimStatus.VOID
    assert step.table.legal_cards == in_play(code).legal_cards


@pytest.mark.parametrize(
    ("code", "answers", "status"),
    [
        (Code.CLASSIC, "W:yes E:yes", ClaimStatus.AGREED),
        (Code.CLASSIC, "W:no", ClaimStatus.PLAYED_ON),
        (Code.CLASSIC, "W:no E:draw_trumps", ClaimStatus.PLAYED_ON),
        (Code.DUPLICATE_2017, "W:no", ClaimStatus.DISPUTED),
    ],
)
def test_law_68_an_earlier_claim_that_is_void_stays_so_whatever_becomes_of_the_next(
    code: Code, answers: str, status: ClaimStatus
) -> None:
    void = answered(claimed(in_play(code), W, 4), "E:no")
    table = answered(claimed(void, S, 12), answers)
    assert [(made.seat, made.status) for made in table.claims] == [(W, ClaimStatus.VOID), (S, status)]


# A trump that was not mentioned


@rubber_codes
def test_law_70c_the_defenders_may_ask_about_trumps_that_declarer_did_not_mention(code: Code) -> None:
    table = answered(claimed(in_play(code), S, 12), "W:no")
    assert table.decision is not None
    assert (table.decision.kind, table.decision.law, table.actors) == ("claim_trumps", 70, (W, E))
    assert [option.name for option in table.decision.options] == ["draw_trumps", "leave_trumps", "no_request"]
    assert deciders(table) == (W, E)
    still = (Reason.DECISION_OPEN, 70, {"seat": S, "deciders": (W, E)})
    assert refused(table, PlayCard(S, Card.parse("SA"))) == still
    assert refused(table, Claim(S, 12)) == still
    assert refused(table, AnswerClaim(E, True)) == (Reason.NO_CLAIM_OPEN, 68, {"seat": E})
    assert refused(table, Choose(S, "no_request")) == (Reason.NOT_YOUR_DECISION, 70, {"seat": S, "deciders": (W, E)})
    assert refused(table, Choose(W, "play_on")) == (Reason.OPTION_NOT_OFFERED, 70, {"seat": W})


@rubber_codes
@pytest.mark.parametrize("request_", ["draw_trumps", "leave_trumps"])
@pytest.mark.parametrize("before", ["", "W:no_request "])
def test_law_70c_the_request_of_either_defender_holds(request_: str, before: str, code: Code) -> None:
    table = answered(claimed(in_play(code), S, 12), f"W:no {before}".strip())
    step = table.apply(Choose(E, request_))
    assert step.events == (OptionTaken(E, request_),)
    assert (step.table.decision, step.table.claims[0].trumps) == (None, request_)


def test_law_70c_a_defender_who_asks_for_nothing_leaves_it_to_his_partner() -> None:
    table = answered(claimed(in_play(), S, 12), "W:no W:no_request")
    assert table.actors == (E,)
    step = table.apply(Choose(E, "no_request"))
    assert step.events == (OptionTaken(E, "no_request"),)
    free = step.table
    assert (free.decision, free.claims[0].trumps) == (None, "")
    assert free.legal_cards == in_play().legal_cards


@pytest.mark.parametrize(("cards", "out"), [("SA S9 S3 S7", True), ("SA S9 S3 S7 SK SQ S6 C4", False)])
def test_law_70c_only_trumps_that_are_out_are_asked_about(cards: str, out: bool) -> None:
    table = in_play(cards=f"{FIRST_TRICK} {cards}")  # West's queen of trumps is the last
    assert (answered(claimed(table, S, 8), "E:no").decision is not None) is out


def test_law_70c_nobody_asks_at_no_trump_after_a_stated_draw_or_about_a_defenders_claim() -> None:
    stated = answered(claimed(in_play(), S, 12, draws_trumps=True), "W:no")
    at_no_trump = answered(claimed(led(N), N, 13), "E:no")
    defenders = answered(claimed(in_play(), W, 12), "S:no")
    assert [table.decision for table in (stated, at_no_trump, defenders)] == [None] * 3


# duplicate2017


@pytest.mark.parametrize(("claimer", "answers"), [(S, "W:no"), (S, "W:yes E:no"), (W, "E:yes S:no")])
def test_law_68d_2017_with_more_than_six_cards_the_table_agrees_to_play_on(claimer: Seat, answers: str) -> None:
    table = answered(claimed(in_play(Code.DUPLICATE_2017), claimer, 11), answers)
    contester = Seat.parse(answers.rsplit(maxsplit=1)[-1].removesuffix(":no"))
    assert table.events[-1] == ClaimAnswered(contester, False, claimer)
    assert table.decision is not None
    assert (table.decision.kind, table.actors) == ("disputed_claim", SEATS)
    assert [option.name for option in table.decision.options] == ["play_on"]
    assert (table.claims[0].status, deciders(table)) == (ClaimStatus.DISPUTED, SEATS)
    for number, seat in enumerate((E, N, W), 1):
        step = table.apply(Choose(seat, "play_on"))
        assert step.events == (OptionTaken(seat, "play_on"),)
        table = step.table
        assert len(table.actors) == 4 - number
    step = table.apply(Choose(S, "play_on"))
    assert step.events == (OptionTaken(S, "play_on"), PlayContinues(claimer, True))
    assert (step.table.decision, step.table.claims[0].status) == (None, ClaimStatus.VOID)
    assert step.table.legal_cards == in_play().legal_cards


def test_law_68d_2017_nothing_else_is_done_until_the_four_agree() -> None:
    table = answered(claimed(in_play(Code.DUPLICATE_2017), S, 12), "W:no W:play_on")
    still = {"seat": S, "deciders": (N, E, S)}
    assert refused(table, PlayCard(S, Card.parse("SA"))) == (Reason.DECISION_OPEN, 68, still)
    assert refused(table, AnswerClaim(E, True)) == (Reason.NO_CLAIM_OPEN, 68, {"seat": E})
    assert refused(table, Choose(W, "play_on")) == (Reason.NOT_YOUR_DECISION, 68, {"seat": W, "deciders": (N, E, S)})
    assert refused(table, Claim(N, 3)) == (Reason.DUMMY_MAY_NOT_CLAIM, 43, {"seat": N})
    assert refused(table, Claim(W, 13)) == (
        Reason.NOT_SO_MANY_TRICKS,
        68,
        {"seat": W, "tricks": 13, "left": 12},
    )


def test_law_68d_2017_a_new_claim_takes_the_place_of_a_disputed_one() -> None:
    disputed = answered(claimed(in_play(Code.DUPLICATE_2017), S, 12), "W:no W:play_on")
    again = claimed(disputed, S, 9)
    assert [made.status for made in again.claims] == [ClaimStatus.VOID, ClaimStatus.OPEN]
    assert again.actors == (W, E)
    settled = answered(again, "W:yes E:yes")
    assert (settled.is_over, settled.tricks_won) == (True, (10, 3))
    assert answered(again, "E:no").actors == SEATS


def test_law_68d_2017_a_partners_no_to_a_defenders_number_leaves_the_table_in_dispute() -> None:
    disputed = answered(claimed(in_play(Code.DUPLICATE_2017), S, 12), "W:no")
    again = claimed(disputed, E, 2)
    assert set(again.actors) == {S, W}
    for answers in ("W:no", "S:yes W:no", "S:no W:no"):
        table = answered(again, answers)
        assert (table.actors, table.claims[-1].status, table.is_over) == (SEATS, ClaimStatus.DISPUTED, False)
    assert answered(again, "W:yes S:yes").is_over


@pytest.mark.parametrize("left", [1, 3, 6])
@pytest.mark.parametrize("claims", [0, 1])
def test_law_70_2017_with_six_cards_or_fewer_the_ending_is_adjudicated(left: int, claims: int) -> None:
    step = claimed(ending(left), N, claims * left).apply(AnswerClaim(W, False))
    assert step.events == (ClaimAnswered(W, False, N), ClaimSettled(N, left, left, True), PlayEnded(13))
    assert (step.table.is_over, step.table.tricks_won, step.table.decision) == (True, (13, 0), None)
    assert step.table.claims[0].status is ClaimStatus.ADJUDICATED


def test_law_70_2017_seven_cards_are_too_many_and_six_are_not() -> None:
    assert answered(claimed(ending(7), N, 7), "E:no").actors == SEATS
    assert answered(claimed(ending(6), N, 6), "E:no").is_over


def test_law_70_2017_a_trick_in_progress_is_adjudicated_with_the_rest() -> None:
    table = played(ending(3), "SQ HQ")
    judged = answered(claimed(table, E, 3), "N:no")
    assert judged.events[-2:] == (ClaimSettled(E, 0, 3, True), PlayEnded(13))
