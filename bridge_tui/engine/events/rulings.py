"""What has gone wrong, what was chosen, and what has become of cards and tricks."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class OptionTaken:
    """A player took one of the options that he had."""

    seat: Seat
    option: str
    law: int | None = None
    suits: tuple[Suit, ...] = ()
    card: Card | None = None
    """The card that was named, or that was let stand."""
    call: Call | None = None
    """The call that it was about."""
    of_all: AskedOfAll | None = None
    """What all four were asked, if it is an answer to that."""


@dataclass(frozen=True, slots=True)
class IrregularitySeen:
    """Something irregular has come to light."""

    kind: Irregularity
    seat: Seat
    """The hand that it was done with."""
    card: Card | None = None
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class Condoned:
    """A player went on without a ruling, so that what was irregular stands (Laws 52 to 54, 60)."""

    seat: Seat
    kind: Irregularity


@dataclass(frozen=True, slots=True)
class CardWithdrawn:
    """A card that was faced goes back into its hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardStands:
    """A card that was faced before another was corrected stays as it was played."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardChanged:
    """A player has taken back his card of this trick and played another, as the law allows him (Law 62)."""

    seat: Seat
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class TrickReopened:
    """A trick is in progress again, because a card that was played to it has to be replaced."""

    trick: int
    """Its number, from 1."""
    cards: int
    """How many cards of it are still in it."""


@dataclass(frozen=True, slots=True)
class PenaltyCardLaid:
    """A defender's card lies face up and has to be played at the first legal opportunity (Law 50)."""

    seat: Seat
    card: Card
    minor: bool = False


@dataclass(frozen=True, slots=True)
class PenaltyCardMadeMajor:
    """A minor penalty card is a major one from now on: another card of the hand lies there, too (Law 50B)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsShown:
    """Cards were seen that cost nothing: declarer's or dummy's."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsPickedUp:
    """A player dropped so many cards that his partner could not see, and picked them up."""

    seat: Seat
    count: int
    law: int
    """Of the auction 24, of declarer's and dummy's cards 48, of a defender's 49."""


@dataclass(frozen=True, slots=True)
class HandSpread:
    """Declarer has faced his hand after an opening lead out of turn: he becomes dummy (Law 54)."""

    contract: Contract
    """The contract with its new declarer."""


@dataclass(frozen=True, slots=True)
class RevokeClaimed:
    """A player has said that a hand revoked at a trick, and the record was looked at (Law 64)."""

    seat: Seat
    trick: int
    offender: Seat
    found: bool


@dataclass(frozen=True, slots=True)
class TricksTransferred:
    """Tricks go over to a side for a revoke (Law 64)."""

    side: Side
    """Who has them now."""
    tricks: int
