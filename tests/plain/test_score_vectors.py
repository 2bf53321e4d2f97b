"""Every worked score, typed line by line as people at a table would."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.records.store import Store
from bridge_tui.scoring.points import Scale
from tests.plain.talks import KEPT, kept

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data/score_vectors.json").read_text(encoding="utf-8")
)


def typed(vector: dict[str, Any]) -> str:
    """A vector's contract by South, as one line."""
    over = vector["tricks"] - 6 - vector["level"]
    strain = vector["strain"].lower()
    return f"{vector['level']}{strain}{'x' * vector['doubled']} s {f'{over:+d}' if over else '='}\n"


def points_said(said: str) -> dict[str, int]:
    """The points in what is said of a deal, by side and place."""
    found: dict[str, int] = {}
    for side in ("N-S", "E-W"):
        for part in re.findall(rf"{side} ([^;.]*)", said):
            for points, place in re.findall(r"(\d+)(?: (below|above))?", part):
                found[f"{side} {place}".strip()] = int(points)
    return found


@pytest.mark.parametrize("key", ["rubber", "rubber_pre1987"])
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_the_vectors_at_rubber(store: Store, vector: dict[str, Any], key: str) -> None:
    start = StartMatch(KEPT.players, kept=True, scale=Scale.NEW if key == "rubber" else Scale.OLD)
    game_before = "3nt s =\n" * vector["vulnerable"]
    number = 1 + vector["vulnerable"]
    talk = kept(store, game_before + typed(vector), start)
    (said,) = (line for line in talk.said if line.startswith(f"Deal {number}:"))
    expected = {
        "N-S below": vector[key]["below"],
        "N-S above": vector[key]["above_declarer"],
        "E-W above": vector[key]["above_defenders"],
    }
    assert points_said(said.partition(" N-S have won")[0]) == {place: n for place, n in expected.items() if n}
    assert talk.wrong == []


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_the_vectors_at_duplicate(store: Store, vector: dict[str, Any]) -> None:
    """On board 1 nobody is vulnerable, on board 2 North and South are (Law 2)."""
    start = StartMatch(KEPT.players, kept=True, form=Form.DUPLICATE)
    number = 1 + vector["vulnerable"]
    talk = kept(store, "pass\n" * vector["vulnerable"] + typed(vector), start)
    (said,) = (line for line in talk.said if line.startswith(f"Board {number}:"))
    points = vector["duplicate"]
    assert points_said(said) == ({"N-S": points} if points > 0 else {"E-W": -points})
