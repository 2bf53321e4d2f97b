"""The board where there is room to draw: every hand as cards in frames, round the trick.

North's and South's suits stand side by side, West's and East's below each other. A void suit keeps its place.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rich.cells import cell_len

from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import RANKS, SUITS, Card, CardRow, Cards, Suit
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.compass import cards_left, part_name, seat_and_name, stacked, within_reach
from bridge_tui.show.deck import RANK_NAMES, SUIT_ROLES, Deck
from bridge_tui.show.faced import lying, lying_rows, marks
from bridge_tui.show.hands import NO_MARKS
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, merged, width
from bridge_tui.show.trick import trick_cross

CARD_ROWS = 3
"""Rows of a card in its frame."""

SIGN = 2
"""Cells of a suit's sign and the blank after it."""

GAP = Span("   ")
"""Between two suits that stand side by side."""

INDENT = 5
"""Cells before West's and East's suits, where these leave so many."""


class Strokes(NamedTuple):
    """One of the three rows that overlapping cards are drawn in."""

    first: str
    between: str
    last: str
    opening: str
    """Left of the card under the cursor."""
    closing: str
    """Right of it."""
    fill: str = ""
    """Within a card; empty where its rank stands."""
    picked_fill: str = ""


@cache
def strokes(deck: Deck) -> tuple[Strokes, Strokes, Strokes]:
    """The upper edge, the row of the ranks and the lower edge."""
    left_top, right_top, right_bottom, left_bottom = tuple(deck.corners)
    flat, left, right, picked_left_top, picked_right_top, picked_right_bottom, picked_left_bottom = tuple(deck.picked)
    above, below = tuple(deck.tees)
    side = deck.vertical
    return (
        Strokes(left_top, above, right_top, picked_left_top, picked_right_top, deck.horizontal, flat),
        Strokes(side, side, side, left, right),
        Strokes(left_bottom, below, right_bottom, picked_left_bottom, picked_right_bottom, deck.horizontal, flat),
    )


class Drawing(NamedTuple):
    """How the cards of a hand are drawn."""

    deck: Deck
    cursor: Card | None = None
    playable: Container[Card] | None = None
    """Of a hand within reach the cards that may be pointed at, all others being dim; None for any other hand."""
    marks: Mapping[Card, str] = NO_MARKS
    """Of cards that lie face up; they stand in the upper edges of their frames."""

    def suit(self, suit: Suit, held: CardRow, rank_cells: int = 2) -> Lines:
        """Three rows of the same width: the suit's sign and its cards, highest first, with one or two cells a rank.

        The card under the cursor has a frame of its own, and no card stands elsewhere for it.
        """
        sign, blank = self.deck.suit(suit), Span(" " * SIGN)
        if not held:
            empty = line(blank, " " * len(self.deck.void))
            return (empty, line(sign, f" {self.deck.void}"), empty)
        above, ranks, below = (self._row(held, row, rank_cells) for row in strokes(self.deck))
        return ((blank, *above), (sign, Span(" "), *ranks), (blank, *below))

    def _row(self, held: CardRow, row: Strokes, rank_cells: int) -> Line:
        spans: list[Span] = []
        before: Card | None = None
        for card in reversed(held):
            spans += [self._joint(row, before, card), self._inside(row, card, rank_cells)]
            before = card
        assert before is not None
        return merged((*spans, self._joint(row, before, None)._replace(hit=self._hit(before))))

    def _joint(self, row: Strokes, before: Card | None, card: Card | None) -> Span:
        """The stroke between two cards, before the first or after the last one."""
        if self.cursor is not None and self.cursor in {before, card}:
            return Span(row.opening if card == self.cursor else row.closing, "cursor", self._hit(card))
        stroke = row.first if before is None else row.last if card is None else row.between
        return Span(stroke, "rule", self._hit(card))

    def _inside(self, row: Strokes, card: Card, rank_cells: int) -> Span:
        """What stands in a card's frame in this row."""
        picked = card == self.cursor
        if card in self.marks and row is strokes(self.deck)[0]:
            return Span(self.marks[card] * rank_cells, "cursor" if picked else "mark", self._hit(card))
        if row.fill:
            fill = row.picked_fill if picked else row.fill
            return Span(fill * rank_cells, "cursor" if picked else "rule", self._hit(card))
        rank = RANKS[card.rank] if rank_cells == 1 else f"{RANK_NAMES[card.rank]:>{rank_cells}}"
        dim = " dim" if self.playable is not None and card not in self.playable else ""
        return Span(rank, f"{SUIT_ROLES[card.suit]}{' cursor' if picked else ''}{dim}", self._hit(card))

    def _hit(self, card: Card | None) -> str:
        return "" if card is None or self.playable is None else f"type {card}".lower()

    def side_by_side(self, cards: Cards) -> Lines:
        """Three rows with the four suits next to each other, at most 60 cells wide."""
        suits = [self.suit(suit, cards.in_suit(suit)) for suit in reversed(SUITS)]
        return tuple(
            (*spades, GAP, *hearts, GAP, *diamonds, GAP, *clubs)
            for spades, hearts, diamonds, clubs in zip(*suits, strict=True)
        )

    def below_each_other(self, cards: Cards, cells: int) -> Lines:
        """Twelve rows, three for each suit; from 29 cells on any suit has room, if need be with ``T`` for ten."""
        holdings = [(suit, cards.in_suit(suit)) for suit in reversed(SUITS)]
        suits = [self.suit(suit, held, 2 if suit_cells(len(held)) <= cells else 1) for suit, held in holdings]
        indent = " " * min(INDENT, *(cells - 1 - width(rows[0]) for rows in suits))
        return tuple(line(indent, *row) for rows in suits for row in rows)


def suit_cells(cards: int) -> int:
    """Cells of a suit of so many cards with its sign, each rank in two cells."""
    return SIGN + 1 + 3 * cards


def drawn_board(
    view: View,
    players: Sequence[str],
    deck: Deck,
    sizes: Sizes,
    cursor: Card | Call | None,
    acting: Seat | None = None,
) -> Lines:
    """The four hands round the trick in all the rows of the board.

    `acting` is the seat that is acted for; at a guarded table it does not matter.
    """

    def hand(seat: Seat) -> Lines:
        drawing = Drawing(deck, *within_reach(view, seat, cursor, acting), marks(view, deck))
        return drawn_hand(view, seat, players[seat], drawing, sizes)

    west, east = hand(Seat.WEST), hand(Seat.EAST)
    trick = stacked(trick_cross(view, deck, sizes.middle, sizes.trick), sizes.middle, len(west))
    middle = tuple(
        centre((*fit(left, sizes.hand), *between, *fit(right, sizes.hand)), sizes.board)
        for left, between, right in zip(west, trick, east, strict=True)
    )
    gap = (EMPTY,) * max(1, min(4, sizes.board_rows // 16))
    return stacked((*hand(Seat.NORTH), *gap, *middle, *gap, *hand(Seat.SOUTH)), sizes.board, sizes.board_rows)


def drawn_hand(view: View, seat: Seat, player: str, drawing: Drawing, sizes: Sizes) -> Lines:
    """A hand below its seat's name; one that the reader may not see as so many backs, and what of it lies face up.

    The hand in turn has a pointer before its name; at a guarded table only its playable cards are bright.
    """
    cards = view.hands[seat]
    above = seat.side is Side.NS
    cells = sizes.board if above else sizes.hand
    if cards is None:
        rows = _backs(view, seat, drawing.deck, cells)
    else:
        rows = drawing.side_by_side(cards) if above else drawing.below_each_other(cards, cells)
    title = _title(view, seat, player, drawing.deck, cells)
    return (centre(title, cells), *(centre(row, cells) for row in rows)) if above else (title, *rows)


def _backs(view: View, seat: Seat, deck: Deck, cells: int) -> Lines:
    """A hidden hand, in as many rows as it would take if it were not."""
    count, above = view.counts[seat], seat.side is Side.NS
    indent = "" if above else " " * INDENT
    backs = line(indent, Span(deck.back * count, "dim"), Span(f" {cards_left(count)}", "dim"))
    faced = (line(indent, *row) for row in lying_rows(view, seat, deck, cells - len(indent)))
    all_rows = CARD_ROWS if above else CARD_ROWS * len(SUITS)
    return (EMPTY, backs, *faced, *(EMPTY,) * all_rows)[:all_rows]


def _title(view: View, seat: Seat, player: str, deck: Deck, cells: int) -> Line:
    """Who sits here, whether it is his turn, and what he is in this deal; the name stays where it is in any case."""
    pointer = f" {deck.turn if view.turn is seat else ' '} "
    part = f" {deck.dot} {words}" if (words := part_name(view, seat)) else ""
    beside = () if view.hands[seat] is None else lying(view, seat, deck)
    faced = tuple(span for piece in beside for span in (Span("  "), *piece))
    name = seat_and_name(seat, player, cells - len(pointer) - cell_len(part) - width(faced), deck)
    return line(Span(pointer + name, "mark" if view.turn is seat else "strong"), Span(part, "dim"), *faced)
