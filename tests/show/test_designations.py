"""Dummy's card that is not named whole: what is said, when, by whom, and what is read as it."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui import ALL, Refused, Seat, View
from bridge_tui.engine.actions import Designate
from bridge_tui.engine.irregularities import Word
from bridge_tui.match.match import Match
from bridge_tui.model.cards import SUITS, Rank, Suit
from bridge_tui.model.seats import SEATS
from bridge_tui.show.designations import can_be_said, designation_hint, designation_told, said, typed_designation
from bridge_tui.show.spans import text
from tests.show.tables import AUCTION, dealt, live

NORTH, EAST, SOUTH, WEST = SEATS
"""North is dummy: ♠J63 ♥KJ432 ♦K65 ♣T5. South declares 4♠."""

SAID = [
    (Suit.HEARTS, None, None, "a heart"),
    (None, Rank.QUEEN, None, "the queen"),
    (None, Rank.TWO, None, "the two"),
    (Suit.CLUBS, Rank.TEN, None, "the ten of clubs"),
    (None, None, Word.HIGHEST, "the highest card"),
    (None, None, Word.LOWEST, "the lowest card"),
    (None, None, Word.WIN, "win it"),
    (None, None, Word.ANYTHING, "anything"),
    (Suit.SPADES, None, Word.HIGHEST, "the highest spade"),
    (Suit.DIAMONDS, None, Word.LOWEST, "the lowest diamond"),
    (Suit.CLUBS, None, Word.WIN, "win it with a club"),
    (Suit.HEARTS, None, Word.ANYTHING, "any heart"),
]


@pytest.mark.parametrize(("suit", "rank", "word", "words"), SAID)
def test_law_46_what_declarer_says(suit: Suit | None, rank: Rank | None, word: Word | None, words: str) -> None:
    assert said(suit, rank, word) == words


def test_whatever_can_be_said_has_words_of_its_own() -> None:
    words = [
        said(suit, rank, word)
        for suit, rank, word in product((None, *SUITS), (None, *Rank), (None, *Word))
        if rank is None or word is None
    ]
    assert len(set(words)) == len(words) == 5 * (1 + 13 + 4)


def view(match: Match) -> View:
    assert match.table is not None
    return match.table.view(SOUTH)


@pytest.mark.parametrize("acting", [*SEATS, None])
@pytest.mark.parametrize("cards", ["", "H6", "H6 H2", "H6 H2 HA", "H6 HK HA H8 DJ D8 DQ"])
def test_law_45_only_declarer_says_it_and_only_when_dummys_hand_is_to_play(acting: Seat | None, cards: str) -> None:
    for match in (live(cards), dealt(AUCTION, cards)):
        is_dummys_turn = cards == "H6" or cards.endswith("DQ")
        assert can_be_said(view(match), acting) is (is_dummys_turn and acting is SOUTH)


def test_in_the_auction_nobody_says_it() -> None:
    assert not any(can_be_said(view(dealt("P P 1H")), seat) for seat in SEATS)


TYPED = [
    ("h", Suit.HEARTS, None),
    ("♣", Suit.CLUBS, None),
    ("П", Suit.SPADES, None),
    ("т", Suit.CLUBS, None),
    ("k", None, Rank.KING),
    ("10", None, Rank.TEN),
    ("в", None, Rank.JACK),
    ("а", None, Rank.ACE),
]


@pytest.mark.parametrize(("typed", "suit", "rank"), TYPED)
def test_law_46_a_suit_or_a_rank_alone_is_what_is_said_of_dummys_card(
    typed: str, suit: Suit | None, rank: Rank | None
) -> None:
    assert typed_designation(typed, view(live("H6")), SOUTH) == Designate(SOUTH, suit, rank)


@pytest.mark.parametrize("typed", ["", "h8", "1", "hk", "x", "hh", "n"])
def test_whole_cards_and_all_else_are_none(typed: str) -> None:
    assert typed_designation(typed, view(live("H6")), SOUTH) is None


@pytest.mark.parametrize("acting", [NORTH, EAST, WEST, None])
def test_nobody_else_says_anything_by_a_suit(acting: Seat | None) -> None:
    assert typed_designation("h", view(live("H6")), acting) is None


def test_the_cyrillic_letter_of_clubs_and_the_ace_is_the_ace_of_a_dummy_without_clubs() -> None:
    match = live("CA CT C4 C9 CQ C5 CK C7 HA H8 H6 H2 D3 D8 D2")
    assert typed_designation("т", view(match), SOUTH) == Designate(SOUTH, rank=Rank.ACE)
    assert typed_designation("c", view(match), SOUTH) == Designate(SOUTH, Suit.CLUBS)


def test_at_a_guarded_table_a_rank_that_one_card_can_be_meant_by_stays_that_card() -> None:
    """After a heart dummy can play hearts alone; at the second trick, led in dummy, only ♠3 and ♥3 are threes."""
    assert typed_designation("k", view(dealt(AUCTION, "H6")), SOUTH) is None
    assert typed_designation("т", view(dealt(AUCTION, "H6")), SOUTH) is None, "the ace, where clubs cannot be played"
    leads = view(dealt(AUCTION, "DQ DK DJ D8"))
    assert typed_designation("t", leads, SOUTH) is None
    assert typed_designation("3", leads, SOUTH) == Designate(SOUTH, rank=Rank.THREE)
    assert typed_designation("h", leads, SOUTH) == Designate(SOUTH, Suit.HEARTS)


TOLD = [
    ("h", '   Enter says to dummy: "a heart", dummy\'s lowest'),
    ("k", '   Enter says to dummy: "the king"'),
    ("q", '   "the queen": dummy has no such card'),
]


@pytest.mark.parametrize(("typed", "words"), TOLD)
def test_the_line_tells_what_enter_says(typed: str, words: str) -> None:
    seen = view(live("H6"))
    spoken = typed_designation(typed, seen, SOUTH)
    assert spoken is not None
    assert text((designation_told(spoken, seen),)) == words


@pytest.mark.parametrize("suit", SUITS)
def test_at_a_live_table_it_tells_nothing_of_what_is_legal_and_at_a_guarded_one_it_does(suit: Suit) -> None:
    spoken = Designate(SOUTH, suit)
    assert "Enter says" in text((designation_told(spoken, view(live("H6"))),))
    guarded = dealt(AUCTION, "H6")
    told = text((designation_told(spoken, view(guarded)),))
    assert ("dummy may play no such card" in told) is (suit is not Suit.HEARTS)
    if suit is not Suit.HEARTS:
        with pytest.raises(Refused):
            guarded.apply(spoken)


def test_as_long_as_nothing_is_typed_the_line_tells_how_and_a_hit_on_it_opens_the_words() -> None:
    assert designation_hint().text.strip() == "A suit or a rank alone will do; i: highest, lowest, win it, anything"
    assert designation_hint().hit == "do designate"


def test_it_does_not_matter_who_sees_the_table() -> None:
    match = live("H6")
    assert match.table is not None
    assert typed_designation("h", match.table.view(ALL), SOUTH) == Designate(SOUTH, Suit.HEARTS)
