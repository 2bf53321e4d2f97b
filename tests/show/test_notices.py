"""What is said at the table of something that has just happened and that no zone of the screen shows."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Claim, MakeCall
from bridge_tui.engine.events import ClaimAnswered, ClaimMade, OptionTaken, PlayContinues
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.events import MatchEvent, TakeBackAnswered, TakenBack
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.notices import notice

WEST = Seat.WEST


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ((), ""),
        ((ClaimMade(WEST, 3, 5),), ""),
        ((ClaimAnswered(WEST, True, Seat.NORTH),), ""),
        (
            (ClaimAnswered(WEST, False, Seat.NORTH), PlayContinues(WEST, void=False)),
            "West does not accept the claim. The play goes on.",
        ),
        ((PlayContinues(WEST, void=True),), "The claim is void, and the play goes on."),
        ((OptionTaken(WEST, "leave_trumps"),), "West asks that trumps be left."),
        ((TakeBackAnswered(WEST, False),), "West does not agree: nothing is taken back."),
        (
            (TakeBackAnswered(WEST, True), TakenBack(WEST, MakeCall(WEST, Call.parse("2H")))),
            "West has taken back the call 2H.",
        ),
        ((TakenBack(WEST, Claim(WEST, 3)),), "West has taken back the claim."),
    ],
)
def test_what_is_said(events: tuple[MatchEvent, ...], words: str) -> None:
    assert notice(events, LETTERS, Code.RUBBER_2014) == words
