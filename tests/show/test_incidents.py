"""What goes wrong, is said and is ruled at a live table: a sentence for each event, with the law."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest

from bridge_tui.engine import calling, director
from bridge_tui.engine.events import (
    Asked,
    AuctionClosed,
    BarLifted,
    Barred,
    CallMade,
    CallWithdrawn,
    CardChanged,
    CardPlayed,
    CardsPickedUp,
    CardsShown,
    CardStands,
    CardWithdrawn,
    ClaimAnswered,
    ClaimMade,
    ClaimSettled,
    ConcessionCancelled,
    Condoned,
    Designated,
    DummyFaced,
    HandFaced,
    HandLookedAt,
    HandSpread,
    IrregularitySeen,
    LastTrickTurned,
    OptionTaken,
    OwnedUp,
    PassedOut,
    PenaltyCardLaid,
    PenaltyCardMadeMajor,
    PlayContinues,
    PlayEnded,
    Remarked,
    RevokeClaimed,
    SlipStated,
    SpokeWithoutRights,
    TableEvent,
    TrickReopened,
    TricksTransferred,
    TrickWon,
    TurnGivenBack,
)
from bridge_tui.engine.irregularities import About, AskedOfAll, Irregularity, Word
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.incidents import comes_to_nothing, incident, suits_told
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


def called(kind: Irregularity, name: str) -> IrregularitySeen:
    return IrregularitySeen(kind, EAST, call=Call.parse(name))


def of_call(option: str, law: int, name: str, of_all: AskedOfAll | None = None) -> OptionTaken:
    return OptionTaken(SOUTH, option, law, call=Call.parse(name), of_all=of_all)


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
    (CardsPickedUp(SOUTH, 1, 48), "South picks up what North cannot have seen (Law 48)"),
    (CardsPickedUp(EAST, 2, 49), "East picks up what West cannot have seen (Law 49)"),
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
    (seen(Irregularity.CARD_EXPOSED_IN_AUCTION), "East exposes D5 during the auction (Law 24)"),
    (seen(Irregularity.CARD_NOT_NAMED), "East moves D5, which declarer has not named (Law 45)"),
    (called(Irregularity.INSUFFICIENT_BID, "1H"), "East bids 1H, which is not high enough (Law 27)"),
    (called(Irregularity.CALL_OUT_OF_TURN, "P"), "East passes out of turn (Law 30)"),
    (called(Irregularity.CALL_OUT_OF_TURN, "1H"), "East bids 1H out of turn (Law 31)"),
    (called(Irregularity.CALL_OUT_OF_TURN, "XX"), "East redoubles out of turn (Law 32)"),
    (called(Irregularity.INADMISSIBLE_CALL, "X"), "East doubles, which is not allowed here (Law 36)"),
    (called(Irregularity.CALL_BY_BARRED_PLAYER, "1H"), "East bids 1H, though he has to pass (Law 37)"),
    (called(Irregularity.BID_OVER_SEVEN, "8NT"), "East bids 8NT, which is more than seven (Law 38)"),
    (called(Irregularity.CHANGE_OF_CALL, "P"), "East passes after another call of his (Law 25)"),
    (called(Irregularity.CALL_AFTER_FINAL_PASS, "X"), "East doubles after the final pass (Law 39)"),
    (Condoned(SOUTH, Irregularity.INSUFFICIENT_BID), "South accepts the bid by calling (Law 27)"),
    (Condoned(SOUTH, Irregularity.CALL_OUT_OF_TURN), "South accepts the call by calling (Law 29)"),
    (Condoned(SOUTH, Irregularity.CALL_BY_BARRED_PLAYER), "South accepts the call by calling (Law 37)"),
    (Condoned(SOUTH, Irregularity.CHANGE_OF_CALL), "South accepts the change by calling (Law 25)"),
    (Condoned(SOUTH, Irregularity.CALL_AFTER_FINAL_PASS), "South calls, too, and nothing follows (Law 39)"),
    (Condoned(SOUTH, Irregularity.CARD_NOT_NAMED), "South plays on, and dummy's card stands (Law 45)"),
    (of_call("accept", 27, "2H"), "South accepts 2H (Law 27)"),
    (of_call("refuse", 30, "P"), "South does not accept the pass (Law 30)"),
    (of_call("refuse", 36, "X"), "South does not accept the double (Law 36)"),
    (of_call("accept", 25, "XX"), "South accepts the redouble (Law 25)"),
    (of_call("accept", 23, "3H", AskedOfAll.COMPARABLE), "South holds that 3H means the same (Law 23)"),
    (of_call("refuse", 23, "X", AskedOfAll.COMPARABLE), "South does not hold that the double means the same (Law 23)"),
    (of_call("accept", 25, "3H", AskedOfAll.SLIP), "South agrees that 3H was meant (Law 25)"),
    (of_call("refuse", 25, "X", AskedOfAll.SLIP), "South does not agree that the double was meant (Law 25)"),
    (taken("accept", 45, card=FIVE), "South lets D5 stand (Law 45)"),
    (taken("refuse", 45, card=FIVE), "South has D5 put back (Law 45)"),
    (taken("hand_N", 43), "South has declarer lead from North's hand (Law 43)"),
    (taken("hand_E", 43), "South has declarer lead from East's hand (Law 43)"),
    (CallWithdrawn(EAST, Call.parse("2H")), "Cancelled: 2H by East"),
    (CallWithdrawn(EAST, Call.parse("P")), "Cancelled: the pass by East"),
    (SlipStated(EAST, Call.parse("P")), "East says that he meant another call: the pass (Law 25)"),
    (SlipStated(EAST, Call.parse("2H")), "East says that he meant another call: 2H (Law 25)"),
    (Barred(WEST, rest=False, law=30), "West must pass once (Law 30)"),
    (Barred(WEST, rest=True, law=27), "West must pass for the rest of the auction (Law 27)"),
    (BarLifted(WEST), "West need not pass any more (Law 23)"),
    (TurnGivenBack(WEST, 1), "West had been passed over and calls now; 1 pass is cancelled (Law 34)"),
    (TurnGivenBack(WEST, 3), "West had been passed over and calls now; 3 passes are cancelled (Law 34)"),
    (Designated(SOUTH, Suit.HEARTS, None, None), 'South says "a heart" (Law 46)'),
    (Designated(SOUTH, None, Rank.QUEEN, None), 'South says "the queen" (Law 46)'),
    (Designated(SOUTH, Suit.HEARTS, Rank.QUEEN, None), 'South says "the queen of hearts" (Law 46)'),
    (Designated(SOUTH, Suit.HEARTS, None, Word.HIGHEST), 'South says "the highest heart" (Law 46)'),
    (Designated(SOUTH, None, None, Word.ANYTHING), 'South says "anything" (Law 46)'),
    (HandLookedAt(SOUTH, WEST), "South looks at West's hand and has lost the rights of a dummy (Law 43)"),
    (
        SpokeWithoutRights(SOUTH, About.LEAD_FROM_WRONG_HAND),
        "South has lost the right to say so: the defenders choose the hand that leads (Law 43)",
    ),
    (
        SpokeWithoutRights(SOUTH, About.PENALTY_CARD),
        "South has lost the right to say so: it is put right, and declarer has nothing from it (Law 43)",
    ),
    (
        SpokeWithoutRights(SOUTH, About.REVOKE),
        "South has lost the right to say so: declarer pays for his own revoke, and has nothing from a defender's "
        "(Law 43)",
    ),
    (HandFaced(EAST), "East faces his hand, which costs nothing (Law 70)"),
]
"""What is said of each event under the code of 2014."""


SHOWN_OTHERWISE = {
    AuctionClosed,
    CallMade,
    CardPlayed,
    CardStands,
    ClaimAnswered,
    ClaimMade,
    ClaimSettled,
    ConcessionCancelled,
    DummyFaced,
    LastTrickTurned,
    PassedOut,
    PlayContinues,
    PlayEnded,
    TrickWon,
}
"""What happens at a guarded table as well, or stands on the record among the cards."""


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_said_of_each_event(event: TableEvent, words: str) -> None:
    assert incident(event, LETTERS, Code.RUBBER_2014) == words


def test_every_irregularity_and_everything_that_one_can_speak_of_is_proved_here() -> None:
    events = [event for event, _words in SENTENCES]
    assert {event.kind for event in events if isinstance(event, IrregularitySeen)} == set(Irregularity)
    assert {event.about for event in events if isinstance(event, Remarked)} == set(About)
    condoned = {kind for kind, family in calling.FAMILIES.items() if family.accepted} | director.FAMILIES.keys()
    assert {event.kind for event in events if isinstance(event, Condoned)} == condoned
    assert {type(event) for event in events} == set(get_args(TableEvent)) - SHOWN_OTHERWISE


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


def test_law_66_a_card_that_was_named_in_full_is_not_told_of_a_closed_trick() -> None:
    whole = Designated(SOUTH, Suit.HEARTS, Rank.QUEEN, None)
    assert incident(whole, LETTERS, Code.RUBBER_2014, named=False) == 'South says "a card" (Law 46)'


# Several events.


def test_cards_that_lie_together_are_told_of_in_one_sentence() -> None:
    laid, other = PenaltyCardLaid(EAST, FIVE), PenaltyCardLaid(EAST, KING)
    assert incident(laid, LETTERS, Code.RUBBER_2014, other) == "East has D5 and HK as penalty cards (Law 50)"
    assert incident(laid, LETTERS, Code.RUBBER_2014, other, named=False) == "East has 2 cards as penalty cards (Law 50)"
    exposed = seen(Irregularity.CARD_EXPOSED_IN_AUCTION)
    words = incident(exposed, LETTERS, Code.RUBBER_2014, replace(exposed, card=KING))
    assert words == "East exposes D5 and HK during the auction (Law 24)"
    up = CardWithdrawn(EAST, FIVE)
    assert incident(up, LETTERS, Code.RUBBER_2014, CardWithdrawn(EAST, KING)) == "East picks up D5 and HK"


def test_players_who_are_out_together_are_told_of_in_one_sentence() -> None:
    barred = Barred(WEST, rest=True, law=38)
    words = incident(barred, LETTERS, Code.RUBBER_2014, replace(barred, seat=EAST))
    assert words == "West and East must pass for the rest of the auction (Law 38)"


def test_what_a_dummy_without_rights_has_said_has_led_to_something() -> None:
    said = Remarked(SOUTH, About.PENALTY_CARD)
    assert comes_to_nothing(said, None)
    assert not comes_to_nothing(said, SpokeWithoutRights(SOUTH, About.PENALTY_CARD))


def test_suits_are_named_from_spades_down() -> None:
    assert suits_told((Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)) == "spades, diamonds and clubs"


def test_whatever_happens_in_the_worked_examples_is_on_the_record_in_a_sentence_or_among_the_cards() -> None:
    silent = {type(event) for _name, _table, told in moments() for event in told if not recorded(event)}
    assert {kind.__name__ for kind in silent} <= {"CallMade", "DummyFaced", "PlayEnded", "PassedOut"}
    assert {type(event) for _name, _table, told in moments() for event in told} <= set(get_args(TableEvent))


def recorded(event: TableEvent) -> str:
    return text(record_lines((event,), LETTERS, Code.RUBBER_2014, 99))
