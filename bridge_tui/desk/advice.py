"""What the laws say of an incident, as frozen data: who decides what, and what each choice leads to.

All of it is read from a live table: what has happened is done there, and then every choice is made in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bridge_tui.desk.continuations import Way, ways
from bridge_tui.desk.incidents import Incident
from bridge_tui.desk.questions import Answers
from bridge_tui.engine.actions import Choose, TableAction
from bridge_tui.engine.events import (
    CardsPickedUp,
    CardsShown,
    IrregularitySeen,
    Remarked,
    RevokeClaimed,
    TableEvent,
    TricksTransferred,
)
from bridge_tui.engine.irregularities import LAW_OF, Irregularity
from bridge_tui.engine.laws import bars, dummys_rights, penalty_cards, revoke_claims
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import Decision
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, View
from bridge_tui.model.seats import Seat, Side

BY_EVENT: Mapping[type, tuple[str, int]] = {
    RevokeClaimed: (Irregularity.REVOKE.value, revoke_claims.LAW),
    CardsShown: (Irregularity.EXPOSED_CARD.value, penalty_cards.DECLARERS_LAW),
    CardsPickedUp: (Irregularity.EXPOSED_CARD.value, LAW_OF[Irregularity.EXPOSED_CARD]),
    Remarked: ("remark", dummys_rights.LAW),
}
"""The kind of what happens without a decision or an irregularity, and its law, by the event that tells of it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What has been done, and how things stand after it."""

    actions: tuple[TableAction, ...]
    """What was done: a choice (by all who are asked where all have to agree), a call, a card; nothing for the incident
    itself."""
    events: tuple[TableEvent, ...]
    """What happened with it."""
    view: View
    """The whole table after it."""
    then: tuple[Outcome, ...] = ()
    """What may be done next and matters: all that can be chosen, or calls and cards that stand for the others."""

    @property
    def decision(self) -> Decision | None:
        """What has to be decided next, if anything has."""
        return self.view.decision

    @property
    def option(self) -> str:
        """The name of the option that was taken, as in scenario files; empty for a call or a card."""
        first = self.actions[0] if self.actions else None
        return first.option if isinstance(first, Choose) else ""

    @property
    def transferred(self) -> tuple[Side, int] | None:
        """To which side how many tricks have gone for a revoke (Law 64); None where none have."""
        moved = (event for event in self.events if isinstance(event, TricksTransferred))
        return next(((event.side, event.tricks) for event in moved), None)


@dataclass(frozen=True, slots=True)
class Advice:
    """What a code of laws says of an incident."""

    incident: str
    answers: Mapping[str, str]
    """All that matter under this code."""
    code: Code
    kind: str
    """Of the decision, else of the irregularity, as in scenario files."""
    law: int | None
    """The number of the law, in the numbering since 1975."""
    offender: Seat | None
    pays: bool
    """Whether a revoke that is corrected is paid for after the play all the same, as if it was established (Law 61)."""
    stands: Outcome
    """How things stand after the incident: what has followed by itself, and what can be chosen."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Who decides; nobody where all follows by itself."""
        return () if self.stands.decision is None else self.stands.decision.deciders

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What can be chosen or done, each with what it leads to."""
        return self.stands.then


def advise(incident: Incident, given: Answers, code: Code) -> Advice:
    """What this code says of the incident after these answers; the usual ones stand for what is not given.

    Raises `BadAnswer` for a question or an answer that is unknown, and for answers that do not go together.
    """
    answers = incident.answers(code, given)
    scene = incident.story(answers, code)
    stands = Outcome((), scene.told, scene.table.view(ALL), tuple(_followed(scene.table, 0)))
    pays = not scene.table.is_over and any(revoke.pays for revoke in scene.table.matters.revokes)
    return Advice(incident.id, MappingProxyType(answers), code, *_subject(stands), pays, stands)


def _followed(table: Table, depth: int) -> Iterator[Outcome]:
    """What each way to go on leads to."""
    for way in ways(table, depth):
        yield _outcome(way, depth + 1)


def _outcome(way: Way, depth: int) -> Outcome:
    return Outcome(way.actions, way.events, way.table.view(ALL), tuple(_followed(way.table, depth)))


def _subject(stands: Outcome) -> tuple[str, int | None, Seat | None]:
    """What it is about: its kind, its law and whose fault it is."""
    told = stands.events
    seen = next((event for event in told if isinstance(event, IrregularitySeen)), None)
    asked = stands.decision
    if asked is not None:
        offender = asked.offender if seen is None or asked.offender is not None else seen.seat
        return asked.kind, asked.law, offender
    if seen is not None:
        law = LAW_OF[seen.kind] if seen.call is None else bars.law_of_call(seen.kind, seen.call)
        return seen.kind.value, law, seen.seat
    last = next(event for event in reversed(told) if type(event) in BY_EVENT)
    kind, law = BY_EVENT[type(last)]
    law = last.law if isinstance(last, CardsPickedUp) else law
    return kind, law, next((event.offender for event in told if isinstance(event, RevokeClaimed)), None)
