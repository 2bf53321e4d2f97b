"""What is said of a claim: numbers in words, the statement, and what has become of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.state import Claimed, ClaimStatus
from bridge_tui.model.seats import Seat
from bridge_tui.show.claims import became, claims_words, line_words


@pytest.mark.parametrize(
    ("tricks", "left", "words"),
    [
        (5, 6, "South claims 5 of the 6 tricks left"),
        (6, 6, "South claims the 6 tricks left"),
        (1, 1, "South claims the last trick"),
        (0, 6, "South concedes the 6 tricks left"),
        (0, 1, "South concedes the last trick"),
    ],
)
def test_law_68_what_is_not_claimed_is_conceded(tricks: int, left: int, words: str) -> None:
    assert claims_words(Seat.SOUTH, tricks, left) == words
    assert claims_words(Seat.SOUTH, tricks, left, spread=True) == f"{words}, and faces his hand"


@pytest.mark.parametrize(
    ("line", "draws_trumps", "finesses", "words"),
    [
        ("", False, False, ""),
        ("", True, True, "trumps are drawn first, a finesse is taken"),
        (" all  [red] \n cards", False, True, 'a finesse is taken, "all [red] cards"'),
    ],
)
def test_law_68c_the_statement_is_one_line(line: str, draws_trumps: bool, finesses: bool, words: str) -> None:
    assert line_words(line, draws_trumps=draws_trumps, finesses=finesses) == words


def claim(status: ClaimStatus, tricks: int = 2, left: int = 5, won: int | None = None) -> Claimed:
    return Claimed(Seat.WEST, tricks, left, "", "", False, status, won=won)


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (claim(ClaimStatus.OPEN), "West claims 2 of the 5 tricks left."),
        (claim(ClaimStatus.AGREED, won=2), "West claims 2 of the 5 tricks left: agreed."),
        (
            claim(ClaimStatus.ADJUDICATED, won=1),
            "West claims 2 of the 5 tricks left: contested, and judged to be 1 trick.",
        ),
        (
            claim(ClaimStatus.ADJUDICATED, 5, won=0),
            "West claims the 5 tricks left: contested, and judged to be 0 tricks.",
        ),
        (claim(ClaimStatus.DISPUTED), "West claims 2 of the 5 tricks left: contested."),
        (claim(ClaimStatus.PLAYED_ON), "West claims 2 of the 5 tricks left: contested, and played on."),
        (claim(ClaimStatus.VOID), "West claims 2 of the 5 tricks left: void."),
    ],
)
def test_what_has_become_of_a_claim(made: Claimed, words: str) -> None:
    assert became(made) == words


def test_law_71_what_was_conceded_stays_told_beside_what_came_back() -> None:
    made = claim(ClaimStatus.AGREED, 0, 5, won=1)
    assert became(made) == "West concedes the 5 tricks left: agreed. 1 conceded trick could not be lost and comes back."


def test_law_68_of_a_hand_that_was_faced_it_is_said_later_too() -> None:
    faced = replace(claim(ClaimStatus.PLAYED_ON), spread=True)
    assert became(faced) == "West claims 2 of the 5 tricks left, and faces his hand: contested, and played on."
