"""What is within reach: at a guarded table the legal cards, at a live one whatever the acting seat may put down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Call, Card, MakeCall, PlayCard, Refused, Seat, View
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.view import Reader
from bridge_tui.match.match import Match
from bridge_tui.model.calls import CALLS
from bridge_tui.model.seats import SEATS
from bridge_tui.show.reach import calls_within_reach, cards_within_reach, hands_of, may_call_late, may_call_on, play_of
from tests.show.tables import AUCTION, called, dealt, live, matches

NORTH, EAST, SOUTH, WEST = SEATS
READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)


def view(match: Match, reader: Reader) -> View:
    assert match.table is not None
    return match.table.view(reader)


@given(matches(), st.sampled_from(SEATS))
def test_at_a_guarded_table_it_is_what_may_be_played_whoever_acts(match: Match, acting: Seat) -> None:
    for reader in READERS:
        seen = view(match, reader)
        assert cards_within_reach(seen, acting) == cards_within_reach(seen, None) == seen.legal_cards


BEFORE_THE_LEAD = {NORTH: (NORTH,), EAST: (EAST,), SOUTH: (SOUTH,), WEST: (WEST,)}
DUMMY_IN_TURN = {NORTH: (NORTH,), EAST: (EAST,), SOUTH: (NORTH, SOUTH), WEST: (WEST,)}
DEFENDER_IN_TURN = DUMMY_IN_TURN | {SOUTH: (SOUTH, NORTH)}


@pytest.mark.parametrize(
    ("cards", "hands"), [("", BEFORE_THE_LEAD), ("H6", DUMMY_IN_TURN), ("H6 H2", DEFENDER_IN_TURN)]
)
@pytest.mark.parametrize("acting", SEATS)
def test_law_45_at_a_live_table_everybody_reaches_his_own_cards_and_declarer_dummys(
    cards: str, hands: dict[Seat, tuple[Seat, ...]], acting: Seat
) -> None:
    match = live(cards)
    readers: tuple[Reader, ...] = (acting, ALL)
    for reader in readers:
        seen = view(match, reader)
        assert hands_of(seen, acting) == hands[acting]
        held = [card for seat in hands[acting] for card in seen.hands[seat] or ()]
        assert list(cards_within_reach(seen, acting)) == held, "all of them, whether they may be played or not"


def test_nobody_reaches_anything_in_the_auction_under_the_curtain_and_after_the_deal() -> None:
    assert hands_of(view(dealt("1C"), ALL), WEST) == ()
    assert hands_of(view(live("H6"), PUBLIC), None) == ()
    over = live("")
    while over.table is not None and over.table.turn is not None:
        over = over.apply(PlayCard(over.table.turn, over.table.legal_cards[0])).match
    assert hands_of(view(over, ALL), WEST) == ()


@pytest.mark.parametrize(
    ("acting", "card", "hand"),
    [(SOUTH, "H8", SOUTH), (SOUTH, "HK", NORTH), (EAST, "HA", EAST), (WEST, "C2", WEST)],
)
def test_a_card_is_played_from_the_hand_that_holds_it(acting: Seat, card: str, hand: Seat) -> None:
    match = live("H6")
    assert play_of(view(match, acting), acting, Card.parse(card)) == PlayCard(hand, Card.parse(card))


def test_law_45_what_dummy_moves_himself_is_told_from_what_declarer_plays() -> None:
    match, card = live("H6"), Card.parse("HK")
    assert play_of(view(match, NORTH), NORTH, card) == PlayCard(NORTH, card, by=NORTH)
    assert play_of(view(match, SOUTH), SOUTH, card) == PlayCard(NORTH, card)


@pytest.mark.parametrize(
    ("acting", "card", "reason", "seat"),
    [
        (EAST, "SA", Reason.CARD_NOT_HELD, EAST),
        (SOUTH, "CA", Reason.CARD_NOT_HELD, NORTH),
        (NORTH, "SA", Reason.CARD_NOT_HELD, NORTH),
    ],
)
def test_what_cannot_be_put_down_is_refused_and_changes_nothing(
    acting: Seat, card: str, reason: Reason, seat: Seat
) -> None:
    match = live("H6")
    with pytest.raises(Refused) as refused:
        match.apply(play_of(view(match, acting), acting, Card.parse(card)))
    assert refused.value.reason is reason
    assert refused.value.params["seat"] is seat


def test_at_a_guarded_table_every_card_is_meant_for_the_hand_in_turn() -> None:
    match = dealt(AUCTION, "H6")
    assert play_of(view(match, SOUTH), SOUTH, Card.parse("S2")) == PlayCard(NORTH, Card.parse("S2"))


@pytest.mark.parametrize("words", ["", "W:1S E:2H", "W:1S N:2S E:2H S:refuse", "W:1S N:H4", "W:7NT"])
@pytest.mark.parametrize("reader", READERS)
def test_at_a_live_table_every_call_is_within_everybodys_reach_whatever_the_law_says(
    words: str, reader: Reader
) -> None:
    assert calls_within_reach(view(called(words), reader)) == CALLS


@given(matches(), st.sampled_from(READERS))
def test_at_a_guarded_table_it_is_what_may_be_called(match: Match, reader: Reader) -> None:
    assert calls_within_reach(view(match, reader)) == view(match, reader).legal_calls


@pytest.mark.parametrize("words", ["W:P N:P E:P S:P", "W:1S N:P E:P S:P"])
def test_once_the_auction_is_closed_no_call_is_picked(words: str) -> None:
    assert calls_within_reach(view(called(words), ALL)) == ()


@pytest.mark.parametrize("acting", SEATS)
def test_law_24_during_the_auction_of_a_live_table_everybody_reaches_his_own_cards(acting: Seat) -> None:
    match = called("W:1S")
    assert hands_of(view(match, acting), acting) == (acting,)
    held = view(match, acting).hand
    assert list(cards_within_reach(view(match, ALL), acting)) == list(held)
    assert play_of(view(match, acting), acting, min(held)) == PlayCard(acting, min(held))
    assert hands_of(view(dealt("1S"), acting), acting) == ()
    assert hands_of(view(called("W:P N:P E:P S:P"), acting), acting) == ()


def test_law_39_a_call_may_come_late_until_a_lead_stands() -> None:
    assert may_call_late(view(live(""), PUBLIC))
    assert may_call_late(view(live("", PlayCard(EAST, Card.parse("D3"))), PUBLIC)), "it waits for a ruling"
    assert not may_call_late(view(live("H6"), PUBLIC))
    assert not may_call_late(view(dealt(AUCTION), PUBLIC)), "at a guarded table never"
    assert not may_call_late(view(called("W:1S"), PUBLIC)), "it is not late yet"
    assert not may_call_late(view(called("W:P N:P E:P S:P"), PUBLIC))


@pytest.mark.parametrize(
    ("words", "code", "who"),
    [
        ("W:1S", Code.CLASSIC, ()),
        ("W:1S E:2H", Code.CLASSIC, (SOUTH,)),
        ("W:1S N:P E:P S:P N:2H", Code.CLASSIC, (EAST,)),
        ("W:1S N:2C N:slip2D", Code.CLASSIC, ()),
        ("W:1S N:2S E:2H E:slip3H", Code.CLASSIC, ()),
        ("W:1S N:2S E:2H S:refuse E:3C", Code.DUPLICATE_2017, (SOUTH,)),
    ],
)
def test_who_answers_by_a_call_as_well(words: str, code: Code, who: tuple[Seat, ...]) -> None:
    seen = view(called(words, code), PUBLIC)
    assert tuple(seat for seat in seen.actors if may_call_on(seen, seat)) == who
    if who:
        called(words, code).apply(MakeCall(who[0], Call.parse("4S")))
