"""Running scenario files for ``bridge-tui rulings``: apart from its options, because the game need not load it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bridge_tui.cli import ruling_lines as lines
from bridge_tui.cli.parsing import BAD_INPUT, complain, say
from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios import runner
from bridge_tui.records.scenarios.outcomes import Run
from bridge_tui.records.scenarios.problems import Problem
from bridge_tui.records.scenarios.reader import read

ALL_HOLD, SOME_DO_NOT = 0, 1
"""Exit codes, beside that for a file which cannot be read."""


def run_files(files: Sequence[Path], only: Code | None, *, as_json: bool) -> int:
    """Runs the files and returns the exit code. What is wrong with one is said on standard error; the rest is run."""
    write = lines.as_json if as_json else lines.as_text
    held = runs = problems = 0
    for found in _runs(files, only):
        if isinstance(found, Problem):
            complain(lines.sentence(found))
            problems += 1
        else:
            say(write(found))
            runs += 1
            held += found.outcome.ok
    if not as_json and runs:
        say(lines.total(held, runs))
    if problems:
        return BAD_INPUT
    if only is not None and not runs:
        complain(lines.in_no_scenario(only))
    return ALL_HOLD if held == runs else SOME_DO_NOT


def _runs(files: Sequence[Path], only: Code | None) -> Iterator[Run | Problem]:
    for file in files:
        for found in read(file):
            if isinstance(found, Problem):
                yield found
            else:
                yield from runner.run(found, only)
