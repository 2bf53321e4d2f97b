"""Any action whatever, for property tests of how it is written and read."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

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
)
from bridge_tui.engine.irregularities import About, Manner, Word
from bridge_tui.engine.laws.codes import Code
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
from bridge_tui.model.calls import CALLS, OVER_SEVEN
from bridge_tui.model.cards import CARDS, RANKS, SUITS, Rank
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS
from bridge_tui.scoring.points import Scale

seats = st.sampled_from(SEATS)
cards = st.sampled_from(CARDS)
suits = st.sampled_from(SUITS)
ranks = st.sampled_from(RANKS).map(Rank.parse)
names = st.text(st.characters(exclude_categories=["Cs"]))
deals = st.integers(0).map(lambda seed: Deal.from_deck(Random(seed).sample(range(52), 52)))

STRATEGIES: dict[type[Action], st.SearchStrategy[Action]] = {
    MakeCall: st.builds(MakeCall, seats, st.sampled_from(CALLS + OVER_SEVEN), st.booleans()),
    PlayCard: st.builds(PlayCard, seats, cards, st.none() | seats),
    LookLastTrick: st.builds(LookLastTrick, seats),
    LookAtHand: st.builds(LookAtHand, seats, seats),
    Designate: st.builds(Designate, seats, st.none() | suits, st.none() | ranks, st.none() | st.sampled_from(Word)),
    Choose: st.builds(
        Choose,
        seats,
        names,
        st.none() | suits | st.lists(suits, min_size=1, max_size=4).map(tuple),
        st.none() | cards,
        st.none() | ranks,
    ),
    Expose: st.builds(Expose, seats, st.lists(cards, max_size=13).map(tuple), st.booleans(), st.sampled_from(Manner)),
    SpreadHand: st.builds(SpreadHand, seats),
    Remark: st.builds(Remark, seats, st.sampled_from(About)),
    OwnUp: st.builds(OwnUp, seats, st.sampled_from(About)),
    Ask: st.builds(Ask, seats, seats),
    ChangeCard: st.builds(ChangeCard, seats, cards, cards),
    DeclineChange: st.builds(DeclineChange, seats),
    ClaimRevoke: st.builds(ClaimRevoke, seats, st.integers(), seats),
    StartMatch: st.builds(
        StartMatch,
        players=st.tuples(names, names, names, names),
        cut=st.none() | st.tuples(cards, cards, cards, cards),
        form=st.sampled_from(Form),
        hidden=st.booleans(),
        scale=st.sampled_from(Scale),
        honours=st.booleans(),
        code=st.sampled_from(Code),
        live=st.booleans(),
        rubber=st.integers(1),
        seed=st.none() | st.integers(),
        take_back_calls=st.booleans(),
        take_back_cards=st.booleans(),
    ),
    DealCards: st.builds(DealCards, deals, seats),
    NextDeal: st.just(NextDeal()),
    StopRubber: st.just(StopRubber()),
    Claim: st.builds(Claim, seats, st.integers(), names, st.booleans(), st.booleans(), st.booleans()),
    AnswerClaim: st.builds(AnswerClaim, seats, st.booleans()),
    CancelConcession: st.builds(CancelConcession, seats),
    AskTakeBack: st.builds(AskTakeBack, seats),
    AnswerTakeBack: st.builds(AnswerTakeBack, seats, st.booleans()),
}
"""By the kind of action; texts and numbers are any that can be written, also where no game has them."""
