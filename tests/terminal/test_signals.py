"""Signals that end the program: the terminal is given back, and no hand stays on it."""

from __future__ import annotations

import re
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.terminal.player import at_table, saved, started
from tests.terminal.ptykit import Terminal
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


def test_a_window_that_is_closed_ends_the_program(tmp_path: Path) -> None:
    with at_table(tmp_path, started()) as players:
        players.lift()
        players.terminal.signal(signal.SIGCONT)  # the system sends it too, before or after SIGHUP
        assert players.terminal.hang_up() == 128 + signal.SIGHUP
        assert saved(tmp_path) == players.actions


def test_a_window_that_is_closed_ends_the_program_also_where_no_signal_says_so(tmp_path: Path) -> None:
    deaf = ["/bin/sh", "-c", 'trap \'\' HUP; "$0" "$@"; echo $? >"$ENDED"']
    ended = tmp_path / "ended"

    def under_a_shell(command: Sequence[str]) -> Terminal:
        return Terminal([*deaf, *command], env={"ENDED": str(ended)})

    with at_table(tmp_path, started(), window=under_a_shell) as players:
        players.lift()
        players.terminal.hang_up()
        assert ended.read_text() == f"{128 + signal.SIGHUP}\n"
        assert saved(tmp_path) == players.actions


def test_a_program_that_is_told_to_go_on_but_was_not_stopped_reads_every_key_once(tmp_path: Path) -> None:
    with at_table(tmp_path, started()) as players:
        players.terminal.signal(signal.SIGCONT)
        players.play(2)
        assert players.terminal.end_by(signal.SIGTERM) == 128 + signal.SIGTERM
        assert saved(tmp_path) == players.actions
