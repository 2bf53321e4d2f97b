"""Home: continue, a new game, help, quit."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.records.store import SavedGame
from bridge_tui.show import pages
from bridge_tui.show.commands import Place
from bridge_tui.show.spans import Lines
from bridge_tui.show.texts import _
from bridge_tui.tui.page import Page, bindings


class HomeScreen(Page):
    """The menu that the program opens with, and that every game goes back to."""

    PLACE = Place.HOME
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(Place.HOME),
        ("up", "move(-1)"),
        ("down", "move(1)"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.saved: SavedGame | None = None
        self.message = ""

    def on_screen_resume(self) -> None:
        """Look again for a game that can be continued."""
        self.at = 0
        self.saved = self.app.unfinished()
        self.redraw()

    @property
    def items(self) -> dict[str, str]:
        """What can be chosen: the app's action and its name."""
        going_on = {"continue_game": _("Continue")} if self.saved else {}
        return going_on | {"new_game": _("New game"), "help": _("Help"), "quit": _("Quit")}

    def lines(self, columns: int, rows: int) -> Lines:
        """The menu in the middle."""
        notes = [self.message] if self.message else []
        if self.saved is not None:
            notes.append(pages.saved_game(self.saved, columns - 4))
        items = tuple(self.items.values())
        return pages.menu(pages.title(self.deck), items, tuple(notes), self.deck, at=self.at, columns=columns)

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        self.at = max(0, min(self.at + step, len(self.items) - 1))
        self.redraw()

    async def action_enter(self) -> None:
        """Do what the cursor is on."""
        action = list(self.items)[self.at]
        await self.run_action(f"app.{action}" if action != "help" else "help")

    def say(self, message: str) -> None:
        """Show a sentence below the menu."""
        self.message = message
        self.redraw()
