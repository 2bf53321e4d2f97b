"""The smallest Textual app that answers a key: what first paint and key to paint are compared with."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.widgets import Static


class Hello(App[None]):
    """One line of text, counting the presses of ``n``."""

    BINDINGS: ClassVar[list[BindingType]] = [("n", "count", "Count")]
    presses = 0

    def compose(self) -> ComposeResult:
        """The line."""
        yield Static("READY 0")

    def action_count(self) -> None:
        """Show one more."""
        self.presses += 1
        self.query_one(Static).update(f"READY {self.presses}")


if __name__ == "__main__":
    Hello().run()
