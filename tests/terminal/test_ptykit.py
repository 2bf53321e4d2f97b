"""The kit itself: what it shows is what a terminal would show, however the bytes are cut."""

from __future__ import annotations

import signal
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.ptykit import Terminal


def python(program: str, **options: object) -> Terminal:
    return Terminal([sys.executable, "-c", textwrap.dedent(program)], **options)  # type: ignore[arg-type]


@pytest.fixture
def echo() -> Iterator[Terminal]:
    """A program that writes each line it reads, backwards."""
    with python("while True: print(input()[::-1], flush=True)") as terminal:
        yield terminal


def test_what_is_typed_is_answered_on_the_screen(echo: Terminal) -> None:
    echo.send("tac\n")
    echo.wait_for("cat")


def test_a_letter_or_a_sequence_in_two_pieces_is_drawn_whole() -> None:
    cut = """
        import sys, time
        for byte in b"\\x1b[>1u\\x1b[?u\\x1b[31m\\xe2\\x99\\xa5K\\x1b[0m end":
            sys.stdout.buffer.write(bytes([byte])); sys.stdout.buffer.flush(); time.sleep(0.002)
    """
    with python(cut) as terminal:
        terminal.wait_for("end")
        assert terminal.text().split() == ["♥K", "end"]
        assert terminal.raw.count(b"\xe2\x99\xa5") == 1


def test_a_question_is_answered_once() -> None:
    ask = """
        import os, sys, tty
        tty.setraw(0); os.write(1, b"\\x1b[?2026"); os.write(1, b"$p")
        reply = os.read(0, 100); print(reply.hex(), "seen", end="", flush=True); os.read(0, 1)
    """
    with python(ask) as terminal:
        terminal.wait_for(b"\x1b[?2026;2$y".hex() + " seen")


def test_the_program_sees_the_window_and_its_changes() -> None:
    size = """
        import os, signal
        change = {signal.SIGWINCH}
        signal.signal(signal.SIGWINCH, lambda *_: None)
        signal.pthread_sigmask(signal.SIG_BLOCK, change)
        while True:
            print(*os.get_terminal_size(0), flush=True)
            signal.sigwait(change)
    """
    with python(size, columns=70, rows=20) as terminal:
        terminal.wait_for("70 20")
        terminal.resize(100, 30)
        terminal.wait_for("100 30")


def test_the_environment_and_the_folder_are_the_tests_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TEXTUAL_THEME", "nord")
    show = """
        import os
        print(os.environ.get("NO_COLOR"), os.environ.get("TEXTUAL_THEME"), os.environ["LANG"], os.environ["SEED"])
        print(os.path.basename(os.getcwd()))
    """
    with python(show, env={"SEED": "7"}, cwd=tmp_path) as terminal:
        assert terminal.wait_for_end() == 0
        assert terminal.text().split() == ["None", "None", "C.UTF-8", "7", tmp_path.name]


def test_a_killed_program_has_ended_by_that_signal_with_all_it_started(echo: Terminal) -> None:
    with Terminal(["/bin/sh", "-c", "sleep 1000 & echo begun; wait"]) as terminal:
        terminal.wait_for("begun")
        terminal.kill()
        assert terminal.status == -signal.SIGKILL
        assert terminal.read(30) == b""  # nobody holds the window any more


def test_the_status_of_the_program_is_kept() -> None:
    with python("raise SystemExit(3)") as terminal:
        assert terminal.wait_for_end() == 3


def test_what_does_not_come_is_told_with_the_screen(echo: Terminal) -> None:
    echo.send("here\n")
    echo.wait_for("ereh")
    with pytest.raises(TimeoutError, match="'there' did not come"):
        echo.wait_for("there", seconds=0.1)
