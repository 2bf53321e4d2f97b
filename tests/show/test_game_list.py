"""The list of saved games: columns that stand under their heads, whatever the players are called."""

from __future__ import annotations

from datetime import UTC, datetime

from rich.cells import cell_len

from bridge_tui.match.actions import Form
from bridge_tui.records.saved_games import ListedGame
from bridge_tui.records.store import SavedGame
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.game_list import game_list
from tests.show.games import ODD_PLAYERS, PLAYERS

STARTED = datetime(2026, 5, 9, 19, 30, 59, tzinfo=UTC)

GAMES = (
    ListedGame(
        SavedGame(12, ("Ann", "East", "", "Dot"), rubber=2, deals=3), STARTED, finished=False, form=Form.CHICAGO
    ),
    ListedGame(SavedGame(9, PLAYERS, rubber=1, deals=11), STARTED, finished=True, form=Form.RUBBER),
    ListedGame(SavedGame(8, PLAYERS, rubber=1, deals=0), STARTED, finished=False, form=None),
)


def test_games_are_listed_in_columns() -> None:
    assert game_list(GAMES, SIGNS).splitlines() == [
        "Game  Started           Form       Deals  State     Players",
        "12    2026-05-09 19:30  Chicago 2  3      not over  Ann, East, South, Dot",
        "9     2026-05-09 19:30  Rubber 1   11     over      Ann, Bob, Cid, Dot",
        "8     2026-05-09 19:30  damaged    0      not over  Ann, Bob, Cid, Dot",
    ]


def test_odd_names_stay_in_their_row() -> None:
    game = ListedGame(SavedGame(1, ODD_PLAYERS, rubber=1, deals=1), STARTED, finished=True, form=Form.RUBBER)
    _head, row = game_list((game,), LETTERS).splitlines()
    players = row[row.index("[bold]Ann[/]") :].split(", ")
    assert players == ["[bold]Ann[/]", "😀" * 14 + "~", "a[31m b", "W" * 29 + "~"]
    assert max(map(cell_len, players)) == 30
    assert row.isprintable()
