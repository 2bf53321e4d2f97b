"""The one widget: a zone of the screen that draws lines and knows nothing else."""

from __future__ import annotations

from itertools import zip_longest
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from bridge_tui.show.spans import EMPTY, ROLES, Lines


class Zone(Widget):
    """Draws `lines`, a row each; what has no room at the right or below is cut.

    Only rows that differ from before are drawn again, which keeps the time from a key to the screen short.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"zone--{role}" for role in ROLES}

    lines: reactive[Lines] = reactive((), repaint=False, layout=False)

    def watch_lines(self, before: Lines, after: Lines) -> None:
        """Draw the rows that have changed."""
        rows = enumerate(zip_longest(before, after, fillvalue=EMPTY))
        changed = [Region(0, y, self.size.width, 1) for y, (old, new) in rows if old != new]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """One row, in the styles of its roles."""
        row = self.lines[y] if y < len(self.lines) else EMPTY
        strip = Strip([Segment(span.text, self.style_of(span.roles)) for span in row])
        return strip.adjust_cell_length(self.size.width, self.style_of(""))

    def style_of(self, roles: str) -> Style:
        """How text in these roles looks here."""
        return self.get_visual_style(*(f"zone--{role}" for role in roles.split())).rich_style
