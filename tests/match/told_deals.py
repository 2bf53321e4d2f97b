"""Deals at a live table told in words, such as ``S calls 1H``, and what a player takes back of them."""

from __future__ import annotations

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack, DealCards, Withdrawable
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import deed
from tests.engine.tables import ORDINARY
from tests.match.live_deals import at_the_lead, under


def auction(*deeds: str, code: Code = Code.DUPLICATE_2017) -> Match:
    """The first deal after these deeds; East deals."""
    match = Match.begin(under(code))
    return after(match.apply(DealCards(ORDINARY, match.dealer)).match, *deeds)


def play(*deeds: str, code: Code = Code.DUPLICATE_2017) -> Match:
    """South's four spades after these deeds; West leads, North is dummy."""
    return after(at_the_lead(under(code)), *deeds)


def after(match: Match, *deeds: str) -> Match:
    """The match after these deeds."""
    for words in deeds:
        match = match.apply(deed(words)).match
    return match


def own(match: Match, seat: str) -> Withdrawable:
    """What this seat would take back now."""
    return match.may_take_back(Seat.parse(seat)).action


def taken_back(match: Match, seat: str) -> Match:
    """The match after this seat has asked, and everybody who was asked has agreed."""
    match = match.apply(AskTakeBack(Seat.parse(seat))).match
    while match.take_back:
        match = match.apply(AnswerTakeBack(match.actors[0], accept=True)).match
    return match
