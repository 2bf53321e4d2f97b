"""What was entered on the sheet of a real table, and what was put right afterwards and why."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.match.entries import Entry, made_by
from bridge_tui.match.events import ResultChanged, ResultEntered, ScoreEvent
from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import contract_name
from bridge_tui.show.names import clean_name
from bridge_tui.show.standing import entry_title
from bridge_tui.show.texts import _, ngettext, seat_name, side_name


def log_lines(match: MatchView, deck: Deck) -> tuple[str, ...]:
    """All that was entered and put right, in order, a sentence each; one for a sheet with nothing on it."""
    told = tuple(_told(event, match, deck) for event in match.record if isinstance(event, ScoreEvent))
    return told or (_("Nothing is entered yet."),)


def corrections(match: MatchView, deck: Deck) -> tuple[str, ...]:
    """What was put right or struck out, in order, a sentence each with its reason."""
    return tuple(_told(event, match, deck) for event in match.record if isinstance(event, ResultChanged))


def _told(event: ScoreEvent, match: MatchView, deck: Deck) -> str:
    """``Deal 3 put right: 4H North +1 instead of 3H North =; misheard``."""
    entry = _("nothing") if event.entry is None else entry_words(event.entry, deck)
    match event:
        case ResultEntered(note=why):
            words, before = _("{deal}: {entry}"), ""
        case ResultChanged(before=None, reason=why):
            words, before = _("{deal} counts again: {entry}"), ""
        case ResultChanged(before=Entry() as old, reason=why):
            before = entry_words(old, deck)
            words = _("{deal} put right: {entry}, and not {before}")
            words = _("{deal} struck out, which was {before}") if event.entry is None else words
    told = words.format(deal=entry_title(match.sheet, event.number), entry=entry, before=before)
    return f"{told}; {clean_name(why)}" if why else told


def entry_words(entry: Entry, deck: Deck) -> str:
    """An entry in words: ``4SX South +1, honours North 100, 2 tricks transferred from E-W, claimed``."""
    return ", ".join(_words(entry, deck))


def _words(entry: Entry, deck: Deck) -> Iterator[str]:
    if entry.contract is None:
        yield _("passed out")
    else:
        yield f"{contract_name(entry.contract, deck)} {made_by(entry.over)}"
    if entry.honours is not None:
        seat, points = entry.honours
        yield _("honours {seat} {points}").format(seat=seat_name(seat), points=points)
    for side in SIDES:
        yield from _of_side(side, entry)
    if entry.claimed:
        yield _("claimed")


def _of_side(side: Side, entry: Entry) -> Iterator[str]:
    """What a side has lost for revokes, and what it was given."""
    tricks, points = entry.revokes[side], entry.awarded[side]
    if tricks:
        words = ngettext("{count} trick transferred from {side}", "{count} tricks transferred from {side}", tricks)
        yield words.format(count=tricks, side=side_name(side))
    if points:
        yield _("{points} awarded to {side}").format(points=points, side=side_name(side))
