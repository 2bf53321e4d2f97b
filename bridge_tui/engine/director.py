"""The director: asks the families of laws in order. He holds no law himself.

Each family has a `notice` (is this against the law?), a question with its options (who may choose what?), and a
`settle` (what does the choice do?); some say what a card means that is played while their question is open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, assert_never

from bridge_tui.engine import play as plays
from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    CancelConcession,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Expose,
    LookLastTrick,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
)
from bridge_tui.engine.events import CardWithdrawn
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import (
    changes,
    claims,
    concessions,
    deeds,
    last_trick,
    leads,
    opening_leads,
    penalty_cards,
    premature_plays,
    remarks,
    revoke_claims,
    revokes,
)
from bridge_tui.engine.laws.owed import demanded, lawful, named
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision, Option, Ruling, State

LiveOnly = Expose | SpreadHand | OwnUp | ClaimRevoke
Other = (
    Choose
    | Claim
    | AnswerClaim
    | CancelConcession
    | LookLastTrick
    | Remark
    | Ask
    | ChangeCard
    | DeclineChange
    | LiveOnly
)
"""Everything but calls and cards."""

Played = Callable[[State, PlayCard], Ruling | None]


class Family(NamedTuple):
    """A family of laws whose irregularities wait for a ruling."""

    question: Callable[[State], Decision]
    """Who may choose what."""
    settle: Callable[[State, Choose], Ruling]
    """What his choice does."""
    condone: Played
    """What becomes of the irregularity when a card is played before the choice; None if that card has to wait."""
    meanwhile: Played = lambda _state, _action: None
    """What a card does that leaves the question open; None if it is none of these."""


_LEADS = Family(leads.question, leads.settle, leads.condone, leads.meanwhile)

FAMILIES: Mapping[Irregularity, Family] = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: Family(opening_leads.question, opening_leads.settle, opening_leads.condone),
    Irregularity.LEAD_OUT_OF_TURN: _LEADS,
    Irregularity.LEAD_FROM_WRONG_HAND: _LEADS,
    Irregularity.PLAY_OUT_OF_TURN: Family(premature_plays.question, premature_plays.settle, premature_plays.goes_on),
    Irregularity.PENALTY_CARD_NOT_PLAYED: Family(
        penalty_cards.not_played_question, penalty_cards.settle_not_played, penalty_cards.goes_on
    ),
}
"""By the irregularity that waits."""

DUTIES: Sequence[Callable[[State], Decision | None]] = (
    changes.question,
    penalty_cards.lead_question,
    penalty_cards.which_question,
    changes.twelfth_question,
)
"""What is asked before the hand in turn plays, first things first."""

SETTLE: Mapping[str, Callable[[State, Choose], Ruling]] = {
    **{kind.value: family.settle for kind, family in FAMILIES.items()},
    penalty_cards.LEAD: penalty_cards.settle_lead,
    penalty_cards.WHICH: penalty_cards.name_card,
    changes.TWELFTH: penalty_cards.name_card,
    changes.CHANGE: changes.settle,
    claims.CLAIM: claims.choose,
    claims.TRUMPS: claims.choose,
    claims.DISPUTED: claims.choose,
}
"""By the kind of decision, what a choice does."""

OF_CLAIMS = frozenset({claims.CLAIM, claims.TRUMPS, claims.DISPUTED})
"""Decisions that stand until they are taken; all others follow from what waits and what is owed."""


def settled(ruling: Ruling) -> Ruling:
    """The ruling with all that follows by itself: cards that lie ready enter, the next question is asked."""
    state, events = ruling
    while (step := _next_step(state)) is not None:
        state, more = step
        events += more
    return Ruling(_asked(state), events)


def _next_step(state: State) -> Ruling | None:
    """What happens by itself now: a card that lies ready enters the trick or goes back."""
    play, matters = state.play, state.matters
    if play is None or play.turn is None or matters.pending is not None or not matters.faced or _is_claimed(state):
        return None
    faced = changes.in_turn(state)
    if faced is not None:
        return None if changes.question(state) else changes.enter(state, faced)
    stale = next((each for each in matters.faced if not play.cards and each.trick == play.trick_number), None)
    if stale is None:
        return None
    return Ruling(deeds.taken_back(state, stale), (CardWithdrawn(stale.seat, stale.card),))


def _asked(state: State) -> State:
    """The state with what may be played, and what has to be decided before."""
    if state.play is None:
        return state
    matters = NOTHING if state.matters == NOTHING else state.matters
    state = state._replace(play=state.play._replace(legal=lawful(state)), matters=matters)
    return state if _is_claimed(state) else state._replace(decision=_due(state))


def _due(state: State) -> Decision | None:
    matters, play = state.matters, state.played
    if play.turn is None or matters is NOTHING:
        return None
    if matters.pending is not None:
        return FAMILIES[matters.pending.kind].question(state)
    questions = (duty(state) for duty in DUTIES)
    return next((question for question in questions if question is not None), None)


def _is_claimed(state: State) -> bool:
    return state.decision is not None and state.decision.kind in OF_CLAIMS


# Choices.


def choose(state: State, action: Choose) -> Ruling:
    """What a choice leads to. Raises `Refused` unless it is offered to this player."""
    decision, seat = state.decision, action.seat
    if decision is None or seat not in decision.deciders:
        overruled = None if state.play is None else leads.overrule(state, action)
        if overruled is not None:
            return overruled
    if decision is None:
        raise Refused(Reason.NO_DECISION_OPEN, seat=seat)
    if seat not in decision.deciders:
        raise Refused(Reason.NOT_YOUR_DECISION, decision.law, seat=seat, deciders=decision.deciders)
    if not any(_names(option, action) for option in decision.options):
        raise Refused(Reason.OPTION_NOT_OFFERED, decision.law, seat=seat)
    return SETTLE[decision.kind](state, action)


def _names(option: Option, action: Choose) -> bool:
    """Whether the action takes this option and names what belongs to it."""
    suits = set(action.suits)
    fits_suits = bool(suits) is bool(option.suits) and suits <= set(option.suits)
    fits_card = (action.card in option.cards) if option.cards else action.card is None
    return option.name == action.option and fits_suits and fits_card and (option.several or len(suits) < 2)


# Cards.


def play(state: State, action: PlayCard) -> Ruling:
    """A card is faced as a lead or play: at a live table in turn or not, legal or not.

    Raises `Refused` for a card that this player cannot face, while something has to be decided that it does not answer,
    for what claims forbid and, at a guarded table, for all that the laws do not allow.
    """
    _refuse_impossible(state, action)
    seat, before = action.seat, Ruling(state)
    if state.decision is not None:
        meanwhile = _meanwhile(state, action)
        if meanwhile is not None:
            return meanwhile
        before = _condoned(state, action, state.decision)
        state = before.state
    state, events = _in_turn(state, action) if seat is state.played.turn else _out_of_turn(state, action)
    return Ruling(state, (*before.events, *events))


def _refuse_impossible(state: State, action: PlayCard) -> None:
    """Raises `Refused` for what cannot be done at any table. Who may not move a hand learns nothing of its cards."""
    now, seat = state.play, action.seat
    if now is None and state.auction.turn is not None:
        raise Refused(Reason.AUCTION_NOT_OVER, 41, seat=seat, turn=state.auction.turn)
    if now is None or now.turn is None:
        raise Refused(Reason.DEAL_OVER)
    if state.decision is not None and (not state.setup.live or _is_claimed(state)):
        raise state.decision.still_open(seat)
    legal = seat is now.turn and action.card in now.legal
    player = now.player_of(seat)
    if not state.setup.live and not legal:
        raise plays.refusal(now, action, player)
    if action.by is not None and action.by is not player:
        raise Refused(Reason.NOT_YOUR_HAND, 45, seat=seat, by=action.by, player=player)
    if not now.hands[seat] >> action.card & 1:
        raise Refused(Reason.CARD_NOT_HELD, seat=seat, card=action.card)
    revokes.refuse_meanwhile(state, seat)


def _meanwhile(state: State, action: PlayCard) -> Ruling | None:
    """What the card does if it leaves the question open."""
    pending = state.matters.pending
    if pending is not None:
        return FAMILIES[pending.kind].meanwhile(state, action)
    asked = state.decision is not None and state.decision.kind == penalty_cards.LEAD
    return penalty_cards.lead_before_choice(state, action) if asked else None


def _condoned(state: State, action: PlayCard, decision: Decision) -> Ruling:
    """What the card has answered. Raises `Refused` if it has to wait."""
    pending = state.matters.pending
    condoned = None if pending is None else FAMILIES[pending.kind].condone(state, action)
    if condoned is None:
        raise decision.still_open(action.seat)
    condoned = settled(condoned)
    if condoned.state.decision is not None:
        raise decision.still_open(action.seat)
    return condoned


def _out_of_turn(state: State, action: PlayCard) -> Ruling:
    """A card of a hand that is not in turn."""
    now = state.played
    if now.cards:
        return premature_plays.notice(state, action)
    return leads.notice(state, action) if now.dummy_faced else opening_leads.notice(state, action)


def _in_turn(state: State, action: PlayCard) -> Ruling:
    """A card of the hand in turn: it stands, and if it is a revoke nobody says so."""
    now, card = state.played, action.card
    if card not in now.legal:
        revokes.refuse_wrong_again(state, card)
        _refuse_bound(state, action)
    passed_over = penalty_cards.is_passed_over(state, card)
    entered = deeds.enter(revokes.noted(state, card), card)
    return penalty_cards.passed_over(state, entered, card) if passed_over else entered


def _refuse_bound(state: State, action: PlayCard) -> None:
    """Raises `Refused` for a card that would be legal but for a claim, or for what declarer has named."""
    now, matters, seat, card = state.played, state.matters, action.seat, action.card
    cards = demanded(now, matters)
    if card not in cards or penalty_cards.is_passed_over(state, card):
        return
    if named(matters, seat, cards):
        raise Refused(Reason.CARD_IS_NAMED, revokes.CORRECTION, seat=seat, card=card, cards=now.legal)
    raise plays.refusal(now, action, now.player_of(seat))


# What else is done.


def act(state: State, action: Other) -> Ruling:
    """Everything else that a person does at the table. Raises `Refused`, and then nothing has changed."""
    match action:
        case Choose():
            ruling = choose(state, action)
        case Claim():
            ruling = _claim(state, action)
        case AnswerClaim():
            ruling = claims.answer(state, action)
        case CancelConcession():
            ruling = concessions.cancel(state, action)
        case LookLastTrick():
            ruling = last_trick.look(state, action)
        case Remark():
            ruling = remarks.remarked(state, action)
        case Ask():
            ruling = remarks.asked(state, action)
        case ChangeCard():
            ruling = changes.change(state, action)
        case DeclineChange():
            ruling = changes.decline(state, action)
        case _:
            ruling = _live_only(state, action)
    return ruling


def _live_only(state: State, action: LiveOnly) -> Ruling:
    """What makes sense only where people may go wrong."""
    if not state.setup.live:
        raise Refused(Reason.GUARDED_TABLE, seat=action.seat)
    match action:
        case Expose():
            return _expose(state, action)
        case SpreadHand():
            return _spread(state, action)
        case OwnUp():
            return remarks.owned_up(state, action)
        case ClaimRevoke():
            return revoke_claims.claim(state, action)
        case _:
            assert_never(action)


def _claim(state: State, action: Claim) -> Ruling:
    if state.play is not None and state.play.turn is None:
        raise Refused(Reason.DEAL_OVER)
    revokes.refuse_meanwhile(state, action.seat, plays=False)
    return claims.claim(state, action)


def _expose(state: State, action: Expose) -> Ruling:
    seat, now = action.seat, state.play
    if now is None and state.auction.turn is not None:
        raise Refused(Reason.AUCTION_NOT_OVER, 41, seat=seat, turn=state.auction.turn)
    if now is None or now.turn is None:
        raise Refused(Reason.DEAL_OVER)
    for card in action.cards:
        if not now.hands[seat] >> card & 1:
            raise Refused(Reason.CARD_NOT_HELD, seat=seat, card=card)
    shown = _shown(state, action)
    return penalty_cards.expose(state, action) if shown is None else shown


def _shown(state: State, action: Expose | SpreadHand) -> Ruling | None:
    """What cards that are shown while an opening lead out of turn waits do to it."""
    pending = state.matters.pending
    waits = pending is not None and pending.kind is opening_leads.OUT_OF_TURN
    return opening_leads.show(state, action) if waits else None


def _spread(state: State, action: SpreadHand) -> Ruling:
    """A whole hand is faced: the answer to an opening lead out of turn, later a claim of all that is left (Law 68)."""
    now, seat = state.play, action.seat
    if now is None or now.turn is None or (now.dummy_faced and seat is now.contract.dummy):
        raise Refused(Reason.HAND_NOT_SPREAD, claims.LAW, seat=seat)
    if now.dummy_faced:
        return _claim(state, Claim(seat, now.tricks_left))
    shown = _shown(state, action) if seat is now.contract.declarer else None
    if shown is None:
        raise Refused(Reason.HAND_NOT_SPREAD, opening_leads.LAW, seat=seat)
    return shown
