"""Stories of cards that are played too early, seen, or owed as penalty cards."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_tui.desk.positions import honour, jack, on_lead, second_lowest, small
from bridge_tui.desk.questions import NO, NOTHING, YES, Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import DECLARER, DEFENDERS, EVERYBODY, NORTH, SOUTH, in_story, one_of, where
from bridge_tui.engine.actions import Expose, PlayCard
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat

SMALL, HONOUR = "small", "honour"

# Played before its turn.

PARTNER, OPPONENT = "partner", "opponent"
PARTNER_NEXT, OPPONENT_NEXT = "partner-next", "opponent-next"
"""Whose turn it was; with the last two he had played himself already, and has led to the next trick."""


def _is_defender(answers: Answers) -> bool:
    return in_story(answers, "who") not in {SOUTH, NORTH}


def _both(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Whether declarer has played from both his hands, where that leaves a defender's partner to play."""
    return (NO, YES) if _is_defender(answers) and answers["turn"] == PARTNER else ()


EARLY = (
    DECLARER,
    Question("who", EVERYBODY),
    Question("turn", one_of(PARTNER, OPPONENT, PARTNER_NEXT, OPPONENT_NEXT)),
    Question("both", _both),
)


def early_card(answers: Answers, code: Code) -> Scene:
    """Somebody has played when it was another's turn, before his own or after it."""
    who = in_story(answers, "who")
    leader, turn = _leader_and_turn(who)[answers["turn"]]
    scene = on_lead(leader, answers, code)
    card = honour(scene, leader)
    scene = scene.after(PlayCard(leader, card))
    if answers.get("both") == YES:
        scene = scene.after(PlayCard(leader.partner, small(scene, leader.partner, card.suit)))
    while scene.turn is not turn:
        scene = scene.after(PlayCard(scene.turn, small(scene, scene.turn, card.suit)))
    return scene.does(PlayCard(who, small(scene, who, card.suit)))


def _leader_and_turn(who: Seat) -> Mapping[str, tuple[Seat, Seat]]:
    """Who has led, and whose turn it was."""
    return {
        PARTNER: (who.left, who.partner),
        OPPONENT: (who.left, who.right),
        PARTNER_NEXT: (who, who.partner),
        OPPONENT_NEXT: (who.partner, who.left),
    }


# Seen.

DROPPED, SHOWN, NAMED, UNSEEN = "dropped", "shown", "named", "unseen"
MANNERS = {
    DROPPED: Manner.ACCIDENT,
    SHOWN: Manner.DELIBERATE,
    NAMED: Manner.NAMED,
    UNSEEN: Manner.ACCIDENT,
}
ONE, TWO, SECOND = "one", "two", "second"

EXPOSED = (
    DECLARER,
    Question("who", EVERYBODY),
    Question("how", one_of(*MANNERS)),
    Question("count", one_of(ONE, TWO, SECOND)),
    Question("card", where(one_of(SMALL, HONOUR), count=f"{ONE} {SECOND}")),
)


def exposed(answers: Answers, code: Code) -> Scene:
    """Somebody's card, or two, or one more, has been seen while declarer is to lead."""
    who, scene, manner = in_story(answers, "who"), on_lead(SOUTH, answers, code), MANNERS[answers["how"]]
    seen = answers["how"] != UNSEEN
    if answers["count"] == SECOND:
        scene = scene.after(Expose(who, (second_lowest(scene, who),)))
    cards = (honour(scene, who), small(scene, who)) if answers["count"] == TWO else (_card(scene, who, answers),)
    return scene.does(Expose(who, cards, seen, manner))


def _card(scene: Scene, who: Seat, answers: Answers) -> Card:
    """The card that has been seen: a small one or an honour."""
    return jack(scene, who) if answers["card"] == HONOUR else small(scene, who)


# Penalty cards.

ONE_SUIT, TWO_SUITS = "one-suit", "two-suits"

PARTNER_LEADS = (
    DECLARER,
    Question("who", DEFENDERS),
    Question("cards", one_of(ONE, ONE_SUIT, TWO_SUITS)),
    Question("card", where(one_of(HONOUR, SMALL), cards=ONE)),
    Question("since", one_of(NOTHING, "led")),
)


def partner_leads(answers: Answers, code: Code) -> Scene:
    """A defender has dropped cards, and his partner is on lead."""
    who = in_story(answers, "who")
    scene = on_lead(who.partner, answers, code)
    cards = {
        ONE: (_card(scene, who, answers) if "card" in answers else jack(scene, who),),
        ONE_SUIT: (jack(scene, who), small(scene, who)),
        TWO_SUITS: (jack(scene, who), honour(scene, who)),
    }
    scene = scene.does(Expose(who, cards[answers["cards"]]))
    return scene if answers["since"] == NOTHING else scene.does(PlayCard(scene.turn, honour(scene, scene.turn)))


NOT_PLAYED = (
    DECLARER,
    Question("who", DEFENDERS),
    Question("card", one_of(HONOUR, SMALL)),
    Question("when", one_of("following", "leading")),
    Question("since", one_of(NOTHING, "declarer-played")),
)


def not_played(answers: Answers, code: Code) -> Scene:
    """A defender has played another card of the suit in which he has a penalty card."""
    who = in_story(answers, "who")
    leads = answers["when"] == "leading"
    scene = on_lead(who if leads else who.left, answers, code)
    owed = jack(scene, who) if answers["card"] == HONOUR else second_lowest(scene, who)
    scene = scene.after(Expose(who, (owed,)))
    while scene.turn is not who:
        scene = scene.after(PlayCard(scene.turn, small(scene, scene.turn, owed.suit)))
    scene = scene.does(PlayCard(who, small(scene, who)))
    return scene if answers["since"] == NOTHING else scene.does(_declarer_plays(scene))


def _declarer_plays(scene: Scene) -> PlayCard:
    """The next card of declarer's, from whichever of his hands is in turn."""
    following = scene.table.state.played.cards
    return PlayCard(scene.turn, small(scene, scene.turn, following[0].suit if following else None))
