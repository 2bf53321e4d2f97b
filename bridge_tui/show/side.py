"""The column beside the table: auction, tricks and what the contract needs and is worth, sheet, record of the deal."""

from __future__ import annotations

from rich.cells import cell_len

from bridge_tui.engine.view import View
from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.show.deck import Deck
from bridge_tui.show.record import furthest, record_lines, record_window
from bridge_tui.show.rounds import auction_rows
from bridge_tui.show.sheet import small_sheet
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.spans import EMPTY, Lines, Span, fit, line
from bridge_tui.show.texts import _, ngettext, side_name
from bridge_tui.show.worth import worth


def side_column(match: MatchView, deck: Deck, cells: int, height: int, record: int = 0, top: int = 0) -> Lines:
    """All of the column, as many rows as asked; when they are short the auction gives way first, then the tricks.

    The last `record` of them are the record of the deal, of which the reader sees what is `top` rows above its end.
    """
    view = match.table
    inside = cells - 1
    room = height - record
    above = () if view is None else _deal_rows(match, view, deck, inside, room - SHEET_ROWS)
    sheet = small_sheet(match.sheet, deck, inside, room - len(above))
    past = record_rows(match, deck, inside, record, top) if record else ()
    rows = (*above, *sheet, *past, *(EMPTY,) * height)[:height]
    return tuple((Span(deck.vertical, "rule"), *fit(row, inside)) for row in rows)


def _deal_rows(match: MatchView, view: View, deck: Deck, cells: int, room: int) -> Lines:
    """The auction and what has become of it, in at most so many rows; a blank below if there is one to spare."""
    words = worth(match, deck, cells)
    facts = (*trick_count(view, deck), *([line(Span(words, "dim"))] if words else []))
    auction = auction_rows(view, deck, cells, max(3, room - 1 - len(facts)))
    rows = (*auction, EMPTY, *facts)
    return (*rows, EMPTY) if facts and len(rows) < room else rows


def record_rows(match: MatchView, deck: Deck, cells: int, rows: int, top: int = 0) -> Lines:
    """The record of the deal under its title."""
    title = f" {_('The deal so far')} "
    stroke = deck.horizontal
    head = line(Span(stroke, "rule"), Span(title, "title"), Span(stroke * (cells - 1 - cell_len(title)), "rule"))
    return (head, *record_window(_record(match, deck, cells), deck, rows - 1, top))


def record_reach(match: MatchView, deck: Deck, sizes: Sizes) -> int:
    """How far up the record can be scrolled in a window of these sizes, in rows; 0 where all of it is seen."""
    if not sizes.record:
        return 0
    return furthest(_record(match, deck, sizes.side - 1), sizes.record - 1)


def _record(match: MatchView, deck: Deck, cells: int) -> Lines:
    """What the reader may know of what has happened in the deal."""
    view = match.table
    return () if view is None else record_lines(match.record, deck, view.code, cells, first_open=view.first_open_trick)


SHEET_ROWS = 6
"""The sheet's share when there is little room."""


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
    left = view.tricks_left
    missing = contract.tricks_needed - won
    if missing > left:
        down = _("{side} are down {count} at least") if left else _("{side} are down {count}")
        return down.format(side=side_name(side), count=missing - left)
    if missing > 0:
        return _("{side} need {count} of {left}").format(side=side_name(side), count=missing, left=left)
    if missing == 0:
        return _("{side} have made it").format(side=side_name(side))
    over = ngettext("{side} have {count} over", "{side} have {count} over", -missing)
    return over.format(side=side_name(side), count=-missing)
