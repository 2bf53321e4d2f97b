"""Law 61 and what people say: remarks, questions and owning up draw attention to revokes that can still be corrected.

Where there is none they do nothing, and nothing tells that there was none. Declarer may ask a defender, a defender
declarer or his partner, dummy only declarer. In rubber1993 (not certain) a defender may not ask his partner: a revoke
that comes to light so is corrected and paid for as if it was established. So is declarer's, in all codes, if a dummy
without rights was the first to speak of it; a defender's card that such a dummy speaks of is no penalty card (Law 43B).
"""

from __future__ import annotations

from bridge_tui.engine.actions import Ask, OwnUp, Remark
from bridge_tui.engine.events import Asked, OwnedUp, Remarked
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws import corrections, dummys_rights, leads, revokes
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Ruling, State
from bridge_tui.model.seats import Seat


def remarked(state: State, action: Remark) -> Ruling:
    """What a remark leads to."""
    said = Remarked(action.seat, action.about)
    if state.play is None:
        return Ruling(state, (said,))
    if dummys_rights.is_rightless(state, action.seat):
        state, events = _without_rights(state, action)
    elif action.about is About.REVOKE:
        state, events = corrections.attention(state)
    elif _refuses(state, action):
        state, events = leads.refused(state)
    else:
        events = ()
    return Ruling(state, (said, *events))


def _without_rights(state: State, action: Remark) -> Ruling:
    """What a remark of a dummy leads to who has lost his rights."""
    if action.about is not About.REVOKE:
        return dummys_rights.remarked(state, action)
    ruling = _paid_for(state, state.played.contract.declarer, lays=False)
    return dummys_rights.heard(ruling, action.seat, action.about)


def _paid_for(state: State, seat: Seat, *, lays: bool = True) -> Ruling:
    """All revokes are corrected, and those of this hand are paid for as if they were established."""
    found = [each for each in revokes.open_ones(state.matters) if each.seat is seat]
    state, events = corrections.attention(state, lays=lays)
    return Ruling(revokes.as_if_established(state, found), events)


def _refuses(state: State, action: Remark) -> bool:
    """Whether this defender's remark is as good as a refusal of declarer's lead from the wrong hand."""
    pending = state.matters.pending
    waits = pending is not None and pending.kind is leads.WRONG_HAND
    about_it = action.about is About.LEAD_FROM_WRONG_HAND and action.seat in state.played.defenders
    return waits and about_it and state.rules.remark_refuses


def owned_up(state: State, action: OwnUp) -> Ruling:
    """What it leads to that a player owns up; declarer does so for dummy's hand as well."""
    said, seat = OwnedUp(action.seat, action.about), action.seat
    if state.play is None or action.about is not About.REVOKE:
        return Ruling(state, (said,))
    contract = state.play.contract
    hands = {seat, contract.dummy} if seat is contract.declarer else {seat}
    state, events = corrections.attention(state, hands)
    return Ruling(state, (said, *events))


def asked(state: State, action: Ask) -> Ruling:
    """What a question leads to. Raises `Refused` for one that this player may not put."""
    seat, target = action.seat, action.target
    play = state.play
    if play is None or not play.dummy_faced:
        raise Refused(Reason.PLAY_NOT_BEGUN, revokes.LAW, seat=seat)
    if play.turn is None:
        raise Refused(Reason.DEAL_OVER)
    if not may_ask(state, seat, target):
        raise Refused(Reason.CANNOT_BE_ASKED, revokes.LAW, seat=seat, target=target)
    rightless = dummys_rights.is_rightless(state, seat)
    forbidden = {seat, target} == set(play.defenders) and not state.rules.defenders_may_ask
    if rightless:
        state, events = dummys_rights.heard(_paid_for(state, target, lays=False), seat, About.REVOKE)
    elif forbidden:
        state, events = _paid_for(state, target)
    else:
        state, events = corrections.attention(state)
    return Ruling(state, (Asked(seat, target), *events))


def may_ask(state: State, seat: Seat, target: Seat) -> bool:
    """Whether a player may put the question to another: his cards do not lie open, and dummy asks declarer only."""
    contract = state.played.contract
    if target in {seat, contract.dummy}:
        return False
    return seat is not contract.dummy or target is contract.declarer
