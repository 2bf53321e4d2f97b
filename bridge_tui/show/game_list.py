"""The list of all saved games, as text."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size

from bridge_tui.model.seats import SEATS
from bridge_tui.records.saved_games import ListedGame
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import NAME_CELLS, own_name, player_name
from bridge_tui.show.texts import _, form_title, seat_name


def game_list(games: Iterable[ListedGame], deck: Deck) -> str:
    """One row a game, in columns under a head: number, start, form, deals dealt, whether it is over, players."""
    head = (_("Game"), _("Started"), _("Form"), _("Deals"), _("State"), _("Players"))
    rows = [head, *(_row(game, deck) for game in games)]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    padded = (map(set_cell_size, row, widths) for row in rows)
    return "\n".join("  ".join(cells).rstrip() for cells in padded)


def _row(game: ListedGame, deck: Deck) -> tuple[str, ...]:
    saved = game.saved
    names = (own_name(seat, saved.players[seat]) or seat_name(seat) for seat in SEATS)
    return (
        str(saved.id),
        start_time(game),
        _("damaged") if game.form is None else form_title(game.form, saved.rubber),
        str(saved.deals),
        _("over") if game.finished else _("not over"),
        ", ".join(player_name(name, NAME_CELLS, deck) for name in names),
    )


def start_time(game: ListedGame) -> str:
    """When it was started: ``2026-05-09 19:30``."""
    return _("unknown") if game.started is None else f"{game.started:%Y-%m-%d %H:%M}"
