"""``bridge-tui rulings``: runs scenario files and says of each story whether it holds, and where it does not."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from bridge_tui.cli import ruling_lines as lines
from bridge_tui.cli.parsing import BAD_INPUT, complain
from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios import runner
from bridge_tui.records.scenarios.outcomes import Run
from bridge_tui.records.scenarios.problems import Problem
from bridge_tui.records.scenarios.reader import read
from bridge_tui.show.texts import _

ALL_HOLD, SOME_DO_NOT = 0, 1
"""Exit codes, beside that for a file which cannot be read."""


def summary() -> str:
    """What the command does, in one line."""
    return _("run scenario files: stories at the table, and what the laws say of them")


def describe(parser: argparse.ArgumentParser) -> None:
    """Gives a parser the words of the command."""
    parser.set_defaults(run=run)
    parser.description = _("Runs the stories in these files: one line for each, for each of its branches and codes.")
    parser.epilog = _("Ends with 0 if all hold, 1 if some do not or cannot be run yet, 2 if a file cannot be read.")
    codes = [code.value for code in Code]
    only = _("only under this code of laws: {codes}").format(codes=", ".join(codes))
    parser.add_argument("--code", metavar="CODE", choices=codes, help=only)
    parser.add_argument("--json", action="store_true", help=_("print JSON lines"))
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=_("a file of scenarios (JSON)"))


def run(arguments: argparse.Namespace) -> int:
    """Runs the files and returns the exit code. What is wrong with one is said on standard error; the rest is run."""
    write = lines.as_json if arguments.json else lines.as_text
    count: Counter[bool | None] = Counter()
    problems = 0
    for found in _runs(arguments.files, arguments.code and Code(arguments.code)):
        if isinstance(found, Problem):
            complain(lines.sentence(found))
            problems += 1
        else:
            print(write(found))
            count[found.outcome.ok] += 1
    if not arguments.json:
        print(lines.total(count))
    if problems:
        return BAD_INPUT
    return ALL_HOLD if count[True] == count.total() else SOME_DO_NOT


def _runs(files: Sequence[Path], only: Code | None) -> Iterator[Run | Problem]:
    for file in files:
        for found in read(file):
            if isinstance(found, Problem):
                yield found
            else:
                yield from runner.run(found, only)
