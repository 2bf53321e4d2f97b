"""Cards, suits and sets of cards.

A card is a number from 0 to 51 (suit · 13 + rank, clubs lowest, deuce lowest) and a set of cards is a number with one
bit for each of them: the engine counts on both being plain integers. Their text is what people write: ``SA``, ``DT``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from bridge_tui.model.letters import capitals

RANKS = "23456789TJQKA"
"""The ranks from the lowest to the highest, by the letter that scenario files and PBN use."""

TEN = RANKS.index("T")
"""The rank of the ten, the lowest honour."""


class Rank(IntEnum):
    """A rank where it stands without a suit: the same numbers as `Card.rank`."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    def __str__(self) -> str:
        return RANKS[self]

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank written as 2 to 9, T, J, Q, K or A; ``ValueError`` for anything else."""
        name = capitals(text)
        if len(name) != 1 or name not in RANKS:
            raise ValueError(f"{text!r} is not a rank: 2 to 9, T, J, Q, K or A")
        return cls(RANKS.index(name))


class Suit(IntEnum):
    """The four suits in their rank."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        return "CDHS"[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit written as C, D, H or S; ``ValueError`` for anything else."""
        name = capitals(text)
        if len(name) != 1 or name not in "CDHS":
            raise ValueError(f"{text!r} is not a suit: C, D, H or S")
        return cls("CDHS".index(name))


class Strain(IntEnum):
    """What a bid may name: a trump suit (same numbers as `Suit`) or no-trump."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    def __str__(self) -> str:
        return ("C", "D", "H", "S", "NT")[self]

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None at no-trump."""
        return _TRUMPS[self]

    @classmethod
    def parse(cls, text: str) -> Strain:
        """The strain written as C, D, H, S, NT or N; ``ValueError`` for anything else."""
        name = capitals(text)
        if name in {"NT", "N"}:
            return cls.NOTRUMP
        if len(name) != 1 or name not in "CDHS":
            raise ValueError(f"{text!r} is not a strain: C, D, H, S or NT")
        return cls("CDHS".index(name))


_TRUMPS: tuple[Suit | None, ...] = (*Suit, None)


class Card(int):
    """One of the fifty-two, as a number whose order within a suit is the rank.

    >>> ace = Card.parse("SA")
    >>> ace, ace.suit, ace.rank
    (SA, <Suit.SPADES: 3>, 12)
    """

    __slots__ = ()

    def __new__(cls, index: int) -> Card:
        """The card with this number; ``ValueError`` unless it is one of 0 to 51."""
        if not 0 <= index < 52:
            raise ValueError(f"no card has the number {index}")
        return super().__new__(cls, index)

    @property
    def suit(self) -> Suit:
        """Its suit."""
        return SUITS[self // 13]

    @property
    def rank(self) -> int:
        """Its rank, 0 for the deuce to 12 for the ace."""
        return self % 13

    def __repr__(self) -> str:
        return f"{'CDHS'[self // 13]}{RANKS[self % 13]}"

    __str__ = __repr__

    @classmethod
    def of(cls, suit: Suit, rank: int) -> Card:
        """The card of this suit and rank; ``ValueError`` unless the rank is one of 0 to 12."""
        if not 0 <= rank < 13:
            raise ValueError(f"no card has the rank {rank}: 0 for the deuce to 12 for the ace")
        return CARDS[suit * 13 + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written suit first, as ``SA``, ``h8``, ``DT`` or ``D10``; ``ValueError`` for anything else."""
        name = capitals(text).replace("10", "T")
        if len(name) != 2 or name[0] not in "CDHS" or name[1] not in RANKS:
            raise ValueError(f"{text!r} is not a card: a suit C, D, H or S, then a rank 2 to 9, T, J, Q, K or A")
        return CARDS["CDHS".index(name[0]) * 13 + RANKS.index(name[1])]


SUITS = tuple(Suit)
"""The four suits, clubs first."""

CARDS = tuple(Card(index) for index in range(52))
"""Every card, in the order of their numbers."""


class CardRow(tuple[Card, ...]):
    """Cards in a row, such as those that may be played now; its text is a count, for the same reason as with `Cards`.

    >>> CardRow((CARDS[0], CARDS[1])), CARDS[1] in CardRow((CARDS[0], CARDS[1]))
    (<2 cards>, True)
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{len(self)} card{'' if len(self) == 1 else 's'}>"

    __str__ = __repr__


class _Holdings(dict[int, CardRow]):
    """For one suit, the row of cards of every pattern of thirteen rank bits, made when first asked for."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def __missing__(self, ranks: int) -> CardRow:
        first = self.suit * 13
        self[ranks] = cards = CardRow(CARDS[first + rank] for rank in range(13) if ranks >> rank & 1)
        return cards


_CLUBS, _DIAMONDS, _HEARTS, _SPADES = _HOLDINGS = tuple(map(_Holdings, range(4)))


def holding(bits: int, suit: int) -> CardRow:
    """Of the cards whose bits are set, those of one suit, lowest first."""
    return _HOLDINGS[suit][bits >> 13 * suit & 0x1FFF]


def row(bits: int) -> CardRow:
    """The cards whose bits are set, in the order of their numbers."""
    return CardRow(
        _CLUBS[bits & 0x1FFF] + _DIAMONDS[bits >> 13 & 0x1FFF] + _HEARTS[bits >> 26 & 0x1FFF] + _SPADES[bits >> 39]
    )


class Cards(int):
    """A set of cards. Iterates from the lowest number up; its text is a count, lest a log or crash report show a hand.

    >>> hand = Cards.of([Card.parse("SA"), Card.parse("H8")])
    >>> hand, list(hand), Card.parse("H8") in hand
    (<2 cards>, [H8, SA], True)
    """

    __slots__ = ()

    def __new__(cls, bits: int) -> Cards:
        """The set of the cards whose bits are set; ``ValueError`` if others than the lowest 52 are.

        The text of the error does not repeat the number: it may be a hand that is hidden.
        """
        if not 0 <= bits < 1 << 52:
            raise ValueError("a set of cards is a number of 52 bits")
        return super().__new__(cls, bits)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Cards:
        """The set of these cards."""
        bits = 0
        for card in cards:
            bits |= 1 << card
        return cls(bits)

    @classmethod
    def parse(cls, holdings: str) -> Cards:
        """A hand as PBN writes it: spades, hearts, diamonds, clubs between dots. ``ValueError`` if it is not one.

        The text of the error does not repeat what was read: it may be a hand that is hidden.

        >>> len(Cards.parse("AKT8542.8.A8.976"))
        13
        """
        suits = capitals(holdings).replace("10", "T").split(".")
        if len(suits) != 4:
            raise ValueError("this is not a hand: four suits S.H.D.C between dots")
        cards = [Card.parse(suit + rank) for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks]
        if len(set(cards)) != len(cards):
            raise ValueError("a hand cannot hold a card twice")
        return cls.of(cards)

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(row(self))

    def in_suit(self, suit: Suit) -> CardRow:
        """Its cards of one suit, lowest first."""
        return holding(self, suit)

    def to_pbn(self) -> str:
        """The hand in PBN's form. The one place where a hand turns into text."""
        return ".".join("".join(RANKS[card.rank] for card in reversed(self.in_suit(suit))) for suit in reversed(SUITS))

    def __repr__(self) -> str:
        return f"<{len(self)} card{'' if len(self) == 1 else 's'}>"

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        # Whoever formats it as the number that it is, such as a printer of local variables, gets the count as well.
        return repr(self) if spec[-1:] in set("bcdeEfFgGnoxX%") else format(repr(self), spec)


NO_CARDS = Cards(0)
"""The empty set."""
