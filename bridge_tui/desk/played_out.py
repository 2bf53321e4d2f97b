"""A deal that is played out so that a revoke has just the facts that were told of it.

The deal is made by rounds: in twelve of them all four follow suit, three times in each suit, and its highest card lies
with whoever is to win it; the last card of each hand is of a suit of its own. At his revoke the player discards, or
ruffs with, the card that he would have followed with in the last round of its suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge_tui.desk.scenes import ONE_NOTRUMP, Scene
from bridge_tui.engine.actions import PlayCard
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Cards, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat

CLUBS, DIAMONDS, HEARTS, SPADES = Suit

ROUNDS = (DIAMONDS, DIAMONDS, CLUBS, SPADES, SPADES, HEARTS, HEARTS, HEARTS, CLUBS, CLUBS, DIAMONDS, SPADES)
"""The suits that are led, but for the thirteenth trick."""

TRICK = 6
"""The number of the trick at which somebody revokes: the first round of hearts."""

TRUMPS = SPADES
ONE_SPADE = "1S P P P"

LAST_BUT_ONE = 12
"""The number of the last trick but one."""


class Facts(NamedTuple):
    """What was told of an established revoke, with South as declarer."""

    revoker: Seat
    winner: Seat
    """Who won its trick: he himself by ruffing."""
    later: tuple[Seat, ...]
    """Who of his side won the tricks right after it: at most two, and the rest is lost."""


def dealt(facts: Facts, code: Code, turned: int) -> Scene:
    """The table at which this is going to happen, before the opening lead."""
    return Scene.dealt(code, turned, deal=_deal(_by_rounds(facts))).calls(ONE_SPADE)


def until_established(scene: Scene, facts: Facts) -> Scene:
    """The scene in which the revoke has been made and its side has played to the next trick."""
    return _played(scene, facts, 4 * (TRICK + 1))


def until_the_end(scene: Scene, facts: Facts) -> Scene:
    """The scene in which all thirteen tricks have been played."""
    return _played(scene, facts, 52)


def _played(scene: Scene, facts: Facts, cards: int) -> Scene:
    """The scene after so many cards: everybody plays his card of the round."""
    return by_rounds(scene, _as_played(facts), cards)


def by_rounds(scene: Scene, rounds: Sequence[Sequence[Card]], cards: int) -> Scene:
    """The scene after so many cards of the deal, played as these rounds have it."""
    play = scene.table.state.played
    for place in range(4 * len(play.tricks) + len(play.cards), cards):
        seat = scene.turn
        scene = scene.after(PlayCard(seat, rounds[place // 4][seat]))
    return scene


def _as_played(facts: Facts) -> list[list[Card]]:
    """The rounds as they are played: the revoker's card is one of a later round, to which he discards the other."""
    rounds, seat = [list(cards) for cards in _by_rounds(facts)], facts.revoker
    now, later = rounds[TRICK - 1], rounds[_discarded(facts)]
    now[seat], later[seat] = later[seat], now[seat]
    return rounds


def _discarded(facts: Facts) -> int:
    """The round, from 0, of which the revoker plays his card too early: of trumps if he ruffs, else of clubs."""
    suit = TRUMPS if facts.winner is facts.revoker else CLUBS
    return max(place for place, led in enumerate(ROUNDS) if led is suit)


def _winners(facts: Facts) -> tuple[Seat, ...]:
    """Who wins each round. In those before the revoke both sides win; who cannot lead to the next one wins none."""
    left, partner, right = facts.revoker.left, facts.revoker.partner, facts.revoker.right
    lost = (right,) * (len(ROUNDS) - TRICK - len(facts.later))
    trick = left if facts.winner is facts.revoker else facts.winner
    return (left, facts.revoker, partner, right, left, trick, *facts.later, *lost)


def _by_rounds(facts: Facts) -> tuple[tuple[Card, ...], ...]:
    return _rounds(_winners(facts), facts.revoker)


def _rounds(winners: Sequence[Seat], revoker: Seat) -> tuple[tuple[Card, ...], ...]:
    """The card of each seat by round: of each suit the four highest in its first, and so on; the last cards apart."""
    used = dict.fromkeys(Suit, 0)
    rounds = []
    for suit, winner in zip(ROUNDS, winners, strict=True):
        highest = 12 - used[suit]
        used[suit] += len(SEATS)
        rounds.append(tuple(Card.of(suit, highest - (seat - winner) % 4) for seat in SEATS))
    return (*rounds, _last(revoker))


def _last(revoker: Seat) -> tuple[Card, ...]:
    """The thirteenth cards: the trump is an opponent's, and the revoker's is of no suit that he discards from."""
    suits = (DIAMONDS, TRUMPS, HEARTS, CLUBS)
    return tuple(Card.of(suits[(seat - revoker) % 4], 0) for seat in SEATS)


def _deal(rounds: Sequence[Sequence[Card]]) -> Deal:
    return Deal.of([Cards.of(cards[seat] for cards in rounds) for seat in SEATS])


# A revoke at trick twelve.


def until_twelfth(revoker: Seat, leader: Seat, code: Code, turned: int) -> tuple[Scene, list[list[Card]]]:
    """Eleven tricks have been played and this hand leads spades; also the cards of all hands by trick.

    The revoker's partner has none of them left, and two suits. The revoker is going to play his last card first.
    """
    winners = (*(revoker.left, revoker.right) * 5, leader, revoker.right)
    rounds = [list(cards) for cards in _rounds(winners, revoker)]
    twelfth, last = rounds[LAST_BUT_ONE - 1], rounds[LAST_BUT_ONE]
    twelfth[revoker.partner], last[revoker.right] = last[revoker.right], twelfth[revoker.partner]
    deal = _deal(rounds)
    twelfth[revoker], last[revoker] = last[revoker], twelfth[revoker]
    scene = Scene.dealt(code, turned, deal=deal).calls(ONE_NOTRUMP)
    return by_rounds(scene, rounds, 4 * (LAST_BUT_ONE - 1)), rounds
