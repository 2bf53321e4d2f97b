"""A form: lines of which one has the cursor, with notes and messages below them."""

from __future__ import annotations

from textual.containers import Container
from textual.widget import Widget
from textual.widgets import Label

from bridge_tui.show.texts import _
from bridge_tui.tui.name_field import NameField
from bridge_tui.tui.page import Page


class Form(Page):
    """A page of fields and choices, each with its name before it."""

    def __init__(self) -> None:
        super().__init__()
        self.cursor: Widget | None = None
        """What had the cursor last, which nothing can have in a window that is too small."""

    def on_mount(self) -> None:
        """Keep an eye on the cursor, which a field may have already."""
        mark(None, self.focused)
        self.watch(self, "focused", self.keep_cursor, init=False)

    def keep_cursor(self, before: Widget | None, after: Widget | None) -> None:
        """Mark its row, and remember where it was when it is taken away."""
        mark(before, after)
        if after is None:
            self.cursor = before
            self.return_cursor()

    def redraw(self) -> None:
        """Draw everything anew; once there is room again the cursor is where it was."""
        super().redraw()
        self.return_cursor()

    def return_cursor(self) -> None:
        """Put it back, if it is nowhere and there is room."""
        if self.focused is None and self.cursor is not None and not self.too_small:
            self.set_focus(self.cursor)

    def on_name_field_full(self, message: NameField.Full) -> None:
        """Say that what is typed stays within a length."""
        self.say(_("There is room for {count} letters.").format(count=message.letters))

    def action_move(self, key: str) -> None:
        """Go to the line above or below."""
        if key in {"up", "shift+tab"}:
            self.focus_previous()
        else:
            self.focus_next()


def mark(before: Widget | None, after: Widget | None) -> None:
    """The row of the cursor is marked, also without colours, and the one that it has left no longer."""
    for widget in (before, after):
        if widget is not None and widget.parent is not None:
            widget.parent.set_class(widget is after, "current")


def row(name: str, widget: Widget) -> Container:
    """A line of a form: a name, and what is typed or chosen under it."""
    return Container(Label(name, classes="name"), widget, classes="row")
