"""The state of one deal as frozen values: the auction, the play, a decision that somebody has to take.

What is made anew with every card is a named tuple (a third of the price of a frozen dataclass), and hands are plain
integers with a bit for each card; `Cards` is put round them where they leave the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.laws.codes import RULES, Code, Rules
from bridge_tui.engine.matters import NOTHING, Matters, Pending
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.wrong_calls import WrongCall
from bridge_tui.model.calls import Call, LegalCalls
from bridge_tui.model.cards import Card, CardRow, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Vulnerability

new = tuple.__new__
"""Makes a named tuple from a tuple of all its fields in order: a third of the price of its own constructor."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before the first call and never changes during the deal."""

    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    code: Code
    live: bool = False
    """Whether people may go wrong at this table; otherwise it refuses what the laws do not allow."""


class Auction(NamedTuple):
    """The calls that stand, in order, and what of them decides the next one."""

    calls: tuple[tuple[Seat, Call], ...]
    turn: Seat | None
    """Who calls next; None once the auction is closed."""
    legal: LegalCalls
    """What he may call."""
    bid: Call | None = None
    """The last bid."""
    bidder: Seat | None = None
    doubling: int = 0
    """0, 1 doubled, 2 redoubled: of the last bid."""
    passes: int = 0
    """Passes in a row at the end."""


class Trick(NamedTuple):
    """A trick, complete or on the table: who led and the cards clockwise from him."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None = None
    """Who won it; None while it is incomplete."""

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card with the hand it came from."""
        return tuple((Seat((self.leader + turn) % 4), card) for turn, card in enumerate(self.cards))

    def card_of(self, seat: Seat) -> Card | None:
        """The card this hand has played to it."""
        turn = (seat - self.leader) % 4
        return self.cards[turn] if turn < len(self.cards) else None


class Play(NamedTuple):
    """The play of the cards, from the close of the auction on."""

    contract: Contract
    hands: tuple[int, ...]
    """What each seat still holds, as bits of card numbers."""
    turn: Seat | None
    """The hand that plays next; None once all thirteen tricks are complete or a claim has ended the play."""
    legal: CardRow
    """What that hand may play."""
    leader: Seat
    cards: tuple[Card, ...] = ()
    """The trick on the table, clockwise from the leader; empty between two tricks."""
    tricks: tuple[Trick, ...] = ()
    """Complete tricks in order."""
    dummy_faced: bool = False

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """Declarer's opponents, the left one first."""
        declarer = self.contract.declarer
        return declarer.left, declarer.right

    def player_of(self, hand: Seat) -> Seat:
        """Who moves this hand: declarer, for dummy's once it is faced."""
        contract = self.contract
        return contract.declarer if hand is contract.dummy and self.dummy_faced else hand

    @property
    def trick_number(self) -> int:
        """The number of the trick in progress, or of the next one, from 1."""
        return len(self.tricks) + 1

    @property
    def tricks_left(self) -> int:
        """How many tricks are not complete."""
        return 13 - len(self.tricks)

    def __repr__(self) -> str:
        return f"<play of {self.contract}, {len(self.tricks)} tricks complete>"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a decider may choose, by its name in scenario files, with the suits or cards it can name."""

    name: str
    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()
    several: bool = False
    """Whether more than one of the suits may be named."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question that the laws put to one or two seats, and that has to be answered before the game goes on."""

    kind: str
    law: int | None
    deciders: tuple[Seat, ...]
    options: tuple[Option, ...]
    offender: Seat | None = None
    """The hand that has gone wrong, or whose cards lie face up; None in a claim, where nobody has."""
    card: Card | None = None
    """The played card that it is about, if it is about one."""
    call: Call | None = None
    """The call that it is about, if it is about one."""

    def about(self, offender: Seat, card: Card) -> Decision:
        """The same question about this hand's card."""
        return replace(self, offender=offender, card=card)

    def still_open(self, seat: Seat) -> Refused:
        """Why a seat that wants to go on has to wait."""
        return Refused(Reason.DECISION_OPEN, self.law, seat=seat, deciders=self.deciders)


class ClaimStatus(Enum):
    """What has become of a claim."""

    OPEN = "open"
    """Some have still to answer."""
    AGREED = "agreed"
    """All have accepted, and the play is over."""
    ADJUDICATED = "adjudicated"
    """It was contested, and the law has decided it; the play is over."""
    DISPUTED = "disputed"
    """It was contested, and the table has to agree on a number, or to play on."""
    PLAYED_ON = "played_on"
    """It was contested, and the play goes on, bound by what the claimer has said."""
    VOID = "void"
    """It counts as never made."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim and what has become of it (Laws 68 to 71)."""

    seat: Seat
    tricks: int
    """Of those left, for the claimer's side, as he has said."""
    left: int
    """Tricks that were not complete when the claim was made."""
    line: str
    trumps: str
    """``draw_trumps`` or ``leave_trumps``, as the claimer has said or a defender has asked; empty for neither."""
    finesses: bool
    """Whether a finesse was stated."""
    status: ClaimStatus
    spread: bool = False
    """Whether he claimed by facing his hand, so that all have seen it."""
    proposed: bool = False
    """Whether it is a number for the table to agree on, while an earlier claim is in dispute."""
    contested: bool = False
    """Whether an opponent has said no; the claimer's partner may still object to the claim."""
    won: int | None = None
    """Of the tricks left, those that the claimer's side has in the end; None while that is not settled."""

    @property
    def given_back(self) -> int:
        """Of the tricks conceded by an agreed claim those that came back because they could not be lost (Law 71)."""
        return self.won - self.tricks if self.won is not None and self.status is ClaimStatus.AGREED else 0

    @property
    def ends_play(self) -> bool:
        """Whether no more cards are played after it."""
        return self.won is not None


class State(NamedTuple):
    """The facts of a deal that laws work upon."""

    setup: Setup
    auction: Auction
    play: Play | None = None
    decision: Decision | None = None
    """What somebody has to decide before the game goes on."""
    claims: tuple[Claimed, ...] = ()
    """Claims and concessions in order; only the last can be open."""
    matters: Matters = NOTHING

    def __repr__(self) -> str:
        return f"<state of {self.play or 'an auction'}>"

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended, by the thirteenth trick, a claim or four passes."""
        return (self.auction.turn if self.play is None else self.play.turn) is None

    @property
    def rules(self) -> Rules:
        """What the code of this table says."""
        return RULES[self.setup.code]

    @property
    def played(self) -> Play:
        """The play, where there is one."""
        assert self.play is not None
        return self.play

    @property
    def asked(self) -> Decision:
        """The decision that is open, where there is one."""
        assert self.decision is not None
        return self.decision

    @property
    def bad_call(self) -> WrongCall:
        """The irregular call that waits for a ruling, where there is one."""
        assert self.matters.calls.pending is not None
        return self.matters.calls.pending

    @property
    def waits(self) -> Pending:
        """The irregularity that waits for a ruling, where there is one."""
        assert self.matters.pending is not None
        return self.matters.pending


class Ruling(NamedTuple):
    """What an action has led to."""

    state: State
    events: tuple[TableEvent, ...] = ()
