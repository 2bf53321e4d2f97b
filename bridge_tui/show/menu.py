"""Menus: items of which one is picked. Home is one, with the games that can be gone back to."""

from __future__ import annotations

from functools import partial

from rich.cells import cell_len, set_cell_size

from bridge_tui.match.actions import Form
from bridge_tui.model.cards import SUITS
from bridge_tui.model.seats import SEATS
from bridge_tui.records.store import SavedGame
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import own_name, player_name
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, line
from bridge_tui.show.texts import _, msgid, ngettext, seat_name


def menu(title: Lines, items: tuple[str, ...], notes: tuple[str, ...], deck: Deck, *, at: int, columns: int) -> Lines:
    """A title, items of which one is under the cursor, and notes below them, in the middle of the page.

    A hit on an item chooses it.
    """
    widest = max(map(cell_len, items)) + 4
    rows = [_item(item, number, number == at, widest, deck) for number, item in enumerate(items)]
    below = (line(Span(note, "dim")) for note in notes)
    return tuple(centre(row, columns) for row in (EMPTY, *title, EMPTY, EMPTY, *rows, EMPTY, *below))


def moved(at: int, key: str, count: int) -> int:
    """Where the cursor of a list of so many items is after the arrow up or down: one line on, as far as it goes."""
    return max(0, min(at + (-1 if key == "up" else 1), count - 1))


def _item(words: str, number: int, picked: bool, cells: int, deck: Deck) -> Line:
    pointer = deck.turn if picked else " "
    return line(Span(set_cell_size(f" {pointer} {words}", cells), "cursor" if picked else "", f"item {number}"))


def title(deck: Deck) -> Lines:
    """The name of the game."""
    suits = [deck.suit(suit) for suit in reversed(SUITS)]
    left, right = suits[:2], suits[2:]
    return (
        line(left[0], " ", left[1], Span(f"   {_('B R I D G E')}   ", "title"), right[0], " ", right[1]),
        line(Span(_("the bridge table in a terminal"), "dim")),
    )


SAVED = {
    Form.RUBBER: msgid("rubber {number}, deal {deal}"),
    Form.CHICAGO: msgid("Chicago {number}, deal {deal}"),
    Form.DUPLICATE: msgid("duplicate {number}, board {deal}"),
}
"""How far a saved game has gone, as message ids."""

KEPT = {
    Form.RUBBER: msgid("rubber {number} at a real table, {deals}"),
    Form.CHICAGO: msgid("Chicago {number} at a real table, {deals}"),
    Form.DUPLICATE: msgid("duplicate {number} at a real table, {deals}"),
}
"""The same of a sheet on which results are entered, by how many there are."""


def saved_game(saved: SavedGame, deck: Deck, cells: int) -> str:
    """Which game can be gone back to, with the number that it has among all: ``Game 7: Ann, ...; rubber 1, deal 2``."""
    names = (own_name(seat, saved.players[seat]) or seat_name(seat) for seat in SEATS)
    words = partial(_("Game {game}: {players}; {reached}").format, game=saved.id, reached=_reached(saved))
    return words(players=player_name(", ".join(names), cells - cell_len(words(players="")), deck))


def older_game(saved: SavedGame) -> str:
    """A game on the menu that is not the last one."""
    return _("An older game: {reached}").format(reached=_reached(saved))


def _reached(saved: SavedGame) -> str:
    if saved.kept:
        deals = ngettext("{count} deal", "{count} deals", saved.deals).format(count=saved.deals)
        return _(KEPT[saved.form]).format(number=saved.rubber, deals=deals)
    reached = _(SAVED[saved.form]).format(number=saved.rubber, deal=saved.deals)
    return _("{reached}, live").format(reached=reached) if saved.live else reached
