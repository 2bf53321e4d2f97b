"""Rubbers brought to a certain point and saved, as if four people had played so far."""

from __future__ import annotations

from dataclasses import replace

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import Action, DealCards, Form, NextDeal, StartMatch, StopRubber
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session

CUT = (Card.parse("S9"), Card.parse("HQ"), Card.parse("C2"), Card.parse("HK"))
"""West draws the highest card and deals first."""

SEED = 7

START = StartMatch(("Ann", "Bob", "Cid", "Dot"), CUT, seed=SEED)

ORDINARY = Deal.from_pbn("N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT8542.8.A8.976 Q9.6.QT92.AQJ832")
"""An ordinary deal; South has seven spades."""

AUCTION = "P P 1H 1S P 2S P 4S P P P"
"""What West, North, East and South call on it: 4S by South."""


class Rubber:
    """Somebody's rubber, played action by action and kept as the list of what was done."""

    def __init__(self, start: StartMatch = START) -> None:
        self.match = Match.begin(start)
        self.actions: list[Action] = [start]

    def act(self, action: Action) -> Rubber:
        """One action."""
        self.match = self.match.apply(action).match
        self.actions.append(action)
        return self

    def deal(self, deal: Deal = ORDINARY) -> Rubber:
        """The next deal; a finished one is cleared away first."""
        if self.match.phase is Phase.DEAL_OVER:
            self.act(NextDeal())
        return self.act(DealCards(deal, self.match.dealer))

    def call(self, words: str) -> Rubber:
        """These calls, by the seats in turn."""
        for word in words.split():
            assert self.match.table is not None
            assert self.match.table.turn is not None
            self.act(MakeCall(self.match.table.turn, Call.parse(word)))
        return self

    def play(self, words: str) -> Rubber:
        """These cards, each from the hand in turn."""
        for word in words.split():
            self._play(Card.parse(word))
        return self

    def play_out(self, leave: int = 0) -> Rubber:
        """The rest of the deal, or all of it but so many cards: everybody plays his highest card."""
        while self.match.phase is Phase.PLAYING:
            table = self.match.table
            assert table is not None
            if sum(map(len, table.hands)) == leave:
                break
            self._play(table.legal_cards[-1])
        return self

    def stop(self) -> Rubber:
        """The rubber is ended here."""
        return self.act(StopRubber())

    def _play(self, card: Card) -> None:
        assert self.match.table is not None
        assert self.match.table.turn is not None
        self.act(PlayCard(self.match.table.turn, card))

    def save(self, store: Store) -> int:
        """Write it into the store; the number of the game."""
        start, *rest = self.actions
        assert isinstance(start, StartMatch)
        game = store.begin(start)
        match = Match.begin(start)
        for n, action in enumerate(rest, 2):
            match = match.apply(action).match
            store.append(game, n, action, finished=match.phase is Phase.RUBBER_OVER)
        return game

    def session(self, store: Store) -> Session:
        """The session that goes on with it."""
        return Session.resume(store, self.save(store))


def at_the_lead(start: StartMatch = START) -> Rubber:
    """4♠ by South has been bid; West is to lead."""
    return Rubber(start).deal().call(AUCTION)


def third_hand(start: StartMatch = START) -> Rubber:
    """West has led a heart and dummy has followed; East is to play and has hearts."""
    return at_the_lead(start).play("H6 H2")


def trick_complete(start: StartMatch = START) -> Rubber:
    """East has won the first trick with the ace of hearts and is to lead."""
    return third_hand(start).play("HA H8")


def declarer_leads(start: StartMatch = START) -> Rubber:
    """A trick for each side is complete; South, declarer, is to lead from his own hand."""
    return trick_complete(start).play("D3 DA D2 D5")


def rubber_won(leave: int = 0) -> Rubber:
    """North-South win the rubber in two games, or will with the last so many cards."""
    rubber = Rubber().deal().call(AUCTION).play_out()
    return rubber.deal().call("P P 4S P P P").play_out(leave)


CHICAGO = replace(START, form=Form.CHICAGO)
DUPLICATE = replace(START, form=Form.DUPLICATE, cut=None)


def chicago(deals: int) -> Rubber:
    """So many deals of a Chicago, in which one side or the other makes spades or goes down."""
    rubber = Rubber(CHICAGO)
    for _deal in range(deals):
        rubber.deal().call("4S P P P").play_out()
    return rubber


def boards(number: int) -> Rubber:
    """So many boards, of which every third is passed out."""
    rubber = Rubber(DUPLICATE)
    for board in range(1, number + 1):
        rubber.deal()
        if board % 3:
            rubber.call("2S P P P").play_out()
        else:
            rubber.call("P P P P")
    return rubber
