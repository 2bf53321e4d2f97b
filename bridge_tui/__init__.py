"""Bridge at one terminal: the laws, the score and the table.

The names below are the front door for whoever wants the engine without the screen.
"""

from bridge_tui.engine.actions import LookLastTrick, MakeCall, PlayCard
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Step, Table
from bridge_tui.engine.view import ALL, PUBLIC, View
from bridge_tui.match.actions import DealCards, NextDeal, StartMatch, StopRubber
from bridge_tui.match.match import Match
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Cards, Strain, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Side, Vulnerability
from bridge_tui.scoring.points import Scale

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "PUBLIC",
    "Call",
    "Card",
    "Cards",
    "Code",
    "Contract",
    "Deal",
    "DealCards",
    "LookLastTrick",
    "MakeCall",
    "Match",
    "NextDeal",
    "PlayCard",
    "Reason",
    "Refused",
    "Scale",
    "Seat",
    "Side",
    "StartMatch",
    "Step",
    "StopRubber",
    "Strain",
    "Suit",
    "Table",
    "View",
    "Vulnerability",
]
