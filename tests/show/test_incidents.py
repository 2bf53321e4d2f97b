"""What goes wrong, is said and is ruled at a live table: a sentence for each event, with the law."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bridge_tui.engine.director import FAMILIES
from bridge_tui.engine.events import (
    Asked,
    CardChanged,
    CardsPickedUp,
    CardsShown,
    CardWithdrawn,
    Condoned,
    HandSpread,
    IrregularitySeen,
    OptionTaken,
    OwnedUp,
    PenaltyCardLaid,
    PenaltyCardMadeMajor,
    Remarked,
    RevokeClaimed,
    TableEvent,
    TrickReopened,
    TricksTransferred,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.incidents import incident, listed, suits_told
from bridge_tui.show.record import record_lines
from bridge_tui.show.spans import text
from tests.show.stories import moments

EAST, WEST, SOUTH = Seat.EAST, Seat.WEST, Seat.SOUTH
FIVE, KING = Card.parse("D5"), Card.parse("HK")

A_CARD = re.compile(r"\b[CDHS](?:10|[2-9JQKA])\b")


def seen(kind: Irregularity) -> IrregularitySeen:
    return IrregularitySeen(kind, EAST, FIVE)


def taken(option: str, law: int, *suits: Suit, card: Card | None = None) -> OptionTaken:
    return OptionTaken(SOUTH, option, law, suits, card)


SENTENCES: list[tuple[TableEvent, str]] = [
    (seen(Irregularity.OPENING_LEAD_OUT_OF_TURN), "East leads D5 out of turn (Law 54)"),
    (seen(Irregularity.OPENING_LEAD_BY_DECLARING_SIDE), "East leads D5 out of turn and takes it back (Law 54)"),
    (seen(Irregularity.LEAD_OUT_OF_TURN), "East leads D5 out of turn (Law 53)"),
    (seen(Irregularity.LEAD_FROM_WRONG_HAND), "Wrong hand: D5 is led from East's (Law 55)"),
    (seen(Irregularity.PLAY_OUT_OF_TURN), "East plays D5 out of turn (Law 57)"),
    (seen(Irregularity.EXPOSED_CARD), "East has exposed D5 (Law 49)"),
    (seen(Irregularity.REVOKE), "East has revoked with D5 (Law 61)"),
    (seen(Irregularity.PENALTY_CARD_NOT_PLAYED), "East plays D5 where a penalty card was due (Law 52)"),
    (Condoned(SOUTH, Irregularity.OPENING_LEAD_OUT_OF_TURN), "South has thereby accepted the lead (Law 54)"),
    (Condoned(SOUTH, Irregularity.LEAD_OUT_OF_TURN), "South accepts the lead by playing (Law 53)"),
    (Condoned(SOUTH, Irregularity.LEAD_FROM_WRONG_HAND), "South accepts the lead by playing (Law 53)"),
    (Condoned(SOUTH, Irregularity.PLAY_OUT_OF_TURN), "South plays on, and nothing is demanded (Law 60)"),
    (Condoned(SOUTH, Irregularity.PENALTY_CARD_NOT_PLAYED), "South plays on, and the other card stands (Law 52)"),
    (taken("accept", 55), "South accepts the lead (Law 55)"),
    (taken("refuse", 55), "South refuses the lead (Law 55)"),
    (taken("accept", 52, card=FIVE), "South lets D5 stand (Law 52)"),
    (taken("refuse", 52), "South requires the penalty card (Law 52)"),
    (taken("require_suit", 54, Suit.DIAMONDS), "South requires diamonds (Law 54)"),
    (taken("forbid_suit", 51, Suit.CLUBS, Suit.SPADES), "South forbids spades and clubs (Law 51)"),
    (taken("free_lead", 50), "South leaves the lead free (Law 50)"),
    (taken("name_card", 51, card=FIVE), "South names D5 (Law 51)"),
    (taken("leave_penalty_card", 56), "South lets the card lie as a penalty card (Law 56)"),
    (taken("spread_hand", 54), "South spreads the hand"),
    (taken("highest", 57), "South requires the highest card of the suit led (Law 57)"),
    (taken("lowest", 57), "South requires the lowest card of the suit led (Law 57)"),
    (CardWithdrawn(EAST, FIVE), "East picks up D5"),
    (CardChanged(EAST, FIVE, KING), "East changes D5 to HK (Law 62)"),
    (PenaltyCardLaid(EAST, FIVE), "East has D5 as a penalty card (Law 50)"),
    (PenaltyCardLaid(EAST, FIVE, minor=True), "East has D5 as a minor penalty card (Law 50)"),
    (PenaltyCardMadeMajor(EAST, FIVE), "East has another penalty card, so D5 is a major one now (Law 50)"),
    (CardsShown(SOUTH, (FIVE,)), "South has shown D5, which costs nothing (Law 48)"),
    (CardsShown(SOUTH, (FIVE, KING)), "South has shown D5 and HK, which costs nothing (Law 48)"),
    (CardsPickedUp(EAST, 2), "East picks up what West cannot have seen (Law 49)"),
    (HandSpread(Contract.parse("4S N")), "South becomes dummy: 4S by North (Law 54)"),
    (TrickReopened(3, 1), "Trick 3 is open again"),
    (Remarked(WEST, About.LEAD_FROM_WRONG_HAND), "West draws attention to a lead from the wrong hand"),
    (Remarked(WEST, About.LEAD_OUT_OF_TURN), "West draws attention to a lead out of turn"),
    (Remarked(WEST, About.REVOKE), "West draws attention to a revoke"),
    (Remarked(WEST, About.PENALTY_CARD), "West draws attention to a penalty card"),
    (Remarked(WEST, About.CALL_OUT_OF_TURN), "West draws attention to a call out of turn"),
    (Remarked(WEST, About.INSUFFICIENT_BID), "West draws attention to an insufficient bid"),
    (Remarked(WEST, About.INADMISSIBLE_CALL), "West draws attention to an inadmissible call"),
    (OwnedUp(WEST, About.REVOKE), "West owns up to a revoke"),
    (Asked(SOUTH, WEST), "South asks West: none of that suit? (Law 61)"),
    (RevokeClaimed(SOUTH, 4, WEST, True), "South claims a revoke of West's at trick 4, and is right (Law 64)"),
    (RevokeClaimed(SOUTH, 4, WEST, False), "South claims a revoke of West's at trick 4: there was none (Law 64)"),
    (TricksTransferred(Side.NS, 1), "For a revoke N-S get 1 trick (Law 64)"),
    (TricksTransferred(Side.EW, 2), "For a revoke E-W get 2 tricks (Law 64)"),
]
"""What is said of each event under the code of 2014."""


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_said_of_each_event(event: TableEvent, words: str) -> None:
    assert incident(event, LETTERS, Code.RUBBER_2014) == words


def test_every_irregularity_and_everything_that_one_can_speak_of_is_proved_here() -> None:
    events = [event for event, _words in SENTENCES]
    assert {event.kind for event in events if isinstance(event, IrregularitySeen)} == set(Irregularity)
    assert {event.about for event in events if isinstance(event, Remarked)} == set(About)
    assert {event.kind for event in events if isinstance(event, Condoned)} == set(FAMILIES)


def test_the_classic_code_names_the_numbers_as_todays() -> None:
    assert incident(taken("accept", 55), LETTERS, Code.CLASSIC) == "South accepts the lead (today's Law 55)"


@pytest.mark.parametrize("event", [event for event, _words in SENTENCES], ids=repr)
def test_law_66_of_a_closed_trick_no_card_is_named(event: TableEvent) -> None:
    words = incident(event, LETTERS, Code.RUBBER_2014, named=False)
    assert words
    assert not A_CARD.search(words)


def test_law_66_how_a_closed_trick_is_told() -> None:
    cards = CardsShown(SOUTH, (FIVE, KING))
    assert incident(cards, LETTERS, Code.RUBBER_2014, named=False) == (
        "South has shown 2 cards, which costs nothing (Law 48)"
    )
    revoke = seen(Irregularity.REVOKE)
    assert incident(revoke, LETTERS, Code.RUBBER_2014, named=False) == "East has revoked with a card (Law 61)"


@pytest.mark.parametrize(
    ("words", "together"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_a_list_in_a_sentence(words: list[str], together: str) -> None:
    assert listed(words) == together


def test_suits_are_named_from_spades_down() -> None:
    assert suits_told((Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)) == "spades, diamonds and clubs"


def test_whatever_happens_in_the_worked_examples_is_on_the_record_in_a_sentence_or_among_the_cards() -> None:
    silent = {type(event) for _name, _table, told in moments() for event in told if not recorded(event)}
    assert {kind.__name__ for kind in silent} <= {"CallMade", "DummyFaced", "PlayEnded", "PassedOut"}
    assert {type(event) for _name, _table, told in moments() for event in told} <= set(get_args(TableEvent))


def recorded(event: TableEvent) -> str:
    return text(record_lines((event,), LETTERS, Code.RUBBER_2014, 99))
