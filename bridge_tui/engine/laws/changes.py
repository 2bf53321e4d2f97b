"""Law 62C and 62D: what others may do once a revoke has been corrected.

Clockwise, each who played after it may change his card: a non-offender freely, the offender's partner (not in classic)
only if a non-offender has changed his, and a defender's card that he takes back then is a penalty card. A non-offender
who has led to the next trick may change that lead if he still wins the trick. After a defender's revoke at trick twelve
declarer names his partner's card to it (classic and rubber1993, not certain).
"""

from __future__ import annotations

from bridge_tui.engine.actions import ChangeCard, Choose, DeclineChange
from bridge_tui.engine.events import CardChanged, CardPlayed
from bridge_tui.engine.laws import deeds
from bridge_tui.engine.laws.owed import lawful
from bridge_tui.engine.laws.penalty_cards import NAME_CARD
from bridge_tui.engine.laws.revokes import CORRECTION, noted
from bridge_tui.engine.laws.tricks import LAST_BUT_ONE
from bridge_tui.engine.matters import Demand, Faced, MayChange, RevokeStatus
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision, Option, Ruling, State
from bridge_tui.model.cards import CardRow
from bridge_tui.model.seats import Seat

CHANGE = "change"
"""Whether a card is changed: `ChangeCard` takes it, or `Choose` with one of its two options."""
TWELFTH = "twelfth_trick"
DECLINE = "decline_change"


def in_turn(state: State) -> Faced | None:
    """The card that lies ready for the hand in turn, if there is one."""
    play = state.played
    lying = (each for each in state.matters.faced if (each.seat, each.trick) == (play.turn, play.trick_number))
    return next(lying, None)


def question(state: State) -> Decision | None:
    """Whether the card that lies ready for the hand in turn is changed, if it may be."""
    faced = in_turn(state)
    if faced is None or not _may(state, faced):
        return None
    cards = _others(state, faced)
    if not cards:
        return None
    return Decision(
        CHANGE, CORRECTION, (state.played.player_of(faced.seat),), (Option(CHANGE, cards=cards), Option(DECLINE))
    )


def _may(state: State, faced: Faced) -> bool:
    after_change = faced.change is MayChange.AFTER_CHANGE and state.matters.has_changed
    return faced.change is MayChange.FREELY or after_change


def _others(state: State, faced: Faced) -> CardRow:
    """What that hand may play instead."""
    return CardRow(card for card in lawful(deeds.taken_back(state, faced)) if card != faced.card)


def change(state: State, action: ChangeCard) -> Ruling:
    """The card is changed. Raises `Refused` for whoever has no right to, and for a card that may not be played."""
    faced = _asked(state, action.seat)
    if action.old != faced.card or action.new not in _others(state, faced):
        raise Refused(Reason.NO_RIGHT_TO_CHANGE, CORRECTION, seat=action.seat)
    freely, laid = faced.change is MayChange.FREELY, Ruling(deeds.taken_back(state, faced))
    if not freely and faced.seat in state.played.defenders:
        laid = deeds.lay(laid.state, faced.seat, [faced.card])
    state, events = deeds.enter(laid.state, action.new)
    complete = not state.played.cards
    state = state._replace(
        decision=None,
        matters=state.matters._replace(has_changed=not complete and (freely or state.matters.has_changed)),
    )
    changed = CardChanged(faced.seat, faced.card, action.new)
    return Ruling(state, (changed, *laid.events, *(each for each in events if not isinstance(each, CardPlayed))))


def decline(state: State, action: DeclineChange) -> Ruling:
    """The card stays. Raises `Refused` for whoever was not asked."""
    faced = _asked(state, action.seat)
    return enter(state._replace(decision=None), faced)


def enter(state: State, faced: Faced) -> Ruling:
    """The card that lay ready is in the trick, legal or not."""
    return deeds.enter(noted(deeds.taken_back(state, faced), faced.card), faced.card, again=faced.again)


def _asked(state: State, hand: Seat) -> Faced:
    faced, decision = (None, None) if state.play is None else (in_turn(state), state.decision)
    if faced is None or decision is None or decision.kind != CHANGE or faced.seat is not hand:
        raise Refused(Reason.NO_RIGHT_TO_CHANGE, CORRECTION, seat=hand)
    return faced


def settle(state: State, action: Choose) -> Ruling:
    """The same by the option's name."""
    faced = in_turn(state)
    assert faced is not None
    if action.option == DECLINE:
        return decline(state, DeclineChange(faced.seat))
    assert action.card is not None
    return change(state, ChangeCard(faced.seat, faced.card, action.card))


def twelfth_question(state: State) -> Decision | None:
    """Which of his two cards a defender plays to trick twelve whose partner had revoked there before him (Law 62D)."""
    play, matters = state.played, state.matters
    if not state.rules.declarer_names_twelfth or play.trick_number != LAST_BUT_ONE or play.turn not in play.defenders:
        return None
    partner = play.turn.partner
    turned = any((each.seat, each.trick) == (partner, LAST_BUT_ONE) for each in matters.revokes if _done(each.status))
    named = any(each.demand is Demand.CARDS for each in matters.limits_of(play.turn))
    cards = lawful(state)
    if not turned or named or len({card.suit for card in cards}) < 2:
        return None
    return Decision(TWELFTH, CORRECTION, (play.contract.declarer,), (Option(NAME_CARD, cards=cards),))


def _done(status: RevokeStatus) -> bool:
    return status is RevokeStatus.CORRECTED
