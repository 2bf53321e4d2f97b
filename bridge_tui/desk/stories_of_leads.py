"""Stories of leads out of turn and from the wrong hand."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_tui.desk.questions import Answers, Question
from bridge_tui.desk.scenes import ONE_NOTRUMP, Scene
from bridge_tui.desk.seating import (
    DECLARER,
    EAST,
    NORTH,
    SOUTH,
    in_story,
    letter,
    seats,
    turned_by_declarer,
)
from bridge_tui.engine.actions import Expose, PlayCard, TableAction
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat

NOTHING = "nothing"

LEADS = {Seat.NORTH: Card.parse("HA"), Seat.EAST: Card.parse("DA"), Seat.SOUTH: Card.parse("CA")}
"""What is led out of turn."""


def _since(answers: Answers, _code: Code) -> tuple[str, ...]:
    """What may have happened since the wrong defender led; nothing else matters of a lead by the other side."""
    by_defender = answers["who"] == letter(Seat.parse(answers["declarer"]).right)
    return (NOTHING, *_AFTER_OPENING) if by_defender else ()


OPENING = (DECLARER, Question("who", seats(EAST, SOUTH, NORTH)), Question("since", _since))


def opening_lead(answers: Answers, code: Code) -> Scene:
    """Somebody has led before the first trick whose lead it is not."""
    who = in_story(answers, "who")
    scene = Scene.dealt(code, turned_by_declarer(answers)).calls(ONE_NOTRUMP).does(PlayCard(who, LEADS[who]))
    since = _AFTER_OPENING.get(answers.get("since", NOTHING))
    return scene if since is None else scene.does(since)


_SMALL = Card.parse("C2"), Card.parse("D5"), Card.parse("C7")
_AFTER_OPENING: Mapping[str, TableAction] = {
    "partner-led": PlayCard(Seat.WEST, _SMALL[0]),
    "declarer-played": PlayCard(Seat.SOUTH, _SMALL[1]),
    "dummy-seen": Expose(Seat.NORTH, _SMALL[2:], manner=Manner.DELIBERATE),
    "hand-shown": Expose(Seat.SOUTH, _SMALL[1:2], manner=Manner.DELIBERATE),
    "hand-dropped": Expose(Seat.SOUTH, _SMALL[1:2]),
}
"""By what has happened since."""
