"""The pages that belong to a kept score and are left again: the log of what was entered, the evening's account."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.match.match import Match
from bridge_tui.match.view import MatchView
from bridge_tui.show.places import Place
from bridge_tui.show.score_log import log_lines
from bridge_tui.show.settlement import settlement_lines
from bridge_tui.show.spans import EMPTY, Lines, Span, line
from bridge_tui.show.texts import _
from bridge_tui.show.wrapping import sentence_rows
from bridge_tui.tui.page import LongPage, bindings


class ScoreLogScreen(LongPage):
    """What was entered, and what was put right, the newest at the end."""

    PLACE = Place.SCORE_LOG
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SCORE_LOG)

    def __init__(self, match: MatchView) -> None:
        super().__init__()
        self.match = match
        self.top = len(match.record)  # the newest is what one looks for

    def lines(self, columns: int, rows: int) -> Lines:
        """The log, a sentence in as many rows as it takes."""
        told = (sentence_rows(sentence, columns - 4) for sentence in log_lines(self.match, self.deck))
        rows_told = (line("   " if later else " ", row) for rows in told for later, row in enumerate(rows))
        return (line(" ", Span(_("What was entered"), "title")), EMPTY, *rows_told)


class AccountScreen(LongPage):
    """What each player has won or lost in an evening."""

    PLACE = Place.ACCOUNT
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.ACCOUNT)

    def __init__(self, rubbers: tuple[Match, ...]) -> None:
        super().__init__()
        self.rubbers = rubbers

    def lines(self, columns: int, rows: int) -> Lines:
        """The rubbers, the players, and how it is counted."""
        told = (line(" ", row) for row in settlement_lines(self.rubbers, self.deck))
        return (line(" ", Span(_("The evening"), "title")), EMPTY, *told)
