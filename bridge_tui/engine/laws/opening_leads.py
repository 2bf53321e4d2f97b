"""Law 54: the opening lead out of turn. By the declaring side it is nothing; by the wrong defender it gives declarer
five choices, of which the last makes his own hand dummy.

The lead is accepted when declarer plays. It is accepted as well once he has seen a card of dummy's (not in classic),
and he has spread his hand once he has shown a card of it; in classic also one that he has dropped.
"""

from __future__ import annotations

from dataclasses import replace

from bridge_tui.engine.actions import Choose, Expose, PlayCard, SpreadHand
from bridge_tui.engine.events import Condoned, HandSpread, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import Irregularity, Manner
from bridge_tui.engine.laws import leads
from bridge_tui.engine.laws.choices import ACCEPT, FORBID, LEAVE, REQUIRE, SPREAD
from bridge_tui.engine.state import Decision, Option, Ruling, State

LAW = 54
OUT_OF_TURN = Irregularity.OPENING_LEAD_OUT_OF_TURN


def notice(state: State, action: PlayCard) -> Ruling:
    """A card of the declaring side goes back at once; the other defender's waits for declarer's choice."""
    if action.seat in state.played.defenders:
        return leads.waits(state, action, OUT_OF_TURN)
    kind = Irregularity.OPENING_LEAD_BY_DECLARING_SIDE
    return Ruling(state, (IrregularitySeen(kind, action.seat, action.card),))


def question(state: State) -> Decision:
    """Declarer's five choices."""
    pending, declarer = state.waits, state.played.contract.declarer
    suit = (pending.card.suit,)
    options = (Option(FORBID, suit), Option(REQUIRE, suit), Option(LEAVE), Option(ACCEPT), Option(SPREAD))
    return Decision(OUT_OF_TURN.value, LAW, (declarer,), options)


def settle(state: State, action: Choose) -> Ruling:
    """What was chosen."""
    taken = OptionTaken(action.seat, action.option, LAW, action.suits)
    if action.option == SPREAD:
        state, events = _spread(state)
    elif action.option == ACCEPT:
        state, events = leads.accepted(state)
    else:
        state, events = leads.ruled_for_partner(state, action.option)
    return Ruling(state, (taken, *events))


def _spread(state: State) -> Ruling:
    """Declarer's hand becomes dummy, his partner declarer, and the lead stands (Law 54A)."""
    play = state.played
    contract = replace(play.contract, declarer=play.contract.dummy)
    state, events = leads.accepted(state._replace(play=play._replace(contract=contract)))
    return Ruling(state, (HandSpread(contract), *events))


def show(state: State, action: Expose | SpreadHand) -> Ruling | None:
    """What cards that are shown while the lead waits do to it; None if they do nothing."""
    contract, rules = state.played.contract, state.rules
    if isinstance(action, Expose) and not (action.seen and action.manner in SHOWN):
        return None
    if action.seat is contract.declarer:
        dropped = isinstance(action, Expose) and action.manner is Manner.ACCIDENT
        return None if dropped and not rules.shown_by_accident_is_spread else _spread(state)
    if action.seat is contract.dummy and rules.dummy_seen_accepts:
        state, events = leads.accepted(state)
        return Ruling(state, (Condoned(contract.declarer, OUT_OF_TURN), *events))
    return None


SHOWN = {Manner.ACCIDENT, Manner.DELIBERATE}
"""How a card is seen, and not only known."""


def condone(state: State, action: PlayCard) -> Ruling | None:
    """Declarer's own card accepts the lead; the proper leader's is the lead, and the other's a penalty card (58)."""
    play = state.played
    if action.seat is play.contract.declarer:
        return leads.condoned(state, action.seat)
    return leads.left_as_penalty_card(state) if action.seat is play.turn else None
