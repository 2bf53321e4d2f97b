"""What one step of a review says: the call or card, what followed from it, and what was asked back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge_tui.engine.events import CallMade, CardPlayed, CardStands, TrickWon
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import View
from bridge_tui.match.events import MatchEvent, TakeBackAnswered, TakenBack
from bridge_tui.match.review import Moment, Request
from bridge_tui.show.calls import call_made
from bridge_tui.show.deck import Deck
from bridge_tui.show.incidents import comes_to_nothing, incident
from bridge_tui.show.notices import notice
from bridge_tui.show.record import record_lines
from bridge_tui.show.runs import to_tell
from bridge_tui.show.spans import text
from bridge_tui.show.texts import _, seat_name

ROOM = 999
"""Cells in which every sentence of the record has one line."""


def step_told(moment: Moment, deck: Deck) -> str:
    """What the last action was and what it led to, in sentences."""
    if not moment.events:
        return _("The cards are dealt.")
    return sentences(event_told(run, after, moment.view, deck) for run, after in to_tell(moment.events))


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
    return sentences(_recorded(event, deck, code) for event in (asked, TakeBackAnswered(request.refused_by, False)))


def event_told(run: Sequence[MatchEvent], after: MatchEvent | None, view: View, deck: Deck) -> str:
    """What a run of events says, without its full stop, where `view` is how the table stands after them.

    `after` is the event that follows it, if one does.
    """
    event, *more = run
    match event:
        case CallMade():
            return call_made(event.seat, event.call, deck)
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
            return incident(event, deck, view.code, *more, in_vain=in_vain) or _recorded(event, deck, view.code)


def _recorded(event: MatchEvent, deck: Deck, code: Code) -> str:
    """What stands of it on the record of the deal."""
    return text(record_lines((event,), deck, code, ROOM)).strip()


def sentences(told: Iterable[str]) -> str:
    """These, each with its full stop; empty ones are left out."""
    return " ".join(words if words.endswith((".", "?")) else f"{words}." for words in told if words)
