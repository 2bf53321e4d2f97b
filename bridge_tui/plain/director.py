"""Asking the director line by line: what happened, its questions one by one, the advice, another code beside it."""

from __future__ import annotations

from contextlib import suppress

from bridge_tui.desk.advice import Advice, advise
from bridge_tui.desk.incidents import INCIDENTS, Incident, Place
from bridge_tui.desk.questions import Asked
from bridge_tui.desk.rescored import Played
from bridge_tui.engine.laws.codes import Code
from bridge_tui.plain import director_score, questions
from bridge_tui.plain.conversation import WIDTH, Conversation, EndOfInput
from bridge_tui.show import desk
from bridge_tui.show.deck import Deck
from bridge_tui.show.texts import _, code_line, code_name


def ask_director(talk: Conversation, code: Code, deck: Deck) -> None:
    """Advises until nothing more comes or nothing more is asked; `code` is proposed first."""
    with suppress(EndOfInput):
        goes_on = True
        while goes_on:
            code = _code(talk, _("By which code of laws?"), code)
            _advise(talk, _incident(talk), code, deck)
            goes_on = questions.agreed(talk, _("Has something else happened?"))


def _code(talk: Conversation, question: str, proposed: Code) -> Code:
    codes = list(Code)
    names = [_("{name}: {meaning}").format(name=code_name(code), meaning=code_line(code)) for code in codes]
    return codes[questions.number(talk, question, names, codes.index(proposed))]


def _incident(talk: Conversation) -> Incident:
    """What has happened, by when it was."""
    places = [place for place in Place if any(incident.place is place for incident in INCIDENTS)]
    place = places[questions.number(talk, _("When was it?"), [desk.place_name(place) for place in places])]
    offered = [incident for incident in INCIDENTS if incident.place is place]
    return offered[questions.number(talk, _("What has happened?"), [desk.incident_name(each) for each in offered])]


def _advise(talk: Conversation, incident: Incident, code: Code, deck: Deck) -> None:
    """The advice of a code, and of others beside it as long as they are wished for; after revokes with the scores."""
    given: dict[str, str] = {}
    first = _advice(talk, incident, code, given)
    talk.say("", *desk.advice_lines(first, deck, WIDTH), "")
    played = _scored(talk, None, first, deck)
    while (other := _other(talk, code)) is not None:
        advice = _advice(talk, incident, other, given)
        talk.say("", *desk.beside(first, advice, deck, WIDTH), "")
        played = _scored(talk, played, advice, deck)


def _advice(talk: Conversation, incident: Incident, code: Code, given: dict[str, str]) -> Advice:
    """The advice of a code, with what it asks and has not been answered, which then is."""
    _answer(talk, incident, code, given)
    return advise(incident, given, code)


def _scored(talk: Conversation, played: Played | None, advice: Advice, deck: Deck) -> Played | None:
    """Tells what the deal scores by this advice; what was played is asked for if it is not known, and returned."""
    deal = played or director_score.played(talk, advice)
    if deal is not None:
        director_score.tell(talk, deal, advice, deck)
    return deal


def _answer(talk: Conversation, incident: Incident, code: Code, given: dict[str, str]) -> None:
    """Asks what this code wants to know, and has not been answered; each answer may lead to other questions."""
    while (asked := _unanswered(incident, code, given)) is not None:
        answers = [desk.answer_words(asked.id, answer) for answer in asked.answers]
        words = desk.question_words(incident, asked.id)
        given[asked.id] = asked.answers[questions.number(talk, words, answers, asked.answers.index(asked.answer))]


def _unanswered(incident: Incident, code: Code, given: dict[str, str]) -> Asked | None:
    """The next question with more than one answer."""
    asked = incident.asked(code, given)
    return next((each for each in asked if each.id not in given and len(each.answers) > 1), None)


def _other(talk: Conversation, code: Code) -> Code | None:
    """A code to be laid beside this one; none as a rule."""
    others = [other for other in Code if other is not code]
    names = [_("no"), *map(code_name, others)]
    chosen = questions.number(talk, _("Another code of laws beside it?"), names)
    return others[chosen - 1] if chosen else None
