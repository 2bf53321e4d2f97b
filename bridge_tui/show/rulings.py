"""Rulings in words: what has happened, who decides, and each choice that the laws give him with what it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.events import CallWithdrawn
from bridge_tui.engine.laws.choices import offered
from bridge_tui.engine.laws.codes import RULES
from bridge_tui.engine.state import Decision
from bridge_tui.engine.view import FacedCard, Lies, View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from bridge_tui.show.call_rulings import call_ruling
from bridge_tui.show.calls import the_call
from bridge_tui.show.deck import Deck
from bridge_tui.show.incidents import HANDS, suits_told
from bridge_tui.show.names import listed
from bridge_tui.show.ruling_words import (
    AT_A_PRICE,
    AT_DECLARING_SIDES_TURN,
    BY_DECLARING_SIDE,
    BY_DEFENDERS,
    HAPPENED,
    LEADS_TO,
    OUT_OF_TURN,
    SAME_SUIT,
    SEVERAL,
    TITLES,
    WRONG_HAND,
    RulingWords,
)
from bridge_tui.show.texts import _, card_of_suit_name, seat_name, suit_name


def ruling(view: View, decision: Decision, seat: Seat, deck: Deck) -> RulingWords:
    """What this seat, one of the deciders, is asked."""
    if decision.call is not None:
        return call_ruling(view, decision, seat, deck)
    case = _case(view, decision)
    return RulingWords(
        title=_(TITLES[decision.kind]),
        words=_(_found(HAPPENED, (decision.kind,), case)).format_map(case.words(deck)),
        entitled=_entitled(case, decision),
        choices=tuple((_choice(case, decision.kind, made, deck), made) for made in offered(decision, seat)),
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

    @property
    def withdrawn(self) -> tuple[Call, ...]:
        """The calls that the offender has withdrawn."""
        gone = (event for event in self.view.events if isinstance(event, CallWithdrawn))
        return tuple(dict.fromkeys(event.call for event in gone if event.seat is self.offender))

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
            "hand": "" if made is None or made.option not in HANDS else seat_name(HANDS[made.option]),
            "withdrawn": listed([the_call(call, deck) for call in self.withdrawn]),
        }


def _case(view: View, decision: Decision) -> _Case:
    assert view.contract is not None
    assert view.turn is not None
    assert decision.offender is not None
    case = _Case(view, view.contract, view.turn, decision.offender, decision.card, frozenset())
    return case._replace(circumstances=frozenset(_circumstances(case, decision)))


def _circumstances(case: _Case, decision: Decision) -> Iterator[str]:
    sides = case.contract.declarer.side
    if len(decision.deciders) > 1:
        yield BY_DEFENDERS
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


OF_DECLARERS_LEADS = {OUT_OF_TURN, WRONG_HAND}
"""Kinds of ruling of which, in some codes, the first word of the defenders need not be the last (Law 55)."""


def _entitled(case: _Case, decision: Decision) -> str:
    """Who decides."""
    first, *others = decision.deciders
    if not others:
        words = _("{seat} decides, as declarer.") if first is case.contract.declarer else _("{seat} decides.")
        return words.format(seat=seat_name(first))
    words = _("{one} or {other} decides, without a word to partner.")
    if decision.kind in OF_DECLARERS_LEADS and RULES[case.view.code].next_hand_overrules:
        words = _("{one} or {other} decides; where they differ, {next} does, who plays next.")
    return words.format(one=seat_name(first), other=seat_name(others[0]), next=seat_name(case.offender.left))


def _choice(case: _Case, kind: str, made: Choose, deck: Deck) -> str:
    return _(_found(LEADS_TO, (kind, made.option), case)).format_map(case.words(deck, made))
