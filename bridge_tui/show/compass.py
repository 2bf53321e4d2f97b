"""The board where cards are text: the four hands round the trick, each in a box with its seat's name."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, CardRow, Cards
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.hands import hand_rows
from bridge_tui.show.names import own_name, player_name
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, width
from bridge_tui.show.texts import _, ngettext, seat_name
from bridge_tui.show.trick import trick_cross


def board(view: View, players: Sequence[str], deck: Deck, sizes: Sizes, cursor: Card | Call | None) -> Lines:
    """The four hands round the trick in all the rows of the board."""

    def hand(seat: Seat) -> Lines:
        return hand_box(view, seat, players[seat], deck, cells=sizes.hand_of(seat), cursor=cursor)

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


def hand_box(view: View, seat: Seat, player: str, deck: Deck, *, cells: int, cursor: Card | Call | None) -> Lines:
    """Six rows: a frame with the seat's name, and in it the cards that the reader may see, or how many there are.

    The hand in turn has a pointer before its name; only its playable cards are bright.
    """
    cards = view.hands[seat]
    top, bottom = _edges(view, seat, player, deck, cells)
    side = Span(deck.vertical, "rule")
    inside = cells - 2
    rows = _count(view.counts[seat], inside) if cards is None else _cards(view, seat, cards, deck, inside, cursor)
    return (top, *((side, *row, side) for row in rows), bottom)


def _count(cards: int, cells: int) -> Lines:
    """A hand that the reader may not see."""
    rows = (EMPTY, line(Span(f"({cards_left(cards)})", "dim")), EMPTY, EMPTY)
    return tuple(centre(row, cells) for row in rows)


def cards_left(count: int) -> str:
    """``12 cards``."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def _cards(view: View, seat: Seat, cards: Cards, deck: Deck, cells: int, cursor: Card | Call | None) -> Lines:
    """A hand that he may see."""
    return hand_rows(cards, deck, cells, *in_turn(view, seat, cursor))


def in_turn(view: View, seat: Seat, cursor: Card | Call | None) -> tuple[Card | None, CardRow | None]:
    """Which of a seat's cards is under the cursor, and which may be played while others may not; None for no matter.

    Both are asked only of the hand in turn, and what may be played only of whoever plays it.
    """
    if view.turn is not seat:
        return None, None
    return cursor if isinstance(cursor, Card) else None, view.legal_cards or None


def _edges(view: View, seat: Seat, player: str, deck: Deck, cells: int) -> tuple[Line, Line]:
    """The upper edge with the name and the lower edge with what the seat is in this deal."""
    left_top, right_top, right_bottom, left_bottom = tuple(deck.corners)
    pointer = f"{deck.turn} " if view.turn is seat else ""
    name = seat_and_name(seat, player, cells - len("┌  ┐") - len(pointer), deck)
    title = Span(f" {pointer}{name} ", "mark" if pointer else "strong")
    words = part_name(view, seat)
    part = Span(f" {words} " if words else "", "dim")
    return (
        _edge(left_top, title, right_top, deck, cells),
        _edge(left_bottom, part, right_bottom, deck, cells),
    )


def seat_and_name(seat: Seat, player: str, cells: int, deck: Deck) -> str:
    """The seat, and who sits there if he has a name of his own, in at most so many cells."""
    name, own = seat_name(seat), own_name(seat, player)
    return player_name(f"{name} {deck.dot} {own}", cells, deck) if own else name


def _edge(left: str, words: Span, right: str, deck: Deck, cells: int) -> Line:
    rest = cells - width((words,)) - 2
    return line(Span(left, "rule"), words, Span(deck.horizontal * rest + right, "rule"))


def part_name(view: View, seat: Seat) -> str:
    """What this seat is in this deal; empty for a defender, and in the auction for all but the dealer."""
    if view.contract is None:
        return _("dealer") if seat is view.dealer else ""
    if seat is view.contract.declarer:
        return _("declarer")
    return _("dummy") if seat is view.contract.dummy else ""
