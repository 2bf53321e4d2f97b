"""A whole deal as four people play it: from what `make run` starts to the entry on the sheet."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import DealCards, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.seats import Side
from bridge_tui.session.shuffle import shuffled_deal
from tests.terminal.player import (
    ARROW,
    CTRL_Q,
    ENTER,
    NAMES,
    ONE_PERSON,
    Players,
    at_table,
    leave_tour,
    next_action,
    saved,
    started,
    table_of,
)
from tests.terminal.ptykit import Terminal
from tests.terminal.screens import cards_in, sheet_on

CHECKOUT = Path(__file__).parents[2]
SEED = 7


def make_run(options: str) -> Sequence[str]:
    """The command that `make run` ends in, its program being the one installed beside this Python."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    dry = ("make", "--no-print-directory", "--dry-run", "run", f"ARGS={options}")
    steps = subprocess.run(dry, cwd=CHECKOUT, env=env, check=True, capture_output=True, text=True).stdout
    exec_, program, *arguments = shlex.split(steps.splitlines()[-1])
    assert (exec_, program) == ("exec", ".venv/bin/bridge-tui")
    return (str(Path(sysconfig.get_path("scripts"), Path(program).name)), *arguments)


def dealt(start: StartMatch) -> list[DealCards | StartMatch]:
    """The first two actions of a game: all else follows from what is typed."""
    return [start, DealCards(shuffled_deal(start.seed, start.rubber, 1), start.first_dealer)]


def fill_in_names(terminal: Terminal) -> None:
    """New game, four names, Enter; then past the tour of the first game."""
    terminal.wait_for("New game")
    terminal.send(ENTER)
    terminal.wait_for("Honours")
    for name in NAMES:
        terminal.send(name)
        terminal.wait_for(name)
        terminal.send("\t")
    terminal.send(ENTER)
    leave_tour(terminal)


def test_a_whole_deal_is_played_and_entered_on_the_sheet(tmp_path: Path) -> None:
    with Terminal(make_run(f"--data {tmp_path} --seed {SEED}")) as terminal:
        fill_in_names(terminal)
        players = Players(terminal, dealt(started(seed=SEED)))
        players.see_table()
        while players.match.phase is Phase.PLAYING:
            players.act()
        assert saved(tmp_path) == players.actions
        assert sum(isinstance(action, PlayCard) for action in players.actions) == 52
        check_the_result(players)
        check_the_sheet(players)
        terminal.send(CTRL_Q)
        assert terminal.wait_for_end() == 0


def check_the_result(players: Players) -> None:
    """All four hands, and who made what."""
    screen = players.terminal.text()
    deal = table_of(players.match).setup.deal
    assert cards_in(screen) == {card for hand in deal.hands for card in hand}
    result = players.match.result
    assert result is not None
    assert re.search(rf"\b{result.tricks} tricks", screen)


def check_the_sheet(players: Players) -> None:
    """Each figure on the page of the sheet is the engine's, and on the right side of the line."""
    players.terminal.send("g")
    players.terminal.wait_for("total so far")
    sheet = Match.fold(players.actions).sheet
    assert sheet.lines
    for side in Side:
        for below in (False, True):
            figures = [entry.points for entry in sheet.lines if (entry.side, entry.below) == (side, below)]
            assert sorted(sheet_on(players.terminal.text())[side, below]) == sorted(figures)
    totals = re.findall(r"(\d+) +total so far", players.terminal.text())
    assert totals == [str(sheet.total(side)) for side in Side]


def test_calls_and_cards_are_picked_with_the_arrows_alone(tmp_path: Path) -> None:
    with at_table(tmp_path, started(ONE_PERSON, hidden=False)) as players:
        for call in ("1C", "P", "P", "P"):
            pick(players, MakeCall(players.actor, Call.parse(call)))
        for _ in range(8):
            pick(players, next_action(players.match))
        assert saved(tmp_path) == players.actions


def pick(players: Players, action: MakeCall | PlayCard) -> None:
    """Press an arrow until Enter would do this, and Enter."""
    terminal = players.terminal
    pointed = ""
    while pointed != written(action):
        terminal.send(ARROW["right"])
        terminal.wait_until(lambda: choice_on(terminal.text()) != pointed, f"a choice after {pointed!r}")  # noqa: B023
        pointed = choice_on(terminal.text())
    players.record(action)
    terminal.send(ENTER)
    players.see()


def choice_on(screen: str) -> str:
    """What Enter would play or call."""
    found = re.search(r"Enter (?:plays|calls) (\S+)", screen)
    return found[1] if found else ""


def written(action: MakeCall | PlayCard) -> str:
    """A card or a call as the screen writes it: ``♥10``, ``1♣``."""
    if isinstance(action, MakeCall):
        return "pass" if action.call == PASS else str(action.call).replace("C", "♣")
    return "♣♦♥♠"[action.card.suit] + str(action.card)[1].replace("T", "10")
