"""Widgets that the mouse clicks on: which clicks are meant for them."""

from __future__ import annotations

from textual.events import Click
from textual.widget import Widget

LEFT_BUTTON = 1


class Clickable(Widget):
    """Does something when it is clicked on with the left button.

    The second click of two that began on another screen is not meant for this one.
    """

    clicks = 0
    """How many clicks in a row, at one place, the last one was."""

    def is_meant(self, event: Click) -> bool:
        """Whether this click is for the widget; it is asked once about every click."""
        goes_on = event.chain in {1, self.clicks + 1}
        self.clicks = event.chain
        return goes_on and event.button == LEFT_BUTTON
