"""What a hand owes: the cards it may play. First it follows suit (Law 44), then it does what is demanded of it, then it
plays its penalty cards (Laws 50, 51). What it cannot do lapses for that turn (Law 59).
"""

from __future__ import annotations

from collections.abc import Iterable

from bridge_tui.engine.laws.claimed_play import left_by_claim
from bridge_tui.engine.matters import NOTHING, Demand, Limit, Matters, PenaltyCard, When
from bridge_tui.engine.play import legal_cards
from bridge_tui.engine.state import Play, State
from bridge_tui.model.cards import TEN, Card, CardRow
from bridge_tui.model.seats import Seat


def lawful(state: State) -> CardRow:
    """What the hand in turn may play."""
    play, matters = state.played, state.matters
    if play.turn is None:
        return CardRow()
    if matters is NOTHING:
        return left_by_claim(play, legal_cards(play.hands[play.turn], play.cards), state.claims)
    cards = left_by_claim(play, demanded(play, matters), state.claims)
    return named(matters, play.turn, cards) or after_penalty_cards(matters.penalty_cards_of(play.turn), cards)


def demanded(play: Play, matters: Matters) -> CardRow:
    """The cards of the hand in turn with which it follows suit and does what is demanded of it: others are a revoke."""
    assert play.turn is not None
    return meeting(matters.limits_of(play.turn), play, legal_cards(play.hands[play.turn], play.cards))


def meeting(limits: Iterable[Limit], play: Play, cards: CardRow) -> CardRow:
    """Those of these cards that meet the demands; what none of them can meet lapses (Law 59)."""
    for limit in limits:
        cards = CardRow(_meeting(limit, play, cards)) or cards
    return cards


def _meeting(limit: Limit, play: Play, cards: CardRow) -> Iterable[Card]:
    """Those of these cards that meet a demand."""
    if limit.when is not When.NEXT_CARD and play.cards:
        return cards
    match limit.demand:
        case Demand.REQUIRE:
            return (card for card in cards if card.suit in limit.suits)
        case Demand.FORBID:
            return (card for card in cards if card.suit not in limit.suits)
        case Demand.HIGHEST:
            return cards[-1:] if _follows(play, cards) else cards
        case Demand.LOWEST:
            return cards[:1] if _follows(play, cards) else cards
        case Demand.CARDS:
            return cards


def _follows(play: Play, cards: CardRow) -> bool:
    return bool(play.cards) and cards[0].suit is play.cards[0].suit


def named(matters: Matters, seat: Seat, cards: CardRow) -> CardRow:
    """Those of these cards that declarer has named, or that have to be put in the place of another; none as a rule."""
    wanted = [limit.cards for limit in matters.limits_of(seat) if limit.demand is Demand.CARDS]
    return CardRow(card for card in cards if wanted and all(card in row for row in wanted))


def after_penalty_cards(penalty_cards: tuple[PenaltyCard, ...], cards: CardRow) -> CardRow:
    """What a hand may play of these cards while it has penalty cards: one of them, if one is there.

    A minor one only stands in the way of the other small cards of its suit (Law 50C).
    """
    due = [each for each in penalty_cards if each.card in cards]
    major = CardRow(each.card for each in due if not each.minor)
    if major or not due:
        return major or cards
    minor = due[0].card
    return CardRow(card for card in cards if card is minor or card.suit is not minor.suit or card.rank >= TEN)
