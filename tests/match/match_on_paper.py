"""A match that is played and kept on paper at once: the ground on which the property machine stands."""

from __future__ import annotations

from copy import deepcopy

import pytest
from hypothesis import event
from hypothesis.stateful import RuleBasedStateMachine

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
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.match.actions import (
    Action,
    DealCards,
    StartMatch,
)
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import paper_table, write_down
from tests.match.paper_deal import PaperDeal
from tests.match.paper_sheet import PAPERS
from tests.paper_table import PaperTable, after
from tests.scoring import paper_scorer

KINDS: dict[type[Action], str] = {MakeCall: "call", PlayCard: "card", Claim: "claim"}
"""What can be taken back, as it is noted on paper."""


def first_dealer(start: StartMatch) -> Seat:
    """Who drew the highest card; North, where nobody drew."""
    if start.cut is None:
        return Seat.NORTH
    return Seat(start.cut.index(max(start.cut, key=lambda card: (card.rank, card.suit))))


class MatchOnPaper(RuleBasedStateMachine):
    """One match after another; every action goes to the match and onto the paper."""

    def sit_down(self, start: StartMatch) -> None:
        """A new match."""
        self.match = self.before_deal = Match.begin(start)
        self.actions: list[Action] = [start]
        self.since: list[Action] = []
        self.sheet = PAPERS[start.form.value](start.scale.value, str(first_dealer(start)))
        self.notes: PaperDeal | None = None
        self.dealt = 0
        self.phase = Phase.TO_DEAL

    def deal_out(self, deal: Deal) -> None:
        """The dealer deals."""
        dealer = Seat.parse(self.sheet.dealer)
        self.zone, self.sheet_before = self.sheet.vulnerable, deepcopy(self.sheet)
        self.act(DealCards(deal, dealer))
        start = self.match.start
        people = {str(seat): start.players[seat] for seat in SEATS}
        paper = paper_table(deal, dealer, start.code)
        self.notes = PaperDeal(paper, people, start.take_back_calls, start.take_back_cards)
        self.phase, self.dealt = Phase.PLAYING, self.dealt + 1

    def turn_back(self) -> None:
        """What was scored after the page that was turned back to is gone from the sheet, as if never done."""
        event("something is taken back")
        self.sheet, self.phase = deepcopy(self.sheet_before), Phase.PLAYING
        stands = [done.action for done in self.match.acts]
        never = Match.fold([*self.actions[: len(self.actions) - len(self.since)], self.since[0], *stands])
        assert (never.table, never.sheet, never.result) == (self.match.table, self.match.sheet, self.match.result)

    def is_allowed(self, action: TableAction) -> bool:
        """Whether the paper says that this can be done; of a concession, whether one was made."""
        if self.notes is None or self.is_asked:
            return False
        paper, seat = self.notes.table, str(action.seat)
        match action:
            case MakeCall(call=call):
                return paper.may_call(seat, str(call))
            case PlayCard(card=card, by=by):
                return paper.may_play(seat, str(card), None if by is None else str(by))
            case LookLastTrick():
                return paper.may_look(seat)
            case Claim(tricks=tricks):
                return paper.may_claim(seat, tricks)
            case AnswerClaim():
                return paper.may_answer(seat)
            case Choose(option=option):
                return paper.may_choose(seat, option)
            case CancelConcession():
                return paper.conceded > 0
            case _:
                return False  # it belongs to a live table

    def may_ask(self, seat: Seat) -> bool:
        return self.notes is not None and not self.sheet.stopped and self.notes.may_ask(str(seat))

    @property
    def table(self) -> Table:
        assert self.match.table is not None
        return self.match.table

    @property
    def in_turn(self) -> Seat:
        assert self.table.turn is not None
        return self.table.turn

    @property
    def page(self) -> PaperTable:
        """The table on paper."""
        assert self.notes is not None
        return self.notes.table

    @property
    def is_asked(self) -> bool:
        """Whether a request to take something back waits for answers."""
        return self.notes is not None and self.notes.request is not None

    @property
    def is_playing(self) -> bool:
        return self.phase is Phase.PLAYING and not self.is_asked

    @property
    def actors_on_paper(self) -> set[str]:
        return set() if self.notes is None else self.notes.actors

    def act(self, action: Action) -> None:
        step = self.match.apply(action)
        assert self.match == self.folded(), "apply has changed what it was given"
        self.actions.append(action)
        self.since.append(action)
        self.match = step.match
        assert self.match == self.folded()

    def folded(self) -> Match:
        """The actions of this deal folded again."""
        match = self.before_deal
        for action in self.since:
            match = match.apply(action).match
        return match

    def at_table(self, action: TableAction) -> None:
        assert self.notes is not None
        assert self.is_allowed(action)
        contract = self.page.contract
        dummys = contract is not None and str(action.seat) == after(contract[2], 2)
        self.notes.turn_page(KINDS.get(type(action), "other"), contract[2] if contract and dummys else str(action.seat))
        before = len(self.match.record)
        self.act(action)
        write_down(self.page, action, self.match.record[before:])
        self.notes.look()
        if self.page.over:
            self.sheet = deepcopy(self.sheet_before)
            self.score(self.page)

    def score(self, paper: PaperTable) -> None:
        """The deal onto the dumb sheet."""
        if paper.contract is None:
            self.sheet.pass_out()
        else:
            bid, doubling, declarer = paper.contract
            self.sheet.enter(bid, doubling, declarer, paper.tricks_of(declarer))
            if self.match.start.honours:
                for seat in SEATS:
                    dealt = set(map(str, self.table.setup.deal.hands[seat]))
                    self.sheet.honours(str(seat), paper_scorer.honours(dealt, bid[1:]))
        self.phase = Phase.RUBBER_OVER if self.sheet.over else Phase.DEAL_OVER
        event("a deal is scored" if self.phase is Phase.DEAL_OVER else "a rubber is won")

    def must_refuse(self, action: Action, reasons: set[Reason] | None = None) -> None:
        with pytest.raises(Refused) as caught:
            self.match.apply(action)
        assert self.match == self.folded()
        assert caught.value.reason in (reasons or set(Reason))
