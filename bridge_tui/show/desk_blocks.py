"""The director's advice in pieces, each under a key that is the same for every code of laws, so that two can be laid
side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridge_tui.desk.advice import Advice, Outcome
from bridge_tui.engine.actions import AnswerClaim, Choose, MakeCall, PlayCard
from bridge_tui.engine.events import (
    Barred,
    CallMade,
    CardPlayed,
    OptionTaken,
    RevokeClaimed,
    TableEvent,
    TricksTransferred,
    TrickWon,
)
from bridge_tui.engine.laws import revoke_claims
from bridge_tui.engine.laws.choices import ACCEPT, REFUSE
from bridge_tui.engine.view import View
from bridge_tui.model.calls import PASS
from bridge_tui.show import call_ruling_words, ruling_words
from bridge_tui.show.calls import call_made
from bridge_tui.show.deck import Deck
from bridge_tui.show.demands import demands, penalty_cards
from bridge_tui.show.names import listed
from bridge_tui.show.questions import Question, of_decision
from bridge_tui.show.rulings_in_force import lost_rights
from bridge_tui.show.runs import to_tell
from bridge_tui.show.steps import event_told, sentences
from bridge_tui.show.texts import _, law_name, law_reference, ngettext, seat_name

TAKEN_FOR_GRANTED = (Barred, CallMade, CardPlayed, OptionTaken, TrickWon)
"""Events that need not be told after a call or a card: they are that itself, or are read off how things stand then."""

NOTE = "note"
"""The key of what is said of the advice as a whole."""


class Block(NamedTuple):
    """A piece of advice."""

    key: str
    words: str
    depth: int = 0
    """How far it stands in: a choice one step, what it leads to two."""


def blocks(advice: Advice, deck: Deck) -> tuple[Block, ...]:
    """All of it in order: the law, what has followed by itself, who decides, and each choice with what it leads to."""
    return tuple(_all(advice, deck))


def _all(advice: Advice, deck: Deck) -> Iterator[Block]:
    stands = advice.stands
    if advice.law is not None:
        yield Block("law", _law(advice))
    followed = _followed(stands, deck)
    if followed:
        yield Block("follows", followed)
    if advice.pays:
        words = _("After the play tricks go over for it as well, as if it had been noticed too late ({law}).")
        yield Block("pays", words.format(law=law_reference(revoke_claims.LAW, advice.code)))
    if stands.decision is not None:
        yield Block("decides", _asked(stands, deck).entitled or _decides(stands))
    force = in_force(stands.view, deck)
    if force:
        yield Block("in force", " ".join(force))
    yield from _outcomes(stands, deck, "", 1)
    if any(map(_names_example, stands.events)):
        yield Block(NOTE, _("Cards and bids that are named here stand for those at your table."))


def _names_example(event: TableEvent) -> bool:
    """Whether a card or a bid is named in what is said of it."""
    return getattr(event, "card", None) is not None or getattr(event, "call", PASS) != PASS


def _law(advice: Advice) -> str:
    """``Law 54: Opening lead out of turn.``."""
    law, title = law_name(advice.law or 0, advice.code), _TITLES.get(advice.kind)
    return f"{law}." if title is None else f"{law}: {_(title)}."


_TITLES = {**ruling_words.TITLES, **call_ruling_words.TITLES}


def _asked(outcome: Outcome, deck: Deck) -> Question:
    """The question that is open after it, as its first decider hears it."""
    decision = outcome.decision
    assert decision is not None
    return of_decision(decision, outcome.view, decision.deciders[0], deck)


def _decides(outcome: Outcome) -> str:
    """Who answers what is no ruling, but a claim."""
    assert outcome.decision is not None
    seats = [seat_name(seat) for seat in outcome.decision.deciders]
    return ngettext("{seats} is asked.", "{seats} are asked; one no is enough to contest it.", len(seats)).format(
        seats=listed(seats)
    )


def _followed(outcome: Outcome, deck: Deck, *granted: type) -> str:
    """What has happened, in sentences, without events that are taken for granted.

    Nor is the trick named of a revoke that was found; that it costs nothing is said.
    """
    told = [event for event in outcome.events if not isinstance(event, (RevokeClaimed, *granted))]
    words = sentences(event_told(run, after, outcome.view, deck) for run, after in to_tell(told))
    found = any(isinstance(event, RevokeClaimed) and event.found for event in outcome.events)
    if found and not any(isinstance(event, TricksTransferred) for event in told):
        free = _("It costs no tricks ({law}).").format(law=law_reference(revoke_claims.LAW, outcome.view.code))
        return f"{words} {free}".strip()
    return words


def in_force(view: View, deck: Deck) -> tuple[str, ...]:
    """What holds now: what is demanded, who has to pass, which penalty cards lie there, what rights dummy has lost."""
    told = (*demands(view, deck), *penalty_cards(view, deck), *lost_rights(view))
    return tuple(dict.fromkeys(told))


def _outcomes(before: Outcome, deck: Deck, key: str, depth: int) -> Iterator[Block]:
    """Each way to go on, and below it what may follow in its turn."""
    for outcome in before.then:
        name = f"{key}/{_name(outcome)}"
        yield Block(name, _done(before, outcome, deck), depth)
        yield from _outcomes(outcome, deck, name, depth + 1)


def _name(outcome: Outcome) -> str:
    """What was done, in the words of scenario files."""
    match outcome.actions[0]:
        case Choose(option=option, suit=suit, card=card):
            return f"{option} {suit} {card}"
        case MakeCall(seat=seat, call=call):
            return f"{seat} {call}" if len(outcome.actions) == 1 else "passes"
        case action:
            return type(action).__name__


def _done(before: Outcome, outcome: Outcome, deck: Deck) -> str:
    """What is done and what it leads to: of a choice that is said with it, of a call or a card it is read off."""
    action = outcome.actions[0]
    if isinstance(action, Choose):
        return " ".join((_choice(before, action, deck), *_next(outcome, deck)))
    new = [words for words in in_force(outcome.view, deck) if words not in in_force(before.view, deck)]
    leads_to = (_followed(outcome, deck, *TAKEN_FOR_GRANTED), *new, *_next(outcome, deck))
    words = " ".join(filter(None, leads_to)) or ("" if outcome.then else _("nothing more follows."))
    return _("{done}: {leads_to}").format(done=_case(outcome, deck), leads_to=words).strip()


def _case(outcome: Outcome, deck: Deck) -> str:
    """A call or a card that may follow."""
    match outcome.actions[0]:
        case MakeCall(seat=seat, call=call) if len(outcome.actions) == 1:
            return _("If {made}").format(made=call_made(seat, call, deck))
        case PlayCard(seat=seat, card=card):
            return _("{seat} plays another card, such as {card}").format(
                seat=seat_name(seat), card=deck.card(card).text
            )
        case _:
            return _("If the others pass until his turn")


def _next(outcome: Outcome, deck: Deck) -> Iterator[str]:
    """What is decided next, if anything is."""
    if outcome.decision is not None:
        asked = _asked(outcome, deck)
        words = asked.words if not asked.law else _("{words} ({law}).")
        yield words.format(words=asked.words.rstrip("."), law=asked.law)


def _choice(before: Outcome, made: Choose, deck: Deck) -> str:
    """The words of the choice; an answer to a claim is one as well."""
    decision = before.decision
    assert decision is not None
    asked = of_decision(decision, before.view, made.seat, deck)
    return next(answer.words for answer in asked.answers if _is(answer.action, made))


def _is(action: object, made: Choose) -> bool:
    if isinstance(action, AnswerClaim):
        return made.option == (ACCEPT if action.accept else REFUSE)
    return action == made
