"""A match as one reader may see it, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_tui.engine.view import View
from bridge_tui.match.actions import StartMatch
from bridge_tui.match.events import MatchEvent
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.keeping import Entered
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.take_backs import TakeBack
from bridge_tui.model.seats import Seat


class Phase(Enum):
    """Where a match stands."""

    TO_DEAL = "to_deal"
    """The next dealer has to deal."""
    PLAYING = "playing"
    KEEPING = "keeping"
    """Real cards are played elsewhere, and results are entered."""
    DEAL_OVER = "deal_over"
    """The last deal is scored and still lies on the table."""
    RUBBER_OVER = "rubber_over"
    """Nothing more can be done; the last deal may still lie on the table."""


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match as one reader may see it."""

    start: StartMatch
    sheet: AnySheet
    phase: Phase
    dealer: Seat
    """Of the deal on the table, or of the next one when there is none."""
    number: int
    """Of that deal on its sheet, from 1."""
    result: DealResult | None
    """Of the deal on the table, once it is over."""
    table: View | None
    take_back: TakeBack | None
    """A request to take something back that waits for answers."""
    record: tuple[MatchEvent, ...]
    """What has happened in the deal on the table, in order, with what was taken back again; all of it on the sheet of a
    real table."""
    actors: tuple[Seat, ...]
    """Who may act now: those who have something to decide, else the player of the hand in turn."""
    entered: tuple[Entered, ...]
    """What stands for each deal of a real table, in order."""
