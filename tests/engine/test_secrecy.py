"""Nobody sees what he may not: over whole deals, a reader's view is the same whoever holds the cards hidden from it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bridge_tui.engine.actions import MakeCall, PlayCard, TableAction
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import fold, paper_table, write_down
from tests.secrecy import swapped

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC)
DEALS = 8


class RandomDeal:
    """A deal that is played by chance, one action at a time."""

    def __init__(self, rng: random.Random) -> None:
        deck = list(range(52))
        rng.shuffle(deck)
        self.rng, self.actions = rng, list[TableAction]()
        self.first = self.table = Table.start(Deal.from_deck(deck), rng.choice(SEATS))
        self.paper = paper_table(self.first.setup.deal, self.first.setup.dealer)

    def go_on(self) -> bool:
        """One more call or card; whether the deal still goes on after it."""
        seat, calls, cards = self.table.turn, self.table.legal_calls, self.table.legal_cards
        assert seat is not None
        action: TableAction = (
            PlayCard(seat, self.rng.choice(cards)) if cards else MakeCall(seat, self.rng.choice(calls))
        )
        self.actions.append(action)
        write_down(self.paper, action)
        self.table = self.table.apply(action).table
        return not self.table.is_over

    def hidden_hands(self, reader: Reader) -> list[list[Card]]:
        """The hands that this reader may not see and that still have cards."""
        hidden = self.paper.hidden_from(str(reader) if isinstance(reader, Seat) else None)
        hands = [list(self.table.hands[Seat.parse(name)]) for name in sorted(hidden)]
        return [hand for hand in hands if hand]

    def twin(self, hands: list[list[Card]]) -> Table | None:
        """The table if one card of each of these hands had been dealt to the other; None if that makes a revoke."""
        deal = swapped(self.first.setup.deal, self.rng.choice(hands[0]), self.rng.choice(hands[1]))
        try:
            return fold(Table.start(deal, self.first.setup.dealer), self.actions)
        except Refused:
            return None


def compare(deal: RandomDeal, reader: Reader, counts: Counter[str]) -> None:
    hands = deal.hidden_hands(reader)
    if len(hands) < 2:
        return
    counts["tried"] += 1
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
    assert counts["tried"] > DEALS * 50
    assert counts["compared"] > counts["tried"] // 2
