"""The irregularities that the laws know, by their names in scenario files, and what people say of them."""

from __future__ import annotations

from enum import Enum


class Irregularity(Enum):
    """What has gone wrong at the table."""

    OPENING_LEAD_OUT_OF_TURN = "opening_lead_out_of_turn"
    """By the defender whose partner should lead."""
    OPENING_LEAD_BY_DECLARING_SIDE = "opening_lead_by_declaring_side"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    LEAD_FROM_WRONG_HAND = "lead_from_wrong_hand"
    """Declarer led from one of his hands when the other was on lead."""
    PLAY_OUT_OF_TURN = "play_out_of_turn"
    EXPOSED_CARD = "exposed_card"
    REVOKE = "revoke"
    """Seen only once attention has been drawn to it."""
    PENALTY_CARD_NOT_PLAYED = "penalty_card_not_played"


LAW_OF = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: 54,
    Irregularity.OPENING_LEAD_BY_DECLARING_SIDE: 54,
    Irregularity.LEAD_OUT_OF_TURN: 53,
    Irregularity.LEAD_FROM_WRONG_HAND: 55,
    Irregularity.PLAY_OUT_OF_TURN: 57,
    Irregularity.EXPOSED_CARD: 49,
    Irregularity.REVOKE: 61,
    Irregularity.PENALTY_CARD_NOT_PLAYED: 52,
}
"""The law that each breaks or falls under, in the numbering since 1975."""


class About(Enum):
    """What a remark is about, or what somebody owns up to."""

    LEAD_FROM_WRONG_HAND = "lead_from_wrong_hand"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    REVOKE = "revoke"
    PENALTY_CARD = "penalty_card"
    CALL_OUT_OF_TURN = "call_out_of_turn"
    INSUFFICIENT_BID = "insufficient_bid"
    INADMISSIBLE_CALL = "inadmissible_call"


class Manner(Enum):
    """How a card came to be seen."""

    ACCIDENT = "accident"
    """It was dropped."""
    DELIBERATE = "deliberate"
    """It was shown."""
    NAMED = "named"
    """Its owner has said that he holds it."""
