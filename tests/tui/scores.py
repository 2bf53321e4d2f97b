"""Sheets of real tables for proofs of the screens: kept by lines as they are typed, and found again on the screen."""

from __future__ import annotations

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.session.session import Session
from bridge_tui.show.score_typed import read_score
from bridge_tui.tui.screens.score import ScoreScreen
from tests.tui.driver import Driver
from tests.tui.sessions import SEED, Rubber

KEPT = StartMatch(("Ann", "Bob", "Cid", "Dot"), kept=True, seed=SEED)
BOARDS = StartMatch(("Ann", "Bob", "Cid", "Dot"), form=Form.DUPLICATE, kept=True, seed=SEED)

WON = ("4sx s +1 honours n 100", "3nt e -2", "4h n =")
"""Three deals after which North and South have won the rubber."""


def kept(*lines: str, start: StartMatch = KEPT) -> Rubber:
    """The sheet after these lines."""
    rubber = Rubber(start)
    for line in lines:
        rubber.act(read_score(line))
    return rubber


def keeper(program: Driver) -> ScoreScreen:
    """The page on which the score is kept, also under others."""
    return next(screen for screen in program.app.screen_stack if isinstance(screen, ScoreScreen))


def session(program: Driver) -> Session:
    """What is saved of it."""
    return keeper(program).session


def match(program: Driver) -> Match:
    """The rubber that is kept."""
    return session(program).match


def entries(program: Driver) -> list[str]:
    """What stands for each deal; a stroke for what is struck out."""
    return ["-" if each.entry is None else str(each.entry) for each in match(program).entered]
