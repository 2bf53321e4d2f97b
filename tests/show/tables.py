"""Tables at which the proofs of this room look: certain ones, and any."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, MakeCall, PlayCard
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import Action, DealCards, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.model.calls import BIDS, PASS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS
from tests.engine.live_people import something
from tests.match.deeds import deeds
from tests.show.games import PBN, START

AUCTION = "P P 1H 1S P 2S P 4S P P P"
"""West deals; the contract is 4♠ by South."""


def dealt(calls: str = "", cards: str = "", start: StartMatch = START) -> Match:
    """A rubber whose first deal has gone so far: West deals, the calls and cards are those of the hands in turn."""
    match = Match.begin(start)
    match = match.apply(DealCards(Deal.from_pbn(PBN), match.dealer)).match
    for name in calls.split():
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, Call.parse(name))).match
    for name in cards.split():
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(PlayCard(match.table.turn, Card.parse(name))).match
    return match


def live(cards: str, *actions: Action, code: Code = Code.CLASSIC, start: StartMatch = START) -> Match:
    """4♠ by South at a live table, after these cards by the hands in turn and then these actions."""
    match = dealt(AUCTION, cards, replace(start, live=True, code=code))
    for action in actions:
        match = match.apply(action).match
    return match


def called(words: str, code: Code = Code.CLASSIC, start: StartMatch = START) -> Match:
    """A live table at which West deals, after these calls, cards and choices: ``W:1S E:2H S:refuse``."""
    match = dealt(start=replace(start, live=True, code=code))
    for action in deeds(words):
        match = match.apply(action).match
    return match


readers: st.SearchStrategy[Reader] = st.sampled_from([*SEATS, PUBLIC, ALL])


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A rubber whose first deal has gone any number of steps, half of the calls being passes."""
    rng = Random(draw(st.integers(0, 2**32)))
    deck = list(range(52))
    rng.shuffle(deck)
    match = Match.begin(START)
    match = match.apply(DealCards(Deal.from_deck(deck), match.dealer)).match
    for _step in range(draw(st.integers(0, 80))):
        table = match.table
        assert table is not None
        if table.turn is None:
            break
        if table.legal_cards:
            match = match.apply(PlayCard(table.turn, rng.choice(table.legal_cards))).match
        else:
            match = match.apply(MakeCall(table.turn, rng.choice((PASS, rng.choice(table.legal_calls))))).match
    return match


@st.composite
def live_matches(draw: st.DrawFn) -> Match:
    """A rubber at a live table in any code, whose first deal has gone any number of steps, many of them irregular."""
    rng = Random(draw(st.integers(0, 2**32)))
    deck = list(range(52))
    rng.shuffle(deck)
    match = Match.begin(replace(START, live=True, code=draw(st.sampled_from(Code))))
    match = match.apply(DealCards(Deal.from_deck(deck), match.dealer)).match
    for call in (rng.choice(BIDS), PASS, PASS, PASS):
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, call)).match
    for _step in range(draw(st.integers(0, 70))):
        assert match.table is not None
        action = None if match.table.is_over else something(rng, match.table, wild=0.4)
        with suppress(Refused):
            match = match if action is None else match.apply(action).match
    return match


@st.composite
def live_auctions(draw: st.DrawFn) -> Match:
    """A rubber at a live table in any code, in whose first auction much has gone wrong; it may be over by now."""
    rng = Random(draw(st.integers(0, 2**32)))
    match = dealt(start=replace(START, live=True, code=draw(st.sampled_from(Code))))
    for _step in range(draw(st.integers(0, 25))):
        assert match.table is not None
        action = None if match.table.is_over else something(rng, match.table, wild=0.5)
        with suppress(Refused):
            match = match if action is None else match.apply(action).match
    return match
