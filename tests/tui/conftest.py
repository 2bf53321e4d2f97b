"""The program as the proofs of this room open it: an own folder, a plain environment, a table with a game on it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from bridge_tui.records.store import Store
from bridge_tui.show.deck import SIGNS, Deck
from bridge_tui.tui import page
from bridge_tui.tui.app import BridgeApp
from tests.tui.driver import SMALL, Driver, driven
from tests.tui.sessions import SEED, Rubber


class Opener(Protocol):
    """Opens the program; with a rubber, at its table."""

    def __call__(
        self,
        rubber: Rubber | None = None,
        size: tuple[int, int] = SMALL,
        deck: Deck = SIGNS,
        on: Store | None = None,
    ) -> Driver:
        """The running program, on the test's store or another one."""


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting of whoever runs the tests changes what the program draws."""
    for name in tuple(os.environ):
        if name in {"NO_COLOR", "COLORTERM"} or name.startswith("TEXTUAL_"):
            monkeypatch.delenv(name)


@pytest.fixture(autouse=True)
def fingers_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys that follow each other at once are struck one by one; what is held down has proofs of its own."""
    monkeypatch.setattr(page, "HELD", 0.0)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program writes where it was started does not lie about in the project."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty file of saved games."""
    store = Store.open(tmp_path)
    yield store
    store.close()


@pytest.fixture
def other_store(tmp_path: Path) -> Iterator[Store]:
    """Where the second program keeps its games."""
    store = Store.open(tmp_path / "other")
    yield store
    store.close()


@pytest.fixture
def opened(store: Store) -> Iterator[Opener]:
    """Opens the program on the store; it is closed when the test ends."""
    with ExitStack() as closing:

        def open_program(
            rubber: Rubber | None = None,
            size: tuple[int, int] = SMALL,
            deck: Deck = SIGNS,
            on: Store | None = None,
        ) -> Driver:
            games = on or store
            program = closing.enter_context(driven(BridgeApp(games, SEED, deck), size))
            if rubber is not None:
                session = rubber.session(games)
                program.call(lambda: program.app.open_session(session))
            return program

        yield open_program
