"""Amounts that are played for: read as they are typed, and written with two places."""

from __future__ import annotations

import re

AMOUNT = re.compile(r"([0-9]{1,4})(?:[.,]([0-9]{1,2}))?")
"""At most four figures, and hundredths behind a point or a comma."""


def read_amount(text: str) -> int | None:
    """An amount in hundredths; None for what is none. Nothing typed is nothing.

    >>> read_amount("0,5"), read_amount("2"), read_amount(" "), read_amount("-1")
    (50, 200, 0, None)
    """
    amount = AMOUNT.fullmatch(text.strip() or "0")
    if amount is None:
        return None
    whole, hundredths = amount.groups("")
    return int(whole) * 100 + int(hundredths.ljust(2, "0"))


def written(hundredths: int) -> str:
    """An amount with two places: ``0.50``."""
    return f"{hundredths / 100:.2f}"


def signed(hundredths: int) -> str:
    """The same as what is won or lost: ``+0.50``, ``-4.00``, ``0.00``."""
    return f"{hundredths / 100:+.2f}" if hundredths else written(0)
