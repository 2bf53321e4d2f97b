"""The score before and after tricks have gone over for a revoke, in words."""

from __future__ import annotations

import pytest

from bridge_tui.desk.rescored import Played
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.entries import BadEntry, Entry
from bridge_tui.model.seats import Side, Vulnerability
from bridge_tui.scoring.points import Scale
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.desk_score import score_lines

CASES = {
    "the worked example": (
        "2S S =", Vulnerability.NONE, Code.CLASSIC, (Side.NS, 2),
        ("At the table: 2♠ by South, 8 tricks: N-S 60 below.", "Now: 2♠ by South, 10 tricks: N-S 60 below, 60 above."),
    ),
    "down, and made after all": (
        "4SX S -1", Vulnerability.NS, Code.RUBBER_2014, (Side.NS, 1),
        (
            "At the table: 4♠X by South, 9 tricks: E-W 200 above.",
            "Now: 4♠X by South, 10 tricks: N-S 240 below, 50 above.",
        ),
    ),
    "made, and down after all": (
        "3NT E =", Vulnerability.ALL, Code.RUBBER_1993, (Side.NS, 1),
        ("At the table: 3NT by East, 9 tricks: E-W 100 below.", "Now: 3NT by East, 8 tricks: N-S 100 above."),
    ),
    "duplicate": (
        "3NT E =", Vulnerability.ALL, Code.DUPLICATE_2017, (Side.NS, 1),
        ("At the table: 3NT by East, 9 tricks: E-W 600.", "Now: 3NT by East, 8 tricks: N-S 100."),
    ),
    "nothing moves": (
        "3NT E =", Vulnerability.NONE, Code.CLASSIC, None, ("At the table: 3NT by East, 9 tricks: E-W 100 below.",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_before_and_after(case: str) -> None:
    entry, vulnerability, code, transferred, words = CASES[case]
    assert score_lines(Played(Entry.parse(entry), vulnerability), transferred, code, SIGNS) == words


def test_by_the_old_scale() -> None:
    played = Played(Entry.parse("1NTXX S -4"), scale=Scale.OLD)
    assert score_lines(played, None, Code.CLASSIC, SIGNS) == (
        "At the table: 1NTXX by South, 3 tricks: E-W 1400 above.",
    )


def test_a_side_cannot_lose_what_it_has_not_won() -> None:
    with pytest.raises(BadEntry):
        score_lines(Played(Entry.parse("7NT S =")), (Side.NS, 1), Code.CLASSIC, SIGNS)
