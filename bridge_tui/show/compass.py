"""The board where cards are text: the four hands round the trick, each in a box with its seat's name."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.engine.view import View
from bridge_tui.engine.wrong_calls import Bar
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, CardRow
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.faced import lying_rows, marks
from bridge_tui.show.hands import hand_rows
from bridge_tui.show.names import own_name, player_name
from bridge_tui.show.reach import cards_of, hands_of
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, width
from bridge_tui.show.texts import _, ngettext, seat_name
from bridge_tui.show.trick import trick_cross

HAND_ROWS = 4
"""Rows within a hand's box, one a suit."""


def board(
    view: View,
    players: Sequence[str],
    deck: Deck,
    sizes: Sizes,
    cursor: Card | Call | None,
    acting: Seat | None = None,
) -> Lines:
    """The four hands round the trick in all the rows of the board.

    `acting` is the seat that is acted for; at a guarded table it does not matter, here and in what follows.
    """

    def hand(seat: Seat) -> Lines:
        return hand_box(view, seat, players[seat], deck, cells=sizes.hand_of(seat), cursor=cursor, acting=acting)

    trick = trick_cross(view, deck, sizes.middle, sizes.trick)
    padded = (*trick, *(EMPTY,) * (sizes.trick - len(trick)))
    columns = (
        stacked(hand(Seat.WEST), sizes.hand, sizes.board_rows),
        stacked((*hand(Seat.NORTH), *padded, *hand(Seat.SOUTH)), sizes.middle, sizes.board_rows),
        stacked(hand(Seat.EAST), sizes.hand, sizes.board_rows),
    )
    return tuple(centre((*west, *middle, *east), sizes.board) for west, middle, east in zip(*columns, strict=True))


def stacked(block: Lines, cells: int, rows: int) -> Lines:
    """The lines in the middle of so many rows, each of exactly so many cells."""
    above = (rows - len(block)) // 2
    below = rows - len(block) - above
    return tuple(fit(row, cells) for row in (*(EMPTY,) * above, *block, *(EMPTY,) * below))


def hand_box(
    view: View,
    seat: Seat,
    player: str,
    deck: Deck,
    *,
    cells: int,
    cursor: Card | Call | None,
    acting: Seat | None = None,
) -> Lines:
    """Six rows: a frame with the seat's name, and in it the cards that the reader may see, or how many there are.

    The hand in turn has a pointer before its name; at a guarded table only its playable cards are bright. Cards that
    lie face up have their marks.
    """
    cards = view.hands[seat]
    top, bottom = _edges(view, seat, player, deck, cells)
    side = Span(deck.vertical, "rule")
    inside = cells - 2
    if cards is None:
        rows = _count(view, seat, deck, inside)
    else:
        rows = hand_rows(cards, deck, inside, *within_reach(view, seat, cursor, acting), marks(view, deck))
    return (top, *((side, *row, side) for row in rows), bottom)


def _count(view: View, seat: Seat, deck: Deck, cells: int) -> Lines:
    """A hand that the reader may not see, and what of it lies face up."""
    count = line(Span(f"({cards_left(view.counts[seat])})", "dim"))
    rows = (EMPTY, count, *lying_rows(view, seat, deck, cells), EMPTY, EMPTY)
    return tuple(centre(row, cells) for row in rows[:HAND_ROWS])


def cards_left(count: int) -> str:
    """``12 cards``."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def within_reach(
    view: View, seat: Seat, cursor: Card | Call | None, acting: Seat | None
) -> tuple[Card | None, CardRow | None]:
    """Which of a seat's cards is under the cursor, and which may be pointed at; None for one out of reach."""
    if seat not in hands_of(view, acting):
        return None, None
    return cursor if isinstance(cursor, Card) else None, cards_of(view, seat)


def _edges(view: View, seat: Seat, player: str, deck: Deck, cells: int) -> tuple[Line, Line]:
    """The upper edge with the name and the lower edge with what the seat is in this deal."""
    left_top, right_top, right_bottom, left_bottom = tuple(deck.corners)
    pointer = f"{deck.turn} " if view.turn is seat else ""
    name = seat_and_name(seat, player, cells - len("┌  ┐") - len(pointer), deck)
    title = Span(f" {pointer}{name} ", "mark" if pointer else "strong")
    return (
        _edge(left_top, (title,), right_top, deck, cells),
        _edge(left_bottom, _below(view, seat, deck, cells - 2), right_bottom, deck, cells),
    )


def _below(view: View, seat: Seat, deck: Deck, cells: int) -> Line:
    """What the seat is in this deal and, of a hand that is seen, what lies beside it; the former gives way."""
    words = part_name(view, seat)
    part = line(Span(f" {words}" if words else "", "dim"))
    rows = lying_rows(view, seat, deck, cells - 2) if view.hands[seat] is not None else ()
    cards = (Span(" "), *rows[0]) if rows else EMPTY
    told = (*part, *cards) if width((*part, *cards)) < cells else cards
    return (*told, Span(" ")) if told else EMPTY


def seat_and_name(seat: Seat, player: str, cells: int, deck: Deck) -> str:
    """The seat, and who sits there if he has a name of his own, in at most so many cells."""
    name, own = seat_name(seat), own_name(seat, player)
    return player_name(f"{name} {deck.dot} {own}", cells, deck) if own else name


def _edge(left: str, words: Line, right: str, deck: Deck, cells: int) -> Line:
    rest = cells - width(words) - 2
    return line(Span(left, "rule"), *words, Span(deck.horizontal * rest + right, "rule"))


def part_name(view: View, seat: Seat) -> str:
    """What this seat is in this deal, or that it has to pass; empty for a defender and in the auction for most."""
    if view.contract is None:
        return _of_auction(view, seat)
    if seat is view.contract.declarer:
        return _("declarer")
    return _("dummy") if seat is view.contract.dummy else ""


def _of_auction(view: View, seat: Seat) -> str:
    """That a seat has to pass, or that it is the dealer's."""
    bar = dict(view.bars).get(seat)
    if bar is not None:
        return _("must pass once") if bar is Bar.ONCE else _("must pass")
    return _("dealer") if seat is view.dealer else ""
