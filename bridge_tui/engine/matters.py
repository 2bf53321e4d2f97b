"""What a director keeps in mind at a live table: what waits for his ruling, what players owe, which revokes were made.

At a guarded table, and at a live one where nothing has gone wrong, there is nothing of it.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.irregularities import Irregularity
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


class Limit(NamedTuple):
    """A demand on a hand. What cannot be met lapses for that turn (Law 59)."""

    seat: Seat
    demand: Demand
    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()
    keeps_lead: bool = False
    """Whether it holds for every lead until the hand loses the lead; otherwise for its next card."""


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
    limits: tuple[Limit, ...]
    """What was demanded of it then."""
    faced: PenaltyCard | None
    """The penalty card that this card was, if it was one."""
    free: bool
    """Whether it never costs tricks: dummy's, or the failure to play a card that lay faced (Law 64B)."""
    status: RevokeStatus = RevokeStatus.OPEN
    pays: bool = False
    """Whether it was claimed after the play, or ruled on as if it was established."""

    def __repr__(self) -> str:
        return f"<revoke at trick {self.trick}>"


class MayChange(Enum):
    """Whether a card that was played after another's revoke may be changed once that is corrected (Law 62C)."""

    NO = "no"
    FREELY = "freely"
    """A non-offender's."""
    AFTER_CHANGE = "after_change"
    """The offender's partner's, if a non-offender before him has changed his."""


class Faced(NamedTuple):
    """A card that has left its hand before its turn has come and enters the trick when it does."""

    seat: Seat
    card: Card
    trick: int
    """To which trick it was played, counted from 1."""
    change: MayChange = MayChange.NO
    again: bool = False
    """Whether it had been in the trick before the trick was opened again."""


class Pending(NamedTuple):
    """An irregularity that waits for a ruling."""

    kind: Irregularity
    seat: Seat
    card: Card
    turn: Seat
    """Whose hand was in turn."""
    limits: tuple[Limit, ...] = ()
    """What was demanded of the hand that the card came from."""


class Matters(NamedTuple):
    """All of it."""

    pending: Pending | None = None
    penalty_cards: tuple[PenaltyCard, ...] = ()
    limits: tuple[Limit, ...] = ()
    faced: tuple[Faced, ...] = ()
    revokes: tuple[Revoke, ...] = ()
    """In the order made. Those that are open are known to nobody but their hands."""
    lead_is_free: bool = False
    """Whether declarer has said of the next lead that the partner of a penalty card may lead what he likes."""
    has_changed: bool = False
    """Whether a non-offender has changed his card in the trick that was opened again."""
    overruled_by: Seat | None = None
    """Who may still choose otherwise than his partner has, in the matter of declarer's last irregular lead."""
    spoken: Pending | None = None
    """That lead."""

    def __repr__(self) -> str:
        return "<matters of the director>"

    def penalty_cards_of(self, seat: Seat) -> tuple[PenaltyCard, ...]:
        """The penalty cards of this hand."""
        return tuple(each for each in self.penalty_cards if each.seat is seat)

    def limits_of(self, seat: Seat) -> tuple[Limit, ...]:
        """What is demanded of this hand."""
        return tuple(each for each in self.limits if each.seat is seat)


NOTHING = Matters()
"""Nothing has gone wrong."""
