"""What a new game asks: every answer is told in a line, and what was answered is found again."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

from rich.cells import cell_len

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import SEATS
from bridge_tui.show.new_game import does_not_count, kept_questions, questions
from tests.show.games import PLAYERS, START

ROOM = 68
"""Cells beside the name of a question in a window of 80."""


def test_every_form_law_and_setting_can_be_chosen() -> None:
    names = {question.id: [answer.name for answer in question.answers] for question in questions()}
    assert names == {
        "form": ["rubber", "Chicago", "duplicate"],
        "hands": ["hidden", "open"],
        "table": ["guarded", "live"],
        "code": ["classic", "rubber 1993", "rubber 2014", "duplicate 2017"],
        "take-back": ["calls and cards", "calls only", "nothing"],
        "scale": ["new scale", "old scale"],
        "honours": ["scored", "not scored"],
    }
    assert [answer.fields["form"] for answer in questions()[0].answers] == list(Form)
    assert [answer.fields["code"] for answer in questions()[3].answers] == list(Code)


def test_an_answer_and_what_it_means_fit_beside_the_question() -> None:
    for question in questions():
        assert cell_len(question.name) < 10
        for answer in question.answers:
            assert cell_len(f"< {answer.name} >   {answer.meaning}") <= ROOM


def test_the_first_answers_are_those_of_a_start_that_says_nothing() -> None:
    plain = StartMatch(PLAYERS)
    first = {field: value for question in questions() for field, value in question.answers[0].fields.items()}
    assert replace(plain, **first) == plain


def test_what_was_answered_is_found_again() -> None:
    asked = questions()
    for numbers in product(*(range(len(question.answers)) for question in asked)):
        fields: dict[str, Any] = {}
        for question, number in zip(asked, numbers, strict=True):
            fields |= question.answers[number].fields
        start = replace(START, **fields)
        assert tuple(question.at(start) for question in asked) == numbers


def test_what_nobody_can_answer_proposes_the_first() -> None:
    take_back = questions()[4]
    assert take_back.at(replace(START, take_back_calls=False, take_back_cards=True)) == 0


def test_at_duplicate_it_is_said_what_does_not_count() -> None:
    assert does_not_count(Form.DUPLICATE) == ("At duplicate, scale and honours do not count.",)
    assert does_not_count(Form.RUBBER) == does_not_count(Form.CHICAGO) == ()


def test_of_a_real_table_it_is_asked_who_deals_and_nothing_of_how_cards_are_played() -> None:
    asked = kept_questions()
    assert [question.id for question in asked] == ["form", "dealer", "code", "scale", "honours"]
    dealers = asked[1].answers
    assert [answer.fields["dealer"] for answer in dealers] == [*SEATS, None]
    same = {question.id: question for question in questions()}
    assert all(question == same[question.id] for question in asked if question.id != "dealer")


def test_at_duplicate_a_real_table_has_neither_dealer_nor_stake() -> None:
    assert does_not_count(Form.DUPLICATE, kept=True) == (
        "At duplicate the board says who deals; scale, honours and stake do not count.",
    )
    assert does_not_count(Form.RUBBER, kept=True) == ()
