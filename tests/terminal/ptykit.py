"""A program on a real pseudo-terminal: type into it, see its screen as a person would, keep every byte it wrote.

Nothing here knows the program. A `Terminal` gives it a clean environment and a window of a fixed size, answers the
questions that full-screen programs ask a terminal, and feeds what comes back to a `pyte` screen::

    with Terminal(["bridge-tui", "--data", str(folder)]) as terminal:
        terminal.wait_for("New game")
        terminal.send("n")
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

import pyte

DEADLINE = 60.0
"""Seconds to wait for what must come. Long, because a busy machine is no fault of the program."""

HEARD = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
"""Signals that the program hears as at a terminal of its own, also where whoever runs the tests does not."""

LEFT, MIDDLE, RIGHT, MOVED, WHEEL_UP, WHEEL_DOWN = 0, 1, 2, 35, 64, 65
"""What the mouse has done, by the numbers of the SGR mode."""

_FOREIGN = re.compile(r"TEXTUAL|PYTHON|MAKE|MFLAGS|LC_|LANG|NO_COLOR|FORCE_COLOR|COLUMNS|LINES|XDG_")
"""Variables of whoever runs the tests that would change what the program draws or where it looks."""

_FIXED = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}

_REPLIES = {
    b"\x1b[?2026$p": b"\x1b[?2026;2$y",  # synchronised output: there, and off
    b"\x1b[?2048$p": b"\x1b[?2048;0$y",  # reports of resizing: unknown, so that the signal is used
    b"\x1b[c": b"\x1b[?62;22c",  # what are you? a terminal with colours
    b"\x1b[6n": b"\x1b[1;1R",  # where is the cursor?
}
"""What a capable terminal answers."""

_QUESTION = re.compile(b"|".join(map(re.escape, _REPLIES)))
_LONGEST_QUESTION = max(map(len, _REPLIES))

_UNKNOWN_TO_PYTE = re.compile(rb"\x1b\[(?:[<>=][0-?]*[ -/]*[@-~]|\?[0-9;]*(?:\$p|u))")
"""Sequences that `pyte` would print as text: questions and the keyboard protocol."""

_UNFINISHED = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*)?\Z")


class Terminal:
    """A running program and its window. Leaving the ``with`` block kills what still runs."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> None:
        self.raw = bytearray()
        """Every byte that the program wrote."""
        self.last_read = 0.0
        """When the last of them came, by `time.perf_counter`."""
        self.status: int | None = None
        """How the program ended, negative for a signal; None while it runs."""
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._unfinished = b""
        self._answered = 0
        self._fd, window = pty.openpty()
        self._set_size(columns, rows)
        self.started = time.perf_counter()
        self._pid = _spawn(command, os.ttyname(window), {**_clean(os.environ), **_FIXED, **(env or {})}, cwd)
        os.close(window)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        if self.status is None:
            self.kill()
        os.close(self._fd)

    def text(self) -> str:
        """The screen as lines of text."""
        return "\n".join(self._screen.display)

    def wait_for(self, text: str, seconds: float = DEADLINE) -> None:
        """Read until `text` is on the screen. ``TimeoutError``, showing the screen, when it does not come."""
        self.wait_until(lambda: text in self.text(), repr(text), seconds)

    def wait_until(self, holds: Callable[[], bool], what: str, seconds: float = DEADLINE) -> None:
        """Read until something holds. ``TimeoutError``, saying `what` did not come, when it never does."""
        deadline = time.perf_counter() + seconds
        while not holds():
            if not self.read(deadline - time.perf_counter()):
                raise TimeoutError(f"{what} did not come; the screen is\n{self.text()}")

    def colours(self, row: int, column: int) -> tuple[str, str]:
        """The colours of a cell's letter and of its ground: six hexadecimal digits, a name, or ``default``."""
        cell = self._screen.buffer[row][column]
        return (cell.bg, cell.fg) if cell.reverse else (cell.fg, cell.bg)

    def wait_for_end(self, seconds: float = DEADLINE) -> int:
        """Read until the program ends, and give its status. ``TimeoutError``, showing the screen, when it does not."""
        deadline = time.perf_counter() + seconds
        while self.read(deadline - time.perf_counter()):
            pass
        while time.perf_counter() < deadline:
            ended, status = os.waitpid(self._pid, os.WNOHANG)
            if ended:
                self.status = os.waitstatus_to_exitcode(status)
                return self.status
            time.sleep(0.01)
        raise TimeoutError(f"the program does not end; the screen is\n{self.text()}")

    def send(self, keys: str | bytes) -> None:
        """Type: text as it is, other keys as the bytes that a terminal sends for them."""
        os.write(self._fd, keys.encode() if isinstance(keys, str) else keys)

    def click(self, column: int, row: int, button: int = LEFT) -> None:
        """Press a button of the mouse in this cell, counted from 0, and let it go: as the terminals' SGR mode says."""
        self.send(f"\x1b[<{button};{column + 1};{row + 1}M\x1b[<{button};{column + 1};{row + 1}m")

    def click_on(self, text: str) -> None:
        """Wait for a text, and click on its first letter."""
        self.wait_for(text)
        self.click(*self.place_of(text))

    def hover(self, column: int, row: int) -> None:
        """Move the pointer to this cell, no button pressed."""
        self.send(f"\x1b[<{MOVED};{column + 1};{row + 1}M")

    def wheel(self, notches: int) -> None:
        """Turn the wheel down by so many notches, or up by as many below nought, in the first cell."""
        self.send(f"\x1b[<{WHEEL_UP if notches < 0 else WHEEL_DOWN};1;1M" * abs(notches))

    def place_of(self, text: str) -> tuple[int, int]:
        """The cell, column and row from 0, in which a text that is on the screen begins for the first time."""
        row, line = next((row, line) for row, line in enumerate(self._screen.display) if text in line)
        return line.index(text), row

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size; the program gets its signal from the system."""
        self._screen.resize(rows, columns)
        self._set_size(columns, rows)

    def end_by(self, end: signal.Signals) -> int:
        """Send the program a signal that it can answer, and wait for its end; its status."""
        self.signal(end)
        return self.wait_for_end()

    def signal(self, number: signal.Signals) -> None:
        """Send the program a signal."""
        os.kill(self._pid, number)

    def hang_up(self) -> int:
        """Close the window, which the system tells the program of, and wait for its end; its status."""
        os.dup2(os.open(os.devnull, os.O_RDWR), self._fd)
        return self.wait_for_end()

    def kill(self) -> None:
        """End the program and what it started by SIGKILL: no chance to save, none to tidy up."""
        os.killpg(self._pid, signal.SIGKILL)
        self.status = os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])

    def read(self, seconds: float) -> bytes:
        """What the program writes next. Empty when it wrote nothing in that time, or has ended."""
        if not select.select([self._fd], [], [], max(seconds, 0))[0]:
            return b""
        try:
            data = os.read(self._fd, 1 << 16)
        except OSError:  # so Linux says that no program is left on the terminal
            return b""
        self.last_read = time.perf_counter()
        self.raw += data
        self._answer()
        self._draw(data)
        return data

    def _answer(self) -> None:
        for question in _QUESTION.finditer(self.raw, self._answered):
            self.send(_REPLIES[question.group()])
            self._answered = question.end()
        self._answered = max(self._answered, len(self.raw) - _LONGEST_QUESTION + 1)

    def _draw(self, data: bytes) -> None:
        data = self._unfinished + data
        tail = _UNFINISHED.search(data)
        self._unfinished = tail.group() if tail else b""
        self._show(data[: len(data) - len(self._unfinished)])

    def _show(self, whole: bytes) -> None:
        """Put on the screen what no longer ends within an escape sequence."""
        self._stream.feed(_UNKNOWN_TO_PYTE.sub(b"", whole))

    def _set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def _clean(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if not _FOREIGN.match(name)}


def _spawn(command: Sequence[str], window: str, env: Mapping[str, str], cwd: Path | None) -> int:
    """Start the command in a session of its own that the window controls; its process number."""
    if cwd is not None:
        command = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', str(cwd), *command]
    streams = [
        (os.POSIX_SPAWN_OPEN, 0, window, os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1),
        (os.POSIX_SPAWN_DUP2, 0, 2),
    ]
    return os.posix_spawnp(command[0], list(command), dict(env), file_actions=streams, setsid=True, setsigdef=HEARD)
