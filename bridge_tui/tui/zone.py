"""The one widget: a zone of the screen that draws lines, says what the mouse hits in them, and knows nothing else."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Leave, MouseDown, MouseMove
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip

from bridge_tui.show.spans import EMPTY, ROLES, Lines, hit_at, hits
from bridge_tui.tui.clickable import Clickable


class Zone(Clickable):
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

    hovered = ""
    """What a hit would do where the pointer is."""
    pressed = ""
    """What a hit would do where the button was pressed last."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.styles_by_roles: dict[str, Style] = {}

    def watch_lines(self, before: Lines, after: Lines) -> None:
        """Draw the rows that have changed."""
        rows = enumerate(zip_longest(before, after, fillvalue=EMPTY))
        changed = [Region(0, y, self.size.width, 1) for y, (old, new) in rows if old != new]
        if changed:
            self.refresh(*changed)
        if self.hovered and not self.shows(self.hovered):
            self.hover("")

    def render_line(self, y: int) -> Strip:
        """One row, in the styles of its roles. What looks alike is sent as one piece, whatever a hit on it does."""
        row = self.lines[y] if y < len(self.lines) else EMPTY
        alike = groupby(row, lambda span: span.roles)
        strip = Strip([Segment("".join(span.text for span in same), self.style_of(roles)) for roles, same in alike])
        return strip.adjust_cell_length(self.size.width, self.style_of(""))

    def style_of(self, roles: str) -> Style:
        """How text in these roles looks here; looked up once, until the stylesheet or the theme changes."""
        style = self.styles_by_roles.get(roles)
        if style is None:
            style = self.get_visual_style(*(f"zone--{role}" for role in roles.split())).rich_style
            self.styles_by_roles[roles] = style
        return style

    def notify_style_update(self) -> None:
        """The stylesheet or the theme has changed."""
        super().notify_style_update()
        self.styles_by_roles.clear()

    # The mouse.

    def shows(self, hit: str) -> bool:
        """Whether there is a piece here with this hit."""
        return hit in hits(self.lines)

    def on_mouse_down(self, event: MouseDown) -> None:
        """Remember where the button was pressed."""
        self.pressed = hit_at(self.lines, event.x, event.y)

    def on_click(self, event: Click) -> None:
        """Say what was hit, if the button was pressed and let go on it."""
        hit = hit_at(self.lines, event.x, event.y)
        if self.is_meant(event) and hit and hit == self.pressed:
            self.post_message(self.Hit(self, hit))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Follow the pointer."""
        self.hover(hit_at(self.lines, event.x, event.y))

    def on_leave(self, _event: Leave) -> None:
        """The pointer is elsewhere."""
        self.hover("")

    def hover(self, hit: str) -> None:
        """Say what a hit would do now, if it is not the same as before."""
        if hit != self.hovered:
            self.hovered = hit
            self.post_message(self.Hovered(hit))
