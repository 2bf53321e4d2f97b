"""The command line as a whole: what is wrong with it, what it loads, and how it ends."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui import __version__
from bridge_tui.cli.main import main
from tests.records.scenario_samples import DATA, played, write

PROGRAM = [sys.executable, "-m", "bridge_tui"]
HEAVY = {"textual", "pydantic"}


@pytest.mark.parametrize(
    ("words", "sentence", "where"),
    [
        (["--frobnicate"], "unrecognized arguments: --frobnicate", "bridge-tui"),
        (["--see=5"], "unrecognized arguments: --see=5", "bridge-tui"),
        (["--seed", "abc"], "--seed takes a whole number, not 'abc'", "bridge-tui"),
        (["play", "--seed", "1.5"], "--seed takes a whole number, not '1.5'", "bridge-tui play"),
        (["--seed", ""], "--seed takes a whole number, not ''", "bridge-tui"),
        (["--seed"], "argument --seed: expected one argument", "bridge-tui"),
        (["rulings"], "the following arguments are required: FILE", "bridge-tui rulings"),
        (["sheet", "x"], "GAME takes a whole number, not 'x'", "bridge-tui sheet"),
        (["sheet", "--csv", "--list"], "argument --list: not allowed with argument --csv", "bridge-tui sheet"),
        (["deal"], "argument COMMAND: invalid choice: 'deal'", "bridge-tui"),
        (["rulings", "--code", "1963", "f"], "argument --code: invalid choice: '1963'", "bridge-tui rulings"),
    ],
)
def test_a_bad_command_line_is_one_sentence_and_a_hint(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str, where: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)

    out, err = capsys.readouterr()
    said, hint = err.splitlines()
    assert (ended.value.code, out) == (2, "")
    assert said.startswith(f"bridge-tui: {sentence}")
    assert hint == f"see {where} --help"


def test_a_seed_of_thousands_of_digits_is_not_repeated_whole(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seed", "9" * 5000])

    assert len(capsys.readouterr().err) < 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--help"], ["Without a command the game opens", "--data DIR", "--seed N", "rulings", "sheet"]),
        (["play", "--help"], ["--data DIR", "--seed N"]),
        (["rulings", "--help"], ["--code CODE", "duplicate2017", "--json", "FILE"]),
        (["sheet", "--help"], ["GAME", "--csv", "--list", "--data DIR"]),
    ],
)
def test_help_names_what_there_is(capsys: pytest.CaptureFixture[str], words: list[str], said: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)

    text = " ".join(capsys.readouterr().out.split())
    assert ended.value.code == 0
    assert [words for words in said if words not in text] == []


@pytest.mark.parametrize(
    ("words", "may_load"),
    [
        (["--version"], set[str]()),
        (["--help"], set[str]()),
        (["--seed", "x"], set[str]()),
        (["play"], set[str]()),
        (["sheet", "--data", "nowhere"], set[str]()),
        (["rulings", str(DATA / "seeds.json")], {"pydantic"}),
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(words: list[str], may_load: set[str]) -> None:
    ended = _run(*words, flags=["-X", "importtime"])
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in ended.stderr.splitlines() if "|" in line}

    assert "bridge_tui" in loaded
    assert loaded & HEAVY <= may_load


def test_version() -> None:
    ended = _run("--version")

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"bridge-tui {__version__}\n", "")


def test_a_terminal_without_the_letters_gets_their_numbers(tmp_path: Path) -> None:
    path = write(tmp_path, played(id="Взятка ♠"))
    ended = _run("rulings", str(path), PYTHONIOENCODING="ascii", LC_ALL="C")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[0] == ascii("Взятка ♠").strip("'") + " classic: ok"


@pytest.mark.parametrize("words", [["rulings", str(DATA / "seeds.json")], ["--help"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(
            [*PROGRAM, *words], stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)

    assert (ended.returncode, ended.stderr) == (141, b"")


def no_file_may_grow() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["rulings", str(DATA / "seeds.json")], ["--help"], ["--version"]])
def test_an_output_that_is_full_is_one_sentence(tmp_path: Path, words: list[str], unbuffered: str) -> None:
    with (tmp_path / "full").open("w") as full:
        ended = subprocess.run(
            [*PROGRAM, *words],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            preexec_fn=no_file_may_grow,
        )

    said = f"bridge-tui: this cannot be written: {os.strerror(errno.EFBIG)}.\n"
    assert (ended.returncode, ended.stderr) == (2, said)


@pytest.fixture
def hearing() -> Iterator[None]:
    """What is started here hears Ctrl+C, also where a shell has made these proofs deaf to it, as in its background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hearing")
def test_ctrl_c_ends_quietly() -> None:
    words = ["rulings", "--json", *[str(DATA / "seeds.json")] * 100]
    with subprocess.Popen([*PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        # It has begun, and cannot end: the pipe does not hold all that it has to say.
        process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)

    assert (process.returncode, err) == (130, b"")


def _run(*words: str, flags: list[str] | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *(flags or []), *PROGRAM[1:], *words]
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
