"""What comes of running a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.seats import Seat
from bridge_tui.records.scenarios.stories import Json


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a story held, and if not, where it parted from the engine."""

    ok: bool
    step: int | None = None
    """Where it stopped: the place of the step (or result) in its list, from 1; 0 for the auction before the first."""
    expected: Mapping[str, Json] = field(default_factory=dict)
    """What differs, by key; of a deed by the word under ``do``, with ``done`` or ``refused`` and the reason."""
    actual: Mapping[str, Json] = field(default_factory=dict)
    deciders: tuple[Seat, ...] = ()
    """Of whom one had to choose before anybody played on, where whose turn it is differs, or what he may play."""


HOLDS = Outcome(True)
"""Everything was as expected."""


def compared(step: int, expected: Mapping[str, Json], actual: Mapping[str, Json]) -> Outcome:
    """What comes of comparing two mappings with the same keys: `HOLDS`, or those that differ."""
    differ = [key for key, value in expected.items() if actual[key] != value]
    if not differ:
        return HOLDS
    return Outcome(False, step, {key: expected[key] for key in differ}, {key: actual[key] for key in differ})


@dataclass(frozen=True, slots=True)
class Run:
    """One branch of a scenario under one code."""

    id: str
    branch: str | None
    code: Code
    outcome: Outcome
