"""The mouse at the table: what is hit is pointed at or done, the wheel goes through the record."""

from __future__ import annotations

from textual.events import MouseScrollDown, MouseScrollUp

from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.show import prompt
from bridge_tui.tui.screens.table_prompt import TablePrompt
from bridge_tui.tui.zone import Zone

RECORD_NOTCH = 3
"""Lines for a notch of the wheel."""


class TableMouse(TablePrompt):
    """What a session's players do at the table, with keys or with the mouse."""

    def on_mouse_scroll_up(self, _event: MouseScrollUp) -> None:
        """The wheel goes up in the record."""
        self.scroll_record(RECORD_NOTCH)

    def on_mouse_scroll_down(self, _event: MouseScrollDown) -> None:
        """The wheel goes down in it."""
        self.scroll_record(-RECORD_NOTCH)

    def on_type_hit(self, text: str) -> None:
        """A call or card was hit: point at it; the second time, or if one hit is enough, take it.

        Of a card that may not be played it is said at once why. A card in the auction always takes two: it is faced.
        """
        view = self.view
        if view is None or self.curtain.is_down or self.question is not None:
            return
        acting = self.curtain.sitter
        choice = prompt.read(text, view, acting).value
        if choice is None:
            return
        self.message = ""
        again = self.pending.point(choice)
        faced = isinstance(choice, Card) and view.contract is None
        enough = again if faced else self.is_enough(f"click {text}", again=again)
        if enough or not prompt.may_be_done(choice, view, acting):
            self.confirm()
        self.redraw()

    def choose_item(self, number: int) -> None:
        """An answer was hit: the same."""
        asked = self.question
        if asked is None:
            return
        again = self.pending.picked == number
        self.message = ""
        self.pending.pick(asked, number)
        if self.is_enough(f"click {number}", again=again):
            self.answer(asked)
        self.redraw()

    def is_enough(self, hit: str, *, again: bool) -> bool:
        """Whether this hit does it: the second one, or where one is enough, one that no double click has brought."""
        if not self.app.settings.one_hit:
            return again
        if self.repeats.is_repeated(hit, self.app.struck):
            return False
        self.repeats.done_by(hit)
        return True

    def on_zone_hovered(self, message: Zone.Hovered) -> None:
        """The pointer is on a call, whose worth is told, or is no longer."""
        view = self.view
        kind, _blank, text = message.hit.partition(" ")
        call = prompt.read(text, view).value if kind == "type" and view is not None else None
        self.hovered = call if isinstance(call, Call) and not self.curtain.is_down else None
        self.redraw()
