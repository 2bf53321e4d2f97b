"""What stands below the sheet of a real table where it is kept as text: what was put right and why, and the evening."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge_tui.match.match import Match
from bridge_tui.match.view import MatchView
from bridge_tui.show.deck import Deck
from bridge_tui.show.score_log import corrections
from bridge_tui.show.settlement import settlement_lines
from bridge_tui.show.texts import _
from bridge_tui.show.wrapping import sentence_rows


def score_notes(match: MatchView, rubbers: Sequence[Match], deck: Deck, width: int) -> tuple[str, ...]:
    """Rows of at most `width` cells, from 79 on, each part under its name; no part for what has not happened."""
    return tuple(_rows(match, rubbers, deck, width))


def _rows(match: MatchView, rubbers: Sequence[Match], deck: Deck, width: int) -> Iterator[str]:
    told = corrections(match, deck)
    if told:
        yield from ("", f" {_('Put right')}")
    for sentence in told:
        first, *others = sentence_rows(sentence, width - 3)
        yield from (f" {first}", *(f"   {row}" for row in others))
    yield from ("", f" {_('The evening')}", *(f" {row}".rstrip() for row in settlement_lines(rubbers, deck)))
