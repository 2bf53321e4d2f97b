"""What is done between the deals. Together with the table's actions these are all that a saved game consists of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_tui.engine.actions import Claim, MakeCall, PlayCard, TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.entries import Entry
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
    kept: bool = False
    """Whether real cards are played on a real table, and only the results are entered here."""
    dealer: Seat | None = None
    """Who deals first at a real table; None where the cut says so."""
    evening: int | None = None
    """The number of the saved game with which the evening began; None for the first."""
    stake: int = 0
    """What a hundred points are worth when the evening is settled, in hundredths; 0 for nothing."""

    @property
    def first_dealer(self) -> Seat:
        """Who was named or drew the highest card; North if there is neither.

        At duplicate it is always North: he deals board 1 (Law 2).
        """
        if self.form is Form.DUPLICATE:
            return Seat.NORTH
        if self.dealer is not None:
            return self.dealer
        cut = self.cut
        return Seat.NORTH if cut is None else max(SEATS, key=lambda seat: height(cut[seat]))

    def first_of_evening(self, game: int) -> int:
        """The number of the saved game with which the evening of this one, the saved game of that number, began."""
        return self.evening or game


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


@dataclass(frozen=True, slots=True)
class EnterResult:
    """A deal at a real table is over: what became of it."""

    entry: Entry
    note: str = ""
    """Words that are kept with it."""


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """What was entered for a deal is wrong, or it was struck out and is to count after all."""

    number: int
    """Of the deal on its sheet, from 1."""
    entry: Entry
    """What is right."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class StrikeResult:
    """A deal is struck out: it was entered twice, or was void."""

    number: int
    """Of the deal on its sheet, from 1."""
    reason: str = ""


ScoreAction = EnterResult | CorrectResult | StrikeResult
"""What is done on the sheet of a real table."""

Withdrawable = MakeCall | PlayCard | Claim
"""What may be asked back."""

MatchAction = StartMatch | DealCards | NextDeal | StopRubber | AskTakeBack | AnswerTakeBack | ScoreAction
"""Every action between the deals."""

Action = MatchAction | TableAction
"""Everything that a person can do in a game."""
