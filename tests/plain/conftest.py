"""Where the conversations of this room save."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.records.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()
