"""Law 70: the cards that a claimer's side might normally play, "careless or inferior", but not irrational.

A closed rule for the program: Law 70 leaves to the director what is normal. Where that is in doubt several cards are
normal, and `normal_play` takes those that cost the claimer most (Law 70A). A *winner* is a card that no card of its
suit beats in an opponent's hand; that it may be ruffed does not count, for the trump may have been forgotten (70C).

* **Leading.** Stated: trumps, while an opponent holds one. Otherwise the first of these that the hand has: a suit
  headed by a winner, from the top; a suit in which partner has a winner or a ruff, its top or its lowest; a suit in
  which partner has a finesse, likewise; any suit, from the top. Where this hand has the finesse, it is partner who
  should lead the suit: its own winner there comes only after the leads that put him in.
* **Following.** The lowest card, if partner's is sure to win or none is of use; else the cheapest that is sure to win;
  else the highest. Second hand may also play low unless it alone is sure to win. Beside partner's card one is of use
  only if it beats a missing card that would beat his.
* **A finesse**, a card that the next opponent could still beat, is not taken with a sure card in hand, unless he has
  shown out of the suit, which proves it (70E), or it was stated; then nothing else is normal, except where the other
  opponent has shown out. A stated one takes the highest card that is not sure, or lets partner's run if only one
  card could beat it.
* **Void.** Partner's sure card is not ruffed. Otherwise the lowest trump that wins so far, or the lowest that is sure
  to win; second hand may also leave the ruff to partner.
* **Discarding.** The lowest of any suit; while there are losers no winner, no card that stands once the winners above
  it are played, and none that a finesse may win with.

Sets of cards are integers with a bit for each card number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge_tui.engine.play import winning_seat
from bridge_tui.model.cards import SUITS, Card, Suit
from bridge_tui.model.seats import SEATS

OF_SUIT = tuple(0x1FFF << 13 * suit for suit in SUITS)
"""By suit, the set of all its cards."""


class Line(NamedTuple):
    """The trump suit, and what the claimer has stated."""

    trump: Suit | None
    draws_trumps: bool
    finesses: bool


class Chair(NamedTuple):
    """A hand of the claimer's side and the three around it, as sets.

    Its player knows what the opponents hold together; which of them holds it, only if the other has shown out.
    """

    mine: int
    left: int
    partner: int
    right: int
    left_out: int
    """The suits that the left opponent has shown out of, a bit for each."""
    right_out: int

    def __repr__(self) -> str:
        return f"<chair with {self.mine.bit_count()} cards>"

    @property
    def across(self) -> Chair:
        """Partner's chair."""
        return Chair(self.partner, self.right, self.mine, self.left, self.right_out, self.left_out)

    def missing(self, suit: int) -> int:
        """What the opponents hold in this suit."""
        return (self.left | self.right) & OF_SUIT[suit]

    def winners(self, suit: int) -> int:
        """What no opponent can beat in this suit."""
        return _above(self.mine & OF_SUIT[suit], self.missing(suit))


def normal_cards(chair: Chair, trick: Sequence[Card], line: Line) -> int:
    """The cards of a hand, not empty, that may normally be played to this trick."""
    if not trick:
        return _leads(chair, line)
    return _follows(chair, trick, line) if chair.mine & OF_SUIT[trick[0] // 13] else _void(chair, trick, line)


def _above(cards: int, others: int) -> int:
    """Of cards of a suit those that beat all the others."""
    height = others.bit_length()
    return cards >> height << height


def _lowest(cards: int) -> int:
    return cards & -cards


def _top(cards: int) -> int:
    return 1 << cards.bit_length() >> 1


def _leads(chair: Chair, line: Line) -> int:
    """The leads of the best kind that the hand has."""
    cash = across = waiting = towards = tops = 0
    for suit in _suits_to_lead(chair, line):
        held = chair.mine & OF_SUIT[suit]
        if not held:
            continue
        top, top_or_low = _top(held), _top(held) | _lowest(held)
        waits, partner_waits = _finesse_waits(chair, suit, line), _finesse_waits(chair.across, suit, line)
        winner = top & chair.winners(suit)
        cash |= 0 if waits else winner
        across |= top_or_low if _puts_partner_in(chair, suit, line) and (partner_waits or not waits) else 0
        waiting |= winner
        towards |= top_or_low if partner_waits else 0
        tops |= top
    return cash or across or waiting or towards or tops


def _suits_to_lead(chair: Chair, line: Line) -> tuple[Suit, ...]:
    trump = line.trump
    if line.draws_trumps and trump is not None and chair.mine & OF_SUIT[trump] and chair.missing(trump):
        return (trump,)
    return SUITS


def _puts_partner_in(chair: Chair, suit: Suit, line: Line) -> bool:
    """Whether partner has a winner in this suit or can ruff it."""
    return bool(chair.across.winners(suit)) or _can_ruff(chair.partner, suit, line)


def _finesse_waits(chair: Chair, suit: Suit, line: Line) -> bool:
    """Whether a lead from partner would finesse against the right opponent.

    One of the side's cards lies between those missing, and this hand has the winner over them, or for want of one that
    card itself.
    """
    missing, held = chair.missing(suit), (chair.mine | chair.partner) & OF_SUIT[suit]
    winners = _above(held, missing)
    between = _above(held, _lowest(missing)) ^ winners
    heads = (winners or between) & chair.mine
    return bool(between and heads) and _finesse_is_normal(chair, suit, line)


def _finesse_is_normal(chair: Chair, suit: Suit, line: Line) -> bool:
    """Whether partner can lead this suit for a finesse that is proved or was stated (Law 70E)."""
    may_work = (line.finesses or chair.left_out >> suit & 1) and not chair.right_out >> suit & 1
    return bool(may_work and chair.partner & OF_SUIT[suit])


def _winning_turn(trick: Sequence[Card], trump: Suit | None) -> int:
    """The place in the trick, from 0, of the card that wins it so far."""
    return winning_seat(SEATS[0], trick, trump)


def _threat(chair: Chair, trick: Sequence[Card], suit: int) -> int:
    """What an opponent who has still to play may hold in this suit, as far as this side knows."""
    return 0 if len(trick) == 3 or chair.left_out >> suit & 1 else chair.missing(suit)


def _partner_is_sure(chair: Chair, trick: Sequence[Card], line: Line) -> bool:
    """Whether partner's card, or for second hand a card that he holds, wins in the suit led, or is let run."""
    suit, turn = trick[0].suit, _winning_turn(trick, line.trump)
    if len(trick) == 1:
        return bool(_above(chair.across.winners(suit), 1 << trick[0]))
    if turn != len(trick) - 2:
        return False
    beaten_by = _threat(chair, trick, suit) >> trick[turn]
    return not beaten_by or (line.finesses and beaten_by.bit_count() == 1 and not chair.right_out >> suit & 1)


def _follows(chair: Chair, trick: Sequence[Card], line: Line) -> int:
    suit, held = trick[0].suit, chair.mine & OF_SUIT[trick[0].suit]
    second, partner_is_sure = len(trick) == 1, _partner_is_sure(chair, trick, line)
    useful = _useful(chair, trick, line)
    sure = _above(useful, _threat(chair, trick, suit))
    if not useful or partner_is_sure:
        return _lowest(held) | (_lowest(sure) if second else 0)
    doubtful = useful ^ sure
    finesse = _top(doubtful) if line.finesses and not chair.right_out >> suit & 1 else 0
    choice = finesse or _lowest(sure) or _top(doubtful)
    return choice | (_lowest(held) if second and not sure else 0)


def _useful(chair: Chair, trick: Sequence[Card], line: Line) -> int:
    """The cards of the suit led that win so far; beside partner's, if they beat a missing card that would beat his."""
    suit, turn = trick[0].suit, _winning_turn(trick, line.trump)
    best = trick[turn]
    if best.suit is not suit:
        return 0
    better = _above(chair.missing(suit), 1 << best) if turn == len(trick) - 2 else 0
    return _above(chair.mine & OF_SUIT[suit], _lowest(better) or 1 << best)


def _void(chair: Chair, trick: Sequence[Card], line: Line) -> int:
    trump = line.trump
    if trump is None or _partner_is_sure(chair, trick, line):
        return _discards(chair, line)
    ruffs = _ruffs(chair, trick, trump)
    if not ruffs:
        return _discards(chair, line, useless=chair.mine & OF_SUIT[trump] & ~chair.winners(trump))
    sure = _above(ruffs, _threat(chair, trick, trump))
    partner_can = len(trick) == 1 and _can_ruff(chair.partner, trick[0].suit, line)
    return _lowest(ruffs) | (_lowest(sure) or _top(ruffs)) | (_discards(chair, line) if partner_can else 0)


def _can_ruff(hand: int, suit: Suit, line: Line) -> bool:
    return line.trump is not None and not hand & OF_SUIT[suit] and bool(hand & OF_SUIT[line.trump])


def _ruffs(chair: Chair, trick: Sequence[Card], trump: Suit) -> int:
    """The trumps of a hand without the suit led that win so far."""
    best = trick[_winning_turn(trick, trump)]
    return _above(chair.mine & OF_SUIT[trump], 1 << best if best.suit is trump else 0)


def _discards(chair: Chair, line: Line, *, useless: int = 0) -> int:
    """The lowest of each suit but trumps: losers first, winners after useless trumps; a trump for want of others."""
    losers = others = 0
    for suit in SUITS:
        if suit is not line.trump and (held := chair.mine & OF_SUIT[suit]):
            others |= _lowest(held)
            losers |= _lowest(held & ~_kept(chair, held, suit, line))
    return losers or _lowest(useless) or others or _lowest(chair.mine)


def _kept(chair: Chair, held: int, suit: Suit, line: Line) -> int:
    """Of the cards held in a suit, those that are not thrown away while the hand has others."""
    winners = chair.winners(suit)
    if winners.bit_count() >= max((hand & OF_SUIT[suit]).bit_count() for hand in (chair.left, chair.right)):
        return held
    return _above(held, _lowest(chair.missing(suit))) if _finesse_is_normal(chair, suit, line) else winners
