"""Bridge at one terminal: the laws, the score and the table.

The names below are the front door for whoever wants the engine without the screen. Each is loaded when it is first
asked for, so that a program that needs little of the house, such as one that paints its first screen, loads little.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_tui.engine.actions import (
        AnswerClaim,
        CancelConcession,
        Choose,
        Claim,
        LookLastTrick,
        MakeCall,
        PlayCard,
    )
    from bridge_tui.engine.laws.codes import Code
    from bridge_tui.engine.refusals import Reason, Refused
    from bridge_tui.engine.table import Step, Table
    from bridge_tui.engine.view import ALL, PUBLIC, View
    from bridge_tui.match.actions import (
        AnswerTakeBack,
        AskTakeBack,
        DealCards,
        Form,
        NextDeal,
        StartMatch,
        StopRubber,
    )
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
    "AnswerClaim",
    "AnswerTakeBack",
    "AskTakeBack",
    "Call",
    "CancelConcession",
    "Card",
    "Cards",
    "Choose",
    "Claim",
    "Code",
    "Contract",
    "Deal",
    "DealCards",
    "Form",
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

_ROOMS = {
    "engine.actions": (
        *("AnswerClaim", "CancelConcession", "Choose", "Claim"),
        *("LookLastTrick", "MakeCall", "PlayCard"),
    ),
    "engine.laws.codes": ("Code",),
    "engine.refusals": ("Reason", "Refused"),
    "engine.table": ("Step", "Table"),
    "engine.view": ("ALL", "PUBLIC", "View"),
    "match.actions": ("AnswerTakeBack", "AskTakeBack", "DealCards", "Form", "NextDeal", "StartMatch", "StopRubber"),
    "match.match": ("Match",),
    "model.calls": ("Call",),
    "model.cards": ("Card", "Cards", "Strain", "Suit"),
    "model.contracts": ("Contract",),
    "model.deals": ("Deal",),
    "model.seats": ("Seat", "Side", "Vulnerability"),
    "scoring.points": ("Scale",),
}
"""In which room each name lives."""

_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> object:
    room = _ROOM_OF.get(name)
    if room is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{room}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
