"""What all proofs share."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.register_profile("soak", max_examples=5_000, deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

SNAPSHOTS = Path(__file__).parent / "snapshots"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="write tests/snapshots anew; then read the diff")


@pytest.fixture
def snapshot(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the file of this name in tests/snapshots."""
    update = bool(request.config.getoption("--update-snapshots"))

    def check(name: str, text: str) -> None:
        file = SNAPSHOTS / f"{name}.txt"
        if update:
            file.write_text(f"{text}\n", encoding="utf-8")
        assert file.is_file(), f"there is no snapshot {name}: run with --update-snapshots and read it"
        assert text == file.read_text(encoding="utf-8").removesuffix("\n")

    return check
