"""Players' names as they can be shown: whatever was typed, it stays on its line and in its cells."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from bridge_tui.match.actions import StartMatch
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import NO_VARIATIONS, Deck
from bridge_tui.show.spans import shorten
from bridge_tui.show.texts import _, seat_name

NAME_CELLS = 30
"""Cells of a player's name in a sentence."""


def player_name(name: str, cells: int, deck: Deck) -> str:
    """A name in at most so many cells, without what moves the cursor, turns the writing or takes no room alone."""
    printable = "".join(character for character in " ".join(name.split()) if character.isprintable())
    return shorten(printable.translate(NO_VARIATIONS), cells, deck.ellipsis)


def seat_and_player(seat: Seat, players: Sequence[str], deck: Deck) -> str:
    """Who sits where, for a sentence: ``South (Cid)``; the seat alone where nobody has given a name."""
    name = seat_name(seat)
    return name if players[seat] == name else f"{name} ({player_name(players[seat], NAME_CELLS, deck)})"


def partners(start: StartMatch, side: Side, cells: int, deck: Deck) -> str:
    """The names of two partners in at most so many cells: ``Ann and Cid``; one name if one person plays both."""
    one, other = (start.players[seat] for seat in side.seats)
    if one == other:
        return player_name(one, cells, deck)
    joined = _("{one} and {other}")
    room = cells - cell_len(joined.format(one="", other=""))
    first = player_name(one, max(room // 2, room - cell_len(player_name(other, room, deck))), deck)
    return shorten(
        joined.format(one=first, other=player_name(other, room - cell_len(first), deck)), cells, deck.ellipsis
    )
