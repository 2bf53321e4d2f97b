"""The score sheet as a text to be kept: who played what and when, then the sheet as it is on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from bridge_tui.match.actions import StartMatch
from bridge_tui.match.forms import AnySheet
from bridge_tui.model.seats import SEATS
from bridge_tui.records.saved_games import ListedGame
from bridge_tui.show.deck import Deck
from bridge_tui.show.game_list import start_time
from bridge_tui.show.names import seat_and_player
from bridge_tui.show.sheet import full_sheet
from bridge_tui.show.spans import text
from bridge_tui.show.texts import _, form_name

WIDTH = 80
"""Cells of a row, for which every printer and every letter has room."""


def sheet_text(sheet: AnySheet, start: StartMatch, game: ListedGame, deck: Deck, notes: Iterable[str] = ()) -> str:
    """The sheet of this saved game, which started like this, in rows of at most `WIDTH` cells, each with its end.

    Below it stand the `notes` that there are, a row each.
    """
    words = _("Game {game}: {form}, started {started}")
    what = words.format(game=game.saved.id, form=form_name(start.form), started=start_time(game))
    players = (seat_and_player(seat, start.players, deck) for seat in SEATS)
    head = (f" {row}\n" for row in (what, *players))
    below = (f"{note}\n" for note in notes)
    return f"{''.join(head)}\n{text(full_sheet(sheet, start, deck, WIDTH))}\n{''.join(below)}"
