"""``python -m tests.bench [PART…]``: print how fast the game is, as ratios. Nothing is asserted."""

from __future__ import annotations

import argparse

from tests.bench import deals, paint

PARTS = {"start": paint.measure_first_paint, "keys": paint.measure_key_to_paint, "deals": deals.measure}


def main() -> None:
    """Measure the parts that are asked for, or all."""
    parser = argparse.ArgumentParser(prog="make bench", description="Print how fast the game is, as ratios.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of: {', '.join(PARTS)}")
    asked = parser.parse_args().parts or list(PARTS)
    unknown = [part for part in asked if part not in PARTS]
    if unknown:
        parser.error(f"no part is called {unknown[0]}; there are {', '.join(PARTS)}")
    for part in asked:
        PARTS[part]()


if __name__ == "__main__":
    main()
