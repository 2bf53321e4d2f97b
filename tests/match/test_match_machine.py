"""Properties of every form of the game, whatever people do, against a dumb table and a dumb sheet kept beside it."""

from __future__ import annotations

from random import Random

from hypothesis import Phase as RunPhase
from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from bridge_tui.engine.actions import (
    AnswerClaim,
    CancelConcession,
    Choose,
    Claim,
    LookLastTrick,
    MakeCall,
    PlayCard,
)
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.match.actions import (
    Action,
    AnswerTakeBack,
    AskTakeBack,
    DealCards,
    Form,
    NextDeal,
    StartMatch,
    StopRubber,
)
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from bridge_tui.model.cards import CARDS
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat, Side
from bridge_tui.scoring.points import Scale
from tests.engine.tables import SUITS_APART, shuffled
from tests.match.match_on_paper import MatchOnPaper
from tests.match.sheets import is_as_on_paper
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
    st.builds(Claim, seats, st.integers(-1, 14)),
    st.builds(AnswerClaim, seats, st.booleans()),
    st.builds(Choose, seats, st.sampled_from(("draw_trumps", "no_request", "play_on"))),
    st.builds(CancelConcession, seats),
    st.builds(AskTakeBack, seats),
    st.builds(AnswerTakeBack, seats, st.booleans()),
)

seatings = st.sampled_from(
    [
        ("Ann", "Bob", "Cid", "Dot"),
        ("Ann", "Bob", "Ann", "Bob"),
        ("Ann", "Ann", "Cid", "Dot"),
        ("Ann", "Ann", "Ann", "Ann"),
    ]
)


@st.composite
def starts(draw: st.DrawFn) -> StartMatch:
    form = draw(st.sampled_from(Form))
    cut = draw(st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True))
    cards = None if form is Form.DUPLICATE else (cut[0], cut[1], cut[2], cut[3])
    return StartMatch(
        draw(seatings),
        cards,
        form,
        scale=draw(st.sampled_from(Scale)),
        honours=draw(st.booleans()),
        code=draw(st.sampled_from(Code)),
        take_back_calls=draw(st.sampled_from((True, True, False))),
        take_back_cards=draw(st.sampled_from((True, True, False))),
    )


class MatchMachine(MatchOnPaper):
    """One rubber, Chicago or row of boards after another."""

    @initialize(start=starts(), reached=st.sampled_from((None, 14, 13, 6, 3)), seed=st.integers(0, 2**32))
    def begin(self, start: StartMatch, reached: int | None, seed: int) -> None:
        """Often with a deal that has been bid and played down to so many tricks."""
        self.sit_down(start)
        if reached is not None:
            rng = Random(seed)
            self.deal(shuffled(seed))
            self.close_the_auction(rng.choice(BIDS), rng.choice((0, 0, 1, 2)))
            while reached < 14 and self.page.left > reached:
                self.play_cards(seed, 1)

    # What people do

    @precondition(lambda self: self.phase is Phase.TO_DEAL)
    @rule(deal=deals)
    def deal(self, deal: Deal) -> None:
        self.deal_out(deal)

    @precondition(lambda self: self.is_playing and self.table.legal_calls)
    @rule(data=st.data())
    def make_a_call(self, data: st.DataObject) -> None:
        self.at_table(MakeCall(self.in_turn, data.draw(st.sampled_from(self.table.legal_calls))))

    @precondition(lambda self: self.is_playing and self.table.legal_calls)
    @rule(bid=st.sampled_from(BIDS), doubles=st.integers(0, 2))
    def close_the_auction(self, bid: Call, doubles: int) -> None:
        for call in (bid, *(DOUBLE, REDOUBLE)[:doubles], PASS, PASS, PASS, PASS):
            if call in self.table.legal_calls:
                self.at_table(MakeCall(self.in_turn, call))

    @precondition(lambda self: self.is_playing and self.table.legal_cards)
    @rule(seed=st.integers(0, 2**32), number=st.sampled_from((1, 5, 40, 52)))
    def play_cards(self, seed: int, number: int) -> None:
        rng = Random(seed)
        for _ in range(number):
            if self.phase is Phase.PLAYING:
                self.at_table(PlayCard(self.in_turn, rng.choice(self.table.legal_cards)))

    @precondition(lambda self: self.is_playing and any(self.page.may_claim(name, 0) for name in "NESW"))
    @rule(data=st.data(), draws_trumps=st.booleans(), answers=st.integers(0, 6))
    def claim(self, data: st.DataObject, draws_trumps: bool, answers: int) -> None:
        seat = data.draw(st.sampled_from([seat for seat in SEATS if self.page.may_claim(str(seat), 0)]))
        self.at_table(Claim(seat, data.draw(st.integers(0, self.page.left)), "so many", draws_trumps))
        for _ in range(answers):
            if self.table.decision is not None:
                self.decide(data)
        event(f"a claim is {self.table.claims[-1].status.value}")

    @precondition(lambda self: self.is_playing and self.table.decision)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        assert self.table.decision is not None
        seat = data.draw(st.sampled_from(self.table.actors))
        option = data.draw(st.sampled_from(self.table.decision.options)).name
        claim = self.table.decision.kind == "claim"
        self.at_table(AnswerClaim(seat, option == "accept") if claim else Choose(seat, option))

    @precondition(lambda self: self.phase in {Phase.PLAYING, Phase.DEAL_OVER} and not self.is_asked)
    @rule(seat=seats)
    def look_at_the_last_trick(self, seat: Seat) -> None:
        if self.page.may_look(str(seat)):
            self.at_table(LookLastTrick(seat))

    @precondition(lambda self: self.phase is Phase.DEAL_OVER and self.page.conceded and not self.is_asked)
    @rule(seat=seats)
    def cancel_a_concession(self, seat: Seat) -> None:
        try:
            self.table.apply(CancelConcession(seat))
        except Refused as refused:
            self.must_refuse(CancelConcession(seat), {refused.reason})
        else:
            event("a concession is cancelled")
            self.at_table(CancelConcession(seat))

    @precondition(lambda self: self.notes and any(self.may_ask(seat) for seat in SEATS))
    @rule(data=st.data(), answers=st.integers(0, 2))
    def ask_to_take_back(self, data: st.DataObject, answers: int) -> None:
        seat = data.draw(st.sampled_from([seat for seat in SEATS if self.may_ask(seat)]))
        event(f"asked with {'the deal over' if self.page.over else 'the deal going on'}")
        assert self.notes is not None
        self.act(AskTakeBack(seat))
        if self.notes.ask(str(seat)):
            self.turn_back()
        for _ in range(answers):
            if self.is_asked:
                self.answer_the_request(data)

    @precondition(lambda self: self.is_asked)
    @rule(data=st.data())
    def answer_the_request(self, data: st.DataObject) -> None:
        assert self.notes is not None
        seat, agrees = data.draw(st.sampled_from(self.match.actors)), data.draw(st.sampled_from((True, True, False)))
        self.act(AnswerTakeBack(seat, agrees))
        if self.notes.answer(str(seat), agrees):
            self.turn_back()

    @precondition(lambda self: self.phase in {Phase.TO_DEAL, Phase.DEAL_OVER} and not self.is_asked)
    @rule(deal=turned, bid=st.sampled_from(BIDS), doubles=st.integers(0, 2), seed=st.integers(0, 2**32))
    def play_a_whole_deal(self, deal: Deal, bid: Call, doubles: int, seed: int) -> None:
        if self.phase is Phase.DEAL_OVER:
            self.go_on_to_the_next_deal()
        self.deal(deal)
        self.close_the_auction(bid, doubles)
        self.play_cards(seed, 52)

    @precondition(lambda self: self.phase is Phase.DEAL_OVER and not self.is_asked)
    @rule()
    def go_on_to_the_next_deal(self) -> None:
        self.act(NextDeal())
        assert self.match == Match.fold(self.actions)
        self.before_deal, self.since = self.match, []
        self.notes, self.phase = None, Phase.TO_DEAL

    @precondition(lambda self: self.phase is not Phase.RUBBER_OVER and self.dealt > 3)
    @rule()
    def stop_the_rubber(self) -> None:
        self.act(StopRubber())
        self.sheet.stop()
        self.notes, self.phase = self.notes if self.phase is Phase.DEAL_OVER else None, Phase.RUBBER_OVER
        if self.notes:
            self.notes.request = None

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
            case NextDeal() if self.is_asked:
                self.must_refuse(action, {Reason.DECISION_OPEN})
            case AskTakeBack(seat=seat) if not self.may_ask(seat):
                self.must_refuse(action)
            case AnswerTakeBack(seat=seat) if not (self.is_asked and str(seat) in self.actors_on_paper):
                self.must_refuse(action)
            case (
                MakeCall() | PlayCard() | LookLastTrick() | Claim() | AnswerClaim() | Choose() | CancelConcession()
            ) if not self.is_allowed(action):
                self.must_refuse(action)
            case _:
                pass

    @precondition(lambda self: self.phase is Phase.PLAYING)
    @rule(data=st.data(), reader=st.sampled_from(READERS))
    def two_hidden_cards_change_places(self, data: st.DataObject, reader: Reader) -> None:
        assert self.notes is not None
        hidden = [Seat.parse(name) for name in sorted(self.page.hidden_from(letter(reader))) if self.page.hands[name]]
        if len(hidden) < 2 or self.notes.all_seen:
            return
        one, other = (data.draw(st.sampled_from(tuple(self.table.hands[seat]))) for seat in hidden[-2:])
        twin = self.before_deal.apply(DealCards(swapped(self.table.setup.deal, one, other), self.match.dealer)).match
        try:
            for action in self.since[1:]:
                twin = twin.apply(action).match
        except Refused:
            return  # a past card would have been a revoke, or nobody would have been asked about trumps
        assert twin.view(reader) == self.match.view(reader)
        assert twin.view(ALL) != self.match.view(ALL)

    # What must hold

    @invariant()
    def the_match_stands_where_it_should(self) -> None:
        number = self.dealt + (self.notes is None)
        assert self.match.phase is self.phase
        assert (self.match.table is None) is (self.notes is None)
        assert set(map(str, self.match.actors)) == self.actors_on_paper
        if self.phase is not Phase.RUBBER_OVER:
            assert self.match.number == number
        if self.phase is Phase.TO_DEAL:
            assert str(self.match.dealer) == self.sheet.dealer

    @invariant()
    def whoever_may_act_can(self) -> None:
        match = self.match
        assert match.actors or self.phase is not Phase.PLAYING
        for seat in match.actors if match.take_back else ():
            assert match.apply(AnswerTakeBack(seat, True)).events
            assert match.apply(AnswerTakeBack(seat, False)).events
        if self.is_playing:
            assert bool(self.table.decision) is not bool(self.table.legal_calls or self.table.legal_cards)

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
        public = self.cards_drawn if self.notes is None else self.notes.shown | self.cards_drawn
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
