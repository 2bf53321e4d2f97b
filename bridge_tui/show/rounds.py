"""The auction in four columns, round by round: calls that stand, turns that were skipped, and what is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.spans import Line, Lines, Span, fit, line
from bridge_tui.show.texts import ngettext, seat_name

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The auction's columns, as bridge columns print them."""

EMPTY_CELL = Span("")


def auction_rows(view: View, deck: Deck, cells: int, room: int) -> Lines:
    """The calls in four columns under the seats' names, the last ones when there is no room for all.

    A turn that was skipped, since the call of another stands in its place, has the deck's sign for nothing. The seat to
    call has a question mark, and so has a call that waits for a ruling, after it.
    """
    column = cells // 4
    names = (Span(f"{seat_name(seat)[: column - 1]:{column}}", "dim") for seat in COLUMNS)
    calls = _waited_for(view, deck, _standing(view, deck))
    rows = [_row(calls[start : start + 4], column) for start in range(0, len(calls), 4)]
    hidden = len(rows) - room + 1
    if hidden <= 0:
        return (tuple(names), *rows)
    words = ngettext("{count} round before", "{count} rounds before", hidden + 1).format(count=hidden + 1)
    return (tuple(names), line(Span(f"{deck.ellipsis} {words}", "dim")), *rows[hidden + 1 :])


def has_skipped(view: View) -> bool:
    """Whether a player has lost a turn to a call out of turn that stands."""
    turn = view.dealer
    for seat, _call in view.calls:
        if seat is not turn:
            return True
        turn = seat.left
    return False


def _standing(view: View, deck: Deck) -> Sequence[Span]:
    """The calls that stand, cell by cell, from the first column on."""
    skipped = Span(deck.void, "dim")
    cells = [EMPTY_CELL] * COLUMNS.index(view.dealer)
    for seat, call in view.calls:
        cells += (*_up_to(seat, cells, skipped), deck.call(call))
    return cells


def _waited_for(view: View, deck: Deck, standing: Sequence[Span]) -> Sequence[Span]:
    """The same with the seat to call and the call that waits for a ruling."""
    cells = [*standing]
    turn = view.turn if view.contract is None else None
    waits = view.bad_call
    if turn is not None and (waits is None or waits.seat is not turn):
        cells += (*_up_to(turn, cells), Span("?", "mark"))
    if waits is not None:
        cells += (*_up_to(waits.seat, cells), _waiting(waits.call, deck))
    return cells


def _up_to(seat: Seat, cells: Sequence[Span], blank: Span = EMPTY_CELL) -> Iterable[Span]:
    """The cells that are left out before the next one of this seat."""
    return [blank] * ((COLUMNS.index(seat) - len(cells)) % len(COLUMNS))


def _waiting(call: Call, deck: Deck) -> Span:
    name = deck.call(call, "mark")
    return name._replace(text=f"{name.text}?")


def _row(calls: Sequence[Span], column: int) -> Line:
    return tuple(span for call in calls for span in fit((call,), column))
