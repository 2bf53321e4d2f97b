"""Laws 68 and 69: who may claim and when, who is asked, and what an agreed claim comes to."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, LookLastTrick, MakeCall, PlayCard
from bridge_tui.engine.events import ClaimAnswered, ClaimMade, ClaimSettled, PlayEnded
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat, Side
from tests.engine.laws.claimed_tables import (
    FIRST_TRICK,
    SOUTH_PLAYS,
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
)
from tests.engine.tables import answered, called, claimed

# Who may claim, and when


@all_codes
@pytest.mark.parametrize("words", ["", "P P 4S P", SOUTH_PLAYS])
def test_law_68_nobody_claims_before_the_opening_lead(words: str, code: Code) -> None:
    for seat in SEATS:
        expected = (Reason.CLAIM_BEFORE_LEAD, 68, {"seat": seat})
        assert refused(called(words, code=code), Claim(seat, 13)) == expected


@all_codes
def test_law_68_nobody_claims_when_the_deal_is_over(code: Code) -> None:
    agreed = answered(claimed(in_play(code), S, 9), "W:yes E:yes")
    for over in (called("P P P P", code=code), ending(0, code), agreed):
        assert refused(over, Claim(S, 0)) == (Reason.DEAL_OVER, None, {})


@all_codes
def test_law_68_a_claim_may_be_made_as_soon_as_the_lead_is_faced(code: Code) -> None:
    for seat in (E, S, W):
        step = in_play(code, "DT").apply(Claim(seat, 13))
        assert step.events == (ClaimMade(seat, 13, 13),)


@all_codes
def test_law_43_dummy_may_not_claim(code: Code) -> None:
    assert refused(in_play(code), Claim(N, 12)) == (Reason.DUMMY_MAY_NOT_CLAIM, 43, {"seat": N})


@all_codes
@pytest.mark.parametrize(("cards", "left"), [("DT", 13), (FIRST_TRICK, 12), (f"{FIRST_TRICK} SA SQ", 12)])
def test_law_68_no_more_and_no_less_than_the_tricks_left_with_the_one_in_progress(
    cards: str, left: int, code: Code
) -> None:
    for tricks in (left + 1, -1):
        params = {"seat": E, "tricks": tricks, "left": left}
        assert refused(in_play(code, cards), Claim(E, tricks)) == (Reason.NOT_SO_MANY_TRICKS, 68, params)
    for tricks in (left, 0):
        assert claimed(in_play(code, cards), E, tricks).claims[0].left == left


def test_law_68c_the_statement_is_kept_and_told() -> None:
    step = in_play().apply(Claim(S, 9, "drawing trumps", draws_trumps=True, finesses=True))
    assert step.events == (ClaimMade(S, 9, 12, "drawing trumps", True, True),)
    (made,) = step.table.claims
    assert (made.line, made.trumps, made.finesses, made.status) == (
        "drawing trumps",
        "draw_trumps",
        True,
        ClaimStatus.OPEN,
    )


# Who is asked


@all_codes
@pytest.mark.parametrize("declarer", SEATS)
def test_law_68_both_defenders_are_asked_by_declarer_in_any_order(declarer: Seat, code: Code) -> None:
    for tricks in (0, 7, 13):
        table = claimed(led(declarer, code), declarer, tricks)
        assert table.actors == deciders(table) == (declarer.left, declarer.right)
        for first, second in ((declarer.left, declarer.right), (declarer.right, declarer.left)):
            step = table.apply(AnswerClaim(first, True))
            assert step.events == (ClaimAnswered(first, True, declarer),)
            assert deciders(step.table) == (second,)


@all_codes
@pytest.mark.parametrize("declarer", SEATS)
def test_law_68_only_declarer_is_asked_by_a_defender_who_concedes_nothing(declarer: Seat, code: Code) -> None:
    for defender in (declarer.left, declarer.right):
        assert deciders(claimed(led(declarer, code), defender, 13)) == (declarer,)


@all_codes
@pytest.mark.parametrize("declarer", SEATS)
def test_law_68b_the_partner_of_a_defender_who_concedes_is_asked_as_well_as_declarer(
    declarer: Seat, code: Code
) -> None:
    for defender in (declarer.left, declarer.right):
        for tricks in (0, 12):
            table = claimed(led(declarer, code), defender, tricks)
            clockwise = sorted((defender.partner, declarer), key=lambda seat: (seat - defender) % 4)
            assert deciders(table) == tuple(clockwise)
            assert deciders(answered(table, f"{defender.partner}:yes")) == (declarer,)
            assert deciders(answered(table, f"{declarer}:yes")) == (defender.partner,)


@all_codes
def test_law_68_who_is_not_asked_or_has_answered_is_refused(code: Code) -> None:
    table = answered(claimed(in_play(code), S, 9), "W:yes")
    for seat in (N, S, W):
        expected = (Reason.NOT_YOUR_DECISION, 68, {"seat": seat, "deciders": (E,)})
        assert refused(table, AnswerClaim(seat, False)) == expected


@all_codes
def test_law_68_without_a_claim_there_is_nothing_to_answer(code: Code) -> None:
    continued = answered(claimed(in_play(code), W, 0), "E:no")
    agreed = answered(claimed(in_play(code), S, 9), "W:yes E:yes")
    for table in (called("", code=code), in_play(code), continued, agreed):
        assert refused(table, AnswerClaim(W, True)) == (Reason.NO_CLAIM_OPEN, 68, {"seat": W})


@all_codes
@pytest.mark.parametrize("accepts", [True, False])
def test_law_68d_an_option_that_is_chosen_is_an_answer(code: Code, accepts: bool) -> None:
    table = claimed(in_play(code), S, 9)
    chosen = table.apply(Choose(W, "accept" if accepts else "refuse"))
    assert chosen == table.apply(AnswerClaim(W, accepts))


@all_codes
def test_law_68d_while_a_claim_is_open_only_answers_and_a_look_at_the_last_trick_are_taken(code: Code) -> None:
    table = claimed(in_play(code), S, 9)
    still = (Reason.DECISION_OPEN, 68, {"seat": S, "deciders": (W, E)})
    assert refused(table, PlayCard(S, Card.parse("SA"))) == still
    assert refused(table, Claim(S, 12)) == still
    assert refused(table, MakeCall(S, PASS))[0] is Reason.AUCTION_OVER
    assert refused(table, Choose(W, "play_on")) == (Reason.OPTION_NOT_OFFERED, 68, {"seat": W})
    assert not table.legal_cards
    looked = table.apply(LookLastTrick(S)).table
    assert (looked.decision, looked.claims, looked.turn) == (table.decision, table.claims, S)


# Agreed


@all_codes
@pytest.mark.parametrize("tricks", [0, 5, 12])
def test_law_69_an_agreed_claim_of_declarer_ends_the_play(tricks: int, code: Code) -> None:
    step = answered(claimed(in_play(code), S, tricks), "E:yes").apply(AnswerClaim(W, True))
    assert step.events == (ClaimAnswered(W, True, S), ClaimSettled(S, tricks, 12, False), PlayEnded(tricks + 1))
    table = step.table
    assert (table.is_over, table.turn, table.actors, table.decision) == (True, None, (), None)
    assert table.tricks_won == (tricks + 1, 12 - tricks)
    assert table.claims[0].status is ClaimStatus.AGREED
    assert table.legal_cards == ()
    assert refused(table, PlayCard(S, Card.parse("SA"))) == (Reason.DEAL_OVER, None, {})


@all_codes
@pytest.mark.parametrize(("tricks", "answers"), [(0, "E:yes S:yes"), (5, "E:yes S:yes"), (12, "S:yes")])
def test_law_69_an_agreed_claim_of_a_defender_ends_the_play(tricks: int, answers: str, code: Code) -> None:
    table = answered(claimed(in_play(code), W, tricks), answers)
    assert table.events[-2:] == (ClaimSettled(W, tricks, 12, False), PlayEnded(1 + 12 - tricks))
    assert (table.is_over, table.tricks_won) == (True, (13 - tricks, tricks))


@all_codes
def test_law_69_a_trick_in_progress_is_one_of_those_that_are_agreed_on(code: Code) -> None:
    table = answered(claimed(in_play(code, "DT D5"), E, 4), "W:yes S:yes")
    assert (table.is_over, table.tricks_won) == (True, (9, 4))
    assert table.trick is not None
    assert table.trick.winner is None


def test_the_tricks_of_both_sides_are_thirteen_after_any_settled_claim() -> None:
    for claimer, answers in ((S, "W:yes E:yes"), (W, "E:yes S:yes")):
        for tricks in range(12):
            table = answered(claimed(in_play(), claimer, tricks), answers)
            assert table.tricks_won[claimer.side] == tricks + (claimer.side is Side.NS)
            assert sum(table.tricks_won) == 13
