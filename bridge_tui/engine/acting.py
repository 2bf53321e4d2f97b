"""What people do at the table, and to which law it goes: a card in turn or not, something said, shown or claimed."""

from __future__ import annotations

from typing import assert_never

from bridge_tui.engine import director
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
    Designate,
    Expose,
    LookAtHand,
    LookLastTrick,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
)
from bridge_tui.engine.events import Designated
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws import (
    changes,
    claims,
    concessions,
    designations,
    dummys_rights,
    exposed_in_auction,
    last_trick,
    leads,
    opening_leads,
    penalty_cards,
    played_cards,
    premature_plays,
    remarks,
    revoke_claims,
    revokes,
)
from bridge_tui.engine.laws.owed import demanded, named
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Ruling, State
from bridge_tui.model.cards import row

LiveOnly = Expose | SpreadHand | OwnUp | ClaimRevoke | LookAtHand
"""What makes sense only where people may go wrong."""

Other = (
    Choose
    | Claim
    | AnswerClaim
    | CancelConcession
    | Designate
    | LookLastTrick
    | Remark
    | Ask
    | ChangeCard
    | DeclineChange
    | LiveOnly
)
"""Everything but calls and cards."""


def play(state: State, action: PlayCard) -> Ruling:
    """A card is faced as a lead or play: at a live table in turn or not, legal or not.

    Raises `Refused` for a card that this player cannot face, while something has to be decided that it does not answer,
    for what claims forbid and, at a guarded table, for all that the laws do not allow.
    """
    if state.play is None and state.setup.live and not state.is_over:
        return _expose(state, Expose(action.seat, (action.card,), manner=Manner.DELIBERATE))  # led before its time
    _refuse_impossible(state, action)
    seat, before = action.seat, Ruling(state)
    if state.decision is not None:
        meanwhile = director.meanwhile(state, action)
        if meanwhile is not None:
            return meanwhile
        before = director.condoned(state, action, state.decision)
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
    if state.decision is not None and (not state.setup.live or director.is_claimed(state)):
        raise state.decision.still_open(seat)
    legal = seat is now.turn and action.card in now.legal
    player = now.player_of(seat)
    if not state.setup.live and not legal:
        raise plays.refusal(now, action, player)
    unbidden = action.by is seat and player is not seat
    if action.by is not None and action.by is not player and not (state.setup.live and unbidden):
        raise Refused(Reason.NOT_YOUR_HAND, 45, seat=seat, by=action.by, player=player)
    if not now.hands[seat] >> action.card & 1:
        raise Refused(Reason.CARD_NOT_HELD, seat=seat, card=action.card)
    revokes.refuse_meanwhile(state, seat)


def _out_of_turn(state: State, action: PlayCard) -> Ruling:
    """A card of a hand that is not in turn."""
    now = state.played
    if now.cards:
        return premature_plays.notice(state, action)
    return leads.notice(state, action) if now.dummy_faced else opening_leads.notice(state, action)


def _in_turn(state: State, action: PlayCard) -> Ruling:
    """A card of the hand in turn: it stands, and if it is a revoke nobody says so."""
    now, card = state.played, action.card
    if action.by is action.seat is not now.player_of(action.seat):
        return designations.moved(state, action)
    if card not in now.legal:
        revokes.refuse_wrong_again(state, card)
        _refuse_bound(state, action)
    return played_cards.played(state, card)


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
            ruling = director.choose(state, action)
        case Claim():
            ruling = _claim(state, action)
        case AnswerClaim():
            ruling = claims.answer(state, action)
        case CancelConcession():
            ruling = concessions.cancel(state, action)
        case Designate():
            ruling = _designate(state, action)
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
        case LookAtHand():
            return dummys_rights.look(state, action)
        case ClaimRevoke():
            return revoke_claims.claim(state, action)
        case _:
            assert_never(action)


def _designate(state: State, action: Designate) -> Ruling:
    """Declarer's words mean one card of dummy's, which is played, or somebody has to say which."""
    cards = designations.meant(state, action)
    said = Designated(action.seat, action.suit, action.rank, action.word)
    if len(cards) == 1:
        state, events = play(state, PlayCard(state.played.contract.dummy, cards[0], action.seat))
    elif state.decision is not None:
        raise state.decision.still_open(action.seat)
    else:
        state, events = designations.unclear(state, action, cards)
    return Ruling(state, (said, *events))


def _claim(state: State, action: Claim) -> Ruling:
    if state.is_over:
        raise Refused(Reason.DEAL_OVER)
    if action.spread and not state.setup.live:
        raise Refused(Reason.GUARDED_TABLE, seat=action.seat)
    revokes.refuse_meanwhile(state, action.seat, plays=False)
    return claims.claim(state, action)


def _expose(state: State, action: Expose) -> Ruling:
    seat, now = action.seat, state.play
    if state.is_over:
        raise Refused(Reason.DEAL_OVER)
    hands = state.setup.deal.hands if now is None else now.hands
    for card in action.cards:
        if not hands[seat] >> card & 1:
            raise Refused(Reason.CARD_NOT_HELD, seat=seat, card=card)
    if now is None:
        return exposed_in_auction.expose(state, action)
    pending = state.matters.pending
    waits = pending is not None and pending.kind is opening_leads.OUT_OF_TURN
    shown = opening_leads.show(state, action) if waits else None
    return penalty_cards.expose(state, action) if shown is None else shown


def _spread(state: State, action: SpreadHand) -> Ruling:
    """A whole hand is faced: before the opening lead its cards are exposed, later that claims the rest (68)."""
    now, seat = state.play, action.seat
    if state.is_over or (now is not None and now.dummy_faced and seat is now.contract.dummy):
        raise Refused(Reason.HAND_NOT_SPREAD, claims.LAW, seat=seat)
    made = claims.by_facing(state, seat)
    if made is not None:
        return _claim(state, made)
    if now is not None and now.dummy_faced:
        return claims.faced(state, seat)
    hands = state.setup.deal.hands if now is None else now.hands
    return _expose(state, Expose(seat, row(hands[seat]), manner=Manner.DELIBERATE))
