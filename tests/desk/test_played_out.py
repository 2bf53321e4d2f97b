"""A deal that is played out has just the facts that were told, counted here from the tricks alone."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.desk import played_out
from bridge_tui.desk.played_out import LAST_BUT_ONE, TRICK, Facts
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.state import Trick
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat


def status(revoker: Seat) -> RevokeStatus:
    """Dummy's never costs tricks (Law 64B); South plays."""
    return RevokeStatus.WAIVED if revoker is Seat.NORTH else RevokeStatus.ESTABLISHED


def winner(trick: Trick, trump: object) -> Seat:
    """By hand: the highest trump, else the highest card of the suit led."""
    led = trick.cards[0].suit
    suit = trump if any(card.suit is trump for card in trick.cards) else led
    seat, _card = max((play for play in trick.plays if play[1].suit is suit), key=lambda play: play[1].rank)
    return seat


@pytest.mark.parametrize("revoker", SEATS)
def test_all_facts(revoker: Seat) -> None:
    left, partner = revoker.left, revoker.partner
    laters: tuple[tuple[Seat, ...], ...] = ((), (partner,), (revoker,), (partner, partner), (revoker, partner))
    for who, later in product((revoker, partner, left), laters):
        facts = Facts(revoker, who, later)
        scene = played_out.until_the_end(played_out.dealt(facts, Code.RUBBER_1993, 0), facts)
        play, made = scene.table.state.played, scene.table.matters.revokes
        assert [(each.seat, each.trick, each.status) for each in made] == [(revoker, TRICK, status(revoker))]
        winners = [winner(trick, play.contract.trump) for trick in play.tricks]
        assert winners == [trick.winner for trick in play.tricks]
        assert winners[TRICK - 1] is who
        own = [seat for seat in winners[TRICK:] if seat.side is revoker.side]
        assert tuple(own) == later
        assert {seat.side for seat in winners[: TRICK - 1]} == {left.side, revoker.side}
        with_card = [
            trick.card_of(revoker) in made[0].could for trick in play.tricks[TRICK:] if trick.winner is revoker
        ]
        assert with_card == [True] * (revoker in later)


@pytest.mark.parametrize("revoker", SEATS)
def test_before_the_end_the_revoke_is_established(revoker: Seat) -> None:
    facts = Facts(revoker, revoker.left, ())
    scene = played_out.until_established(played_out.dealt(facts, Code.CLASSIC, 0), facts)
    assert len(scene.table.state.played.tricks) == TRICK + 1
    assert [each.status for each in scene.table.matters.revokes] == [status(revoker)]


@pytest.mark.parametrize("revoker", SEATS)
@pytest.mark.parametrize("second", [True, False])
def test_trick_twelve(revoker: Seat, second: bool) -> None:
    leader = revoker.right if second else revoker.left
    scene, rounds = played_out.until_twelfth(revoker, leader, Code.CLASSIC, 0)
    assert scene.turn is leader
    assert [len(hand) for hand in scene.table.hands] == [2] * 4
    partner = scene.table.hands[revoker.partner]
    led: Card = rounds[LAST_BUT_ONE - 1][leader]
    assert led.suit not in {card.suit for card in partner}
    assert len({card.suit for card in partner}) == 2
    after = played_out.by_rounds(scene, rounds, 48)
    assert [(each.seat, each.trick) for each in after.table.matters.revokes] == [(revoker, LAST_BUT_ONE)]
