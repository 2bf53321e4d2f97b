"""A conversation over text streams: what is said, what is asked, a line that is heard. It knows no terminal.

Nothing that comes in can stop it: a line that is too long is dropped whole, what cannot be seen is taken out of the
others, and where nothing more comes it says so by one exception.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from rich.cells import cell_len

from bridge_tui.show.names import visible
from bridge_tui.show.texts import _
from bridge_tui.show.wrapping import sentence_rows

WIDTH = 79
"""Cells of a row: what fills eighty is broken by some terminals that cannot place text."""

LONGEST = 1000
"""Characters of a line that is listened to; no entry with its reason needs as many."""

_PIECE = 65536
"""Characters of a longer line that are dropped at a time."""


class EndOfInput(Exception):  # noqa: N818 - named as what was met
    """Nothing more will be heard."""


class Unreadable(Exception):  # noqa: N818 - named as what the input is
    """The input cannot be read, because of what the text of the error says."""


class Conversation:
    """Two streams to talk over, each None where the program was started without it; `wrong` says what is wrong.

    With `prompts` somebody sits there: he is asked before each line, and what he typed wrong he types again. Without,
    lines come from a file or a pipe: nothing is asked, and what is wrong is counted and said with the line's number.
    """

    def __init__(
        self, heard: TextIO | None, said: TextIO | None, wrong: Callable[[str], None], *, prompts: bool
    ) -> None:
        self.prompts = prompts
        self.number = 0
        """Of the line that was heard last, from 1."""
        self.faults = 0
        """How often something was wrong."""
        self._heard = heard
        self._said = said
        self._wrong = wrong

    def say(self, *lines: str) -> None:
        """Says these lines, to somebody who sits there in rows that he need not put together.

        Raises ``OSError`` if they cannot be written.
        """
        for line in lines:
            rows = sentence_rows(line, WIDTH) if self.prompts and cell_len(line) > WIDTH else [line]
            print(*rows, sep="\n", file=self._said)

    def complain(self, sentence: str) -> None:
        """Says what is wrong with the line that was heard last: here, or with its number where nobody sits."""
        self.faults += 1
        if self.prompts:
            self.say(sentence)
            return
        self._flush()  # so that both streams are in order where they go to the same place
        words = _("line {number}: {sentence}") if self.number else "{sentence}"
        self._wrong(words.format(number=self.number, sentence=sentence))

    def ask(self, prompt: str) -> str:
        """The next line in what of it can be seen, after this prompt if somebody sits there.

        Raises `EndOfInput` if there is none, and `Unreadable` if it cannot be read.
        """
        while True:
            if self.prompts:
                print(prompt, end="", file=self._said)
            self._flush()
            line = self._listen()
            if len(line) <= LONGEST:
                return " ".join(visible(line).split())
            self.complain(_("This line has more than {count} characters.").format(count=LONGEST))

    def _listen(self) -> str:
        """A line without its end; of one that is too long one character too many."""
        line = self._read(LONGEST + 2)
        if not line:
            self._leave()
            raise EndOfInput
        self.number += 1
        rest = line
        while not rest.endswith("\n") and (len(line) > LONGEST) and (rest := self._read(_PIECE)):
            pass
        return line.rstrip("\r\n")

    def _read(self, limit: int) -> str:
        try:
            return "" if self._heard is None else self._heard.readline(limit)
        except OSError as error:
            raise Unreadable(error.strerror) from None
        except KeyboardInterrupt:
            self._leave()
            raise

    def _leave(self) -> None:
        """Who leaves in the middle of a line finds the shell's prompt on the next one."""
        if self.prompts:
            self.say("")
            self._flush()

    def _flush(self) -> None:
        if self._said is not None:
            self._said.flush()
