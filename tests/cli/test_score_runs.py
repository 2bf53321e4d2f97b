"""A real table's sheet kept line by line by the command `score`: through pipes, and at a dumb terminal."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bridge_tui.match.actions import EnterResult, StartMatch
from bridge_tui.match.entries import Entry
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from tests.cli.kept_sheets import NAMES, PLAYERS, PROGRAM, entries, keep, run, saved
from tests.terminal.ptykit import Terminal

ENTER, CTRL_C, CTRL_D = "\r", "\x03", "\x04"

# What comes through a pipe.


@pytest.mark.parametrize(
    ("typed", "stands", "wrong"),
    [
        (b"4s s =\n3nt e -1\n", ["4S S =", "3NT E -1"], []),
        (b"4s s =\r\n3nt e -1", ["4S S =", "3NT E -1"], []),
        ("\ufeff4♠ s =\n".encode(), ["4S S ="], []),
        (b"\n\n4s s =\n8s n =\n3nt e -1\n", ["4S S =", "3NT E -1"], [4]),
        (b"\xff\xfe\x00\x01\n4s s =\n\x00\x00", ["4S S ="], [1]),
        (bytes(range(128, 256)) + b"\n4s s =\n", ["4S S ="], [1]),
        (b"x" * 3_000_000 + b"\n4s s =\n" + b"y" * 3_000_000, ["4S S ="], [1, 3]),
        (b"4s s =\nquit\n3nt e -1\n", ["4S S ="], []),
        (b"", [], []),
    ],
)
def test_lines_from_a_pipe_count_as_far_as_they_make_sense(
    tmp_path: Path, typed: bytes, stands: list[str], wrong: list[int]
) -> None:
    ended = run(tmp_path, typed)
    assert ended.returncode == (1 if wrong else 0)
    assert entries(tmp_path) == stands
    complaints = ended.stderr.decode().splitlines()
    assert [line.partition(": ")[2].partition(": ")[0] for line in complaints] == [f"line {n}" for n in wrong]
    assert b"\x00" not in ended.stderr
    assert b"\xe2\x80\xba" not in ended.stdout  # no prompt


def test_the_evening_in_the_readme(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    typed = readme.partition("< evening.txt`:\n\n")[2].partition("\n\n")[0].replace("    ", "") + "\n"
    ended = run(tmp_path, typed.encode(), *NAMES)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert entries(tmp_path, 1) == ["4SX S +1", "3NT E -1", "4S S ="]
    assert entries(tmp_path, 2) == ["2H W +1"]
    assert saved(tmp_path, 2).start.players == ("Ann", "Dot", "Bob", "Cid")


def test_both_outputs_are_in_order_where_they_go_to_the_same_place(tmp_path: Path) -> None:
    ended = subprocess.run(
        [*PROGRAM, "score", "--data", str(tmp_path)],
        input=b"4s s =\n8s n =\n3nt e -1\n",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    said = ended.stdout.decode().splitlines()
    wrong = next(place for place, line in enumerate(said) if line.startswith("bridge-tui: line 2: "))
    deals = [place for place, line in enumerate(said) if "Deal 2: dealer" in line or "Deal 3: dealer" in line]
    assert deals[0] < wrong < deals[1]


@pytest.mark.parametrize("closed", [0, 1, 2])
def test_a_stream_that_is_closed_is_no_error(tmp_path: Path, closed: int) -> None:
    ended = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {closed}>&-', "sh", *PROGRAM, "score", "--data", str(tmp_path)],
        input=b"4s s =\n",
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert entries(tmp_path) == ([] if closed == 0 else ["4S S ="])


def test_a_reader_that_goes_away_is_no_error_and_loses_nothing(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(
            [*PROGRAM, "score", "--data", str(tmp_path)],
            input=b"4s s =\n",
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_an_output_that_is_full_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [*PROGRAM, "score", "--data", str(tmp_path)],
            input=b"4s s =\n",
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (ended.returncode, ended.stderr.count(b"\n")) == (2, 1)
    assert ended.stderr.startswith(b"bridge-tui: this cannot be written: ")


def test_what_cannot_be_saved_ends_the_run_with_its_line(tmp_path: Path) -> None:
    keep(tmp_path, "4S S =")
    with subprocess.Popen(
        [*PROGRAM, "score", "--data", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdin
        assert program.stdout
        while b"Deal 2" not in program.stdout.readline():
            pass
        with closing(Store.open(tmp_path)) as store:
            Session.resume(store, 1).act(EnterResult(Entry.parse("P")))
        _out, err = program.communicate(b"3nt e -1\n2h w =\n", timeout=60)
    sentence = "Game 1 has gone on in another window. Open it again to continue."
    assert (program.returncode, err.decode()) == (2, f"bridge-tui: line 1: {sentence}\n")
    assert entries(tmp_path) == ["4S S =", "P"]


def test_a_killed_program_has_saved_what_it_has_answered(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "score", "--data", str(tmp_path), *NAMES], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write(b"4s s =\n1: 4s s +1; miscounted\n2h e =\n")
        program.stdin.flush()
        while b"Deal 3" not in program.stdout.readline():
            pass
        program.kill()
    run(tmp_path, b"3nt s =\n")
    assert entries(tmp_path) == ["4S S +1", "2H E =", "3NT S ="]
    assert saved(tmp_path).sheet.is_over


# At a terminal on which nothing can be placed.


def at_a_dumb_terminal(folder: Path, *words: str) -> Terminal:
    return Terminal([*PROGRAM, "score", "--data", str(folder), *words], env={"TERM": "dumb"})


def test_at_a_dumb_terminal_the_sheet_is_asked_for_and_kept(tmp_path: Path) -> None:
    with at_a_dumb_terminal(tmp_path) as terminal:
        for name in PLAYERS:
            terminal.wait_for("]:")
            terminal.send(name + ENTER)
        terminal.wait_for("What is played?")
        terminal.send(ENTER)
        terminal.wait_for("Who deals first?")
        terminal.send("w" + ENTER)
        terminal.wait_for("Deal 1 ›")
        terminal.send("4s s =" + ENTER)
        terminal.wait_for("Deal 2 ›")
        terminal.send("8s n" + ENTER)
        terminal.wait_for("Deal 2 ›")
        terminal.send("end" + ENTER)
        terminal.wait_for("End it here")
        terminal.send(ENTER)
        terminal.send("end" + ENTER + "yes" + ENTER)
        terminal.wait_for("over ›")
        terminal.send(CTRL_D)
        assert terminal.wait_for_end() == 0
    assert saved(tmp_path).start == StartMatch(PLAYERS, kept=True, dealer=Seat.WEST)
    assert saved(tmp_path).sheet.stopped


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_who_leaves_before_the_last_question_begins_nothing(tmp_path: Path, key: str, code: int) -> None:
    with at_a_dumb_terminal(tmp_path) as terminal:
        terminal.wait_for("North [North]:")
        terminal.send("Ann" + ENTER)
        terminal.wait_for("East [East]:")
        terminal.send(key)
        assert terminal.wait_for_end() == code
        assert "Traceback" not in terminal.text()
    with closing(Store.open(tmp_path)) as store:
        assert store.unfinished() == ()


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_whatever_ends_it_the_next_start_goes_on(tmp_path: Path, end: signal.Signals) -> None:
    with at_a_dumb_terminal(tmp_path, *NAMES, "--form", "rubber", "--dealer", "n") as terminal:
        terminal.wait_for("Deal 1 ›")
        terminal.send("4s s =" + ENTER)
        terminal.wait_for("Deal 2 ›")
        terminal.end_by(end)
    with at_a_dumb_terminal(tmp_path) as terminal:
        terminal.wait_for("Deal 2 ›")
        assert "Game 1, Rubber 1: Ann and Cid against Bob and Dot." in terminal.text()
        terminal.send(CTRL_C)
        assert terminal.wait_for_end() == 130
