"""Properties of every form of the game, whatever people do, against a dumb table and a dumb sheet kept beside it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import Phase as RunPhase
from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bridge_tui.engine.actions import LookLastTrick, MakeCall, PlayCard
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.match.actions import Action, DealCards, Form, NextDeal, StartMatch, StopRubber
from bridge_tui.match.match import Match, Phase
from bridge_tui.model.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from bridge_tui.model.cards import CARDS
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat, Side
from bridge_tui.scoring.points import Scale
from tests.engine.tables import SUITS_APART, paper_table, shuffled, write_down
from tests.match.matches import PLAYERS
from tests.match.paper_sheet import PAPERS
from tests.match.sheets import is_as_on_paper
from tests.paper_table import PaperTable
from tests.scoring import paper_scorer
from tests.secrecy import cards_in_texts, swapped

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC)

seats = st.sampled_from(SEATS)
turned = st.sampled_from([Deal.of([SUITS_APART.hands[(seat + turn) % 4] for seat in SEATS]) for turn in range(4)])
deals = st.integers(0, 2**32).map(shuffled) | turned
"""Any deal; often one with a suit in each hand, so that contracts are made, too."""

attempts: st.SearchStrategy[Action] = st.one_of(
    st.builds(DealCards, turned, seats),
    st.builds(NextDeal),
    st.builds(MakeCall, seats, st.sampled_from(CALLS)),
    st.builds(PlayCard, seats, st.sampled_from(CARDS), st.none() | seats),
    st.builds(LookLastTrick, seats),
)


@st.composite
def starts(draw: st.DrawFn) -> StartMatch:
    form = draw(st.sampled_from(Form))
    cut = draw(st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True))
    cards = None if form is Form.DUPLICATE else (cut[0], cut[1], cut[2], cut[3])
    return StartMatch(PLAYERS, cards, form, scale=draw(st.sampled_from(Scale)), honours=draw(st.booleans()))


def first_dealer(start: StartMatch) -> Seat:
    """Who drew the highest card; North, where nobody drew."""
    if start.cut is None:
        return Seat.NORTH
    return Seat(start.cut.index(max(start.cut, key=lambda card: (card.rank, card.suit))))


class MatchMachine(RuleBasedStateMachine):
    """One rubber, Chicago or row of boards after another."""

    @initialize(start=starts())
    def sit_down(self, start: StartMatch) -> None:
        self.match = self.before_deal = Match.begin(start)
        self.actions: list[Action] = [start]
        self.since: list[Action] = []
        self.sheet = PAPERS[start.form.value](start.scale.value, str(first_dealer(start)))
        self.paper: PaperTable | None = None
        self.dealt = 0
        self.phase = Phase.TO_DEAL

    # What people do

    @precondition(lambda self: self.phase is Phase.TO_DEAL)
    @rule(deal=deals)
    def deal(self, deal: Deal) -> None:
        dealer = Seat.parse(self.sheet.dealer)
        self.zone = self.sheet.vulnerable
        self.act(DealCards(deal, dealer))
        self.paper, self.phase, self.dealt = paper_table(deal, dealer), Phase.PLAYING, self.dealt + 1

    @precondition(lambda self: self.phase is Phase.PLAYING and self.table.legal_calls)
    @rule(data=st.data())
    def make_a_call(self, data: st.DataObject) -> None:
        self.at_table(MakeCall(self.in_turn, data.draw(st.sampled_from(self.table.legal_calls))))

    @precondition(lambda self: self.phase is Phase.PLAYING and self.table.legal_calls)
    @rule(bid=st.sampled_from(BIDS), doubles=st.integers(0, 2))
    def close_the_auction(self, bid: Call, doubles: int) -> None:
        for call in (bid, *(DOUBLE, REDOUBLE)[:doubles], PASS, PASS, PASS, PASS):
            if call in self.table.legal_calls:
                self.at_table(MakeCall(self.in_turn, call))

    @precondition(lambda self: self.phase is Phase.PLAYING and self.table.legal_cards)
    @rule(seed=st.integers(0, 2**32), number=st.sampled_from((1, 5, 52)))
    def play_cards(self, seed: int, number: int) -> None:
        rng = Random(seed)
        for _ in range(number):
            if self.phase is Phase.PLAYING:
                self.at_table(PlayCard(self.in_turn, rng.choice(self.table.legal_cards)))

    @precondition(lambda self: self.phase in {Phase.TO_DEAL, Phase.DEAL_OVER})
    @rule(deal=turned, bid=st.sampled_from(BIDS), doubles=st.integers(0, 2), seed=st.integers(0, 2**32))
    def play_a_whole_deal(self, deal: Deal, bid: Call, doubles: int, seed: int) -> None:
        if self.phase is Phase.DEAL_OVER:
            self.go_on_to_the_next_deal()
        self.deal(deal)
        self.close_the_auction(bid, doubles)
        self.play_cards(seed, 52)

    @precondition(lambda self: self.phase is Phase.DEAL_OVER)
    @rule()
    def go_on_to_the_next_deal(self) -> None:
        self.act(NextDeal())
        assert self.match == Match.fold(self.actions)
        self.before_deal, self.since = self.match, []
        self.paper, self.phase = None, Phase.TO_DEAL

    @precondition(lambda self: self.phase is not Phase.RUBBER_OVER and self.dealt > 3)
    @rule()
    def stop_the_rubber(self) -> None:
        self.act(StopRubber())
        self.sheet.stop()
        self.paper, self.phase = self.paper if self.phase is Phase.DEAL_OVER else None, Phase.RUBBER_OVER

    @precondition(lambda self: self.phase is Phase.RUBBER_OVER)
    @rule(start=starts())
    def begin_another_rubber(self, start: StartMatch) -> None:
        for action in (DealCards(SUITS_APART, self.match.dealer), NextDeal(), StopRubber()):
            self.must_refuse(action, {Reason.RUBBER_OVER})
        self.sit_down(start)

    @rule(action=attempts)
    def attempt_what_is_not_allowed(self, action: Action) -> None:
        match action:
            case DealCards() if self.phase is not Phase.TO_DEAL or action.dealer is not self.match.dealer:
                self.must_refuse(
                    action, {Reason.DEAL_ON, Reason.DEAL_ON_TABLE, Reason.WRONG_DEALER, Reason.RUBBER_OVER}
                )
            case NextDeal() if self.phase is not Phase.DEAL_OVER:
                self.must_refuse(action, {Reason.DEAL_ON, Reason.NO_DEAL_ON, Reason.RUBBER_OVER})
            case MakeCall(seat=seat, call=call) if not (self.paper and self.paper.may_call(str(seat), str(call))):
                self.must_refuse(action)
            case PlayCard(seat=seat, card=card, by=by) if not (
                self.paper and self.paper.may_play(str(seat), str(card), None if by is None else str(by))
            ):
                self.must_refuse(action)
            case LookLastTrick(seat=seat) if not (self.paper and self.paper.may_look(str(seat))):
                self.must_refuse(action)
            case _:
                pass

    @precondition(lambda self: self.phase is Phase.PLAYING)
    @rule(data=st.data(), reader=st.sampled_from(READERS))
    def two_hidden_cards_change_places(self, data: st.DataObject, reader: Reader) -> None:
        assert self.paper is not None
        hidden = [Seat.parse(name) for name in sorted(self.paper.hidden_from(letter(reader))) if self.paper.hands[name]]
        if len(hidden) < 2:
            return
        one, other = (data.draw(st.sampled_from(tuple(self.table.hands[seat]))) for seat in hidden[-2:])
        twin = self.before_deal.apply(DealCards(swapped(self.table.setup.deal, one, other), self.match.dealer)).match
        try:
            for action in self.since[1:]:
                twin = twin.apply(action).match
        except Refused:
            return  # a past card would have been a revoke
        assert twin.view(reader) == self.match.view(reader)
        assert twin.view(ALL) != self.match.view(ALL)

    # What must hold

    @property
    def table(self) -> Table:
        assert self.match.table is not None
        return self.match.table

    @property
    def in_turn(self) -> Seat:
        assert self.table.turn is not None
        return self.table.turn

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

    def at_table(self, action: MakeCall | PlayCard) -> None:
        assert self.paper is not None
        self.act(action)
        write_down(self.paper, action)
        if self.paper.over:
            self.score(self.paper)

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

    @invariant()
    def the_match_stands_where_it_should(self) -> None:
        number = self.dealt + (self.paper is None)
        assert self.match.phase is self.phase
        assert (self.match.table is None) is (self.paper is None)
        if self.phase is not Phase.RUBBER_OVER:
            assert self.match.number == number
        if self.phase is Phase.TO_DEAL:
            assert str(self.match.dealer) == self.sheet.dealer

    @invariant()
    def the_sheet_is_as_kept_on_paper(self) -> None:
        assert is_as_on_paper(self.match.sheet, self.sheet)

    @invariant()
    def a_deal_is_played_at_the_vulnerability_of_the_sheet_before_it(self) -> None:
        if self.phase in {Phase.PLAYING, Phase.DEAL_OVER}:
            sides = {str(side) for side in Side if self.table.setup.vulnerability.includes(side)}
            assert sides == self.zone

    @invariant()
    def no_text_shows_a_card_that_is_still_held(self) -> None:
        public = self.cards_drawn if self.paper is None else self.paper.played | self.cards_drawn
        values: list[object] = [self.match, self.actions[-1] if isinstance(self.actions[-1], DealCards) else None]
        for value in (*values, *map(self.match.view, READERS)):
            assert cards_in_texts(value) <= public

    @property
    def cards_drawn(self) -> set[str]:
        return set(map(str, self.match.start.cut or ()))


def letter(reader: Reader) -> str | None:
    return str(reader) if isinstance(reader, Seat) else None


TestMatch = MatchMachine.TestCase
# Without shrinking: a failure is told at once, where making it small takes minutes.
TestMatch.settings = settings(
    max_examples=settings().max_examples // 5,
    stateful_step_count=30,
    phases=[RunPhase.explicit, RunPhase.generate],
    report_multiple_bugs=False,
)
