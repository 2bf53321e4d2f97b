"""Views: what one reader may know of a table. Whatever draws a hand gets it from here, so a hidden hand cannot leak."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import Limit
from bridge_tui.engine.state import Claimed, Decision, Option, Play, Trick
from bridge_tui.engine.wrong_calls import Bar, WrongCall
from bridge_tui.model.calls import Call, LegalCalls
from bridge_tui.model.cards import NO_CARDS, Card, CardRow, Cards
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Vulnerability


class Eyes(Enum):
    """Readers that are no seat."""

    PUBLIC = "public"
    """What lies open for everybody: the curtain, a watcher."""
    ALL = "all"
    """All four hands: open hands, review."""


PUBLIC = Eyes.PUBLIC
ALL = Eyes.ALL

Reader = Seat | Eyes
"""Who reads a view: a seat, PUBLIC or ALL."""


class Lies(Enum):
    """Why a card that is not in the trick lies face up."""

    PENALTY = "penalty"
    """A (major) penalty card, still in its hand."""
    MINOR_PENALTY = "minor_penalty"
    WAITS = "waits"
    """A lead, or a card that dummy has moved by himself, that waits for a ruling, still in its hand."""
    READY = "ready"
    """Played before its turn; it has left its hand."""
    AUCTION = "auction"
    """Seen during the auction, which is still on; it is in its hand."""


WAITING = frozenset(
    {
        Irregularity.OPENING_LEAD_OUT_OF_TURN,
        Irregularity.LEAD_OUT_OF_TURN,
        Irregularity.LEAD_FROM_WRONG_HAND,
        Irregularity.CARD_NOT_NAMED,
    }
)
"""Of which irregularities the card waits, still in its hand, for a ruling."""


class FacedCard(NamedTuple):
    """A card that lies face up by its hand, for everybody to see."""

    seat: Seat
    card: Card
    lies: Lies


@dataclass(frozen=True, slots=True)
class View:
    """A table as one reader may see it. Hands are those that are still held."""

    reader: Reader
    dealer: Seat
    vulnerability: Vulnerability
    code: Code
    live: bool
    """Whether people may go wrong at this table."""
    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    dummy_faced: bool
    hands: tuple[Cards | None, ...]
    """By seat; None for a hand that the reader may not see."""
    counts: tuple[int, ...]
    """How many cards each seat holds: public."""
    turn: Seat | None
    """The hand that calls or plays next; None when the deal is over."""
    actor: Seat | None
    """The player who has to act for it: declarer, when dummy's hand is in turn."""
    legal_calls: LegalCalls
    """Empty unless the reader is the actor, or sees everything."""
    legal_cards: CardRow
    """Of the hand in turn; empty unless the reader is the actor, or sees everything."""
    trick: Trick | None
    """The trick on the table, complete or not; a complete one lies there until the next lead. None before the first."""
    winning: Seat | None
    """Whose card is winning that trick."""
    tricks_won: tuple[int, int]
    """Of North–South and of East–West."""
    last_trick: Trick | None
    """The last complete trick, if the reader may look at it now (Law 66)."""
    claims: tuple[Claimed, ...]
    """The claims of this deal in order; public."""
    decision: Decision | None
    """The question that somebody has to answer before the game goes on: public, but for cards of a hidden hand that can
    be chosen."""
    faced: tuple[FacedCard, ...]
    """Cards that lie face up beside the trick; public."""
    limits: tuple[Limit, ...]
    """What is demanded of hands; public."""
    bad_call: WrongCall | None
    """The irregular call that waits for a ruling; public."""
    replaces: WrongCall | None
    """The irregular call that the seat in turn has taken back and replaces now; public."""
    free_calls: LegalCalls
    """What that seat may call in its place at no cost, without anybody being asked; public, as rulings are."""
    bars: tuple[tuple[Seat, Bar], ...]
    """Who has to pass, once or for the rest of the auction; public."""
    lead_limits: tuple[tuple[Seat, tuple[Option, ...]], ...]
    """Which defenders' first leads declarer may limit, since calls were withdrawn, and how (Law 26); public."""
    faces_freely: tuple[Seat, ...]
    """The defenders who may face their hands at no cost, since declarer's claim was contested (Law 70); public."""
    rightless: bool
    """Whether dummy has lost his rights (Law 43); public."""
    to_replace: tuple[Seat, Card] | None
    """The hand that has to put a legal card in the place of its revoke, and that card; public once it was said."""
    overrules: tuple[Seat, Option] | None
    """Who may choose otherwise than his partner has, and what (Law 55); public."""
    tricks_paid: tuple[int, int]
    """The tricks that North–South and East–West have lost for revokes (Law 64)."""
    events: tuple[TableEvent, ...]
    """What the reader has been told of this deal, in order."""
    deal: Deal | None
    """All hands as dealt, when the deal is over or the reader sees everything."""

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return self.turn is None

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be won: those that are not complete, unless a claim has given them away."""
        return 13 - sum(self.tricks_won)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now: those who have something to decide, else the player of the hand in turn."""
        return actors_of(self.decision, self.actor)

    def hands_moved_by(self, player: Seat) -> tuple[Seat, ...]:
        """The hands whose cards this player puts on the table: declarer both of his own once dummy is faced, and dummy
        none (Laws 41, 45).
        """
        contract = self.contract
        if contract is None or not self.dummy_faced or player.side is not contract.declarer.side:
            return (player,)
        return (player, contract.dummy) if player is contract.declarer else ()

    @property
    def first_open_trick(self) -> int:
        """The number, from 1, of the first trick whose cards the reader may still look at (Law 66).

        The trick on the table lies open, the one before it as long as the law lets him look; after the play all do.
        """
        if self.is_over:
            return 1
        begun = self.trick is not None and self.trick.winner is None
        return sum(self.tricks_won) + (begun and self.last_trick is None)

    @property
    def hand(self) -> Cards:
        """The reader's own cards; none unless the reader is a seat."""
        own = self.hands[self.reader] if isinstance(self.reader, Seat) else None
        return NO_CARDS if own is None else own


def actors_of(decision: Decision | None, actor: Seat | None) -> tuple[Seat, ...]:
    """Who may act: those who have something to decide, else this player of the hand in turn."""
    if decision is not None:
        return decision.deciders
    return () if actor is None else (actor,)


def acting_seat(play: Play | None, turn: Seat | None) -> Seat | None:
    """Who acts for the hand in turn: its own player, or declarer for dummy's."""
    return turn if play is None or turn is None else play.player_of(turn)


def trick_on_table(play: Play) -> Trick | None:
    """The trick that lies on the table: the one in progress, else the last complete one; None before the first lead."""
    if play.cards:
        return Trick(play.leader, play.cards)
    return play.tricks[-1] if play.tricks else None
