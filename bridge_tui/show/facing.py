"""What is asked before a hand is seen that cannot be unseen: one's own that is faced, or declarer's by his dummy."""

from __future__ import annotations

from typing import NamedTuple

from bridge_tui.engine.actions import LookAtHand, SpreadHand, TableAction
from bridge_tui.engine.irregularities import LAW_OF, Irregularity
from bridge_tui.engine.laws import dummys_rights
from bridge_tui.engine.laws.codes import RULES, ContestedClaim
from bridge_tui.engine.play import CONTESTED_CLAIM
from bridge_tui.engine.view import View
from bridge_tui.model.seats import Seat
from bridge_tui.show.texts import _, law_reference, msgid, seat_name


class Cost(NamedTuple):
    """What it costs that a hand is seen."""

    words: str
    """As a message id."""
    law: int


RIGHTS = Cost(msgid("You lose the rights of a dummy for the rest of the deal ({law})."), dummys_rights.LAW)
IN_AUCTION = Cost(
    msgid("Your partner then has to pass once, and if you defend, all of it becomes penalty cards ({law})."),
    LAW_OF[Irregularity.CARD_EXPOSED_IN_AUCTION],
)
PENALTY_CARDS = Cost(msgid("All of it becomes penalty cards ({law})."), LAW_OF[Irregularity.EXPOSED_CARD])
IF_CONTESTED = Cost(
    msgid("If your claim is contested, all of it becomes penalty cards ({law})."), LAW_OF[Irregularity.EXPOSED_CARD]
)
NOTHING = Cost(msgid("It costs nothing, since declarer's claim is contested ({law})."), CONTESTED_CLAIM)


def warning(view: View, action: TableAction) -> str:
    """What is asked before this is done, with what it costs, as the public `view` has it; empty for all else."""
    match action:
        case SpreadHand(seat):
            asked, cost = _("Face your hand? Everybody sees all of it."), _facing(view, seat)
        case LookAtHand(whose=whose):
            asked, cost = _("Look at {seat}'s hand?").format(seat=seat_name(whose)), RIGHTS
        case _:
            return ""
    costs = "" if cost is None else _(cost.words).format(law=law_reference(cost.law, view.code))
    return " ".join(filter(None, (asked, costs, _("Enter or another click confirms, Esc goes back."))))


def _facing(view: View, seat: Seat) -> Cost | None:
    """What it costs this seat to face its hand; None for declarer in the play, and where claims are judged."""
    contract = view.contract
    if contract is None:
        return IN_AUCTION
    if seat.side is contract.declarer.side:
        return None
    if not view.dummy_faced:
        return PENALTY_CARDS
    if seat in view.faces_freely:
        return NOTHING
    return IF_CONTESTED if RULES[view.code].contested_claim is ContestedClaim.PLAY_ON else None
