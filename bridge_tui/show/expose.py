"""Cards that are shown without being played: the row in which they are picked, and how they can come to be seen."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bridge_tui.engine.irregularities import Manner
from bridge_tui.model.cards import Card, Cards
from bridge_tui.show.deck import Deck
from bridge_tui.show.spans import Line, Span, line
from bridge_tui.show.texts import _


class Way(NamedTuple):
    """How cards come to be seen."""

    words: str
    meaning: str
    manner: Manner
    seen: bool
    """Whether the partner could have seen them."""


def ways() -> tuple[Way, ...]:
    """Every way, the most usual first."""
    return (
        Way(_("dropped"), _("partner could have seen them"), Manner.ACCIDENT, True),
        Way(_("dropped"), _("partner could not see them"), Manner.ACCIDENT, False),
        Way(_("shown"), _("on purpose"), Manner.DELIBERATE, True),
        Way(_("named"), _("as held in the hand"), Manner.NAMED, True),
    )


def hint() -> str:
    """How the form is filled in."""
    return _("A card is picked, or left again, by typing it or by the space bar.")


def nothing_picked() -> str:
    """What to say when Enter is pressed before a card is picked."""
    return _("Pick the cards first: type them, or press the space bar on each.")


def not_held(typed: str) -> str:
    """What to say of what is typed and is none of these cards."""
    return _("{text} is no card of this hand.").format(text=typed)


def in_order(hand: Cards) -> tuple[Card, ...]:
    """The cards from left to right: spades first, the highest of each suit first."""
    return tuple(reversed([*hand]))


def picking_row(hand: Cards, picked: Collection[Card], cursor: Card | None, deck: Deck) -> Line:
    """The hand in one row of at most 65 cells: a star before what is picked, brackets round what the cursor is on."""
    return line(*(span for card in in_order(hand) for span in _cell(card, card in picked, card == cursor, deck)))


def _cell(card: Card, picked: bool, here: bool, deck: Deck) -> Line:
    sign = deck.card(card)
    name = sign._replace(text=sign.text.replace("10", "T"), hit=f"type {card}".lower())
    opening, closing = ("[", "]") if here else (" ", " ")
    cursor = "cursor" if here else ""
    return (Span(opening, cursor), Span(PICKED if picked else " ", "mark"), name, Span(closing, cursor))


PICKED = "*"
"""Stands before a card that is picked."""
