"""What goes wrong at a live table, is said and is ruled, as message ids: by the event, and by what stands in it."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_tui.engine.events import (
    Asked,
    BarLifted,
    CallWithdrawn,
    CardChanged,
    CardsPickedUp,
    CardsShown,
    CardWithdrawn,
    Designated,
    HandFaced,
    HandLookedAt,
    HandSpread,
    OwnedUp,
    PenaltyCardMadeMajor,
    Remarked,
    SlipStated,
    TrickReopened,
    TricksTransferred,
    TurnGivenBack,
)
from bridge_tui.engine.irregularities import LAW_OF, About, AskedOfAll, Irregularity
from bridge_tui.engine.laws import choices, designations, dummys_rights, opening_leads, penalty_cards, replacements
from bridge_tui.engine.play import CONTESTED_CLAIM
from bridge_tui.show.texts import msgid

HAPPENED: Mapping[type, tuple[str, int | None]] = {
    CardWithdrawn: (msgid("{seat} picks up {card}"), None),
    CardChanged: (msgid("{seat} changes {old} to {new}"), 62),
    PenaltyCardMadeMajor: (msgid("{seat} has another penalty card, so {card} is a major one now"), 50),
    CardsShown: (msgid("{seat} has shown {cards}, which costs nothing"), penalty_cards.DECLARERS_LAW),
    CardsPickedUp: (msgid("{seat} picks up what {partner} cannot have seen"), None),
    HandSpread: (msgid("{dummy} becomes dummy: {contract} by {declarer}"), opening_leads.LAW),
    Remarked: (msgid("{seat} draws attention to {about}"), None),
    OwnedUp: (msgid("{seat} owns up to {about}"), None),
    Asked: (msgid("{seat} asks {target}: none of that suit?"), 61),
    TrickReopened: (msgid("Trick {trick} is open again"), None),
    TricksTransferred: (msgid("For a revoke {side} get {tricks}"), 64),
    CallWithdrawn: (msgid("Cancelled: {call} by {seat}"), None),
    SlipStated: (msgid("{seat} says that he meant another call: {call}"), 25),
    BarLifted: (msgid("{seat} need not pass any more"), replacements.COMPARABLE_LAW),
    TurnGivenBack: (msgid("{seat} had been passed over and calls now; {cancelled}"), 34),
    Designated: (msgid('{seat} says "{said}"'), designations.LAW),
    HandLookedAt: (msgid("{seat} looks at {whose}'s hand and has lost the rights of a dummy"), dummys_rights.LAW),
    HandFaced: (msgid("{seat} faces his hand, which costs nothing"), CONTESTED_CLAIM),
}
"""What is said of each kind of event, as message ids, and by which law."""

SEEN = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: msgid("{seat} leads {card} out of turn"),
    Irregularity.OPENING_LEAD_BY_DECLARING_SIDE: msgid("{seat} leads {card} out of turn and takes it back"),
    Irregularity.LEAD_OUT_OF_TURN: msgid("{seat} leads {card} out of turn"),
    Irregularity.LEAD_FROM_WRONG_HAND: msgid("Wrong hand: {card} is led from {seat}'s"),
    Irregularity.PLAY_OUT_OF_TURN: msgid("{seat} plays {card} out of turn"),
    Irregularity.EXPOSED_CARD: msgid("{seat} has exposed {card}"),
    Irregularity.REVOKE: msgid("{seat} has revoked with {card}"),
    Irregularity.PENALTY_CARD_NOT_PLAYED: msgid("{seat} plays {card} where a penalty card was due"),
    Irregularity.CARD_NOT_NAMED: msgid("{seat} moves {card}, which declarer has not named"),
    Irregularity.BID_OVER_SEVEN: msgid("{made}, which is more than seven"),
    Irregularity.INADMISSIBLE_CALL: msgid("{made}, which is not allowed here"),
    Irregularity.CALL_BY_BARRED_PLAYER: msgid("{made}, though he has to pass"),
    Irregularity.CHANGE_OF_CALL: msgid("{made} after another call of his"),
    Irregularity.CALL_OUT_OF_TURN: msgid("{made} out of turn"),
    Irregularity.INSUFFICIENT_BID: msgid("{made}, which is not high enough"),
    Irregularity.CALL_AFTER_FINAL_PASS: msgid("{made} after the final pass"),
    Irregularity.CARD_EXPOSED_IN_AUCTION: msgid("{seat} exposes {card} during the auction"),
}
"""What is said of each irregularity that comes to light, as message ids."""

CONDONED = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: (msgid("{seat} has thereby accepted the lead"), opening_leads.LAW),
    Irregularity.LEAD_OUT_OF_TURN: (msgid("{seat} accepts the lead by playing"), 53),
    Irregularity.LEAD_FROM_WRONG_HAND: (msgid("{seat} accepts the lead by playing"), 53),
    Irregularity.PLAY_OUT_OF_TURN: (msgid("{seat} plays on, and nothing is demanded"), 60),
    Irregularity.PENALTY_CARD_NOT_PLAYED: (msgid("{seat} plays on, and the other card stands"), 52),
    Irregularity.CARD_NOT_NAMED: (msgid("{seat} plays on, and dummy's card stands"), 45),
    Irregularity.CALL_BY_BARRED_PLAYER: (msgid("{seat} accepts the call by calling"), 37),
    Irregularity.CHANGE_OF_CALL: (msgid("{seat} accepts the change by calling"), 25),
    Irregularity.CALL_OUT_OF_TURN: (msgid("{seat} accepts the call by calling"), 29),
    Irregularity.INSUFFICIENT_BID: (msgid("{seat} accepts the bid by calling"), 27),
    Irregularity.CALL_AFTER_FINAL_PASS: (msgid("{seat} calls, too, and nothing follows"), 39),
}
"""What it means that somebody has gone on, as message ids, and the law."""

CHOSEN = {
    choices.ACCEPT: msgid("{seat} accepts the lead"),
    choices.REFUSE: msgid("{seat} refuses the lead"),
    choices.REQUIRE: msgid("{seat} requires {suits}"),
    choices.FORBID: msgid("{seat} forbids {suits}"),
    choices.FREE_LEAD: msgid("{seat} leaves the lead free"),
    choices.NAME_CARD: msgid("{seat} names {card}"),
    choices.LEAVE: msgid("{seat} lets the card lie as a penalty card"),
    choices.SPREAD: msgid("{seat} spreads the hand"),
    choices.HIGHEST: msgid("{seat} requires the highest card of the suit led"),
    choices.LOWEST: msgid("{seat} requires the lowest card of the suit led"),
    **dict.fromkeys(choices.HAND.values(), msgid("{seat} has declarer lead from {hand}'s hand")),
}
"""What is said of the option that somebody takes, as message ids; the law of a spread hand is told with its event."""

CHOSEN_UNDER: Mapping[tuple[str, int | None], str] = {
    (choices.ACCEPT, LAW_OF[Irregularity.PENALTY_CARD_NOT_PLAYED]): msgid("{seat} lets {card} stand"),
    (choices.REFUSE, LAW_OF[Irregularity.PENALTY_CARD_NOT_PLAYED]): msgid("{seat} requires the penalty card"),
    (choices.ACCEPT, LAW_OF[Irregularity.CARD_NOT_NAMED]): msgid("{seat} lets {card} stand"),
    (choices.REFUSE, LAW_OF[Irregularity.CARD_NOT_NAMED]): msgid("{seat} has {card} put back"),
}
"""The same where it has words of its own under a law."""

OF_ALL = {
    (AskedOfAll.SLIP, choices.ACCEPT): msgid("{seat} agrees that {call} was meant"),
    (AskedOfAll.SLIP, choices.REFUSE): msgid("{seat} does not agree that {call} was meant"),
    (AskedOfAll.COMPARABLE, choices.ACCEPT): msgid("{seat} holds that {call} means the same"),
    (AskedOfAll.COMPARABLE, choices.REFUSE): msgid("{seat} does not hold that {call} means the same"),
}
"""The same of the answers to what all four are asked."""

OF_CALLS = {
    choices.ACCEPT: msgid("{seat} accepts {call}"),
    choices.REFUSE: msgid("{seat} does not accept {call}"),
}
"""The same where it is taken of a call, and has no words of its own."""

BARRED = {False: msgid("{seat} must pass once"), True: msgid("{seat} must pass for the rest of the auction")}
"""What is said of a player who has to pass, by whether it is for the rest of the auction, as message ids."""

SPOKE = dict.fromkeys(
    About, msgid("{seat} has lost the right to say so: it is put right, and declarer has nothing from it")
) | {
    About.LEAD_FROM_WRONG_HAND: msgid("{seat} has lost the right to say so: the defenders choose the hand that leads"),
    About.REVOKE: msgid(
        "{seat} has lost the right to say so: declarer pays for his own revoke, and has nothing from a defender's"
    ),
}
"""What is said of a dummy without rights who has spoken, by what it was about, as message ids."""

LAID = {False: msgid("{seat} has {card} as a penalty card"), True: msgid("{seat} has {card} as a minor penalty card")}
"""What is said of a card that lies face up, by whether it is a minor one, as message ids."""

SEVERAL_LAID = msgid("{seat} has {card} as penalty cards")
"""The same of several, all of which are major."""

FOUND = {
    False: msgid("{seat} claims a revoke of {offender}'s at trick {trick}: there was none"),
    True: msgid("{seat} claims a revoke of {offender}'s at trick {trick}, and is right"),
}
"""What is said of a revoke that is claimed, by whether the record shows it, as message ids."""

THINGS = {
    About.LEAD_FROM_WRONG_HAND: msgid("a lead from the wrong hand"),
    About.LEAD_OUT_OF_TURN: msgid("a lead out of turn"),
    About.REVOKE: msgid("a revoke"),
    About.PENALTY_CARD: msgid("a penalty card"),
    About.CALL_OUT_OF_TURN: msgid("a call out of turn"),
    About.INSUFFICIENT_BID: msgid("an insufficient bid"),
    About.INADMISSIBLE_CALL: msgid("an inadmissible call"),
}
"""What remarks are about, and what people own up to, as message ids."""
