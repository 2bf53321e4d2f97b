"""The list of tricks: a row for each, with the four cards, who led, who won, and what both sides have after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from bridge_tui.engine.state import Trick
from bridge_tui.model.seats import SIDES, Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.rounds import COLUMNS
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line
from bridge_tui.show.texts import seat_letter, seat_name

NARROW = 24
"""Cells that the list needs."""

WIDE = 33
"""Cells from which seats have their names, and a ten is written in full."""


def trick_list(tricks: Sequence[Trick], deck: Deck, cells: int, played: int | None = None) -> Lines:
    """A head and a row for each trick, in `NARROW` or `WIDE` cells, whichever there are.

    When only so many cards have been `played`, a pointer stands at the trick of the last of them, and those to come are
    dim. A hit on a row chooses the trick by its number, from 0.
    """
    table = _Table(deck, cells >= WIDE, played)
    numbered = enumerate(zip_longest(tricks, _sums(tricks)))
    return (table.head(), *(table.row(number, trick, sums) for number, (trick, sums) in numbered))


def _sums(tricks: Sequence[Trick]) -> list[tuple[int, ...]]:
    """What each side has after each complete trick."""
    winners = [trick.winner.side for trick in tricks if trick.winner is not None]
    return [tuple(winners[:count].count(side) for side in SIDES) for count in range(1, len(winners) + 1)]


@dataclass(frozen=True, slots=True)
class _Table:
    """How the rows are written."""

    deck: Deck
    wide: bool
    played: int | None

    def head(self) -> Line:
        """The seats, and the marks that stand for the tricks of N-S and of E-W."""
        names = (f" {seat_name(seat)[:5]:5}" if self.wide else f" {seat_letter(seat):3}" for seat in COLUMNS)
        marks = self.figures((self.deck.won, self.deck.lost), "dim")
        return line(Span("   "), *(Span(name, "dim") for name in names), marks)

    def row(self, number: int, trick: Trick, sums: tuple[int, ...] | None) -> Line:
        """One trick."""
        first, last = 4 * number, 4 * number + len(trick.cards)
        here = self.played is not None and first < self.played <= last
        spans = (
            Span(self.deck.turn if here else " ", "mark"),
            Span(f"{number + 1:2}", self.tone(first)),
            *(span for seat in COLUMNS for span in self.card(trick, seat, first)),
            self.figures(sums or (), self.tone(last - 1)),
        )
        return tuple(span._replace(hit=f"item {number}") for span in spans)

    def card(self, trick: Trick, seat: Seat, first: int) -> Line:
        """A seat's card with a mark before it if it was led, and behind it if it won."""
        card, cells = trick.card_of(seat), 6 if self.wide else 4
        if card is None:
            return fit(EMPTY, cells)
        tone = self.tone(first + trick.cards.index(card))
        name = self.deck.card(card, tone)
        shown = name if self.wide else name._replace(text=name.text.replace("10", "T"))
        led = self.deck.prompt if seat is trick.leader else " "
        won = self.deck.winning if seat is trick.winner else ""
        return fit((Span(led, tone), shown, Span(won, tone or "mark")), cells)

    def figures(self, figures: Sequence[object], tone: str) -> Span:
        """What N-S and E-W have."""
        return Span(f"{'-'.join(map(str, figures)):>{6 if self.wide else 5}}", tone)

    def tone(self, card: int) -> str:
        """The role of a card by its place in the play, from 0."""
        return "dim" if self.played is not None and card >= self.played else ""
