"""Tricks by Laws 44 and 45: who wins, who must follow; against a dumb checker that knows letters only."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.engine.play import legal_cards, winning_seat
from bridge_tui.model.cards import CARDS, Card, Cards, Strain, Suit
from bridge_tui.model.seats import SEATS, Seat
from tests.paper_table import trick_winner

FOUR_OF_EACH = tuple(Card.of(suit, rank) for suit, rank in product(Suit, (0, 4, 8, 12)))
"""Four cards cannot differ in more than four ranks, so their tricks stand for all tricks."""


@pytest.mark.parametrize("strain", Strain)
@pytest.mark.parametrize("led", Suit)
def test_law_44_every_kind_of_trick_is_won_as_the_dumb_checker_says(strain: Strain, led: Suit) -> None:
    trump, names = strain.trump, {card: str(card) for card in FOUR_OF_EACH}
    tricks = [cards for cards in permutations(FOUR_OF_EACH, 4) if cards[0].suit is led]
    assert len(tricks) == 4 * 15 * 14 * 13
    for cards in tricks:
        plays = [("NESW"[turn], names[card]) for turn, card in enumerate(cards)]
        assert "NESW"[winning_seat(Seat.NORTH, cards, trump)] == trick_winner(plays, str(strain)), plays


@given(
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=4, unique=True),
    st.sampled_from(Strain),
    st.sampled_from(SEATS),
)
def test_law_44_any_trick_complete_or_not_from_any_leader(cards: list[Card], strain: Strain, leader: Seat) -> None:
    plays = [(str(Seat((leader + turn) % 4)), str(card)) for turn, card in enumerate(cards)]
    assert str(winning_seat(leader, cards, strain.trump)) == trick_winner(plays, str(strain))


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("HJ HQ HK CA", None, Seat.EAST),  # an off-suit ace wins nothing at no-trump
        ("HJ HQ HA C2", Suit.CLUBS, Seat.SOUTH),  # a ruff with the deuce
        ("H2 C2 C3 HA", Suit.CLUBS, Seat.EAST),  # an overruff
        ("H2 SA DA CA", None, Seat.WEST),  # nobody follows
        ("C5 C4 C6 C2", Suit.CLUBS, Seat.EAST),  # trumps led
    ],
)
def test_law_44_highest_trump_else_highest_of_the_suit_led(cards: str, trump: Suit | None, winner: Seat) -> None:
    assert winning_seat(Seat.WEST, [Card.parse(name) for name in cards.split()], trump) is winner


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=13), st.sampled_from(CARDS))
def test_law_44_follow_suit_if_able_otherwise_any_card(held: set[Card], led: Card) -> None:
    names = {str(card) for card in held}
    following = {name for name in names if name[0] == str(led)[0]}
    assert {str(card) for card in legal_cards(Cards.of(held), (led,))} == (following or names)
    assert set(legal_cards(Cards.of(held), ())) == held
