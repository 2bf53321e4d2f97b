"""Review: a deal that is over, moment by moment, with all four hands. A deal still being played is never shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Play, Trick
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, View
from bridge_tui.match.events import MatchEvent, TakeBackAnswered, TakeBackAsked, TakenBack
from bridge_tui.match.match import NOT_NOW, Match
from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class Request:
    """A request to take something back that was answered."""

    asked: TakeBackAsked
    refused_by: Seat | None
    """Who did not agree; None if it was taken back."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after some of the actions that stand."""

    view: View
    """What lay there then, with all four hands."""
    events: tuple[TableEvent, ...]
    """What the last of these actions led to; nothing before the first call."""
    requests: tuple[Request, ...]
    """What was asked back here, or taken back so that the table stood like this once more."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole deal."""

    moments: tuple[Moment, ...]
    """Before the first call, and after each action that stands: the n-th after n actions."""
    tricks: tuple[Trick, ...]
    """In order. The last one is incomplete if a claim ended the play in it."""


def review(match: Match) -> Review:
    """The deal that lies on the table of this match.

    Raises `Refused` if there is none, while it is being played, and while somebody asks to take back a part of it.
    """
    table, waits = match.table, match.take_back
    if table is None or match.result is None:
        raise Refused(NOT_NOW[match.phase])
    if waits is not None:
        raise Refused(Reason.DECISION_OPEN, seat=waits.seat, deciders=waits.awaited)
    requests = _requests(match.record)
    moments = tuple(
        Moment(past.view(ALL), events, tuple(request for place, request in requests if place == number))
        for number, (past, events) in enumerate(_replayed(match, table))
    )
    return Review(moments, () if table.play is None else _tricks(table.play))


def _replayed(match: Match, table: Table) -> Iterator[tuple[Table, tuple[TableEvent, ...]]]:
    """The table before the first call and after each action that stands, with what the action led to."""
    past = table.from_the_start
    yield past, ()
    for act in match.acts:
        past, events = past.apply(act.action)
        yield past, events


def _tricks(play: Play) -> tuple[Trick, ...]:
    return (*play.tricks, Trick(play.leader, play.cards)) if play.cards else play.tricks


def _requests(record: tuple[MatchEvent, ...]) -> list[tuple[int, Request]]:
    """Each request that was answered, and how many of the actions that stand go before it."""
    requests: list[tuple[int, Request]] = []
    for event in record:
        match event:
            case TakeBackAsked():
                asked = event
            case TakeBackAnswered(accept=False):
                requests.append((asked.after, Request(asked, event.seat)))
            case TakenBack(kept=kept):
                requests = [(min(place, kept), request) for place, request in requests]
                requests.append((kept, Request(asked, None)))
    return requests
