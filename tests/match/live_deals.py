"""Whole deals at live tables in which hands have revoked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bridge_tui.engine.actions import ClaimRevoke, MakeCall, PlayCard
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.match.actions import DealCards, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from tests.engine.tables import ORDINARY
from tests.match.matches import CUT, PLAYERS

LIVE = StartMatch(PLAYERS, CUT, code=Code.DUPLICATE_2017, live=True)
"""East deals first."""

CALLS = "1H 1S P 2S P 4S P P P"
"""What East, South, West and North call on the ordinary deal: 4S by South."""


def revoked(start: StartMatch, revokes: Mapping[int, Seat]) -> Match:
    """The match after an ordinary deal, at whose tricks of these numbers these hands have not followed suit.

    Everybody plays his highest card, but a hand that revokes the lowest of another suit than the one led.
    """
    match = at_the_lead(start)
    while match.phase is Phase.PLAYING:
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(PlayCard(match.table.turn, _card(match.table, revokes))).match
    return match


def at_the_lead(start: StartMatch = LIVE) -> Match:
    """The match in which 4S by South has been bid; West is to lead."""
    match = Match.begin(start)
    match = match.apply(DealCards(ORDINARY, match.dealer)).match
    passes = "P " * ((Seat.EAST - match.dealer) % 4)
    for word in f"{passes}{CALLS}".split():
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, Call.parse(word))).match
    return match


def _card(table: Table, revokes: Mapping[int, Seat]) -> Card:
    play, legal = table.play, table.legal_cards
    assert play is not None
    assert play.turn is not None
    if revokes.get(play.trick_number) is not play.turn:
        return legal[-1]
    return next(card for card in table.hands[play.turn] if card.suit is not legal[0].suit)


def claimed(match: Match, by: Seat, revokes: Mapping[int, Seat]) -> Match:
    """The match after this seat has claimed these revokes, by the numbers of their tricks."""
    for trick, offender in revokes.items():
        match = match.apply(ClaimRevoke(by, trick, offender)).match
    return match


def under(code: Code, start: StartMatch = LIVE) -> StartMatch:
    """The start of the same game under this code."""
    return replace(start, code=code)
