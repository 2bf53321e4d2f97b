"""The program as it is opened from the command line: on home, or on another page over it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from bridge_tui.records.store import Store
from bridge_tui.tui import program
from bridge_tui.tui.app import BridgeApp
from tests.tui.driver import driven


def test_what_is_opened_first_lies_over_home(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        app = BridgeApp(store)
        app.first = BridgeApp.show_settings
        with driven(app) as driver:
            driver.until(lambda: driver.screen_name == "SettingsScreen")
            driver.press("escape")
            driver.until(lambda: driver.screen_name == "HomeScreen")


def test_the_application_is_told_what_to_open_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(BridgeApp, "run", lambda app: opened.append(app.first))
    with closing(Store.open(tmp_path)) as store:
        for first in (None, BridgeApp.show_settings):
            assert program.run(store, None, tmp_path / "settings.toml", first) == 0
    assert opened == [None, BridgeApp.show_settings]
