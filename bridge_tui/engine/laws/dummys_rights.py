"""Laws 42 and 43: what dummy may say, how he loses the right, and what follows if he says it then.

He loses his rights by looking at another hand. If he is the first then to draw attention to a defender's irregularity,
it is put right and declarer has nothing from it; if he warns declarer of the wrong hand, the defenders choose the hand
that leads; if he asks about declarer's revoke, it is corrected and paid for as if it was established (see `remarks`).
All codes are taken to be alike in this, which is certain only for those since 1997.
"""

from __future__ import annotations

from collections.abc import Collection

from bridge_tui.engine.actions import Choose, LookAtHand, Remark
from bridge_tui.engine.events import HandLookedAt, OptionTaken, SpokeWithoutRights, TableEvent
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws import deeds, leads, penalty_cards
from bridge_tui.engine.laws.choices import HAND
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision, Option, Ruling, State
from bridge_tui.model.seats import SEATS, Seat

LAW = 43
HAND_CHOICE = "lead_hand_choice"
"""From which hand declarer leads."""


def look(state: State, action: LookAtHand) -> Ruling:
    """Dummy looks at another hand. Raises `Refused` for anybody else, and before dummy is faced or after the play."""
    seat, play = action.seat, state.play
    on = play is not None and play.dummy_faced and play.turn is not None
    if not on or seat is not state.played.contract.dummy or action.whose is seat:
        raise Refused(Reason.HAND_NOT_LOOKED_AT, LAW, seat=seat)
    looked_at = tuple(dict.fromkeys((*state.matters.looked_at, action.whose)))
    state = state._replace(matters=state.matters._replace(looked_at=looked_at))
    return Ruling(state, (HandLookedAt(seat, action.whose),))


def is_rightless(state: State, seat: Seat) -> bool:
    """Whether this is a dummy who has lost his rights."""
    return state.matters.rightless and seat is state.played.contract.dummy


# What he says all the same.


def heard(ruling: Ruling, seat: Seat, about: About) -> Ruling:
    """What such a dummy's word has led to, and, if that is anything, that it was his."""
    return Ruling(ruling.state, (SpokeWithoutRights(seat, about), *ruling.events) if ruling.events else ())


_LEADS = {Irregularity.OPENING_LEAD_OUT_OF_TURN, Irregularity.LEAD_OUT_OF_TURN}
_ABOUT = {
    About.LEAD_OUT_OF_TURN: {*_LEADS, Irregularity.PLAY_OUT_OF_TURN},
    About.PENALTY_CARD: {
        Irregularity.PENALTY_CARD_NOT_PLAYED,
        Irregularity.PLAY_OUT_OF_TURN,
        Irregularity.EXPOSED_CARD,
    },
}
"""Which irregularities of defenders a remark is about."""


def remarked(state: State, action: Remark) -> Ruling:
    """What such a dummy's remark on anything but a revoke leads to."""
    pending, play = state.matters.pending, state.played
    after, about = state, _ABOUT.get(action.about, set())
    events: tuple[TableEvent, ...] = ()
    if action.about is About.LEAD_FROM_WRONG_HAND:
        before_lead = state.decision is None and not play.cards and play.turn not in play.defenders
        after = state._replace(matters=state.matters._replace(warned=before_lead or state.matters.warned))
    elif pending is not None and pending.seat in play.defenders and pending.kind in about:
        after, events = _put_right(state)
    elif pending is None:
        after, events = _fresh_cards_back(state, about)
    return Ruling(after, (SpokeWithoutRights(action.seat, action.about), *events) if after != state else ())


def _fresh_cards_back(state: State, about: Collection[Irregularity]) -> Ruling:
    """What defenders have exposed or played before their turns goes back, and is no penalty card."""
    matters = state.matters
    meant = {card for card, kind in matters.fresh if kind in about}
    left = tuple(each for each in matters.fresh if each[0] not in meant)
    back = [each for each in matters.penalty_cards if each.card in meant]
    return deeds.picked_up(state._replace(matters=matters._replace(fresh=left)), back)


def _put_right(state: State) -> Ruling:
    """The card goes back, or the penalty card takes its place; it is no penalty card, and nothing is demanded."""
    pending = state.waits
    if pending.kind in _LEADS:
        return leads.goes_back(state)
    if pending.kind is Irregularity.PENALTY_CARD_NOT_PLAYED:
        return penalty_cards.substituted(state, lays=False)
    state = state._replace(matters=state.matters._replace(pending=None))
    if pending.lay:
        return Ruling(state)
    laid = [each for each in state.matters.penalty_cards if each.card == pending.card]
    return deeds.picked_up(state, laid)


# The choice of the hand.


def question(state: State) -> Decision | None:
    """From which hand declarer leads, after such a dummy has warned him; either defender says it."""
    if not state.matters.warned:
        return None
    play = state.played
    options = tuple(Option(HAND[seat]) for seat in SEATS if seat not in play.defenders)
    return Decision(HAND_CHOICE, LAW, play.defenders, options, offender=play.contract.dummy)


def settle(state: State, action: Choose) -> Ruling:
    """Declarer has to lead from this hand."""
    hand = next(seat for seat, option in HAND.items() if option == action.option)
    play = state.played._replace(turn=hand, leader=hand)
    state = state._replace(play=play, matters=state.matters._replace(warned=False))
    return Ruling(state, (OptionTaken(action.seat, action.option, LAW),))
