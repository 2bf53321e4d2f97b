"""What one step of a review says: the call or card, what followed from it, and what was asked back."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from bridge_tui.engine.events import CallMade, CardPlayed, CardStands, TableEvent, TrickWon
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import View
from bridge_tui.match.events import MatchEvent, TakeBackAnswered, TakenBack
from bridge_tui.match.review import Moment, Request
from bridge_tui.model.calls import DOUBLE, PASS, REDOUBLE
from bridge_tui.show.deck import Deck
from bridge_tui.show.incidents import comes_to_nothing, incident
from bridge_tui.show.notices import notice
from bridge_tui.show.record import record_lines
from bridge_tui.show.spans import text
from bridge_tui.show.texts import _, seat_name

ROOM = 999
"""Cells in which every sentence of the record has one line."""


def step_told(moment: Moment, deck: Deck) -> str:
    """What the last action was and what it led to, in sentences."""
    if not moment.events:
        return _("The cards are dealt.")
    following = zip_longest(moment.events, moment.events[1:])
    return _sentences(_told(event, after, moment.view, deck) for event, after in following)


def turn_told(view: View) -> str:
    """Who was to do something next; nothing when the deal was over."""
    if view.decision is not None:
        return _("To decide: {seats}").format(seats=", ".join(seat_name(seat) for seat in view.actors))
    if view.turn is None:
        return ""
    led = view.trick is not None and view.trick.winner is None
    words = _("{seat} to call") if view.contract is None else _("{seat} to play") if led else _("{seat} to lead")
    return words.format(seat=seat_name(view.turn))


def requests_told(moment: Moment, deck: Deck) -> str:
    """What was asked back at this moment and what came of it, in sentences."""
    return " ".join(_request(request, deck, moment.view.code) for request in moment.requests)


def _request(request: Request, deck: Deck, code: Code) -> str:
    asked = request.asked
    if request.refused_by is None:
        return notice((TakenBack(asked.seat, asked.action, asked.trick),), deck, code)
    return _sentences(_recorded(event, deck, code) for event in (asked, TakeBackAnswered(request.refused_by, False)))


def _told(event: TableEvent, after: TableEvent | None, view: View, deck: Deck) -> str:
    match event:
        case CallMade():
            return _call(event, deck)
        case CardPlayed():
            led = view.trick is not None and view.trick.plays == ((event.seat, event.card),)
            words = _("{seat} leads {card}") if led else _("{seat} plays {card}")
            return words.format(seat=seat_name(event.seat), card=deck.card(event.card).text)
        case CardStands():
            return _("{seat}'s {card} stands").format(seat=seat_name(event.seat), card=deck.card(event.card).text)
        case TrickWon():
            return _("{seat} wins the trick").format(seat=seat_name(event.seat))
        case _:
            in_vain = comes_to_nothing(event, after)
            return incident(event, deck, view.code, in_vain=in_vain) or _recorded(event, deck, view.code)


def _call(event: CallMade, deck: Deck) -> str:
    words = {PASS: _("{seat} passes"), DOUBLE: _("{seat} doubles"), REDOUBLE: _("{seat} redoubles")}
    sentence = words.get(event.call, _("{seat} bids {call}"))
    return sentence.format(seat=seat_name(event.seat), call=deck.call(event.call).text)


def _recorded(event: MatchEvent, deck: Deck, code: Code) -> str:
    """What stands of it on the record of the deal."""
    return text(record_lines((event,), deck, code, ROOM)).strip()


def _sentences(told: Iterable[str]) -> str:
    return " ".join(words if words.endswith((".", "?")) else f"{words}." for words in told if words)
