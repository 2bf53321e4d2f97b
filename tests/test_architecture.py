"""The arrows between the rooms: import contracts, and what a fresh process has loaded."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

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
