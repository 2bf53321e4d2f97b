"""Running scenarios of the forms without a table: tricks, results on their own, and rubbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bridge_tui.records.scenarios.outcomes import HOLDS, Outcome
from tests.records.scenario_samples import expect, rubber, runs_of


def outcomes(folder: Path, scenario: dict[str, Any]) -> list[Outcome]:
    return [each.outcome for each in runs_of(folder, scenario)]


@pytest.mark.parametrize(("strain", "winner"), [("NT", "E"), ("C", "S"), ("H", "E"), ("S", "E")])
def test_law_44_a_trick_is_won_by_trump_else_by_the_suit_led(tmp_path: Path, strain: str, winner: str) -> None:
    cards = [["W", "HJ"], ["N", "HQ"], ["E", "HK"], ["S", "CA"]]
    source = {"id": "T", "codes": ["classic"], "trick": {"strain": strain, "plays": cards, "winner": winner}}
    wrong = {**source, "trick": {"strain": strain, "plays": cards, "winner": "N"}}

    assert outcomes(tmp_path, source) == [HOLDS]
    assert outcomes(tmp_path, wrong) == [Outcome(False, 1, {"winner": "N"}, {"winner": winner})]


@pytest.mark.parametrize(
    ("result", "points"),
    [
        ({"contract": "2NTX", "vulnerable": False, "tricks": 8}, (140, 50, 0, 490)),
        ({"contract": "2HXX N", "vulnerable": True, "tricks": 9}, (240, 500, 0, 1240)),
        ({"contract": "2HXX", "vulnerable": False, "tricks": 8, "scale": "old"}, (240, 50, 0, 640)),
        ({"contract": "1CX", "vulnerable": False, "tricks": 3}, (0, 0, 800, -800)),
        ({"contract": "1CX", "vulnerable": False, "tricks": 3, "scale": "old"}, (0, 0, 700, -800)),
    ],
)
def test_law_77_results_on_their_own(tmp_path: Path, result: dict[str, Any], points: tuple[int, int, int, int]) -> None:
    keys = ("below", "above_declarer", "above_defenders", "duplicate")
    given = dict(zip(keys, points, strict=True))

    assert outcomes(tmp_path, _scores({**result, **given})) == [HOLDS]
    for key, value in given.items():
        wrong = {**result, **given, key: value + 10}
        assert outcomes(tmp_path, _scores(result, wrong)) == [Outcome(False, 2, {key: value + 10}, {key: value})]


def _scores(*results: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"id": "S", "codes": ["classic"], "scores": list(results), **changes}


def test_a_scale_for_all_results_gives_way_to_one_of_their_own(tmp_path: Path) -> None:
    old = {"contract": "1CXX", "vulnerable": False, "tricks": 7, "above_declarer": 50}
    new = {**old, "scale": "new", "above_declarer": 100}

    assert outcomes(tmp_path, _scores(old, new, scale="old")) == [HOLDS]


def test_the_old_scale_at_a_table(tmp_path: Path) -> None:
    steps = [{"do": "score", "contract": "1SXX N", "tricks": 7}, expect(above={"NS": 50})]

    assert outcomes(tmp_path, rubber(*steps, scale="old")) == [HOLDS]
    assert outcomes(tmp_path, rubber(*steps)) == [Outcome(False, 2, {"above": {"NS": 50}}, {"above": {"NS": 100}})]


def test_a_rubber_that_is_stopped_or_won_takes_no_more_results(tmp_path: Path) -> None:
    game = {"do": "score", "contract": "4S S", "tricks": 10}
    nothing = {"do": "passed_out"}
    stopped = [game, nothing, {"do": "stop_rubber"}, expect(totals={"NS": 420}, rubber_won_by=None)]

    assert outcomes(tmp_path, rubber(*stopped, {**game, "refused": True}, expect(totals={"NS": 420}))) == [HOLDS]
    assert outcomes(tmp_path, rubber(game, game, {"do": "stop_rubber", "refused": True})) == [HOLDS]
    differs = {"passed_out": "done"}, {"passed_out": "refused: rubber_over"}
    assert outcomes(tmp_path, rubber(game, game, nothing)) == [Outcome(False, 3, *differs)]


def test_law_of_honours_they_come_only_from_the_step(tmp_path: Path) -> None:
    steps = [
        {"do": "score", "contract": "4S S", "tricks": 9, "honours": {"N": 100, "W": 150}},
        expect(above={"NS": 100, "EW": 200}),
    ]

    assert outcomes(tmp_path, rubber(*steps)) == [HOLDS]
