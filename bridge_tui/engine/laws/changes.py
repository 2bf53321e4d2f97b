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
from bridge_tui.engine.laws.choices import CHANGE, DECLINE, NAME_CARD
from bridge_tui.engine.laws.owed import lawful
from bridge_tui.engine.laws.played_cards import enters, played
from bridge_tui.engine.laws.revokes import CORRECTION
from bridge_tui.engine.laws.tricks import LAST_BUT_ONE
from bridge_tui.engine.matters import Ready, Revoke, RevokeStatus
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision, Option, Ruling, State
from bridge_tui.model.cards import CardRow
from bridge_tui.model.seats import Seat

QUESTION = "change"
"""Whether a card is changed: `ChangeCard` takes it, or `Choose` with one of its two options."""
TWELFTH = "twelfth_trick"
"""Which card a defender plays to trick twelve after his partner's revoke there."""


def in_turn(state: State) -> Ready | None:
    """The card that lies ready for the hand in turn, if there is one."""
    play = state.played
    lying = (each for each in state.matters.ready if (each.seat, each.trick) == (play.turn, play.trick_number))
    return next(lying, None)


def question(state: State) -> Decision | None:
    """Whether the card that lies ready for the hand in turn is changed, if it may be."""
    ready = in_turn(state)
    if ready is None or not _may(state, ready):
        return None
    cards = _others(state, ready)
    if not cards:
        return None
    player, options = state.played.player_of(ready.seat), (Option(CHANGE, cards=cards), Option(DECLINE))
    return Decision(QUESTION, CORRECTION, (player,), options, offender=ready.after, card=ready.card)


def _may(state: State, ready: Ready) -> bool:
    return ready.is_free or (ready.after is not None and state.matters.has_changed)


def _others(state: State, ready: Ready) -> CardRow:
    """What that hand may play instead."""
    return CardRow(card for card in lawful(deeds.taken_back(state, ready)) if card != ready.card)


def change(state: State, action: ChangeCard) -> Ruling:
    """The card is changed. Raises `Refused` for whoever has no right to, and for a card that may not be played."""
    ready = _asked(state, action.seat)
    if action.old != ready.card or action.new not in _others(state, ready):
        raise Refused(Reason.NO_RIGHT_TO_CHANGE, CORRECTION, seat=action.seat)
    changed = CardChanged(ready.seat, ready.card, action.new)
    state, events = played(deeds.taken_back(state, ready), action.new)
    following = [each for each in events if not isinstance(each, CardPlayed)]
    laid = Ruling(state._replace(matters=state.matters._replace(has_changed=True)))
    if not ready.is_free and ready.seat in state.played.defenders:
        laid = deeds.lay(laid.state, ready.seat, [ready.card])
    return Ruling(laid.state, (changed, *laid.events, *following))


def decline(state: State, action: DeclineChange) -> Ruling:
    """The card stays. Raises `Refused` for whoever was not asked."""
    ready = _asked(state, action.seat)
    return enters(state, ready)


def _asked(state: State, hand: Seat) -> Ready:
    """The card of this hand that its player is asked about."""
    decision = state.decision
    if decision is None or decision.kind != QUESTION or state.played.turn is not hand:
        raise Refused(Reason.NO_RIGHT_TO_CHANGE, CORRECTION, seat=hand)
    return _ready(state)


def _ready(state: State) -> Ready:
    ready = in_turn(state)
    assert ready is not None
    return ready


def settle(state: State, action: Choose) -> Ruling:
    """The same by the option's name."""
    ready = _ready(state)
    if action.option == DECLINE:
        return decline(state, DeclineChange(ready.seat))
    assert action.card is not None
    return change(state, ChangeCard(ready.seat, ready.card, action.card))


def twelfth_question(state: State) -> Decision | None:
    """Which of his two cards a defender plays to trick twelve whose partner had revoked there before him (Law 62D)."""
    play, matters = state.played, state.matters
    if not state.rules.declarer_names_twelfth or play.trick_number != LAST_BUT_ONE or play.turn not in play.defenders:
        return None
    partner = play.turn.partner
    turned = any((each.seat, each.trick) == (partner, LAST_BUT_ONE) for each in matters.revokes if _is_corrected(each))
    cards = lawful(state)
    if not turned or len({card.suit for card in cards}) < 2:
        return None
    options = (Option(NAME_CARD, cards=cards),)
    return Decision(TWELFTH, CORRECTION, (play.contract.declarer,), options, offender=partner)


def _is_corrected(revoke: Revoke) -> bool:
    return revoke.status is RevokeStatus.CORRECTED
