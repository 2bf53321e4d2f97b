"""Cards that lie face up by their hands: penalty cards, a lead that waits for a ruling, cards played before their turn.

Each kind has a mark of its own after the card. Where the hand is seen, a card that is still in it has its mark there;
the others, and all of a hand that is not seen, lie beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from bridge_tui.engine.view import FacedCard, Lies, View
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import RANK_NAMES, SUIT_ROLES, Deck
from bridge_tui.show.spans import Line, Lines, Span, width


def marks(view: View, deck: Deck) -> Mapping[Card, str]:
    """The marks of cards that lie face up and are still in their hands."""
    return {each.card: mark(each.lies, deck) for each in view.faced if each.lies is not Lies.READY}


def mark(lies: Lies, deck: Deck) -> str:
    """The mark of a kind."""
    return deck.faced[tuple(Lies).index(lies)]


def lying(view: View, seat: Seat, deck: Deck) -> tuple[Line, ...]:
    """What lies beside this seat's hand: a piece for each suit and kind, as ``♦7!`` or ``♣QT4!``."""
    seen = view.hands[seat] is not None
    cards = [each for each in view.faced if each.seat is seat and not (seen and each.lies is not Lies.READY)]
    cards.sort(key=_order)
    groups = groupby(cards, key=lambda each: (each.lies, each.card.suit))
    return tuple(_piece([each.card for each in group], mark(lies, deck), deck) for (lies, _suit), group in groups)


def _order(each: FacedCard) -> tuple[int, int]:
    return tuple(Lies).index(each.lies), -each.card


def _piece(cards: list[Card], sign: str, deck: Deck) -> Line:
    suit = cards[0].suit
    names = [RANK_NAMES[card.rank] for card in cards]
    ranks = names[0] if len(names) == 1 else "".join(name.replace("10", "T") for name in names)
    return Span(f"{deck.suits[suit]}{ranks}", SUIT_ROLES[suit]), Span(sign, "mark")


def lying_rows(view: View, seat: Seat, deck: Deck, cells: int) -> Lines:
    """The same in as many rows of at most so many cells as it takes."""
    rows: list[Line] = []
    for piece in lying(view, seat, deck):
        joined = (*rows[-1], Span(" "), *piece) if rows else piece
        if rows and width(joined) <= cells:
            rows[-1] = joined
        else:
            rows.append(piece)
    return tuple(rows)
