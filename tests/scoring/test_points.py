"""Points of one deal: 94 worked vectors, and every contract and result against a second scorer."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TypedDict

import pytest

from bridge_tui.model.cards import Strain
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.seats import Seat
from bridge_tui.scoring.points import Part, Points, Scale, duplicate_score, rubber_points, trick_points
from tests.scoring import paper_scorer


class Columns(TypedDict):
    below: int
    above_declarer: int
    above_defenders: int


class Vector(TypedDict):
    n: int
    level: int
    strain: str
    doubled: int
    vulnerable: bool
    tricks: int
    rubber: Columns
    rubber_pre1987: Columns
    duplicate: int


VECTORS: list[Vector] = json.loads((Path(__file__).parents[1] / "data/score_vectors.json").read_text(encoding="utf-8"))


def contract_of(level: int, strain: str, doubling: int) -> Contract:
    return Contract(level, Strain.parse(strain), Doubling(doubling), Seat.SOUTH)


def columns(points: Points) -> Columns:
    return Columns(below=points.below, above_declarer=points.above_declarer, above_defenders=points.above_defenders)


def test_there_are_94_vectors() -> None:
    assert sorted(vector["n"] for vector in VECTORS) == list(range(1, 95))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_law_77_and_rubber_scales_by_worked_vector(vector: Vector) -> None:
    contract = contract_of(vector["level"], vector["strain"], vector["doubled"])
    vulnerable, tricks = vector["vulnerable"], vector["tricks"]
    assert columns(rubber_points(contract, vulnerable, tricks)) == vector["rubber"]
    assert columns(rubber_points(contract, vulnerable, tricks, Scale.OLD)) == vector["rubber_pre1987"]
    assert duplicate_score(contract, vulnerable, tricks) == vector["duplicate"]


EVERY_RESULT = tuple(product(range(1, 8), ("C", "D", "H", "S", "NT"), (0, 1, 2), (False, True), range(14)))


def test_every_result_scores_as_on_paper() -> None:
    assert len(EVERY_RESULT) == 2940
    for level, strain, doubling, vulnerable, tricks in EVERY_RESULT:
        contract = contract_of(level, strain, doubling)
        for scale in Scale:
            paper = paper_scorer.score(level, strain, doubling, vulnerable, tricks, scale=scale.value)
            points = rubber_points(contract, vulnerable, tricks, scale)
            assert (points.below, points.above_declarer, points.above_defenders) == paper, (contract, tricks, scale)
        expected = paper_scorer.duplicate(level, strain, doubling, vulnerable, tricks)
        assert duplicate_score(contract, vulnerable, tricks) == expected, (contract, vulnerable, tricks)


def test_parts_are_named_and_parts_of_no_points_left_out() -> None:
    made = rubber_points(Contract.parse("6SX S"), vulnerable=True, tricks=13)
    assert dict(made.parts) == {Part.TRICKS: 360, Part.OVERTRICKS: 200, Part.DOUBLED_MADE: 50, Part.SLAM: 750}
    assert dict(rubber_points(Contract.parse("1C S"), False, 7).parts) == {Part.TRICKS: 20}
    assert dict(rubber_points(Contract.parse("1C S"), False, 5).parts) == {Part.UNDERTRICKS: 100}
    assert made.of(Part.UNDERTRICKS) == 0


@pytest.mark.parametrize(
    ("contract", "points"),
    [("3NT S", 100), ("4H S", 120), ("4S S", 120), ("5C S", 100), ("5D S", 100), ("2SX S", 120), ("1NTXX S", 160)],
)
def test_one_hundred_below_the_line_is_reached_by_these_from_nothing(contract: str, points: int) -> None:
    value = Contract.parse(contract)
    assert trick_points(value.level, value.strain, value.doubling) == points
