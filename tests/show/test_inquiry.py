"""An inquiry: answers are turned one by one, whatever depends on them follows, and there is always an answer."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bridge_tui.desk.advice import advise
from bridge_tui.desk.incidents import INCIDENTS, Incident, incident
from bridge_tui.engine.laws.codes import Code
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.desk import advice_lines, beside
from bridge_tui.show.inquiry import Inquiry

every_incident = pytest.mark.parametrize("happened", INCIDENTS, ids=lambda each: each.id)


def revoke() -> Incident:
    found = incident("revoke")
    assert found is not None
    return found


def answers(inquiry: Inquiry) -> dict[str, str]:
    """What stands, in words, by the question."""
    return {field.id: field.answers[field.at] for field in inquiry.fields}


def test_an_inquiry_begins_with_the_usual_case_by_one_code() -> None:
    inquiry = Inquiry(revoke(), Code.RUBBER_2014)
    assert [field.id for field in inquiry.fields][:4] == ["laws", "beside", "declarer", "who"]
    assert (answers(inquiry)["laws"], answers(inquiry)["beside"]) == ("rubber 2014", "none")
    assert inquiry.answer(LETTERS, 78) == advice_lines(advise(revoke(), {}, Code.RUBBER_2014), LETTERS, 78)


def test_codes_are_turned_round_and_round_in_both_directions_and_never_stand_beside_themselves() -> None:
    inquiry = Inquiry(revoke())
    assert [inquiry.turned("laws", step).code for step in (1, -1)] == [Code.RUBBER_1993, Code.DUPLICATE_2017]
    assert [inquiry.turned("beside", step).other for step in (1, -1)] == [Code.RUBBER_1993, Code.DUPLICATE_2017]
    seen = [inquiry := inquiry.turned("beside", 1) for _ in range(4)]
    assert [each.other for each in seen] == [Code.RUBBER_1993, Code.RUBBER_2014, Code.DUPLICATE_2017, None]
    beside_1993 = seen[0].turned("laws", 1)
    assert (beside_1993.code, beside_1993.other) == (Code.RUBBER_1993, None)


def test_what_only_the_other_code_asks_is_asked_as_well() -> None:
    """1993 asks with which card a later trick was won, classic does not (Law 64)."""
    inquiry = Inquiry(revoke()).turned("won-by", 1).turned("later", 1)
    assert "with-card" not in answers(inquiry)
    inquiry = inquiry.turned("beside", 1)
    assert (inquiry.other, answers(inquiry)["with-card"]) == (Code.RUBBER_1993, "no")
    inquiry = inquiry.turned("with-card", 1)
    assert answers(inquiry)["with-card"] == "yes"
    classic, other = (advise(revoke(), inquiry.told, code) for code in (Code.CLASSIC, Code.RUBBER_1993))
    assert inquiry.answer(LETTERS, 78) == beside(classic, other, LETTERS, 78)


def test_who_it_usually_is_follows_declarer_until_it_is_told() -> None:
    lead = incident("opening-lead")
    assert lead is not None
    inquiry = Inquiry(lead)
    assert (answers(inquiry)["declarer"], answers(inquiry)["who"]) == ("South", "East")
    turned = inquiry.turned("declarer", 1)
    assert (answers(turned)["declarer"], answers(turned)["who"]) == ("West", "South")


def test_law_64_the_new_score_stands_below_the_answer_by_each_code() -> None:
    """Two tricks in classic and one in 2017 (partner won the trick, one later): 2S with 8 tricks has 10 or 9 then."""
    inquiry = replace(Inquiry(revoke(), other=Code.DUPLICATE_2017), told={"won-by": "partner", "later": "1"})
    assert inquiry.moves_tricks
    assert "vulnerable" not in answers(inquiry)
    scores = replace(inquiry, typed="2s s =").answer(LETTERS, 78)[-4:]
    assert scores == (
        "classic: At the table: 2S by South, 8 tricks: N-S 60 below.",
        "duplicate 2017: At the table: 2S by South, 8 tricks: N-S 110.",
        "classic: Now: 2S by South, 10 tricks: N-S 60 below, 60 above.",
        "duplicate 2017: Now: 2S by South, 9 tricks: N-S 140.",
    )


def test_the_new_score_goes_by_vulnerability_and_scale() -> None:
    inquiry = replace(Inquiry(revoke()), told={"later": "1"}, typed="4sx s -4")
    assert inquiry.answer(LETTERS, 78)[-1] == "Now: 4SX by South, 8 tricks: E-W 300 above."
    assert inquiry.turned("vulnerable", 1).answer(LETTERS, 78)[-1] == "Now: 4SX by South, 8 tricks: E-W 500 above."
    old = replace(inquiry, typed="4sx s -6").turned("scale", 1)
    assert old.answer(LETTERS, 78)[-1] == "Now: 4SX by South, 6 tricks: E-W 700 above."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("4s w =", "A contract that South has played is expected."),
        ("p", "A contract that South has played is expected."),
        ("3: strike", "A contract that South has played is expected."),
        ("8s s =", "There is no bid of 8: levels are from 1 to 7."),
        ("7nt s =", "E-W"),
    ],
)
def test_what_is_wrong_with_the_deal_is_said_and_the_laws_answer_all_the_same(typed: str, sentence: str) -> None:
    inquiry = replace(Inquiry(revoke()), told={"later": "1"})
    told = replace(inquiry, typed=typed).answer(LETTERS, 78)
    assert told[: len(inquiry.answer(LETTERS, 78))] == inquiry.answer(LETTERS, 78)
    assert sentence in " ".join(told[len(inquiry.answer(LETTERS, 78)) :])


@every_incident
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_turned_the_laws_answer_in_the_cells_there_are(happened: Incident, seed: int) -> None:
    rng, inquiry = Random(seed), Inquiry(happened, list(Code)[seed % 4])
    for _ in range(12):
        field, step = rng.choice(inquiry.fields), rng.choice((-1, 1))
        inquiry = inquiry.turned(field.id, step)
        assert answers(inquiry)[field.id] == field.answers[(field.at + step) % len(field.answers)]
        width = rng.choice((40, 78, 118))
        rows = inquiry.answer(LETTERS, width)
        assert rows
        assert max(map(len, rows)) <= width
