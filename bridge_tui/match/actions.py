"""What is done between the deals. Together with the table's actions these are all that a saved game consists of."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.actions import TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.scoring.points import Scale


def height(card: Card) -> tuple[int, Suit]:
    """How high a card is that was drawn in a cut: by rank, between equal ranks by suit."""
    return card.rank, card.suit


@dataclass(frozen=True, slots=True)
class StartMatch:
    """Four people sit down to a rubber."""

    players: tuple[str, str, str, str]
    """By seat. The same name in several seats is one person who plays them all."""
    cut: tuple[Card, Card, Card, Card]
    """The card that each seat drew; the highest deals first."""
    hidden: bool = True
    """Whether hands are hidden from the other players."""
    scale: Scale = Scale.NEW
    honours: bool = True
    """Whether honours are scored."""
    code: Code = Code.CLASSIC
    rubber: int = 1
    """Which rubber of the evening this is."""
    seed: int | None = None
    """What the deals are shuffled from, when the game is to be repeatable."""

    @property
    def first_dealer(self) -> Seat:
        """Who drew the highest card."""
        return max(SEATS, key=lambda seat: height(self.cut[seat]))

    def dealer_of(self, number: int) -> Seat:
        """Who deals the deal of this number, from 1: the turn passes clockwise, also after a passed-out deal."""
        return Seat((self.first_dealer + number - 1) % 4)


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
    """The rubber is ended where it stands; a deal in progress does not count."""


MatchAction = StartMatch | DealCards | NextDeal | StopRubber
"""Every action between the deals."""

Action = MatchAction | TableAction
"""Everything that a person can do in a game."""
