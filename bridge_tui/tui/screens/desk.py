"""Ask the director: what has happened is picked from a list, a few questions are answered, and the laws answer."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key, MouseScrollDown, MouseScrollUp

from bridge_tui.engine.laws.codes import Code
from bridge_tui.show.inquiry import Inquiry
from bridge_tui.show.inquiry_page import LISTED, incidents_page, inquiry_page
from bridge_tui.show.menu import moved
from bridge_tui.show.names import visible
from bridge_tui.show.places import Place
from bridge_tui.show.spans import Lines
from bridge_tui.tui.page import LongPage, Page, bindings
from bridge_tui.tui.typed_line import LONGEST
from bridge_tui.tui.zone import Zone

HELP = "?"
"""The one character that asks for help here and is not typed."""


class DeskScreen(Page):
    """The list of what may happen."""

    PLACE = Place.DESK
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.DESK)

    def __init__(self, code: Code) -> None:
        super().__init__()
        self.code = code
        """By which an inquiry begins."""
        self.at = 0

    def lines(self, columns: int, rows: int) -> Lines:
        """The list."""
        return incidents_page(self.at, self.deck, columns, rows)

    def action_move(self, key: str) -> None:
        """Move the cursor."""
        self.at = moved(self.at, key, len(LISTED))
        self.redraw()

    def action_enter(self) -> None:
        """Ask about what the cursor is on."""
        self.app.push_screen(InquiryScreen(Inquiry(LISTED[self.at], self.code)))

    def choose_item(self, number: int) -> None:
        """Ask at once about what has been hit."""
        self.at = number
        self.redraw()
        self.action_enter()

    def on_mouse_scroll_up(self, _event: MouseScrollUp) -> None:
        """The wheel moves the cursor."""
        self.action_move("up")

    def on_mouse_scroll_down(self, _event: MouseScrollDown) -> None:
        """The wheel moves the cursor."""
        self.action_move("down")


class InquiryScreen(LongPage):
    """The questions about one incident, and below them what the laws say to these answers."""

    PLACE = Place.INQUIRY
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.INQUIRY)

    END: ClassVar[int] = 10_000
    """More rows than an answer has."""

    def __init__(self, inquiry: Inquiry) -> None:
        super().__init__()
        self.inquiry = inquiry
        self.at = 0

    def draw(self, columns: int, rows: int) -> None:
        """The questions, and as much of the answer as there is room for."""
        lines, self.top = inquiry_page(self.inquiry, self.at, self.top, self.deck, columns, rows - 1)
        self.query_one("#body", Zone).lines = lines
        self.draw_footer(columns)

    def action_move(self, key: str) -> None:
        """Go to another question, or up and down in the answer."""
        if key in {"up", "down"}:
            self.at = moved(self.at, key, len(self.inquiry.fields))
            self.redraw()
        else:
            super().action_move(key)

    def action_turn(self, key: str) -> None:
        """Change the answer that the cursor is on."""
        self.turn(self.at, -1 if key == "left" else 1)

    def turn(self, number: int, step: int) -> None:
        """Change the answer to the question of this number, from 0; the answer of the laws is read from its top."""
        self.at, self.top = number, 0
        self.inquiry = self.inquiry.turned(self.inquiry.fields[number].id, step)
        self.at = min(self.at, len(self.inquiry.fields) - 1)
        self.redraw()

    def on_key(self, event: Key) -> None:
        """The deal of which the new score is wanted is typed on its line."""
        if self.too_small or not self.is_active or not self.inquiry.moves_tricks:
            return
        typed = self.inquiry.typed
        if event.key == "backspace":
            self.type(typed[:-1])
        elif event.is_printable and event.character not in {None, HELP}:
            self.type(f"{typed}{event.character}")
        else:
            return
        event.stop()

    def type(self, deal: str) -> None:
        """Have this on the line of the deal; the end of the answer, which tells its score, is shown."""
        self.inquiry = replace(self.inquiry, typed=visible(deal)[:LONGEST])
        self.at, self.top = min(self.at, len(self.inquiry.fields) - 1), self.END
        self.redraw()

    def choose_item(self, number: int) -> None:
        """Put the cursor on the question that has been hit."""
        self.at = number
        self.redraw()

    def on_type_hit(self, text: str) -> None:
        """An answer or one of its arrows has been hit."""
        way, number = text.split()
        self.turn(int(number), -1 if way == "back" else 1)
