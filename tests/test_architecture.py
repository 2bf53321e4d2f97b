"""The arrows between the rooms: import contracts, and what a fresh process has loaded."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import bridge_tui

PROJECT = Path(__file__).parents[1]
RUN_CONTRACTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def python(code: str) -> subprocess.CompletedProcess[str]:
    """A fresh process in the project's folder."""
    return subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)


def test_the_import_contracts_hold() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = [contract["name"] for contract in project["tool"]["importlinter"]["contracts"]]
    run = python(RUN_CONTRACTS)
    assert run.returncode == 0, run.stdout
    assert [name for name in contracts if f"{name} KEPT" not in " ".join(run.stdout.split())] == []


@pytest.mark.parametrize(
    "front_door",
    ["import bridge_tui", "import bridge_tui.match.match", "from bridge_tui import Call, Deal, Seat, Table"],
)
def test_the_game_loads_the_standard_library_only_and_neither_file_nor_screen(front_door: str) -> None:
    run = python(f"import sys\nbefore = set(sys.modules)\n{front_door}\nprint(*set(sys.modules) - before)")
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert loaded - sys.stdlib_module_names == {"bridge_tui"}, run.stderr
    assert "sqlite3" not in loaded


def test_every_name_of_the_front_door_is_behind_it() -> None:
    assert bridge_tui.__all__ == sorted(bridge_tui.__all__, key=lambda name: (not name.isupper(), name))
    assert set(bridge_tui.__all__) <= set(dir(bridge_tui))
    for name in bridge_tui.__all__:
        assert getattr(bridge_tui, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'Declarer'"):
        bridge_tui.Declarer  # noqa: B018


def test_home_is_painted_without_a_table() -> None:
    loaded = python("import sys, bridge_tui.tui.program\nprint(*sys.modules)").stdout.split()
    assert "bridge_tui.tui.screens.home" in loaded
    late = ("engine.table", "engine.view", "match.match", "session.session", "show.table", "settings.file")
    assert [room for room in late if f"bridge_tui.{room}" in loaded] == []
