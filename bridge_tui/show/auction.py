"""The whole auction on a page: four columns under seats and players, what it has come to, and all that is in force.

At a live table also what was said last, in full, and the record of the deal, with calls that were cancelled. All of it
is public.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.view import View
from bridge_tui.match.view import MatchView
from bridge_tui.show.deck import Deck
from bridge_tui.show.demands import demands
from bridge_tui.show.entries import contract_line
from bridge_tui.show.names import call_name, own_name, player_name, seat_and_player
from bridge_tui.show.record import record_lines
from bridge_tui.show.rounds import COLUMNS, auction_rows, has_skipped
from bridge_tui.show.rulings_in_force import lost_rights
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line
from bridge_tui.show.texts import _, law_name, seat_name
from bridge_tui.show.wrapping import sentence_rows

CALLING, PLAYING = 20, 41
"""The laws that let a player ask to hear the auction again, before it is closed and afterwards."""

ROUND = 4
"""Cells of the number of a round."""

NARROW, WIDE = 17, 24
"""Cells of a seat's column in the smallest window, and in large ones."""

EVERY_ROUND = 999


def auction_page(match: MatchView, deck: Deck, columns: int, said: str = "") -> Lines:
    """Every call so far, round by round, then the contract or who is to call; as many rows as it takes.

    `said` is what was said last.
    """
    view = match.table
    if view is None:
        return ()
    column = min(WIDE, max(NARROW, columns // 4 - 6))
    cells = ROUND + 4 * column
    names, *rounds = auction_rows(view, deck, 4 * column, EVERY_ROUND)
    rows = (
        line(Span(_("The auction"), "title"), Span(f"   {law_name(_law(view), view.code)}", "dim")),
        EMPTY,
        (Span(" " * ROUND), *names),
        (Span(" " * ROUND), *_players(match, deck, column)),
        line(Span(deck.horizontal * cells, "rule")),
        *((Span(f"{number:{ROUND - 2}}  ", "dim"), *calls) for number, calls in enumerate(rounds, 1)),
        EMPTY,
        *(line(Span(row, "strong")) for row in sentence_rows(_outcome(view, match.start.players, deck), cells)),
        *(line(Span(row, "warning")) for row in sentence_rows(said, cells)),
        *(line(row) for told in _standing(view, deck) for row in sentence_rows(told, cells)),
        line(Span(_("Anyone may have it repeated: at this table all of it, at any time."), "dim")),
    )
    if match.start.live:
        rows = (*rows, *_record(match, view, deck, cells))
    edge = Span(" " * ((columns - cells) // 2))
    return (EMPTY, *((edge, *row) if row else EMPTY for row in rows))


def _law(view: View) -> int:
    return CALLING if view.contract is None and view.turn is not None else PLAYING


def _players(match: MatchView, deck: Deck, cells: int) -> Line:
    """The names that the players have beside their seats'."""
    names = (own_name(seat, match.start.players[seat]) for seat in COLUMNS)
    return tuple(span for name in names for span in fit(line(player_name(name, cells - 1, deck)), cells))


def _outcome(view: View, players: tuple[str, ...], deck: Deck) -> str:
    """What the auction has come to."""
    if view.contract is not None:
        declarer = seat_and_player(view.contract.declarer, players, deck)
        leader = seat_name(view.contract.declarer.left)
        contract = contract_line(view.contract, declarer, deck)
        return _("The contract is {contract}. {leader} has the opening lead.").format(contract=contract, leader=leader)
    if view.turn is None:
        return _("Passed out: nobody scores.")
    return _("{seat} to call").format(seat=seat_name(view.turn))


def _standing(view: View, deck: Deck) -> Iterator[str]:
    """What the signs mean, what is demanded of the hand in turn, and all that is in force."""
    yield from (*_signs(view, deck), *demands(view, deck), *lost_rights(view))


def _record(match: MatchView, view: View, deck: Deck, cells: int) -> Lines:
    """The record of the deal under its title."""
    told = record_lines(match.record, deck, view.code, cells, first_open=view.first_open_trick)
    return (EMPTY, line(Span(_("The deal so far"), "title")), *told)


def _signs(view: View, deck: Deck) -> Iterator[str]:
    """What the signs between the calls mean, where there are any."""
    if view.bad_call is not None:
        seat, call = seat_name(view.bad_call.seat), call_name(view.bad_call.call, deck)
        yield _("{seat}'s {call} waits for a ruling.").format(seat=seat, call=call)
    if has_skipped(view):
        yield _("{sign} stands for a turn that was skipped.").format(sign=deck.void)
