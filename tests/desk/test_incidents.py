"""Every incident with every combination of answers in every code: there is advice, and it is a whole one."""

from __future__ import annotations

from itertools import groupby

import pytest

from bridge_tui.desk.advice import Advice, Outcome, advise
from bridge_tui.desk.incidents import INCIDENTS, Incident, Place, incident
from bridge_tui.engine.actions import Choose, MakeCall, PlayCard
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import CARDS
from bridge_tui.model.seats import SEATS, Seat
from tests.desk.roles import asked, happened, holds

every_incident = pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.id)
every_code = pytest.mark.parametrize("code", Code)


@every_code
@every_incident
def test_there_is_advice_whatever_is_answered(incident: Incident, code: Code) -> None:
    for answers in incident.every(code):
        advice = advise(incident, answers, code)
        assert advice.answers == answers
        assert advice.law is not None
        assert advice.kind
        assert advice.stands.events
        whole(advice.stands)


def whole(outcome: Outcome) -> None:
    """All that can be chosen is there, all cards are somewhere, and nothing is done by two at once."""
    view, decision = outcome.view, outcome.decision
    on_table = () if view.trick is None or view.trick.winner is not None else view.trick.cards
    held = [card for hand in view.hands if hand is not None for card in hand]
    assert len({*held, *on_table}) == len(held) + len(on_table)
    assert set(held) <= set(CARDS)
    if outcome.then and decision is not None:
        chosen = [first for each in outcome.then if isinstance(first := each.actions[0], Choose)]
        assert {each.option for each in chosen} == {each.name for each in decision.options}
        for option in decision.options:
            of_it = [each for each in chosen if each.option == option.name]
            assert {suit for each in of_it for suit in each.suits} == set(option.suits)
            assert {each.card for each in of_it if each.card is not None} == set(option.cards)
        assert all(each.actions[0].seat in decision.deciders for each in outcome.then)
    elif outcome.then:
        assert all(isinstance(each.actions[0], MakeCall | PlayCard) for each in outcome.then)
    for each in outcome.then:
        assert each.events
        whole(each)


SEATED = {"declarer", "who", "turn"}


def told(advice: Advice, by: int) -> object:
    """The advice with all seats so many places back."""
    zero = Seat(by % 4)
    stands = advice.stands
    offender = None if advice.offender is None else (advice.offender - by) % 4
    return advice.kind, advice.law, offender, _told(stands, zero)


def _told(outcome: Outcome, zero: Seat) -> object:
    then = tuple(_told(each, zero) for each in outcome.then)
    return asked(outcome.decision, zero), happened(outcome.events, zero), holds(outcome.view, zero), then


@every_incident
def test_the_table_can_be_turned(incident: Incident) -> None:
    """The same story at a table where everybody sits one, two or three places further on."""
    code = Code.RUBBER_2014
    ways = [answers for answers in incident.every(code) if answers.get("declarer", answers.get("who")) == "s"]
    for answers in ways[:: max(1, len(ways) // 6)]:
        expected = told(advise(incident, answers, code), 0)
        for by in (1, 2, 3):
            moved = {name: _moved(name, answer, by) for name, answer in answers.items()}
            assert told(advise(incident, moved, code), by) == expected


def _moved(name: str, answer: str, by: int) -> str:
    letters = [str(seat).lower() for seat in SEATS]
    return letters[(letters.index(answer) + by) % 4] if name in SEATED and answer in letters else answer


def test_each_has_a_name_of_its_own_and_stands_with_those_of_its_place() -> None:
    assert len({each.id for each in INCIDENTS}) == len(INCIDENTS)
    assert len(list(groupby(each.place for each in INCIDENTS))) == len(Place)
    assert all(incident(each.id) is each for each in INCIDENTS)
    assert incident("sleep") is None
