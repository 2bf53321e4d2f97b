"""The command `play`: the game opens at a terminal with a folder to save in, and otherwise says why it does not."""

from __future__ import annotations

import io
import stat
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bridge_tui.cli.main import main
from bridge_tui.records.store import FILE, Store

Opened = list[tuple[Path, int | None, Path]]

STREAMS = {"stdin": "standard input", "stdout": "standard output", "stderr": "standard error"}


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Sits down at a terminal. Instead of a game there is a list of what games were opened with.

    No fixture: pytest puts its own streams back between setting a test up and calling it.
    """
    games: Opened = []
    face = ModuleType("bridge_tui.tui.program")

    def run(store: Store, seed: int | None, settings_file: Path) -> int:
        games.append((store.path.parent, seed, settings_file))
        return 7

    face.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, face.__name__, face)
    for name in STREAMS:
        monkeypatch.setattr(sys, name, _Terminal())
    monkeypatch.setenv("TERM", "xterm-256color")
    return games


@pytest.mark.parametrize(
    "words",
    [
        ["--data", "DIR", "--seed", "-5"],
        ["play", "--data", "DIR", "--seed", "-5"],
        ["--data", "DIR", "play", "--seed", "-5"],
        ["--seed=-5", "play", "--data=DIR"],
        ["--seed", "1", "--data", "OTHER", "play", "--seed", "-5", "--data", "DIR"],
    ],
)
def test_options_stand_before_or_after_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    opened = at_a_terminal(monkeypatch)
    monkeypatch.chdir(tmp_path)

    assert main(words) == 7
    assert opened == [(Path("DIR"), -5, Path("DIR/settings.toml"))]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["DIR"]


@pytest.mark.parametrize("words", [[], ["play"]])
def test_games_and_settings_are_usually_kept_where_the_platform_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    opened = at_a_terminal(monkeypatch)
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / "data" / name)
    monkeypatch.setattr("platformdirs.user_config_path", lambda name, appauthor: tmp_path / "config" / name)

    assert main(words) == 7
    assert opened == [(tmp_path / "data" / "bridge-tui", None, tmp_path / "config" / "bridge-tui" / "settings.toml")]
    assert not (tmp_path / "config").exists()
    assert stat.S_IMODE(opened[0][0].stat().st_mode) == 0o700


@pytest.mark.parametrize("name", STREAMS)
@pytest.mark.parametrize("stream", [io.StringIO, lambda: None])
def test_without_a_terminal_there_is_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, stream: type[io.StringIO]
) -> None:
    opened = at_a_terminal(monkeypatch)
    monkeypatch.setattr(sys, name, stream())

    assert _refused(["--data", str(tmp_path / "new")], opened)
    assert not (tmp_path / "new").exists()
    if name != "stderr":
        assert _said() == f"bridge-tui: the game needs a terminal, and {STREAMS[name]} is not one.\n"


@pytest.mark.parametrize("term", ["", "dumb", None])
def test_a_terminal_must_be_able_to_place_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, term: str | None
) -> None:
    opened = at_a_terminal(monkeypatch)
    if term is None:
        monkeypatch.delenv("TERM")
    else:
        monkeypatch.setenv("TERM", term)

    assert _refused(["--data", str(tmp_path)], opened)
    assert _said() == f"bridge-tui: the game needs a terminal that can place text, and TERM is {term or ''!r}.\n"


def test_saved_games_need_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_a_terminal(monkeypatch)
    file = tmp_path / "file"
    file.write_text("kept")

    assert _refused(["--data", str(file)], opened)
    assert _refused(["--data", str(file / "below")], opened)
    assert _said() == (
        f"bridge-tui: Games cannot be saved in {file}: File exists.\n"
        f"bridge-tui: Games cannot be saved in {file / 'below'}: Not a directory.\n"
    )
    assert file.read_text() == "kept"


def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_a_terminal(monkeypatch)
    (tmp_path / FILE).write_text("kept")

    assert _refused(["--data", str(tmp_path)], opened)
    assert _said() == f"bridge-tui: This file holds no saved games and was left as it is: {tmp_path / FILE}\n"
    assert (tmp_path / FILE).read_text() == "kept"


def _refused(words: list[str], opened: Opened) -> bool:
    return main(words) == 2 and opened == []


def _said() -> str:
    assert isinstance(sys.stderr, _Terminal)
    return sys.stderr.getvalue()
