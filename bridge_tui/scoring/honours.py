"""Honours: points for the top cards in one hand, whoever holds them and whatever the result (rubber law of honours)."""

from __future__ import annotations

from bridge_tui.model.cards import RANKS, TEN, Card, Cards, Strain, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat

TRUMP_HONOURS = {4: 100, 5: 150}
"""Points by the number of the five trump honours A K Q J 10 in one hand."""

FOUR_ACES = 150
"""At no-trump: all four aces in one hand."""


ACE = RANKS.index("A")


def honours_in_hand(hand: Cards, strain: Strain) -> int:
    """What a hand as dealt earns in honours at this strain: 0, 100 or 150.

    >>> honours_in_hand(Cards.parse("AKQJ2.432.432.43"), Strain.SPADES)
    100
    """
    trump = strain.trump
    if trump is None:
        return FOUR_ACES if all(Card.of(suit, ACE) in hand for suit in Suit) else 0
    held = sum(card.rank >= TEN for card in hand.in_suit(trump))
    return TRUMP_HONOURS.get(held, 0)


def honours(deal: Deal, strain: Strain) -> tuple[tuple[Seat, int], ...]:
    """The seats that were dealt honours at this strain, with their points."""
    points = ((seat, honours_in_hand(deal.hands[seat], strain)) for seat in SEATS)
    return tuple((seat, earned) for seat, earned in points if earned)
