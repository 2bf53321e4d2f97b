"""Stories of revokes: seen in time, established, and at trick twelve."""

from __future__ import annotations

from bridge_tui.desk import played_out
from bridge_tui.desk.played_out import Facts
from bridge_tui.desk.questions import Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import DECLARER, EVERYBODY, in_story, one_of, turned_by_declarer, where
from bridge_tui.engine.actions import ClaimRevoke, Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import RULES, Code, RevokePenalty

HIMSELF, PARTNER, OPPONENTS = "revoker", "partner", "opponents"
YES, NO = "yes", "no"

WHO = Question("who", EVERYBODY)


def _asks_for_card(answers: Answers, code: Code) -> tuple[str, ...]:
    """Whether it is asked if a trick was won later with a card that could have been played."""
    counts = RULES[code].revoke_penalty is RevokePenalty.BY_WINNER_OR_CARD
    return (NO, YES) if counts and answers["later"] != "0" else ()


ESTABLISHED = (
    DECLARER,
    WHO,
    Question("won-by", one_of(HIMSELF, PARTNER, OPPONENTS)),
    Question("later", one_of("0", "1", "2")),
    Question("with-card", where(_asks_for_card, **{"won-by": f"{PARTNER} {OPPONENTS}"})),
    Question("noticed", one_of("after", "play")),
)


def established(answers: Answers, code: Code) -> Scene:
    """The revoke has been established, the deal is played to its end, and somebody claims the revoke."""
    facts = _facts(answers)
    scene = played_out.dealt(facts, code, turned_by_declarer(answers))
    noticing = facts.revoker.left
    if answers["noticed"] == "play":
        scene = played_out.until_established(scene, facts).does(Remark(noticing, About.REVOKE))
    scene = played_out.until_the_end(scene, facts)
    return scene.does(ClaimRevoke(noticing, played_out.TRICK, facts.revoker))


def _facts(answers: Answers) -> Facts:
    revoker = in_story(answers, "who")
    winners = {HIMSELF: revoker, PARTNER: revoker.partner, OPPONENTS: revoker.left}
    first = revoker if answers.get("with-card") == YES else revoker.partner
    later = (first, revoker.partner)[: int(answers["later"])]
    return Facts(revoker, winners[answers["won-by"]], later)
