"""Penalty cards at the desk: random deals in which a defender drops cards, and then his partner leads or he forgets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from bridge_tui.desk.advice import advise
from bridge_tui.desk.incidents import INCIDENTS
from bridge_tui.engine.actions import Choose, Expose, MakeCall, PlayCard
from bridge_tui.engine.events import IrregularitySeen
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.model.calls import CALLS, PASS
from bridge_tui.model.cards import TEN, Card
from bridge_tui.model.seats import Seat
from tests.desk.roles import asked, choices_of, happened, holds, outcomes_of
from tests.engine.tables import shuffled

NAMED = {each.id: each for each in INCIDENTS}


def in_play(rng: Random, seed: int, code: Code, *, until: Callable[[Table], bool]) -> Table | None:
    """A random deal after legal calls and cards, so far that this holds; None where it never does."""
    table = Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True)
    for call in (CALLS[rng.randrange(3, 38)], PASS, PASS, PASS):
        table = table.apply(MakeCall(table.turn or Seat.NORTH, call)).table
    while not table.is_over and len(table.state.played.tricks) < 10:
        if until(table):
            return table
        table = table.apply(PlayCard(table.turn or Seat.NORTH, rng.choice(table.legal_cards))).table
    return None


def grade(card: Card) -> str:
    return "honour" if card.rank >= TEN else "small"


def seats(table: Table, who: Seat) -> dict[str, str]:
    assert table.contract is not None
    return {"declarer": str(table.contract.declarer).lower(), "who": str(who).lower()}


def defender_leads(table: Table) -> bool:
    play = table.state.played
    return play.dummy_faced and play.turn in play.defenders and not play.cards


@pytest.mark.parametrize("code", Code)
def test_law_50_the_partner_of_penalty_cards_is_on_lead(code: Code) -> None:
    seen = set()
    for seed in range(150):
        rng = Random(seed)
        table = in_play(rng, seed, code, until=defender_leads)
        if table is None or table.turn is None:
            continue
        who = table.turn.partner
        cards = tuple(rng.sample(list(table.hands[who]), rng.choice((1, 1, 2))))
        step = table.apply(Expose(who, cards))
        kind = "one" if len(cards) == 1 else "one-suit" if len({card.suit for card in cards}) == 1 else "two-suits"
        facts = {**seats(table, who), "cards": kind, **({"card": grade(cards[0])} if kind == "one" else {})}
        stands = advise(NAMED["penalty-lead"], facts, code).stands
        assert asked(stands.decision, who) == asked(step.table.decision, who), (seed, facts)
        assert happened(stands.events, who) == happened(step.events, who)
        assert holds(stands.view, who) == holds(step.table.view(ALL), who)
        if step.table.decision is not None:
            assert outcomes_of(stands, who) == choices_of(step.table, who)
            led = step.table.apply(PlayCard(table.turn, rng.choice(list(table.hands[table.turn]))))
            after = advise(NAMED["penalty-lead"], {**facts, "since": "led"}, code).stands
            assert asked(after.decision, who) == asked(led.table.decision, who)
            assert happened(after.events, who) == happened((*step.events, *led.events), who)
        seen.add(kind)
    assert seen == {"one", "one-suit", "two-suits"}


@pytest.mark.parametrize("code", Code)
def test_law_52_a_penalty_card_is_not_played(code: Code) -> None:
    """He drops it while he is in turn, and plays another of its suit."""
    seen = set()
    for seed in range(400):
        rng = Random(seed)
        table = in_play(rng, seed, code, until=partial(_has_another, rng))
        if table is None or table.turn is None:
            continue
        who, leads = table.turn, not table.state.played.cards
        owed, other = _two_of_a_suit(table)
        step = table.apply(Expose(who, (owed,))).table.apply(PlayCard(who, other))
        facts = {**seats(table, who), "card": grade(owed), "when": "leading" if leads else "following"}
        advice = advise(NAMED["not-played"], facts, code)
        if grade(owed) == "small" and grade(other) == "honour":
            continue  # with a minor card lying there an honour may be played
        kinds = [event.kind for event in step.events if isinstance(event, IrregularitySeen)]
        assert kinds == [Irregularity.PENALTY_CARD_NOT_PLAYED]
        assert asked(advice.stands.decision, who) == asked(step.table.decision, who), (seed, facts)
        assert happened(advice.stands.events, who) == happened(step.events, who)
        assert holds(advice.stands.view, who) == holds(step.table.view(ALL), who)
        assert outcomes_of(advice.stands, who) == choices_of(step.table, who)
        seen.add((facts["card"], facts["when"]))
    assert len(seen) == 4


def _has_another(rng: Random, table: Table) -> bool:
    """Whether a defender in turn could play either of two cards of one suit; often that is not looked at."""
    play = table.state.played
    if not play.dummy_faced or play.turn not in play.defenders or rng.random() < 0.7:
        return False
    return len(_two_of_a_suit(table)) == 2


def _two_of_a_suit(table: Table) -> tuple[Card, ...]:
    """Two of the legal cards of the hand in turn: the higher one, then the lower, both low where that can be."""
    for card in table.legal_cards:
        others = [other for other in table.legal_cards if other.suit is card.suit and other > card]
        if others:
            return others[0], card
    return ()


@pytest.mark.parametrize("code", Code)
def test_declarer_chooses_only_where_a_major_card_lies(code: Code) -> None:
    small = advise(NAMED["penalty-lead"], {"card": "small"}, code)
    honour = advise(NAMED["penalty-lead"], {"card": "honour"}, code)
    one_kind = code in {Code.CLASSIC, Code.RUBBER_1993}
    assert bool(small.outcomes) is one_kind
    assert [first.option for each in honour.outcomes if isinstance(first := each.actions[0], Choose)] == [
        "require_suit",
        "forbid_suit",
        "free_lead",
    ]
