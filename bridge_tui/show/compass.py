"""The four hands round the table, each in a box with its seat's name."""

from __future__ import annotations

from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.hands import hand_rows
from bridge_tui.show.names import own_name, player_name
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, line, width
from bridge_tui.show.texts import _, ngettext, seat_name


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
    words = ngettext("{count} card", "{count} cards", cards).format(count=cards)
    rows = (EMPTY, line(Span(f"({words})", "dim")), EMPTY, EMPTY)
    return tuple(centre(row, cells) for row in rows)


def _cards(view: View, seat: Seat, cards: Cards, deck: Deck, cells: int, cursor: Card | Call | None) -> Lines:
    """A hand that he may see; where it is in turn and he plays it, what may not be played is dim."""
    in_turn = view.turn is seat
    picked = cursor if in_turn and isinstance(cursor, Card) else None
    playable = view.legal_cards if in_turn and view.legal_cards else None
    return hand_rows(cards, deck, cells, picked, playable)


def _edges(view: View, seat: Seat, player: str, deck: Deck, cells: int) -> tuple[Line, Line]:
    """The upper edge with the name and the lower edge with what the seat is in this deal."""
    left_top, right_top, right_bottom, left_bottom = tuple(deck.corners)
    pointer = f"{deck.turn} " if view.turn is seat else ""
    name = _name(seat, player, cells - len("┌  ┐") - len(pointer), deck)
    title = Span(f" {pointer}{name} ", "mark" if pointer else "strong")
    part = Span(f" {_part(view, seat)} ", "dim") if _part(view, seat) else Span("")
    return (
        _edge(left_top, title, right_top, deck, cells),
        _edge(left_bottom, part, right_bottom, deck, cells),
    )


def _name(seat: Seat, player: str, cells: int, deck: Deck) -> str:
    """The seat, and who sits there if he has a name of his own."""
    name, own = seat_name(seat), own_name(seat, player)
    return player_name(f"{name} {deck.dot} {own}", cells, deck) if own else name


def _edge(left: str, words: Span, right: str, deck: Deck, cells: int) -> Line:
    rest = cells - width((words,)) - 2
    return line(Span(left, "rule"), words, Span(deck.horizontal * rest + right, "rule"))


def _part(view: View, seat: Seat) -> str:
    """What this seat is in this deal."""
    if view.contract is None:
        return _("dealer") if seat is view.dealer else ""
    if seat is view.contract.declarer:
        return _("declarer")
    return _("dummy") if seat is view.contract.dummy else ""
