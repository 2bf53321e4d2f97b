"""Claiming a revoke after the play: the hands and tricks that then lie open, and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from bridge_tui.engine.laws.revoke_claims import LAW
from bridge_tui.engine.state import Trick
from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.hands import NARROWEST
from bridge_tui.show.names import seat_and_player
from bridge_tui.show.result import hands_as_dealt
from bridge_tui.show.spans import EMPTY, Lines, Span, fit, line
from bridge_tui.show.texts import _, law_name, seat_letter, seat_name
from bridge_tui.show.tricks import NARROW, WIDE, trick_list

Option = tuple[str, str]
"""What can be chosen, and what it means."""


def hands(match: MatchView, deck: Deck) -> list[Option]:
    """Whose revoke it can be, by seat."""
    return [(seat_name(seat), seat_and_player(seat, match.start.players, deck)) for seat in SEATS]


def numbers(tricks: Sequence[Trick], deck: Deck) -> list[Option]:
    """Each trick by its number, from 1, with its cards in the order in which they were played."""
    return [(str(number), _cards(trick, deck)) for number, trick in enumerate(tricks, 1)]


def _cards(trick: Trick, deck: Deck) -> str:
    return "  ".join(f"{seat_letter(seat)} {deck.card(card).text}" for seat, card in trick.plays)


def hint() -> str:
    """How the form is filled in."""
    return _("A wrong claim costs nothing. A trick is chosen by its number, too.")


def revoke_page(match: MatchView, tricks: Sequence[Trick], seat: Seat, deck: Deck, width: int) -> Lines:
    """Who claims and by which law; all four hands as dealt, and beside them the tricks, in rows of `width` cells."""
    view = match.table
    if view is None or view.deal is None:
        return ()
    listed = WIDE if width - 3 * NARROWEST - 2 >= WIDE else NARROW
    hand = min(2 * NARROWEST, (width - listed - 2) // 3)
    who = _("{who} claims a revoke").format(who=seat_and_player(seat, match.start.players, deck))
    title = line(" ", Span(who, "title"), Span(f"   {law_name(LAW, view.code)}", "dim"))
    dealt = hands_as_dealt(view.deal, match.start.players, deck, hand)
    beside = zip_longest(dealt, trick_list(tricks, deck, listed), fillvalue=EMPTY)
    rows = (title, EMPTY, *(line(" ", *fit(left, 3 * hand), " ", *right) for left, right in beside))
    return tuple(fit(row, width) for row in rows)
