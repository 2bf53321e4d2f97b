"""A line that is typed on a sheet, taken from the left piece by piece: words by their spellings, signs, numbers."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import TypeVar

from bridge_tui.show.deck import NO_VARIATIONS
from bridge_tui.show.names import clean_name
from bridge_tui.show.spans import shorten

FOUND_CELLS = 24
"""Cells of what was typed that is quoted."""

DIGITS = re.compile("[0-9]+")
MOST_DIGITS = 6

Value = TypeVar("Value")


def number_of(digits: str) -> int:
    """The number; one that is as hopeless, where there are more digits than anything on a sheet has."""
    return int(digits.lstrip("0")[:MOST_DIGITS] or "0")


class Typed:
    """What is typed, taken from the left piece by piece."""

    def __init__(self, text: str) -> None:
        self.rest = text.translate(NO_VARIATIONS).replace(",", " ").lower().strip()

    def take(self, spellings: Mapping[str, Value]) -> Value | None:
        """What the longest of these spellings means that it begins with."""
        found = self.take_word(spellings)
        return spellings[found] if found else None

    def take_word(self, words: Collection[str]) -> str:
        """The longest of these words that it begins with; empty if there is none."""
        found = max((word for word in words if self.rest.startswith(word)), key=len, default="")
        self._drop(len(found))
        return found

    def take_match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What it begins with, if that is of this pattern."""
        found = pattern.match(self.rest)
        self._drop(found.end() if found else 0)
        return found

    def take_number(self) -> int | None:
        """A number in plain digits."""
        found = self.take_match(DIGITS)
        return None if found is None else number_of(found[0])

    def may_become(self, words: Collection[str]) -> bool:
        """Whether all that is left is the beginning of one of these words."""
        return any(word.startswith(self.rest) for word in words)

    def only_begins(self, words: Collection[str]) -> bool:
        """Whether all that is left is the beginning of one of these words, and none of them yet."""
        return self.rest not in words and self.may_become(words)

    @property
    def found(self) -> str:
        """The word that comes next, for a sentence that says what is wrong with it."""
        return shorten(clean_name(self.rest.split()[0]) or "?", FOUND_CELLS, "...") if self.rest else ""

    def _drop(self, length: int) -> None:
        self.rest = self.rest[length:].lstrip()
