"""Reading saved games for ``bridge-tui sheet``: apart from its options, because the game need not load it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bridge_tui.cli.parsing import BAD_INPUT, complain, say
from bridge_tui.engine.view import PUBLIC
from bridge_tui.records.saved_games import SavedGames
from bridge_tui.records.store_problems import StoreError
from bridge_tui.session.evening import evening_of
from bridge_tui.session.session import saved_match
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.game_list import game_list
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.score_notes import score_notes
from bridge_tui.show.sheet_csv import sheet_csv
from bridge_tui.show.sheet_text import WIDTH, sheet_text
from bridge_tui.tui.terminal import deck_of_terminal


def print_games(folder: Path) -> int:
    """Lists the games of this folder; the exit code."""
    return _print(folder, lambda games: game_list(games.listed(), deck_of_output()))


def print_sheet(folder: Path, number: int | None, *, as_csv: bool) -> int:
    """Prints the sheet of the game of this number, or of the one that was started last; the exit code."""

    def sheet(games: SavedGames) -> str:
        game = games.listed()[0] if number is None else games.game(number)
        match = saved_match(games, game.saved.id).view(PUBLIC)
        if as_csv:
            return sheet_csv(match.sheet, match.start)
        deck = deck_of_output()
        rubbers = evening_of(games, game.saved.id) if match.start.kept else ()
        notes = score_notes(match, rubbers, deck, WIDTH) if rubbers else ()
        return sheet_text(match.sheet, match.start, game, deck, notes)

    return _print(folder, sheet)


def _print(folder: Path, text: Callable[[SavedGames], str]) -> int:
    try:
        with closing(SavedGames.look(folder)) as games:
            words = text(games)
    except StoreError as error:
        complain(store_problem(error))
        return BAD_INPUT
    say(words.removesuffix("\n"))
    return 0


def deck_of_output() -> Deck:
    """Suit signs where the terminal can show them and the output, which may be a file, can hold them."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        str(SIGNS).encode(encoding)
    except UnicodeEncodeError:
        return LETTERS
    return deck_of_terminal()
