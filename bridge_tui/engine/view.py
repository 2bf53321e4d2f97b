"""Views: what one reader may know of a table. Whatever draws a hand gets it from here, so a hidden hand cannot leak."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from bridge_tui.engine import play as plays
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import last_trick, lead_limits, leads, revokes, tricks
from bridge_tui.engine.laws.claims import sees_claimer
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import Limit, Matters
from bridge_tui.engine.state import Claimed, Decision, Option, Play, State, Trick
from bridge_tui.engine.wrong_calls import Bar, WrongCall
from bridge_tui.model.calls import Call, LegalCalls
from bridge_tui.model.cards import NO_CARDS, Card, CardRow, Cards
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat, Vulnerability


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
    """A lead that waits for a ruling, still in its hand."""
    READY = "ready"
    """Played before its turn; it has left its hand."""
    AUCTION = "auction"
    """Seen during the auction, which is still on; it is in its hand."""


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
    bars: tuple[tuple[Seat, Bar], ...]
    """Who has to pass, once or for the rest of the auction; public."""
    lead_limits: tuple[tuple[Seat, tuple[Option, ...]], ...]
    """Which defenders' first leads declarer may limit, since calls were withdrawn, and how (Law 26); public."""
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


def view_of(state: State, events: tuple[TableEvent, ...], reader: Reader) -> View:
    """The view of this state for a reader."""
    setup, auction, play, decision, claims, matters = state
    contract = None if play is None else play.contract
    turn = auction.turn if play is None else play.turn
    actor = acting_seat(play, turn)
    acts = actor is not None and decision is None and reader in {actor, ALL}
    held: tuple[int, ...] = setup.deal.hands if play is None else play.hands
    seen = open_hands(play, claims, matters, reader) if turn is not None else SEATS
    trick = None if play is None else trick_on_table(play)
    looker = reader if isinstance(reader, Seat) else None
    may_look = last_trick.refusal(state, looker) is None
    return View(
        reader=reader,
        dealer=setup.dealer,
        vulnerability=setup.vulnerability,
        code=setup.code,
        live=setup.live,
        calls=auction.calls,
        contract=contract,
        dummy_faced=play is not None and play.dummy_faced,
        hands=tuple(Cards(held[seat]) if seat in seen else None for seat in SEATS),
        counts=tuple(hand.bit_count() for hand in held),
        turn=turn,
        actor=actor,
        legal_calls=auction.legal if acts and play is None else LegalCalls(),
        legal_cards=play.legal if acts and play is not None else CardRow(),
        trick=trick,
        winning=plays.winning_seat(trick.leader, trick.cards, contract.trump) if trick and contract else None,
        tricks_won=tricks.won(state),
        last_trick=play.tricks[-1] if play is not None and may_look else None,
        claims=claims,
        decision=None if decision is None else _as_heard(decision, _open_cards(held, seen, matters), reader),
        faced=tuple(_faced(matters)),
        limits=matters.limits,
        bad_call=matters.calls.pending,
        replaces=_replaces(state),
        bars=bars_of(state),
        lead_limits=lead_limits_of(state),
        rightless=matters.rightless,
        to_replace=_to_replace(matters),
        overrules=_overrules(state),
        tricks_paid=tricks.paid(state),
        events=events,
        deal=setup.deal if turn is None or reader is ALL else None,
    )


def _open_cards(held: tuple[int, ...], seen: Collection[Seat], matters: Matters) -> Cards:
    """The cards in the hands that are seen, and those that lie face up in others."""
    ready = {each.card for each in matters.ready}
    lying = sum(1 << each.card for each in matters.penalty_cards if each.seat not in seen and each.card not in ready)
    return Cards(sum(held[seat] for seat in seen) + lying)


def _as_heard(decision: Decision, open_cards: Cards, reader: Reader) -> Decision:
    """The decision as this reader may know it: cards of a hidden hand are offered for its decider's eyes only."""
    if reader is ALL or reader in decision.deciders or all(_is_open(each, open_cards) for each in decision.options):
        return decision
    heard = (each if _is_open(each, open_cards) else replace(each, cards=()) for each in decision.options)
    return replace(decision, options=tuple(heard))


def _is_open(option: Option, open_cards: Cards) -> bool:
    return all(card in open_cards for card in option.cards)


def _faced(matters: Matters) -> Iterator[FacedCard]:
    """The cards that lie face up beside the trick."""
    pending = matters.pending
    lying = {each.card for each in matters.penalty_cards}
    if pending is not None and pending.kind in WAITING and pending.card not in lying:
        yield FacedCard(pending.seat, pending.card, Lies.WAITS)
    ready = {each.card for each in matters.ready}
    for each in matters.penalty_cards:
        if each.card in ready:
            continue
        yield FacedCard(each.seat, each.card, Lies.MINOR_PENALTY if each.minor else Lies.PENALTY)
    for card in matters.ready:
        yield FacedCard(card.seat, card.card, Lies.READY)
    for seen in matters.calls.faced:
        yield FacedCard(seen.seat, seen.card, Lies.AUCTION)


WAITING = frozenset(
    {
        Irregularity.OPENING_LEAD_OUT_OF_TURN,
        Irregularity.LEAD_OUT_OF_TURN,
        Irregularity.LEAD_FROM_WRONG_HAND,
        Irregularity.CARD_NOT_NAMED,
    }
)
"""Of which irregularities the card waits, still in its hand, for a ruling."""


def _replaces(state: State) -> WrongCall | None:
    turn = state.auction.turn
    awaited = None if turn is None else state.matters.calls.awaited_of(turn)
    return None if awaited is None else awaited.wrong


def bars_of(state: State) -> tuple[tuple[Seat, Bar], ...]:
    """Who has to pass, and how long; nobody once the auction has closed."""
    calls = state.matters.calls
    bars = ((seat, calls.bar_of(seat)) for seat in SEATS)
    return tuple((seat, bar) for seat, bar in bars if bar is not None)


def lead_limits_of(state: State) -> tuple[tuple[Seat, tuple[Option, ...]], ...]:
    """Which first leads declarer may limit, and how (Law 26); none before the auction has closed."""
    if state.play is None or not state.matters.calls.withdrawn:
        return ()
    limited = ((seat, lead_limits.limits_on(state, seat)) for seat in state.play.defenders)
    return tuple((seat, options) for seat, options in limited if options)


def _to_replace(matters: Matters) -> tuple[Seat, Card] | None:
    revoke = revokes.being_corrected(matters)
    return None if revoke is None else (revoke.seat, revoke.card)


def _overrules(state: State) -> tuple[Seat, Option] | None:
    overruling = state.matters.overruling
    return None if overruling is None else (overruling.seat, leads.overruling_option(state))


def open_hands(play: Play | None, claims: tuple[Claimed, ...], matters: Matters, reader: Reader) -> Collection[Seat]:
    """The hands that a reader sees while the deal runs.

    His own, dummy's once it is faced (Law 41), a claimer's as far as his claim shows it, those of defenders who have
    faced them, and declarer's if the reader is a dummy who has looked at it (of a defender's he gets no sight here).
    """
    if reader is ALL:
        return SEATS
    own = {reader} if isinstance(reader, Seat) else set[Seat]()
    if play is None or not play.dummy_faced:
        return own
    shown = sees_claimer(play, claims, reader if isinstance(reader, Seat) else None)
    contract = play.contract
    looked = {contract.declarer}.intersection(matters.looked_at) if reader is contract.dummy else set()
    return own | {contract.dummy, *shown, *matters.faced_hands} | looked


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
