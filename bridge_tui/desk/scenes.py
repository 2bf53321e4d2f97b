"""Positions at a live table, built call by call and card by card until what has happened is on the table.

Stories are told with South as declarer, or in the auction as the player who goes wrong. The whole table can be turned,
so that the seats of what comes out of it are those of the real one.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, NamedTuple

from bridge_tui.engine.actions import MakeCall, PlayCard, TableAction
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat

PLAIN = Deal.from_pbn("N:J852.AKQ.963.T74 T74.J852.AKQ.963 963.T74.J852.AKQ AKQ.963.T74.J852")
"""Everybody has three or four cards of each suit. The high spades are West's, hearts North's, diamonds East's, clubs
South's."""

ONE_NOTRUMP = "1NT P P P"
"""The calls, from South on, after which South plays one no-trump."""


class Scene(NamedTuple):
    """A live table and what has happened at it. What is done is said as if it had not been turned."""

    table: Table
    turned: int = 0
    """By how many seats clockwise."""
    told: tuple[TableEvent, ...] = ()
    """What has happened with that which is asked about, without what led up to it."""

    @classmethod
    def dealt(cls, code: Code, turned: int = 0, *, dealer: Seat = Seat.SOUTH, deal: Deal = PLAIN) -> Scene:
        """The cards are dealt, and the dealer is to call."""
        hands = [deal.hands[(seat - turned) % 4] for seat in SEATS]
        return cls(Table.start(Deal.of(hands), clockwise(dealer, turned), code=code, live=True), turned)

    @property
    def turn(self) -> Seat:
        """The seat in turn, as if the table had not been turned."""
        assert self.table.turn is not None
        return clockwise(self.table.turn, -self.turned)

    def after(self, action: TableAction) -> Scene:
        """The scene after this, which only leads up to what is asked about."""
        return self._replace(table=self.table.apply(_turned(action, self.turned)).table)

    def calls(self, words: str) -> Scene:
        """The same for these calls, such as ``1NT P P P``, each of the seat in turn."""
        scene = self
        for word in words.split():
            scene = scene.after(MakeCall(scene.turn, Call.parse(word)))
        return scene

    def plays(self, words: str) -> Scene:
        """The same for these cards, such as ``SA S2``, each of the hand in turn."""
        scene = self
        for word in words.split():
            scene = scene.after(PlayCard(scene.turn, Card.parse(word)))
        return scene

    def does(self, action: TableAction) -> Scene:
        """The scene after this, which is what is asked about."""
        table, events = self.table.apply(_turned(action, self.turned))
        return self._replace(table=table, told=self.told + events)


def clockwise(seat: Seat, by: int) -> Seat:
    """The seat so many places clockwise."""
    return Seat((seat + by) % 4)


def _turned(action: TableAction, by: int) -> TableAction:
    """The same done by players who sit so many places clockwise."""
    values = ((field.name, getattr(action, field.name)) for field in fields(action))
    turned: dict[str, Any] = {name: clockwise(value, by) for name, value in values if isinstance(value, Seat)}
    return replace(action, **turned)
