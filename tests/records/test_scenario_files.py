"""The worked examples as files: every story runs as far as a guarded table goes, and none of them fails."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios.outcomes import HOLDS, Run
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.stories import Scenario
from tests.records.scenario_samples import DATA

HOLD_NOW = ["S1-01", "S1-02", "S1-03", "S1-04", "S1-05", "S1-05b", "S1-06", "S1-07", "D502", "D602"]
"""A trick, scores, rubbers, an agreed claim, and the right to look at the last trick."""

FIRST_IRREGULAR = {
    "S2-01": (1, "irregular play", "D7"),
    "S2-01f": (1, "irregular play", "D7"),
    "S2-02": (1, "irregular play", "HK"),
    "S2-03": (6, "irregular play", "SK"),
    "S2-03v": (5, "irregular play", "SK"),
    "S2-04": (7, "irregular play", "C9"),
    "S2-05": (9, "irregular play", "C2"),
    "S2-06": (32, "irregular play", "H7"),
    "S2-06w": (37, "irregular play", "H7"),
    "S2-07": (32, "irregular play", "H7"),
    "S2-08p": (22, "irregular play", "H7"),
    "D002": (7, "irregular play", "C8"),
    "D006": (6, "irregular play", "C9"),
    "D014": (14, "irregular play", "DQ"),
    "D103": (1, "irregular play", "D7"),
    "D106": (5, "irregular play", "D8"),
    "D203": (5, "irregular play", "SK"),
    "D306": (5, "expose", ["HQ"]),
    "D309": (5, "expose", ["DQ"]),
    "D321": (6, "irregular play", "H4"),
    "D401": (4, "irregular call", "2H"),
    "D406": (2, "irregular call", "P"),
    "D409": (3, "irregular call", "X"),
}
"""By scenario the step at which the first thing happens that a guarded table cannot do: what it is, and with what."""

SOURCES: dict[str, dict[str, Any]] = {
    scenario["id"]: scenario
    for name in ("seeds.json", "examples.json")
    for scenario in json.loads((DATA / name).read_text(encoding="utf-8"))["scenarios"]
}


def _scenarios() -> dict[str, Scenario]:
    found = [each for name in ("seeds.json", "examples.json") for each in read(DATA / name)]
    return {scenario.id: scenario for scenario in found if isinstance(scenario, Scenario)}


SCENARIOS = _scenarios()


def test_every_scenario_is_read_and_listed_here() -> None:
    assert set(SCENARIOS) == set(SOURCES) == {*HOLD_NOW, *FIRST_IRREGULAR}


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_there_is_one_run_for_each_branch_and_code(name: str) -> None:
    source = SOURCES[name]
    branches = [branch["name"] for branch in source.get("branches", [])] or [None]
    expected = [(name, branch, Code(code)) for branch in branches for code in source["codes"]]

    assert [(each.id, each.branch, each.code) for each in run(SCENARIOS[name])] == expected


@pytest.mark.parametrize("name", HOLD_NOW)
def test_what_needs_no_irregularity_holds_in_every_code(name: str) -> None:
    assert all(each.outcome is HOLDS for each in _runs(name))


@pytest.mark.parametrize("name", sorted(FIRST_IRREGULAR))
def test_every_legal_step_before_the_first_irregularity_goes(name: str) -> None:
    step, what, _ = FIRST_IRREGULAR[name]
    outcomes = [each.outcome for each in _runs(name)]

    assert {(outcome.ok, outcome.step, outcome.unsupported) for outcome in outcomes} == {(None, step, what)}


@pytest.mark.parametrize("name", sorted(FIRST_IRREGULAR))
def test_the_listed_step_is_the_irregular_one_of_the_file(name: str) -> None:
    number, _, what = FIRST_IRREGULAR[name]
    step = SOURCES[name]["steps"][number - 1]

    assert what in step.values()


@pytest.mark.parametrize("scenario", list(read(DATA / "claims.json")), ids=lambda scenario: str(scenario.id))
def test_every_story_of_a_claim_holds_in_every_code_that_it_names(scenario: Scenario) -> None:
    runs = list(run(scenario))
    assert {each.code for each in runs} == set(scenario.codes)
    assert [each for each in runs if each.outcome is not HOLDS] == []


def _runs(name: str) -> list[Run]:
    return list(run(SCENARIOS[name]))
