"""`make run` on a machine that lacks something says what, in one sentence, and leaves nothing half made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A new folder with what `make run` reads before it looks for a Python."""
    for name in ("Makefile", "pyproject.toml", "requirements.lock"):
        shutil.copy(CHECKOUT / name, tmp_path)
    return tmp_path


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(["make", *words], cwd=folder, env=env, check=False, capture_output=True, text=True)


def python_without(folder: Path, words: str) -> str:
    """A Python in which a program that has these words in it fails."""
    script = folder / "python"
    script.write_text(f'#!/bin/sh\ncase "$2" in *"{words}"*) exit 1 ;; esac\nexec {sys.executable} "$@"\n')
    script.chmod(0o755)
    return str(script)


def test_no_python_at_all_is_told(folder: Path) -> None:
    told = make(folder, "run", "PYTHON=no-such-python")
    assert told.returncode != 0
    assert told.stderr.startswith("Python 3.11 or newer is needed (tried: no-such-python).")
    assert not (folder / ".venv").exists()


def test_a_python_that_is_too_old_is_told(folder: Path) -> None:
    old = python_without(folder, "version_info < (3, 11)")
    assert make(folder, "run", f"PYTHON={old}").stderr.startswith("Python 3.11 or newer is needed")
    assert not (folder / ".venv").exists()


def test_a_python_that_cannot_make_environments_is_told(folder: Path) -> None:
    bare = python_without(folder, "import ensurepip")
    told = make(folder, "run", f"PYTHON={bare}").stderr
    assert told.startswith(f"{bare} cannot make a virtual environment: install its venv module")
    assert "Traceback" not in told


def test_help_names_every_target(folder: Path) -> None:
    told = make(folder, "help").stdout
    targets = ["help", "run", "test", "lint", "format", "bench", "soak", "mutants", "lock", "clean"]
    assert [line.split()[1] for line in told.splitlines()] == targets
