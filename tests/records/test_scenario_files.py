"""The worked examples as files: every story holds in every code that it names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios.outcomes import HOLDS
from bridge_tui.records.scenarios.problems import Problem
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.stories import Scenario
from tests.records.scenario_samples import EXAMPLES, OWN


def _found(files: list[Path]) -> list[Scenario]:
    return [each for file in files for each in read(file) if isinstance(each, Scenario)]


SCENARIOS = _found(EXAMPLES)
CASES = [
    pytest.param(scenario, code, id=f"{scenario.id}-{code.value}") for scenario in SCENARIOS for code in scenario.codes
]


def _sources(file: Path) -> list[dict[str, Any]]:
    scenarios: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["scenarios"]
    return scenarios


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_every_scenario_of_a_file_is_read_under_a_name_of_its_own(file: Path) -> None:
    found = list(read(file))
    assert not [each for each in found if isinstance(each, Problem)]
    assert [each.id for each in _found([file])] == [source["id"] for source in _sources(file)]
    assert len({scenario.id for scenario in SCENARIOS}) == len(SCENARIOS)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_there_is_one_run_for_each_branch_and_code(file: Path) -> None:
    for scenario, source in zip(_found([file]), _sources(file), strict=True):
        branches = [branch["name"] for branch in source.get("branches", [])] or [None]
        expected = [(source["id"], branch, Code(code)) for branch in branches for code in source["codes"]]
        assert [(each.id, each.branch, each.code) for each in run(scenario)] == expected


@pytest.mark.parametrize(("scenario", "code"), CASES)
def test_the_story_holds(scenario: Scenario, code: Code) -> None:
    differ = [(each.branch, each.outcome) for each in run(scenario, code) if each.outcome is not HOLDS]
    assert differ == []


def test_there_are_worked_examples_of_our_own_beside_those_that_were_given() -> None:
    assert len(_found(sorted(OWN.glob("*.json")))) >= 200
