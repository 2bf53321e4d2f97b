"""A deal: the fifty-two cards as they lie in the four hands before the first call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridge_tui.model.cards import Cards
from bridge_tui.model.seats import SEATS, Seat


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """Four hands of thirteen, indexed by seat. Its text says nothing of the cards.

    >>> deal = Deal.from_pbn("N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT8542.8.A8.976 Q9.6.QT92.AQJ832")
    >>> deal, deal.hands[Seat.EAST]
    (<deal>, <13 cards>)
    """

    hands: tuple[Cards, Cards, Cards, Cards]

    def __post_init__(self) -> None:
        # Whoever gave a list could change it afterwards.
        object.__setattr__(self, "hands", tuple(self.hands))
        if [len(hand) for hand in self.hands] != [13] * 4 or sum(self.hands) != (1 << 52) - 1:
            raise ValueError("a deal is four hands of thirteen different cards")

    def __repr__(self) -> str:
        return "<deal>"

    @classmethod
    def from_deck(cls, deck: Sequence[int]) -> Deal:
        """The deal of a shuffled deck of card numbers: card by card, North first, clockwise."""
        return cls.of([Cards(sum(1 << index for index in deck[seat::4])) for seat in SEATS])

    @classmethod
    def of(cls, hands: Sequence[Cards]) -> Deal:
        """The deal of these four hands, North's first. ``ValueError`` unless each has thirteen different cards."""
        if len(hands) != 4:
            raise ValueError("a deal has four hands")
        north, east, south, west = hands
        return cls((north, east, south, west))

    @classmethod
    def from_pbn(cls, text: str) -> Deal:
        """A deal in PBN's form: first seat, colon, four hands S.H.D.C clockwise. ``ValueError`` for anything else."""
        first, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != 4:
            raise ValueError("a deal is a seat, a colon and four hands between spaces")
        start = Seat.parse(first)
        return cls.of([Cards.parse(hands[(seat - start) % 4]) for seat in SEATS])

    def to_pbn(self, first: Seat = Seat.NORTH) -> str:
        """The deal in PBN's form, beginning with this seat."""
        return f"{first}:" + " ".join(self.hands[(first + turn) % 4].to_pbn() for turn in range(4))
