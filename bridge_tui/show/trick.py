"""The trick between the hands, as a cross: cards in text where rows are few, drawn where there is room."""

from __future__ import annotations

from bridge_tui.engine.irregularities import AskedOfAll
from bridge_tui.engine.state import Trick
from bridge_tui.engine.view import View
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import call_name
from bridge_tui.show.sizes import DRAWN_TRICK_ROWS
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, width
from bridge_tui.show.texts import _, seat_name

CARD_CELLS = 4
"""A suit's sign, two cells of rank, and the mark of the winning card."""

ALL_ARE_ASKED = frozenset(asked.value for asked in AskedOfAll)
"""Kinds of decisions that all four take together."""

EDGE = 3
"""Blanks between the edge and the cards of West and East."""


def trick_cross(view: View, deck: Deck, cells: int, rows: int) -> Lines:
    """The trick on the table in so many cells and rows: its winning card marked, below it a word on who led or won."""
    trick = view.trick
    if trick is None:
        return (*(EMPTY,) * (rows // 2 - 1), centre(line(Span(_waiting(view, deck), "strong")), cells))
    drawn = _drawn if rows >= DRAWN_TRICK_ROWS else _written
    north, east, south, west = (drawn(_played(trick, seat, view, deck), deck) for seat in Seat)
    between = cells - 2 * EDGE - width(west[0]) - width(east[0])
    middle = (line(" " * EDGE, *left, " " * between, *right) for left, right in zip(west, east, strict=True))
    cross = (*(centre(row, cells) for row in north), *middle, *(centre(row, cells) for row in south))
    gap = (EMPTY,) * (rows - len(cross) - 1)
    return (*cross, *gap, centre(line(Span(_about(trick), "dim")), cells))


def _written(card: Line, _deck: Deck) -> Lines:
    return (card,)


def _drawn(card: Line, deck: Deck) -> Lines:
    """The card in a frame."""
    left_top, right_top, right_bottom, left_bottom = tuple(deck.corners)
    side = Span(deck.vertical, "rule")
    return (
        line(Span(left_top + deck.horizontal * CARD_CELLS + right_top, "rule")),
        (side, *card, side),
        line(Span(left_bottom + deck.horizontal * CARD_CELLS + right_bottom, "rule")),
    )


def _played(trick: Trick, seat: Seat, view: View, deck: Deck) -> Line:
    """A seat's card in the trick in `CARD_CELLS`; the seat whose card is awaited has a question mark."""
    card = trick.card_of(seat)
    if card is not None:
        best = seat is view.winning
        mark = Span(deck.winning if best else "", "mark")
        return fit(line(deck.card(card, "strong" if best else ""), mark), CARD_CELLS)
    awaited = seat is view.turn and trick.winner is None
    return fit(line(Span("?", "mark") if awaited else Span(deck.dot, "dim")), CARD_CELLS)


def _about(trick: Trick) -> str:
    if trick.winner is not None:
        return _("{seat} won it").format(seat=seat_name(trick.winner))
    return _("{seat} led").format(seat=seat_name(trick.leader))


def _waiting(view: View, deck: Deck) -> str:
    """What the table waits for before the first lead."""
    turn = view.turn
    if turn is None:
        return _("passed out") if view.contract is None else ""
    words = _("{seat} to call") if view.contract is None else _("{seat} to lead")
    if view.contract is None and turn in dict(view.bars):
        words = _("{seat} must pass")
    return _ruled_on(view, deck) or words.format(seat=seat_name(turn))


def _ruled_on(view: View, deck: Deck) -> str:
    """Which irregular call waits for a ruling, or who has to replace his; empty for none."""
    decision, replaced = view.decision, view.replaces
    if decision is not None and decision.kind in ALL_ARE_ASKED:
        return _("the table decides")
    if view.bad_call is not None:
        seat, call = view.bad_call.seat, call_name(view.bad_call.call, deck)
        return _("{seat}'s {call} waits").format(seat=seat_name(seat), call=call)
    if replaced is None or replaced.seat in dict(view.bars):
        return ""
    return _("{seat} calls again").format(seat=seat_name(replaced.seat))
