"""The program on a terminal: from the first screen to the line that is left behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bridge_tui.records.store import Store, going_on
from bridge_tui.records.store_problems import StoreError
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.texts import _
from bridge_tui.tui.app import BridgeApp
from bridge_tui.tui.terminal import HUNG_UP, deck_of_terminal, forget_terminal


def run(store: Store, seed: int | None, settings_file: Path, first: Callable[[BridgeApp], None] | None = None) -> int:
    """Open the game on this terminal, with its games in this store and its settings in this file; the exit code.

    What `first` does with the application is done as soon as home is painted.
    """
    app = BridgeApp(store, seed, deck_of_terminal(), settings_file)
    app.first = first
    code = app.run() or app.return_code or 0
    if code == HUNG_UP:
        forget_terminal()
    if not code:
        print(goodbye(store), end="")
    return code


def goodbye(store: Store) -> str:
    """The line that is left on the terminal: whether there is a game to go on with, and whether it is really there."""
    try:
        last = going_on(store.unfinished(limit=1), store.finished())
    except StoreError as error:
        return store_problem(error) + "\n"
    return _("The game is saved; the next start goes on with it.") + "\n" if last else ""
