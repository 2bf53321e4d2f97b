"""The table: one deal as a frozen value. The same actions always give the same table; nothing else goes in."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bridge_tui.engine import auction as auctions
from bridge_tui.engine import play as plays
from bridge_tui.engine.actions import (
    AnswerClaim,
    CancelConcession,
    Choose,
    Claim,
    LookLastTrick,
    MakeCall,
    PlayCard,
    TableAction,
)
from bridge_tui.engine.events import (
    AuctionClosed,
    CallMade,
    CardPlayed,
    DummyFaced,
    LastTrickTurned,
    PassedOut,
    PlayEnded,
    TableEvent,
    TrickWon,
)
from bridge_tui.engine.laws import claims as claiming
from bridge_tui.engine.laws import concessions, last_trick
from bridge_tui.engine.laws.claimed_play import bound
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Auction, Claimed, Decision, Play, Setup, Trick, new
from bridge_tui.engine.view import Reader, View, acting_seat, actors_of, trick_on_table, view_of
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
    ) -> Table:
        """A table with the cards dealt and the dealer to call."""
        return cls(Setup(deal, dealer, vulnerability, code), auctions.opening(dealer))

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
        return acting_seat(self.turn, self.contract)

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
    def tricks_won(self) -> tuple[int, int]:
        """Tricks of North–South and of East–West: those that are complete and those that a claim has given them."""
        return (0, 0) if self.play is None else claiming.tricks_won(self.play, self.claims)

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended, by the thirteenth trick, a claim or four passes."""
        return self.turn is None

    def refusal_to_look(self, seat: Seat | None) -> Refused | None:
        """Why this seat (all four, when None) may not look at the last trick now (Law 66); None if it may."""
        return last_trick.refusal(self.play, self.setup.code, seat)

    @property
    def concession_may_be_cancelled(self) -> bool:
        """Whether tricks were conceded of which it can be told if they could be lost (Law 71)."""
        return concessions.may_be_cancelled(self.play, self.claims)

    def view(self, reader: Reader) -> View:
        """The table as this reader may see it."""
        return view_of(self.setup, self.auction, self.play, self.decision, self.claims, self.events, reader)

    def apply(self, action: TableAction) -> Step:
        """The next table and what happened. Raises `Refused`, and changes nothing, if the action cannot be done."""
        if isinstance(action, PlayCard):
            return self._play(action)
        if isinstance(action, MakeCall):
            return self._call(action)
        if isinstance(action, LookLastTrick):
            return self._look(action)
        if isinstance(action, Choose):
            return self._choose(action)
        return self._claim(action)

    def _call(self, action: MakeCall) -> Step:
        auction = self.auction
        if action.seat is not auction.turn or action.call not in auction.legal:
            raise auctions.refusal(auction, action.seat, action.call)
        call = CALLS[action.call]  # our own, though the caller's may be a mere number that is equal to it
        auction = auctions.after(auction, call)
        made = _call_made(action.seat, call)
        if auction.turn is not None:
            return self._next(auction, None, made)
        contract = auctions.contract_of(auction)
        if contract is None:
            return self._next(auction, None, made, PassedOut())
        play = plays.opening(contract, self.setup.deal)
        return self._next(auction, play, made, AuctionClosed(contract))

    def _play(self, action: PlayCard) -> Step:
        play, seat, card = self.play, action.seat, action.card
        by_another = action.by is not None and action.by is not self.actor
        undecided = self.decision is not None
        if play is None or by_another or undecided or seat is not play.turn or card not in play.legal:
            raise self._no_play(action)
        card = CARDS[card]
        opening_lead = not play.cards and not play.tricks
        play = plays.after(play, card)
        if self.claims:
            play = bound(play, self.claims)
        if play.cards:
            if opening_lead:
                return self._next(self.auction, play, _card_played(seat, card), DummyFaced(play.contract.dummy))
            return self._next(self.auction, play, _card_played(seat, card))
        if play.turn is not None:
            return self._next(self.auction, play, _card_played(seat, card), _trick_won(play.leader))
        ended = PlayEnded(plays.tricks_won(play)[play.contract.declarer.side])
        return self._next(self.auction, play, _card_played(seat, card), _trick_won(play.leader), ended)

    def _look(self, action: LookLastTrick) -> Step:
        refused = self.refusal_to_look(action.seat)
        if refused is not None:
            raise refused
        return self._next(self.auction, self.play, LastTrickTurned(action.seat))

    def _claim(self, action: Claim | AnswerClaim | CancelConcession) -> Step:
        if isinstance(action, AnswerClaim):
            return self._ruled(claiming.answer(self.play, self.claims, self.decision, self.setup.code, action))
        if isinstance(action, CancelConcession):
            return self._ruled(concessions.cancel(self.play, self.claims, action.seat))
        if self.is_over:
            raise Refused(Reason.DEAL_OVER)
        return self._ruled(claiming.claim(self.play, self.claims, self.decision, action))

    def _choose(self, action: Choose) -> Step:
        decision, seat = self.decision, action.seat
        if decision is None:
            raise Refused(Reason.NO_DECISION_OPEN, seat=seat)
        if seat not in decision.deciders:
            raise Refused(Reason.NOT_YOUR_DECISION, decision.law, seat=seat, deciders=decision.deciders)
        if action.option not in {option.name for option in decision.options}:
            raise Refused(Reason.OPTION_NOT_OFFERED, decision.law, seat=seat)
        return self._ruled(claiming.choose(self.play, self.claims, decision, self.setup.code, action))

    def _ruled(self, ruling: claiming.Ruling) -> Step:
        play, claims, decision, events = ruling
        table = self._replace(play=play, claims=claims, decision=decision, recent=self.recent + events)
        return Step(table, events)

    def _next(self, auction: Auction, play: Play | None, *events: TableEvent) -> Step:
        past, recent = self.past, self.recent + events
        if play is not None and not play.cards:
            past, recent = past + recent, ()
        return new(Step, (new(Table, (self.setup, auction, play, self.decision, self.claims, past, recent)), events))

    def _no_play(self, action: PlayCard) -> Refused:
        """Why this card, or its player, is not the one in turn. Who may not move a hand learns nothing of its cards."""
        play, seat = self.play, action.seat
        if play is None and self.auction.turn is not None:
            return Refused(Reason.AUCTION_NOT_OVER, 41, seat=seat, turn=self.auction.turn)
        if play is None or play.turn is None:
            return Refused(Reason.DEAL_OVER)
        if self.decision is not None:
            return self.decision.still_open(seat)
        return plays.refusal(play, action, self.actor)
