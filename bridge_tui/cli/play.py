"""``bridge-tui play``: opens the game. The face is loaded only when there is a terminal to show it."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bridge_tui.cli.parsing import BAD_INPUT, PROGRAM, WholeNumber, complain
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
    data = _("the folder of saved games, instead of your usual one")
    seed = _("a whole number to shuffle a new game from: the same number, the same deals")
    parser.add_argument("--data", metavar="DIR", type=Path, default=absent, help=data)
    parser.add_argument("--seed", metavar="N", action=WholeNumber, default=absent, help=seed)


def run(arguments: argparse.Namespace) -> int:
    """Opens the game and returns its exit code; 2, with one sentence, where it cannot be opened."""
    data: Path = arguments.data or _usual_folder()
    fault = _no_terminal() or _no_folder(data)
    if fault:
        complain(fault)
        return BAD_INPUT
    from bridge_tui.tui.app import run as open_game  # noqa: PLC0415 - Textual takes its time

    return open_game(data, arguments.seed)


def _usual_folder() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path(PROGRAM, appauthor=False)


def _no_terminal() -> str | None:
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


def _no_folder(data: Path) -> str | None:
    """Makes the folder of saved games, for its owner alone, or says why it cannot be one."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        return _("--data takes a folder, and {path} is a file.").format(path=data)
    except OSError:
        return _("the folder {path} cannot be made.").format(path=data)
    if not os.access(data, os.W_OK | os.X_OK):
        return _("nothing can be saved in the folder {path}.").format(path=data)
    return None
