"""Rulings in words: what has happened, who decides, and each choice that the laws give him with what it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import changes, choices, penalty_cards
from bridge_tui.engine.laws.codes import RULES
from bridge_tui.engine.state import Decision, Option
from bridge_tui.engine.view import FacedCard, Lies, View
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.incidents import listed, suits_told
from bridge_tui.show.texts import _, card_of_suit_name, msgid, seat_name, suit_name

OPENING = Irregularity.OPENING_LEAD_OUT_OF_TURN.value
OUT_OF_TURN = Irregularity.LEAD_OUT_OF_TURN.value
WRONG_HAND = Irregularity.LEAD_FROM_WRONG_HAND.value
PREMATURE = Irregularity.PLAY_OUT_OF_TURN.value

BY_DECLARING_SIDE = "by_declaring_side"
AT_DECLARING_SIDES_TURN = "at_declaring_sides_turn"
SAME_SUIT = "same_suit"
AT_A_PRICE = "at_a_price"
SEVERAL = "several"
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
}
"""What each option leads to and costs, by kind, option and circumstance, as message ids."""


class RulingWords(NamedTuple):
    """A question that the laws put, in words."""

    title: str
    words: str
    """What has happened, for everybody to hear."""
    entitled: str
    """Who decides."""
    choices: tuple[tuple[str, Choose], ...]
    """What may be chosen, each with what it leads to."""


def ruling(view: View, decision: Decision, seat: Seat, deck: Deck) -> RulingWords:
    """What this seat, one of the deciders, is asked."""
    case = _case(view, decision)
    return RulingWords(
        title=_(TITLES[decision.kind]),
        words=_(_found(HAPPENED, (decision.kind,), case)).format_map(case.words(deck)),
        entitled=_entitled(case, decision),
        choices=tuple((_choice(case, decision.kind, made, deck), made) for made in _choices(decision, seat)),
    )


class _Case(NamedTuple):
    """What a ruling is about."""

    view: View
    contract: Contract
    turn: Seat
    """Whose hand is in turn."""
    offender: Seat
    """The hand that has gone wrong, or whose cards lie face up."""
    card: Card | None
    """The card that it is about, if it is about one."""
    circumstances: frozenset[str]

    @property
    def lying(self) -> tuple[FacedCard, ...]:
        """The penalty cards of the offending hand."""
        kinds = {Lies.PENALTY, Lies.MINOR_PENALTY}
        return tuple(each for each in self.view.faced if each.seat is self.offender and each.lies in kinds)

    @property
    def due(self) -> tuple[FacedCard, ...]:
        """Those among them that were due to the trick on the table: the ones that follow suit, else all."""
        trick = self.view.trick
        if trick is None or trick.leader is self.offender:
            return self.lying
        return tuple(each for each in self.lying if each.card.suit is trick.cards[0].suit) or self.lying

    def words(self, deck: Deck, made: Choose | None = None) -> dict[str, str]:
        """The words that sentences about it are made of; some belong to a choice that is `made`."""
        suits = () if made is None else made.suits
        named = None if made is None else made.card
        freed = [self.card] if self.card is not None else [each.card for each in self.lying if each.card.suit in suits]
        trick, card = self.view.trick, self.card
        return {
            "offender": seat_name(self.offender),
            "partner": seat_name(self.offender.partner),
            "next": seat_name(self.offender.left),
            "turn": seat_name(self.turn),
            "declarer": seat_name(self.contract.declarer),
            "dummy": seat_name(self.contract.dummy),
            "card": "" if card is None else deck.card(card).text,
            "suit": "" if card is None else suit_name(card.suit),
            "led": "" if trick is None else suit_name(trick.cards[0].suit),
            "one_led": "" if trick is None else card_of_suit_name(trick.cards[0].suit),
            "lying": listed([deck.card(each.card).text for each in self.lying]),
            "due": listed([deck.card(each.card).text for each in self.due]),
            "freed": listed([deck.card(each).text for each in freed]),
            "suits": suits_told(suits),
            "named": "" if named is None else deck.card(named).text,
        }


def _case(view: View, decision: Decision) -> _Case:
    assert view.contract is not None
    assert view.turn is not None
    assert decision.offender is not None
    case = _Case(view, view.contract, view.turn, decision.offender, decision.card, frozenset())
    return case._replace(circumstances=frozenset(_circumstances(case)))


def _circumstances(case: _Case) -> Iterator[str]:
    sides = case.contract.declarer.side
    if case.offender.side is sides:
        yield BY_DECLARING_SIDE
    if case.turn.side is sides:
        yield AT_DECLARING_SIDES_TURN
    if RULES[case.view.code].same_suit_from_right_hand:
        yield SAME_SUIT
    if case.turn.side is not sides and case.offender.side is case.turn.side:
        yield AT_A_PRICE
    if len(case.lying) > 1:
        yield SEVERAL


def _found(messages: Mapping[tuple[str, ...], str], key: tuple[str, ...], case: _Case) -> str:
    """The message of this key for one of the circumstances of the case, else the one for all others."""
    special = (messages[*key, each] for each in case.circumstances if (*key, each) in messages)
    return next(special, messages.get((*key, ""), ""))


def _entitled(case: _Case, decision: Decision) -> str:
    """Who decides."""
    first, *others = decision.deciders
    if not others:
        words = _("{seat} decides, as declarer.") if first is case.contract.declarer else _("{seat} decides.")
        return words.format(seat=seat_name(first))
    words = _("{one} or {other} decides, without a word to partner.")
    if RULES[case.view.code].next_hand_overrules:
        words = _("{one} or {other} decides; where they differ, {next} does, who plays next.")
    return words.format(one=seat_name(first), other=seat_name(others[0]), next=seat_name(case.offender.left))


def _choices(decision: Decision, seat: Seat) -> Iterator[Choose]:
    """Everything that can be chosen; what names no card comes before what names one."""
    for option in sorted(decision.options, key=lambda option: bool(option.cards)):
        yield from (Choose(seat, option.name, card=card) for card in sorted(option.cards, reverse=True))
        yield from (Choose(seat, option.name, suits[0] if len(suits) == 1 else suits) for suits in _named(option))
        if not option.cards and not option.suits:
            yield Choose(seat, option.name)


def _named(option: Option) -> Iterator[tuple[Suit, ...]]:
    """The suits that can be named with an option, the highest first; where several can, then all ways to do that."""
    suits = sorted(option.suits, reverse=True)
    for count in range(1, len(suits) + 1 if option.several else 2):
        yield from combinations(suits, count)


def _choice(case: _Case, kind: str, made: Choose, deck: Deck) -> str:
    return _(_found(LEADS_TO, (kind, made.option), case)).format_map(case.words(deck, made))
