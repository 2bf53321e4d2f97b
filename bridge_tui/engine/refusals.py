"""Refusals: an action that cannot be done here. They carry codes and values; who shows them makes the sentences."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Why an action is refused, with the parameters that go with it.

    A guarded table refuses by the law that gives the rule (17 to 22 for the auction, 41 to 45 for the play), not by
    the one that deals with its breach.
    """

    NOT_YOUR_TURN_TO_CALL = "not_your_turn_to_call"
    """seat, turn"""
    INSUFFICIENT_BID = "insufficient_bid"
    """seat, call, bid (the last one), bidder"""
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    """seat, call"""
    INADMISSIBLE_REDOUBLE = "inadmissible_redouble"
    """seat, call"""
    AUCTION_OVER = "auction_over"
    """seat"""
    AUCTION_NOT_OVER = "auction_not_over"
    """seat, turn"""
    NOT_YOUR_TURN_TO_PLAY = "not_your_turn_to_play"
    """seat, turn (the hand to play)"""
    NOT_YOUR_HAND = "not_your_hand"
    """seat (the hand), by, player (who plays it)"""
    CARD_NOT_HELD = "card_not_held"
    """seat, card"""
    MUST_FOLLOW_SUIT = "must_follow_suit"
    """seat, card, leader, led (card), cards (those that may be played)"""
    DEAL_OVER = "deal_over"
    NO_TRICK_YET = "no_trick_yet"
    """seat"""
    NEXT_TRICK_BEGUN = "next_trick_begun"
    """seat"""
    SIDE_HAS_PLAYED_ON = "side_has_played_on"
    """seat"""
    DUMMY_MAY_NOT_LOOK = "dummy_may_not_look"
    """seat"""
    NO_DECISION_OPEN = "no_decision_open"
    """seat"""
    NOT_YOUR_DECISION = "not_your_decision"
    """seat, deciders"""
    DECISION_OPEN = "decision_open"
    """seat, deciders (who have to decide before the game goes on)"""
    OPTION_NOT_OFFERED = "option_not_offered"
    """seat"""
    CLAIM_BEFORE_LEAD = "claim_before_lead"
    """seat"""
    DUMMY_MAY_NOT_CLAIM = "dummy_may_not_claim"
    """seat"""
    NOT_SO_MANY_TRICKS = "not_so_many_tricks"
    """seat, tricks, left"""
    FINESSE_NOT_STATED = "finesse_not_stated"
    """seat, card, cards (those that are no finesse), player (whose claim was contested)"""
    TRUMPS_TO_BE_DRAWN = "trumps_to_be_drawn"
    """seat, card, player (whose claim was contested)"""
    TRUMPS_TO_BE_LEFT = "trumps_to_be_left"
    """seat, card, player (whose claim was contested)"""
    NO_CLAIM_OPEN = "no_claim_open"
    """seat"""
    NO_CONCESSION = "no_concession"
    """seat"""
    CONCESSION_STANDS = "concession_stands"
    """What was conceded might have been lost. seat"""
    CONCESSION_NOT_JUDGED = "concession_not_judged"
    """Too many cards were left to tell whether what was conceded might have been lost. seat, most (cards in a hand)"""
    GUARDED_TABLE = "guarded_table"
    """This makes sense at a live table only. seat"""
    PLAY_NOT_BEGUN = "play_not_begun"
    """No card has been led, so there is nothing to ask about. seat"""
    PLAY_NOT_OVER = "play_not_over"
    """Revokes are claimed after the play. seat"""
    CANNOT_BE_ASKED = "cannot_be_asked"
    """seat, target (whom this seat may not ask about a revoke)"""
    CARD_TO_BE_REPLACED = "card_to_be_replaced"
    """seat (who has to wait), revoker (the hand that has to replace a card first)"""
    CARD_IS_NAMED = "card_is_named"
    """seat, card, cards (those that may be played, as declarer has named them or a revoke is corrected)"""
    NO_RIGHT_TO_CHANGE = "no_right_to_change"
    """seat"""
    HAND_NOT_SPREAD = "hand_not_spread"
    """A hand is not faced by this player now. seat"""
    NO_SUCH_REVOKE_TRICK = "no_such_revoke_trick"
    """seat, trick (which was not played)"""
    REVOKE_RULED = "revoke_ruled"
    """This revoke has been ruled on already. seat, trick, offender"""
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    """seat"""
    DUMMY_MAY_NOT_TAKE_BACK = "dummy_may_not_take_back"
    """seat"""
    CALLS_STAND = "calls_stand"
    """At this table calls are not taken back. seat"""
    CARDS_STAND = "cards_stand"
    """At this table cards and claims are not taken back. seat"""
    AUCTION_STANDS = "auction_stands"
    """The opening lead has been made, so the calls stand. seat"""
    NO_TAKE_BACK_ASKED = "no_take_back_asked"
    """seat"""
    NO_DEAL_ON = "no_deal_on"
    """Nobody has dealt, so there is no table to act at."""
    DEAL_ON = "deal_on"
    """The deal in progress has to be played out first."""
    DEAL_ON_TABLE = "deal_on_table"
    """The last deal still lies on the table: `NextDeal` clears it."""
    NOT_STARTED = "not_started"
    """The first action of a match has to start it."""
    ALREADY_STARTED = "already_started"
    WRONG_DEALER = "wrong_dealer"
    """seat, dealer (whose turn it is to deal)"""
    RUBBER_OVER = "rubber_over"


class Refused(Exception):  # noqa: N818 - a refusal is an answer at the table, not an error of the program
    """An action that was refused and changed nothing.

    `law` is the number of the law that says so, in the numbering common to the codes since 1975, or None.
    `params` are model values by the names that `Reason` gives.
    """

    def __init__(self, reason: Reason, law: int | None = None, **params: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.law = law
        self.params = params

    def __repr__(self) -> str:
        return f"Refused({self.reason.value}, law={self.law})"
