"""What a person does at the table. Saved games, scenario files and screens speak in these and in nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.irregularities import About, Manner, Word
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.seats import Seat


@dataclass(frozen=True, slots=True)
class MakeCall:
    """A player calls."""

    seat: Seat
    call: Call
    slip: bool = False
    """Whether he says that his call before this one was a slip of the tongue, and that this is what he meant (25A)."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card is led or played from the hand of `seat`.

    `by` is the player who moves it; None stands for whoever plays that hand (declarer, for dummy's).
    """

    seat: Seat
    card: Card
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class LookLastTrick:
    """A player turns the last trick (Law 66). It changes nothing but is remembered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choose:
    """A player takes one of the options that the open decision gives him."""

    seat: Seat
    option: str
    suit: Suit | tuple[Suit, ...] | None = None
    """The suit that he names with it; several where the law lets him name several."""
    card: Card | None = None
    rank: Rank | None = None
    """The rank that he names instead of a card, where the suit goes without saying or stands beside it."""

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that he names."""
        if self.suit is None:
            return ()
        return (self.suit,) if isinstance(self.suit, Suit) else self.suit


@dataclass(frozen=True, slots=True)
class Claim:
    """A player says how many of the tricks left his side will win (Law 68); the others are conceded.

    The trick in progress counts among those left. The statement that goes with it (Law 68C) is free words, and two
    things that the laws look for in it.
    """

    seat: Seat
    tricks: int
    line: str = ""
    """The line of play in his own words."""
    draws_trumps: bool = False
    """Whether he says that trumps are drawn first."""
    finesses: bool = False
    """Whether he says that a finesse is taken."""
    spread: bool = False
    """Whether he faces his hand with it."""


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """A player who is asked accepts the claim or contests it."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class CancelConcession:
    """A player says that tricks were conceded which could not be lost (Law 71)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Expose:
    """A player's cards become visible without being played: dropped, shown, or named as held."""

    seat: Seat
    cards: tuple[Card, ...]
    seen: bool = True
    """Whether his partner could have seen them."""
    manner: Manner = Manner.ACCIDENT


@dataclass(frozen=True, slots=True)
class SpreadHand:
    """A player faces his whole hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Remark:
    """A player draws attention to something, rightly or not."""

    seat: Seat
    about: About


@dataclass(frozen=True, slots=True)
class OwnUp:
    """A player says that he has gone wrong himself."""

    seat: Seat
    about: About = About.REVOKE


@dataclass(frozen=True, slots=True)
class Ask:
    """A player asks another whether he has none of the suit that he did not follow to (Law 61)."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ChangeCard:
    """A hand's card of this trick is changed, after another's revoke in it has been corrected (Law 62)."""

    seat: Seat
    """The hand; declarer changes dummy's."""
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class DeclineChange:
    """A hand's card of this trick is left as it is, although it might be changed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimRevoke:
    """After the play: a player says that a hand revoked at a trick, counted from 1 (Law 64)."""

    seat: Seat
    trick: int
    offender: Seat


@dataclass(frozen=True, slots=True)
class Designate:
    """Declarer says which card dummy plays without naming it whole (Law 46)."""

    seat: Seat
    suit: Suit | None = None
    rank: Rank | None = None
    word: Word | None = None


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """Dummy looks at a hand that he must not see, and loses his rights (Law 43)."""

    seat: Seat
    whose: Seat


TableAction = (
    MakeCall
    | PlayCard
    | Designate
    | LookAtHand
    | LookLastTrick
    | Choose
    | Claim
    | AnswerClaim
    | CancelConcession
    | Expose
    | SpreadHand
    | Remark
    | OwnUp
    | Ask
    | ChangeCard
    | DeclineChange
    | ClaimRevoke
)
"""Every action of one deal."""
