"""Names as they can be shown, alone or several: whatever was typed, it stays on its line and in its cells."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rich.cells import cell_len

from bridge_tui.match.actions import StartMatch
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import NO_VARIATIONS, Deck
from bridge_tui.show.spans import shorten
from bridge_tui.show.texts import _, seat_name

NAME_CELLS = 30
"""Cells of a player's name in a sentence."""

_FILLERS = ("\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180c", "\u180d", "\u180f", "\u2800")
_HANGUL_FILLERS = ("\u3164", "\uffa0")
_MORE_VARIATIONS = tuple(map(chr, (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))))
_SHOWS_NOTHING = NO_VARIATIONS | str.maketrans(dict.fromkeys((*_FILLERS, *_HANGUL_FILLERS, *_MORE_VARIATIONS)))
"""Takes out what counts as a letter or a mark in Unicode, and is drawn as nothing or as a blank."""


def visible(typed: str) -> str:
    """What can be seen of a text, every white space a blank.

    Left out is what moves the cursor, turns the writing, is not assigned, or is drawn as nothing: of emoji that are
    joined, the joiners.
    """
    kept = (" " if character.isspace() else character for character in typed)
    return "".join(filter(str.isprintable, kept)).translate(_SHOWS_NOTHING)


def path_name(path: Path) -> str:
    """The path in a sentence. It may hold bytes that are no text, and more that no terminal should be sent."""
    return visible(os.fsencode(path).decode(errors="replace"))


def clean_name(typed: str) -> str:
    """The name in what was typed, without blanks around it or two in a row; empty if nothing of it takes any room."""
    name = " ".join(visible(typed).split())
    return name if cell_len(name) else ""


def own_name(seat: Seat, player: str) -> str:
    """The name that a player has beside his seat's; empty if there is none that can be seen."""
    name = clean_name(player)
    return "" if name == seat_name(seat) else name


def player_name(name: str, cells: int, deck: Deck) -> str:
    """A name, as `clean_name` has it, in at most so many cells."""
    return shorten(clean_name(name), cells, deck.ellipsis)


def seat_and_player(seat: Seat, players: Sequence[str], deck: Deck) -> str:
    """Who sits where, for a sentence: ``South (Cid)``; the seat alone where nobody has given a name."""
    name, own = seat_name(seat), own_name(seat, players[seat])
    return f"{name} ({player_name(own, NAME_CELLS, deck)})" if own else name


def either(names: Sequence[str]) -> str:
    """One of several: ``West or East``, ``North, East or South``; empty for nothing."""
    *others, last = names or ("",)
    return _("{seats} or {last}").format(seats=", ".join(others), last=last) if others else last


def listed(names: Sequence[str]) -> str:
    """All of several: ``a``, ``a and b``, ``a, b and c``; empty for nothing."""
    *others, last = names or ("",)
    return _("{others} and {last}").format(others=", ".join(others), last=last) if others else last


def call_name(call: Call, deck: Deck) -> str:
    """A call in a sentence: ``pass`` is a word there, the others as in the auction."""
    return _("pass") if call == PASS else deck.call(call).text


def partners(start: StartMatch, side: Side, cells: int, deck: Deck) -> str:
    """The names of two partners in at most so many cells: ``Ann and Cid``; one name if one person plays both."""
    one, other = (own_name(seat, start.players[seat]) or seat_name(seat) for seat in side.seats)
    if one == other:
        return player_name(one, cells, deck)
    joined = _("{one} and {other}")
    room = cells - cell_len(joined.format(one="", other=""))
    first = player_name(one, max(room // 2, room - cell_len(player_name(other, room, deck))), deck)
    return shorten(
        joined.format(one=first, other=player_name(other, room - cell_len(first), deck)), cells, deck.ellipsis
    )
