"""A conversation over streams: what is heard of what is typed, and what is said when it makes no sense or ends."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from bridge_tui.plain.conversation import LONGEST, WIDTH, Conversation, EndOfInput, Unreadable
from tests.plain.talks import Talk


def heard(talk: Conversation) -> Iterator[str]:
    """All that is heard."""
    while True:
        try:
            yield talk.ask("> ")
        except EndOfInput:
            return


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("", []),
        ("a\nb\n", ["a", "b"]),
        ("a\nb", ["a", "b"]),
        ("a\r\nb\r\n", ["a", "b"]),
        ("\ufeffa\n", ["a"]),
        ("\n  \n a   b \n", ["", "", "a b"]),
        ("a\tb\x00\x1b[2J\u202e\n", ["a b[2J"]),
        ("\ud800a\n", ["a"]),
        ("x" * LONGEST + "\n", ["x" * LONGEST]),
    ],
)
def test_lines_are_heard_in_what_can_be_seen_of_them(typed: str, lines: list[str]) -> None:
    assert list(heard(Talk(typed))) == lines


@pytest.mark.parametrize("end", ["\n", ""])
@pytest.mark.parametrize("more", [1, 2, 70_000, 200_000])
def test_a_line_that_is_too_long_is_dropped_whole(more: int, end: str) -> None:
    talk = Talk("a\n" + "x" * (LONGEST + more) + end + ("b\n" if end else ""))
    assert list(heard(talk)) == (["a", "b"] if end else ["a"])
    assert talk.wrong == ["line 2: This line has more than 1000 characters."]
    assert talk.faults == 1


def test_from_a_file_nothing_is_asked_and_what_is_wrong_has_its_line() -> None:
    talk = Talk("a\nb\n")
    talk.complain("Nothing works.")
    for line in heard(talk):
        talk.say(f"{line}!")
        talk.complain("No.")
    assert talk.said == ["a!", "b!"]
    assert talk.wrong == ["Nothing works.", "line 1: No.", "line 2: No."]


def test_who_sits_there_is_asked_and_answered_in_the_same_place() -> None:
    talk = Talk("a\nb\n", prompts=True)
    for _line in heard(talk):
        talk.complain("No.")
    assert talk.said == ["> No.", "> No.", "> "]
    assert talk.wrong == []


def test_who_sits_there_reads_whole_words() -> None:
    words = " ".join(["♠word"] * 30)
    table = "  a   b" + "x" * (WIDTH - 7)
    sitting, piped = Talk("", prompts=True), Talk("")
    for talk in (sitting, piped):
        talk.say(words, table, "")
    assert piped.said == [words, table, ""]
    assert " ".join(sitting.said[:-2]) == words
    assert max(map(len, sitting.said)) == WIDTH
    assert sitting.said[-2:] == [table, ""]


def test_without_streams_nothing_is_heard_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    talk = Conversation(None, None, print, prompts=False)
    talk.say("a")
    talk.complain("b")
    assert list(heard(talk)) == []


class Source(io.RawIOBase):
    """An input in which something happens instead of a line."""

    def __init__(self, event: BaseException) -> None:
        self._event = event

    def readable(self) -> bool:
        return True

    def readinto(self, _buffer: object, /) -> int:
        raise self._event


def hearing(event: BaseException) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BufferedReader(Source(event)), encoding="utf-8")


def test_an_input_that_cannot_be_read_says_why() -> None:
    talk = Conversation(hearing(IsADirectoryError(21, "Is a directory")), io.StringIO(), print, prompts=False)
    with pytest.raises(Unreadable, match="Is a directory"):
        talk.ask("")


@pytest.mark.parametrize(("prompts", "said"), [(True, "> \n"), (False, "")])
def test_ctrl_c_leaves_the_line_that_was_begun(prompts: bool, said: str) -> None:
    out = io.StringIO()
    talk = Conversation(hearing(KeyboardInterrupt()), out, print, prompts=prompts)
    with pytest.raises(KeyboardInterrupt):
        talk.ask("> ")
    assert out.getvalue() == said
