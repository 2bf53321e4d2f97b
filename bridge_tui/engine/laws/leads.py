"""Laws 53 to 56: leads out of turn after the first, and declarer's lead from the wrong hand.

The card stays in its hand until the lead is accepted. Law 53 lets the next hand accept it by playing; the laws that
follow say what the other side may have instead. Not certain: for classic that a defender may accept declarer's lead by
word, and that a defender's lead which declarer passes over becomes a penalty card.
"""

from __future__ import annotations

from bridge_tui.engine.actions import Choose, PlayCard
from bridge_tui.engine.events import CardWithdrawn, Condoned, IrregularitySeen, OptionTaken, TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import debts, deeds
from bridge_tui.engine.laws.choices import ACCEPT, ACCEPT_OR_REFUSE, FORBID, LEAVE, REFUSE, REQUIRE
from bridge_tui.engine.laws.penalty_cards import lead_demanded, settled
from bridge_tui.engine.matters import Demand, Limit, Overruling, Pending, Ready, When
from bridge_tui.engine.state import Decision, Option, Ruling, State
from bridge_tui.model.seats import Seat

BY_DECLARER, BY_DEFENDER = 55, 56
"""The laws of leads out of turn, by whose lead it was."""

WRONG_HAND = Irregularity.LEAD_FROM_WRONG_HAND
OUT_OF_TURN = Irregularity.LEAD_OUT_OF_TURN


def notice(state: State, action: PlayCard) -> Ruling:
    """A lead by a hand that is not in turn waits for a ruling."""
    play = state.played
    assert play.turn is not None
    declaring = action.seat not in play.defenders and play.turn not in play.defenders
    return waits(state, action, WRONG_HAND if declaring else OUT_OF_TURN)


def waits(state: State, action: PlayCard, kind: Irregularity) -> Ruling:
    """The irregular lead is seen and waits."""
    pending = Pending(kind, action.seat, action.card)
    state = deeds.led_or_played(state, action.seat, state.played.trick_number)
    state = state._replace(matters=state.matters._replace(pending=pending))
    return Ruling(state, (IrregularitySeen(kind, action.seat, action.card),))


def question(state: State) -> Decision:
    """Declarer decides on a defender's lead, either defender on declarer's."""
    play, pending = state.played, state.waits
    if pending.seat not in play.defenders:
        return Decision(pending.kind.value, BY_DECLARER, play.defenders, ACCEPT_OR_REFUSE)
    lead_is_partners = play.turn in play.defenders
    calls = (Option(REQUIRE, (pending.card.suit,)), Option(FORBID, (pending.card.suit,))) if lead_is_partners else ()
    options = (Option(ACCEPT), *calls, Option(LEAVE))
    return Decision(pending.kind.value, BY_DEFENDER, (play.contract.declarer,), options)


def settle(state: State, action: Choose) -> Ruling:
    """What was chosen."""
    taken = OptionTaken(action.seat, action.option, state.asked.law, action.suits)
    if action.option in {ACCEPT, REFUSE}:
        after, events = (accepted if action.option == ACCEPT else refused)(state)
        after = _may_be_overruled(state, after, action.seat)
    else:
        after, events = ruled_for_partner(state, action.option)
    return Ruling(after, (taken, *events))


def ruled_for_partner(state: State, option: str) -> Ruling:
    """What a defender's lead leads to that is not accepted: a demand on his partner's lead, or a penalty card."""
    pending, leader = state.waits, _proper_leader(state)
    if option == LEAVE:
        return left_as_penalty_card(state)
    state = lead_demanded(_without_pending(state), leader, option, (pending.card.suit,), state.asked.law)
    lying = [each for each in state.matters.penalty_cards if each.card == pending.card]
    state, _events = deeds.picked_up(state, lying)
    return Ruling(settled(state, leader), (CardWithdrawn(pending.seat, pending.card),))


def left_as_penalty_card(state: State) -> Ruling:
    """The card lies as a penalty card; of a lead that is his partner's now declarer has said all he has to say."""
    pending, leader = state.waits, _proper_leader(state)
    state = _without_pending(state)
    if leader in state.played.defenders:
        state = settled(state, leader, pending.card)
    return deeds.lay(state, pending.seat, [pending.card])


def accepted(state: State) -> Ruling:
    """The lead stands, and the hand on its left plays to it (Law 53A)."""
    pending = state.waits
    state = _without_pending(state)
    state = state._replace(play=state.played._replace(turn=pending.seat, leader=pending.seat))
    return deeds.enter(state, pending.card)


def refused(state: State) -> Ruling:
    """Declarer's card goes back; in classic the right hand leads the same suit if it can (Law 55B)."""
    pending, leader = state.waits, _proper_leader(state)
    state, events = goes_back(state)
    if pending.kind is WRONG_HAND and state.rules.same_suit_from_right_hand:
        limit = Limit(leader, Demand.REQUIRE, (pending.card.suit,), when=When.NEXT_LEAD, law=BY_DECLARER)
        state = state._replace(matters=debts.demanded_of(state.matters, limit))
    return Ruling(state, events)


def goes_back(state: State) -> Ruling:
    """The card goes back into its hand, and with it one that declarer has already put from the right one."""
    pending = state.waits
    events: list[TableEvent] = [*deeds.went_back(state, pending.seat, pending.card)]
    for ready in state.matters.ready:
        state = deeds.taken_back(state, ready)
        events.append(CardWithdrawn(ready.seat, ready.card))
    return Ruling(_without_pending(state), tuple(events))


# What is played without waiting.


def meanwhile(state: State, action: PlayCard) -> Ruling | None:
    """Declarer plays from the right hand as well: that card has been played, and his lead still waits (Law 55)."""
    pending, number = state.waits, state.played.trick_number
    if pending.kind is not WRONG_HAND or action.seat is not state.played.turn or state.matters.ready:
        return None
    seen = IrregularitySeen(Irregularity.PLAY_OUT_OF_TURN, action.seat, action.card)
    return Ruling(deeds.put_ahead(state, Ready(action.seat, action.card, number)), (seen,))


def condone(state: State, action: PlayCard) -> Ruling | None:
    """What becomes of the lead when a card is played before anybody has chosen; None if that card has to wait."""
    play, pending = state.played, state.waits
    if pending.seat in play.defenders:
        return _after_defender(state, action)
    if action.seat not in play.defenders:
        return None
    own_lead = action.seat is play.turn
    plays_to_it = action.seat is pending.seat.left and action.card.suit is pending.card.suit
    if own_lead and not plays_to_it:
        return goes_back(state)
    return condoned(state, action.seat)


def _after_defender(state: State, action: PlayCard) -> Ruling | None:
    """The proper leader's card is the lead; a card of declarer's hand next in turn accepts."""
    play, pending = state.played, state.waits
    if action.seat is play.turn:
        if play.turn in play.defenders or not state.rules.proper_lead_frees_card:
            return left_as_penalty_card(state)
        return goes_back(state)
    return condoned(state, action.seat) if action.seat is pending.seat.left else None


def condoned(state: State, seat: Seat) -> Ruling:
    """This player has accepted the lead by playing (Law 53A)."""
    kind = state.waits.kind
    state, events = accepted(state)
    return Ruling(state, (Condoned(seat, kind), *events))


# The second word.


def _may_be_overruled(before: State, after: State, chooser: Seat) -> State:
    """The defender next in turn after declarer's lead may still choose otherwise, where the code lets him (Law 55A).

    `before` it was chosen the lead waited.
    """
    pending, next_hand = before.waits, before.waits.seat.left
    may = before.rules.next_hand_overrules and pending.seat not in before.played.defenders and chooser is not next_hand
    overruling = Overruling(next_hand, pending, _proper_leader(before)) if may else None
    return after._replace(matters=after.matters._replace(overruling=overruling))


def overrule(state: State, action: Choose) -> Ruling | None:
    """The other option instead, by the defender who may have it until another card is played; None if he may not."""
    overruling, play = state.matters.overruling, state.played
    if overruling is None or action.seat is not overruling.seat or action.option != overruling_option(state).name:
        return None
    lead, stands = overruling.lead, bool(play.cards)
    matters = state.matters._replace(pending=lead, overruling=None)
    if stands:
        play = deeds.back_in_hand(play, [(lead.seat, lead.card)])._replace(cards=())
        matters = debts.owed_again(matters, play.trick_number, lead.seat, 0)
    state = state._replace(play=play._replace(turn=overruling.turn, leader=overruling.turn), matters=matters)
    again = (deeds.reopened(state),) if stands else ()
    state, events = (refused if stands else accepted)(state)
    return Ruling(state, (OptionTaken(action.seat, action.option, BY_DECLARER), *again, *events))


def overruling_option(state: State) -> Option:
    """What the defender may choose who may overrule his partner."""
    return Option(REFUSE if state.played.cards else ACCEPT)


def _proper_leader(state: State) -> Seat:
    """Whose lead it is while one out of turn waits."""
    leader = state.played.turn
    assert leader is not None
    return leader


def _without_pending(state: State) -> State:
    return state._replace(matters=state.matters._replace(pending=None))
