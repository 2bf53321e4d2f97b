"""``bridge-tui director``: asks the laws about something that went wrong at a table with real cards."""

from __future__ import annotations

import argparse

from bridge_tui.show.texts import _

NO_PREFIX = "\0"
"""No word begins with it: what the command understands as options is known to its own parser, which is loaded late."""


def summary() -> str:
    """What the command does, in one line."""
    return _("ask what the laws say of a revoke, a lead out of turn, a bid too low ...")


def describe(parser: argparse.ArgumentParser) -> None:
    """Gives a parser, made with `NO_PREFIX` and without help, the words of the command as they come."""
    parser.set_defaults(run=run)
    parser.add_argument("words", nargs="*")


def run(arguments: argparse.Namespace) -> int:
    """Answers and returns the exit code: 2, with one sentence, for what makes no sense."""
    from bridge_tui.cli.director_runs import ask  # noqa: PLC0415 - the game starts without it

    return ask(arguments.words, arguments.data)
