"""The new score after a revoke: the deal is typed as on a kept sheet, and the tricks of the advice go over."""

from __future__ import annotations

import pytest

from bridge_tui.desk.advice import Advice, advise
from bridge_tui.desk.incidents import incident
from bridge_tui.desk.rescored import Played
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.entries import Entry
from bridge_tui.model.seats import Vulnerability
from bridge_tui.plain import director_score
from bridge_tui.plain.director import ask_director
from bridge_tui.scoring.points import Scale
from bridge_tui.show.deck import LETTERS
from tests.plain.talks import Talk


def revoked(code: Code = Code.CLASSIC, **answers: str) -> Advice:
    """West has revoked and won that trick, and his side has won one later: two tricks go over in every code."""
    found = incident("revoke")
    assert found is not None
    return advise(found, {"who": "w", "won-by": "revoker", "later": "1", **answers}, code)


@pytest.mark.parametrize(
    ("typed", "entry", "vulnerability", "scale"),
    [
        ("4s s =\n\n", "4S S =", Vulnerability.NONE, Scale.NEW),
        ("3нт s\n3nt s -1\n4\n", "3NT S -1", Vulnerability.ALL, Scale.NEW),
        ("4sxs-1\n2\n2\n", "4SX S -1", Vulnerability.NS, Scale.OLD),
        ("4sx s -1\n\n3\n", "4SX S -1", Vulnerability.EW, Scale.NEW),
    ],
)
def test_the_deal_is_typed_as_on_a_kept_sheet(
    typed: str, entry: str, vulnerability: Vulnerability, scale: Scale
) -> None:
    deal = director_score.played(Talk(typed, prompts=True), revoked())
    assert deal == Played(Entry.parse(entry), vulnerability, scale)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("4s w =", "A contract that South has played is expected."),
        ("pass", "A contract that South has played is expected."),
        ("1: 4s s =", "A contract that South has played is expected."),
        ("8s s =", "There is no bid of 8: levels are from 1 to 7."),
    ],
)
def test_what_cannot_be_the_deal_is_asked_for_again(typed: str, sentence: str) -> None:
    talk = Talk(f"{typed}\n\n", prompts=True)
    assert director_score.played(talk, revoked()) is None
    assert talk.said[1:] == [f"deal: {sentence}", "deal: "]


def test_nothing_is_asked_where_no_trick_goes_over() -> None:
    talk = Talk("", prompts=True)
    opening_lead = incident("opening-lead")
    assert opening_lead is not None
    assert director_score.played(talk, advise(opening_lead, {}, Code.CLASSIC)) is None
    assert talk.said == []


@pytest.mark.parametrize(
    ("code", "entry", "said"),
    [
        # 11 tricks and two more are 13: 4 x 30 below, and 3 overtricks instead of one.
        (
            Code.CLASSIC,
            "4S S +1",
            [
                "classic: At the table: 4S by South, 11 tricks: N-S 120 below, 30 above.",
                "classic: Now: 4S by South, 13 tricks: N-S 120 below, 90 above.",
                "",
            ],
        ),
        # Down one becomes one over: 400 for game at no-trump and 30.
        (
            Code.DUPLICATE_2017,
            "3NT S -1",
            [
                "duplicate 2017: At the table: 3NT by South, 8 tricks: E-W 50.",
                "duplicate 2017: Now: 3NT by South, 10 tricks: N-S 430.",
                "",
            ],
        ),
        # One trick is all that East and West have.
        (Code.CLASSIC, "4S S +2", ["E-W took 1 trick and cannot lose 2."]),
    ],
)
def test_what_the_tricks_make_of_it(code: Code, entry: str, said: list[str]) -> None:
    talk = Talk("", prompts=True)
    director_score.tell(talk, Played(Entry.parse(entry)), revoked(code), LETTERS)
    assert talk.said == said


def test_the_score_follows_the_advice_of_each_code() -> None:
    # classic; in the play; a revoke; all usual but one trick won later; 4s s =, nobody; rubber 1993; duplicate; no; no.
    typed = ["1", "2", "6", "", "", "", "2", "", "4s s =", "", "2", "4", "1", "no"]
    talk = Talk("".join(f"{word}\n" for word in typed), prompts=True)
    ask_director(talk, Code.CLASSIC, LETTERS)
    assert talk.faults == 0
    assert [row for row in talk.said if "12 tricks" in row] == [
        "classic: Now: 4S by South, 12 tricks: N-S 120 below, 60 above.",
        "rubber 1993: Now: 4S by South, 12 tricks: N-S 120 below, 60 above.",
        "duplicate 2017: Now: 4S by South, 12 tricks: N-S 480.",
    ]
