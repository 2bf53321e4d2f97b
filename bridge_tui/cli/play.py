"""``bridge-tui play``: opens the game. The face is loaded only when there is a terminal to show it."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path

from bridge_tui.cli.parsing import BAD_INPUT, PROGRAM, WholeNumber, complain
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError
from bridge_tui.settings import FILE
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.texts import _

DUMB = {"", "dumb"}
"""What TERM says of a terminal on which nothing can be placed."""


def summary() -> str:
    """What the command does, in one line."""
    return _("open the game (also without any command)")


def describe(parser: argparse.ArgumentParser, absent: str | None = argparse.SUPPRESS) -> None:
    """Gives a parser the options of the game. `absent` stands for those that are not there.

    By default they leave no trace, so that the command does not undo what stood before its name.
    """
    parser.set_defaults(run=run)
    data = _("the folder of saved games and settings, instead of your usual ones")
    seed = _("a whole number to shuffle a new game from: the same number, the same deals")
    parser.add_argument("--data", metavar="DIR", type=Path, default=absent, help=data)
    parser.add_argument("--seed", metavar="N", action=WholeNumber, default=absent, help=seed)


def run(arguments: argparse.Namespace) -> int:
    """Opens the game and returns its exit code; 2, with one sentence, where it cannot be opened."""
    fault = no_terminal()
    if fault:
        complain(fault)
        return BAD_INPUT
    try:
        store = Store.open(arguments.data or folder_of_games())
    except StoreError as error:
        complain(store_problem(error))
        return BAD_INPUT
    from bridge_tui.tui.program import run as open_game  # noqa: PLC0415 - Textual takes its time

    with closing(store):
        return open_game(store, arguments.seed, (arguments.data or folder_of_settings()) / FILE)


def folder_of_games() -> Path:
    """Where this platform keeps what programs save for a person."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path(PROGRAM, appauthor=False)


def folder_of_settings() -> Path:
    """Where this platform keeps what a person prefers."""
    from platformdirs import user_config_path  # noqa: PLC0415

    return user_config_path(PROGRAM, appauthor=False)


def no_terminal() -> str | None:
    """Why no game can be shown here: Textual reads standard input and draws on standard error."""
    streams = {
        _("standard input"): sys.stdin,
        _("standard output"): sys.stdout,
        _("standard error"): sys.stderr,
    }
    for name, stream in streams.items():
        if stream is None or not stream.isatty():
            return _("the game needs a terminal, and {stream} is not one.").format(stream=name)
    term = os.environ.get("TERM", "")
    if term in DUMB:
        return _("the game needs a terminal that can place text, and TERM is {term!r}.").format(term=term)
    return None
