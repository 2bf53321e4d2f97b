"""Cards, strains and sets of cards."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.model.cards import CARDS, NO_CARDS, Card, CardRow, Cards, Strain, Suit, row

NAMES = [suit + rank for suit, rank in product("CDHS", "23456789TJQKA")]
card_sets = st.sets(st.sampled_from(CARDS))


def test_the_deck_is_clubs_to_spades_and_deuce_to_ace() -> None:
    assert [str(card) for card in CARDS] == NAMES
    assert [card.suit * 13 + card.rank for card in CARDS] == list(range(52))


@pytest.mark.parametrize("name", NAMES)
def test_a_card_reads_back_what_it_writes(name: str) -> None:
    card = Card.parse(name)
    assert str(card) == name
    assert Card.parse(f" {name.lower()} ") == card == Card.of(card.suit, card.rank)


def test_a_ten_may_be_written_in_two_figures() -> None:
    assert Card.parse("d10") == Card.parse("DT")
    assert Cards.parse("A1098.Q10.KQJ.432") == Cards.parse("AT98.QT.KQJ.432")


@pytest.mark.parametrize("text", ["", "S", "SAA", "AS", "S1", "S1010", "XA", "7NT", "♠A", "ſA", "ﬆ"])
def test_what_is_no_card_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize("index", [-1, 52])
def test_there_are_fifty_two_card_numbers(index: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(index)


@pytest.mark.parametrize(("strain", "trump"), [("C", Suit.CLUBS), ("s", Suit.SPADES), ("NT", None), ("n", None)])
def test_a_strain_has_its_trump(strain: str, trump: Suit | None) -> None:
    assert Strain.parse(strain).trump is trump


@pytest.mark.parametrize("text", ["", "CD", "T", "NTT", "1", "ſ"])
def test_what_is_no_strain_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a strain"):
        Strain.parse(text)


@given(card_sets)
def test_a_set_holds_what_was_put_into_it(cards: set[Card]) -> None:
    hand = Cards.of(cards)
    assert list(hand) == sorted(cards)
    assert len(hand) == len(cards)
    assert {card for card in CARDS if card in hand} == cards
    for suit in Suit:
        assert list(hand.in_suit(suit)) == [card for card in sorted(cards) if card.suit is suit]


@given(card_sets)
def test_a_hand_reads_back_what_it_writes(cards: set[Card]) -> None:
    hand = Cards.of(cards)
    assert Cards.parse(hand.to_pbn()) == hand


@given(card_sets)
def test_the_text_of_cards_is_a_count(cards: set[Card]) -> None:
    count = f"<{len(cards)} card{'' if len(cards) == 1 else 's'}>"
    for held in (Cards.of(cards), row(Cards.of(cards))):
        assert {repr(held), str(held), f"{held}", f"{held!r}"} == {count}
    assert isinstance(row(Cards.of(cards)), CardRow)


@pytest.mark.parametrize("text", ["", "AK.QJ.T9", "AK.QJ.T9.8.7", "AA...", "AK.1.2.3", "SA.HK.DQ.CJ"])
def test_what_is_no_hand_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a hand|not a card|twice"):
        Cards.parse(text)


@pytest.mark.parametrize("text", ["AKQ.JT9.876", "AKQA.JT9.876.5432"])
def test_the_error_for_what_is_no_hand_does_not_repeat_its_cards(text: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - its text is what is looked at below
        Cards.parse(text)
    assert not [holding for holding in text.split(".") if holding in str(error.value)]


def test_a_hand_formatted_as_a_number_is_a_count() -> None:
    hand = Cards.parse("AK.Q.J.T")
    assert {f"{hand:d}", f"{hand:x}", f"{hand:#_d}", f"{hand:,d}"} == {"<5 cards>"}
    assert f"{hand:>10}" == " <5 cards>"


def test_the_empty_hand_has_no_cards() -> None:
    assert list(NO_CARDS) == []
    assert NO_CARDS.to_pbn() == "..."


@pytest.mark.parametrize("text", ["", "NT", "1", "ſ"])
def test_what_is_no_suit_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a suit"):
        Suit.parse(text)


@pytest.mark.parametrize("rank", [-1, 13])
def test_there_are_thirteen_ranks(rank: int) -> None:
    with pytest.raises(ValueError, match="no card has the rank"):
        Card.of(Suit.HEARTS, rank)


@pytest.mark.parametrize("bits", [-1, 1 << 52, 1 << 60])
def test_a_set_holds_nothing_but_cards(bits: int) -> None:
    with pytest.raises(ValueError, match="52 bits"):
        Cards(bits)
