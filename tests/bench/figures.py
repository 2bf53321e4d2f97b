"""How figures are printed: each beside its ratio to what it is compared with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Measured(NamedTuple):
    """One line: what was measured, its figure, and a remark."""

    name: str
    figure: float
    remark: str = ""


def show(title: str, rows: Sequence[Measured], unit: str) -> None:
    """Print the rows, and the ratio of each figure to the last one."""
    print(f"\n{title}")
    yardstick = rows[-1].figure
    for name, figure, remark in rows:
        print(f"  {name:<36}{figure:>9,.1f} {unit:<3} {figure / yardstick:>6.2f}  {remark}".rstrip())
