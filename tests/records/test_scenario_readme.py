"""The README on scenario files: its example holds, and no word of the format is missing in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from bridge_tui.records.scenarios import shapes
from bridge_tui.records.scenarios.kinds import Kind
from bridge_tui.records.scenarios.outcomes import HOLDS
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.stories import Scenario
from tests.records.scenario_samples import CODES

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("\n## Scenario files\n")[2].partition("\n## ")[0]

KEYS = {
    "deeds": {*shapes.DEEDS, *shapes.RUBBER_DEEDS},
    "their keys": {key for keys in [*shapes.DEEDS.values(), *shapes.RUBBER_DEEDS.values()] for key in keys},
    "expectations": {*shapes.EXPECTATIONS, *shapes.RUBBER_EXPECTATIONS},
    "forms": {key.rstrip("?") for keys in shapes.FORMS.values() for key in keys},
    "results": {key.rstrip("?") for key in shapes.SCORED},
    "notes": set(shapes.NOTES),
}


def _choices(kind: Kind) -> set[str]:
    """The words that a kind of value allows, as it names them when it is given another."""
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(kind).validate_python("no such word")
    return set(caught.value.errors()[0]["ctx"]["choices"])


def test_the_example_holds_in_every_code_and_branch(tmp_path: Path) -> None:
    path = tmp_path / "example.json"
    path.write_text(SECTION.partition("```json\n")[2].partition("```")[0], encoding="utf-8")
    (scenario,) = read(path)
    assert isinstance(scenario, Scenario), scenario

    runs = list(run(scenario))
    assert {(each.branch, each.code.value) for each in runs} == {
        (branch, code) for branch in ("accepted", "a heart required") for code in CODES
    }
    assert [each for each in runs if each.outcome is not HOLDS] == []


@pytest.mark.parametrize("words", KEYS.values(), ids=KEYS)
def test_every_key_of_the_format_is_described(words: set[str]) -> None:
    assert {word for word in words if f"`{word}`" not in SECTION} == set()


@pytest.mark.parametrize("kind", [shapes.OPTION, shapes.ABOUT, shapes.IRREGULARITY], ids=["option", "about", "kind"])
def test_every_word_that_a_value_may_be_is_named(kind: Kind) -> None:
    assert {word for word in _choices(kind) if f"`{word}`" not in SECTION} == set()
