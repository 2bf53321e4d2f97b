"""Stories of revokes: seen in time, established, and at trick twelve."""

from __future__ import annotations

from bridge_tui.desk import played_out
from bridge_tui.desk.played_out import Facts
from bridge_tui.desk.positions import honour, on_lead, small
from bridge_tui.desk.questions import NO, YES, Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import DECLARER, EVERYBODY, NORTH, in_story, one_of, turned_by_declarer, where
from bridge_tui.engine.actions import Ask, ClaimRevoke, OwnUp, PlayCard, Remark, TableAction
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import RULES, Code, RevokePenalty
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat

HIMSELF, PARTNER, OPPONENTS = "revoker", "partner", "opponents"

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
    noticing = _opponent(facts.revoker)
    if answers["noticed"] == "play":
        scene = played_out.until_established(scene, facts).does(Remark(noticing, About.REVOKE))
    scene = played_out.until_the_end(scene, facts)
    return scene.does(ClaimRevoke(noticing, played_out.TRICK, facts.revoker))


def _opponent(revoker: Seat) -> Seat:
    """One who speaks of it: declarer, and not dummy, of a defender's revoke; of another the left opponent."""
    return revoker.right if revoker.left is NORTH else revoker.left


def _facts(answers: Answers) -> Facts:
    revoker = in_story(answers, "who")
    winners = {HIMSELF: revoker, PARTNER: revoker.partner, OPPONENTS: revoker.left}
    first = revoker if answers.get("with-card") == YES else revoker.partner
    later = (first, revoker.partner)[: int(answers["later"])]
    return Facts(revoker, winners[answers["won-by"]], later)


# Seen in time.

NOBODY, NEXT, ALL_FOUR, LED = "nobody", "next", "all", "led"


def _noticed_by(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Who may say so: for dummy's hand declarer does."""
    return (OPPONENTS, PARTNER) if in_story(answers, "who") is NORTH else (OPPONENTS, PARTNER, HIMSELF)


IN_TIME = (
    DECLARER,
    WHO,
    Question("played-since", one_of(NOBODY, NEXT, ALL_FOUR, LED)),
    Question("noticed-by", _noticed_by),
)


def in_time(answers: Answers, code: Code) -> Scene:
    """Somebody has revoked as second hand, and it is noticed before his side has played to the next trick."""
    who = in_story(answers, "who")
    scene = on_lead(who.right, answers, code)
    led = honour(scene, who.right)
    scene = scene.after(PlayCard(who.right, led)).after(PlayCard(who, _not_of(scene, who, led.suit)))
    for _seat in range(_CARDS_SINCE[answers["played-since"]]):
        lead = not scene.table.state.played.cards
        card = honour(scene, scene.turn) if lead else small(scene, scene.turn, led.suit)
        scene = scene.after(PlayCard(scene.turn, card))
    return scene.does(_word(who, answers["noticed-by"]))


_CARDS_SINCE = {NOBODY: 0, NEXT: 1, ALL_FOUR: 2, LED: 3}
"""How many cards have been played after the revoke: the last of them is the lead to the next trick."""


def _not_of(scene: Scene, who: Seat, suit: Suit) -> Card:
    """Some card of another suit than that which was led."""
    return small(scene, who, next(each for each in Suit if each is not suit))


def _word(who: Seat, by: str) -> TableAction:
    """What draws attention to it; who may not ask his partner, and dummy's partner, simply says so."""
    if by == OPPONENTS:
        return Remark(_opponent(who), About.REVOKE)
    if by == HIMSELF:
        return OwnUp(who)
    return Remark(who.partner, About.REVOKE) if who is NORTH else Ask(who.partner, who)


# At trick twelve.

PARTNER_TO_PLAY, PARTNER_HAD_PLAYED = "to-play", "played"

TWELFTH = (
    DECLARER,
    WHO,
    Question("partner", one_of(PARTNER_TO_PLAY, PARTNER_HAD_PLAYED)),
    Question("noticed", one_of("trick", "after")),
)


def at_trick_twelve(answers: Answers, code: Code) -> Scene:
    """Somebody has revoked at trick twelve, and it is noticed when that is complete or after trick thirteen."""
    who = in_story(answers, "who")
    leader = who.right if answers["partner"] == PARTNER_TO_PLAY else who.left
    scene, rounds = played_out.until_twelfth(who, leader, code, turned_by_declarer(answers))
    scene = played_out.by_rounds(scene, rounds, 48 if answers["noticed"] == "trick" else 52)
    return scene.does(Remark(_opponent(who), About.REVOKE))
