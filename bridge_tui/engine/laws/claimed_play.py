"""Law 70 in the rubber codes: a claimer who plays on may do nothing that he has not announced.

A closed rule for the program, since the laws speak of intentions: declarer takes no finesse that he has not stated, and
draws trumps or leaves them as he has stated or as a defender has asked. What cannot be obeyed lapses for that turn.
A later contested claim of his takes the place of the earlier one. A defender's binds nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge_tui.engine.laws.choices import DRAW_TRUMPS
from bridge_tui.engine.state import Claimed, ClaimStatus, Play
from bridge_tui.model.cards import Card, CardRow, Suit, holding
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SEATS, Seat


def left_by_claim(play: Play, legal: CardRow, claims: Sequence[Claimed]) -> CardRow:
    """Of the cards that the hand in turn might play otherwise those that declarer's last contested claim leaves it."""
    if not claims:
        return legal
    assert play.turn is not None
    made = binding_claim(play.contract, claims)
    if made is None or play.turn.side is not made.seat.side:
        return legal
    kept = _lead(play, legal, made) if not play.cards else legal if made.finesses else _without_finesse(play, legal)
    return CardRow(kept) or legal


def binding_claim(contract: Contract, claims: Sequence[Claimed]) -> Claimed | None:
    """The claim that binds declarer now, if one does."""
    played_on = (made for made in reversed(claims) if made.status is ClaimStatus.PLAYED_ON)
    return next((made for made in played_on if binds(contract, made)), None)


def binds(contract: Contract, made: Claimed) -> bool:
    """Whether this claim, if it is contested, binds the hands of the claimer's side: declarer's does."""
    return made.seat is contract.declarer


def _lead(play: Play, legal: CardRow, made: Claimed) -> Iterable[Card]:
    """The cards that may be led, as trumps are to be drawn or left; none where that cannot be obeyed."""
    trump = play.contract.trump
    if not made.trumps or not trumps_out(play):
        return legal
    draws = made.trumps == DRAW_TRUMPS
    return [card for card in legal if (card.suit is trump) is draws]


def trumps_out(play: Play) -> int:
    """How many trumps the defenders hold."""
    trump, declarer = play.contract.trump, play.contract.declarer
    if trump is None:
        return 0
    return sum(len(holding(play.hands[seat], trump)) for seat in (declarer.left, declarer.right))


def _without_finesse(play: Play, legal: CardRow) -> Iterable[Card]:
    """The cards of third hand that are no finesse.

    A finesse is a card after which declarer's side is winning the trick in the suit led, but fourth hand could hold a
    higher one, while third hand could have played a card that cannot be beaten. Once an opponent has shown out of the
    suit, be it in this trick, it is known who holds what, and nothing is a finesse (Law 70E).
    """
    assert play.turn is not None
    suit, out, opponents = play.cards[0].suit, shown_out(play), (play.turn.left, play.turn.right)
    if len(play.cards) != 2 or any((seat, suit) in out for seat in opponents):
        return legal
    unseen = max((card for seat in opponents for card in holding(play.hands[seat], suit)), default=None)
    own = [card for card in legal if card.suit is suit]
    if unseen is None or not own or max(own) < max(unseen, play.cards[1]):
        return legal
    return [card for card in legal if not _may_be_beaten(card, play.cards, unseen)]


def _may_be_beaten(card: Card, trick: Sequence[Card], unseen: Card) -> bool:
    """Whether declarer's side is winning with or beside this card, and the highest card that is out could beat it.

    All these cards are of one suit.
    """
    led, second = trick
    return second < max(led, card) < unseen


def shown_out(play: Play) -> frozenset[tuple[Seat, Suit]]:
    """Who has failed to follow to which suit so far: everybody has seen it."""
    tricks = [(trick.leader, trick.cards) for trick in play.tricks] + [(play.leader, play.cards)]
    return frozenset(
        (SEATS[(leader + turn) % 4], cards[0].suit)
        for leader, cards in tricks
        for turn, card in enumerate(cards)
        if card.suit is not cards[0].suit
    )
