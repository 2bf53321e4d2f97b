"""``bridge-tui rulings``: runs scenario files and says of each story whether it holds, and where it does not."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridge_tui.engine.laws.codes import Code
from bridge_tui.show.texts import _


def summary() -> str:
    """What the command does, in one line."""
    return _("run scenario files: stories at the table, and what the laws say of them")


def describe(parser: argparse.ArgumentParser) -> None:
    """Gives a parser the words of the command."""
    parser.set_defaults(run=run)
    parser.description = _(
        "Runs the stories in these files at a live table, where what goes wrong is ruled on: one line for each story, "
        "for each of its branches and codes, with the first step at which it differs from the laws."
    )
    parser.epilog = _(
        "Ends with 0 if all hold, 1 if some do not, 2 if a file cannot be read. The README describes the files."
    )
    codes = [code.value for code in Code]
    only = _("only under this code of laws: {codes}").format(codes=", ".join(codes))
    parser.add_argument("--code", metavar="CODE", choices=codes, help=only)
    parser.add_argument("--json", action="store_true", help=_("print JSON lines"))
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=_("a file of scenarios (JSON)"))


def run(arguments: argparse.Namespace) -> int:
    """Runs the files and returns the exit code."""
    from bridge_tui.cli.ruling_runs import run_files  # noqa: PLC0415 - the game starts without it

    only = Code(arguments.code) if arguments.code else None
    return run_files(arguments.files, only, as_json=arguments.json)
