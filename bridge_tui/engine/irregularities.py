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
    CARD_NOT_NAMED = "card_not_named"
    """Dummy has moved a card of his hand that declarer did not name."""
    BID_OVER_SEVEN = "bid_over_seven"
    INADMISSIBLE_CALL = "inadmissible_call"
    """A double or redouble that the calls so far do not admit."""
    CALL_BY_BARRED_PLAYER = "call_by_barred_player"
    """Another call than pass by a player who has to pass."""
    CHANGE_OF_CALL = "change_of_call"
    """The player who called last calls again."""
    CALL_OUT_OF_TURN = "call_out_of_turn"
    INSUFFICIENT_BID = "insufficient_bid"
    CALL_AFTER_FINAL_PASS = "call_after_final_pass"
    CARD_EXPOSED_IN_AUCTION = "card_exposed_in_auction"


LAW_OF = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: 54,
    Irregularity.OPENING_LEAD_BY_DECLARING_SIDE: 54,
    Irregularity.LEAD_OUT_OF_TURN: 53,
    Irregularity.LEAD_FROM_WRONG_HAND: 55,
    Irregularity.PLAY_OUT_OF_TURN: 57,
    Irregularity.EXPOSED_CARD: 49,
    Irregularity.REVOKE: 61,
    Irregularity.PENALTY_CARD_NOT_PLAYED: 52,
    Irregularity.CARD_NOT_NAMED: 45,
    Irregularity.BID_OVER_SEVEN: 38,
    Irregularity.INADMISSIBLE_CALL: 36,
    Irregularity.CALL_BY_BARRED_PLAYER: 37,
    Irregularity.CHANGE_OF_CALL: 25,
    Irregularity.CALL_OUT_OF_TURN: 29,
    Irregularity.INSUFFICIENT_BID: 27,
    Irregularity.CALL_AFTER_FINAL_PASS: 39,
    Irregularity.CARD_EXPOSED_IN_AUCTION: 24,
}
"""The law that each breaks or falls under, in the numbering since 1975."""


class AskedOfAll(Enum):
    """What all four are asked, by the kind of decision."""

    SLIP = "slip"
    """Whether a call was a slip, so that another stands in its place (Law 25A)."""
    COMPARABLE = "comparable_call"
    """Whether a call means what the one meant that it has replaced (Law 23)."""


class About(Enum):
    """What a remark is about, or what somebody owns up to."""

    LEAD_FROM_WRONG_HAND = "lead_from_wrong_hand"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    REVOKE = "revoke"
    PENALTY_CARD = "penalty_card"
    CALL_OUT_OF_TURN = "call_out_of_turn"
    INSUFFICIENT_BID = "insufficient_bid"
    INADMISSIBLE_CALL = "inadmissible_call"


class Word(Enum):
    """What declarer says of dummy's card instead of naming it (Law 46)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    WIN = "win"
    ANYTHING = "anything"


class Manner(Enum):
    """How a card came to be seen."""

    ACCIDENT = "accident"
    """It was dropped."""
    DELIBERATE = "deliberate"
    """It was shown."""
    NAMED = "named"
    """Its owner has said that he holds it."""
