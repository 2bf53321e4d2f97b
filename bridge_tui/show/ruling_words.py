"""What a ruling says, and of rulings on cards the messages, by kind and circumstance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import changes, choices, designations, dummys_rights, lead_limits, penalty_cards
from bridge_tui.show.texts import msgid


class RulingWords(NamedTuple):
    """A question that the laws put, in words."""

    title: str
    words: str
    """What has happened, for everybody to hear."""
    entitled: str
    """Who decides."""
    choices: tuple[tuple[str, Choose], ...]
    """What may be chosen, each with what it leads to."""


OPENING = Irregularity.OPENING_LEAD_OUT_OF_TURN.value
OUT_OF_TURN = Irregularity.LEAD_OUT_OF_TURN.value
WRONG_HAND = Irregularity.LEAD_FROM_WRONG_HAND.value
PREMATURE = Irregularity.PLAY_OUT_OF_TURN.value
NOT_NAMED = Irregularity.CARD_NOT_NAMED.value

BY_DECLARING_SIDE = "by_declaring_side"
AT_DECLARING_SIDES_TURN = "at_declaring_sides_turn"
SAME_SUIT = "same_suit"
AT_A_PRICE = "at_a_price"
SEVERAL = "several"
BY_DEFENDERS = "by_defenders"
"""Names of circumstances in which a kind of ruling has words of its own."""

TITLES = {
    OPENING: msgid("Opening lead out of turn"),
    OUT_OF_TURN: msgid("Lead out of turn"),
    WRONG_HAND: msgid("Lead from the wrong hand"),
    PREMATURE: msgid("Card played out of turn"),
    penalty_cards.NOT_PLAYED: msgid("Penalty card not played"),
    penalty_cards.LEAD: msgid("Partner of a penalty card on lead"),
    penalty_cards.WHICH: msgid("Several penalty cards"),
    changes.TWELFTH: msgid("Revoke at trick twelve"),
    changes.QUESTION: msgid("Correction of a revoke"),
    lead_limits.KIND: msgid("Lead after a withdrawn call"),
    dummys_rights.HAND_CHOICE: msgid("Warning by a dummy without rights"),
    designations.KIND: msgid("Dummy's card not named whole"),
    NOT_NAMED: msgid("Dummy's card not named"),
}
"""What the law of each kind of ruling deals with, as message ids."""

HAPPENED: Mapping[tuple[str, ...], str] = {
    (OPENING, ""): msgid("{offender} led {card}, but the opening lead is {turn}'s."),
    (OUT_OF_TURN, ""): msgid("{offender} led {card}, but it is {turn}'s lead."),
    (OUT_OF_TURN, BY_DECLARING_SIDE): msgid("{card} was led from {offender}'s hand, but it is {turn}'s lead."),
    (WRONG_HAND, ""): msgid("{card} was led from {offender}'s hand, but the lead is in {turn}'s."),
    (PREMATURE, ""): msgid("{offender} played {card} before {partner} had played; it lies there as a penalty card."),
    (penalty_cards.NOT_PLAYED, ""): msgid("{offender} played {card} where a penalty card was due: {due}."),
    (penalty_cards.LEAD, ""): msgid("{offender}'s penalty card is {lying}; {turn}, his partner, is to lead."),
    (penalty_cards.LEAD, SEVERAL): msgid("{offender}'s penalty cards are {lying}; {turn}, his partner, is to lead."),
    (penalty_cards.WHICH, ""): msgid("{turn} has to play one of several penalty cards, which declarer names."),
    (changes.TWELFTH, ""): msgid("{offender} revoked at trick 12: declarer names the card that {turn} plays to it."),
    (changes.QUESTION, ""): msgid("{turn}'s {card} was played after {offender}'s revoke, which is corrected."),
    (lead_limits.KIND, ""): msgid("{offender} has withdrawn {withdrawn}; {turn}, his partner, is to lead."),
    (dummys_rights.HAND_CHOICE, ""): msgid(
        "{offender}, a dummy without rights, has warned declarer of the wrong hand: the defenders choose the hand."
    ),
    (designations.KIND, ""): msgid("What declarer has said may mean several of dummy's cards: he says which."),
    (designations.KIND, BY_DEFENDERS): msgid("Declarer has left dummy's card to the defenders."),
    (NOT_NAMED, ""): msgid("{offender}, dummy, has moved {card}, which declarer has not named."),
}
"""What has happened, by kind and circumstance, as message ids."""

_PICKED_UP_REQUIRED = msgid("Require {suits}: {turn} leads one if he can; {offender} picks up {freed}.")
_PICKED_UP_FORBIDDEN = msgid("Forbid {suits}: {turn} leads none while he has the lead; {offender} picks up {freed}.")
_ANY_LEAD = msgid("Any lead: {turn} leads as he likes; {card} lies there as a penalty card.")
_LEAD_ACCEPTED = msgid("Accept: {card} is the lead, and {next} plays to it.")
_HIGHEST = msgid("Highest: {partner} plays his highest card of {led}, if he has any.")
_LOWEST = msgid("Lowest: {partner} plays his lowest card of {led}, if he has any.")

LEADS_TO: Mapping[tuple[str, ...], str] = {
    (OPENING, choices.FORBID, ""): _PICKED_UP_FORBIDDEN,
    (OPENING, choices.REQUIRE, ""): _PICKED_UP_REQUIRED,
    (OPENING, choices.LEAVE, ""): _ANY_LEAD,
    (OPENING, choices.ACCEPT, ""): msgid("Accept: {card} is the lead; dummy is faced, and {next} plays next."),
    (OPENING, choices.SPREAD, ""): msgid(
        "Spread the hand: {card} is the lead, {declarer} becomes dummy and {dummy} declarer."
    ),
    (OUT_OF_TURN, choices.ACCEPT, ""): _LEAD_ACCEPTED,
    (OUT_OF_TURN, choices.REQUIRE, ""): _PICKED_UP_REQUIRED,
    (OUT_OF_TURN, choices.FORBID, ""): _PICKED_UP_FORBIDDEN,
    (OUT_OF_TURN, choices.LEAVE, ""): _ANY_LEAD,
    (OUT_OF_TURN, choices.LEAVE, AT_DECLARING_SIDES_TURN): msgid(
        "Refuse: the lead is {turn}'s; {card} lies there as a penalty card."
    ),
    (OUT_OF_TURN, choices.REFUSE, ""): msgid("Refuse: {card} goes back, and {turn} leads as he likes."),
    (WRONG_HAND, choices.ACCEPT, ""): _LEAD_ACCEPTED,
    (WRONG_HAND, choices.REFUSE, ""): msgid("Refuse: {card} goes back; any card is led from {turn}'s hand."),
    (WRONG_HAND, choices.REFUSE, SAME_SUIT): msgid(
        "Refuse: {card} goes back; {suit} are led from {turn}'s hand, if it has any."
    ),
    (PREMATURE, choices.HIGHEST, ""): _HIGHEST,
    (PREMATURE, choices.LOWEST, ""): _LOWEST,
    (PREMATURE, choices.REQUIRE, ""): msgid("Require {suits}: {partner} plays one, if he has no {one_led}."),
    (PREMATURE, choices.FORBID, ""): msgid("Forbid {suits}: {partner} plays none, unless he has nothing else."),
    (penalty_cards.NOT_PLAYED, choices.ACCEPT, ""): msgid("Accept: {card} stands, and what lies there lies on."),
    (penalty_cards.NOT_PLAYED, choices.REFUSE, ""): msgid(
        "Refuse: a penalty card is played, and {card} becomes one as well."
    ),
    (penalty_cards.LEAD, choices.REQUIRE, ""): _PICKED_UP_REQUIRED,
    (penalty_cards.LEAD, choices.FORBID, ""): _PICKED_UP_FORBIDDEN,
    (penalty_cards.LEAD, choices.FREE_LEAD, ""): msgid("Any lead: {turn} leads as he likes, and nothing is picked up."),
    (penalty_cards.WHICH, choices.NAME_CARD, ""): msgid("{named}: {turn} plays it, and the others lie on."),
    (changes.TWELFTH, choices.NAME_CARD, ""): msgid("{named}: {turn} plays it to trick 12."),
    (changes.QUESTION, choices.DECLINE, ""): msgid("Leave it: {card} stays as it was played."),
    (changes.QUESTION, choices.CHANGE, ""): msgid("{named}: {turn} plays it instead, and {card} goes back at no cost."),
    (changes.QUESTION, choices.CHANGE, AT_A_PRICE): msgid(
        "{named}: {turn} plays it instead, and {card} becomes a penalty card."
    ),
    (lead_limits.KIND, choices.REQUIRE, ""): msgid(
        "Require {suits}: {turn} leads one now if he can, and is free later."
    ),
    (lead_limits.KIND, choices.FORBID, ""): msgid("Forbid {suits}: {turn} leads none while he has the lead."),
    (lead_limits.KIND, choices.FREE_LEAD, ""): msgid("Any lead: {turn} leads as he likes, now and later."),
    **{
        (dummys_rights.HAND_CHOICE, hand, ""): msgid("{hand}: declarer leads any card of that hand.")
        for hand in choices.HAND.values()
    },
    (designations.KIND, choices.NAME_CARD, ""): msgid("{named}: {turn} plays it."),
    (NOT_NAMED, choices.ACCEPT, ""): msgid("Accept: {card} is played."),
    (NOT_NAMED, choices.REFUSE, ""): msgid("Refuse: {card} goes back, and declarer names dummy's card."),
}
"""What each option leads to and costs, by kind, option and circumstance, as message ids."""
