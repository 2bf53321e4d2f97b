"""The words of the director's desk: all that can be asked and answered has some, and nothing else."""

from __future__ import annotations

from bridge_tui.desk.incidents import INCIDENTS, Place
from bridge_tui.show.desk_words import ANSWERS, PLACES, QUESTIONS
from bridge_tui.show.desk_words import INCIDENTS as NAMES

ASKED = {(incident.id, question.id) for incident in INCIDENTS for question in incident.questions}
ANSWERED = {
    (question.id, answer)
    for incident in INCIDENTS
    for question in incident.questions
    for answer in incident.possible(question.id)
}


def test_every_incident_and_place_has_a_name() -> None:
    assert set(NAMES) == {incident.id for incident in INCIDENTS}
    assert set(PLACES) == set(Place)
    assert len(set(NAMES.values())) == len(NAMES)


def test_every_question_has_words_and_all_words_are_used() -> None:
    used = {f"{name} {question}" if f"{name} {question}" in QUESTIONS else question for name, question in ASKED}
    assert used == set(QUESTIONS)


def test_every_answer_has_words_and_all_words_are_used() -> None:
    seats = {"n", "e", "s", "w"}
    forms = (f"{question} {answer}" for question, answer in ANSWERED if answer not in seats)
    used = {form if form in ANSWERS else form.split()[1] for form in forms}
    assert used == set(ANSWERS)
