"""Scenarios as values: what a file says, once it is known to make sense."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Strain
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Side, Vulnerability
from bridge_tui.scoring.points import Scale

Json = Any
"""A value as JSON has it: expectations stay in the words of the file, so that what differs can be shown in them."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A step at which something is done."""

    number: int
    """Its place in the story, from 1; the steps of a branch are counted on from the common ones."""
    codes: frozenset[Code]
    """Under which codes the step exists."""
    action: Mapping[str, Json]
    """What is done, as the codec reads it: ``do`` and its fields."""
    refused: bool
    """Whether it must be refused and change nothing."""

    @property
    def word(self) -> str:
        """What stands under ``do``."""
        return str(self.action["do"])


@dataclass(frozen=True, slots=True)
class Expectation:
    """A step at which something must be true."""

    number: int
    codes: frozenset[Code]
    values: Mapping[str, Json]


Step = Deed | Expectation
"""Both kinds are counted together, also where a step exists only under some codes."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One way that a played story goes: all its steps, the common ones first."""

    name: str | None
    """None where the story has no branches."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class PlayedStory:
    """A deal at a table."""

    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    calls: tuple[Call, ...]
    """Legal calls before the first step."""
    contract: Contract | None
    """What must come out of them; None where the steps make the calls."""
    part_scores: Mapping[Side, int]
    """Points below the line that each side brings along."""
    scale: Scale
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class TrickStory:
    """One trick and who wins it."""

    strain: Strain
    leader: Seat
    cards: tuple[Card, ...]
    """Clockwise from the leader."""
    winner: Seat


@dataclass(frozen=True, slots=True)
class ScoredResult:
    """One contract with its result and the points that it must give."""

    contract: Contract
    vulnerable: bool
    tricks: int
    scale: Scale
    points: Mapping[str, Json]
    """Of ``below above_declarer above_defenders duplicate`` those that are given."""


@dataclass(frozen=True, slots=True)
class ScoresStory:
    """Results, each on its own."""

    results: tuple[ScoredResult, ...]


@dataclass(frozen=True, slots=True)
class RubberStory:
    """Results entered on one sheet, one after another."""

    scale: Scale
    steps: tuple[Step, ...]


Story = PlayedStory | TrickStory | ScoresStory | RubberStory
"""The four forms."""


def checks_anything(story: Story) -> bool:
    """Whether there is anything in a story that could come out otherwise than it says."""
    match story:
        case PlayedStory():
            return bool(story.calls or story.contract or any(branch.steps for branch in story.branches))
        case TrickStory():
            return True
        case ScoresStory():
            return any(result.points for result in story.results)
        case RubberStory():
            return bool(story.steps)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A story by its id, and the codes of laws under which it is told."""

    id: str
    codes: tuple[Code, ...]
    story: Story
