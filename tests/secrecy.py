"""What a hidden hand must survive: two of its cards changing places, and every text that a program can make."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from traceback import TracebackException

from bridge_tui.engine.refusals import Refused
from bridge_tui.model.calls import Call, LegalCalls
from bridge_tui.model.cards import Card, CardRow, Cards
from bridge_tui.model.deals import Deal

CARD = re.compile(r"\b[CDHS](?:10|[2-9TJQKA])\b")
"""A card in a text."""

_NO_CARDS_INSIDE = (str, Enum, Call, LegalCalls, type(None))


def swapped(deal: Deal, one: Card, other: Card) -> Deal:
    """The deal with these two cards in each other's place."""
    bits = 1 << one | 1 << other
    return Deal.of([Cards(hand ^ bits) if (one in hand) != (other in hand) else hand for hand in deal.hands])


def inside(value: object) -> list[object]:
    """What is stored in a value, one step down. Of a set or a row of cards nothing: its own text is the promise."""
    if isinstance(value, (int, CardRow)):
        return []
    if isinstance(value, Refused):
        return list(value.params.values())
    if is_dataclass(value):
        return [getattr(value, field.name) for field in fields(value)]
    return list(value) if isinstance(value, tuple) else []


def texts_of(value: object) -> Iterator[str]:
    """Every text of a value, of the values stored in it, and so on."""
    todo = [value]
    while todo:
        found = todo.pop()
        if isinstance(found, _NO_CARDS_INSIDE):
            continue
        todo.extend(inside(found))
        if type(found) is not tuple:  # a plain tuple prints what its members print
            yield from (repr(found), str(found), f"{found}")


def cards_in_texts(value: object) -> set[str]:
    """The cards named by any text of a value or of anything in it."""
    return {name for text in texts_of(value) for name in CARD.findall(text)}


def cards_in_traceback(refused: Refused) -> set[str]:
    """The cards named by a crash report that prints the local variables of every function of the product."""
    assert refused.__traceback__ is not None
    report = TracebackException(Refused, refused, refused.__traceback__.tb_next, capture_locals=True)
    return set(CARD.findall("".join(report.format())))
