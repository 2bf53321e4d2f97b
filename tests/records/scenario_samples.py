"""Small scenarios for the tests, as JSON values."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios.outcomes import Run
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.stories import Scenario

DATA = Path(__file__).parent.parent / "data" / "scenarios"
"""Worked examples that were given."""

OWN = DATA.parent.parent / "scenarios"
"""Those written here, a file for each family of laws."""

EXAMPLES = sorted([*DATA.glob("*.json"), *OWN.glob("*.json")])

CODES = [code.value for code in Code]

DEAL = "N:J654.QJ3.KQ52.54 83.92.J73.KQJT72 KQ72.AK764.64.A3 AT9.T85.AT98.986"
FIRST_TRICK = [("W", "H5"), ("N", "H3"), ("E", "H9"), ("S", "HA")]

SUIT_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
"""North holds the spades, East the hearts, South the diamonds, West the clubs."""


def plays(cards: Iterable[tuple[str, str]]) -> list[dict[str, Any]]:
    """The steps of these plays."""
    return [{"do": "play", "seat": seat, "card": card} for seat, card in cards]


def expect(**values: Any) -> dict[str, Any]:
    """A step that expects this."""
    return {"expect": values}


def played(*steps: Any, **changes: Any) -> dict[str, Any]:
    """A story of one no-trump by South, with these steps."""
    return {
        "id": "T1",
        "title": "A story",
        "codes": ["classic"],
        "deal": DEAL,
        "dealer": "S",
        "vulnerable": "None",
        "auction": ["1NT", "P", "P", "P"],
        "contract": "1NT S",
        "steps": list(steps),
        **changes,
    }


def without(key: str, scenario: dict[str, Any]) -> dict[str, Any]:
    """The scenario without this key."""
    return {name: value for name, value in scenario.items() if name != key}


def rubber(*steps: Any, **changes: Any) -> dict[str, Any]:
    """A story of one rubber."""
    return {"id": "R1", "title": "A rubber", "codes": ["classic"], "rubber": list(steps), **changes}


def whole_deal(*steps: Any, bid: str, **changes: Any) -> dict[str, Any]:
    """All thirteen tricks of a deal in which each player has a suit, North playing this bid; then these steps."""
    hands = {"E": "H", "S": "D", "W": "C", "N": "S"}
    ruffed = bid[1:] == "S"
    cards = []
    for number, rank in enumerate("AKQJT98765432"):
        order = "NESW" if ruffed and number else "ESWN"
        cards += [(seat, hands[seat] + rank) for seat in order]
    story = {"deal": SUIT_EACH, "dealer": "N", "auction": [bid, "P", "P", "P"], "contract": f"{bid} N"}
    return played(*plays(cards), *steps, **{**story, **changes})


def write(folder: Path, *scenarios: Any) -> Path:
    """A file with these scenarios."""
    path = folder / "scenarios.json"
    path.write_text(json.dumps({"scenarios": scenarios}), encoding="utf-8")
    return path


def runs_of(folder: Path, scenario: dict[str, Any]) -> list[Run]:
    """What comes of running this scenario from a file."""
    (found,) = read(write(folder, scenario))
    assert isinstance(found, Scenario), found
    return list(run(found))
