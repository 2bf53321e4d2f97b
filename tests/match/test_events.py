"""What happened and what was done: an event says which action it tells of."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Claim, MakeCall, PlayCard
from bridge_tui.engine.events import CallMade, CardPlayed, ClaimMade
from bridge_tui.match.actions import Withdrawable
from bridge_tui.match.events import MatchEvent, says
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat

SPADE = Call.parse("1S")
ACE, KING = Card.parse("SA"), Card.parse("SK")


@pytest.mark.parametrize(
    ("event", "action", "true"),
    [
        (CallMade(Seat.EAST, SPADE), MakeCall(Seat.EAST, SPADE), True),
        (CallMade(Seat.EAST, SPADE), MakeCall(Seat.EAST, PASS), False),
        (CallMade(Seat.EAST, PASS), MakeCall(Seat.WEST, PASS), False),
        (CardPlayed(Seat.EAST, ACE), PlayCard(Seat.EAST, ACE, by=Seat.WEST), True),
        (CardPlayed(Seat.EAST, ACE), PlayCard(Seat.EAST, KING), False),
        (ClaimMade(Seat.EAST, 3, 5, "all trumps"), Claim(Seat.EAST, 3, "all trumps"), True),
        (ClaimMade(Seat.EAST, 3, 5), Claim(Seat.WEST, 3), False),
        (CardPlayed(Seat.EAST, ACE), Claim(Seat.EAST, 3), False),
    ],
)
def test_an_event_says_what_was_done(event: MatchEvent, action: Withdrawable, true: bool) -> None:
    assert says(event, action) is true
