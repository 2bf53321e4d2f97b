"""Home: continue, a new game, help, quit."""

from __future__ import annotations

from textwrap import wrap
from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.records.store import SavedGame, StoreError
from bridge_tui.show import pages
from bridge_tui.show.commands import Place
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.spans import Lines
from bridge_tui.show.texts import _
from bridge_tui.tui.page import Page, bindings


class HomeScreen(Page):
    """The menu that the program opens with, and that every game goes back to."""

    PLACE = Place.HOME
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.HOME)

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.unfinished: SavedGame | None = None
        """The game that can be continued."""
        self.finished: SavedGame | None = None
        """The rubber that was played to its end last."""
        self.message = ""

    def on_screen_resume(self) -> None:
        """Look again for games that can be gone back to."""
        self.at = 0
        try:
            self.unfinished = self.app.store.unfinished()
            self.finished = self.app.store.finished()
        except StoreError as error:
            self.message = store_problem(error)
        self.redraw()

    @property
    def items(self) -> dict[str, str]:
        """What can be chosen: the app's action and its name."""
        going_on = {"continue_game": _("Continue")} if self.unfinished else {}
        result = {"last_result": _("Last result")} if self.finished else {}
        return going_on | {"new_game": _("New game")} | result | {"help": _("Help"), "quit": _("Quit")}

    def lines(self, columns: int, rows: int) -> Lines:
        """The menu in the middle."""
        picked = list(self.items)[self.at]
        saved = {"continue_game": self.unfinished, "last_result": self.finished}.get(picked)
        about = pages.saved_game(saved, self.deck, columns - 4) if saved else ""
        notes = (about, *wrap(self.message, columns - 4))
        items = tuple(self.items.values())
        return pages.menu(pages.title(self.deck), items, notes, self.deck, at=self.at, columns=columns)

    def action_move(self, key: str) -> None:
        """Move the cursor."""
        self.message = ""
        self.at = max(0, min(self.at + (-1 if key == "up" else 1), len(self.items) - 1))
        self.redraw()

    async def action_enter(self) -> None:
        """Do what the cursor is on."""
        action = list(self.items)[self.at]
        await self.run_action(f"app.{action}" if action != "help" else "help")

    def say(self, message: str) -> None:
        """Show a sentence below the menu."""
        self.message = message
        self.redraw()
