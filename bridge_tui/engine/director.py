"""The director: asks the families of laws in order. He holds no law himself.

Each family has a `notice` (is this against the law?), a question with its options (who may choose what?), and a
`settle` (what does the choice do?); some say what a card means that is played while their question is open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bridge_tui.engine import calling
from bridge_tui.engine.actions import Choose, PlayCard
from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.engine.laws import (
    bars,
    changes,
    claims,
    deeds,
    designations,
    dummys_rights,
    lead_limits,
    leads,
    opening_leads,
    penalty_cards,
    played_cards,
    premature_plays,
)
from bridge_tui.engine.laws.owed import lawful
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision, Option, Ruling, State

Meaning = Callable[[State, PlayCard], Ruling | None]
"""What a card means that is played while a question is open; None if it does not mean that."""


class Family(NamedTuple):
    """A family of laws whose irregularities wait for a ruling."""

    question: Callable[[State], Decision]
    """Who may choose what."""
    settle: Callable[[State, Choose], Ruling]
    """What his choice does."""
    condone: Meaning
    """What becomes of the irregularity when a card is played before the choice; None if that card has to wait."""
    meanwhile: Meaning = lambda _state, _action: None
    """What a card does that leaves the question open; None if it is none of these."""


_LEADS = Family(leads.question, leads.settle, leads.condone, leads.meanwhile)

FAMILIES: Mapping[Irregularity, Family] = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: Family(opening_leads.question, opening_leads.settle, opening_leads.condone),
    Irregularity.LEAD_OUT_OF_TURN: _LEADS,
    Irregularity.LEAD_FROM_WRONG_HAND: _LEADS,
    Irregularity.PLAY_OUT_OF_TURN: Family(premature_plays.question, premature_plays.settle, premature_plays.goes_on),
    Irregularity.PENALTY_CARD_NOT_PLAYED: Family(
        penalty_cards.not_played_question, played_cards.settle_not_played, penalty_cards.goes_on
    ),
    Irregularity.CARD_NOT_NAMED: Family(
        designations.moved_question, designations.moved_settle, designations.moved_condone
    ),
}
"""By the irregularity that waits."""

DUTIES: Sequence[Callable[[State], Decision | None]] = (
    changes.question,
    dummys_rights.question,
    designations.question,
    lead_limits.question,
    penalty_cards.lead_question,
    penalty_cards.which_question,
    changes.twelfth_question,
)
"""What is asked before the hand in turn plays, first things first."""

SETTLE: Mapping[str, Callable[[State, Choose], Ruling]] = {
    **{kind.value: family.settle for kind, family in FAMILIES.items()},
    **dict.fromkeys((kind.value for kind in calling.FAMILIES), calling.settle),
    **dict.fromkeys((asked.value for asked in AskedOfAll), calling.answer),
    dummys_rights.HAND_CHOICE: dummys_rights.settle,
    designations.KIND: designations.settle,
    lead_limits.KIND: lead_limits.settle,
    penalty_cards.LEAD: penalty_cards.settle_lead,
    penalty_cards.WHICH: penalty_cards.name_card,
    changes.TWELFTH: penalty_cards.name_card,
    changes.QUESTION: changes.settle,
    **dict.fromkeys(claims.KINDS, claims.choose),
}
"""By the kind of decision, what a choice does."""


def completed(ruling: Ruling) -> Ruling:
    """The ruling with all that follows by itself: cards that lie ready enter, the next question is asked."""
    state, events = ruling
    while (step := _next_step(state)) is not None:
        state, more = step
        events += more
    return Ruling(_asked(state), events)


def _next_step(state: State) -> Ruling | None:
    """What happens by itself now: a card that lies ready enters the trick or goes back."""
    play, matters = state.play, state.matters
    if play is None or play.turn is None or matters.pending is not None or not matters.ready or is_claimed(state):
        return None
    ready = changes.in_turn(state)
    if ready is not None:
        return None if changes.question(state) else played_cards.enters(state, ready)
    stale = premature_plays.stale(state)
    if stale is None:
        return None
    state = deeds.taken_back(state, stale)
    return Ruling(state, deeds.went_back(state, stale.seat, stale.card))


def _asked(state: State) -> State:
    """The state with what may be played, and what has to be decided before."""
    state = state._replace(matters=NOTHING if state.matters == NOTHING else state.matters)
    if state.play is None:
        auction = state.auction._replace(legal=bars.lawful(state))
        return state._replace(auction=auction, decision=calling.due(state))
    state = state._replace(play=state.play._replace(legal=lawful(state)))
    return state if is_claimed(state) else state._replace(decision=_due(state))


def _due(state: State) -> Decision | None:
    matters, play = state.matters, state.played
    if play.turn is None or matters is NOTHING:
        return None
    asked = calling.due(state)
    if asked is not None:
        return asked
    if matters.pending is not None:
        return FAMILIES[matters.pending.kind].question(state).about(matters.pending.seat, matters.pending.card)
    questions = (duty(state) for duty in DUTIES)
    return next((question for question in questions if question is not None), None)


def is_claimed(state: State) -> bool:
    """Whether a claim waits for an answer."""
    return state.decision is not None and state.decision.kind in claims.KINDS


# Choices.


def choose(state: State, action: Choose) -> Ruling:
    """What a choice leads to. Raises `Refused` unless it is offered to this player."""
    decision, seat = state.decision, action.seat
    if decision is None:
        overruled = None if state.play is None else leads.overrule(state, action)
        if overruled is not None:
            return overruled
        raise Refused(Reason.NO_DECISION_OPEN, seat=seat)
    if seat not in decision.deciders:
        raise Refused(Reason.NOT_YOUR_DECISION, decision.law, seat=seat, deciders=decision.deciders)
    action = with_card(decision, action)
    if not any(_names(option, action) for option in decision.options):
        raise Refused(Reason.OPTION_NOT_OFFERED, decision.law, seat=seat)
    return SETTLE[decision.kind](state, action)


def with_card(decision: Decision, action: Choose) -> Choose:
    """The choice with its card, where that was named by its suit or rank alone and only one of those offered is it."""
    if action.card is not None or (action.rank is None and action.suit is None):
        return action
    cards = [
        card
        for option in decision.options
        for card in option.cards
        if option.name == action.option
        and action.rank in {None, card.rank}
        and (not action.suits or card.suit in action.suits)
    ]
    return replace(action, card=cards[0], suit=None, rank=None) if len(cards) == 1 else action


def _names(option: Option, action: Choose) -> bool:
    """Whether the action takes this option and names what belongs to it, and no suit twice."""
    suits = set(action.suits)
    fits_suits = bool(suits) is bool(option.suits) and suits <= set(option.suits) and len(suits) == len(action.suits)
    fits_card = (action.card in option.cards) if option.cards else action.card is None
    whole = fits_suits and fits_card and action.rank is None
    return option.name == action.option and whole and (option.several or len(suits) < 2)


# Cards that are played while a question is open.


def meanwhile(state: State, action: PlayCard) -> Ruling | None:
    """What the card does if it leaves the question open."""
    pending = state.matters.pending
    if pending is not None:
        return FAMILIES[pending.kind].meanwhile(state, action)
    asked = state.decision is not None and state.decision.kind in {lead_limits.KIND, penalty_cards.LEAD}
    return penalty_cards.lead_before_choice(state, action) if asked else None


def condoned(state: State, action: PlayCard, decision: Decision) -> Ruling:
    """What the card has answered. Raises `Refused` if it has to wait."""
    pending = state.matters.pending
    ruling = None if pending is None else FAMILIES[pending.kind].condone(state, action)
    if ruling is None:
        raise decision.still_open(action.seat)
    ruling = completed(ruling)
    if ruling.state.decision is not None:
        raise decision.still_open(action.seat)
    return ruling
