"""The record of a deal: trick by trick who led and won, claims, rulings, and what was taken back, in sentences.

What was taken back, or corrected in a trick that was opened again, stays on the record. The numbers of tricks and who
has won how many go by what stands. While the deal is played, the record is no way round Law 66: cards of tricks that
may not be looked at any more are not in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, repeat, zip_longest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.events import MatchEvent
from bridge_tui.show.deck import Deck
from bridge_tui.show.runs import runs
from bridge_tui.show.scribe import Kind, Scribe, Sentence
from bridge_tui.show.spans import EMPTY, Lines, Span, line
from bridge_tui.show.texts import ngettext
from bridge_tui.show.wrapping import wrapped

MARGIN = 3
"""Cells before a sentence, for the number of a trick."""


def record_lines(record: Iterable[MatchEvent], deck: Deck, code: Code, cells: int, *, first_open: int = 1) -> Lines:
    """All of the record in lines of at most so many cells, the oldest first; laws are named as the code has them.

    Of tricks before the number `first_open` it tells who won and not the cards: they may not be looked at (Law 66).
    """
    scribe, told = Scribe(deck, code), runs(record)
    for run, following in zip_longest(told, told[1:]):
        scribe.write(*run, after=following[0] if following else None)
    return tuple(row for sentence in scribe.sentences for row in _laid_out(sentence, cells, first_open))


def record_window(lines: Lines, deck: Deck, rows: int, top: int) -> Lines:
    """So many rows of the record: its end, or what is `top` rows above it, as far as there is anything.

    Where there is more above, the first row says how much; where there is more below, the last one does.
    """
    below = min(max(0, top), furthest(lines, rows))
    above = max(0, len(lines) - below - rows)
    shown = list(lines[above : len(lines) - below])
    if above:
        words = ngettext("{count} line above", "{count} lines above", above + 1)
        shown[0] = line(Span(f"{deck.ellipsis} {words.format(count=above + 1)}", "dim"))
    if below:
        words = ngettext("{count} line below", "{count} lines below", below + 1)
        shown[-1] = line(Span(f"{deck.ellipsis} {words.format(count=below + 1)}", "dim"))
    return (*shown, *(EMPTY,) * (rows - len(shown)))


def furthest(lines: Lines, rows: int) -> int:
    """How many rows above its end the record can be scrolled in a window of so many rows."""
    return max(0, len(lines) - rows)


def _laid_out(sentence: Sentence, cells: int, first_open: int) -> Lines:
    """The sentence in lines of at most so many cells, after the number of a trick where its first sentence stands."""
    is_closed = sentence.is_closed(first_open)
    words = sentence.closed if is_closed else sentence.words
    if not words:
        return ()
    begins = sentence.kind in {Kind.LEAD, Kind.TAKEN_BACK, Kind.REOPENED} or (sentence.kind is Kind.WON and is_closed)
    number = sentence.trick if begins and sentence.trick else ""
    margins = chain([f"{number:>{MARGIN - 1}} "], repeat(" " * MARGIN))
    rows = wrapped(words, cells - MARGIN)
    return tuple((Span(margin, "dim"), *row) for margin, row in zip(margins, rows, strict=False))
