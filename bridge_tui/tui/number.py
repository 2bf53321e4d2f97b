"""A choice among numbers, which can be typed as well."""

from __future__ import annotations

from collections.abc import Sequence

from textual.events import Blur, Key

from bridge_tui.tui.choice import Choice


class Number(Choice):
    """The numbers from `first` on, each with what it means. Digits that follow one another are one number."""

    def __init__(self, options: Sequence[tuple[str, str]], at: int, id: str, first: int = 0) -> None:
        super().__init__(options, at, id)
        self.first = first
        self.typed = ""
        """The digits of the number that is being typed."""

    @property
    def number(self) -> int:
        """The number that is chosen."""
        return self.at + self.first

    def on_key(self, event: Key) -> None:
        """A digit: with those before it a number, if there is such a choice, else one by itself."""
        digit = event.character or ""
        if not (digit.isascii() and digit.isdecimal()):
            self.typed = ""
            return
        event.stop()
        self.type_digit(digit)

    def type_digit(self, digit: str) -> None:
        """Go on with the number, or begin one, by one ASCII digit."""
        last = self.first + len(self.options) - 1
        together = self.typed + digit
        self.typed = together if int(together) <= last else digit
        self.at = max(self.first, min(int(self.typed), last)) - self.first

    def on_blur(self, _event: Blur) -> None:
        """The next digit begins a number."""
        self.typed = ""
