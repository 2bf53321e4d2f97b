"""Law 71: a trick that was conceded and could not be lost by any normal play comes back, until the cards are mixed."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import CancelConcession
from bridge_tui.engine.events import ConcessionCancelled, PlayEnded
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.model.seats import SEATS, Side
from tests.engine.laws.claimed_tables import E, N, S, W, all_codes, ending, in_play, refused
from tests.engine.tables import answered, called, claimed, played


@all_codes
@pytest.mark.parametrize("seat", SEATS)
def test_law_71_a_trick_that_cannot_be_lost_comes_back_whoever_says_so(seat: int, code: Code) -> None:
    agreed = answered(claimed(ending(5, code), N, 3), "E:yes W:yes")
    assert agreed.tricks_won == (11, 2)
    step = agreed.apply(CancelConcession(SEATS[seat]))
    assert step.events == (ConcessionCancelled(SEATS[seat], 2), PlayEnded(13))
    assert step.table.tricks_won == (13, 0)
    assert step.table.is_over
    # What was said stays as it was said; what came back is told apart from it.
    assert (step.table.claims[0].tricks, step.table.claims[0].given_back) == (3, 2)


def test_law_71_a_single_trick_comes_back_as_well() -> None:
    agreed = answered(claimed(ending(6), N, 5), "E:yes W:yes")
    assert agreed.concession_may_be_cancelled
    step = agreed.apply(CancelConcession(N))
    assert step.events == (ConcessionCancelled(N, 1), PlayEnded(13))


def test_law_71_an_earlier_claim_that_was_void_stays_so() -> None:
    void = answered(claimed(ending(5), E, 2), "W:no")
    cancelled = answered(claimed(void, N, 4), "E:yes W:yes").apply(CancelConcession(N)).table
    kept = [(made.seat, made.status, made.won) for made in cancelled.claims]
    assert kept == [(E, ClaimStatus.VOID, None), (N, ClaimStatus.AGREED, 5)]


def test_law_71_it_comes_back_once() -> None:
    cancelled = answered(claimed(ending(5), N, 0), "E:yes W:yes").apply(CancelConcession(N)).table
    assert refused(cancelled, CancelConcession(N)) == (Reason.NO_CONCESSION, 71, {"seat": N})


def test_law_71_what_might_be_lost_stands() -> None:
    # East, with the low hearts of the ending against North's high spades at spades, can lose every trick.
    conceded = claimed(ending(4), E, 0)
    agreed = answered(conceded, "W:yes N:yes")
    assert agreed.tricks_won[Side.NS] == 13
    assert refused(agreed, CancelConcession(W)) == (Reason.CONCESSION_STANDS, 71, {"seat": W})


def test_law_71_with_too_many_cards_it_cannot_be_told() -> None:
    agreed = answered(claimed(in_play(), S, 9), "W:yes E:yes")
    assert not agreed.concession_may_be_cancelled
    assert refused(agreed, CancelConcession(S)) == (Reason.CONCESSION_NOT_JUDGED, 71, {"seat": S, "most": 6})


def test_law_71_without_a_concession_there_is_nothing_to_cancel() -> None:
    everything = answered(claimed(ending(5), N, 5), "E:yes W:yes")
    for table in (called("P P"), in_play(), claimed(in_play(), S, 9), played(ending(1), "")):
        assert refused(table, CancelConcession(W)) == (Reason.NO_CONCESSION, 71, {"seat": W})
        assert not table.concession_may_be_cancelled
    assert refused(everything, CancelConcession(N)) == (Reason.NO_CONCESSION, 71, {"seat": N})
