"""Home: continue, a new game, the last result, settings, help, quit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, NamedTuple

from textual.binding import BindingType

from bridge_tui.records.store import SavedGame, going_on
from bridge_tui.records.store_problems import StoreError
from bridge_tui.show import menu
from bridge_tui.show.places import Place
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.spans import Lines
from bridge_tui.show.texts import _
from bridge_tui.show.wrapping import sentence_rows
from bridge_tui.tui.page import Page, bindings


class Item(NamedTuple):
    """One line of the menu."""

    words: str
    do: Callable[[], object]
    """What choosing it does."""
    game: SavedGame | None = None
    """The game that it goes back to."""


class HomeScreen(Page):
    """The menu that the program opens with, and that every game goes back to."""

    PLACE = Place.HOME
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.HOME)

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.unfinished: tuple[SavedGame, ...] = ()
        """The games that can be gone on with, the last one first."""
        self.finished: tuple[SavedGame, ...] = ()
        """The rubber that was played to its end last."""

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
    def items(self) -> list[Item]:
        """What can be chosen."""
        app = self.app
        last = going_on(self.unfinished, self.finished)
        older = (game for game in self.unfinished if game != last)
        return [
            *([Item(_("Continue"), partial(app.resume, last), last)] if last else []),
            Item(_("New game"), app.new_game),
            *(Item(_("Last result"), partial(app.resume, game), game) for game in self.finished),
            *(Item(menu.older_game(game), partial(app.resume, game), game) for game in older),
            Item(_("Score a real table"), app.new_score),
            Item(_("Ask the director"), app.ask_director),
            Item(_("Settings"), app.show_settings),
            Item(_("Help"), self.action_help),
            Item(_("Quit"), app.exit),
        ]

    def lines(self, columns: int, rows: int) -> Lines:
        """The menu in the middle, and below it the game that is under the cursor."""
        items = self.items
        game = items[self.at].game
        about = menu.saved_game(game, self.deck, columns - 4) if game else ""
        words = tuple(item.words for item in items)
        notes = (about, *sentence_rows(self.message, columns - 4))
        return menu.menu(menu.title(self.deck), words, notes, self.deck, at=self.at, columns=columns)

    def action_move(self, key: str) -> None:
        """Move the cursor."""
        self.message = ""
        self.at = menu.moved(self.at, key, len(self.items))
        self.redraw()

    def action_enter(self) -> None:
        """Do what the cursor is on."""
        self.items[self.at].do()

    def choose_item(self, number: int) -> None:
        """Do at once what has been hit."""
        self.at = number
        self.redraw()
        self.action_enter()
