"""The form in which dummy's card is designated: its words and suits, and what Enter says."""

from __future__ import annotations

import pytest

from bridge_tui import View
from bridge_tui.engine.irregularities import Word
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show.designation_form import WORDS, hint, suit_names, suits, words
from tests.show.tables import live


def view(cards: str) -> View:
    table = live(cards).table
    assert table is not None
    return table.view(Seat.SOUTH)


def test_law_46_every_word_of_the_law_can_be_said() -> None:
    assert list(WORDS) == list(Word)
    assert [name for name, _meaning in words()] == ["highest", "lowest", "win it", "anything"]


def test_what_a_word_means_has_room_in_the_smallest_window() -> None:
    assert all(len(name) + len(meaning) + len("  Dummy     <  >   ") <= 80 for name, meaning in words())


def test_no_suit_or_one_that_dummy_holds_can_be_named_with_it() -> None:
    every = [None, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert suits(view("H6")) == every
    assert [name for name, _meaning in suit_names(view("H6"))] == [
        "not named", "spades", "hearts", "diamonds", "clubs",
    ]  # fmt: skip
    assert suits(view("CA CT C4 C9 CQ C5 CK C7 HA H8 H6 H2 D3 D8 D2")) == every[:-1]


@pytest.mark.parametrize(
    ("word", "suit", "words"),
    [(Word.WIN, None, "win it"), (Word.HIGHEST, Suit.HEARTS, "the highest heart"), (Word.ANYTHING, None, "anything")],
)
def test_it_is_told_what_enter_says(word: Word, suit: Suit | None, words: str) -> None:
    assert hint(word, suit) == f'Enter says to dummy: "{words}".'
