"""Saying something to the director, and what has then been saved."""

from __future__ import annotations

from bridge_tui.records.store import Store
from tests.tui.driver import Driver


def choose(program: Driver, words: str) -> None:
    """Move to the line with these words, and say it."""
    program.see("Director!")
    for _line in range(12):
        if any("►" in row and words in row for row in program.rows):
            break
        program.press("down")
    assert any("►" in row and words in row for row in program.rows), program.text
    program.press("enter")


def last_action(program: Driver, store: Store) -> object:
    """What has been done last, as it is saved."""
    return list(store.actions(program.table.session.game))[-1]
