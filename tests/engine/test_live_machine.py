"""The same as `test_live_deals`, with deeds that are looked for rather than drawn: what goes wrong is made small."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    CancelConcession,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Designate,
    Expose,
    LookAtHand,
    LookLastTrick,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.events import IrregularitySeen
from bridge_tui.engine.irregularities import About, Manner, Word
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import CALLS, OVER_SEVEN, PASS, Call
from bridge_tui.model.cards import CARDS, Rank, Suit
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.live_facts import choices
from tests.engine.live_table import LiveTable

seats = st.sampled_from(SEATS)
calls = st.sampled_from((*CALLS, *OVER_SEVEN))
designations = st.builds(
    Designate,
    seats,
    st.none() | st.sampled_from(Suit),
    st.none() | st.sampled_from(Rank),
    st.none() | st.sampled_from(Word),
)
cards = st.sampled_from(CARDS)
said: st.SearchStrategy[TableAction] = st.one_of(
    st.builds(Remark, seats, st.sampled_from(About)),
    st.builds(OwnUp, seats, st.sampled_from(About)),
    st.builds(Ask, seats, seats),
    st.builds(LookAtHand, seats, seats),
    st.builds(Claim, seats, st.integers(-1, 14), spread=st.booleans()),
    st.builds(AnswerClaim, seats, st.booleans()),
    st.builds(CancelConcession, seats),
    st.builds(SpreadHand, seats),
    st.builds(LookLastTrick, seats),
    st.builds(ClaimRevoke, seats, st.integers(0, 14), seats),
    st.builds(DeclineChange, seats),
    st.builds(ChangeCard, seats, cards, cards),
    st.builds(Choose, seats, st.sampled_from(("accept", "refuse", "highest", "name_card", "spread_hand"))),
)


class LiveMachine(RuleBasedStateMachine):
    """One deal in one of the codes."""

    @initialize(seed=st.integers(0, 2**16), code=st.sampled_from(Code), is_bid=st.booleans())
    def sit_down(self, seed: int, code: Code, is_bid: bool) -> None:
        """Before the first call, or with a contract that leaves more of the steps to the play."""
        self.live = LiveTable.dealt(seed, code, CALLS[3 + seed % 35]) if is_bid else LiveTable.begun(seed, code)

    def act(self, action: TableAction) -> None:
        outcome = self.live.act(action)
        for happened in outcome if isinstance(outcome, tuple) else ():
            if isinstance(happened, IrregularitySeen):
                event(happened.kind.value)

    @precondition(lambda self: self.live.table.legal_calls)
    @rule(data=st.data())
    def call_in_turn(self, data: st.DataObject) -> None:
        self.act(MakeCall(self.live.turn, data.draw(st.sampled_from(self.live.table.legal_calls[:9]))))

    @precondition(lambda self: self.live.table.legal_calls)
    @rule(number=st.integers(1, 4))
    def pass_on(self, number: int) -> None:
        for _ in range(number):
            if self.live.table.legal_calls:
                self.act(MakeCall(self.live.turn, PASS))

    @rule(seat=seats, call=calls, slip=st.booleans())
    def call_anything(self, seat: Seat, call: Call, slip: bool) -> None:
        self.act(MakeCall(seat, call, slip))

    @precondition(lambda self: self.live.table.legal_calls)
    @rule(call=calls, slip=st.booleans())
    def call_again(self, call: Call, slip: bool) -> None:
        called = self.live.table.auction.calls
        self.act(MakeCall(called[-1][0] if called else self.live.turn, call, slip))

    @precondition(lambda self: self.live.table.contract)
    @rule(data=st.data(), action=designations)
    def designate(self, data: st.DataObject, action: Designate) -> None:
        contract = self.live.table.state.played.contract
        self.act(replace(action, seat=contract.declarer))
        held = list(self.live.table.hands[contract.dummy])
        if held:
            self.act(PlayCard(contract.dummy, data.draw(st.sampled_from(held)), contract.dummy))

    @precondition(lambda self: self.live.table.legal_cards)
    @rule(data=st.data(), number=st.integers(1, 13))
    def play_on(self, data: st.DataObject, number: int) -> None:
        for _ in range(number):
            if self.live.table.legal_cards:
                self.act(PlayCard(self.live.turn, data.draw(st.sampled_from(self.live.table.legal_cards))))

    @precondition(lambda self: not self.live.table.is_over)
    @rule(data=st.data())
    def play_any_card_in_turn(self, data: st.DataObject) -> None:
        self.play_out_of_turn(data, self.live.turn)

    @precondition(lambda self: not self.live.table.is_over)
    @rule(data=st.data(), seat=seats)
    def play_from_any_hand(self, data: st.DataObject, seat: Seat) -> None:
        self.play_out_of_turn(data, seat)

    def play_out_of_turn(self, data: st.DataObject, seat: Seat) -> None:
        held = tuple(self.live.table.hands[seat])
        if held:
            self.act(PlayCard(seat, data.draw(st.sampled_from(held))))

    @precondition(lambda self: not self.live.table.is_over)
    @rule(data=st.data(), seat=seats, seen=st.booleans(), manner=st.sampled_from(Manner))
    def expose(self, data: st.DataObject, seat: Seat, seen: bool, manner: Manner) -> None:
        held = list(self.live.table.hands[seat])
        if held:
            shown = data.draw(st.lists(st.sampled_from(held), min_size=1, max_size=2, unique=True))
            self.act(Expose(seat, tuple(shown), seen, manner))

    @precondition(lambda self: self.live.table.decision)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        assert self.live.table.decision is not None
        self.act(data.draw(st.sampled_from(list(choices(self.live.table.decision)))))

    @rule(action=said)
    def say(self, action: TableAction) -> None:
        self.act(action)

    @precondition(lambda self: self.live.table.matters.revokes)
    @rule(seat=seats)
    def call_attention(self, seat: Seat) -> None:
        self.act(Remark(seat, About.REVOKE))

    @precondition(lambda self: self.live.table.is_over and self.live.table.matters.revokes)
    @rule(data=st.data(), seat=seats)
    def claim_a_revoke(self, data: st.DataObject, seat: Seat) -> None:
        revoke = data.draw(st.sampled_from(self.live.table.matters.revokes))
        self.act(ClaimRevoke(seat, revoke.trick, revoke.seat))

    def teardown(self) -> None:
        if hasattr(self, "live"):
            assert self.live.table == self.live.fold()


TestLiveMachine = LiveMachine.TestCase
# Without shrinking: a failure is told at once, where making it small takes minutes.
TestLiveMachine.settings = settings(
    max_examples=settings().max_examples // 4,
    stateful_step_count=30,
    phases=[Phase.explicit, Phase.generate],
    report_multiple_bugs=False,
)
