"""Taking back a card that was changed or kept after a revoke (Law 62C): it is the last one that was played."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Ask, ChangeCard, Choose, DeclineChange, PlayCard
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from tests.match.live_deals import at_the_lead


def played(match: Match, words: str) -> Match:
    """The match after these cards, such as ``W:CA N:C5``."""
    for word in words.split():
        seat, card = word.split(":")
        match = match.apply(PlayCard(Seat.parse(seat), Card.parse(card))).match
    return match


def taken_back(match: Match) -> Match:
    """The match after South has asked for his last card and both defenders have agreed."""
    match = match.apply(AskTakeBack(Seat.SOUTH)).match
    for seat in (Seat.WEST, Seat.EAST):
        match = match.apply(AnswerTakeBack(seat, accept=True)).match
    return match


OWN = ("W:CA N:C5 E:S7 S:C7", Seat.EAST, "E:CK", ChangeCard(Seat.SOUTH, Card.parse("C7"), Card.parse("C6")))
"""East revokes to the first trick; South has played after him."""
DUMMYS = (
    "W:H6 N:H2 E:HA S:H8 E:D3 S:D8 W:C2 N:D5",
    Seat.WEST,
    "W:D2",
    ChangeCard(Seat.NORTH, Card.parse("D5"), Card.parse("D6")),
)
"""West revokes to the second trick; dummy has played after him."""


@pytest.mark.parametrize(("cards", "revoker", "corrected", "change"), [OWN, DUMMYS], ids=["his own", "dummy's"])
@pytest.mark.parametrize("chosen", [False, True])
def test_law_62c_a_changed_card_is_what_goes_back_and_the_correction_stands(
    cards: str, revoker: Seat, corrected: str, change: ChangeCard, chosen: bool
) -> None:
    match = played(played(at_the_lead(), cards).apply(Ask(Seat.SOUTH, revoker)).match, corrected)
    changed = match.apply(Choose(Seat.SOUTH, "change", card=change.new) if chosen else change).match
    assert changed.may_take_back(Seat.SOUTH).action == PlayCard(change.seat, change.new)
    assert taken_back(changed).table == match.table


@pytest.mark.parametrize(("cards", "revoker", "corrected", "change"), [OWN, DUMMYS], ids=["his own", "dummy's"])
@pytest.mark.parametrize("chosen", [False, True])
def test_law_62c_whoever_takes_back_a_card_that_he_kept_is_asked_again(
    cards: str, revoker: Seat, corrected: str, change: ChangeCard, chosen: bool
) -> None:
    match = played(played(at_the_lead(), cards).apply(Ask(Seat.SOUTH, revoker)).match, corrected)
    kept = match.apply(Choose(Seat.SOUTH, "decline_change") if chosen else DeclineChange(change.seat)).match
    assert kept.may_take_back(Seat.SOUTH).action == PlayCard(change.seat, change.old)
    assert taken_back(kept).table == match.table
