"""Four people at a live table: they act out of turn, choose at the page of a ruling, and claim revokes afterwards."""

from __future__ import annotations

from dataclasses import replace

from bridge_tui.engine.actions import Choose, ClaimRevoke, MakeCall, PlayCard, SpreadHand
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.match.actions import Action
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.seats import SEATS, Seat
from tests.terminal.consent import TAB
from tests.terminal.player import ARROW, ENTER, FIRST_ANSWER, NAMED, NAMES, let_go, started, table_of
from tests.terminal.screens import cards_in
from tests.terminal.watched import WatchedPlayers

LIVE = replace(started(NAMES), live=True)
"""A live rubber by the classic code with hidden hands; West deals first."""

LONGEST_LIST = 12
"""More lines than the director's list has."""

ANY_CALL = "1♣ 1♦ 1♥ 1♠ 1N  2♣ 2♦ 2♥ 2♠ 2N"
"""How the bidding box begins, whatever may be called: it stands there also while something is told below it."""

LABEL = 16
"""Cells before the cards of a hand on the page of a ruling."""


class LivePlayers(WatchedPlayers):
    """Players whom the table lets go wrong; what they have put on it everybody has seen, wherever it lies now."""

    picked: Seat | None = None
    """Who acts though it is not his turn."""

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act: the one who was picked, else those in turn or with something to decide."""
        return super().actors if self.picked is None else (self.picked,)

    @property
    def is_ruling(self) -> bool:
        """Whether whoever is at the keyboard has the page of a ruling before him."""
        asked = bool(self.question) and self.question not in FIRST_ANSWER
        return asked and self.picked is None and not self.covered

    @property
    def asked(self) -> str:
        """The sentence that asks for the next action, or who acts out of turn, or how one chooses."""
        if self.is_ruling:
            return "Type the number of your answer"
        if not self.covered and table_of(self.match).play is None:
            return ANY_CALL
        return super().asked if self.covered or self.picked is None else f"You act for {self.who(self.picked)}."

    @property
    def open_hands(self) -> dict[Seat, Cards]:
        """The hands that may be seen; where either of two may give a ruling, neither's."""
        hands = super().open_hands
        alone = len(self.actors) == 1 or not self.is_ruling
        return hands if alone else {seat: hands[seat] for seat in self.faced}

    @property
    def faced(self) -> set[Seat]:
        """What lies open at any table, and the hands of defenders who have faced them, by right or with a claim."""
        table = table_of(self.match)
        claimed = {made.seat for made in table.claims if made.spread and made.status is ClaimStatus.OPEN}
        return super().faced | claimed.union(table.matters.faced_hands)

    def hands_are_right(self) -> bool:
        """Whether the hands that lie open, at the table or on a ruling's page, are exactly those that may."""
        if not self.is_ruling:
            return super().hands_are_right()
        return hands_on_page(self.terminal.text()) == {seat: set(hand) for seat, hand in self.open_hands.items()}

    def may_be_seen(self) -> set[Card]:
        """What may be seen at any table, every card that was put on this one, and what lies on it."""
        put = {act.action.card for act in self.match.acts if isinstance(act.action, PlayCard)}
        return super().may_be_seen() | put | {each.card for each in table_of(self.match).matters.penalty_cards}

    def pick(self, seat: Seat) -> None:
        """Tab to this seat, whose curtain is down then; nobody is at the keyboard any more."""
        while self.actor is not seat:
            self.picked = self.actor.left
            self.leave_the_keyboard()
            self.terminal.send(TAB)
            self.see_table()

    def record(self, action: Action) -> None:
        """Write an action down; after it those act again whose turn it is."""
        self.picked = None
        super().record(action)

    def put(self, seat: Seat, card: str) -> None:
        """Put this card of this hand on the table, whatever the laws say."""
        self.act(PlayCard(seat, Card.parse(card)))

    def call(self, calls: str) -> None:
        """Make these calls, one after the other."""
        for word in calls.split():
            self.act(MakeCall(self.actor, Call.parse(word)))

    def point_at(self, number: int) -> None:
        """At the page of a ruling: pick the choice of this number."""
        self.terminal.send(str(number))
        self.terminal.wait_for(f"› {number}  ")

    def choose(self, number: int, action: Choose) -> None:
        """Pick the choice of this number, and take it: it has to be this one."""
        self.point_at(number)
        self.record(action)
        self.enter()
        self.see()

    def spread(self, seat: Seat) -> None:
        """At the keyboard: call the director and face the whole hand, which takes a second Enter."""
        terminal = self.terminal
        self.lift(seat)
        terminal.send("!")
        terminal.wait_for(f"{self.who(seat)} says:")
        terminal.send(ARROW["down"] * LONGEST_LIST)
        terminal.wait_for("► Face my hand")
        terminal.send(ENTER)
        terminal.wait_for("Face your hand?")
        let_go()
        self.record(SpreadHand(seat))
        self.enter()
        self.see()

    def claim_revoke(self, claim: ClaimRevoke) -> None:
        """On the result of a deal: call the director, and claim this revoke; every card lies open."""
        terminal = self.terminal
        terminal.send("!")
        terminal.wait_for("Who speaks?")
        terminal.send(str(claim.seat).lower())
        terminal.wait_for(f"{self.who(claim.seat)} says:")
        terminal.wait_for("► Claim a revoke")
        self.enter()
        terminal.wait_for(f"{self.who(claim.seat)} claims a revoke")
        terminal.send(ARROW["right"] * ((claim.offender - claim.seat.left) % len(SEATS)) + TAB + str(claim.trick))
        for filled_in in (NAMED[claim.offender], claim.trick):
            terminal.wait_for(f"< {filled_in} >")
        self.record(claim)
        self.enter()


def hands_on_page(screen: str) -> dict[Seat, set[Card]]:
    """The hands that a ruling's page shows, each behind the name of its seat."""
    seats = {words: seat for seat, name in NAMED.items() for words in (name, f"{name}, dummy")}
    rows = ((row[:LABEL].strip(), row[LABEL:]) for row in screen.splitlines())
    return {seats[label]: cards_in(cards) for label, cards in rows if label in seats}
