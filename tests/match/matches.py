"""Matches brought to a certain point, deal by deal."""

from __future__ import annotations

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import DealCards, NextDeal, StartMatch
from bridge_tui.match.match import Match, MatchStep
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from bridge_tui.scoring.points import Scale
from tests.engine.tables import SUITS_APART

PLAYERS = ("Ann", "Bob", "Cid", "Dot")
CUT = (Card.parse("S9"), Card.parse("HK"), Card.parse("DK"), Card.parse("C2"))
"""East's and South's kings are the highest; the heart is above the diamond, so East deals first."""


def begun(scale: Scale = Scale.NEW, honours: bool = True) -> Match:
    """A rubber in which nobody has dealt; East deals first."""
    return Match.begin(StartMatch(PLAYERS, CUT, scale=scale, honours=honours))


def dealt(match: Match, deal: Deal = SUITS_APART) -> Match:
    """The match with the next deal dealt by whose turn it is."""
    return match.apply(DealCards(deal, match.dealer)).match


def called(match: Match, words: str) -> MatchStep:
    """The step after the last of these calls; they are made by the seats in turn."""
    for word in words.split():
        assert match.table is not None
        assert match.table.turn is not None
        step = match.apply(MakeCall(match.table.turn, Call.parse(word)))
        match = step.match
    return step


def played_out(match: Match) -> MatchStep:
    """The step that ends the deal on the table, everybody playing his lowest card."""
    while match.phase is Phase.PLAYING:
        assert match.table is not None
        assert match.table.turn is not None
        step = match.apply(PlayCard(match.table.turn, match.table.legal_cards[0]))
        match = step.match
    return step


def whole_deal(match: Match, declarer: Seat, bid: str, deal: Deal = SUITS_APART) -> Match:
    """The match after a deal in which this seat alone bids; the deal still lies on the table."""
    match = dealt(match.apply(NextDeal()).match if match.table else match, deal)
    assert match.table is not None
    passes = ["P"] * ((declarer - match.dealer) % 4)
    return played_out(called(match, " ".join([*passes, bid, "P P P"])).match).match


def passed_out(match: Match) -> Match:
    """The match after a deal that nobody bid on."""
    return called(dealt(match.apply(NextDeal()).match if match.table else match), f"{PASS} P P P").match


def rubber_sheet(match: Match) -> RubberSheet:
    """The sheet of a rubber."""
    assert isinstance(match.sheet, RubberSheet)
    return match.sheet
