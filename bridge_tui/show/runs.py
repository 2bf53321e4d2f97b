"""Events that are told of in one sentence, and those of which the one before has told already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bridge_tui.engine.events import (
    Barred,
    CallWithdrawn,
    CardWithdrawn,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
)
from bridge_tui.engine.laws import choices, replacements
from bridge_tui.match.events import MatchEvent

OF_ONE_CARD = PenaltyCardLaid | CardWithdrawn | IrregularitySeen
"""Events that may follow one another for several cards."""


def to_tell(events: Iterable[MatchEvent]) -> Iterator[tuple[list[MatchEvent], MatchEvent | None]]:
    """The runs of these events of which something may be said, each with the event after it."""
    of_each = runs(events)
    firsts = [run[0] for run in of_each]
    for before, run, after in zip((None, *firsts), of_each, (*firsts[1:], None), strict=False):
        if not is_told_already(run[0], before):
            yield run, after


def is_told_already(event: MatchEvent, before: MatchEvent | None) -> bool:
    """Whether an event only carries out what was chosen just `before` it: a call is cancelled that was not accepted."""
    if not isinstance(event, CallWithdrawn) or not isinstance(before, OptionTaken):
        return False
    refused = before.option == choices.REFUSE and before.law != replacements.COMPARABLE_LAW
    return refused and before.call == event.call


def runs(events: Iterable[MatchEvent]) -> list[list[MatchEvent]]:
    """The events one by one, but those together that follow one another and differ in nothing but a card, or in who
    has to pass.

    A whole hand that is faced is told of in one sentence so.
    """
    found: list[list[MatchEvent]] = []
    for event in events:
        if found and _goes_with(event, found[-1][-1]):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _goes_with(event: MatchEvent, before: MatchEvent) -> bool:
    if isinstance(event, Barred) and isinstance(before, Barred):
        return replace(event, seat=before.seat) == before
    if not isinstance(event, OF_ONE_CARD) or not isinstance(before, OF_ONE_CARD) or before.card is None:
        return False
    return event.card is not None and replace(event, card=before.card) == before
