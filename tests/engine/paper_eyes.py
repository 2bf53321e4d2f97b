"""Who may have seen what at a live table, kept on paper: the oracle of its secrecy, never the code under test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass

from bridge_tui.engine.actions import ChangeCard, Choose, Expose, PlayCard, SpreadHand, TableAction
from bridge_tui.engine.events import (
    ClaimAnswered,
    ClaimMade,
    DummyFaced,
    HandFaced,
    HandLookedAt,
    PlayContinues,
    TableEvent,
)
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, Reader
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.seats import SEATS, Seat
from tests.secrecy import cards_in_texts


def cards_in(value: object) -> set[Card]:
    """All cards in a value, in the values in it, and so on; hands apart, which are known by themselves."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, (int, str, Cards)):
        return set()
    if is_dataclass(value):
        return cards_in(tuple(getattr(value, field.name) for field in fields(value)))
    return set().union(*map(cards_in, value)) if isinstance(value, tuple) else set()


class PaperEyes:
    """The cards that all have seen, and the hands that some may see."""

    def __init__(self) -> None:
        self.seen: set[Card] = set()
        self.open: set[Seat] = set()
        """Hands that lie open for all until the end."""
        self.looked: set[Seat] = set()
        """Hands that dummy has looked at."""
        self.claims: list[list[tuple[Seat, bool]]] = []
        """Of each claim whose hand it shows, and whether he has faced it."""

    def hear(self, before: Table, action: TableAction, events: Sequence[TableEvent]) -> None:
        """What everybody has seen of this action, and learns from its events."""
        match action:
            case PlayCard(card=card):
                self.seen.add(card)
            case Choose(card=card) if card is not None:
                self.seen.add(card)
            case ChangeCard(old=old, new=new):
                self.seen |= {old, new}
            case Expose(seat=seat, cards=cards, seen=seen):
                self.seen.update(cards if seen or self._declares(before, seat) else ())
            case SpreadHand(seat=seat):
                self.seen.update(before.hands[seat])
        for event in events:
            self._hear(event, before)

    def _hear(self, event: TableEvent, before: Table) -> None:
        match event:
            case DummyFaced(seat=seat) | HandFaced(seat=seat):
                self.open.add(seat)
                self.seen.update(before.hands[seat])
            case HandLookedAt(whose=whose):
                self.looked.add(whose)
            case ClaimMade() if event.tricks or event.spread:
                self._claimed(event, before)
            case ClaimMade():
                self.claims.append([])
            case ClaimAnswered(accept=False):
                self.claims[-1].append((event.claimer, False))
            case PlayContinues(void=True):
                self.claims[-1].clear()

    @staticmethod
    def _declares(table: Table, seat: Seat) -> bool:
        """Whether what is seen of this hand costs nothing, so that nobody asks who has seen it."""
        return table.contract is not None and table.contract.declarer.side is seat.side

    def _claimed(self, event: ClaimMade, before: Table) -> None:
        self.claims.append([(event.seat, event.spread)])
        if event.spread:
            self.seen.update(before.hands[event.seat])

    def may_see(self, table: Table, reader: Reader) -> set[Seat]:
        """The hands whose cards this reader may be shown."""
        if reader is ALL or table.is_over:
            return set(SEATS)
        contract = table.contract
        declarer = contract.declarer if contract else None
        shown = {seat for claim in self.claims for seat, spread in claim if spread or declarer in {seat, reader}}
        looks = self.looked if contract and reader is contract.dummy else set()
        return {*self.open, *shown, *looks, *([reader] if isinstance(reader, Seat) else [])}

    def check(self, table: Table, reader: Reader, events: Iterable[TableEvent]) -> None:
        """This reader's view and the newest events tell nothing that he may not know."""
        view, may = table.view(reader), self.may_see(table, reader)
        assert {seat for seat in SEATS if view.hands[seat] is not None} <= may
        assert (view.deal is not None) is (reader is ALL or table.is_over)
        hidden = {card for seat in SEATS if seat not in may for card in table.hands[seat]} - self.seen
        told = (*events, *(getattr(view, field.name) for field in fields(view) if field.name not in {"events", "deal"}))
        assert not hidden & cards_in(told), f"{reader} is told what he may not know"

    def check_texts(self, table: Table) -> None:
        """No text of the table names a card that is still hidden."""
        hidden = {str(card) for seat in SEATS if seat not in self.open for card in table.hands[seat]}
        assert not hidden - set(map(str, self.seen)) & cards_in_texts(table)
