"""The column beside the table: the auction, the tricks and what the contract still needs, the sheet."""

from __future__ import annotations

from bridge_tui.engine.view import View
from bridge_tui.match.match import MatchView
from bridge_tui.model.seats import SIDES, Seat, Side
from bridge_tui.show.deck import Deck
from bridge_tui.show.sheet import small_sheet
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line
from bridge_tui.show.texts import _, ngettext, seat_name, side_name

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The auction's columns, as bridge columns print them."""


def side_column(match: MatchView, deck: Deck, cells: int, height: int) -> Lines:
    """All of the column, as many rows as asked; when they are short the auction gives way first, then the tricks."""
    view = match.table
    inside = cells - 1
    above: Lines = ()
    if view is not None:
        tricks = trick_count(view, deck)
        room = max(3, height - len(tricks) - SHEET_ROWS - 2)
        above = (*auction_rows(view, deck, inside, room), EMPTY, *tricks)
        if tricks:
            above = (*above, EMPTY)
    sheet = small_sheet(match.sheet, deck, inside, height - len(above))
    rows = (*above, *sheet)
    return tuple((Span(deck.vertical, "rule"), *fit(row, inside)) for row in (*rows, *(EMPTY,) * height)[:height])


SHEET_ROWS = 6
"""The sheet's share when there is little room."""


def auction_rows(view: View, deck: Deck, cells: int, room: int) -> Lines:
    """The calls in four columns under the seats' names, the last ones when there is no room for all."""
    column = cells // 4
    names = (Span(f"{seat_name(seat)[: column - 1]:{column}}", "dim") for seat in COLUMNS)
    before = COLUMNS.index(view.dealer)
    calls: list[Span] = [Span("")] * before + [deck.call(call) for _seat, call in view.calls]
    if view.contract is None and view.turn is not None:
        calls.append(Span("?", "mark"))
    rows = [_row(calls[start : start + 4], column) for start in range(0, len(calls), 4)]
    hidden = len(rows) - room + 1
    if hidden <= 0:
        return (tuple(names), *rows)
    words = _("{count} rounds before").format(count=hidden + 1)
    return (tuple(names), line(Span(f"{deck.ellipsis} {words}", "dim")), *rows[hidden + 1 :])


def _row(calls: list[Span], column: int) -> Line:
    return tuple(span for call in calls for span in fit((call,), column))


def trick_count(view: View, deck: Deck) -> Lines:
    """The tricks that each side has won, and what the contract still needs; nothing during the auction."""
    if view.contract is None:
        return ()
    marks = {Side.NS: deck.won, Side.EW: deck.lost}
    label = max(len(side_name(side)) for side in SIDES) + 1
    counts = (
        line(Span(f"{side_name(side):{label}}", "dim"), Span(marks[side] * view.tricks_won[side], "strong"))
        for side in SIDES
    )
    return (*counts, line(Span(needed(view), "strong")))


def needed(view: View) -> str:
    """What the contract still needs, or what has become of it: "N-S need 6 of 7"."""
    contract = view.contract
    if contract is None:
        return ""
    side = contract.declarer.side
    won = view.tricks_won[side]
    left = 13 - sum(view.tricks_won)
    missing = contract.tricks_needed - won
    if missing > left:
        return _("{side} are down {count}").format(side=side_name(side), count=missing - left)
    if missing > 0:
        return _("{side} need {count} of {left}").format(side=side_name(side), count=missing, left=left)
    if missing == 0:
        return _("{side} have made it").format(side=side_name(side))
    over = ngettext("{side} have {count} over", "{side} have {count} over", -missing)
    return over.format(side=side_name(side), count=-missing)
