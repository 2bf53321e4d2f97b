"""Of rulings on calls the messages: what has happened and what each answer leads to, by kind and circumstance."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.engine.laws.calls_out_of_turn import Follows
from bridge_tui.show.inadmissible_calls import NOT_ALLOWED
from bridge_tui.show.texts import msgid

INSUFFICIENT = Irregularity.INSUFFICIENT_BID.value
OUT_OF_TURN = Irregularity.CALL_OUT_OF_TURN.value
INADMISSIBLE = Irregularity.INADMISSIBLE_CALL.value
OVER_SEVEN = Irregularity.BID_OVER_SEVEN.value
BARRED = Irregularity.CALL_BY_BARRED_PLAYER.value
CHANGED = Irregularity.CHANGE_OF_CALL.value
AFTER_FINAL_PASS = Irregularity.CALL_AFTER_FINAL_PASS.value
SLIP = AskedOfAll.SLIP.value
COMPARABLE = AskedOfAll.COMPARABLE.value


class Limited(Enum):
    """How the first lead of the offender's partner may be limited (Law 26)."""

    NOT = "not"
    NOT_BID = "not_bid"
    """By a suit that the offender has not bid (2017)."""
    SUIT = "suit"
    """By the suit that was withdrawn."""
    SUIT_UNLESS_BID = "suit_unless_bid"
    SUITS_UNLESS_BID = "suits_unless_bid"
    """By one of two suits that were withdrawn."""
    ANY_SUIT = "any_suit"
    AFTER_A_PASS = "after_a_pass"
    """By any suit, if the offender passes instead."""


# Names of circumstances in which a kind of ruling has words of its own.

MODERN = "modern"
"""A call that means the same makes the irregular one good (2017)."""
NOTHING_FREE = "nothing_free"
"""No call makes it good any more, or none could."""
REPLACES = "replaces"
"""The irregular call takes the place of an insufficient bid that was refused."""
AT_ANOTHERS_TURN = "at_anothers_turn"
OF_A_BID, OF_A_DOUBLE = "of_a_bid", "of_a_double"
OF_A_LOW_BID = "of_a_low_bid"
"""The bid is too low as well, so that it cannot be made again."""
STANDS = "stands"
"""The first of two calls stands where the second is refused (2014, 2017)."""
THE_SAME = "the_same"
A_PASS = "a_pass"
CALLED_OVER = "called_over"
WAITS = "waits"
ONCE, REST, GOES_BACK = "once", "rest", "goes_back"
IN_TURN = "in_turn"
"""The decider is the player whose turn it was."""

TITLES = {
    INSUFFICIENT: msgid("Insufficient bid"),
    OUT_OF_TURN: msgid("Call out of turn"),
    INADMISSIBLE: msgid("Inadmissible double or redouble"),
    OVER_SEVEN: msgid("Bid of more than seven"),
    BARRED: msgid("Call by a player who must pass"),
    CHANGED: msgid("Change of call"),
    AFTER_FINAL_PASS: msgid("Call after the final pass"),
    SLIP: msgid("A slip of the tongue"),
    COMPARABLE: msgid("Comparable call"),
}
"""What the law of each kind of ruling deals with, as message ids."""

HAPPENED: Mapping[tuple[str, str], str] = {
    (INSUFFICIENT, ""): msgid("{made}, which is not higher than {bidder}'s {bid}."),
    (OUT_OF_TURN, ""): msgid("{made}, but it is {turn}'s turn."),
    **{(INADMISSIBLE, why.value): words for why, words in NOT_ALLOWED.items()},
    (OVER_SEVEN, ""): msgid("{made}, but there is no bid of more than seven."),
    (BARRED, ""): msgid("{made}, but he has to pass."),
    (CHANGED, ""): msgid("{offender} changes {first} to {name}."),
    (CHANGED, THE_SAME): msgid("{offender} says his call twice: {name}."),
    (AFTER_FINAL_PASS, ""): msgid("{made} after the final pass."),
    (SLIP, ""): msgid("{offender} says that he meant {name}, and that {first} was a slip."),
    (COMPARABLE, ""): msgid("{made} in place of {first}. Does it mean the same as that, or a part of it?"),
}
"""What has happened, as message ids."""

ACCEPTED: Mapping[tuple[str, str], str] = {
    (INSUFFICIENT, ""): msgid("Accept: {call} stands, and {next} calls next."),
    (OUT_OF_TURN, ""): msgid("Accept: {call} stands, and {next} calls next."),
    (OUT_OF_TURN, A_PASS): msgid("Accept: {call} stands."),
    (BARRED, ""): msgid("Accept: {call} stands, and {next} calls next."),
    (CHANGED, ""): msgid("Accept: {call} stands in place of {first}."),
    (CHANGED, THE_SAME): msgid("Accept: {call} stands, which costs nothing."),
    (AFTER_FINAL_PASS, ""): msgid("Accept: nothing follows."),
    (SLIP, ""): msgid("Agree that {call} was meant: if all do, {offender} has called it, and {first} was never made."),
    (SLIP, CALLED_OVER): msgid(
        "Agree that {call} was meant: if all do, {offender} has called it; {first} was never made, nor what was called "
        "over it."
    ),
    (COMPARABLE, ""): msgid("It means the same: if all say so, {partner} need not pass, and nothing is to be paid."),
}
"""What it leads to that a call is accepted, as message ids."""

REFUSED: Mapping[tuple[str, str], str] = {
    (INSUFFICIENT, ""): msgid(
        "Refuse: {offender} passes or bids higher. {lowest} is free; after anything else {partner} must pass for the "
        "rest of the auction"
    ),
    (INSUFFICIENT, MODERN): msgid(
        "Refuse: {offender} calls again. {lowest} is free, and so is a call of which all agree that it means the same; "
        "after any other {partner} must pass for the rest of the auction"
    ),
    (INSUFFICIENT, NOTHING_FREE): msgid(
        "Refuse: {offender} calls again, and whatever it is, {partner} must pass for the rest of the auction"
    ),
    (OUT_OF_TURN, Follows.PASS.value): msgid(
        "Refuse: it is {turn}'s turn, and {offender} must pass when his own comes"
    ),
    (OUT_OF_TURN, OF_A_BID): msgid(
        "Refuse: if {turn} passes, {offender} has to repeat {call}, which costs nothing. If not, {partner} must "
        "pass once if {offender} bids {strain} again, else for the rest of the auction"
    ),
    (OUT_OF_TURN, OF_A_LOW_BID): msgid(
        "Refuse: it is {turn}'s turn; {partner} must pass once if {offender} bids {strain} again, else for the rest of "
        "the auction"
    ),
    (OUT_OF_TURN, OF_A_DOUBLE): msgid(
        "Refuse: if {turn} passes, {offender} has to repeat {call}, which costs nothing. If not, {partner} must "
        "pass for the rest of the auction"
    ),
    (OUT_OF_TURN, MODERN): msgid(
        "Refuse: if {turn} passes, {offender} has to repeat {call}, which costs nothing. If not, a call that means "
        "the same is free; after any other {partner} must pass once"
    ),
    (OUT_OF_TURN, Follows.MEASURED.value): msgid(
        "Refuse: it is {turn}'s turn. When {offender} calls, a call that means the same is free; after any other "
        "{partner} must pass once"
    ),
    (OUT_OF_TURN, Follows.OUT.value): msgid(
        "Refuse: {offender} must pass for the rest of the auction. {partner} may not double or redouble at his next "
        "turn; if he passes there, declarer may forbid one suit at his first lead"
    ),
    (OUT_OF_TURN, Follows.PARTNER_OUT.value): msgid(
        "Refuse: it is {turn}'s turn; {partner} must pass for the rest of the auction"
    ),
    (INADMISSIBLE, ""): msgid(
        "Refuse: {offender} calls something else; {partner} must pass for the rest of the auction"
    ),
    (INADMISSIBLE, REPLACES): msgid(
        "Refuse: {offender} calls something else in place of {first}, and whatever it is, {partner} must pass for the "
        "rest of the auction"
    ),
    (INADMISSIBLE, AT_ANOTHERS_TURN): msgid(
        "Refuse: it is {turn}'s turn; {partner} must pass for the rest of the auction"
    ),
    (OVER_SEVEN, ""): msgid("Refuse: {offender} and {partner} must pass for the rest of the auction"),
    (BARRED, ""): msgid("Refuse: {offender} and {partner} must pass for the rest of the auction"),
    (CHANGED, ""): msgid(
        "Refuse: {offender} calls again. {partner} must pass once after {first}, and for the rest of the auction after "
        "anything else"
    ),
    (CHANGED, STANDS): msgid("Refuse: {first} stands"),
    (CHANGED, THE_SAME): msgid("Refuse: {first} stands, which costs nothing"),
    (AFTER_FINAL_PASS, ""): msgid("Refuse: the contract stands"),
    (SLIP, ""): msgid("Do not agree: {offender} has called twice, which is ruled on"),
    (SLIP, WAITS): msgid("Do not agree: {first} still waits for its ruling, and {call} counts for nothing"),
    (COMPARABLE, ONCE): msgid("It does not mean the same: {partner} must pass once"),
    (COMPARABLE, REST): msgid("It does not mean the same: {partner} must pass for the rest of the auction"),
    (COMPARABLE, GOES_BACK): msgid(
        "It does not mean the same: {call} goes back. {offender} calls something else, and {partner} must pass for the "
        "rest of the auction"
    ),
}
"""What it leads to that a call is refused, without the full stop, as message ids."""

LIMITED = {
    Limited.NOT: msgid("{cost}."),
    Limited.NOT_BID: msgid(
        "{cost}, and declarer may forbid at {partner}'s first lead one suit that {offender} has not bid."
    ),
    Limited.SUIT: msgid("{cost}, and declarer may require or forbid {suits} at {partner}'s first lead."),
    Limited.SUIT_UNLESS_BID: msgid(
        "{cost}. Unless {offender} bids {suits} later, declarer may require or forbid them at {partner}'s first lead."
    ),
    Limited.SUITS_UNLESS_BID: msgid(
        "{cost}. Of {suits} declarer may require or forbid one at {partner}'s first lead that {offender} does not bid "
        "later."
    ),
    Limited.ANY_SUIT: msgid("{cost}, and declarer may forbid one suit at {partner}'s first lead."),
    Limited.AFTER_A_PASS: msgid(
        "{cost}, and where {offender} passes declarer may forbid one suit at {partner}'s first lead."
    ),
}
"""How the cost of a refused call goes on to the partner's first lead, as message ids."""

CALLING_OVER: Mapping[str, str] = {
    "": msgid("{one} decides, on {offender}'s left. If he simply calls, he has accepted it."),
    IN_TURN: msgid("{one} decides, on {offender}'s left. If he simply calls, {call} was never made."),
    INADMISSIBLE: msgid("{one} decides, on {offender}'s left. If he simply calls, both calls are cancelled."),
    OVER_SEVEN: msgid("{one} decides, on {offender}'s left. If he simply calls, both calls become passes."),
    SLIP: msgid("All four are asked, and one no is enough."),
    COMPARABLE: msgid("All four are asked, and one no is enough; if {turn} simply calls, that is one."),
}
"""Who decides, and what it means if a call follows, by kind or circumstance, as message ids."""
