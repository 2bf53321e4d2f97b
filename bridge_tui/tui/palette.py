"""The command palette: Textual's, mended where keys that come faster than it opens or closes would end the program."""

from __future__ import annotations

from contextlib import suppress

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette


class Palette(CommandPalette):
    """Offers what can be done on the screen below it."""

    def _action_command_list(self, action: str) -> None:
        """Page through the list, if it has been laid out: before that, Textual finds no line to go to."""
        with suppress(KeyError):
            super()._action_command_list(action)

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Close, once."""
        return super().dismiss(result) if self.is_current else AwaitComplete()
