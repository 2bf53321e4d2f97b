"""Law 64: a revoke is claimed after the play, the record is looked at, and tricks move if it says so."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    IrregularitySeen,
    PenaltyCardLaid,
    PlayEnded,
    RevokeClaimed,
    TrickReopened,
    TricksTransferred,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import SEATS, Seat, Side
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    READERS,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
    events,
    live,
    refused,
    to_replace,
)
from tests.engine.live_table import without_unspoken
from tests.engine.tables import called

ACCEPTED = ("W accepts claim", "E accepts claim")


def over(code: Code = CLASSIC, claimed: int = 9) -> Table:
    """East revoked at trick two and established it at trick three; then declarer claimed so many of eleven tricks.

    Declarer's side won the first two.
    """
    return live(code, DUMMY_LEADS, "HA", "E plays C9", "H6 H2", "CA CJ", f"S claims {claimed}", *ACCEPTED)


@all_codes
def test_law_64_nothing_moves_unless_somebody_claims_it(code: Code) -> None:
    table = over(code)
    assert (table.tricks_won, table.tricks_paid, table.events[-1]) == ((11, 2), (0, 0), PlayEnded(11))


@pytest.mark.parametrize(("code", "seat"), [*product(Code, SEATS)])
def test_law_64_whoever_claims_it_the_tricks_move(code: Code, seat: Seat) -> None:
    moved = 2 if code is CLASSIC else 1  # the opponents won the revoke trick, and two were won later
    said = RevokeClaimed(seat, 2, E, found=True)
    assert events(over(code), f"{seat} accuses E 2") == (
        said,
        TricksTransferred(Side.NS, moved),
        PlayEnded(11 + moved),
    )
    table = after(over(code), f"{seat} accuses E 2")
    for reader in READERS:
        view = table.view(reader)
        assert (view.tricks_won, view.tricks_paid) == ((11 + moved, 2 - moved), (0, moved))


@all_codes
def test_law_64_without_a_later_trick_there_is_nothing_to_move(code: Code) -> None:
    assert events(over(code, claimed=11), "S accuses E 2") == (RevokeClaimed(S, 2, E, found=True),)


@pytest.mark.parametrize(("code", "words"), [*product(Code, ("S accuses W 2", "S accuses E 1", "E accuses S 3"))])
def test_law_64_a_wrong_claim_is_free_and_tells_nothing(code: Code, words: str) -> None:
    seat, _, offender, trick = words.split()
    wrong = RevokeClaimed(Seat.parse(seat), int(trick), Seat.parse(offender), found=False)
    table = over(code)
    assert events(table, words) == (wrong,)
    for reader in READERS:
        assert after(table, words).view(reader) == after(without_unspoken(table), words).view(reader)
    assert after(table, words, "S accuses E 2").tricks_paid == after(table, "S accuses E 2").tricks_paid


@all_codes
def test_law_64_dummys_revoke_is_found_and_costs_nothing(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "H6 H2", "N plays C2", "HT", "HJ H7", "S claims 9", *ACCEPTED)
    assert events(table, "W accuses N 2") == (RevokeClaimed(W, 2, N, found=True),)


@all_codes
def test_law_64_declarers_tricks_go_to_the_defenders(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA HT", "S plays C6", "H2", "CA", "S claims 9", *ACCEPTED)
    moved = 2 if code is CLASSIC else 1  # a trick that dummy has won is not declarer's
    assert events(table, "W accuses S 2") == (
        RevokeClaimed(W, 2, S, found=True),
        TricksTransferred(Side.EW, moved),
        PlayEnded(11 - moved),
    )


# What cannot be claimed.


@all_codes
def test_law_64_what_was_ruled_on_is_not_claimed_again(code: Code) -> None:
    ruled = (Reason.REVOKE_RULED, 64, {"seat": W, "trick": 2, "offender": E})
    assert refused(after(over(code), "S accuses E 2"), "W accuses E 2") == ruled


@all_codes
def test_law_64_a_corrected_revoke_is_not_claimed(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "E plays C9", "S asks E", "HT H6 H2", "S claims 9", *ACCEPTED)
    assert refused(table, "S accuses E 2") == (Reason.REVOKE_RULED, 64, {"seat": S, "trick": 2, "offender": E})


@all_codes
def test_law_64_revokes_are_claimed_after_the_play(code: Code) -> None:
    during = live(code, DUMMY_LEADS, "HA", "E plays C9", "H6 H2", "CA CJ")
    asked = after(during, "S claims 9")
    for table in (called("1NT", S, live=True), called("P P P P", S, live=True), live(code), during, asked):
        assert refused(table, "S accuses E 2") == (Reason.PLAY_NOT_OVER, 64, {"seat": S})


@pytest.mark.parametrize("trick", [-1, 0, 4, 13, 14])
def test_law_64_only_of_a_trick_that_was_begun(trick: int) -> None:
    no_such = (Reason.NO_SUCH_REVOKE_TRICK, 64, {"seat": S, "trick": trick})
    assert refused(over(), f"S accuses E {trick}") == no_such


# Claims of tricks that attention makes void.


def test_law_63_in_classic_an_accepted_claim_leaves_a_revoke_to_be_corrected_and_is_void_then() -> None:
    table = live(CLASSIC, DUMMY_LEADS, "HA", "E plays C9", "S claims 12", *ACCEPTED)
    assert events(table, "S accuses E 2") == (
        RevokeClaimed(S, 2, E, found=True),
        IrregularitySeen(Irregularity.REVOKE, E, card("C9")),
        TrickReopened(2, 1),
        PenaltyCardLaid(E, card("C9")),
    )
    table = after(table, "S accuses E 2")
    assert (table.turn, to_replace(table), table.tricks_won) == (E, "E C9", (1, 0))
    assert [made.status for made in table.claims] == [ClaimStatus.VOID]


@all_codes
def test_law_62_attention_while_a_claim_waits_for_its_answers_makes_it_void(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "E plays C9", "S claims 12", "W remarks revoke")
    assert (to_replace(table), table.decision) == ("E C9", None)
    assert [made.status for made in table.claims] == [ClaimStatus.VOID]


@all_codes
def test_law_62_a_void_claim_shows_no_hand_any_more(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "E plays C9", "S claims 12")
    assert table.view(W).hands[S] is not None
    assert after(table, "W remarks revoke").view(W).hands[S] is None


@all_codes
def test_law_62_a_remark_without_a_revoke_leaves_the_claim_open(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA HT", "S claims 12")
    assert after(table, "W remarks revoke").decision == table.decision
