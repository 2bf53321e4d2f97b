"""What is ruled at a table without the names of seats and cards, so that two tables can be compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from bridge_tui.desk.advice import Outcome
from bridge_tui.engine.actions import Choose
from bridge_tui.engine.events import (
    AuctionClosed,
    CallMade,
    CardPlayed,
    CardStands,
    Designated,
    DummyFaced,
    OptionTaken,
    PlayEnded,
    TableEvent,
    TrickWon,
    TurnGivenBack,
)
from bridge_tui.engine.laws.choices import offered
from bridge_tui.engine.state import Decision
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, View
from bridge_tui.model.seats import Seat

GOES_ON = (
    AuctionClosed
    | CallMade
    | CardPlayed
    | CardStands
    | Designated
    | DummyFaced
    | OptionTaken
    | PlayEnded
    | TrickWon
    | TurnGivenBack
)
"""Events of the game itself, which hang on the cards, or on how long the auction has gone on."""

Role = int
"""How many places clockwise from the offender."""

Told = tuple[object, ...]


def role(seat: Seat, offender: Seat) -> Role:
    return (seat - offender) % 4


def asked(decision: Decision | None, offender: Seat) -> Told:
    """The kind of a question, who decides, and the options without their suits and cards."""
    if decision is None:
        return ()
    deciders = tuple(sorted(role(seat, offender) for seat in decision.deciders))
    options = tuple((_name(each.name), bool(each.suits), bool(each.cards), each.several) for each in decision.options)
    return decision.kind, decision.law, deciders, options


def _name(option: str) -> str:
    """From which hand declarer leads names a seat."""
    return "hand" if option.startswith("hand_") else option


def happened(events: Iterable[TableEvent], offender: Seat) -> Told:
    """The events of a ruling, each with its seats."""
    told = (each for each in events if not isinstance(each, GOES_ON))
    return tuple((type(each).__name__, _seats(each, offender)) for each in told)


def _seats(event: TableEvent, offender: Seat) -> Told:
    values = (getattr(event, field.name) for field in fields(event))
    return tuple(role(value, offender) for value in values if isinstance(value, Seat))


def holds(view: View, offender: Seat) -> Told:
    """What holds at a table: what is demanded, what lies there, who has to pass."""
    return (
        tuple((role(each.seat, offender), each.demand, each.when, len(each.suits)) for each in view.limits),
        tuple(sorted((role(each.seat, offender), each.lies.value) for each in view.faced)),
        tuple(sorted((role(seat, offender), bar.value) for seat, bar in view.bars)),
    )


def choices_of(table: Table, offender: Seat) -> dict[tuple[str, int], Told]:
    """By option, and how many suits are named with it, what it does; of several decider's the first one's."""
    decision = table.decision
    assert decision is not None
    found: dict[tuple[str, int], Told] = {}
    for choice in offered(decision, _decider(decision)):
        after, events = table.apply(choice)
        found[name_of(choice)] = happened(events, offender), holds(after.view(ALL), offender)
    return found


def _decider(decision: Decision) -> Seat:
    """The desk lets him decide whose word is the last: on the offender's left."""
    left = None if decision.offender is None else decision.offender.left
    return left if left in decision.deciders else decision.deciders[0]


def name_of(choice: Choose) -> tuple[str, int]:
    return choice.option, len(choice.suits)


def outcomes_of(stands: Outcome, offender: Seat) -> dict[tuple[str, int], Told]:
    """The same of the desk's advice."""
    found: dict[tuple[str, int], Told] = {}
    for outcome in stands.then:
        first = outcome.actions[0]
        assert isinstance(first, Choose)
        found[name_of(first)] = happened(outcome.events, offender), holds(outcome.view, offender)
    return found
