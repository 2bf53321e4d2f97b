"""What has happened at the table, in the past tense. Faces and records are told of it in these."""

from __future__ import annotations

from bridge_tui.engine.events.calls import (
    AuctionClosed,
    BarLifted,
    Barred,
    CallMade,
    CallWithdrawn,
    PassedOut,
    SlipStated,
    TurnGivenBack,
)
from bridge_tui.engine.events.claims import (
    ClaimAnswered,
    ClaimMade,
    ClaimSettled,
    ConcessionCancelled,
    HandFaced,
    PlayContinues,
)
from bridge_tui.engine.events.play import CardPlayed, Designated, DummyFaced, LastTrickTurned, PlayEnded, TrickWon
from bridge_tui.engine.events.rulings import (
    CardChanged,
    CardsPickedUp,
    CardsShown,
    CardStands,
    CardWithdrawn,
    Condoned,
    HandSpread,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
    PenaltyCardMadeMajor,
    RevokeClaimed,
    TrickReopened,
    TricksTransferred,
)
from bridge_tui.engine.events.words import Asked, HandLookedAt, OwnedUp, Remarked, SpokeWithoutRights

TableEvent = (
    CallMade
    | CallWithdrawn
    | SlipStated
    | Barred
    | BarLifted
    | TurnGivenBack
    | AuctionClosed
    | PassedOut
    | CardPlayed
    | DummyFaced
    | TrickWon
    | PlayEnded
    | LastTrickTurned
    | ClaimMade
    | ClaimAnswered
    | ClaimSettled
    | ConcessionCancelled
    | PlayContinues
    | OptionTaken
    | IrregularitySeen
    | Condoned
    | CardWithdrawn
    | CardStands
    | CardChanged
    | TrickReopened
    | PenaltyCardLaid
    | PenaltyCardMadeMajor
    | CardsShown
    | CardsPickedUp
    | HandSpread
    | Remarked
    | OwnedUp
    | Asked
    | Designated
    | HandLookedAt
    | SpokeWithoutRights
    | HandFaced
    | RevokeClaimed
    | TricksTransferred
)
"""Every event of one deal. All of these are public."""

__all__ = [
    "Asked",
    "AuctionClosed",
    "BarLifted",
    "Barred",
    "CallMade",
    "CallWithdrawn",
    "CardChanged",
    "CardPlayed",
    "CardStands",
    "CardWithdrawn",
    "CardsPickedUp",
    "CardsShown",
    "ClaimAnswered",
    "ClaimMade",
    "ClaimSettled",
    "ConcessionCancelled",
    "Condoned",
    "Designated",
    "DummyFaced",
    "HandFaced",
    "HandLookedAt",
    "HandSpread",
    "IrregularitySeen",
    "LastTrickTurned",
    "OptionTaken",
    "OwnedUp",
    "PassedOut",
    "PenaltyCardLaid",
    "PenaltyCardMadeMajor",
    "PlayContinues",
    "PlayEnded",
    "Remarked",
    "RevokeClaimed",
    "SlipStated",
    "SpokeWithoutRights",
    "TableEvent",
    "TrickReopened",
    "TrickWon",
    "TricksTransferred",
    "TurnGivenBack",
]
