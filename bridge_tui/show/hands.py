"""A hand as four rows of text, one a suit, spades first: the same rows at the table, after the deal and in review."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import NamedTuple

from bridge_tui.model.cards import SUITS, TEN, Card, CardRow, Cards, Suit
from bridge_tui.show.deck import RANK_NAMES, SUIT_ROLES, Deck
from bridge_tui.show.spans import Line, Lines, Span, fit, line, merged

NARROWEST = 16
"""Cells that hold any suit, also thirteen cards with brackets round one of them."""


class Spacing(NamedTuple):
    """One way to write the ranks of a suit."""

    gap: str
    ten: str

    def rank(self, card: Card) -> str:
        """The card's rank."""
        return self.ten if card.rank == TEN else RANK_NAMES[card.rank]

    def room(self, cards: CardRow, marks: Mapping[Card, str]) -> int:
        """Cells of the whole row with its sign, the marks of cards and a pair of brackets."""
        ranks = sum(len(self.rank(card)) + len(marks.get(card, "")) for card in cards)
        return len("♠[]") + ranks + len(self.gap) * (len(cards) - 1)


SPACINGS = (Spacing(" ", "10"), Spacing(" ", "T"), Spacing("", "10"), Spacing("", "T"))
"""The widest first; a row takes the first that fits."""


NO_MARKS: Mapping[Card, str] = {}
"""No card lies face up."""


def hand_rows(
    cards: Cards,
    deck: Deck,
    width: int,
    cursor: Card | None = None,
    playable: Container[Card] | None = None,
    marks: Mapping[Card, str] = NO_MARKS,
) -> Lines:
    """Four rows of exactly `width` cells (from `NARROWEST` on no card is cut).

    The card under the `cursor` stands in brackets. With `playable`, for a hand in turn, a hit on a card types it, and
    every one that may not be played is dim. How a row is spaced never depends on the cursor, and the card under the
    cursor never moves: its neighbours make room. After cards that lie face up stand their `marks`, unless so many do
    that the row has no room for them.
    """

    def piece(text: str, card: Card) -> Span:
        cursor_role = " cursor" if card == cursor else ""
        dim = " dim" if playable is not None and card not in playable else ""
        hit = f"type {card}".lower() if playable is not None else ""
        return Span(text, SUIT_ROLES[card.suit] + cursor_role + dim, hit)

    suits = ((suit, cards.in_suit(suit)) for suit in reversed(SUITS))
    rows = (_row(suit, held, deck, width, cursor=cursor, piece=piece, marks=marks) for suit, held in suits)
    return tuple(fit(row, width) for row in rows)


def _row(
    suit: Suit,
    held: CardRow,
    deck: Deck,
    width: int,
    *,
    cursor: Card | None,
    piece: Callable[[str, Card], Span],
    marks: Mapping[Card, str],
) -> Line:
    if not held:
        return line(deck.suit(suit), f" {deck.void}")
    spacing = next((way for way in SPACINGS if way.room(held, marks) <= width), None)
    if spacing is None:
        spacing, marks = SPACINGS[-1], NO_MARKS
    # Brackets take the place of the gaps on both sides; where there are none, the cards before move up to the sign.
    before = "" if cursor in held and not spacing.gap else " "
    spans = [deck.suit(suit)]
    for card in reversed(held):
        here = card == cursor
        rank = spacing.rank(card) + marks.get(card, "")
        spans.append(piece(f"[{rank}]" if here else before + rank, card))
        before = "" if here else spacing.gap
    return merged(spans)
