"""Properties of the table that hold after whatever people do, against a dumb table kept beside it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

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
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.calls import BIDS, CALLS, PASS
from bridge_tui.model.cards import CARDS, Card
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat, Vulnerability
from tests.engine.laws.paper_endings import PaperEnding
from tests.engine.tables import fold, paper_table, shuffled, write_down
from tests.secrecy import cards_in_texts, cards_in_traceback, swapped

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)

seats = st.sampled_from(SEATS)
deals = st.integers(0, 2**32).map(shuffled)
attempts: st.SearchStrategy[TableAction] = st.one_of(
    st.builds(MakeCall, seats, st.sampled_from(CALLS)),
    st.builds(PlayCard, seats, st.sampled_from(CARDS), st.none() | seats),
    st.builds(LookLastTrick, seats),
    st.builds(Choose, seats, st.sampled_from(("accept", "highest", "draw_trumps", "no_request", "play_on"))),
    st.builds(Claim, seats, st.integers(-1, 14), st.just("all mine"), st.booleans(), st.booleans()),
    st.builds(AnswerClaim, seats, st.booleans()),
    st.builds(CancelConcession, seats),
)

FEW = 3
"""So many tricks left are few enough for the dumb judge."""

BOUND_BY_CLAIM = {Reason.FINESSE_NOT_STATED, Reason.TRUMPS_TO_BE_DRAWN, Reason.TRUMPS_TO_BE_LEFT}
"""Why a card that follows suit is not what a contested claim leaves."""


def letter(reader: Reader | None) -> str | None:
    return str(reader) if isinstance(reader, Seat) else None


class TableMachine(RuleBasedStateMachine):
    """One table after another; every action goes to the table and onto the paper."""

    @initialize(
        deal=deals,
        dealer=seats,
        vulnerability=st.sampled_from(Vulnerability),
        code=st.sampled_from(Code),
        reached=st.sampled_from((None, None, 13, 6, 3)),
        seed=st.integers(0, 2**32),
    )
    def sit_down(
        self, deal: Deal, dealer: Seat, vulnerability: Vulnerability, code: Code, reached: int | None, seed: int
    ) -> None:
        """Often the cards have been played down to so many tricks, so that there is something to claim."""
        self.begin(deal, dealer, vulnerability, code)
        if reached is not None:
            self.close_the_auction(Random(seed).choice(BIDS))
            self.play_to_an_ending(seed, reached)

    def begin(self, deal: Deal, dealer: Seat, vulnerability: Vulnerability, code: Code) -> None:
        self.code = code
        self.first = self.table = Table.start(deal, dealer, vulnerability, code)
        self.paper = paper_table(deal, dealer, code)
        self.actions: list[TableAction] = []

    # What people do

    @precondition(lambda self: self.table.legal_calls)
    @rule(data=st.data())
    def make_a_call(self, data: st.DataObject) -> None:
        self.act(MakeCall(self.in_turn, data.draw(st.just(PASS) | st.sampled_from(self.table.legal_calls))))

    @precondition(lambda self: self.table.legal_calls)
    @rule(bid=st.sampled_from(BIDS))
    def close_the_auction(self, bid: int) -> None:
        calls = [CALLS[bid]] if CALLS[bid] in self.table.legal_calls else []
        for call in (*calls, PASS, PASS, PASS, PASS):
            if self.table.legal_calls:
                self.act(MakeCall(self.in_turn, call))

    @precondition(lambda self: self.table.legal_cards)
    @rule(data=st.data(), number=st.integers(1, 9))
    def play_cards(self, data: st.DataObject, number: int) -> None:
        for _ in range(number):
            if self.table.legal_cards:
                card = data.draw(st.sampled_from(self.table.legal_cards))
                self.act(PlayCard(self.in_turn, card, data.draw(st.sampled_from((None, self.table.actor)))))

    @precondition(lambda self: self.table.legal_cards)
    @rule(seed=st.integers(0, 2**32), left=st.integers(1, 7))
    def play_to_an_ending(self, seed: int, left: int) -> None:
        rng = Random(seed)
        while self.table.legal_cards and self.paper.left > left:
            self.act(PlayCard(self.in_turn, rng.choice(self.table.legal_cards)))

    @precondition(lambda self: any(self.paper.may_claim(name, 0) for name in "NESW"))
    @rule(data=st.data(), draws_trumps=st.booleans(), finesses=st.booleans(), answers=st.integers(0, 6))
    def claim(self, data: st.DataObject, draws_trumps: bool, finesses: bool, answers: int) -> None:
        seat = data.draw(st.sampled_from([seat for seat in SEATS if self.paper.may_claim(str(seat), 0)]))
        tricks = data.draw(st.integers(0, self.paper.left))
        self.act(Claim(seat, tricks, "so many", draws_trumps, finesses))
        for _ in range(answers):
            if self.table.decision is not None:
                self.decide(data)
        event(f"a claim is {self.table.claims[-1].status.value}")

    @precondition(lambda self: self.table.decision)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        assert self.table.decision is not None
        seat = data.draw(st.sampled_from(self.table.actors))
        option = data.draw(st.sampled_from(self.table.decision.options)).name
        says = self.table.decision.kind == "claim" and data.draw(st.booleans())
        self.act(AnswerClaim(seat, option == "accept") if says else Choose(seat, option))

    @precondition(lambda self: self.paper.conceded > 0 and self.paper.left <= FEW)
    @rule(seat=seats)
    def cancel_a_concession(self, seat: Seat) -> None:
        more = self.judged() - self.paper.claims[-1].tricks
        if more <= 0:
            assert self.must_refuse(CancelConcession(seat)) is Reason.CONCESSION_STANDS
            return
        event("a concession is cancelled")
        given = self.paper.conceded
        self.act(CancelConcession(seat))
        assert given - self.paper.conceded == more

    @rule(action=attempts)
    def attempt(self, action: TableAction) -> None:
        if isinstance(action, CancelConcession) and self.paper.conceded:
            return  # whether they could be lost is asked elsewhere
        if self.is_allowed(action):
            self.act(action)
        else:
            self.must_refuse(action)

    @precondition(lambda self: self.table.legal_cards)
    @rule()
    def try_every_card_of_the_hand_in_turn(self) -> None:
        following = self.paper.following(str(self.in_turn))
        for action in (PlayCard(self.in_turn, card) for card in self.table.hands[self.in_turn]):
            if not self.paper.may_play(str(action.seat), str(action.card), None):
                bound = str(action.card) in following
                assert self.must_refuse(action) in (BOUND_BY_CLAIM if bound else {Reason.MUST_FOLLOW_SUIT})

    @precondition(lambda self: self.table.is_over)
    @rule(deal=deals)
    def sit_down_again(self, deal: Deal) -> None:
        self.begin(deal, self.first.setup.dealer.left, self.first.setup.vulnerability, self.code)

    @precondition(lambda self: not self.table.is_over)
    @rule(data=st.data(), reader=st.sampled_from((*SEATS, PUBLIC)))
    def two_hidden_cards_change_places(self, data: st.DataObject, reader: Reader) -> None:
        hidden = [Seat.parse(name) for name in sorted(self.paper.hidden_from(letter(reader))) if self.paper.hands[name]]
        if len(hidden) < 2:
            return
        one, other = data.draw(st.permutations(hidden))[:2]
        card = data.draw(st.sampled_from(tuple(self.table.hands[one])))
        same_suit = self.table.hands[other].in_suit(card.suit)
        others: Sequence[Card] = same_suit if same_suit and data.draw(st.booleans()) else tuple(self.table.hands[other])
        deal = swapped(self.first.setup.deal, card, data.draw(st.sampled_from(others)))
        self.looks_the_same(deal, reader)

    def looks_the_same(self, deal: Deal, reader: Reader) -> None:
        setup = self.first.setup
        try:
            twin = fold(Table.start(deal, setup.dealer, setup.vulnerability, setup.code), self.actions)
        except Refused:
            event("the swap would have made a past card a revoke")
            return
        event("the swap is possible")
        assert twin.view(reader) == self.table.view(reader)
        assert twin.view(ALL) != self.table.view(ALL)

    # What must hold

    @property
    def in_turn(self) -> Seat:
        assert self.table.turn is not None
        return self.table.turn

    def is_allowed(self, action: TableAction) -> bool:
        seat = str(action.seat)
        match action:
            case MakeCall(call=call):
                return self.paper.may_call(seat, str(call))
            case PlayCard(card=card, by=by):
                return self.paper.may_play(seat, str(card), None if by is None else str(by))
            case LookLastTrick():
                return self.paper.may_look(seat)
            case Claim(tricks=tricks):
                return self.paper.may_claim(seat, tricks)
            case AnswerClaim():
                return self.paper.may_answer(seat)
            case Choose(option=option):
                return self.paper.may_choose(seat, option)
            case CancelConcession():
                return self.paper.conceded > 0
            case _:
                return False

    def act(self, action: TableAction) -> None:
        assert self.is_allowed(action)
        step = self.table.apply(action)
        assert self.table == fold(self.first, self.actions), "apply has changed what it was given"
        self.actions.append(action)
        write_down(self.paper, action, step.events)
        assert step.table == fold(self.first, self.actions)
        assert step.table.events == self.table.events + step.events
        if self.paper.claims and self.paper.claims[-1].state == "judged" and self.paper.left <= FEW:
            event("a claim is judged twice")
            assert self.paper.claims[-1].tricks == self.judged()
        self.table = step.table

    def judged(self) -> int:
        """What the dumb judge says of the last claim."""
        paper = self.paper
        claim, hands = paper.claims[-1], {seat: sorted(cards) for seat, cards in paper.hands.items()}
        drawn, out, leader = claim.trumps == "draw_trumps", paper.shown_out(), paper.leader
        return PaperEnding(hands, claim.seat, paper.trump, drawn, claim.finesses, out).fewest(paper.trick, leader)

    def must_refuse(self, action: TableAction) -> Reason:
        with pytest.raises(Refused) as caught:
            self.table.apply(action)
        refused = caught.value
        assert self.table == fold(self.first, self.actions)
        named = {str(action.card)} if isinstance(action, PlayCard) else set()
        assert cards_in_texts(refused) | cards_in_traceback(refused) <= self.paper.played | named
        return refused.reason

    @invariant()
    def fifty_two_cards_are_four_hands_and_the_tricks(self) -> None:
        play = self.table.play
        complete = () if play is None else play.tricks
        begun = () if play is None else play.cards
        held = [card for hand in self.table.hands for card in hand]
        assert sorted([*held, *begun, *(card for trick in complete for card in trick.cards)]) == list(range(52))
        assert [set(map(str, hand)) for hand in self.table.hands] == [self.paper.hands[name] for name in "NESW"]
        assert [[(str(seat), str(card)) for seat, card in trick.plays] for trick in complete] == self.paper.complete

    @invariant()
    def one_seat_is_to_act_or_the_deal_is_over(self) -> None:
        table, paper = self.table, self.paper
        waits = table.decision is not None
        assert waits is (paper.question is not None)
        assert table.is_over == paper.over == (not table.legal_calls and not table.legal_cards and not waits)
        assert not (table.legal_calls and table.legal_cards)
        assert (letter(table.turn), letter(table.actor)) == (paper.turn, paper.actor)
        assert set(map(str, table.actors)) == paper.actors

    @invariant()
    def whoever_may_act_can(self) -> None:
        table = self.table
        assert table.is_over or table.actors
        if table.decision is None:
            return
        for seat in table.actors:
            for option in table.decision.options:
                assert table.apply(Choose(seat, option.name)).events

    @invariant()
    def what_is_legal_is_what_the_paper_allows(self) -> None:
        turn = self.paper.turn or "N"
        assert [call for call in CALLS if self.paper.may_call(turn, str(call))] == list(self.table.legal_calls)
        held = sorted(Card.parse(name) for name in self.paper.hands[turn])
        assert [card for card in held if self.paper.may_play(turn, str(card), None)] == list(self.table.legal_cards)

    @invariant()
    def the_contract_and_the_tricks_are_those_on_paper(self) -> None:
        if self.paper.contract is None:
            assert self.table.contract is None
            return
        bid, doubling, declarer = self.paper.contract
        assert self.table.contract == Contract.parse(f"{bid}{Doubling(doubling)} {declarer}")
        assert self.table.tricks_won == (self.paper.tricks_of("N"), self.paper.tricks_of("E"))

    @invariant()
    def no_text_shows_a_card_that_is_still_held(self) -> None:
        for value in (self.table, *map(self.table.view, READERS)):
            assert cards_in_texts(value) <= self.paper.played
            shown = repr(value)
            assert not any(str(int(hand)) in shown for hand in self.table.hands if hand > 9999)

    @invariant()
    def hidden_hands_are_in_no_view(self) -> None:
        for reader in READERS[:-1]:
            hidden = self.paper.hidden_from(letter(reader))
            assert {str(seat) for seat in SEATS if self.table.view(reader).hands[seat] is None} == hidden


TestTable = TableMachine.TestCase
# Without shrinking: a failure is told at once, where making it small takes minutes.
TestTable.settings = settings(
    max_examples=settings().max_examples // 5,
    stateful_step_count=30,
    phases=[Phase.explicit, Phase.generate],
    report_multiple_bugs=False,
)
