"""The four hands round the table, each in a box with its seat's name, and the trick between them."""

from __future__ import annotations

from bridge_tui.engine.state import Trick
from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.hands import hand_rows
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, shorten, width
from bridge_tui.show.texts import _, ngettext, seat_name

HAND_HEIGHT = 6
TRICK_HEIGHT = 4


def hand_box(view: View, seat: Seat, player: str, deck: Deck, *, cells: int, cursor: Card | Call | None) -> Lines:
    """Six rows: a frame with the seat's name, and in it the cards that the reader may see, or how many there are.

    The hand in turn has a pointer before its name; only its playable cards are bright.
    """
    in_turn = view.turn is seat
    cards = view.hands[seat]
    top, bottom = _edges(view, seat, player, deck, cells)
    if cards is None:
        count = ngettext("{count} card", "{count} cards", view.counts[seat]).format(count=view.counts[seat])
        hidden = centre(line(Span(f"({count})", "dim")), cells)
        return (top, EMPTY, hidden, EMPTY, EMPTY, bottom)
    picked = cursor if in_turn and isinstance(cursor, Card) else None
    playable = view.legal_cards if in_turn and view.legal_cards else None
    side = Span(deck.vertical, "rule")
    rows = hand_rows(cards, deck, cells - 2, picked, playable)
    return (top, *((side, *row, side) for row in rows), bottom)


def _edges(view: View, seat: Seat, player: str, deck: Deck, cells: int) -> tuple[Line, Line]:
    """The upper edge with the name and the lower edge with what the seat is in this deal."""
    left_top, right_top, right_bottom, left_bottom = tuple(deck.corners)
    pointer = f"{deck.turn} " if view.turn is seat else ""
    name = seat_name(seat) if player == seat_name(seat) else f"{seat_name(seat)} {deck.dot} {player}"
    title = Span(
        f" {pointer}{shorten(name, cells - 6 - len(pointer), deck.ellipsis)} ", "mark" if pointer else "strong"
    )
    part = Span(f" {_part(view, seat)} ", "dim") if _part(view, seat) else Span("")
    return (
        _edge(left_top, title, right_top, deck, cells),
        _edge(left_bottom, part, right_bottom, deck, cells),
    )


def _edge(left: str, words: Span, right: str, deck: Deck, cells: int) -> Line:
    rest = cells - width((words,)) - 3
    return line(Span(left + deck.horizontal, "rule"), words, Span(deck.horizontal * rest + right, "rule"))


def _part(view: View, seat: Seat) -> str:
    """What this seat is in this deal."""
    if view.contract is None:
        return _("dealer") if seat is view.dealer else ""
    if seat is view.contract.declarer:
        return _("declarer")
    return _("dummy") if seat is view.contract.dummy else ""


def trick_cross(view: View, deck: Deck, cells: int) -> Lines:
    """Four rows: the trick on the table as a cross, its winning card marked, and below it a word on who led or won."""
    trick = view.trick
    if trick is None:
        return (EMPTY, centre(line(Span(_waiting(view), "strong")), cells), EMPTY, EMPTY)

    def card(seat: Seat) -> Line:
        return _played(trick, seat, view, deck)

    west, east = card(Seat.WEST), card(Seat.EAST)
    gap = max(1, cells - 2 * _SIDE - width(east))
    middle = (*fit(line(" " * _SIDE, *west), _SIDE + gap), *east)
    return (
        centre(card(Seat.NORTH), cells),
        fit(middle, cells),
        centre(card(Seat.SOUTH), cells),
        centre(line(Span(_about(trick), "dim")), cells),
    )


_SIDE = 3
"""Blanks between the edge and the cards of West and East."""


def _played(trick: Trick, seat: Seat, view: View, deck: Deck) -> Line:
    """A seat's card in the trick; the seat whose card is awaited has a question mark."""
    card = trick.card_of(seat)
    if card is None:
        return line(Span("?", "mark")) if seat is view.turn and trick.winner is None else line(Span(deck.dot, "dim"))
    best = seat is view.winning
    return line(deck.card(card, "strong" if best else ""), Span(deck.winning, "mark") if best else "")


def _about(trick: Trick) -> str:
    if trick.winner is not None:
        return _("{seat} won it").format(seat=seat_name(trick.winner))
    return _("{seat} led").format(seat=seat_name(trick.leader))


def _waiting(view: View) -> str:
    if view.turn is None:
        return _("Passed out") if view.contract is None else ""
    if view.contract is None:
        return _("{seat} to call").format(seat=seat_name(view.turn))
    return _("{seat} to lead").format(seat=seat_name(view.turn))
