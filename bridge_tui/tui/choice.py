"""A setting that is one of a few: the arrows, the space bar or the mouse change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.content import Content
from textual.events import Click, Key
from textual.reactive import reactive

from bridge_tui.tui.clickable import Clickable

BACK, FORWARD = "< ", " >"
"""What stands on both sides of the chosen one."""


class Choice(Clickable, can_focus=True):
    """Shows the name of the chosen one between arrows, and a line on what it means."""

    STEPS: ClassVar[Mapping[str, int]] = {"left": -1, "right": 1, "space": 1}
    """By key, how many options to go on. As bindings they would be looked up only after the keys that wait behind them
    have moved the cursor of the form."""

    at: reactive[int] = reactive(0, layout=False)

    def __init__(self, options: Sequence[tuple[str, str]], at: int, id: str) -> None:
        super().__init__(id=id)
        self.options = options
        self.set_reactive(Choice.at, at)

    def render(self) -> Content:
        """The chosen name and what it means."""
        name, meaning = self.options[self.at]
        return Content.assemble((BACK, "dim"), (name, "bold"), (FORWARD, "dim"), (f"   {meaning}", "dim"))

    def action_turn(self, step: int) -> None:
        """Go to the next option, round and round."""
        self.at = (self.at + step) % len(self.options)

    def on_key(self, event: Key) -> None:
        """Turn by a key."""
        if event.key in self.STEPS:
            event.stop()
            self.action_turn(self.STEPS[event.key])

    def on_click(self, event: Click) -> None:
        """Turn back on the arrow to the left, and forward anywhere else."""
        if self.is_meant(event):
            self.action_turn(-1 if event.x < len(BACK) else 1)
