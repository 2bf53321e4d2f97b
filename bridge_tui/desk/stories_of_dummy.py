"""Stories of a dummy who moves a card or speaks, and of claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridge_tui.desk.positions import honour, on_lead, small
from bridge_tui.desk.questions import NO, NOTHING, YES, Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import (
    DECLARER,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    in_story,
    one_of,
    seats,
    turned_by_declarer,
)
from bridge_tui.engine.actions import Ask, Claim, Expose, LookAtHand, PlayCard, Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Suit

# Dummy moves a card.

MOVED = (DECLARER, Question("when", one_of("following", "leading")), Question("since", one_of(NOTHING, "next")))


def dummy_moves(answers: Answers, code: Code) -> Scene:
    """Dummy has moved a card of his that declarer has not named."""
    scene, suit = on_lead(NORTH, answers, code), Suit.SPADES
    if answers["when"] == "following":
        scene = on_lead(WEST, answers, code)
        scene = scene.after(PlayCard(WEST, honour(scene, WEST)))
    scene = scene.does(PlayCard(NORTH, small(scene, NORTH, suit), by=NORTH))
    return scene if answers["since"] == NOTHING else scene.does(PlayCard(EAST, small(scene, EAST, suit)))


# Dummy speaks.

LOST, KEPT = "lost", "kept"


def _warns(scene: Scene) -> Scene:
    return scene.does(Remark(NORTH, About.LEAD_FROM_WRONG_HAND))


def _of_a_lead(scene: Scene) -> Scene:
    led = scene.after(PlayCard(WEST, honour(scene, WEST)))
    return led.does(Remark(NORTH, About.LEAD_OUT_OF_TURN))


def _of_a_card(scene: Scene) -> Scene:
    shown = scene.after(Expose(WEST, (honour(scene, WEST),)))
    return shown.does(Remark(NORTH, About.PENALTY_CARD))


def _of_defenders_revoke(scene: Scene) -> Scene:
    led = scene.after(PlayCard(SOUTH, honour(scene, SOUTH)))
    return led.after(PlayCard(WEST, small(led, WEST, Suit.HEARTS))).does(Remark(NORTH, About.REVOKE))


ABOUT: Mapping[str, Callable[[Scene], Scene]] = {
    "wrong-hand": _warns,
    "lead": _of_a_lead,
    "card": _of_a_card,
    "defenders-revoke": _of_defenders_revoke,
}
"""What he speaks of, while declarer is on lead or has just led."""

DECLARERS_REVOKE = "declarers-revoke"

SPEAKS = (
    DECLARER,
    Question("about", one_of(*ABOUT, DECLARERS_REVOKE)),
    Question("rights", one_of(LOST, KEPT)),
)


def dummy_speaks(answers: Answers, code: Code) -> Scene:
    """Dummy, who may have looked at declarer's hand, is the first to speak of something."""
    own_revoke = answers["about"] == DECLARERS_REVOKE
    scene = on_lead(EAST if own_revoke else SOUTH, answers, code)
    if answers["rights"] == LOST:
        scene = scene.after(LookAtHand(NORTH, SOUTH))
    if not own_revoke:
        return ABOUT[answers["about"]](scene)
    led = scene.after(PlayCard(EAST, honour(scene, EAST)))
    return led.after(PlayCard(SOUTH, small(led, SOUTH, Suit.HEARTS))).does(Ask(NORTH, SOUTH))


# Claims.

FEW, MANY = "few", "many"
ALL, SOME = "all", "some"
NO_TRUMPS, FORGOTTEN, MENTIONED = "none", "forgotten", "mentioned"


def _trumps(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Whether declarer has said what becomes of the trumps that are out."""
    return (NO_TRUMPS, FORGOTTEN, MENTIONED) if in_story(answers, "who") is SOUTH else ()


CLAIMED = (
    DECLARER,
    Question("who", seats(SOUTH, WEST, EAST)),
    Question("tricks", one_of(ALL, SOME)),
    Question("left", one_of(FEW, MANY)),
    Question("trumps", _trumps),
    Question("faced", one_of(NO, YES)),
)


def claim(answers: Answers, code: Code) -> Scene:
    """Somebody has claimed all or some of the tricks that are left, and the others have still to answer."""
    who, trumps = in_story(answers, "who"), answers.get("trumps", NO_TRUMPS)
    scene = Scene.dealt(code, turned_by_declarer(answers)).calls("1NT P P P" if trumps == NO_TRUMPS else "1S P P P")
    for _card in range(4 * (8 if answers["left"] == FEW else 3)):
        scene = scene.after(PlayCard(scene.turn, scene.table.legal_cards[0]))
    tricks = scene.table.state.played.tricks_left - (answers["tricks"] == SOME)
    said = trumps == MENTIONED
    return scene.does(Claim(who, tricks, draws_trumps=said, spread=answers["faced"] == YES))
