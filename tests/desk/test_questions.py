"""Questions: which are put, what stands where nothing is said, and what makes no sense."""

from __future__ import annotations

import pytest

from bridge_tui.desk.questions import (
    AnswerFault,
    Answers,
    Asked,
    BadAnswer,
    Question,
    asked,
    completed,
    every,
    possible,
)
from bridge_tui.desk.seating import DECLARER, DEFENDERS, EVERYBODY, one_of, where
from bridge_tui.engine.laws.codes import Code

CLASSIC, MODERN = Code.CLASSIC, Code.RUBBER_2014


def _in_classic(_answers: Answers, code: Code) -> tuple[str, ...]:
    return ("no", "yes") if code is CLASSIC else ()


QUESTIONS = (
    Question("drink", one_of("tea", "coffee")),
    Question("milk", where(one_of("no", "yes"), drink="coffee")),
    Question("old", _in_classic),
)
WHO = (DECLARER, Question("who", DEFENDERS))


def test_what_is_not_said_is_the_usual_case() -> None:
    assert completed(QUESTIONS, CLASSIC, {}) == {"drink": "tea", "old": "no"}
    assert completed(QUESTIONS, CLASSIC, {"old": "yes", "drink": "coffee"}) == {
        "drink": "coffee",
        "milk": "no",
        "old": "yes",
    }


def test_an_answer_makes_its_question_matter() -> None:
    assert completed(QUESTIONS, MODERN, {"milk": "yes"}) == {"drink": "coffee", "milk": "yes"}


def test_what_only_another_code_asks_is_left_aside() -> None:
    assert completed(QUESTIONS, MODERN, {"old": "yes"}) == {"drink": "tea"}


def test_of_several_ways_the_most_usual_answers_to_what_was_said() -> None:
    """North defends on declarer's left where West plays, on his right where East does."""
    assert completed(WHO, CLASSIC, {"who": "n"}) == {"declarer": "w", "who": "n"}
    assert completed(WHO, CLASSIC, {"who": "s"}) == {"declarer": "e", "who": "s"}
    assert completed(WHO, CLASSIC, {"who": "e", "declarer": "s"}) == {"declarer": "s", "who": "e"}


def test_the_rest_is_the_usual_case_if_that_can_be() -> None:
    """North is dummy where South plays as usual, and need not be a defender where somebody else does."""
    anybody = (DECLARER, Question("who", EVERYBODY))
    assert completed(anybody, CLASSIC, {"who": "n"}) == {"declarer": "s", "who": "n"}


def test_the_questions_that_matter_with_what_can_be_answered() -> None:
    assert asked(QUESTIONS, MODERN, {"drink": "coffee"}) == (
        Asked("drink", ("tea", "coffee"), "coffee"),
        Asked("milk", ("no", "yes"), "no"),
    )


def test_all_ways_the_usual_first() -> None:
    assert list(every(QUESTIONS, MODERN)) == [
        {"drink": "tea"},
        {"drink": "coffee", "milk": "no"},
        {"drink": "coffee", "milk": "yes"},
    ]
    assert possible(QUESTIONS, "old") == ("no", "yes")


@pytest.mark.parametrize(
    ("given", "fault", "params"),
    [
        ({"sugar": "no"}, AnswerFault.NO_SUCH_QUESTION, {"question": "sugar", "possible": ("drink", "milk", "old")}),
        (
            {"drink": "milk"},
            AnswerFault.NO_SUCH_ANSWER,
            {"question": "drink", "answer": "milk", "possible": ("tea", "coffee")},
        ),
        ({"drink": "tea", "milk": "yes", "old": "perhaps"}, AnswerFault.NO_SUCH_ANSWER, None),
    ],
)
def test_what_makes_no_sense(given: Answers, fault: AnswerFault, params: dict[str, object] | None) -> None:
    with pytest.raises(BadAnswer) as bad:
        completed(QUESTIONS, MODERN, given)
    assert bad.value.fault is fault
    assert params is None or bad.value.params == params


def test_answers_that_do_not_go_together() -> None:
    with pytest.raises(BadAnswer) as bad:
        completed(WHO, CLASSIC, {"declarer": "s", "who": "n"})
    assert bad.value.fault is AnswerFault.NOT_TOGETHER
    assert bad.value.params == {"answers": ("declarer s", "who n")}
