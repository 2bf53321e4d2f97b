"""A second scorer, written apart: what each contract earns is looked up in columns as printed on a score card.

It knows nothing of the product's values: a strain is a letter, doubling is 0, 1 or 2, the scale is a word.
"""

from __future__ import annotations

from typing import NamedTuple

BELOW = {
    "minor": [range(20, 141, 20), range(40, 281, 40), range(80, 561, 80)],
    "major": [range(30, 211, 30), range(60, 421, 60), range(120, 841, 120)],
    "notrump": [range(40, 221, 30), range(80, 441, 60), range(160, 881, 120)],
}
"""By kind of strain and doubling: the points for level 1, 2 … 7."""

KIND = {"C": "minor", "D": "minor", "H": "major", "S": "major", "NT": "notrump"}

OVERTRICK = {
    "not vulnerable": {"minor": [20, 100, 200], "major": [30, 100, 200], "notrump": [30, 100, 200]},
    "vulnerable": {"minor": [20, 200, 400], "major": [30, 200, 400], "notrump": [30, 200, 400]},
}

DOWN = {
    ("new", "not vulnerable"): [
        [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
        [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
        [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    ],
    ("old", "not vulnerable"): [
        [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
        [100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2100, 2300, 2500],
        [200, 600, 1000, 1400, 1800, 2200, 2600, 3000, 3400, 3800, 4200, 4600, 5000],
    ],
    ("new", "vulnerable"): [
        [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
        [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
        [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
    ],
}
DOWN["old", "vulnerable"] = DOWN["new", "vulnerable"]
"""By scale, vulnerability and doubling: down one, two … thirteen."""

INSULT = {"new": [0, 50, 100], "old": [0, 50, 50]}
SLAM = {"not vulnerable": {6: 500, 7: 1000}, "vulnerable": {6: 750, 7: 1500}}


class Score(NamedTuple):
    """Points of one deal as three columns."""

    below: int
    above_declarer: int
    above_defenders: int


def score(level: int, strain: str, doubling: int, vulnerable: bool, tricks: int, *, scale: str) -> Score:
    """The rubber score without honours."""
    zone = "vulnerable" if vulnerable else "not vulnerable"
    if tricks < 6 + level:
        return Score(0, 0, DOWN[scale, zone][doubling][5 + level - tricks])
    above = INSULT[scale][doubling] + SLAM[zone].get(level, 0)
    for _overtrick in range(6 + level, tricks):
        above += OVERTRICK[zone][KIND[strain]][doubling]
    return Score(BELOW[KIND[strain]][doubling][level - 1], above, 0)


def duplicate(level: int, strain: str, doubling: int, vulnerable: bool, tricks: int) -> int:
    """The duplicate score for the declaring side."""
    below, above, defenders = score(level, strain, doubling, vulnerable, tricks, scale="new")
    if defenders:
        return -defenders
    if below < 100:
        return below + above + 50
    return below + above + (500 if vulnerable else 300)


def honours(hand: set[str], strain: str) -> int:
    """What a hand as dealt, as cards like ``SA``, earns in honours."""
    if strain == "NT":
        return 150 if {"SA", "HA", "DA", "CA"} <= hand else 0
    held = hand & {strain + rank for rank in "AKQJT"}
    return {4: 100, 5: 150}.get(len(held), 0)
