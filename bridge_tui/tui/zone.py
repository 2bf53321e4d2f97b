"""The one widget: a zone of the screen that draws lines and knows nothing else."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content, Span
from textual.reactive import reactive
from textual.widget import Widget

from bridge_tui.show.spans import Lines

ROLES = (
    *("clubs", "diamonds", "hearts", "spades"),
    *("dim", "strong", "title", "rule", "cursor", "mark", "warning", "key", "curtain"),
)
"""The roles that a span may have; the stylesheet says how each looks."""


class Zone(Widget):
    """Draws `lines`. Equal lines are not drawn again, so a key repaints only the zones that it changes."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"zone--{role}" for role in ROLES}

    lines: reactive[Lines] = reactive((), layout=False)

    def render(self) -> Content:
        """The lines with the style of each role."""
        words: list[str] = []
        spans: list[Span] = []
        at = 0
        for number, row in enumerate(self.lines):
            if number:
                words.append("\n")
                at += 1
            for piece in row:
                end = at + len(piece.text)
                if piece.roles:
                    classes = (f"zone--{role}" for role in piece.roles.split())
                    spans.append(Span(at, end, self.get_visual_style(*classes, partial=True)))
                words.append(piece.text)
                at = end
        return Content("".join(words), spans)
