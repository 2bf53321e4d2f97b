"""A match: one rubber, Chicago or row of boards as a frozen value, from the cut to the last line on the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.actions import TableAction
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import Reader, View
from bridge_tui.match.actions import Action, DealCards, NextDeal, StartMatch, StopRubber
from bridge_tui.match.events import CardsDealt, DealScored, MatchEvent, RubberEnded
from bridge_tui.match.forms import new_sheet
from bridge_tui.match.sheet import DealResult, Sheet
from bridge_tui.model.seats import Seat
from bridge_tui.scoring.honours import honours


class Phase(Enum):
    """Where a match stands."""

    TO_DEAL = "to_deal"
    """The next dealer has to deal."""
    PLAYING = "playing"
    DEAL_OVER = "deal_over"
    """The last deal is scored and still lies on the table."""
    RUBBER_OVER = "rubber_over"
    """Nothing more can be done; the last deal may still lie on the table."""


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match as one reader may see it."""

    start: StartMatch
    sheet: Sheet
    phase: Phase
    dealer: Seat
    """Of the deal on the table, or of the next one when there is none."""
    number: int
    """Of that deal on its sheet, from 1."""
    result: DealResult | None
    """Of the deal on the table, once it is over."""
    table: View | None


class MatchStep(NamedTuple):
    """What an action led to."""

    match: Match
    events: tuple[MatchEvent, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A game of any form: who plays, the sheet, the deal on the table.

    >>> from bridge_tui.model.cards import CARDS
    >>> match = Match.begin(StartMatch(("Ann", "Bob", "Cid", "Dot"), (CARDS[0], CARDS[51], CARDS[2], CARDS[3])))
    >>> match.phase, match.dealer
    (<Phase.TO_DEAL: 'to_deal'>, <Seat.EAST: 1>)
    """

    start: StartMatch
    sheet: Sheet
    table: Table | None = None
    result: DealResult | None = None
    """Of the deal on the table, once it is over."""

    @classmethod
    def begin(cls, start: StartMatch) -> Match:
        """A match in which nobody has dealt yet."""
        return cls(start, new_sheet(start))

    @classmethod
    def replay(cls, actions: Iterable[Action]) -> Iterator[Match]:
        """The match after each of these actions, of which the first starts it. Raises `Refused` like `apply`."""
        following = iter(actions)
        first = next(following, None)
        if not isinstance(first, StartMatch):
            raise Refused(Reason.NOT_STARTED)
        match = cls.begin(first)
        yield match
        for action in following:
            match = match.apply(action).match
            yield match

    @classmethod
    def fold(cls, actions: Iterable[Action]) -> Match:
        """The match that these actions lead to. Raises `Refused` like `apply`."""
        *_, match = cls.replay(actions)
        return match

    @property
    def phase(self) -> Phase:
        """Where it stands."""
        if self.sheet.is_over:
            return Phase.RUBBER_OVER
        if self.table is None:
            return Phase.TO_DEAL
        return Phase.PLAYING if self.result is None else Phase.DEAL_OVER

    @property
    def number(self) -> int:
        """Of the deal on the table on its sheet, from 1; of the next deal when there is none."""
        return self.sheet.deals + (self.result is None)

    @property
    def dealer(self) -> Seat:
        """Who deals that deal."""
        return self.sheet.dealer if self.table is None else self.table.setup.dealer

    def view(self, reader: Reader) -> MatchView:
        """The match as this reader may see it."""
        table = None if self.table is None else self.table.view(reader)
        return MatchView(self.start, self.sheet, self.phase, self.dealer, self.number, self.result, table)

    def apply(self, action: Action) -> MatchStep:
        """The next match and what happened. Raises `Refused`, and changes nothing, if the action cannot be done."""
        if isinstance(action, DealCards):
            return self._deal(action)
        if isinstance(action, NextDeal):
            return self._next_deal()
        if isinstance(action, StopRubber):
            return self._stop()
        if isinstance(action, StartMatch):
            raise Refused(Reason.ALREADY_STARTED)
        return self._act(action)

    def _deal(self, action: DealCards) -> MatchStep:
        self._refuse_unless(Phase.TO_DEAL)
        if action.dealer is not self.dealer:
            raise Refused(Reason.WRONG_DEALER, seat=action.dealer, dealer=self.dealer)
        table = Table.start(action.deal, self.dealer, self.sheet.vulnerability, self.start.code)
        return MatchStep(replace(self, table=table), (CardsDealt(self.number, self.dealer),))

    def _next_deal(self) -> MatchStep:
        self._refuse_unless(Phase.DEAL_OVER)
        return MatchStep(replace(self, table=None, result=None), ())

    def _stop(self) -> MatchStep:
        if self.sheet.is_over:
            raise Refused(Reason.RUBBER_OVER)
        table = self.table if self.result else None
        return MatchStep(replace(self, sheet=self.sheet.stop(), table=table), (RubberEnded(None),))

    def _act(self, action: TableAction) -> MatchStep:
        if self.table is None:
            raise Refused(Reason.NO_DEAL_ON)
        table, events = self.table.apply(action)
        if not table.is_over or self.result is not None:
            return MatchStep(replace(self, table=table), events)
        result = self._result_of(table)
        sheet = self.sheet.enter(result)
        ended = (RubberEnded(sheet.winner),) if sheet.is_over else ()
        scored = replace(self, table=table, result=result, sheet=sheet)
        return MatchStep(scored, (*events, DealScored(result), *ended))

    def _result_of(self, table: Table) -> DealResult:
        contract = table.contract
        if contract is None:
            return DealResult(self.number, None)
        held = honours(table.setup.deal, contract.strain) if self.start.honours else ()
        return DealResult(self.number, contract, table.tricks_won[contract.declarer.side], held)

    def _refuse_unless(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise Refused(NOT_NOW[self.phase])


NOT_NOW = {
    Phase.TO_DEAL: Reason.NO_DEAL_ON,
    Phase.PLAYING: Reason.DEAL_ON,
    Phase.DEAL_OVER: Reason.DEAL_ON_TABLE,
    Phase.RUBBER_OVER: Reason.RUBBER_OVER,
}
"""Why what belongs to another phase is refused."""
