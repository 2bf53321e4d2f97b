"""What is within reach: at a guarded table the legal cards, at a live one whatever the acting seat may put down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Card, PlayCard, Refused, Seat, View
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.view import Reader
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SEATS
from bridge_tui.show.reach import cards_within_reach, hands_of, play_of
from tests.show.tables import AUCTION, dealt, live, matches

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
DUMMY_IN_TURN = {NORTH: (), EAST: (EAST,), SOUTH: (NORTH, SOUTH), WEST: (WEST,)}
DEFENDER_IN_TURN = DUMMY_IN_TURN | {SOUTH: (SOUTH, NORTH)}


@pytest.mark.parametrize(
    ("cards", "hands"), [("", BEFORE_THE_LEAD), ("H6", DUMMY_IN_TURN), ("H6 H2", DEFENDER_IN_TURN)]
)
@pytest.mark.parametrize("acting", SEATS)
def test_law_45_at_a_live_table_everybody_moves_his_own_cards_and_declarer_dummys(
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


@pytest.mark.parametrize(
    ("acting", "card", "reason", "seat"),
    [
        (EAST, "SA", Reason.CARD_NOT_HELD, EAST),
        (SOUTH, "CA", Reason.CARD_NOT_HELD, NORTH),
        (NORTH, "HK", Reason.NOT_YOUR_HAND, NORTH),
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
