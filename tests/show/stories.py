"""Every worked example of a deal, told at a live table: what the sentences of this room are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bridge_tui.engine.actions import MakeCall, TableAction
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.records.codec import decode
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.stories import Branch, Deed, PlayedStory, Scenario

TESTS = Path(__file__).parents[1]


class Moment(NamedTuple):
    """A table after an action of a story."""

    name: str
    """Of the scenario and its branch."""
    table: Table
    told: tuple[TableEvent, ...]
    """What the action has led to."""


@cache
def moments() -> tuple[Moment, ...]:
    """The table after each action of each story under each code that it names."""
    files = sorted([*(TESTS / "scenarios").glob("*.json"), *(TESTS / "data" / "scenarios").glob("*.json")])
    found = (scenario for path in files for scenario in read(path) if isinstance(scenario, Scenario))
    return tuple(moment for scenario in found for moment in _of_scenario(scenario))


def _of_scenario(scenario: Scenario) -> Iterator[Moment]:
    story = scenario.story
    if isinstance(story, PlayedStory):
        for branch in story.branches:
            for code in scenario.codes:
                yield from _of_branch(f"{scenario.id} {branch.name}", story, branch, code)


def _of_branch(name: str, story: PlayedStory, branch: Branch, code: Code) -> Iterator[Moment]:
    table = Table.start(story.deal, story.dealer, story.vulnerability, code, live=True)
    for call in story.calls:
        assert table.turn is not None
        table = table.apply(MakeCall(table.turn, call)).table
    for action in _actions(branch, code):
        try:
            table, told = table.apply(action)
        except Refused:
            continue
        yield Moment(name, table, told)


def _actions(branch: Branch, code: Code) -> Iterator[TableAction]:
    for step in branch.steps:
        if isinstance(step, Deed) and code in step.codes:
            action = decode(step.action)
            if isinstance(action, TableAction):
                yield action
