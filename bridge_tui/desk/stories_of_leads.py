"""Stories of leads out of turn and from the wrong hand."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_tui.desk.positions import before_lead, honour, on_lead, small
from bridge_tui.desk.questions import NOTHING, Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import DECLARER, DECLARING, DEFENDERS, EAST, NORTH, SOUTH, in_story, one_of, seats
from bridge_tui.engine.actions import Expose, PlayCard, Remark, TableAction
from bridge_tui.engine.irregularities import About, Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat

TURN, NEXT = "turn", "next"
"""What has happened since a lead: who was to lead has led, too, or the next player has played to it."""

# The opening lead.


def _since_opening(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Nothing else matters of a lead by declarer's side."""
    return (NOTHING, *_AFTER_OPENING) if in_story(answers, "who") is EAST else ()


OPENING = (DECLARER, Question("who", seats(EAST, SOUTH, NORTH)), Question("since", _since_opening))


def opening_lead(answers: Answers, code: Code) -> Scene:
    """Somebody has led to the first trick whose lead it is not."""
    who, scene = in_story(answers, "who"), before_lead(answers, code)
    scene = scene.does(PlayCard(who, honour(scene, who)))
    since = _AFTER_OPENING.get(answers.get("since", NOTHING))
    return scene if since is None else scene.does(since)


_DECLARERS, _DUMMYS = (Card.parse("D5"),), (Card.parse("C7"),)
_AFTER_OPENING: Mapping[str, TableAction] = {
    "partner-led": PlayCard(Seat.WEST, Card.parse("C2")),
    "declarer-played": PlayCard(Seat.SOUTH, *_DECLARERS),
    "dummy-seen": Expose(Seat.NORTH, _DUMMYS, manner=Manner.DELIBERATE),
    "hand-shown": Expose(Seat.SOUTH, _DECLARERS, manner=Manner.DELIBERATE),
    "hand-dropped": Expose(Seat.SOUTH, _DECLARERS),
}
"""By what has happened since."""

# Later leads by a defender.


def _turn_of(answers: Answers) -> Seat:
    """Whose lead it was when a defender led."""
    whose = {"partner": in_story(answers, "who").partner, "declarer": SOUTH, "dummy": NORTH}
    return whose[answers["turn"]]


def _since_defender(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Where the next player is the one who was to lead, whatever he plays is his lead."""
    same = _turn_of(answers) is in_story(answers, "who").left
    return (NOTHING, TURN) if same else (NOTHING, TURN, NEXT)


BY_DEFENDER = (
    DECLARER,
    Question("who", DEFENDERS),
    Question("turn", one_of("partner", "declarer", "dummy")),
    Question("since", _since_defender),
)


def defender_leads(answers: Answers, code: Code) -> Scene:
    """A defender has led when it was his partner's or declarer's turn."""
    who, turn = in_story(answers, "who"), _turn_of(answers)
    return _led(on_lead(turn, answers, code), who, turn, answers["since"])


def _led(scene: Scene, who: Seat, turn: Seat, since: str) -> Scene:
    """Somebody has led when it was another's turn, and then somebody has played."""
    card = honour(scene, who)
    scene = scene.does(PlayCard(who, card))
    if since == TURN:
        return scene.does(PlayCard(turn, small(scene, turn, _another(card.suit))))
    if since == NEXT:
        return scene.does(PlayCard(who.left, small(scene, who.left, card.suit)))
    return scene


def _another(suit: Suit) -> Suit:
    """Some other suit, of which everybody has cards."""
    return Suit.DIAMONDS if suit is not Suit.DIAMONDS else Suit.CLUBS


# Leads by declarer.

WRONG_HAND = (
    DECLARER,
    Question("who", DECLARING),
    Question("since", one_of(NOTHING, "remark", NEXT, "both")),
)


def wrong_hand(answers: Answers, code: Code) -> Scene:
    """Declarer has led from one of his hands when the other had won the last trick."""
    who = in_story(answers, "who")
    scene, since = on_lead(who.partner, answers, code), answers["since"]
    if since == "remark":
        return _led(scene, who, who.partner, NOTHING).does(Remark(who.left, About.LEAD_FROM_WRONG_HAND))
    return _led(scene, who, who.partner, TURN if since == "both" else since)


BY_DECLARER = (
    DECLARER,
    Question("who", DECLARING),
    Question("turn", DEFENDERS),
    Question("since", one_of(NOTHING, TURN, NEXT)),
)


def declarer_leads(answers: Answers, code: Code) -> Scene:
    """Declarer has led from one of his hands when it was a defender's turn."""
    who, turn = in_story(answers, "who"), in_story(answers, "turn")
    return _led(on_lead(turn, answers, code), who, turn, answers["since"])
