"""Law 63: what establishes a revoke, and what does not."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.table import Table
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    EAST_LEADS,
    S,
    after,
    all_codes,
    events,
    live,
)

OPEN, ESTABLISHED, WAIVED = RevokeStatus.OPEN, RevokeStatus.ESTABLISHED, RevokeStatus.WAIVED


def status(table: Table) -> RevokeStatus:
    """What has become of the only revoke."""
    (revoke,) = table.matters.revokes
    return revoke.status


def east_revoked(code: Code = CLASSIC) -> Table:
    """East has not followed to trick two, which is complete; dummy is on lead."""
    return live(code, DUMMY_LEADS, "HA", "E plays C9", "H6 H2")


@all_codes
def test_law_63_the_next_trick_of_the_opponents_alone_does_not_establish_it(code: Code) -> None:
    assert status(after(east_revoked(code), "CA")) is OPEN
    assert status(after(east_revoked(code), "CA", "S plays C6")) is OPEN


@all_codes
@pytest.mark.parametrize(
    "deeds",
    [
        ["CA", "CJ"],  # the revoker plays to the next trick
        ["CA", "W plays C3"],  # so does his partner, before his turn
        ["W plays D5"],  # or leads to it out of turn
        ["E plays DK"],
        ["CA", "E plays S2"],  # or revokes again
    ],
)
def test_law_63_a_card_of_the_offending_side_to_the_next_trick_establishes_it(code: Code, deeds: list[str]) -> None:
    assert after(east_revoked(code), *deeds).matters.revokes[0].status is ESTABLISHED


@all_codes
def test_law_63_a_lead_that_is_withdrawn_has_established_it(code: Code) -> None:
    table = after(east_revoked(code), "W plays D5", "N plays CA")
    assert status(table) is ESTABLISHED


@all_codes
def test_law_63_a_lead_before_declarer_has_spoken_has_established_it(code: Code) -> None:
    table = live(code, EAST_LEADS, "HQ", "S plays H6", "W plays C3", "H4", "W shows H5", "E plays DK")
    assert status(table) is ESTABLISHED


@all_codes
@pytest.mark.parametrize("words", ["E drops CJ", "W shows D5", "E hides CJ", "W remarks penalty_card"])
def test_law_63_a_card_that_is_only_seen_does_not_establish_it(code: Code, words: str) -> None:
    assert status(after(east_revoked(code), words)) is OPEN


@all_codes
def test_law_63_declarers_side_establishes_by_a_card_of_either_hand(code: Code) -> None:
    revoked = live(code, EAST_LEADS, "HQ", "S plays C6", "H2 H4")
    assert status(after(revoked, "HJ")) is OPEN
    assert status(after(revoked, "HJ", "S plays H6")) is ESTABLISHED
    assert status(after(revoked, "N plays CA")) is ESTABLISHED


@all_codes
def test_law_63_dummys_is_waived_when_it_can_be_corrected_no_more(code: Code) -> None:
    revoked = live(code, DECLARER_LEADS, "H6 H2", "N plays C2", "HT")
    assert status(revoked) is OPEN
    assert status(after(revoked, "HJ H7")) is WAIVED


@all_codes
@pytest.mark.parametrize(("words", "expected"), [("E claims 3", ESTABLISHED), ("W claims 0", ESTABLISHED)])
def test_law_63_a_claim_or_concession_of_the_offending_side_establishes_it(
    code: Code, words: str, expected: RevokeStatus
) -> None:
    assert status(after(east_revoked(code), words)) is expected


@all_codes
def test_law_63_a_claim_of_the_opponents_does_not_but_accepting_it_does_except_in_classic(code: Code) -> None:
    claimed = after(east_revoked(code), "S claims 9")
    assert status(claimed) is OPEN
    accepted = after(claimed, "W accepts claim", "E accepts claim")
    assert status(accepted) is (OPEN if code is CLASSIC else ESTABLISHED)


@all_codes
def test_law_63_established_it_is_not_corrected_any_more(code: Code) -> None:
    table = after(east_revoked(code), "CA CJ")
    assert len(events(table, "S remarks revoke")) == 1
    assert after(table, "S remarks revoke").turn is S
