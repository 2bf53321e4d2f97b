"""What is done between the deals. Together with the table's actions these are all that a saved game consists of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_tui.engine.actions import Claim, MakeCall, PlayCard, TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.scoring.points import Scale


def height(card: Card) -> tuple[int, Suit]:
    """How high a card is that was drawn in a cut: by rank, between equal ranks by suit."""
    return card.rank, card.suit


class Form(Enum):
    """What is played: how deals follow one another, and what the score is kept on."""

    RUBBER = "rubber"
    """Until a side has two games."""
    CHICAGO = "chicago"
    """Four deals, whose vulnerability goes by their order."""
    DUPLICATE = "duplicate"
    """Boards scored each by itself, as many as people like."""


@dataclass(frozen=True, slots=True)
class StartMatch:
    """Four people sit down to a game."""

    players: tuple[str, str, str, str]
    """By seat. The same name in several seats is one person who plays them all."""
    cut: tuple[Card, Card, Card, Card] | None = None
    """The card that each seat drew; the highest deals first. None at duplicate, where the board says who deals."""
    form: Form = Form.RUBBER
    hidden: bool = True
    """Whether hands are hidden from the other players."""
    scale: Scale = Scale.NEW
    honours: bool = True
    """Whether honours are scored."""
    code: Code = Code.CLASSIC
    live: bool = False
    """Whether people may go wrong, and the table rules on it; otherwise it refuses what the laws do not allow."""
    rubber: int = 1
    """Which rubber (Chicago, row of boards) of the evening this is."""
    seed: int | None = None
    """What the deals are shuffled from, when the game is to be repeatable."""
    take_back_calls: bool = True
    """Whether a call may be taken back if the opponents agree."""
    take_back_cards: bool = True
    """Whether a card may be taken back if the opponents agree."""

    @property
    def first_dealer(self) -> Seat:
        """Who drew the highest card; North if nobody drew, and always at duplicate: he deals board 1 (Law 2)."""
        cut = self.cut
        if cut is None or self.form is Form.DUPLICATE:
            return Seat.NORTH
        return max(SEATS, key=lambda seat: height(cut[seat]))


@dataclass(frozen=True, slots=True)
class DealCards:
    """The dealer deals."""

    deal: Deal
    dealer: Seat


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Everybody is done with the last deal; its cards are mixed."""


@dataclass(frozen=True, slots=True)
class StopRubber:
    """The rubber, the Chicago or the row of boards is ended where it stands; a deal in progress does not count."""


@dataclass(frozen=True, slots=True)
class AskTakeBack:
    """A player asks to take back his own last call, card or claim, with all that was done after it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerTakeBack:
    """An opponent agrees to it, or does not."""

    seat: Seat
    accept: bool


Withdrawable = MakeCall | PlayCard | Claim
"""What may be asked back."""

MatchAction = StartMatch | DealCards | NextDeal | StopRubber | AskTakeBack | AnswerTakeBack
"""Every action between the deals."""

Action = MatchAction | TableAction
"""Everything that a person can do in a game."""
