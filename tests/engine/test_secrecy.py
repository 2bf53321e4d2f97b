"""Nobody sees what he may not: over whole deals, a reader's view is the same whoever holds the cards hidden from it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, MakeCall, PlayCard, TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import fold, paper_table, write_down
from tests.secrecy import swapped

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC)
DEALS = 12


class RandomDeal:
    """A deal that is played by chance, one action at a time."""

    def __init__(self, rng: random.Random) -> None:
        deck = list(range(52))
        rng.shuffle(deck)
        self.rng, self.actions = rng, list[TableAction]()
        self.code = rng.choice(tuple(Code))
        self.first = self.table = Table.start(Deal.from_deck(deck), rng.choice(SEATS), code=self.code)
        self.paper = paper_table(self.first.setup.deal, self.first.setup.dealer, self.code)

    def go_on(self) -> bool:
        """One more action; whether the deal still goes on after it."""
        action = self.next_action()
        step = self.table.apply(action)
        self.actions.append(action)
        write_down(self.paper, action, step.events)
        self.table = step.table
        return not self.table.is_over

    def next_action(self) -> TableAction:
        """A call or a card; now and then a claim, which is seldom accepted."""
        seat, rng = self.table.turn, self.rng
        assert seat is not None
        decision = self.table.decision
        if decision is not None:
            decider, option = rng.choice(decision.deciders), rng.choice(decision.options).name
            return AnswerClaim(decider, rng.random() < 0.2) if decision.kind == "claim" else Choose(decider, option)
        claimer = rng.choice(SEATS)
        if rng.random() < 0.05 and self.paper.may_claim(str(claimer), 0):
            return Claim(claimer, rng.randint(0, self.paper.left))
        cards = self.table.legal_cards
        return PlayCard(seat, rng.choice(cards)) if cards else MakeCall(seat, rng.choice(self.table.legal_calls))

    def hidden_hands(self, reader: Reader) -> list[list[Card]]:
        """The hands that this reader may not see and that still have cards."""
        hidden = self.paper.hidden_from(str(reader) if isinstance(reader, Seat) else None)
        hands = [list(self.table.hands[Seat.parse(name)]) for name in sorted(hidden)]
        return [hand for hand in hands if hand]

    def twin(self, hands: list[list[Card]]) -> Table | None:
        """The table if one card of each of these hands had been dealt to the other; None if that makes a revoke."""
        deal = swapped(self.first.setup.deal, self.rng.choice(hands[0]), self.rng.choice(hands[1]))
        try:
            return fold(Table.start(deal, self.first.setup.dealer, code=self.code), self.actions)
        except Refused:
            return None


def compare(deal: RandomDeal, reader: Reader, counts: Counter[str]) -> None:
    hands = deal.hidden_hands(reader)
    if len(hands) < 2:
        return
    counts["tried"] += 1
    counts["claimed"] += bool(deal.table.claims)
    twin = deal.twin(deal.rng.sample(hands, 2))
    if twin is not None:
        counts["compared"] += 1
        assert twin.view(reader) == deal.table.view(reader), (reader, len(deal.actions))
        assert twin.view(ALL) != deal.table.view(ALL)


@pytest.mark.parametrize("reader", READERS)
def test_a_view_is_equal_whoever_holds_the_cards_hidden_from_it(reader: Reader) -> None:
    rng, counts = random.Random(2), Counter[str]()
    for _ in range(DEALS):
        deal = RandomDeal(rng)
        compare(deal, reader, counts)
        while deal.go_on():
            compare(deal, reader, counts)
    assert counts["tried"] > DEALS * 35
    assert counts["compared"] > counts["tried"] // 2
    assert counts["claimed"] > DEALS * 5
