"""What is said after a revoke has been claimed."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import ClaimRevoke, OwnUp, Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.notices import notice
from bridge_tui.show.revoke_answer import answer, unclaimed
from tests.match.live_deals import revoked, under


@pytest.mark.parametrize(
    ("code", "revokes", "claim", "words"),
    [
        (
            Code.CLASSIC,
            {1: Seat.SOUTH},
            (1, Seat.SOUTH),
            "The record shows South's revoke at trick 1. 2 tricks go to E-W (today's Law 64).",
        ),
        (
            Code.RUBBER_2014,
            {1: Seat.SOUTH},
            (1, Seat.SOUTH),
            "The record shows South's revoke at trick 1. 1 trick goes to E-W (Law 64).",
        ),
        (
            Code.RUBBER_2014,
            {},
            (3, Seat.EAST),
            "No revoke by East at trick 3; the claim costs nothing (Law 64).",
        ),
        (
            Code.DUPLICATE_2017,
            {1: Seat.SOUTH},
            (2, Seat.SOUTH),
            "No revoke by South at trick 2; the claim costs nothing (Law 64).",
        ),
        (
            Code.DUPLICATE_2017,
            {11: Seat.EAST},
            (11, Seat.EAST),
            "The record shows East's revoke at trick 11. It costs no tricks (Law 64).",
        ),
        (
            Code.RUBBER_1993,
            {12: Seat.NORTH},
            (12, Seat.NORTH),
            "The record shows North's revoke at trick 12. Trick 12 is played again from there (Law 62): "
            "the score is off the sheet, and any claim is void.",
        ),
    ],
)
def test_law_64_the_record_answers(code: Code, revokes: dict[int, Seat], claim: tuple[int, Seat], words: str) -> None:
    events = revoked(under(code), revokes).apply(ClaimRevoke(Seat.WEST, *claim)).events
    assert answer(events, code) == words
    assert notice(events, LETTERS, code) == words


@pytest.mark.parametrize("revokes", [{}, {1: Seat.SOUTH}, {11: Seat.EAST}])
@pytest.mark.parametrize("word", [Remark(Seat.WEST, About.REVOKE), OwnUp(Seat.SOUTH)])
def test_a_word_that_changes_nothing_is_answered_alike_whatever_the_record_holds(
    revokes: dict[int, Seat], word: Remark | OwnUp
) -> None:
    events = revoked(under(Code.DUPLICATE_2017), revokes).apply(word).events
    assert unclaimed(events) == "A revoke is looked for only when it is claimed."


def test_a_claim_and_a_word_that_opens_the_deal_are_not_told_to_claim() -> None:
    match = revoked(under(Code.DUPLICATE_2017), {12: Seat.NORTH})
    for said in (ClaimRevoke(Seat.WEST, 3, Seat.EAST), OwnUp(Seat.SOUTH)):
        assert unclaimed(match.apply(said).events) == ""


def test_where_no_revoke_was_claimed_there_is_no_answer() -> None:
    assert answer(revoked(under(Code.CLASSIC), {}).record, Code.CLASSIC) == ""
