"""The command `score`: how a sheet is begun, which one goes on, and where."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from bridge_tui.cli.main import main
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import FILE, Store
from bridge_tui.scoring.points import Scale
from bridge_tui.session.session import Session
from tests.cli.kept_sheets import KEPT, NAMES, PLAYERS, entries, keep, run, saved
from tests.records.stores import change
from tests.session.evening import START as PLAYED_HERE

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
