"""Sentences of pieces: put together in the order of their language, broken between words, nothing lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.show.spans import Span, text, width
from bridge_tui.show.wrapping import filled, sentence_rows, sentence_within, wrapped

words = st.lists(st.text("abc♥日", max_size=9), max_size=12).map(" ".join)


def test_pieces_stand_where_the_message_has_their_names() -> None:
    card = Span("♥8", "hearts")
    assert filled("{seat} leads {card}", seat=Span("West"), card=card) == (Span("West"), Span(" leads "), card)
    assert filled("{card}: {seat}", seat=Span("West"), card=card) == (card, Span(": "), Span("West"))


def test_lines_are_broken_between_words_and_pieces_keep_their_roles() -> None:
    spans = (Span("East "), Span("♦5", "diamonds"), Span(", South "), Span("♦7", "diamonds"))
    assert wrapped(spans, 12) == (
        (Span("East "), Span("♦5", "diamonds"), Span(",")),
        (Span("South "), Span("♦7", "diamonds")),
    )
    assert wrapped(spans, 99) == (spans,)


@given(st.lists(st.tuples(words, st.sampled_from(["", "dim"])), min_size=1, max_size=4), st.integers(2, 30))
def test_no_line_is_too_wide_and_no_letter_is_lost(pieces: list[tuple[str, str]], cells: int) -> None:
    spans = tuple(Span(*piece) for piece in pieces)
    lines = wrapped(spans, cells)
    assert all(width(line) <= cells for line in lines)
    assert text(lines).replace("\n", "").replace(" ", "") == text((spans,)).replace(" ", "")


def test_a_sentence_is_broken_by_cells_and_not_by_letters() -> None:
    assert sentence_rows("日本語 is\nJapanese", 10) == ["日本語 is", "Japanese"]
    assert sentence_rows("日本語日本語", 6) == ["日本語"] * 2
    assert sentence_rows("12/57  West calls", 99) == ["12/57  West calls"]
    assert sentence_rows("", 10) == []


def test_a_sentence_that_is_cut_ends_in_an_ellipsis() -> None:
    assert sentence_within("one two three four", 9, 2, "~") == ["one two", "three fo~"]
    assert sentence_within("one two", 9, 2, "~") == ["one two"]
