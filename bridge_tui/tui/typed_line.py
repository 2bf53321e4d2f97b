"""A line that is typed by keys which the screen itself takes, so that none overtakes another."""

from __future__ import annotations

from bridge_tui.show.names import visible

LONGEST = 300
"""Characters that it takes."""


class TypedLine:
    """A text and a cursor in it, before its letter `at`."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0

    def put(self, text: str) -> None:
        """Have this on the line instead, the cursor at its end."""
        self.text = text[:LONGEST]
        self.at = len(self.text)

    def add(self, typed: str) -> None:
        """Type what can be seen of this at the cursor, as much as there is room for."""
        kept = visible(typed)[: LONGEST - len(self.text)]
        self.text = self.text[: self.at] + kept + self.text[self.at :]
        self.at += len(kept)

    def add_word(self, word: str) -> None:
        """Type a word, with a blank between it and the one before."""
        self.at = len(self.text)
        self.add(word if not self.text or self.text.endswith(" ") else f" {word}")

    def rub_out(self) -> None:
        """Take out the letter before the cursor."""
        if self.at:
            self.text = self.text[: self.at - 1] + self.text[self.at :]
            self.at -= 1

    def delete(self) -> None:
        """Take out the letter under the cursor."""
        self.text = self.text[: self.at] + self.text[self.at + 1 :]

    def move(self, key: str) -> None:
        """Move the cursor by an arrow, or by Home and End all the way."""
        places = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": len(self.text)}
        self.at = max(0, min(places[key], len(self.text)))
