"""New game: who sits where and how it is played."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.match.actions import StartMatch
from bridge_tui.session.shuffle import first_cut
from bridge_tui.show.new_game import questions
from bridge_tui.show.places import Place
from bridge_tui.show.texts import _
from bridge_tui.tui.page import bindings
from bridge_tui.tui.screens.start_form import NOBODY, StartForm


class NewGameScreen(StartForm):
    """The form of a game whose cards are dealt here."""

    PLACE = Place.NEW_GAME
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.NEW_GAME)

    def __init__(self, last: StartMatch | None) -> None:
        super().__init__(_("New game"), last or StartMatch(NOBODY), questions())

    @property
    def start(self) -> StartMatch:
        """The game, with a cut for the deal."""
        start, seed = super().start, self.app.seed
        return replace(start, cut=first_cut(start.form, seed), seed=seed)
