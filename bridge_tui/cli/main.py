"""The command line: finds the command, runs it, and ends quietly whatever the terminal or a pipe does."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from bridge_tui import __version__
from bridge_tui.cli import director, play, rulings, score, sheet
from bridge_tui.cli.parsing import BAD_INPUT, PROGRAM, Parser, Unwritable, complain, writing
from bridge_tui.show.texts import _

INTERRUPTED = 130
BROKEN_PIPE = 141
"""Exit codes that shells give for Ctrl+C and for a reader that has gone away."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command in these words (those of the process if None) and returns the exit code.

    A command line that makes no sense ends the program with code 2, ``--help`` and ``--version`` with 0. An output
    that takes nothing, such as a full disk, is code 2 as well.
    """
    _write_in_any_encoding()
    try:
        try:
            arguments = command_line().parse_args(argv)
            code: int = arguments.run(arguments)
        finally:
            if sys.stdout is not None:
                with writing():
                    sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except Unwritable as error:
        _drop_output()
        complain(_("this cannot be written: {detail}.").format(detail=error))
        return BAD_INPUT
    return code


def command_line() -> Parser:
    """The parser of the whole command line. Without a command it opens the game."""
    parser = Parser(
        usage=_("%(prog)s [--data DIR] [--seed N] [--version] [director | play | rulings | score | sheet ...]"),
        description=_(
            "Bridge for four people at one terminal: deal, bid, play, and watch the score sheet. "
            "Without a command the game opens; everything is saved as you play, and the next start offers to continue."
        ),
        epilog=_("In the game, ? or F1 shows the keys and Ctrl+Q saves and quits."),
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    play.describe(parser, absent=None)
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", prog=PROGRAM)
    words = commands.add_parser("director", help=director.summary(), add_help=False, prefix_chars=director.NO_PREFIX)
    director.describe(words)
    play.describe(commands.add_parser("play", help=play.summary(), description=play.summary()))
    rulings.describe(commands.add_parser("rulings", help=rulings.summary()))
    score.describe(commands.add_parser("score", help=score.summary()))
    sheet.describe(commands.add_parser("sheet", help=sheet.summary()))
    return parser


def _drop_output() -> None:
    """What is still buffered would raise again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write_in_any_encoding() -> None:
    """A terminal that cannot show a letter gets its number: never a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
