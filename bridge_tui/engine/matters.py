"""What a director keeps in mind at a live table: what waits for his ruling, what players owe, which revokes were made.

At a guarded table, and at a live one where nothing has gone wrong, there is nothing of it.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.wrong_calls import NO_WRONG_CALLS, WrongCalls
from bridge_tui.model.cards import Card, CardRow, Suit
from bridge_tui.model.seats import Seat


class PenaltyCard(NamedTuple):
    """A defender's card that lies face up, still in his hand (Law 50)."""

    seat: Seat
    card: Card
    minor: bool = False
    """One small card shown by accident, in the codes with two grades."""


class Demand(Enum):
    """What is demanded of the next card of a hand."""

    REQUIRE = "require_suit"
    FORBID = "forbid_suit"
    HIGHEST = "highest"
    """The highest of the suit led."""
    LOWEST = "lowest"
    CARDS = "cards"
    """One of certain cards."""


class When(Enum):
    """For which cards of a hand a demand holds."""

    NEXT_CARD = "next_card"
    NEXT_LEAD = "next_lead"
    """It lapses when another hand leads."""
    WHILE_LEADING = "while_leading"
    """For every lead until the hand loses the lead."""


class Limit(NamedTuple):
    """A demand on a hand. What cannot be met lapses for that turn (Law 59)."""

    seat: Seat
    demand: Demand
    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()
    when: When = When.NEXT_CARD
    law: int | None = None
    """By which law it was demanded."""


class RevokeStatus(Enum):
    """What has become of a revoke."""

    OPEN = "open"
    """Nobody has said anything, and it can still be corrected."""
    CORRECTABLE = "correctable"
    """Attention has been drawn to it, and a legal card is due."""
    CORRECTED = "corrected"
    ESTABLISHED = "established"
    WAIVED = "waived"
    """It stands and costs nothing."""


class Revoke(NamedTuple):
    """A failure to follow suit or to meet a demand, by a hand that could have (Law 61)."""

    seat: Seat
    trick: int
    """Its number, from 1."""
    card: Card
    led: Suit | None
    """The suit that was led to the trick; None if the card was the lead itself."""
    could: CardRow
    """The cards that it could have played instead."""
    ready: tuple[Card, ...]
    """The cards of other hands that lay ready for their turns when it was made."""
    free: bool
    """Whether it never costs tricks: dummy's, or the failure to play a card that lay faced (Law 64B)."""
    status: RevokeStatus = RevokeStatus.OPEN
    pays: bool = False
    """Whether it was claimed after the play, or ruled on as if it was established."""

    def __repr__(self) -> str:
        return f"<revoke at trick {self.trick}>"


class Ready(NamedTuple):
    """A card that has left its hand before its turn has come, and enters the trick when it does."""

    seat: Seat
    card: Card
    trick: int
    """To which trick it was played, counted from 1."""
    after: Seat | None = None
    """After whose revoke, which is corrected, it was played, if that gives a right to change it (Law 62C)."""
    again: bool = False
    """Whether it had been in the trick before the trick was opened again."""
    unbidden: bool = False
    """Whether dummy has put it there without being told to."""

    @property
    def is_free(self) -> bool:
        """Whether it may be changed freely, as a non-offender's."""
        return self.after is not None and self.after.side is not self.seat.side

    def also_after(self, revoker: Seat | None) -> Ready:
        """The same once this hand's revoke is corrected, too: of two rights to change it the better one holds."""
        again = self._replace(after=revoker)
        return again if again.is_free or self.after is None else self


class Pending(NamedTuple):
    """An irregularity that waits for a ruling."""

    kind: Irregularity
    seat: Seat
    card: Card
    lay: bool = False
    """Whether the card lay there as a penalty card before."""


class Settled(NamedTuple):
    """Declarer has had his say on the lead of a defender whose partner has penalty cards."""

    trick: int
    leader: Seat
    cards: tuple[Card, ...]
    """The penalty cards that he knew of."""


class Overruling(NamedTuple):
    """One defender has accepted or refused declarer's irregular lead; the other may still choose otherwise."""

    seat: Seat
    """Who may."""
    lead: Pending
    turn: Seat
    """Whose lead it was."""


class HalfNamed(NamedTuple):
    """Cards of dummy's of which one is played, as somebody has to say (Law 46)."""

    cards: CardRow
    by_defenders: bool
    """Whether declarer has left it to the defenders."""


class Spent(NamedTuple):
    """What a hand no longer owes. It is owed again if the trick is opened again at that card or before it."""

    trick: int
    seat: Seat | None
    """The hand whose card has met it; None for what has ended with the trick, or with another hand's lead."""
    owed: PenaltyCard | Limit


class Matters(NamedTuple):
    """What the director keeps in mind of one deal."""

    pending: Pending | None = None
    penalty_cards: tuple[PenaltyCard, ...] = ()
    limits: tuple[Limit, ...] = ()
    ready: tuple[Ready, ...] = ()
    revokes: tuple[Revoke, ...] = ()
    """In the order made. Those that are open are known to nobody but their hands."""
    spent: tuple[Spent, ...] = ()
    """Of this trick and the one before."""
    settled: Settled | None = None
    overruling: Overruling | None = None
    has_changed: bool = False
    """Whether a card has been changed since a trick was opened again last."""
    calls: WrongCalls = NO_WRONG_CALLS
    """What has gone wrong in the auction, and what of it follows into the play."""
    fresh: tuple[tuple[Card, Irregularity], ...] = ()
    """Penalty cards that have been exposed, or played early where declarer has no choice, since the last trick."""
    looked_at: tuple[Seat, ...] = ()
    """The hands that dummy has looked at, so that he has lost his rights (Law 43)."""
    warned: bool = False
    """Whether such a dummy has warned declarer of the wrong hand, so that the defenders choose it (Law 43B)."""
    designated: HalfNamed | None = None
    """What declarer has said of dummy's card, if it singles none out (Law 46)."""
    faced_hands: tuple[Seat, ...] = ()
    """The defenders who have faced their hands after a contested claim of declarer's (Law 70)."""
    told: tuple[int, int] = (0, 0)
    """The tricks of North–South and of East–West of which it was said that they have paid them for revokes."""

    def __repr__(self) -> str:
        return "<matters of the director>"

    @property
    def rightless(self) -> bool:
        """Whether dummy has lost his rights."""
        return bool(self.looked_at)

    def penalty_cards_of(self, seat: Seat) -> tuple[PenaltyCard, ...]:
        """The penalty cards of this hand."""
        return tuple(each for each in self.penalty_cards if each.seat is seat)

    def limits_of(self, seat: Seat) -> tuple[Limit, ...]:
        """What is demanded of this hand."""
        return tuple(each for each in self.limits if each.seat is seat)


NOTHING = Matters()
"""Nothing has gone wrong."""
