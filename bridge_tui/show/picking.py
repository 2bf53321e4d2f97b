"""Moving the cursor: over the calls that may be made or the cards that are within reach, and over nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.reach import calls_within_reach, cards_of, hands_of

ARROWS = ("left", "right", "up", "down")
"""The keys that move it, by Textual's names."""

Choice = Card | Call


def moved(view: View, cursor: Choice | None, key: str, acting: Seat | None = None) -> Choice | None:
    """Where the cursor goes from here, round and round. Without one it starts at the first choice.

    Left and right go to the neighbour, up and down to the next suit of a hand, or to the same strain one level away.
    """
    rows = choice_rows(view, acting)
    choices = [choice for row in rows for choice in row]
    if cursor not in choices or isinstance(cursor, Call) is not isinstance(choices[0], Call):
        return choices[0] if choices else None
    step = -1 if key in {"left", "up"} else 1
    if key in {"left", "right"}:
        return choices[(choices.index(cursor) + step) % len(choices)]
    at = next(number for number, row in enumerate(rows) if cursor in row)
    column = rows[at].index(cursor)
    row = rows[(at + step) % len(rows)]
    return _under(cursor, row) or row[min(column, len(row) - 1)]


def _suits(cards: Iterable[Card]) -> list[list[Choice]]:
    """Cards of a hand by suits, the highest first."""
    highest_first = sorted(cards, key=lambda card: (-card.suit, -card.rank))
    return [list(row) for _suit, row in groupby(highest_first, lambda card: card.suit)]


def _under(cursor: Choice, row: list[Choice]) -> Call | None:
    """The bid of a row in the same strain as the one that the cursor is on."""
    if not isinstance(cursor, Call) or not cursor.is_bid:
        return None
    bids = (call for call in row if isinstance(call, Call) and call.is_bid)
    return next((bid for bid in bids if bid.strain is cursor.strain), None)


def choice_rows(view: View, acting: Seat | None = None) -> list[list[Choice]]:
    """The choices by rows: a row a suit from spades down, hand by hand, or a row a level, then pass and double in one.

    `acting` is the seat that is acted for; at a guarded table it does not matter.
    """
    if view.contract is not None:
        return [row for seat in hands_of(view, acting) for row in _suits(cards_of(view, seat))]
    bids = [call for call in calls_within_reach(view) if call.is_bid]
    others = [call for call in calls_within_reach(view) if not call.is_bid]
    rows: list[list[Choice]] = [list(row) for _level, row in groupby(bids, lambda bid: bid.level)]
    return [*rows, [*others]] if others else rows
