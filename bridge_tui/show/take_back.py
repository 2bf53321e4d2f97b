"""The page on which somebody asks to take something back."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.match.actions import StartMatch
from bridge_tui.match.take_backs import TakeBack
from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.menu import menu
from bridge_tui.show.names import seat_and_player
from bridge_tui.show.questions import asked_back
from bridge_tui.show.spans import EMPTY, Lines, Span, centre, line
from bridge_tui.show.texts import _, seat_letter, seat_name
from bridge_tui.show.wrapping import sentence_rows


def take_back_page(
    requests: Sequence[TakeBack], at: int, match: MatchView, message: str, deck: Deck, columns: int
) -> Lines:
    """Whose call or card it is to be, the latest first; below them who is asked, or a message."""
    title = (line(Span(_("Who asks to take back what?"), "title")),)
    start, view = match.start, match.table
    if not requests or view is None:
        why = sentence_rows(message or _("Nothing can be taken back now."), columns - 4)
        return tuple(centre(row, columns) for row in (EMPTY, *title, EMPTY, *map(line, why)))
    words = _("{who}: {what}")
    items = tuple(
        words.format(who=seat_and_player(asked.seat, start.players, deck), what=asked_back(asked, view, deck))
        for asked in requests
    )
    notes = (
        row
        for words in (_asked(requests[at].awaited, start, deck), message)
        for row in sentence_rows(words, columns - 4)
    )
    return menu(title, items, tuple(notes), deck, at=at, columns=columns)


def _asked(awaited: Sequence[Seat], start: StartMatch, deck: Deck) -> str:
    """Who has to agree."""
    if not awaited:
        return _("Nobody else has to agree. All that was done after it goes as well.")
    names = _(" and ").join(seat_and_player(seat, start.players, deck) for seat in awaited)
    return _("{names} would have to agree. All that was done after it goes as well.").format(names=names)


def asks_by_letter(seat: Seat, named: Seat | None) -> str:
    """How a player who is not at the keyboard says that it is he who asks."""
    if named is seat:
        return _("Now Enter asks for {seat}.").format(seat=seat_name(seat))
    return _("{seat} asks for it himself: press {letter}, then Enter.").format(
        seat=seat_name(seat), letter=seat_letter(seat)
    )
