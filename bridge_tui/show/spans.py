"""Lines of text with roles: what a face draws. A role says what a piece of text is; the face decides how that looks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

ROLES = {
    **dict.fromkeys(("clubs", "diamonds", "hearts", "spades"), "what is of this suit"),
    "dim": "what matters less",
    "strong": "what matters more",
    "title": "the head of a page or a column",
    "rule": "lines and frames",
    "cursor": "what Enter would take",
    "mark": "whose turn it is, who is winning",
    "warning": "why something cannot be done, or has not been",
    "key": "a key of the keyboard",
    "curtain": "the rows that ask for the next player",
}
"""What a piece of text can be."""


class Span(NamedTuple):
    """A piece of text. Its `roles` are words of `ROLES` between spaces, which the face combines."""

    text: str
    roles: str = ""
    hit: str = ""
    """What a hit of the mouse on it does; empty for nothing.

    "do last_trick" is a command by its id, "type sa" a card or a call as it is typed in Latin letters, "item 3" the
    line of a menu or the option of a question by its number, from 0.
    """


Line = tuple[Span, ...]
Lines = tuple[Line, ...]

EMPTY: Line = ()


def line(*parts: Span | str) -> Line:
    """A line of these pieces; plain strings have no role, empty ones are left out."""
    spans = (part if isinstance(part, Span) else Span(part) for part in parts)
    return tuple(span for span in spans if span.text)


def width(spans: Line) -> int:
    """How many cells a line takes."""
    return sum(cell_len(span.text) for span in spans)


def text(lines: Lines) -> str:
    """The plain text of lines, without trailing blanks: what is left where there are no roles."""
    return "\n".join("".join(span.text for span in spans).rstrip() for spans in lines)


def fit(spans: Line, cells: int) -> Line:
    """The line cut or padded to exactly so many cells."""
    out: list[Span] = []
    left = cells
    for span in spans:
        if left <= 0:
            break
        size = cell_len(span.text)
        out.append(span if size <= left else span._replace(text=set_cell_size(span.text, left)))
        left -= size
    return (*out, Span(" " * left)) if left > 0 else tuple(out)


def centre(spans: Line, cells: int) -> Line:
    """The line in the middle of so many cells."""
    before = max(0, cells - width(spans)) // 2
    return fit((Span(" " * before), *spans), cells)


def merged(spans: Iterable[Span]) -> Line:
    """The line with neighbours of the same roles that do the same in one piece."""
    alike = groupby(spans, lambda span: (span.roles, span.hit))
    return tuple(Span("".join(span.text for span in same), roles, hit) for (roles, hit), same in alike)


def in_role(role: str, spans: Line) -> Line:
    """The line with one more role for all of it."""
    return tuple(span._replace(roles=f"{span.roles} {role}".strip()) for span in spans)


def hit_at(lines: Lines, column: int, row: int) -> str:
    """What a hit in this cell does, column and row counted from 0; empty for nothing."""
    end = 0
    for span in lines[row] if row < len(lines) else EMPTY:
        end += cell_len(span.text)
        if column < end:
            return span.hit
    return ""


def hits(lines: Lines) -> set[str]:
    """Everything that can be done with these lines by a hit."""
    return {span.hit for spans in lines for span in spans if span.hit}


def shorten(words: str, cells: int, ellipsis: str = "…") -> str:
    """The text in at most so many cells, its end replaced by an ellipsis if it is longer."""
    if cell_len(words) <= cells:
        return words
    return set_cell_size(words, max(0, cells - cell_len(ellipsis))).rstrip() + ellipsis[:cells]
