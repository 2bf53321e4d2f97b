"""The play of a deal at the table: the opening lead, dummy, turns, refusals, the end."""

from __future__ import annotations

from typing import cast

import pytest

from bridge_tui.engine.actions import Choose, LookLastTrick, MakeCall, PlayCard, TableAction
from bridge_tui.engine.events import CallMade, CardPlayed, DummyFaced, LastTrickTurned, PlayEnded, TrickWon
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import BIDS, PASS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import ORDINARY, SUITS_APART, called, fold, played

SOUTH_PLAYS = "P P 4S P P P"
FIRST_TRICK = "DT D5 D3 DA"
"""West leads the ten of diamonds to South's four spades; South's ace wins."""


def card(name: str) -> Card:
    return Card.parse(name)


def refused(table: Table, action: TableAction) -> tuple[Reason, int | None, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        table.apply(action)
    return caught.value.reason, caught.value.law, caught.value.params


@pytest.mark.parametrize("dealer", SEATS)
def test_law_41_declarers_left_opponent_leads(dealer: Seat) -> None:
    assert called("1C P P P", dealer).turn is dealer.left


def test_law_41_dummy_is_faced_after_the_opening_lead_only() -> None:
    lead = called(SOUTH_PLAYS).apply(PlayCard(Seat.WEST, card("DT")))
    assert lead.events == (CardPlayed(Seat.WEST, card("DT")), DummyFaced(Seat.NORTH))
    assert lead.table.apply(PlayCard(Seat.NORTH, card("D5"))).events == (CardPlayed(Seat.NORTH, card("D5")),)


def test_law_44_the_winner_of_a_trick_leads_to_the_next() -> None:
    step = played(called(SOUTH_PLAYS), "DT D5 D3").apply(PlayCard(Seat.SOUTH, card("DA")))
    assert step.events == (CardPlayed(Seat.SOUTH, card("DA")), TrickWon(Seat.SOUTH))
    assert (step.table.turn, step.table.tricks_won) == (Seat.SOUTH, (1, 0))
    assert [len(hand) for hand in step.table.hands] == [12] * 4


def test_a_complete_trick_lies_on_the_table_until_the_next_lead() -> None:
    table = played(called(SOUTH_PLAYS), FIRST_TRICK)
    assert table.trick is not None
    assert [str(one) for _, one in table.trick.plays] == FIRST_TRICK.split()
    assert (table.trick.winner, table.trick.card_of(Seat.NORTH)) == (Seat.SOUTH, card("D5"))
    begun = played(table, "SA").trick
    assert begun is not None
    assert (begun.plays, begun.winner, begun.card_of(Seat.NORTH)) == (((Seat.SOUTH, card("SA")),), None, None)


def test_law_45_declarer_plays_dummys_cards_and_dummy_does_not() -> None:
    table = played(called(SOUTH_PLAYS), "DT")
    assert (table.turn, table.actor) == (Seat.NORTH, Seat.SOUTH)
    assert table.apply(PlayCard(Seat.NORTH, card("D5"), by=Seat.SOUTH)).table.turn is Seat.EAST
    params = {"seat": Seat.NORTH, "by": Seat.NORTH, "player": Seat.SOUTH}
    assert refused(table, PlayCard(Seat.NORTH, card("D5"), by=Seat.NORTH)) == (Reason.NOT_YOUR_HAND, 45, params)


@pytest.mark.parametrize("name", ["D3", "SA", "C4"])
def test_who_moves_anothers_hand_learns_nothing_of_its_cards(name: str) -> None:
    table = played(called(SOUTH_PLAYS), "DT D5")
    params = {"seat": Seat.EAST, "by": Seat.WEST, "player": Seat.EAST}
    assert refused(table, PlayCard(Seat.EAST, card(name), by=Seat.WEST)) == (Reason.NOT_YOUR_HAND, 45, params)


def test_law_44_a_card_out_of_turn_is_refused() -> None:
    table = called(SOUTH_PLAYS)
    params = {"seat": Seat.EAST, "turn": Seat.WEST}
    assert refused(table, PlayCard(Seat.EAST, card("D3"))) == (Reason.NOT_YOUR_TURN_TO_PLAY, 44, params)


def test_law_44_a_card_that_does_not_follow_is_refused() -> None:
    table = played(called(SOUTH_PLAYS), "DT D5")
    reason, law, params = refused(table, PlayCard(Seat.EAST, card("S7")))
    assert (reason, law) == (Reason.MUST_FOLLOW_SUIT, 44)
    assert params.pop("cards") == table.legal_cards == tuple(map(card, ("D3", "D4", "D7", "DJ")))
    assert params == {"seat": Seat.EAST, "card": card("S7"), "leader": Seat.WEST, "led": card("DT")}


def test_a_card_that_is_not_held_is_refused() -> None:
    table = played(called(SOUTH_PLAYS), FIRST_TRICK)
    for name in ("DA", "HA"):
        params = {"seat": Seat.SOUTH, "card": card(name)}
        assert refused(table, PlayCard(Seat.SOUTH, card(name))) == (Reason.CARD_NOT_HELD, None, params)


def test_law_41_no_card_before_the_auction_is_over() -> None:
    table = called("1S P")
    params = {"seat": Seat.WEST, "turn": Seat.SOUTH}
    assert refused(table, PlayCard(Seat.WEST, card("DT"))) == (Reason.AUCTION_NOT_OVER, 41, params)


def test_no_call_once_play_has_begun() -> None:
    table = played(called(SOUTH_PLAYS), "DT")
    assert refused(table, MakeCall(Seat.NORTH, PASS)) == (Reason.AUCTION_OVER, 22, {"seat": Seat.NORTH})


def test_a_choice_is_refused_while_nothing_is_to_be_decided() -> None:
    expected = (Reason.NO_DECISION_OPEN, None, {"seat": Seat.SOUTH})
    assert refused(called(SOUTH_PLAYS), Choose(Seat.SOUTH, "accept")) == expected


def test_thirteen_tricks_end_the_deal() -> None:
    table = called("1S P P P", deal=SUITS_APART)
    for number in range(52):
        seat = table.turn
        assert (seat, table.is_over) == (Seat((number + 1) % 4 if number < 4 else number % 4), False)
        assert seat is not None
        step = table.apply(PlayCard(seat, table.legal_cards[0]))
        table = step.table
    assert step.events[1:] == (TrickWon(Seat.NORTH), PlayEnded(13))
    assert (table.turn, table.is_over, table.tricks_won) == (None, True, (13, 0))
    assert not table.legal_cards
    assert not table.legal_calls
    assert refused(table, PlayCard(Seat.NORTH, card("SA"))) == (Reason.DEAL_OVER, None, {})


def test_the_events_of_a_table_are_those_of_its_steps_in_order() -> None:
    table, told = called("P P 4S P P"), called("P P 4S P P").events
    trick = [PlayCard(Seat((3 + turn) % 4), card(name)) for turn, name in enumerate(FIRST_TRICK.split())]
    actions: list[TableAction] = [MakeCall(Seat.EAST, PASS), *trick, LookLastTrick(Seat.EAST)]
    for action in actions:
        step = table.apply(action)
        table, told = step.table, told + step.events
    assert table.events == told
    assert told[-1] == LastTrickTurned(Seat.EAST)


def test_a_number_that_is_equal_to_a_call_or_a_card_becomes_one() -> None:
    dealt = Table.start(ORDINARY, Seat.NORTH)
    lowest = BIDS[0]
    number = cast(Call, int(lowest))
    for call in (number, lowest):
        (made,) = dealt.apply(MakeCall(Seat.NORTH, call)).events
        assert isinstance(made, CallMade)
        assert made.call.is_bid
    opened = fold(dealt, [MakeCall(seat, call) for seat, call in zip(SEATS, (lowest, PASS, PASS, PASS), strict=True)])
    card = opened.legal_cards[0]
    for same in (cast(Card, int(card)), card):
        played = opened.apply(PlayCard(Seat.EAST, same)).events[0]
        assert isinstance(played, CardPlayed)
        assert str(played.card) == str(card)
