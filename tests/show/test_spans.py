"""Lines of text: whatever is done to a line, each cell of it keeps its roles and its hit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.show.spans import Line, Span, centre, fit, hit_at, hits, in_role, line

CARD = Span("K", "spades", "type sk")
CALL = Span("pass", "", "type p")

pieces = st.builds(Span, st.text("KQ10 ", max_size=4), st.sampled_from(["", "dim"]), st.sampled_from(["", "do help"]))


def cells(spans: Line) -> list[Span]:
    """The line cell by cell, each with its roles and its hit."""
    return [span._replace(text=letter) for span in spans for letter in span.text]


def test_a_line_that_is_cut_keeps_its_hits() -> None:
    assert fit((CARD, CALL), 3) == (CARD, Span("pa", "", "type p"))


def test_what_a_line_is_padded_with_does_nothing() -> None:
    assert fit((CARD,), 3) == (CARD, Span("  "))
    assert centre((CARD,), 5) == (Span("  "), CARD, Span("  "))


def test_one_more_role_leaves_the_hit_as_it_is() -> None:
    assert in_role("curtain", (CARD, CALL)) == (
        Span("K", "spades curtain", "type sk"),
        Span("pass", "curtain", "type p"),
    )


@given(st.lists(pieces), st.integers(0, 20))
def test_every_cell_that_fits_stays_what_it_was(spans: list[Span], room: int) -> None:
    padding = [Span(" ")] * room
    assert cells(fit(tuple(spans), room)) == [*cells(line(*spans)), *padding][:room]


def test_each_cell_does_what_its_piece_says() -> None:
    lines = (line("橋", CARD, " ", CALL), (CARD,))
    cards, calls = {(2, 0), (0, 1)}, {(4, 0), (5, 0), (6, 0), (7, 0)}
    cells = [(column, row) for column in range(10) for row in range(4)]
    assert {cell for cell in cells if hit_at(lines, *cell) == "type sk"} == cards
    assert {cell for cell in cells if hit_at(lines, *cell) == "type p"} == calls
    assert {hit_at(lines, *cell) for cell in cells if cell not in cards | calls} == {""}


@pytest.mark.parametrize(
    ("spans", "done"), [((), set()), ((Span("K"),), set()), ((CARD, Span(" "), CALL, CARD), {"type sk", "type p"})]
)
def test_what_can_be_done_with_lines(spans: Line, done: set[str]) -> None:
    assert hits((spans, ())) == done
