"""Whole random deals per second, in our engine and in a second one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from statistics import median

from tests.bench import open_spiel_engine, random_deals
from tests.bench.figures import Measured, show

DEALS = 500
ROUNDS = 7


def _ours(rng: random.Random) -> int:
    return random_deals.north_south_score(random_deals.play_random_deal(rng))


def _ours_live(rng: random.Random) -> int:
    return random_deals.north_south_score(random_deals.play_random_deal(rng, live=True))


ENGINES: Mapping[str, Callable[[random.Random], int]] = {
    "bridge_tui": _ours,
    "live table": _ours_live,
    "open_spiel": open_spiel_engine.play_random_deal,
}


def measure() -> None:
    """Print how many deals a second each engine plays, and whether both play the same ones."""
    rates: dict[str, list[float]] = {name: [] for name in ENGINES}
    sums = dict.fromkeys(ENGINES, 0)
    for _ in range(ROUNDS):
        for name, play in ENGINES.items():
            rng, started = random.Random(1), time.perf_counter()
            sums[name] = sum(play(rng) for _ in range(DEALS))
            rates[name].append(DEALS / (time.perf_counter() - started))
    rows = [Measured(name, median(rate), f"sum of scores {sums[name]}") for name, rate in rates.items()]
    show(f"Whole random deals a second, median of {ROUNDS} x {DEALS}", rows, "/s")
