"""Stories of calls that go wrong. South is the player who makes them."""

from __future__ import annotations

from bridge_tui.desk.questions import Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import ANYBODY, one_of, turned_by_offender
from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat

INSUFFICIENT = (
    ANYBODY,
    Question("bid", one_of("suit", "notrump")),
    Question("since", one_of("nothing", "next-called")),
)

BIDS = {"suit": Call.parse("1H"), "notrump": Call.parse("1NT")}


def insufficient_bid(answers: Answers, code: Code) -> Scene:
    """South bids too little over a bid of East's."""
    scene = Scene.dealt(code, turned_by_offender(answers), dealer=Seat.EAST).calls("2C")
    scene = scene.does(MakeCall(Seat.SOUTH, BIDS[answers["bid"]]))
    return scene.does(MakeCall(Seat.WEST, Call.parse("P"))) if answers["since"] == "next-called" else scene
