"""Stories of calls that go wrong. South is the player who makes them."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_tui.desk.positions import honour, small
from bridge_tui.desk.questions import NO, NOTHING, YES, Answers, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.desk.seating import ANYBODY, EAST, NORTH, SOUTH, WEST, one_of, turned_by_offender, where
from bridge_tui.engine.actions import Expose, MakeCall
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import Seat

NEXT, TURN = "next-called", "turn-called"
"""What has happened since: the next player has called, or the one whose turn it was has."""

PASS, BID, LOW, DOUBLE, REDOUBLE = "pass", "bid", "low-bid", "double", "redouble"
SINCE = Question("since", one_of(NOTHING, NEXT))


def _begun(answers: Answers, code: Code, dealer: Seat, calls: str) -> Scene:
    """The dealer and these calls, before South goes wrong."""
    return Scene.dealt(code, turned_by_offender(answers), dealer=dealer).calls(calls)


def _calls(scene: Scene, call: str, answers: Answers) -> Scene:
    """South makes the call that goes wrong, and what follows was told."""
    scene = scene.does(MakeCall(SOUTH, Call.parse(call)))
    return scene.does(MakeCall(WEST, Call.parse("P"))) if answers["since"] == NEXT else scene


# Too low.

INSUFFICIENT = (ANYBODY, Question("bid", one_of("suit", "notrump")), SINCE)


def insufficient_bid(answers: Answers, code: Code) -> Scene:
    """South bids too little over a bid of East's."""
    return _calls(_begun(answers, code, EAST, "2C"), {"suit": "1H", "notrump": "1NT"}[answers["bid"]], answers)


# Out of turn.

RIGHT, PARTNER, LEFT = "right", "partner", "left"

BEFORE: Mapping[tuple[str, str, str], tuple[Seat, str]] = {
    (NO, NO, RIGHT): (EAST, ""),
    (NO, NO, PARTNER): (NORTH, ""),
    (NO, NO, LEFT): (WEST, ""),
    (YES, NO, RIGHT): (WEST, "1H P"),
    (YES, NO, PARTNER): (WEST, "1H"),
    (YES, YES, RIGHT): (SOUTH, "1C 1H P"),
    (YES, YES, PARTNER): (SOUTH, "1C 1H"),
}
"""Dealer and calls, by whether anybody has bid, whether South has called before, and whose turn it is.

When it is his left opponent's turn and he has called before, South changes his call, which is another story.
"""


def _opened(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Where nobody has bid there is nothing to double, and no bid is too low."""
    return (YES,) if answers["call"] in {DOUBLE, LOW} else (NO, YES)


def _whose_turn(answers: Answers, _code: Code) -> tuple[str, ...]:
    return tuple(dict.fromkeys(turn for opened, _called, turn in BEFORE if opened == answers["opened"]))


def _called(answers: Answers, _code: Code) -> tuple[str, ...]:
    return tuple(called for called in (NO, YES) if (answers["opened"], called, answers["turn"]) in BEFORE)


def _since(answers: Answers, _code: Code) -> tuple[str, ...]:
    """Whoever was in turn may have called; as the left opponent he is the next player as well."""
    return {RIGHT: (NOTHING, NEXT, TURN), PARTNER: (NOTHING, NEXT), LEFT: (NOTHING, TURN)}[answers["turn"]]


OUT_OF_TURN = (
    ANYBODY,
    Question("call", one_of(PASS, BID, LOW, DOUBLE)),
    Question("opened", _opened),
    Question("turn", _whose_turn),
    Question("called", _called),
    Question("since", _since),
)


def call_out_of_turn(answers: Answers, code: Code) -> Scene:
    """South calls when it is another's turn."""
    scene = _begun(answers, code, *BEFORE[answers["opened"], answers["called"], answers["turn"]])
    turn, call = scene.turn, {PASS: "P", BID: "2D", LOW: "1D", DOUBLE: "X"}[answers["call"]]
    scene = _calls(scene, call, answers)
    return scene.does(MakeCall(turn, Call.parse("P"))) if answers["since"] == TURN else scene


# Not admitted.

INADMISSIBLE_BEFORE: Mapping[tuple[str, str], tuple[Seat, str]] = {
    (DOUBLE, "own"): (NORTH, "1H P"),
    (DOUBLE, "nothing"): (SOUTH, ""),
    (DOUBLE, "doubled"): (WEST, "1H X P"),
    (REDOUBLE, "undoubled"): (NORTH, "1H P"),
    (REDOUBLE, "own"): (WEST, "1H X P"),
}
"""Dealer and calls before a double or redouble that these do not admit."""


def _why(answers: Answers, _code: Code) -> tuple[str, ...]:
    return tuple(why for call, why in INADMISSIBLE_BEFORE if call == answers["call"])


INADMISSIBLE = (ANYBODY, Question("call", one_of(DOUBLE, REDOUBLE)), Question("why", _why), SINCE)


def inadmissible_double(answers: Answers, code: Code) -> Scene:
    """South doubles or redoubles what he may not."""
    scene = _begun(answers, code, *INADMISSIBLE_BEFORE[answers["call"], answers["why"]])
    return _calls(scene, {DOUBLE: "X", REDOUBLE: "XX"}[answers["call"]], answers)


OVER_SEVEN = (ANYBODY, SINCE)


def bid_over_seven(answers: Answers, code: Code) -> Scene:
    """South bids more than anybody can."""
    return _calls(_begun(answers, code, EAST, "7S"), "8C", answers)


BARRED = (ANYBODY, SINCE)


def barred_call(answers: Answers, code: Code) -> Scene:
    """South has to pass, since his partner has shown a card in the auction, and bids all the same."""
    scene = _begun(answers, code, NORTH, "")
    scene = scene.after(Expose(NORTH, (honour(scene, NORTH),), manner=Manner.DELIBERATE)).calls("P P")
    return _calls(scene, "1H", answers)


# Changed.

CHANGED = (
    ANYBODY,
    Question("to", one_of(BID, PASS, "same")),
    Question("slip", one_of(NO, YES)),
    Question("since", where(one_of(NOTHING, NEXT), slip=NO)),
)


def change_of_call(answers: Answers, code: Code) -> Scene:
    """South has bid, and calls again before anybody else does; he may say that the first call was a slip."""
    scene, call = _begun(answers, code, SOUTH, "1H"), {BID: "2C", PASS: "P", "same": "1H"}[answers["to"]]
    if answers["slip"] == YES:
        return scene.does(MakeCall(SOUTH, Call.parse(call), slip=True))
    return _calls(scene, call, answers)


# After the final pass.

AFTER_FINAL_PASS = (
    ANYBODY,
    Question("side", one_of("defender", "declarer")),
    Question("call", one_of(BID, DOUBLE, PASS)),
    SINCE,
)


def after_final_pass(answers: Answers, code: Code) -> Scene:
    """The auction is over, and South calls once more."""
    dealer = WEST if answers["side"] == "defender" else SOUTH
    scene = _begun(answers, code, dealer, "1NT P P P")
    return _calls(scene, {BID: "2H", DOUBLE: "X", PASS: "P"}[answers["call"]], answers)


# A card is seen.

SEEN = (
    ANYBODY,
    Question("count", one_of("one", "two")),
    Question("card", where(one_of("small", "honour"), count="one")),
    Question("how", where(one_of("dropped", "shown"), count="one", card="small")),
    Question("becomes", one_of("open", "defender", "declarer")),
)

ENDS = {"open": "", "defender": "P 1NT P P P", "declarer": "1NT P P P"}
"""How the auction goes on, by what South is in the play."""


def card_in_auction(answers: Answers, code: Code) -> Scene:
    """South has shown or dropped a card before his first call, and the auction may have gone on."""
    scene = _begun(answers, code, SOUTH, "")
    cards = (small(scene, SOUTH), honour(scene, SOUTH))
    shown = cards if answers["count"] == "two" else cards[:1] if answers["card"] == "small" else cards[1:]
    manner = Manner.DELIBERATE if answers.get("how") == "shown" else Manner.ACCIDENT
    scene = scene.does(Expose(SOUTH, shown, manner=manner))
    for word in ENDS[answers["becomes"]].split():
        scene = scene.does(MakeCall(scene.turn, Call.parse(word)))
    return scene
