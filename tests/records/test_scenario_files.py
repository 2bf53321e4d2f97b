"""The worked examples as files: every story holds in every code that it names, but for those of the auction."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios.outcomes import HOLDS, Outcome
from bridge_tui.records.scenarios.problems import Problem
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.stories import Scenario
from tests.records.scenario_samples import DATA

OWN = DATA.parent.parent / "scenarios"
"""Worked examples written here, a file for each family of laws; those in `DATA` were given."""

FILES = sorted([*DATA.glob("*.json"), *OWN.glob("*.json")])

NOT_YET = {"D401": 4, "D406": 2, "D409": 3}
"""By scenario the step with the first irregular call, which nobody rules on yet."""


def _found(files: list[Path]) -> list[Scenario]:
    return [each for file in files for each in read(file) if isinstance(each, Scenario)]


SCENARIOS = _found(FILES)
CASES = [
    pytest.param(scenario, code, id=f"{scenario.id}-{code.value}")
    for scenario in SCENARIOS
    if scenario.id not in NOT_YET
    for code in scenario.codes
]


def _sources(file: Path) -> list[dict[str, Any]]:
    scenarios: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["scenarios"]
    return scenarios


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_scenario_of_a_file_is_read_under_a_name_of_its_own(file: Path) -> None:
    found = list(read(file))
    assert not [each for each in found if isinstance(each, Problem)]
    assert [each.id for each in _found([file])] == [source["id"] for source in _sources(file)]
    assert len({scenario.id for scenario in SCENARIOS}) == len(SCENARIOS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_there_is_one_run_for_each_branch_and_code(file: Path) -> None:
    for scenario, source in zip(_found([file]), _sources(file), strict=True):
        branches = [branch["name"] for branch in source.get("branches", [])] or [None]
        expected = [(source["id"], branch, Code(code)) for branch in branches for code in source["codes"]]
        assert [(each.id, each.branch, each.code) for each in run(scenario)] == expected


@pytest.mark.parametrize(("scenario", "code"), CASES)
def test_the_story_holds(scenario: Scenario, code: Code) -> None:
    differ = [(each.branch, each.outcome) for each in run(scenario, code) if each.outcome is not HOLDS]
    assert differ == []


@pytest.mark.parametrize("scenario", [each for each in SCENARIOS if each.id in NOT_YET], ids=lambda each: str(each.id))
def test_a_story_of_the_auction_goes_up_to_its_first_irregular_call(scenario: Scenario) -> None:
    outcome = Outcome(None, NOT_YET[scenario.id], unsupported="irregular call")
    assert [each.outcome for each in run(scenario)] == [outcome] * len(list(run(scenario)))


def test_the_play_has_worked_examples_of_its_own_beside_those_that_were_given() -> None:
    assert len(_found(sorted(OWN.glob("*.json")))) >= 120
    assert {scenario.id for scenario in SCENARIOS} >= set(NOT_YET)
