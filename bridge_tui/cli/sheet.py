"""``bridge-tui sheet``: prints the score sheet of a saved game, as text or for a spreadsheet."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridge_tui.cli.parsing import BAD_INPUT, WholeNumber, complain
from bridge_tui.cli.play import folder_of_games
from bridge_tui.show.texts import _


def summary() -> str:
    """What the command does, in one line."""
    return _("print the score sheet of a saved game, or list the saved games")


def describe(parser: argparse.ArgumentParser) -> None:
    """Gives a parser the words of the command."""
    parser.set_defaults(run=run)
    parser.description = _(
        "Prints the sheet of the game that was started last, or of the game of this number. "
        "Only deals that are over stand on a sheet; a game that goes on may be looked at meanwhile."
    )
    game = _("the number of a saved game, as --list has it")
    data = _("the folder of saved games, instead of your usual one")
    parser.add_argument("game", metavar="GAME", nargs="?", action=WholeNumber, help=game)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--csv", action="store_true", help=_("print it for a spreadsheet, one row an entry"))
    kinds.add_argument("--list", action="store_true", help=_("list all saved games, the latest first"))
    parser.add_argument("--data", metavar="DIR", type=Path, default=argparse.SUPPRESS, help=data)


def run(arguments: argparse.Namespace) -> int:
    """Prints what was asked for and returns the exit code: 2, with one sentence, where there is nothing to print."""
    if arguments.list and arguments.game is not None:
        complain(_("--list names every game and takes no number."))
        return BAD_INPUT
    from bridge_tui.cli.sheet_runs import print_games, print_sheet  # noqa: PLC0415 - the game starts without it

    folder = arguments.data or folder_of_games()
    return print_games(folder) if arguments.list else print_sheet(folder, arguments.game, as_csv=arguments.csv)
