"""Conversations over the standard streams: whatever comes in, nothing but a sentence goes to standard error."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from bridge_tui.cli.talking import converse
from bridge_tui.plain.conversation import Conversation
from tests.terminal.ptykit import Terminal

PROGRAM = [sys.executable, "-m", "bridge_tui"]
CTRL_C, CTRL_D = "\x03", "\x04"


class Closed(io.RawIOBase):
    """A terminal that is gone."""

    def readable(self) -> bool:
        return True

    def readinto(self, _buffer: object, /) -> int:
        raise OSError(5, "Input/output error")


def test_an_input_that_cannot_be_read_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Closed()), encoding="utf-8"))
    assert converse(lambda talk: len(talk.ask("> "))) == 2
    assert capsys.readouterr() == ("", "bridge-tui: standard input cannot be read: Input/output error.\n")


def test_bytes_that_are_no_text_are_heard_as_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"a\xffb\nc\n"), encoding="utf-8"))
    heard: list[str] = []

    def hear(talk: Conversation) -> int:
        heard.extend((talk.ask("> "), talk.ask("> ")))
        return 7

    assert converse(hear) == 7
    assert heard == ["a\ufffdb", "c"]


def director(typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """The director line by line, with these bytes in its pipe."""
    return subprocess.run([*PROGRAM, "director", "--plain"], input=typed, capture_output=True, check=False)


@pytest.mark.parametrize(
    ("typed", "lines"), [(b"", 0), (b"\xff\xfe\x00\n1\n", 1), (b"9" * 100_000 + b"\n", 1), (b"0\r\n-1\r\nx", 3)]
)
def test_the_director_says_in_which_line_an_answer_makes_no_sense(typed: bytes, lines: int) -> None:
    ended = director(typed)
    wrong = ended.stderr.decode().splitlines()
    assert ended.returncode == 0
    assert [line.split(": ")[1] for line in wrong] == [f"line {number}" for number in range(1, lines + 1)]


def test_the_director_advises_from_a_pipe() -> None:
    ended = director(b"\n" * 12)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"Law " in ended.stdout


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_the_director_asks_at_a_dumb_terminal(tmp_path: Path, key: str, code: int) -> None:
    words = [*PROGRAM, "--data", str(tmp_path), "director"]
    with Terminal(words, env={"TERM": "dumb"}) as terminal:
        for sees in ("By which code of laws?", "When was it?", "What has happened?"):
            terminal.wait_for(sees)
            terminal.send("\r")
        terminal.wait_for("Who was it?")
        terminal.send(key)
        assert terminal.wait_for_end() == code
        assert "Traceback" not in terminal.text()
    assert list(tmp_path.iterdir()) == []
