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
    CorrectResult,
    DealCards,
    EnterResult,
    Form,
    NextDeal,
    StartMatch,
    StopRubber,
    StrikeResult,
)
from bridge_tui.match.entries import Entry, possible_honours
from bridge_tui.model.calls import CALLS, OVER_SEVEN
from bridge_tui.model.cards import CARDS, RANKS, SUITS, Rank, Strain
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Side
from bridge_tui.scoring.points import Scale

seats = st.sampled_from(SEATS)
cards = st.sampled_from(CARDS)
suits = st.sampled_from(SUITS)
ranks = st.sampled_from(RANKS).map(Rank.parse)
names = st.text(st.characters(exclude_categories=["Cs"]))
deals = st.integers(0).map(lambda seed: Deal.from_deck(Random(seed).sample(range(52), 52)))


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """Any result of a deal that can be entered."""
    awards = st.integers(0, 999).map(lambda tens: 10 * tens)
    awarded = draw(st.tuples(awards, awards))
    if draw(st.booleans()):
        return Entry(None, awarded=awarded)
    strain, doubling = draw(st.sampled_from(Strain)), draw(st.sampled_from(Doubling))
    contract = Contract(draw(st.integers(1, 7)), strain, doubling, draw(seats))
    won = draw(st.integers(0, 13))
    held = draw(st.none() | st.tuples(seats, st.sampled_from(possible_honours(contract))))
    has = (won, 13 - won) if contract.declarer.side is Side.NS else (13 - won, won)
    revokes = draw(st.tuples(st.integers(0, has[0]), st.integers(0, has[1])))
    return Entry(contract, won, held, revokes, awarded, draw(st.booleans()))


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
        kept=st.booleans(),
        dealer=st.none() | seats,
        evening=st.none() | st.integers(1),
        stake=st.integers(0),
    ),
    DealCards: st.builds(DealCards, deals, seats),
    NextDeal: st.just(NextDeal()),
    StopRubber: st.just(StopRubber()),
    Claim: st.builds(Claim, seats, st.integers(), names, st.booleans(), st.booleans(), st.booleans()),
    AnswerClaim: st.builds(AnswerClaim, seats, st.booleans()),
    CancelConcession: st.builds(CancelConcession, seats),
    AskTakeBack: st.builds(AskTakeBack, seats),
    AnswerTakeBack: st.builds(AnswerTakeBack, seats, st.booleans()),
    EnterResult: st.builds(EnterResult, entries(), names),
    CorrectResult: st.builds(CorrectResult, st.integers(), entries(), names),
    StrikeResult: st.builds(StrikeResult, st.integers(), names),
}
"""By the kind of action; texts and numbers are any that can be written, also where no game has them."""
