"""What is said on the two outputs, and the parser: a wrong command line gets one sentence and the way to help."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from bridge_tui.show.texts import _

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

PROGRAM = "bridge-tui"

BAD_INPUT = 2
"""Exit code for a command line or a file that makes no sense, as argparse has it."""


class Unwritable(Exception):  # noqa: N818 - named as what the output is
    """Standard output does not take what is written, because of what the text of the error says."""


@contextmanager
def writing() -> Iterator[None]:
    """Raises `Unwritable` for what goes wrong within, but leaves a reader that has gone away as it is."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unwritable(error.strerror) from None


def say(line: str) -> None:
    """Says a line on standard output."""
    with writing():
        print(line)


def complain(sentence: str) -> None:
    """Says on standard error what is wrong."""
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are a sentence and a hint. Options must be written in full."""

    def __init__(self, prog: str = PROGRAM, **settings: Any) -> None:
        super().__init__(prog, allow_abbrev=False, **settings)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Writes help and version. argparse itself takes no notice if they cannot be written."""
        with writing():
            print(message, end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Ends the program with what argparse, or an option, has to say."""
        complain(message)
        print(_("see {program} --help").format(program=self.prog), file=sys.stderr)
        sys.exit(BAD_INPUT)


class WholeNumber(argparse.Action):
    """An option or an argument that takes a whole number."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        """Keeps the number, or says what was found instead; None for an argument that was left out."""
        if values is None:
            return
        try:
            setattr(namespace, self.dest, int(str(values)))
        except ValueError:
            sentence = _("{option} takes a whole number, not {found!r}")
            parser.error(sentence.format(option=option_string or self.metavar, found=str(values)[:40]))
