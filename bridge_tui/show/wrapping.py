"""Sentences, plain or made of pieces with roles of their own: put together, and broken into lines by their cells."""

from __future__ import annotations

from string import Formatter

from rich.cells import chop_cells

from bridge_tui.show.spans import Line, Lines, Span, line, merged, shorten, width


def filled(message: str, **pieces: Span) -> Line:
    """The message with these pieces of text in the places of their names."""
    parts = Formatter().parse(message)
    return line(*(piece for before, name, *_how in parts for piece in (before, pieces[name] if name else "")))


def wrapped(spans: Line, cells: int) -> Lines:
    """The line in as many as it takes for none to be wider than this, broken between words where that is possible."""
    if width(spans) <= cells:
        return (spans,)
    rows: list[list[Span]] = [[]]
    free = cells
    for word in _words(spans, cells):
        size = width(tuple(word))
        if size + bool(rows[-1]) > free:
            rows.append([])
            free = cells
        blank = [Span(" ")] if rows[-1] else []
        rows[-1] += [*blank, *word]
        free -= size + len(blank)
    return tuple(map(merged, rows))


def sentence_rows(words: str, cells: int) -> list[str]:
    """Plain words in rows of at most so many cells, as `wrapped` breaks them; no row for no words."""
    told = line(" ".join(words.splitlines()))
    rows = wrapped(told, max(1, cells)) if told else ()
    return ["".join(span.text for span in row) for row in rows]


def sentence_within(words: str, cells: int, rows: int, ellipsis: str) -> list[str]:
    """The same in at most so many rows; the ellipsis says where they were cut."""
    found = sentence_rows(words, cells)
    if len(found) > rows:
        found[rows - 1 :] = [shorten(" ".join(found[rows - 1 :]), cells, ellipsis)]
    return found


def _words(spans: Line, cells: int) -> list[list[Span]]:
    """The words of the line, each with its pieces; one that is wider than so many cells in several."""
    words: list[list[Span]] = [[]]
    for span in spans:
        first, *others = (span._replace(text=part) for part in span.text.split(" "))
        words[-1].append(first)
        words += [[other] for other in others]
    return [piece for word in words for piece in _pieces(word, cells)]


def _pieces(word: list[Span], cells: int) -> list[list[Span]]:
    if width(tuple(word)) <= cells:
        return [word]
    return [[span._replace(text=part)] for span in word for part in chop_cells(span.text, cells)]
