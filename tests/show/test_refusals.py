"""Refusals: every reason has its sentence, short enough for the line it is shown on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bridge_tui import Call, Card, Code, Deal, LookLastTrick, MakeCall, PlayCard, Reason, Refused, Seat, Table
from bridge_tui.engine.actions import TableAction
from bridge_tui.model.calls import CALLS, LegalCalls
from bridge_tui.model.cards import CARDS, CardRow
from bridge_tui.model.seats import SEATS
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.refusals import refusal, store_problem

WEST, EAST, NORTH = Seat.WEST, Seat.EAST, Seat.NORTH
KING, EIGHT = Card.parse("HK"), Card.parse("H8")

SENTENCES = {
    Reason.NOT_YOUR_TURN_TO_CALL: (
        Refused(Reason.NOT_YOUR_TURN_TO_CALL, 17, seat=WEST, turn=EAST),
        "It is East's turn to call (Law 17).",
    ),
    Reason.INSUFFICIENT_BID: (
        Refused(Reason.INSUFFICIENT_BID, 18, seat=EAST, call=Call.parse("2H"), bid=Call.parse("2S"), bidder=NORTH),
        "2♥ is not higher than North's 2♠ (Law 18).",
    ),
    Reason.INADMISSIBLE_DOUBLE: (
        Refused(Reason.INADMISSIBLE_DOUBLE, 19, seat=EAST, call=Call.parse("X")),
        "Only an opponent's last bid may be doubled, and only once (Law 19).",
    ),
    Reason.INADMISSIBLE_REDOUBLE: (
        Refused(Reason.INADMISSIBLE_REDOUBLE, 19, seat=EAST, call=Call.parse("XX")),
        "Only an opponent's double may be redoubled, and only once (Law 19).",
    ),
    Reason.AUCTION_OVER: (Refused(Reason.AUCTION_OVER, 22, seat=EAST), "The auction is over (Law 22)."),
    Reason.AUCTION_NOT_OVER: (
        Refused(Reason.AUCTION_NOT_OVER, 41, seat=EAST, turn=WEST),
        "The auction is not over: West is to call (Law 41).",
    ),
    Reason.NOT_YOUR_TURN_TO_PLAY: (
        Refused(Reason.NOT_YOUR_TURN_TO_PLAY, 44, seat=EAST, turn=WEST),
        "It is West's turn to play, not East's (Law 44).",
    ),
    Reason.NOT_YOUR_HAND: (
        Refused(Reason.NOT_YOUR_HAND, 45, seat=NORTH, by=EAST, player=Seat.SOUTH),
        "North's cards are played by South, not by East (Law 45).",
    ),
    Reason.CARD_NOT_HELD: (Refused(Reason.CARD_NOT_HELD, seat=EAST, card=KING), "East does not hold ♥K."),
    Reason.MUST_FOLLOW_SUIT: (
        Refused(
            Reason.MUST_FOLLOW_SUIT, 44,
            seat=EAST, card=Card.parse("SA"), leader=WEST, led=KING, cards=CardRow([EIGHT]),
        ),
        "West led ♥K. Hearts must be followed: only ♥8 (Law 44).",
    ),
    Reason.DEAL_OVER: (Refused(Reason.DEAL_OVER), "This deal is over."),
    Reason.NO_TRICK_YET: (Refused(Reason.NO_TRICK_YET, 66, seat=None), "No trick is complete yet (Law 66)."),
    Reason.NEXT_TRICK_BEGUN: (
        Refused(Reason.NEXT_TRICK_BEGUN, 66, seat=EAST),
        "The next trick has begun, so the last stays closed (Law 66).",
    ),
    Reason.SIDE_HAS_PLAYED_ON: (
        Refused(Reason.SIDE_HAS_PLAYED_ON, 66, seat=EAST),
        "East's side has played on and may not look back (Law 66).",
    ),
    Reason.DUMMY_MAY_NOT_LOOK: (
        Refused(Reason.DUMMY_MAY_NOT_LOOK, 66, seat=NORTH),
        "North is dummy and may not look at the last trick (Law 66).",
    ),
    Reason.NO_DECISION_OPEN: (Refused(Reason.NO_DECISION_OPEN, seat=EAST), "There is nothing for East to decide."),
    Reason.NOT_YOUR_DECISION: (
        Refused(Reason.NOT_YOUR_DECISION, 68, seat=NORTH, deciders=(WEST, EAST)),
        "It is not for North to decide, but for West and East (Law 68).",
    ),
    Reason.DECISION_OPEN: (
        Refused(Reason.DECISION_OPEN, 68, seat=NORTH, deciders=(WEST,)),
        "First West has something to decide (Law 68).",
    ),
    Reason.OPTION_NOT_OFFERED: (Refused(Reason.OPTION_NOT_OFFERED, seat=EAST), "East does not have that choice."),
    Reason.CLAIM_BEFORE_LEAD: (
        Refused(Reason.CLAIM_BEFORE_LEAD, 68, seat=EAST),
        "Claims are made after the opening lead (Law 68).",
    ),
    Reason.DUMMY_MAY_NOT_CLAIM: (
        Refused(Reason.DUMMY_MAY_NOT_CLAIM, 43, seat=NORTH),
        "North is dummy and may not claim (Law 43).",
    ),
    Reason.NOT_SO_MANY_TRICKS: (
        Refused(Reason.NOT_SO_MANY_TRICKS, 68, seat=EAST, tricks=9, left=7),
        "East can claim from 0 to 7 tricks, not 9 (Law 68).",
    ),
    Reason.FINESSE_NOT_STATED: (
        Refused(
            Reason.FINESSE_NOT_STATED, 70,
            seat=NORTH, card=KING, cards=CardRow([Card.parse("C4"), EIGHT, Card.parse("HT")]), player=Seat.SOUTH,
        ),
        "South's claim was contested: no finesse unannounced, only ♥10 8 ♣4 (Law 70).",
    ),
    Reason.TRUMPS_TO_BE_DRAWN: (
        Refused(Reason.TRUMPS_TO_BE_DRAWN, 70, seat=NORTH, card=KING, player=Seat.SOUTH),
        "South's claim was contested: a trump has to be led while one is out (Law 70).",
    ),
    Reason.TRUMPS_TO_BE_LEFT: (
        Refused(Reason.TRUMPS_TO_BE_LEFT, 70, seat=NORTH, card=KING, player=Seat.SOUTH),
        "South's claim was contested: no trump may be led while one is out (Law 70).",
    ),
    Reason.NO_CLAIM_OPEN: (
        Refused(Reason.NO_CLAIM_OPEN, 68, seat=EAST),
        "There is no claim for East to answer (Law 68).",
    ),
    Reason.NO_CONCESSION: (
        Refused(Reason.NO_CONCESSION, 71, seat=EAST),
        "No tricks were conceded in this deal (Law 71).",
    ),
    Reason.CONCESSION_STANDS: (
        Refused(Reason.CONCESSION_STANDS, 71, seat=EAST),
        "What was conceded might have been lost (Law 71).",
    ),
    Reason.CONCESSION_NOT_JUDGED: (
        Refused(Reason.CONCESSION_NOT_JUDGED, 71, seat=EAST, most=6),
        "With more than 6 cards in a hand it cannot be told what might have been lost (Law 71).",
    ),
    Reason.GUARDED_TABLE: (
        Refused(Reason.GUARDED_TABLE, seat=EAST),
        "This table is guarded; that can happen at a live one only.",
    ),
    Reason.PLAY_NOT_BEGUN: (
        Refused(Reason.PLAY_NOT_BEGUN, 61, seat=EAST),
        "No card has been played yet (Law 61).",
    ),
    Reason.PLAY_NOT_OVER: (
        Refused(Reason.PLAY_NOT_OVER, 64, seat=EAST),
        "A revoke is claimed when the play is over (Law 64).",
    ),
    Reason.CANNOT_BE_ASKED: (
        Refused(Reason.CANNOT_BE_ASKED, 61, seat=NORTH, target=EAST),
        "North may not ask East about a revoke (Law 61).",
    ),
    Reason.CARD_TO_BE_REPLACED: (
        Refused(Reason.CARD_TO_BE_REPLACED, 62, seat=EAST, revoker=WEST),
        "First a card of West's has to be replaced (Law 62).",
    ),
    Reason.CARD_IS_NAMED: (
        Refused(Reason.CARD_IS_NAMED, 62, seat=EAST, card=KING, cards=CardRow([EIGHT])),
        "East has to play ♥8 (Law 62).",
    ),
    Reason.NO_RIGHT_TO_CHANGE: (
        Refused(Reason.NO_RIGHT_TO_CHANGE, 62, seat=EAST),
        "East may not change a card now (Law 62).",
    ),
    Reason.HAND_NOT_SPREAD: (
        Refused(Reason.HAND_NOT_SPREAD, 68, seat=NORTH),
        "North may not face the whole hand now (Law 68).",
    ),
    Reason.BID_OVER_SEVEN: (
        Refused(Reason.BID_OVER_SEVEN, 18, seat=EAST, call=Call.parse("8H")),
        "8♥ is more than seven (Law 18).",
    ),
    Reason.CALL_IS_SETTLED: (
        Refused(Reason.CALL_IS_SETTLED, 31, seat=EAST, call=CALLS[0], calls=LegalCalls((Call.parse("1H"),))),
        "East has to make the same call again: 1♥ (Law 31).",
    ),
    Reason.NO_CALL_TO_CHANGE: (
        Refused(Reason.NO_CALL_TO_CHANGE, 25, seat=EAST),
        "East has no call that can still be a slip (Law 25).",
    ),
    Reason.HAND_NOT_LOOKED_AT: (
        Refused(Reason.HAND_NOT_LOOKED_AT, 43, seat=EAST),
        "Only dummy may look at another's hand here, while the cards are played (Law 43).",
    ),
    Reason.NOT_DECLARERS_WORD: (
        Refused(Reason.NOT_DECLARERS_WORD, 46, seat=EAST),
        "Only declarer names dummy's cards, once they are faced (Law 46).",
    ),
    Reason.DESIGNATES_NOTHING: (
        Refused(Reason.DESIGNATES_NOTHING, 46, seat=EAST),
        "No card of dummy's can be meant by that now (Law 46).",
    ),
    Reason.NO_SUCH_REVOKE_TRICK: (
        Refused(Reason.NO_SUCH_REVOKE_TRICK, 64, seat=EAST, trick=12),
        "Trick 12 was not played (Law 64).",
    ),
    Reason.REVOKE_RULED: (
        Refused(Reason.REVOKE_RULED, 64, seat=EAST, trick=12, offender=WEST),
        "West's revoke at trick 12 has been dealt with (Law 64).",
    ),
    Reason.NOTHING_TO_TAKE_BACK: (Refused(Reason.NOTHING_TO_TAKE_BACK, seat=EAST), "East has nothing to take back."),
    Reason.DUMMY_MAY_NOT_TAKE_BACK: (
        Refused(Reason.DUMMY_MAY_NOT_TAKE_BACK, 43, seat=NORTH),
        "North is dummy and may take nothing back (Law 43).",
    ),
    Reason.CALLS_STAND: (
        Refused(Reason.CALLS_STAND, 25, seat=EAST),
        "Calls are not taken back at this table (Law 25).",
    ),
    Reason.CARDS_STAND: (
        Refused(Reason.CARDS_STAND, 45, seat=EAST),
        "Cards and claims are not taken back at this table (Law 45).",
    ),
    Reason.AUCTION_STANDS: (
        Refused(Reason.AUCTION_STANDS, 41, seat=EAST),
        "The opening lead has been made: the calls stand (Law 41).",
    ),
    Reason.NO_TAKE_BACK_ASKED: (
        Refused(Reason.NO_TAKE_BACK_ASKED, seat=EAST),
        "There is no request for East to answer.",
    ),
    Reason.NO_DEAL_ON: (Refused(Reason.NO_DEAL_ON), "Nobody has dealt yet."),
    Reason.DEAL_ON: (Refused(Reason.DEAL_ON), "The deal on the table has to be played out first."),
    Reason.DEAL_ON_TABLE: (Refused(Reason.DEAL_ON_TABLE), "The last deal still lies on the table."),
    Reason.NOT_STARTED: (Refused(Reason.NOT_STARTED), "The game has not been started."),
    Reason.ALREADY_STARTED: (Refused(Reason.ALREADY_STARTED), "The game has been started already."),
    Reason.WRONG_DEALER: (
        Refused(Reason.WRONG_DEALER, seat=EAST, dealer=NORTH),
        "It is North's turn to deal, not East's.",
    ),
    Reason.RUBBER_OVER: (Refused(Reason.RUBBER_OVER), "It is over already."),
    Reason.NOT_DEALT_HERE: (
        Refused(Reason.NOT_DEALT_HERE),
        "The cards are on a real table: only results are entered here.",
    ),
    Reason.NOT_ENTERED_HERE: (
        Refused(Reason.NOT_ENTERED_HERE),
        "The deals of this game are played here, and score by themselves.",
    ),
    Reason.NO_SUCH_RESULT: (
        Refused(Reason.NO_SUCH_RESULT, number=9, deals=3),
        "There is no deal 9: the sheet has 3.",
    ),
    Reason.RESULT_STRUCK: (Refused(Reason.RESULT_STRUCK, number=2), "Deal 2 is struck out already."),
    Reason.HONOURS_NOT_SCORED: (Refused(Reason.HONOURS_NOT_SCORED), "Honours are not scored here."),
    Reason.RESULTS_AFTER_END: (
        Refused(Reason.RESULTS_AFTER_END, number=4, deals=6),
        "With this it would have been over after deal 4, and the sheet has 6: strike out the others first.",
    ),
}  # fmt: skip
"""For every reason a refusal with all its parameters, and what a person reads."""


def test_every_reason_is_proved_here() -> None:
    assert set(SENTENCES) == set(Reason)


def test_of_several_who_decide_all_are_named() -> None:
    refused = Refused(Reason.DECISION_OPEN, 25, seat=NORTH, deciders=SEATS)
    words = refusal(refused, SIGNS, Code.RUBBER_2014)
    assert words == "First North, East, South and West have something to decide (Law 25)."


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_sentence(reason: Reason) -> None:
    refused, sentence = SENTENCES[reason]
    assert refused.reason is reason
    assert refusal(refused, SIGNS, Code.RUBBER_2014) == sentence


def test_the_classic_code_names_the_numbers_as_todays() -> None:
    refused, _sentence = SENTENCES[Reason.NEXT_TRICK_BEGUN]
    assert refusal(refused, SIGNS, Code.CLASSIC) == (
        "The next trick has begun, so the last stays closed (today's Law 66)."
    )


def must_follow(*cards: str) -> str:
    led = Card.parse("DK")
    held = CardRow(sorted(map(Card.parse, cards)))
    refused = Refused(Reason.MUST_FOLLOW_SUIT, 44, seat=EAST, card=KING, leader=NORTH, led=led, cards=held)
    return refusal(refused, LETTERS, Code.DUPLICATE_2017)


def test_several_cards_that_follow_are_named_highest_first() -> None:
    assert must_follow("D2", "DT", "DA") == "North led DK. Diamonds must be followed: DA 10 2 (Law 44)."


def test_more_cards_than_the_line_holds_are_not_named() -> None:
    assert must_follow("D2", "D3", "D4", "D5", "D6", "D7") == "North led DK. Diamonds must be followed (Law 44)."


def to_be_played(*cards: str) -> str:
    row = CardRow(sorted(map(Card.parse, cards)))
    return refusal(Refused(Reason.CARD_IS_NAMED, 62, seat=EAST, card=KING, cards=row), LETTERS, Code.RUBBER_2014)


def test_law_62_the_cards_that_may_replace_a_revoke_are_named_if_they_are_few() -> None:
    assert to_be_played("D2", "DT", "SA") == "East has to play SA D10 2 (Law 62)."
    assert to_be_played("D2", "D3", "D4", "D5", "D6", "D7") == "East may not play HK now (Law 62)."


def refusals_of(table: Table) -> list[Refused]:
    """Every refusal that this table has for a call, a card or a look at the last trick."""
    actions: list[TableAction] = [
        *(MakeCall(seat, call) for seat in SEATS for call in CALLS),
        *(PlayCard(seat, card, by) for seat in SEATS for card in CARDS[::3] for by in (None, Seat.EAST)),
        *(LookLastTrick(seat) for seat in SEATS),
    ]
    refused = []
    for action in actions:
        try:
            table.apply(action)
        except Refused as answer:
            refused.append(answer)
    return refused


@pytest.mark.parametrize("code", Code)
def test_whatever_a_table_refuses_is_one_plain_line(code: Code) -> None:
    rng = random.Random(code.value)
    deck = list(range(52))
    rng.shuffle(deck)
    table = Table.start(Deal.from_deck(deck), Seat.NORTH, code=code)
    for call in ("1C", "P", "1S", "P", "P", "X", "P", "P", "P"):
        sentences = {refusal(refused, LETTERS, code) for refused in refusals_of(table)}
        assert all(len(sentence) < 80 and sentence.isascii() and "{" not in sentence for sentence in sentences)
        assert table.turn is not None
        table = table.apply(MakeCall(table.turn, Call.parse(call))).table
    while table.turn is not None:
        table = table.apply(PlayCard(table.turn, rng.choice(table.legal_cards))).table
        sentences = {refusal(refused, LETTERS, code) for refused in refusals_of(table)}
        assert all(len(sentence) < 80 and sentence.isascii() and "{" not in sentence for sentence in sentences)


FILE = Path("games.sqlite3")

STORE_SENTENCES: dict[StoreProblem, tuple[dict[str, object], str]] = {
    StoreProblem.FOLDER: (
        {"detail": "Permission denied"},
        "Games cannot be saved in games.sqlite3: Permission denied.",
    ),
    StoreProblem.NO_GAMES: ({}, "There are no saved games in games.sqlite3."),
    StoreProblem.NOT_A_STORE: ({"detail": ""}, "This file holds no saved games and was left as it is: games.sqlite3"),
    StoreProblem.NEWER_VERSION: (
        {"version": 3, "known": 1},
        "A newer version of the program wrote games.sqlite3 (format 3, known here: up to 1).",
    ),
    StoreProblem.DAMAGED_FILE: (
        {"detail": "malformed"},
        "The file of saved games is damaged (malformed): games.sqlite3",
    ),
    StoreProblem.NO_SUCH_GAME: ({"game": 7}, "There is no saved game 7."),
    StoreProblem.DAMAGED_ACTION: ({"game": 7, "n": 12}, "Saved game 7 cannot be read from its action 12 on."),
    StoreProblem.INAPPLICABLE_ACTION: (
        {"game": 7, "n": 12, "reason": Reason.DEAL_OVER},
        "Saved game 7 breaks off: its action 12 does not fit what went before.",
    ),
    StoreProblem.GONE: (
        {},
        "The file of saved games is no longer at games.sqlite3. Nothing was done; put it back.",
    ),
    StoreProblem.PLAYED_ELSEWHERE: (
        {"game": 7, "n": 12},
        "Game 7 has gone on in another window. Open it again to continue.",
    ),
    StoreProblem.LOCKED: (
        {"detail": "database is locked"},
        "Another program holds the saved games. Nothing was done; try again.",
    ),
    StoreProblem.DISK_FULL: (
        {"detail": "no space"},
        "The disk is full. Nothing was done; make room and try again.",
    ),
    StoreProblem.CANNOT_READ: (
        {"detail": "unable to open"},
        "The saved games in games.sqlite3 cannot be read: unable to open.",
    ),
    StoreProblem.CANNOT_WRITE: ({"detail": "read-only"}, "Saving failed, and nothing was done: read-only."),
}


@pytest.mark.parametrize("problem", StoreProblem)
def test_every_problem_with_saved_games_has_its_sentence(problem: StoreProblem) -> None:
    params, sentence = STORE_SENTENCES[problem]
    assert store_problem(StoreError(problem, FILE, **params)) == sentence


def test_a_path_that_is_no_text_can_still_be_named() -> None:
    error = StoreError(StoreProblem.NOT_A_STORE, Path("ga\udcffme"), detail="")
    assert store_problem(error).encode() == "This file holds no saved games and was left as it is: ga�me".encode()
