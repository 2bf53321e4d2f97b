"""What a card of the hand in turn is, once it is played: a revoke, which nobody sees, or a penalty card passed over."""

from __future__ import annotations

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.events import OptionTaken
from bridge_tui.engine.laws import corrections, deeds, penalty_cards, revokes
from bridge_tui.engine.laws.choices import ACCEPT
from bridge_tui.engine.matters import Ready
from bridge_tui.engine.state import Ruling, State
from bridge_tui.model.cards import Card


def played(state: State, card: Card, *, again: bool = False) -> Ruling:
    """The card of the hand in turn is in the trick, legal or not."""
    passed_over = penalty_cards.is_passed_over(state, card)
    entered = deeds.enter(revokes.noted(state, card), card, again=again)
    return penalty_cards.passed_over(state, entered, card) if passed_over else entered


def enters(state: State, ready: Ready) -> Ruling:
    """A card that lay ready for its turn is in the trick."""
    return played(deeds.taken_back(state, ready), ready.card, again=ready.again)


def settle_not_played(state: State, action: Choose) -> Ruling:
    """Declarer lets a card stand that passed over a penalty card, or not (Law 52).

    If he does not, and the hand could have followed suit, that has drawn attention to its revoke.
    """
    law, pending = penalty_cards.NOT_PLAYED_LAW, state.waits
    if action.option == ACCEPT:
        taken = OptionTaken(action.seat, action.option, law, card=pending.card)
        return Ruling(penalty_cards.let_stand(state), (taken,))
    revoke = [
        each for each in revokes.open_ones(state.matters) if (each.seat, each.card) == (pending.seat, pending.card)
    ]
    if revoke and not revoke[0].free:
        state, events = corrections.correct(penalty_cards.let_stand(state), revoke)
    else:
        state, events = penalty_cards.substituted(state)
    return Ruling(state, (OptionTaken(action.seat, action.option, law), *events))
