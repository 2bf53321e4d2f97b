"""Laws 70 and 71: the tricks that a claimer, or a side that has conceded, is left with by its worst normal play.

The opponents may play any legal card, seeing everything; the side itself plays *normal* cards only (`normal_cards`),
and of these the ones that cost it most, for doubt goes against the claimer (Law 70A). So everybody wants the same, and
what is looked for is the way through the ending on which the side wins fewest tricks, not a balance of two wills.

It is a closed rule for the program; Law 70 leaves the matter to the director. A trump of an opponent's that was not
mentioned always counts as forgotten (70C). A defender is judged as if he saw his partner's hand but not dummy's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridge_tui.engine.laws.normal_cards import OF_SUIT, Chair, Line, normal_cards
from bridge_tui.engine.play import legal_cards, winning_seat
from bridge_tui.engine.state import new
from bridge_tui.model.cards import Card, Suit, row
from bridge_tui.model.seats import SEATS, Seat, Side

MOST_CARDS = 6
"""In each hand; with more the search is not tried."""


class Ending(NamedTuple):
    """What is left of a deal when the play stops."""

    hands: tuple[int, ...]
    """What each seat still holds, as bits of card numbers."""
    leader: Seat
    """Who has led to the trick in progress, or has to lead."""
    cards: tuple[Card, ...]
    """The trick in progress, clockwise from the leader; may be empty."""
    trump: Suit | None
    shown_out: frozenset[tuple[Seat, Suit]]
    """Who has failed to follow to which suit, also in the trick in progress: everybody has seen it."""

    def __repr__(self) -> str:
        return f"<ending of {max(hand.bit_count() for hand in self.hands)} tricks>"


class _Position(NamedTuple):
    """A point on the way through an ending."""

    hands: tuple[int, ...]
    leader: Seat
    cards: tuple[Card, ...]
    shown_out: int
    """A bit for each seat and suit: 4 · seat + suit. Only those of the opponents are kept up."""

    def __repr__(self) -> str:
        return f"<position of {_tricks_left(self)} tricks>"


def fewest_tricks(ending: Ending, side: Side, *, draws_trumps: bool, finesses: bool) -> int:
    """The fewest of the tricks left (the one in progress included) that `side` wins by normal play.

    Its opponents may do whatever is legal. `draws_trumps` and `finesses` say what the side has stated of its line.
    Raises `ValueError` for more than `MOST_CARDS` in a hand.
    """
    if max(hand.bit_count() for hand in ending.hands) > MOST_CARDS:
        raise ValueError(f"an ending has at most {MOST_CARDS} cards in a hand")
    search = _Search(side, Line(ending.trump, draws_trumps, finesses))
    shown_out = sum(1 << 4 * seat + suit for seat, suit in ending.shown_out)
    return search.fewest(_Position(ending.hands, ending.leader, ending.cards, shown_out))


class _Search(NamedTuple):
    """Looks for the worst way by the tricks won on it: first all ways as long as they win none, then one, and so on."""

    side: Side
    line: Line

    def fewest(self, start: _Position) -> int:
        """The fewest tricks that the side wins from this position on."""
        seen: set[_Position] = set()
        now, won, fewest = [start], 0, _tricks_left(start)
        while won < fewest:
            later: list[_Position] = []
            while now and won < fewest:
                position = now.pop()
                if position in seen:
                    continue
                seen.add(position)
                if self._wins_the_rest(position):
                    fewest = min(fewest, won + _tricks_left(position))
                    continue
                for after in self._after(position):
                    (now if after.cards or after.leader.side is not self.side else later).append(after)
            now, won = later, won + 1
        return fewest

    def _wins_the_rest(self, position: _Position) -> bool:
        """Whether the side cannot but win all that is left, be it nothing.

        The hand on lead has winners only, and partner's cards are lower or winners too.
        """
        hands, leader, trick, _ = position
        if trick or (leader.side is not self.side and any(hands)):
            return False
        out, mine, partner = hands[leader.left] | hands[leader.right], hands[leader], hands[leader.partner]
        if self.line.trump is not None and out & OF_SUIT[self.line.trump]:
            return False
        return _beats_all(mine, out) and (_beats_all(mine, partner) or _beats_all(partner, out))

    def _after(self, position: _Position) -> Iterator[_Position]:
        """The positions one card later; a complete trick is gone and its winner is the leader."""
        hands, leader, trick, shown_out = position
        seat = SEATS[(leader + len(trick)) % 4]
        for card in row(self._choice(position, seat)):
            left = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
            cards, shown = (*trick, card), shown_out
            if cards[0].suit is not card.suit and seat.side is not self.side:
                shown |= 1 << 4 * seat + cards[0].suit
            if len(cards) < 4:
                yield new(_Position, (left, leader, cards, shown))
            else:
                yield new(_Position, (left, winning_seat(leader, cards, self.line.trump), (), shown))

    def _choice(self, position: _Position, seat: Seat) -> int:
        """The cards that this hand may play and that differ in what comes of them."""
        hands, trick = position.hands, position.cards
        if seat.side is self.side:
            playable = normal_cards(_chair(position, seat), trick, self.line)
        else:
            playable = sum(1 << card for card in legal_cards(hands[seat], trick))
        return _different(playable, sum(hands) - hands[seat] | sum(1 << card for card in trick))


def _chair(position: _Position, seat: Seat) -> Chair:
    hands, shown_out = position.hands, position.shown_out
    left, partner, right = seat.left, seat.partner, seat.right
    return Chair(hands[seat], hands[left], hands[partner], hands[right], shown_out >> 4 * left, shown_out >> 4 * right)


def _tricks_left(position: _Position) -> int:
    return max(hand.bit_count() for hand in position.hands)


def _beats_all(cards: int, others: int) -> bool:
    """Whether in each suit the lowest of the cards is higher than all the others."""
    return all(not cards & suit or (cards & suit) & -(cards & suit) > others & suit for suit in OF_SUIT)


def _different(cards: int, others: int) -> int:
    """Of cards that touch, with none of the others between, the lowest."""
    kept, last = 0, None
    for card in row(cards):
        if last is None or card.suit is not last.suit or others >> last & (1 << card - last) - 1:
            kept |= 1 << card
        last = card
    return kept
