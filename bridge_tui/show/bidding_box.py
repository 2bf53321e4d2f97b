"""The bidding box: every call of the game in two rows, with the cursor."""

from __future__ import annotations

from bridge_tui.model.calls import CALLS, DOUBLE, PASS, REDOUBLE, Call, LegalCalls
from bridge_tui.show.deck import Deck
from bridge_tui.show.spans import Line, Lines, Span, line
from bridge_tui.show.texts import _

BOX_ROWS = (CALLS[3:23], (*CALLS[23:], PASS, DOUBLE, REDOUBLE))
"""The bidding box: levels one to four, then five to seven and the other calls."""


def bidding_box(within_reach: LegalCalls, deck: Deck, cursor: Call | None) -> Lines:
    """Two rows with every call in its place: what is within reach now, the others as dots, the cursor in brackets.

    A hit on a call within reach types it.
    """
    return tuple(_box_row(row, within_reach, deck, cursor) for row in BOX_ROWS)


def _box_row(row: tuple[Call, ...], within_reach: LegalCalls, deck: Deck, cursor: Call | None) -> Line:
    spans: list[Span] = []
    for before, call in zip((None, *row), row, strict=False):
        label = _label(call, deck)._replace(hit=f"type {call}".lower())
        if call not in within_reach:
            label = Span(deck.dot.center(len(label.text)), "dim")
        roles = f"{label.roles} cursor".strip() if call == cursor else label.roles
        spans += [_gap(before, call, cursor), label._replace(roles=roles)]
    return line(*spans, Span("]", "cursor") if row[-1] == cursor else "")


def _gap(before: Call | None, call: Call, cursor: Call | None) -> Span:
    """What stands between two calls: one blank, two before a level or another call, or a bracket of the cursor."""
    cells = 1 if call.is_bid and call.level == (before or call).level else 2
    closing = "]" if before is not None and before == cursor else ""
    opening = "[" if call == cursor else ""
    return Span(f"{closing}{opening:>{cells - len(closing)}}", "cursor" if closing or opening else "")


def _label(call: Call, deck: Deck) -> Span:
    """A call as it stands in the box, two cells for a bid."""
    if not call.is_bid:
        return Span({PASS: _("pass"), DOUBLE: "X", REDOUBLE: "XX"}[call])
    sign = deck.call(call)
    return Span(sign.text[:2], sign.roles)
