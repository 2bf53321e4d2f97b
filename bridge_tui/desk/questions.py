"""Questions on what has happened at a real table, with short words for answers. The first answer is the usual one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial

from bridge_tui.engine.laws.codes import Code

YES, NO = "yes", "no"
NOTHING = "nothing"
"""Answers that many questions have."""

Answers = Mapping[str, str]
"""What has been answered, by the question's name."""

Offer = Callable[[Answers, Code], Sequence[str]]
"""The possible answers, after those to earlier questions and under a code; none where the question makes no sense."""


@dataclass(frozen=True, slots=True)
class Question:
    """One that may be asked about an incident."""

    id: str
    offers: Offer


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is put, with its possible answers and the one that stands."""

    id: str
    answers: tuple[str, ...]
    answer: str


class AnswerFault(Enum):
    """What is wrong with answers, with the parameters that go with it."""

    NO_SUCH_QUESTION = "no_such_question"
    """question, possible (those that may be asked about this incident)"""
    NO_SUCH_ANSWER = "no_such_answer"
    """question, answer, possible (what can be answered to it)"""
    NOT_TOGETHER = "not_together"
    """answers (as ``name answer``; each is possible, all together are not)"""


class BadAnswer(ValueError):  # noqa: N818 - named as the thing that was found
    """An answer that makes no sense. `params` are words by the names that the fault gives."""

    def __init__(self, fault: AnswerFault, **params: str | tuple[str, ...]) -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.params = params


def every(questions: Sequence[Question], code: Code, before: Answers | None = None) -> Iterator[dict[str, str]]:
    """All that can be answered to these questions under this code, the usual answers first."""
    told = dict(before or {})
    if not questions:
        yield told
        return
    first, *others = questions
    offered = first.offers(told, code)
    for answer in offered:
        yield from every(others, code, {**told, first.id: answer})
    if not offered:
        yield from every(others, code, told)


def completed(questions: tuple[Question, ...], code: Code, given: Answers) -> dict[str, str]:
    """Of all ways to answer that agree with what is given the usual case; where there is none, the one that comes near.

    What is given to a question that is asked in no such way is left aside, as where only another code asks it. Raises
    `BadAnswer` for what makes no sense under any code.
    """
    _refuse_unknown(questions, given)
    for asked_all in (True, False):
        ways = [answers for answers in _ways(questions, code) if _agrees(answers, given, asked_all=asked_all)]
        if ways:
            usual: Answers = min(ways, key=partial(_unusual, questions, code, given))
            return dict(usual)
    raise BadAnswer(AnswerFault.NOT_TOGETHER, answers=tuple(f"{name} {answer}" for name, answer in given.items()))


def asked(questions: tuple[Question, ...], code: Code, given: Answers) -> tuple[Asked, ...]:
    """The questions that matter under this code, in order, each with the answer that stands. Raises `BadAnswer`."""
    answers = completed(questions, code, given)
    put = ((each.id, tuple(each.offers(answers, code))) for each in questions if each.id in answers)
    return tuple(Asked(name, offered, answers[name]) for name, offered in put)


def _agrees(answers: Answers, given: Answers, *, asked_all: bool) -> bool:
    """Whether these answers have nothing else than what is given, to each question or to those of them alone."""
    return all(answers.get(name, None if asked_all else answer) == answer for name, answer in given.items())


def _unusual(questions: tuple[Question, ...], code: Code, given: Answers, answers: Answers) -> tuple[bool, int]:
    """Whether the rest would be another case than the usual one; and how far what is given is from the usual then."""
    put = [each for each in questions if each.id in answers]
    places = {each.id: list(each.offers(answers, code)).index(answers[each.id]) for each in put}
    rest = any(place for name, place in places.items() if name not in given)
    return rest, sum(place for name, place in places.items() if name in given)


@cache
def _ways(questions: tuple[Question, ...], code: Code) -> tuple[Answers, ...]:
    return tuple(every(questions, code))


@cache
def possible(questions: tuple[Question, ...], name: str) -> tuple[str, ...]:
    """All that can be answered to the question of this name under one code or another."""
    ways = (answers for code in Code for answers in _ways(questions, code))
    return tuple(dict.fromkeys(answers[name] for answers in ways if name in answers))


def _refuse_unknown(questions: tuple[Question, ...], given: Answers) -> None:
    names = tuple(each.id for each in questions)
    for name, answer in given.items():
        if name not in names:
            raise BadAnswer(AnswerFault.NO_SUCH_QUESTION, question=name, possible=names)
        if answer not in (answers := possible(questions, name)):
            raise BadAnswer(AnswerFault.NO_SUCH_ANSWER, question=name, answer=answer, possible=answers)
