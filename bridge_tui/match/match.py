"""A match: one rubber, Chicago or row of boards as a frozen value, from the cut to the last line on the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from bridge_tui.engine.actions import LookLastTrick, TableAction
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import Reader
from bridge_tui.match import keeping
from bridge_tui.match.actions import (
    Action,
    AnswerTakeBack,
    AskTakeBack,
    CorrectResult,
    DealCards,
    EnterResult,
    NextDeal,
    ScoreAction,
    StartMatch,
    StopRubber,
    StrikeResult,
)
from bridge_tui.match.events import (
    CardsDealt,
    DealScored,
    MatchEvent,
    RubberEnded,
    TakeBackAnswered,
    TakeBackAsked,
    TakenBack,
)
from bridge_tui.match.forms import AnySheet, new_sheet
from bridge_tui.match.keeping import Entered
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.take_backs import Done, TakeBack, done, request, seen_since
from bridge_tui.match.view import MatchView, Phase
from bridge_tui.model.seats import Seat
from bridge_tui.scoring.honours import honours


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
    sheet: AnySheet
    table: Table | None = None
    result: DealResult | None = None
    """Of the deal on the table, once it is over."""
    settled: AnySheet | None = None
    """The sheet before the deal on the table."""
    acts: tuple[Done, ...] = ()
    """What was done in that deal and stands."""
    record: tuple[MatchEvent, ...] = ()
    """What has happened in it, with what was taken back again; on the sheet of a real table, all that has happened."""
    take_back: TakeBack | None = None
    """A request to take something back that waits for answers."""
    entered: tuple[Entered, ...] = ()
    """What stands for each deal of a real table, in order."""

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
            return Phase.KEEPING if self.start.kept else Phase.TO_DEAL
        return Phase.PLAYING if self.result is None else Phase.DEAL_OVER

    @property
    def number(self) -> int:
        """Of the deal on the table on its sheet, from 1; of the next deal when there is none."""
        return self.sheet.deals + (self.result is None)

    @property
    def dealer(self) -> Seat:
        """Who deals that deal."""
        return self.sheet.dealer if self.table is None else self.table.setup.dealer

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now: those who have something to decide, else the player of the hand in turn."""
        if self.take_back is not None:
            return self.take_back.awaited
        return () if self.table is None else self.table.actors

    @property
    def is_asking(self) -> bool:
        """Whether somebody has something to decide before the game goes on."""
        return self.take_back is not None or (self.table is not None and self.table.decision is not None)

    def view(self, reader: Reader) -> MatchView:
        """The match as this reader may see it."""
        table = None if self.table is None else self.table.view(reader)
        return MatchView(
            self.start,
            self.sheet,
            self.phase,
            self.dealer,
            self.number,
            self.result,
            table,
            self.take_back,
            self.record,
            self.actors,
            self.entered,
        )

    def apply(self, action: Action) -> MatchStep:
        """The next match and what happened. Raises `Refused`, and changes nothing, if the action cannot be done."""
        match action:
            case StartMatch():
                raise Refused(Reason.ALREADY_STARTED)
            case DealCards():
                step = self._deal(action)
            case NextDeal():
                step = self._next_deal()
            case StopRubber():
                step = self._stop()
            case AskTakeBack():
                step = self._ask_take_back(action)
            case AnswerTakeBack():
                step = self._answer_take_back(action)
            case EnterResult() | CorrectResult() | StrikeResult():
                step = self._keep(action)
            case _:
                step = self._act(action)
        return step

    def _keep(self, action: ScoreAction) -> MatchStep:
        """What is done on the sheet of a real table."""
        entered, sheet, event = keeping.keep(self.start, self.entered, self.sheet, action)
        ended = (RubberEnded(sheet.winner),) if sheet.is_over and not self.sheet.is_over else ()
        events = (event, *ended)
        return MatchStep(replace(self, sheet=sheet, entered=entered, record=self.record + events), events)

    def _deal(self, action: DealCards) -> MatchStep:
        self._refuse_unless(Phase.TO_DEAL)
        if action.dealer is not self.dealer:
            raise Refused(Reason.WRONG_DEALER, seat=action.dealer, dealer=self.dealer)
        table = Table.start(action.deal, self.dealer, self.sheet.vulnerability, self.start.code, live=self.start.live)
        dealt = (CardsDealt(self.number, self.dealer),)
        return MatchStep(Match(self.start, self.sheet, table, settled=self.sheet, record=dealt), dealt)

    def _next_deal(self) -> MatchStep:
        self._refuse_unless(Phase.DEAL_OVER)
        self._refuse_while_asked()
        return MatchStep(Match(self.start, self.sheet), ())

    def _stop(self) -> MatchStep:
        if self.sheet.is_over:
            raise Refused(Reason.RUBBER_OVER)
        stopped = replace(self, sheet=self.sheet.stop(), take_back=None)
        if self.result is None and not self.start.kept:
            stopped = Match(self.start, stopped.sheet)
        return MatchStep(stopped, (RubberEnded(None),))

    def _act(self, action: TableAction) -> MatchStep:
        if self.table is None:
            raise Refused(Reason.NO_DEAL_ON)
        self._refuse_while_asked()
        if self.sheet.stopped and not isinstance(action, LookLastTrick):
            raise Refused(Reason.RUBBER_OVER)
        table, events = self.table.apply(action)
        result = self._result_of(table) if table.is_over else None
        sheet, scored = self._scored(result)
        acts = (*self.acts, done(self.table, action, len(self.record)))
        record = self.record + events + scored
        match = replace(self, sheet=sheet, table=table, result=result, acts=acts, record=record)
        return MatchStep(match, events + scored)

    def _scored(self, result: DealResult | None) -> tuple[AnySheet, tuple[MatchEvent, ...]]:
        """The sheet with the deal's result: without it while it is played, anew when it has changed."""
        if result == self.result or self.settled is None:
            return self.sheet, ()
        if result is None:
            return self.settled, ()
        sheet = self.settled.enter(result)
        return sheet, (DealScored(result), *((RubberEnded(sheet.winner),) if sheet.is_over else ()))

    def _ask_take_back(self, action: AskTakeBack) -> MatchStep:
        asked = self.may_take_back(action.seat)
        event = TakeBackAsked(asked.seat, asked.action, asked.trick, len(self.acts))
        if not asked.awaited:
            return self._taken_back(asked, event)
        return MatchStep(replace(self, take_back=asked, record=(*self.record, event)), (event,))

    def may_take_back(self, seat: Seat) -> TakeBack:
        """What this seat may ask to take back now, and who is to agree. Raises `Refused` if it may not."""
        self._refuse_while_asked()
        if self.sheet.stopped:
            raise Refused(Reason.RUBBER_OVER)
        return request(self.start, self.table, self.acts, seat)

    def _answer_take_back(self, action: AnswerTakeBack) -> MatchStep:
        asked, seat = self.take_back, action.seat
        if asked is None:
            raise Refused(Reason.NO_TAKE_BACK_ASKED, seat=seat)
        if seat not in asked.awaited:
            raise Refused(Reason.NOT_YOUR_DECISION, seat=seat, deciders=asked.awaited)
        event = TakeBackAnswered(seat, action.accept)
        awaited = tuple(other for other in asked.awaited if other is not seat)
        if action.accept and not awaited:
            return self._taken_back(asked, event)
        waiting = replace(asked, awaited=awaited) if action.accept else None
        return MatchStep(replace(self, take_back=waiting, record=(*self.record, event)), (event,))

    def _taken_back(self, asked: TakeBack, before: MatchEvent) -> MatchStep:
        """The deal as it was before what is taken back: its actions folded again, its score off the sheet."""
        assert self.table is not None
        assert self.settled is not None
        table, acts = self.table.from_the_start, self.acts[: asked.kept]
        for act in acts:
            table = table.apply(act.action).table
        for act in seen_since(table, self.acts[asked.kept :]):
            table, acts = table.apply(act.action).table, (*acts, act)
        events = (before, TakenBack(asked.seat, asked.action, asked.trick, asked.kept, asked.since))
        record = self.record + events
        return MatchStep(Match(self.start, self.settled, table, None, self.settled, acts, record), events)

    def _result_of(self, table: Table) -> DealResult:
        contract = table.contract
        if contract is None:
            return DealResult(self.number, None)
        held = honours(table.setup.deal, contract.strain) if self.start.honours else ()
        won = table.tricks_won[contract.declarer.side]
        return DealResult(self.number, contract, won, held, table.tricks_paid)

    def _refuse_while_asked(self) -> None:
        if self.take_back is not None:
            raise Refused(Reason.DECISION_OPEN, seat=self.take_back.seat, deciders=self.take_back.awaited)

    def _refuse_unless(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise Refused(NOT_NOW[self.phase])


NOT_NOW = {
    Phase.TO_DEAL: Reason.NO_DEAL_ON,
    Phase.PLAYING: Reason.DEAL_ON,
    Phase.KEEPING: Reason.NOT_DEALT_HERE,
    Phase.DEAL_OVER: Reason.DEAL_ON_TABLE,
    Phase.RUBBER_OVER: Reason.RUBBER_OVER,
}
"""Why what belongs to another phase is refused."""
