"""The two pages of the director's desk: the list of what may happen, and an inquiry with what the laws say to it."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.desk.incidents import INCIDENTS, Place
from bridge_tui.show.deck import Deck
from bridge_tui.show.desk import incident_name, place_name
from bridge_tui.show.inquiry import Field, Inquiry
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line, shorten
from bridge_tui.show.texts import _
from bridge_tui.show.wrapping import sentence_rows

ASKED = 52
"""Cells for a question; its answer stands beside it."""

LISTED = tuple(each for place in Place for each in INCIDENTS if each.place is place)
"""What may happen, in the order of the list."""

FEWEST = 4
"""Rows that the answer of the laws has at least."""


def incidents_page(at: int, deck: Deck, columns: int, rows: int) -> Lines:
    """What is `LISTED`, by when it happens, with one line under the cursor; a hit on a line chooses it."""
    listed = list(_listed(at, deck, columns))
    picked = next((row for row, (number, _line) in enumerate(listed) if number == at), 0)
    head = (line(" ", Span(_("Ask the director: what has happened?"), "title")), EMPTY)
    room = rows - len(head)
    first = max(0, min(picked - room // 2, len(listed) - room))
    shown = [row for _number, row in listed[first : first + room]]
    if len(listed) > first + room:
        shown[-1] = line(Span(_(" more below: arrow down"), "dim"))
    return (*head, *shown)


def _listed(at: int, deck: Deck, columns: int) -> Iterator[tuple[int | None, Line]]:
    """The rows, each with the number of its incident."""
    place = None
    for number, each in enumerate(LISTED):
        if each.place is not place:
            if place is not None:
                yield None, EMPTY
            place = each.place
            yield None, line(" ", Span(place_name(place), "dim"))
        pointer, hit = deck.turn if number == at else " ", f"item {number}"
        name = shorten(incident_name(each), columns - 5, deck.ellipsis)
        yield number, line(Span(f" {pointer} {name} ", "cursor" if number == at else "", hit))


def inquiry_page(inquiry: Inquiry, at: int, top: int, deck: Deck, columns: int, rows: int) -> tuple[Lines, int]:
    """The page, and how many rows of the answer are out of sight above: as `top` wants it, as far as it goes.

    A hit on an answer, or on the arrow after it, turns it forward, and one on the arrow before it back.
    """
    head = (line(" ", Span(shorten(incident_name(inquiry.incident), columns - 2, deck.ellipsis), "title")),)
    fields = tuple(
        row for number, each in enumerate(inquiry.fields) for row in _field(each, number, number == at, deck)
    )
    typed = _typed_deal(inquiry) if inquiry.moves_tricks else ()
    rule = line(Span(deck.horizontal * columns, "rule"))
    room = max(FEWEST, rows - len(head) - len(fields) - len(typed) - 1)
    told = [line(f" {row}") for row in inquiry.answer(deck, columns - 2)]
    top = max(0, min(top, len(told) - room))
    shown = told[top : top + room]
    if len(told) > top + room:
        shown[-1] = line(Span(_(" more below: page down"), "dim"))
    return tuple(fit(row, columns) for row in (*head, *fields, *typed, rule, *shown)), top


def _field(field: Field, number: int, has_cursor: bool, deck: Deck) -> Iterator[Line]:
    """A question and its answer between arrows."""
    first, *others = sentence_rows(field.words, ASKED - 3)
    forward, role = f"type forward {number}", "cursor" if has_cursor else "strong"
    yield line(
        Span(f" {deck.turn if has_cursor else ' '} "),
        Span(f"{first:{ASKED - 3}}", "" if has_cursor else "dim", f"item {number}"),
        Span("< ", "dim", f"type back {number}"),
        Span(field.answers[field.at], role, forward),
        Span(" >", "dim", forward),
    )
    yield from (line(Span(f"   {row}", "" if has_cursor else "dim")) for row in others)


def _typed_deal(inquiry: Inquiry) -> Lines:
    """The row in which the deal is typed, of which the new score is wanted."""
    words = _("For the new score type the deal, such as 4s s +1:")
    return (line(Span(f"   {words:{ASKED - 3}}", "dim"), " ", Span(inquiry.typed, "strong"), Span("_", "key")),)
