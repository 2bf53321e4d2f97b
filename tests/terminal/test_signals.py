"""Signals that end the program: the terminal is given back, and no hand stays on it."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from tests.terminal.player import at_table, saved, started
from tests.terminal.screens import cards_in
from tests.terminal.test_killed import SHOWN_CURSOR, SWITCHED_ON, WRAPPING


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_that_ends_the_program_leaves_the_terminal_as_it_was(tmp_path: Path, end: signal.Signals) -> None:
    with at_table(tmp_path, started()) as players:
        players.lift()
        assert players.terminal.end_by(end) == 128 + end
        modes = dict(re.findall(rb"\x1b\[\?(\d+)([hl])", bytes(players.terminal.raw)))
        assert modes.keys() > SWITCHED_ON
        assert {mode for mode, state in modes.items() if state == b"h"} == {SHOWN_CURSOR, WRAPPING}
        after = bytes(players.terminal.raw).rpartition(b"\x1b[?1049l")[2]
        assert not cards_in(after.decode())
        assert saved(tmp_path) == players.actions
