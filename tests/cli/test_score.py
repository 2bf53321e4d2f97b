"""The command `score`: a real table's sheet from a pipe, at a dumb terminal, or on the full screen."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from bridge_tui.cli.main import main
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import EnterResult, Form, StartMatch
from bridge_tui.match.entries import Entry
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import FILE, Store
from bridge_tui.scoring.points import Scale
from bridge_tui.session.session import Session, saved_match
from tests.records.stores import change
from tests.session.evening import START as PLAYED_HERE
from tests.terminal.ptykit import Terminal

PROGRAM = [sys.executable, "-m", "bridge_tui"]
PLAYERS = ("Ann", "Bob", "Cid", "Dot")
KEPT = StartMatch(PLAYERS, kept=True)
NAMES = ("--players", ",".join(PLAYERS))
ENTER, CTRL_C, CTRL_D = "\r", "\x03", "\x04"


def run(folder: Path, typed: bytes, *words: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, with these bytes in its pipe."""
    return subprocess.run(
        [*PROGRAM, "score", "--data", str(folder), *words],
        input=typed,
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def saved(folder: Path, game: int = 1) -> Match:
    """A game as it was saved."""
    with closing(Store.open(folder)) as store:
        return saved_match(store, game)


def entries(folder: Path, game: int = 1) -> list[str]:
    """What stands for each deal of a game."""
    return [str(stands.entry) for stands in saved(folder, game).entered]


def keep(folder: Path, *results: str, start: StartMatch = KEPT) -> None:
    """Saves a sheet with these results."""
    with closing(Store.open(folder)) as store:
        session = Session.begin(store, start)
        for text in results:
            session.act(EnterResult(Entry.parse(text)))


# How a sheet is begun.


@pytest.mark.parametrize(
    ("words", "start"),
    [
        ((), StartMatch(("North", "East", "South", "West"), kept=True)),
        (NAMES, KEPT),
        (("--players", " Ann , , Zoë  Li,\x1b[2J"), StartMatch(("Ann", "East", "Zoë Li", "[2J"), kept=True)),
        (
            (*NAMES, "--form", "chicago", "--scale", "old", "--no-honours", "--code", "rubber1993", "--dealer", "W"),
            StartMatch(
                PLAYERS,
                form=Form.CHICAGO,
                scale=Scale.OLD,
                honours=False,
                code=Code.RUBBER_1993,
                kept=True,
                dealer=Seat.WEST,
            ),
        ),
        (("--stake", "0.50", *NAMES), StartMatch(PLAYERS, kept=True, stake=50)),
        (("--stake", "2", *NAMES), StartMatch(PLAYERS, kept=True, stake=200)),
        (("--stake", "1,5", *NAMES), StartMatch(PLAYERS, kept=True, stake=150)),
        (("--stake", "9999.99", *NAMES), StartMatch(PLAYERS, kept=True, stake=999_999)),
        (("--stake", "0", *NAMES), KEPT),
        (("--form", "DUPLICATE", *NAMES), StartMatch(PLAYERS, form=Form.DUPLICATE, kept=True)),
    ],
)
def test_options_begin_a_sheet(tmp_path: Path, words: tuple[str, ...], start: StartMatch) -> None:
    ended = run(tmp_path, b"", *words)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert saved(tmp_path).start == start


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "Ann,Bob"], "four names between commas are expected, for North, East, South and West, not 2"),
        (["--form", "whist"], "one of rubber, chicago, duplicate is expected, not 'whist'"),
        (["--scale", "1993"], "one of new, old is expected, not '1993'"),
        (["--code", "1963"], "one of classic, rubber1993, rubber2014, duplicate2017 is expected, not '1963'"),
        (["--dealer", "north"], "n, e, s or w is expected, not 'north'"),
        (["--dealer", ""], "n, e, s or w is expected, not ''"),
        (["--stake", "-1"], "an amount such as 0.50 is expected, up to 9999.99, not '-1'"),
        (["--stake", "0.505"], "an amount such as 0.50 is expected, up to 9999.99, not '0.505'"),
        (["--stake", "nan"], "an amount such as 0.50 is expected, up to 9999.99, not 'nan'"),
        (["--stake", "٣"], "an amount such as 0.50 is expected, up to 9999.99, not '٣'"),
        (["--stake", "9" * 5000], f"an amount such as 0.50 is expected, up to 9999.99, not '{'9' * 40}'"),
        (["three"], "GAME takes a whole number, not 'three'"),
    ],
)
def test_an_option_that_makes_no_sense_is_one_sentence_and_a_hint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["score", "--data", str(tmp_path / "new"), *words])
    out, err = capsys.readouterr()
    said, hint = err.splitlines()
    assert (ended.value.code, out, hint) == (2, "", "see bridge-tui score --help")
    assert said.startswith("bridge-tui: ")
    assert said.endswith(sentence)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["1", "--stake", "1"],
            "the sheet of a saved game has been begun already: no option of a new one goes with its number.",
        ),
        (["--form", "duplicate", "--dealer", "n"], "at duplicate the number of the board says who deals."),
        (["2"], "There is no saved game 2."),
        (["0"], "There is no saved game 0."),
        (["9" * 30], f"There is no saved game {'9' * 30}."),
        (["1"], "game 1 is played here and scores by itself; sheet prints it."),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    with closing(Store.open(tmp_path)) as store:
        Session.begin(store, PLAYED_HERE)
        before = store.actions(1)
        assert main(["score", "--data", str(tmp_path), *words]) == 2
        assert store.actions(1) == before
        assert len(store.unfinished()) == 1
    assert capsys.readouterr() == ("", f"bridge-tui: {sentence}\n")


def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text("kept")
    assert main(["score", "--data", str(tmp_path)]) == 2
    sentence = f"bridge-tui: This file holds no saved games and was left as it is: {tmp_path / FILE}\n"
    assert capsys.readouterr() == ("", sentence)
    assert (tmp_path / FILE).read_text() == "kept"


def test_a_damaged_sheet_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path, "4S S =")
    change(tmp_path, "UPDATE actions SET action = '{' WHERE n = 2")
    assert main(["score", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr() == ("", "bridge-tui: Saved game 1 cannot be read from its action 2 on.\n")


def test_help_names_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["score", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    options = ("GAME", "--plain", "--data DIR", "--no-honours", "classic, rubber1993", "rubber, chicago, duplicate")
    assert ended.value.code == 0
    assert [words for words in options if words not in said] == []


def test_line_by_line_no_screen_is_loaded(tmp_path: Path) -> None:
    code = "import sys; from bridge_tui.cli.main import main; main(sys.argv[1:]); print(*sys.modules)"
    words = ["score", "--data", str(tmp_path), "--form", "rubber"]
    ended = subprocess.run([sys.executable, "-c", code, *words], input=b"4s s =\n", capture_output=True, check=True)
    loaded = set(ended.stdout.decode().split())
    assert "bridge_tui.plain.score" in loaded
    assert not {"textual", "bridge_tui.tui.app"} & loaded


# Which sheet goes on.


def test_the_sheet_that_was_begun_last_goes_on(tmp_path: Path) -> None:
    keep(tmp_path, "4S S =")
    with closing(Store.open(tmp_path)) as store:
        Session.begin(store, PLAYED_HERE)
    ended = run(tmp_path, b"3nt e -1\n")
    assert ended.stdout.startswith(b"Game 1, Rubber 1: Ann and Cid against Bob and Dot.\n")
    assert entries(tmp_path) == ["4S S =", "3NT E -1"]


def test_an_older_sheet_goes_on_by_its_number_only(tmp_path: Path) -> None:
    keep(tmp_path, "2S S =")
    keep(tmp_path, "4S S =", "4S S =")
    ended = run(tmp_path, b"", *())
    assert ended.stdout.startswith(b"Game 3, Rubber 1: North and South against East and West.\n")
    run(tmp_path, b"3nt e -1\n", "1")
    assert entries(tmp_path, 1) == ["2S S =", "3NT E -1"]


def test_a_sheet_that_is_over_can_be_put_right_and_goes_on_with_the_evening(tmp_path: Path) -> None:
    keep(tmp_path, "4S S =", "4S S =")
    ended = run(tmp_path, b"2: 4s s -1\n2: 4s s +1\nnext e\n2h w =\n", "1")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert entries(tmp_path, 1) == ["4S S =", "4S S +1"]
    second = saved(tmp_path, 2)
    assert (second.start.rubber, second.start.evening, second.start.dealer) == (2, 1, Seat.EAST)
    assert entries(tmp_path, 2) == ["2H W ="]


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


# At a terminal with a full screen.


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class _Face:
    """In the place of the full screen: what it was opened with, and what it would show first."""

    def __init__(self) -> None:
        self.opened: list[tuple[int | None, Path, int | None]] = []

    def run(self, _store: Store, seed: int | None, settings_file: Path, first: Callable[[_Face], None]) -> int:
        self._first: list[int | None] = []
        first(self)
        (shown,) = self._first
        self.opened.append((seed, settings_file, shown))
        return 7

    def new_score(self) -> None:
        self._first.append(None)

    def go_on(self, number: int) -> None:
        self._first.append(number)


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> _Face:
    """Sits down at a terminal."""
    face, module = _Face(), ModuleType("bridge_tui.tui.program")
    module.run = face.run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, _Terminal())
    monkeypatch.setenv("TERM", "xterm-256color")
    return face


@pytest.mark.parametrize(("words", "game"), [((), 2), (("1",), 1), (("--stake", "0.50"), 3), (NAMES, 3)])
def test_where_there_is_a_full_screen_the_sheet_opens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], game: int
) -> None:
    keep(tmp_path)
    keep(tmp_path, "4S S =")
    face = at_a_terminal(monkeypatch)
    assert main(["--seed", "5", "score", "--data", str(tmp_path), *words]) == 7
    assert face.opened == [(5, tmp_path / "settings.toml", game)]


def test_with_nothing_to_go_on_with_the_full_screen_asks_how_to_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path, "4S S =", "4S S =")
    face = at_a_terminal(monkeypatch)
    assert main(["score", "--data", str(tmp_path)]) == 7
    assert face.opened == [(None, tmp_path / "settings.toml", None)]
    with closing(Store.open(tmp_path)) as store:
        assert store.unfinished() == ()


def test_line_by_line_is_to_be_had_there_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(tmp_path, "4S S =")
    face = at_a_terminal(monkeypatch)
    assert main(["score", "--data", str(tmp_path), "--plain", "1"]) == 0
    assert face.opened == []
    assert isinstance(sys.stdout, _Terminal)
    assert sys.stdout.getvalue().splitlines()[-1].startswith("Deal 2 ")
