"""Asking the director line by line: every list and every answer leads to the advice that the desk gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridge_tui.desk.advice import advise
from bridge_tui.desk.incidents import INCIDENTS, Incident, Place
from bridge_tui.engine.laws.codes import Code
from bridge_tui.plain.conversation import WIDTH
from bridge_tui.plain.director import ask_director
from bridge_tui.show import desk
from bridge_tui.show.deck import LETTERS
from tests.plain.talks import Talk

CODES = list(Code)
TRIED = 40
"""So many ways to answer are typed for each incident and code, from all its ways in even steps."""


def director(typed: list[int], code: Code = Code.CLASSIC) -> Talk:
    """What is said when these numbers are typed; 0 stands for Enter alone."""
    talk = Talk("".join(f"{number or ''}\n" for number in typed), prompts=True)
    ask_director(talk, code, LETTERS)
    return talk


def place_of(incident: Incident) -> list[int]:
    """The numbers that pick an incident: when it was, and which."""
    places = [place for place in Place if any(each.place is place for each in INCIDENTS)]
    there = [each for each in INCIDENTS if each.place is incident.place]
    return [places.index(incident.place) + 1, there.index(incident) + 1]


def numbers(incident: Incident, answers: dict[str, str], code: Code, known: tuple[str, ...] = ()) -> Iterator[int]:
    """The numbers that give these answers."""
    for asked in incident.asked(code, answers):
        if len(asked.answers) > 1 and asked.id not in known:
            yield asked.answers.index(answers[asked.id]) + 1


def contains(said: list[str], rows: tuple[str, ...]) -> bool:
    """Whether these rows were said, one after the other."""
    return "\n".join(("", *rows, "")) in "\n".join(said)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.id)
def test_what_is_answered_is_what_the_desk_is_asked(incident: Incident, code: Code) -> None:
    ways = list(incident.every(code))
    for answers in ways[:: -(-len(ways) // TRIED)]:
        talk = director([CODES.index(code) + 1, *place_of(incident), *numbers(incident, answers, code)])
        assert contains(talk.said, desk.advice_lines(advise(incident, answers, code), LETTERS, WIDTH)), answers
        assert talk.faults == 0


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.id)
def test_enter_alone_takes_the_usual_answers(incident: Incident) -> None:
    asked = incident.asked(Code.RUBBER_2014, {})
    talk = director([0, *place_of(incident), *[0 for each in asked if len(each.answers) > 1]], Code.RUBBER_2014)
    assert contains(talk.said, desk.advice_lines(advise(incident, {}, Code.RUBBER_2014), LETTERS, WIDTH))


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.id)
def test_another_code_stands_beside_it_after_what_it_asks_besides(incident: Incident) -> None:
    code, other = Code.CLASSIC, Code.RUBBER_1993
    first = incident.answers(code, {})
    both = {**first, **incident.answers(other, first)}
    besides = list(numbers(incident, both, other, tuple(first)))
    no_score = [0] * (advise(incident, first, code).stands.transferred is not None)
    picked = [1, *place_of(incident), *numbers(incident, first, code), *no_score]
    talk = director([*picked, CODES.index(other) + 1, *besides, *no_score, 1, 0])
    rows = desk.beside(advise(incident, both, code), advise(incident, both, other), LETTERS, WIDTH)
    assert contains(talk.said, rows)
    assert talk.said[-1].endswith("Has something else happened? (no, yes) [no]: ")


def test_the_code_is_kept_for_what_happens_next() -> None:
    incident = INCIDENTS[0]
    first = [4, *place_of(incident), *numbers(incident, incident.answers(CODES[3], {}), CODES[3]), 1]
    talk = Talk("".join(f"{number}\n" for number in first) + "yes\n", prompts=True)
    ask_director(talk, Code.CLASSIC, LETTERS)
    assert talk.said[-1] == "1 to 4 [4]: "


def test_who_leaves_in_the_middle_gets_no_advice() -> None:
    talk = director([1, 1])
    assert not any("Law" in row for row in talk.said)


def test_no_row_is_wider_than_a_narrow_terminal() -> None:
    for incident in INCIDENTS:
        talk = director([1, *place_of(incident), *[0] * 20])
        assert max(len(row.rpartition("]: ")[2]) for row in talk.said) <= WIDTH
