"""Sheets of real tables for proofs, kept by lines as they are typed."""

from __future__ import annotations

from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.match.view import MatchView
from bridge_tui.show.score_typed import read_score

PLAYERS = ("Ann", "Bob", "Cid", "Dot")
RUBBER = StartMatch(PLAYERS, kept=True)
CHICAGO = StartMatch(PLAYERS, form=Form.CHICAGO, kept=True)
BOARDS = StartMatch(PLAYERS, form=Form.DUPLICATE, kept=True)


def kept(*lines: str, start: StartMatch = RUBBER) -> Match:
    """The match after these lines were typed."""
    match = Match.begin(start)
    for line in lines:
        match = match.apply(read_score(line)).match
    return match


def seen(*lines: str, start: StartMatch = RUBBER) -> MatchView:
    """The same, as everybody sees it."""
    return kept(*lines, start=start).view(PUBLIC)
