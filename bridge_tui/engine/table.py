"""The table: one deal as a frozen value. The same actions always give the same table; nothing else goes in."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bridge_tui.engine import acting, calling, director
from bridge_tui.engine import auction as auctions
from bridge_tui.engine import play as plays
from bridge_tui.engine.actions import MakeCall, PlayCard, TableAction
from bridge_tui.engine.events import (
    AuctionClosed,
    CallMade,
    CardPlayed,
    DummyFaced,
    PassedOut,
    PlayEnded,
    TableEvent,
    TrickWon,
)
from bridge_tui.engine.laws import concessions, last_trick, tricks
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING, Matters
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.sight import view_of
from bridge_tui.engine.state import Auction, Claimed, Decision, Play, Ruling, Setup, State, Trick, new
from bridge_tui.engine.view import Reader, View, acting_seat, actors_of, trick_on_table
from bridge_tui.model.calls import CALLS, LegalCalls
from bridge_tui.model.cards import CARDS, CardRow, Cards
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Vulnerability

# The same few hundred events come again in every deal, so they are made once.
_call_made = cache(CallMade)
_card_played = cache(CardPlayed)
_trick_won = cache(TrickWon)


class Step(NamedTuple):
    """What an action led to."""

    table: Table
    events: tuple[TableEvent, ...]


class Table(NamedTuple):
    """One deal, from the first call to the thirteenth trick or an agreed claim.

    >>> from bridge_tui.model.calls import Call
    >>> deal = Deal.from_pbn("W:QJ9.T8764.4.AQ84 K72.AK5.KJ853.62 A864.J32.Q762.93 T53.Q9.AT9.KJT75")
    >>> table = Table.start(deal, dealer=Seat.WEST)
    >>> table.legal_calls
    <legal calls: P 1C 1D 1H ... 7NT>
    >>> step = table.apply(MakeCall(Seat.WEST, Call.parse("1H")))
    >>> step.events
    (CallMade(seat=WEST, call=1H),)
    >>> step.table.view(Seat.SOUTH).hand
    <13 cards>
    """

    setup: Setup
    auction: Auction
    play: Play | None = None
    decision: Decision | None = None
    """What somebody has to decide before the game goes on."""
    claims: tuple[Claimed, ...] = ()
    """Claims and concessions in order."""
    matters: Matters = NOTHING
    """What has gone wrong, and what follows from it."""
    past: tuple[TableEvent, ...] = ()
    """What happened up to the last complete trick."""
    recent: tuple[TableEvent, ...] = ()
    """What has happened since; apart, so that not every card copies the whole deal."""

    def __repr__(self) -> str:
        return f"<table: {len(self.auction.calls)} calls, {self.play or 'no play'}>"

    @classmethod
    def start(
        cls,
        deal: Deal,
        dealer: Seat,
        vulnerability: Vulnerability = Vulnerability.NONE,
        code: Code = Code.CLASSIC,
        *,
        live: bool = False,
    ) -> Table:
        """A table with the cards dealt and the dealer to call; at a `live` one people may go wrong."""
        return cls(Setup(deal, dealer, vulnerability, code, live), auctions.opening(dealer))

    @property
    def from_the_start(self) -> Table:
        """The same deal before its first call."""
        return Table(self.setup, auctions.opening(self.setup.dealer))

    @property
    def legal_calls(self) -> LegalCalls:
        """What the seat in turn may call; none outside the auction."""
        return self.auction.legal

    @property
    def legal_cards(self) -> CardRow:
        """What the hand in turn may play; none outside the play and while something has to be decided."""
        return CardRow() if self.play is None or self.decision is not None else self.play.legal

    @property
    def turn(self) -> Seat | None:
        """The hand that calls or plays next; None when the deal is over."""
        return self.auction.turn if self.play is None else self.play.turn

    @property
    def actor(self) -> Seat | None:
        """The player who acts for the hand in turn: declarer, for dummy's."""
        return acting_seat(self.play, self.turn)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now: those who have something to decide, else the player of the hand in turn."""
        return actors_of(self.decision, self.actor)

    @property
    def contract(self) -> Contract | None:
        """The contract, None during the auction and for ever when it is passed out."""
        return None if self.play is None else self.play.contract

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; a complete one lies there until the next lead."""
        return None if self.play is None else trick_on_table(self.play)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds."""
        return self.setup.deal.hands if self.play is None else tuple(map(Cards, self.play.hands))

    @property
    def events(self) -> tuple[TableEvent, ...]:
        """All that has happened so far, in order."""
        return self.past + self.recent

    @property
    def state(self) -> State:
        """The facts that laws work upon."""
        return new(State, self[:6])

    @property
    def tricks_won(self) -> tuple[int, int]:
        """Tricks of North–South and of East–West: won in play, given by claims, moved for revokes."""
        return tricks.won(self.state)

    @property
    def tricks_before_transfer(self) -> tuple[int, int]:
        """The same without what is moved for revokes (Law 64)."""
        return (0, 0) if self.play is None else tricks.won_before_transfer(self.play, self.claims)

    @property
    def tricks_paid(self) -> tuple[int, int]:
        """The tricks that North–South and East–West lose for their revokes (Law 64)."""
        return tricks.paid(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended, by the thirteenth trick, a claim or four passes."""
        return self.turn is None

    def refusal_to_look(self, seat: Seat | None) -> Refused | None:
        """Why this seat (all four, when None) may not look at the last trick now (Law 66); None if it may."""
        return last_trick.refusal(self.state, seat)

    @property
    def concession_may_be_cancelled(self) -> bool:
        """Whether tricks were conceded of which it can be told if they could be lost (Law 71)."""
        return concessions.may_be_cancelled(self.state)

    def view(self, reader: Reader) -> View:
        """The table as this reader may see it."""
        return view_of(self.state, self.events, reader)

    def apply(self, action: TableAction) -> Step:
        """The next table and what happened. Raises `Refused`, and changes nothing, if the action cannot be done."""
        if isinstance(action, PlayCard):
            return self._play(action)
        if isinstance(action, MakeCall):
            return self._call(action)
        return self._ruled(acting.act(self.state, action))

    def _call(self, action: MakeCall) -> Step:
        auction = self.auction
        plain = self.matters is NOTHING and not action.slip
        if not plain or action.seat is not auction.turn or action.call not in auction.legal:
            return self._ruled(calling.call(self.state, action))
        call = CALLS[action.call]  # our own, though the caller's may be a mere number that is equal to it
        auction = auctions.after(auction, call)
        made = _call_made(action.seat, call)
        if auction.turn is not None:
            return self._next(auction, None, made)
        if self.setup.live and auctions.passed_over(auction, self.setup.dealer) is not None:
            return self._ruled(calling.call(self.state, action))
        contract = auctions.contract_of(auction)
        if contract is None:
            return self._next(auction, None, made, PassedOut())
        play = plays.opening(contract, self.setup.deal)
        return self._next(auction, play, made, AuctionClosed(contract))

    def _play(self, action: PlayCard) -> Step:
        play, seat, card = self.play, action.seat, action.card
        plain = self.matters is NOTHING and not self.claims and action.by in {None, self.actor}
        if not plain or play is None or seat is not play.turn or card not in play.legal:
            return self._ruled(acting.play(self.state, action))
        card = CARDS[card]
        play = plays.after(play, card)
        if play.cards:
            if len(play.cards) == 1 and not play.tricks:
                return self._next(self.auction, play, _card_played(seat, card), DummyFaced(play.contract.dummy))
            return self._next(self.auction, play, _card_played(seat, card))
        if play.turn is not None:
            return self._next(self.auction, play, _card_played(seat, card), _trick_won(play.leader))
        ended = PlayEnded(tricks.won_in_play(play)[play.contract.declarer.side])
        return self._next(self.auction, play, _card_played(seat, card), _trick_won(play.leader), ended)

    def _ruled(self, ruling: Ruling) -> Step:
        state, events = director.completed(ruling)
        past, recent = self.past, self.recent + events
        if state.play is not None and not state.play.cards:
            past, recent = past + recent, ()
        return Step(Table(*state, past, recent), events)

    def _next(self, auction: Auction, play: Play | None, *events: TableEvent) -> Step:
        past, recent = self.past, self.recent + events
        if play is not None and not play.cards:
            past, recent = past + recent, ()
        table = new(Table, (self.setup, auction, play, self.decision, self.claims, self.matters, past, recent))
        return new(Step, (table, events))
