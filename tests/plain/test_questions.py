"""Questions with a few answers, asked until one of them is given."""

from __future__ import annotations

import pytest

from bridge_tui.plain import questions
from bridge_tui.plain.conversation import EndOfInput
from tests.plain.talks import Talk


@pytest.mark.parametrize(
    ("typed", "name"), [("\n", "Ann"), ("  Zoë   Li \n", "Zoë Li"), ("\u200b\n", "Ann"), ("\u2800\n", "Ann")]
)
def test_a_name_is_what_is_typed_or_the_one_that_is_proposed(typed: str, name: str) -> None:
    talk = Talk(typed, prompts=True)
    assert questions.name(talk, "North", "Ann") == name
    assert talk.said == ["North [Ann]: "]


@pytest.mark.parametrize(("typed", "answer"), [("\n", 1), ("1\n", 0), ("3\n", 2), ("0\n4\n-1\none\n²\n2\n", 1)])
def test_one_of_several_by_its_number(typed: str, answer: int) -> None:
    talk = Talk(typed, prompts=True)
    assert questions.number(talk, "Which?", ["a", "b", "c"], 1) == answer
    assert talk.said[:4] == ["Which?", "  1  a", "  2  b", "  3  c"]
    wrong = "1 to 3 [2]: One of the numbers 1 to 3 is expected, or Enter for 2."
    assert talk.said[4:] == [wrong] * (typed.count("\n") - 1) + ["1 to 3 [2]: "]


def test_numbers_stand_below_one_another() -> None:
    talk = Talk("10\n", prompts=True)
    assert questions.number(talk, "Which?", ["a"] * 10) == 9
    assert (talk.said[1], talk.said[10]) == ("   1  a", "  10  a")


@pytest.mark.parametrize(("typed", "answer"), [("\n", 1), ("B\n", 2), ("c\nb\n", 2)])
def test_one_of_several_by_a_word(typed: str, answer: int) -> None:
    talk = Talk(typed, prompts=True)
    assert questions.word(talk, "Which?", ["A", "B"], {"a": 1, "b": 2}) == answer
    assert talk.said[-1] == "Which? (A, B) [A]: "
    if typed.count("\n") > 1:
        assert talk.said[0] == "Which? (A, B) [A]: A or B is expected, or Enter for A."


@pytest.mark.parametrize(
    ("typed", "answer"), [("\n", False), ("n\n", False), ("yes\n", True), ("Y\n", True), ("oui\nno\n", False)]
)
def test_yes_or_no(typed: str, answer: bool) -> None:
    talk = Talk(typed, prompts=True)
    assert questions.agreed(talk, "Sure?") is answer
    assert talk.said[-1] == "Sure? (no, yes) [no]: "


def test_nobody_answers_a_question_after_the_end() -> None:
    with pytest.raises(EndOfInput):
        questions.number(Talk("7\n", prompts=True), "Which?", ["a"])
