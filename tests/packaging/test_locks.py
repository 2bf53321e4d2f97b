"""The lock files pin what pyproject.toml asks for, each version with its hashes and alike in all of them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
LOCKS = {"build": "requirements.lock", "test": "requirements-test.lock", "bench": "requirements-bench.lock"}
PYPROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())


def pinned(lock: str) -> dict[str, str]:
    """Version, and for which Python when it is not the same for all, by name."""
    return dict(re.findall(r"^([\w.-]+)==(.+?) \\$", (CHECKOUT / lock).read_text(), re.MULTILINE))


def asked(group: str) -> dict[str, str]:
    requirements = [*PYPROJECT["project"]["dependencies"], *PYPROJECT["dependency-groups"][group]]
    pairs = (requirement.split("==") for requirement in requirements if isinstance(requirement, str))
    return {name.replace("_", "-"): version for name, version in pairs}


@pytest.mark.parametrize("group", LOCKS)
def test_what_is_asked_for_is_pinned_at_that_version(group: str) -> None:
    locked = pinned(LOCKS[group])
    assert {name: locked.get(name) for name in asked(group)} == asked(group)


@pytest.mark.parametrize("group", ["test", "bench"])
def test_tests_and_benchmarks_run_with_the_versions_of_the_game(group: str) -> None:
    assert pinned(LOCKS["build"]).items() <= pinned(LOCKS[group]).items()


@pytest.mark.parametrize("lock", LOCKS.values())
def test_every_version_has_its_hashes_and_no_lock_names_an_index(lock: str) -> None:
    text = (CHECKOUT / lock).read_text()
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
