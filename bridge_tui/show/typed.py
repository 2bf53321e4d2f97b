"""What is typed at the prompt, read: the one parser of cards and calls.

Latin and Cyrillic letters and suit signs are read alike, in either case; spaces and variation selectors do not count.
The place of a letter decides what it means: the Cyrillic Т is clubs before a rank and the ace after a suit, БК is the
king of diamonds as a card and no-trump after a level; a lone П is pass in the auction and spades in the play. Where
both a call and a card can be meant, the auction takes the call (``8h`` is a bid there, ``h8`` the card), the time after
it the card.
Reading never fails: what cannot be read is `State.IMPOSSIBLE`, however long or strange it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from bridge_tui.model.calls import BIDS, DOUBLE, OVER_SEVEN, PASS, REDOUBLE, Call
from bridge_tui.model.cards import Card, Rank, Strain, Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import NO_VARIATIONS

SUIT_SPELLINGS = {
    Suit.SPADES: ("s", "п", "♠", "♤"),
    Suit.HEARTS: ("h", "ч", "♥", "♡"),
    Suit.DIAMONDS: ("d", "б", "♦", "♢"),
    Suit.CLUBS: ("c", "т", "♣", "♧"),
}
RANK_SPELLINGS = (
    *((str(number),) for number in range(2, 10)),
    ("10", "t"),
    ("j", "в"),
    ("q", "д"),
    ("k", "к"),
    ("a", "а", "т"),
)
"""By rank, from the deuce to the ace. The letters after Latin ones are Cyrillic, also where they look the same."""

STRAIN_SPELLINGS = {
    **{Strain(suit): signs for suit, signs in SUIT_SPELLINGS.items()},
    Strain.NOTRUMP: ("n", "nt", "бк"),
}

WORD_SPELLINGS = {
    PASS: ("p", "pass", "п", "пас"),
    DOUBLE: ("x", "х", "к", "контра"),
    REDOUBLE: ("xx", "хх", "кк", "r", "реконтра"),
}
"""The calls that are not bids; ``к`` and ``х`` are Cyrillic ones."""

_CARD_PARTS = [
    (sign, rank, Card.of(suit, index))
    for suit, signs in SUIT_SPELLINGS.items()
    for sign in signs
    for index, ranks in enumerate(RANK_SPELLINGS)
    for rank in ranks
]
CARD_SPELLINGS: Mapping[str, Card] = {
    **{rank + sign: card for sign, rank, card in _CARD_PARTS},
    **{sign + rank: card for sign, rank, card in _CARD_PARTS},
}
"""Suit and rank in either order; where both make sense (``тт``, or ``дт``), the first letter is the suit."""
RANK_OF: Mapping[str, int] = {rank: index for index, ranks in enumerate(RANK_SPELLINGS) for rank in ranks}
CALL_SPELLINGS: Mapping[str, Call] = {
    **{word: call for call, words in WORD_SPELLINGS.items() for word in words},
    **{f"{bid.level}{sign}": bid for bid in (*BIDS, *OVER_SEVEN) for sign in STRAIN_SPELLINGS[bid.strain]},
}
"""Also what no law allows, up to ``9nt``: people say it, and are told what comes of it."""

SEAT_SPELLINGS = {"n": Seat.NORTH, "e": Seat.EAST, "s": Seat.SOUTH, "w": Seat.WEST} | {
    "с": Seat.NORTH,
    "в": Seat.EAST,
    "ю": Seat.SOUTH,
    "з": Seat.WEST,
}
"""The letter that a player names himself by at the curtain."""

CHARACTERS = frozenset("".join((*CARD_SPELLINGS, *CALL_SPELLINGS)))
"""Every character, in lower case, that a card or a call can be spelled with: those that go to the line."""


class State(Enum):
    """How far what is typed has got."""

    EMPTY = "empty"
    PARTIAL = "partial"
    """It can still become something."""
    COMPLETE = "complete"
    """It is a card or a call, though not always one that may be played or made: that is the engine's answer."""
    IMPOSSIBLE = "impossible"
    """Nothing that is typed after it makes it a card or a call."""


_NEARER = (State.IMPOSSIBLE, State.EMPTY, State.PARTIAL, State.COMPLETE)
"""How near it is to saying something, the nearest last."""

Value = TypeVar("Value", Card, Call)


@dataclass(frozen=True, slots=True)
class Reading(Generic[Value]):
    """What a text was read as."""

    state: State
    value: Value | None = None
    """The card or call; only when the text is complete."""


def belongs(character: str) -> bool:
    """Whether a character that is typed goes to the line; all others are free for commands while the line is empty."""
    return character.lower() in CHARACTERS


def seat_of(character: str) -> Seat | None:
    """The seat of this letter, if it is one's."""
    return SEAT_SPELLINGS.get(character.lower())


def read_card(text: str, legal: Collection[Card]) -> Reading[Card]:
    """A card: suit, then rank, as ``h8``, ``SA``, ``dt``, ``d10``, ``ПК``, or rank, then suit.

    The rank will do in one suit, or where only one of the cards has it.
    """
    typed = _plain(text)
    suits = {card.suit for card in legal}
    if any(typed in SUIT_SPELLINGS[suit] for suit in suits):
        return _read(typed, CARD_SPELLINGS)
    if len(suits) == 1:
        (suit,) = suits
        alone: Mapping[str, Card] = {rank: Card.of(suit, index) for rank, index in RANK_OF.items()}
    else:
        alone = _only_of_its_rank(legal)
    return _read(typed, {**CARD_SPELLINGS, **alone})


def of_one_rank(text: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that a text names by their rank alone; none if it says something else."""
    rank = RANK_OF.get(_plain(text))
    return tuple(card for card in cards if card.rank == rank)


def read_alone(text: str, held: Collection[Suit]) -> Suit | Rank | None:
    """A suit or a rank by itself, as declarer says it of dummy's card; the Cyrillic ``т`` is clubs if they are held."""
    typed = _plain(text)
    suit = next((suit for suit, signs in SUIT_SPELLINGS.items() if typed in signs), None)
    rank = RANK_OF.get(typed)
    if suit is not None and (rank is None or suit in held):
        return suit
    return None if rank is None else Rank(rank)


def _only_of_its_rank(cards: Collection[Card]) -> Mapping[str, Card]:
    """The cards whose rank no other has, by the spellings of the rank."""
    ranks = Counter(card.rank for card in cards)
    return {rank: card for card in cards if ranks[card.rank] == 1 for rank in RANK_SPELLINGS[card.rank]}


def read_call(text: str) -> Reading[Call]:
    """A call: ``1s`` … ``7nt`` or ``7n``, ``p`` or ``pass``, ``x``, ``xx``; in Russian ``пас``, ``контра``, ``2БК``."""
    return _read(_plain(text), CALL_SPELLINGS)


def read_call_or_card(text: str) -> Reading[Call] | Reading[Card]:
    """A call or, where it can be none, a card by suit and rank: what is faced in the auction of a live table."""
    readings: tuple[Reading[Call] | Reading[Card], ...] = (read_call(text), _read(_plain(text), CARD_SPELLINGS))
    return max(readings, key=lambda reading: _NEARER.index(reading.state))


def read_card_or_call(text: str, held: Collection[Card]) -> Reading[Card] | Reading[Call]:
    """A card or, where it can be none that is held, a call: what may still be said between final pass and lead."""
    card, call = read_card(text, held), read_call(text)
    is_none = card.state is State.IMPOSSIBLE or (card.value is not None and card.value not in held)
    return call if is_none and call.state is not State.IMPOSSIBLE else card


def may_become_another(text: str, call: Call) -> bool:
    """Whether a text that is this call already becomes a different one if it is typed on, as ``x`` does."""
    typed = _plain(text)
    return any(spelling.startswith(typed) and meant != call for spelling, meant in CALL_SPELLINGS.items())


def rests(text: str, value: Card | Call) -> tuple[str, ...]:
    """What may be typed on when a text is this card or call already: ``ass`` after ``p``, a suit after its rank."""
    typed = _plain(text)
    spellings: Mapping[str, Card | Call] = CARD_SPELLINGS if isinstance(value, Card) else CALL_SPELLINGS
    ways = (spelling for spelling, meant in spellings.items() if meant == value)
    return tuple(way.removeprefix(typed) for way in ways if way.startswith(typed) and way != typed)


def _plain(text: str) -> str:
    return "".join(text.translate(NO_VARIATIONS).lower().split())


def _read(typed: str, spellings: Mapping[str, Value]) -> Reading[Value]:
    if not typed:
        return Reading(State.EMPTY)
    value = spellings.get(typed)
    if value is not None:
        return Reading(State.COMPLETE, value)
    partial = any(spelling.startswith(typed) for spelling in spellings)
    return Reading(State.PARTIAL if partial else State.IMPOSSIBLE)
