"""The play by Laws 41 to 45: whose card is next, which cards he may play, who wins the trick."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.engine.actions import PlayCard
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Play, Trick, new
from bridge_tui.model.cards import Card, CardRow, Suit, holding, row
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import LEFT, SEATS, Seat

CONTESTED_CLAIM = 70
"""The law by which a claimer who plays on is bound by what he has said."""


def opening(contract: Contract, deal: Deal) -> Play:
    """The play before the opening lead, which is due from declarer's left (Law 41)."""
    leader = contract.declarer.left
    return Play(contract, deal.hands, leader, row(deal.hands[leader]), leader)


def legal_cards(hand: int, trick: tuple[Card, ...]) -> CardRow:
    """The cards of a hand that may be played to this trick (Law 44): of the suit led if it has one, otherwise any."""
    following = holding(hand, trick[0] // 13) if trick else None
    return following or row(hand)


def after(play: Play, card: Card) -> Play:
    """The play after the hand in turn has played this card; the winner of a complete trick leads next."""
    contract, held, seat, _, leader, cards, tricks, _ = play
    assert seat is not None
    hands = [*held]
    hands[seat] ^= 1 << card
    cards = (*cards, card)
    if len(cards) < 4:
        left = LEFT[seat]
        return new(Play, (contract, tuple(hands), left, legal_cards(hands[left], cards), leader, cards, tricks, True))
    winner = winning_seat(leader, cards, contract.trump)
    tricks = (*tricks, Trick(leader, cards, winner))
    turn = winner if len(tricks) < 13 else None
    return new(Play, (contract, tuple(hands), turn, row(hands[winner]), winner, (), tricks, True))


def winning_seat(leader: Seat, cards: Sequence[Card], trump: Suit | None) -> Seat:
    """Who wins these cards, played clockwise from the leader: the highest trump, else the highest of the suit led.

    >>> from bridge_tui.model.cards import Card
    >>> winning_seat(Seat.WEST, [Card.parse(text) for text in ("HJ", "HQ", "HK", "CA")], None)
    <Seat.EAST: 1>
    """
    best, turn = cards[0], 0
    for index in range(1, len(cards)):
        card = cards[index]
        if card // 13 == best // 13:
            if card > best:
                best, turn = card, index
        elif card // 13 == trump:
            best, turn = card, index
    return SEATS[(leader + turn) % 4]


def refusal(play: Play, action: PlayCard, actor: Seat | None) -> Refused:
    """Why this card, which is not a legal one of the hand in turn, is refused; `actor` plays that hand.

    Who may not move a hand learns nothing of its cards.
    """
    seat, card = action.seat, action.card
    if seat is not play.turn:
        return Refused(Reason.NOT_YOUR_TURN_TO_PLAY, 44, seat=seat, turn=play.turn)
    if action.by is not None and action.by is not actor:
        return Refused(Reason.NOT_YOUR_HAND, 45, seat=seat, by=action.by, player=actor)
    if not play.hands[seat] >> card & 1:
        return Refused(Reason.CARD_NOT_HELD, seat=seat, card=card)
    if card in legal_cards(play.hands[seat], play.cards):
        return _against_the_claim(play, action, actor)
    led = play.cards[0]
    return Refused(Reason.MUST_FOLLOW_SUIT, 44, seat=seat, card=card, leader=play.leader, led=led, cards=play.legal)


def _against_the_claim(play: Play, action: PlayCard, actor: Seat | None) -> Refused:
    """Why a card that could be played otherwise is not what a contested claim leaves."""
    seat, card = action.seat, action.card
    if play.cards:
        finesse = Reason.FINESSE_NOT_STATED
        return Refused(finesse, CONTESTED_CLAIM, seat=seat, card=card, cards=play.legal, player=actor)
    drawn = card.suit is not play.contract.trump
    reason = Reason.TRUMPS_TO_BE_DRAWN if drawn else Reason.TRUMPS_TO_BE_LEFT
    return Refused(reason, CONTESTED_CLAIM, seat=seat, card=card, player=actor)
