"""Bridge at one terminal: the laws, the score and the table.

The names below are the front door for whoever wants the engine without the screen. Each is loaded when it is first
asked for, so that a program that needs little of the house, such as one that paints its first screen, loads little.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_tui.engine.actions import (
        AnswerClaim,
        Ask,
        CancelConcession,
        ChangeCard,
        Choose,
        Claim,
        ClaimRevoke,
        DeclineChange,
        Expose,
        LookLastTrick,
        MakeCall,
        OwnUp,
        PlayCard,
        Remark,
        SpreadHand,
    )
    from bridge_tui.engine.irregularities import About, Irregularity, Manner
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
    "About",
    "AnswerClaim",
    "AnswerTakeBack",
    "Ask",
    "AskTakeBack",
    "Call",
    "CancelConcession",
    "Card",
    "Cards",
    "ChangeCard",
    "Choose",
    "Claim",
    "ClaimRevoke",
    "Code",
    "Contract",
    "Deal",
    "DealCards",
    "DeclineChange",
    "Expose",
    "Form",
    "Irregularity",
    "LookLastTrick",
    "MakeCall",
    "Manner",
    "Match",
    "NextDeal",
    "OwnUp",
    "PlayCard",
    "Reason",
    "Refused",
    "Remark",
    "Scale",
    "Seat",
    "Side",
    "SpreadHand",
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
        *("AnswerClaim", "Ask", "CancelConcession", "ChangeCard", "Choose", "Claim", "ClaimRevoke", "DeclineChange"),
        *("Expose", "LookLastTrick", "MakeCall", "OwnUp", "PlayCard", "Remark", "SpreadHand"),
    ),
    "engine.irregularities": ("About", "Irregularity", "Manner"),
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
