"""What the curtain says: to whom the keyboard goes, and how he lifts it."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import either, seat_and_player
from bridge_tui.show.spans import Line, Span, line
from bridge_tui.show.texts import _, seat_letter, seat_name


def curtain(
    seats: Sequence[Seat], named: Seat | None, players: Sequence[str], deck: Deck, *, short: bool = False
) -> tuple[Line, Line, Line]:
    """What the curtain says: to whom the keyboard goes, that the others look away, and how it is lifted.

    `seats` are those that may lift it, of whom one, or none yet, has `named` himself; a `short` one needs no Enter.
    """
    alone = len(seats) == 1
    who = either([seat_and_player(seat, players, deck) if alone else seat_name(seat) for seat in seats])
    key = Span("_" if named is None else f"{seat_letter(named)}_", "strong" if named is None else "mark")
    then = (
        _("Now Enter shows {seat}'s hand.").format(seat=seat_name(named))
        if named is not None
        else letters(seats, short)
    )
    return (
        line(" ", Span(_("Give the keyboard to {who}.").format(who=who), "strong")),
        line(" ", Span(_("Everyone else, please look away."), "dim")),
        line(Span(f" {deck.prompt} ", "strong"), key, Span(f"   {then}", "strong")),
    )


def letters(seats: Sequence[Seat], short: bool) -> str:
    """Which letter is whose: ``West: press W, then Enter.``, or without Enter where the curtain is short."""
    words = _("{seat}: press {letter}")
    keys = ", ".join(words.format(seat=seat_name(seat), letter=seat_letter(seat)) for seat in seats)
    return (_("{keys}.") if short else _("{keys}, then Enter.")).format(keys=keys)


def not_lifted(seats: Sequence[Seat], *, short: bool = False) -> str:
    """What to say when another key is pressed at the curtain than one that it waits for."""
    return _("The curtain waits for {how}").format(how=letters(seats, short))
