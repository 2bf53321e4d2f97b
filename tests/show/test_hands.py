"""Hands as rows: every card in its place, whatever the suit's length, the width and the cursor."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import Card, Cards
from bridge_tui.model.cards import CARDS
from bridge_tui.show.deck import LETTERS, RANK_NAMES, SIGNS
from bridge_tui.show.hands import NARROWEST, hand_rows
from bridge_tui.show.spans import hits, text
from bridge_tui.show.typed import read_card
from tests.show.games import widths

HAND = Cards.parse("KJ962.84.AQ7.T53")
LONGEST = Cards.parse("AKQJT98765432...")


def rows(hand: Cards, width: int = 23, cursor: str | None = None) -> list[str]:
    return text(hand_rows(hand, SIGNS, width, Card.parse(cursor) if cursor else None)).split("\n")


def test_a_hand_shows_spades_first_and_high_cards_first() -> None:
    assert rows(HAND) == ["♠ K J 9 6 2", "♥ 8 4", "♦ A Q 7", "♣ 10 5 3"]


def test_a_void_suit_keeps_its_row() -> None:
    assert rows(LONGEST)[1:] == ["♥ —", "♦ —", "♣ —"]


def test_the_card_under_the_cursor_stands_in_brackets() -> None:
    assert rows(HAND, cursor="H8")[1] == "♥[8]4"
    assert rows(HAND, cursor="H4")[1] == "♥ 8[4]"
    assert rows(HAND, cursor="CT")[3] == "♣[10]5 3"


@pytest.mark.parametrize(
    ("width", "row"),
    [
        (30, "♠ A K Q J 10 9 8 7 6 5 4 3 2"),
        (24, "♠ AKQJ1098765432"),
        (16, "♠ AKQJT98765432"),
    ],
)
def test_thirteen_cards_of_a_suit_close_up_before_they_are_cut(width: int, row: str) -> None:
    assert rows(LONGEST, width)[0] == row


def test_brackets_fit_round_any_of_thirteen_cards_in_the_narrowest_hand() -> None:
    assert rows(LONGEST, NARROWEST, "S2")[0] == "♠AKQJT9876543[2]"
    assert rows(LONGEST, NARROWEST, "ST")[0] == "♠AKQJ[T]98765432"


def test_cards_that_may_not_be_played_are_dim() -> None:
    heart = Card.parse("H8")
    rows = hand_rows(HAND, LETTERS, 23, playable=[heart])
    bright = ["".join(span.text for span in row if "dim" not in span.roles).rstrip() for row in rows]
    assert bright == ["S", "H 8", "D", "C"]


@given(st.sets(st.sampled_from(CARDS), max_size=13), st.integers(NARROWEST, 40), st.data())
def test_every_card_is_shown_and_the_one_under_the_cursor_does_not_move(
    held: set[Card], width: int, data: st.DataObject
) -> None:
    hand = Cards.of(held)
    still = hand_rows(hand, LETTERS, width)
    assert widths(still) == {width}
    shown = text(still).replace(" ", "").replace("10", "T")
    assert shown == "\n".join(
        name + ("".join("23456789TJQKA"[card.rank] for card in reversed(hand.in_suit(suit))) or "-")
        for name, suit in zip("SHDC", (3, 2, 1, 0), strict=True)
        for suit in [CARDS[suit * 13].suit]
    )
    if held:
        cursor = data.draw(st.sampled_from(sorted(held)))
        row = text(hand_rows(hand, LETTERS, width, cursor)).split("\n")[3 - cursor.suit]
        place = row.index("[") + 1
        assert text(still).split("\n")[3 - cursor.suit][place:].startswith((RANK_NAMES[cursor.rank], "T"))
        assert widths(hand_rows(hand, LETTERS, width, cursor)) == {width}


@given(
    st.sets(st.sampled_from(CARDS), max_size=13),
    st.sets(st.sampled_from(CARDS)),
    st.integers(NARROWEST, 40),
    st.sampled_from([None, *CARDS]),
)
def test_a_hit_on_a_card_of_the_hand_in_turn_types_it(
    held: set[Card], playable: set[Card], width: int, cursor: Card | None
) -> None:
    rows = hand_rows(Cards.of(held), LETTERS, width, cursor, playable)
    pieces = [(suit, span) for suit, row in zip("shdc", rows, strict=True) for span in row if span.hit]
    for suit, span in pieces:
        rank = span.text.strip(" []").replace("10", "T").lower()
        assert span.hit == f"type {suit}{rank}"
    typed = [read_card(span.hit.removeprefix("type "), tuple(held)).value for _suit, span in pieces]
    assert len(typed) == len(set(typed))
    assert set(typed) == held
    assert not any(span.hit for row in hand_rows(Cards.of(held), LETTERS, width, cursor) for span in row)


def test_nothing_is_hit_in_a_hand_that_is_only_looked_at() -> None:
    assert hits(hand_rows(HAND, SIGNS, 23, Card.parse("H8"))) == set()


def test_a_card_that_lies_face_up_has_its_mark_behind_it() -> None:
    marks = {Card.parse("H8"): "!", Card.parse("CT"): "'"}
    assert text(hand_rows(HAND, SIGNS, 23, marks=marks)).split("\n") == [
        "♠ K J 9 6 2", "♥ 8! 4", "♦ A Q 7", "♣ 10' 5 3",
    ]  # fmt: skip
    assert text(hand_rows(HAND, SIGNS, 23, Card.parse("H8"), marks=marks)).split("\n")[1] == "♥[8!]4"


@given(st.sets(st.sampled_from(CARDS), max_size=13), st.sets(st.sampled_from(CARDS)), st.integers(NARROWEST, 40))
def test_marks_never_take_a_card_out_of_its_row(held: set[Card], marked: set[Card], width: int) -> None:
    hand, marks = Cards.of(held), dict.fromkeys(marked, "!")
    rows = text(hand_rows(hand, LETTERS, width, marks=marks)).replace("!", "").replace(" ", "").replace("10", "T")
    assert rows == text(hand_rows(hand, LETTERS, width)).replace(" ", "").replace("10", "T")
