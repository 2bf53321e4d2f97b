"""The one widget: a zone of the screen that draws lines, says what the mouse hits in them, and knows nothing else."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Leave, MouseDown, MouseEvent, MouseMove
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from bridge_tui.show.spans import EMPTY, ROLES, Lines, hits

LEFT_BUTTON = 1


class Zone(Widget):
    """Draws `lines`, a row each; what has no room at the right or below is cut.

    Only rows that differ from before are drawn again, which keeps the time from a key to the screen short.
    """

    class Hit(Message):
        """A piece of the lines has been hit with the left button."""

        def __init__(self, zone: Zone, hit: str) -> None:
            super().__init__()
            self.zone = zone
            self.hit = hit
            """What that does."""

    class Hovered(Message):
        """The pointer has come to a piece with another hit than before, or has left those that have one."""

        def __init__(self, hit: str) -> None:
            super().__init__()
            self.hit = hit
            """What a hit would do now; empty for nothing."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"zone--{role}" for role in ROLES}

    lines: reactive[Lines] = reactive((), repaint=False, layout=False)

    auto_links = False
    """Textual would draw all of the zone anew for every piece that the pointer comes to."""
    hovered = ""
    """What a hit would do where the pointer is."""
    pressed = ""
    """What a hit would do where the button was pressed last."""
    clicks = 0
    """How many clicks in a row, at one place, the last one was."""

    def watch_lines(self, before: Lines, after: Lines) -> None:
        """Draw the rows that have changed."""
        rows = enumerate(zip_longest(before, after, fillvalue=EMPTY))
        changed = [Region(0, y, self.size.width, 1) for y, (old, new) in rows if old != new]
        if changed:
            self.refresh(*changed)
        if self.hovered and not self.shows(self.hovered):
            self.hover("")

    def render_line(self, y: int) -> Strip:
        """One row, in the styles of its roles; what a hit on a piece does goes with it, unseen."""
        row = self.lines[y] if y < len(self.lines) else EMPTY
        looks = {roles: self.style_of(roles) for roles in {"", *(span.roles for span in row)}}
        strip = Strip([Segment(span.text, looks[span.roles] + _unseen(span.hit)) for span in row])
        return strip.adjust_cell_length(self.size.width, looks[""])

    def style_of(self, roles: str) -> Style:
        """How text in these roles looks here."""
        return self.get_visual_style(*(f"zone--{role}" for role in roles.split())).rich_style

    # The mouse.

    def shows(self, hit: str) -> bool:
        """Whether there is a piece here with this hit."""
        return hit in hits(self.lines)

    def on_mouse_down(self, event: MouseDown) -> None:
        """Remember where the button was pressed."""
        self.pressed = _hit_by(event)

    def on_click(self, event: Click) -> None:
        """Say what was hit, if the button was pressed and let go on it.

        The second click of two that began on another screen is not meant for this one.
        """
        goes_on = event.chain == self.clicks + 1
        self.clicks = event.chain
        hit = _hit_by(event)
        if hit and hit == self.pressed and event.button == LEFT_BUTTON and (goes_on or event.chain == 1):
            self.post_message(self.Hit(self, hit))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Follow the pointer."""
        self.hover(_hit_by(event))

    def on_leave(self, _event: Leave) -> None:
        """The pointer is elsewhere."""
        self.hover("")

    def hover(self, hit: str) -> None:
        """Say what a hit would do now, if it is not the same as before."""
        if hit != self.hovered:
            self.hovered = hit
            self.post_message(self.Hovered(hit))


@lru_cache(maxsize=256)
def _unseen(hit: str) -> Style:
    """A style that changes no look and carries a hit; the same for the same one, so that sums of styles are kept."""
    return Style.from_meta({"hit": hit}) if hit else Style.null()


def _hit_by(event: MouseEvent) -> str:
    return str(event.style.meta.get("hit", ""))
