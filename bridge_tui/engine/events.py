"""What has happened at the table, in the past tense. Faces and records are told of it in these."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.irregularities import About, AskedOfAll, Irregularity, Word
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class CallMade:
    """A call was made and stands."""

    seat: Seat
    call: Call

    def __repr__(self) -> str:
        return f"CallMade(seat={self.seat.name}, call={self.call})"


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """A call does not stand."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class SlipStated:
    """A player has said that his last call was a slip, and which one he meant (Law 25A)."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Barred:
    """A player has to pass at his next turn, or for the rest of the auction."""

    seat: Seat
    rest: bool
    """Whether it is for the rest of the auction."""
    law: int
    """The law of what has brought it."""


@dataclass(frozen=True, slots=True)
class BarLifted:
    """A player may call again as he likes: his partner's call was held to mean the same as the one withdrawn (23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnGivenBack:
    """Passes have been cancelled, since a call out of turn had kept this player from calling (Law 34)."""

    seat: Seat
    passes: int
    """How many have been cancelled."""


@dataclass(frozen=True, slots=True)
class AuctionClosed:
    """Three passes followed the last bid: the contract is made."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Four passes opened the auction: nobody plays, nobody scores."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led or played and stands."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DummyFaced:
    """After the opening lead dummy's hand lies open."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete; its winner leads to the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayEnded:
    """The deal is over; `tricks` are those of the declaring side."""

    tricks: int


@dataclass(frozen=True, slots=True)
class LastTrickTurned:
    """A player looked at the last trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A player claimed so many of the tricks left."""

    seat: Seat
    tricks: int
    left: int
    line: str = ""
    draws_trumps: bool = False
    finesses: bool = False
    spread: bool = False
    """Whether he faced his hand with it."""


@dataclass(frozen=True, slots=True)
class ClaimAnswered:
    """A player accepted the claim or contested it; the claimer's own partner objected to it."""

    seat: Seat
    accept: bool
    claimer: Seat


@dataclass(frozen=True, slots=True)
class ClaimSettled:
    """The claim ended the play: the claimer's side has so many of the tricks that were left."""

    seat: Seat
    tricks: int
    left: int
    adjudicated: bool
    """Whether the law decided it after it was contested."""


@dataclass(frozen=True, slots=True)
class ConcessionCancelled:
    """Tricks that could not be lost came back to the side that had conceded them."""

    seat: Seat
    """Who said so."""
    tricks: int


@dataclass(frozen=True, slots=True)
class PlayContinues:
    """A claim came to nothing, and the play goes on."""

    seat: Seat
    """Whose claim it was."""
    void: bool
    """Whether the claim counts as never made, and binds nobody."""


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


@dataclass(frozen=True, slots=True)
class HandSpread:
    """Declarer has faced his hand after an opening lead out of turn: he becomes dummy (Law 54)."""

    contract: Contract
    """The contract with its new declarer."""


@dataclass(frozen=True, slots=True)
class Remarked:
    """A player has drawn attention to something, rightly or not."""

    seat: Seat
    about: About


@dataclass(frozen=True, slots=True)
class OwnedUp:
    """A player has said that he went wrong."""

    seat: Seat
    about: About


@dataclass(frozen=True, slots=True)
class Asked:
    """A player has asked another whether he has none of the suit (Law 61)."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Designated:
    """Declarer has said which card dummy plays, without naming it whole (Law 46)."""

    seat: Seat
    suit: Suit | None
    rank: Rank | None
    word: Word | None


@dataclass(frozen=True, slots=True)
class HandLookedAt:
    """Dummy has looked at a hand that he must not see: he has lost his rights (Law 43)."""

    seat: Seat
    whose: Seat


@dataclass(frozen=True, slots=True)
class SpokeWithoutRights:
    """A dummy who has lost his rights was the first to speak of something, and it was dealt with so (Law 43B)."""

    seat: Seat
    about: About


@dataclass(frozen=True, slots=True)
class HandFaced:
    """A player has faced his hand, which the law allows him now (Laws 68 to 70)."""

    seat: Seat


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


TableEvent = (
    CallMade
    | CallWithdrawn
    | SlipStated
    | Barred
    | BarLifted
    | TurnGivenBack
    | AuctionClosed
    | PassedOut
    | CardPlayed
    | DummyFaced
    | TrickWon
    | PlayEnded
    | LastTrickTurned
    | ClaimMade
    | ClaimAnswered
    | ClaimSettled
    | ConcessionCancelled
    | PlayContinues
    | OptionTaken
    | IrregularitySeen
    | Condoned
    | CardWithdrawn
    | CardStands
    | CardChanged
    | TrickReopened
    | PenaltyCardLaid
    | PenaltyCardMadeMajor
    | CardsShown
    | CardsPickedUp
    | HandSpread
    | Remarked
    | OwnedUp
    | Asked
    | Designated
    | HandLookedAt
    | SpokeWithoutRights
    | HandFaced
    | RevokeClaimed
    | TricksTransferred
)
"""Every event of one deal. All of these are public."""
