"""Revokes at the desk: the table of Law 64, random deals with the same facts, and the worked examples."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from bridge_tui.desk.advice import Advice, advise
from bridge_tui.desk.incidents import INCIDENTS, incident
from bridge_tui.desk.rescored import Played
from bridge_tui.engine.actions import ClaimRevoke, MakeCall, OwnUp, PlayCard, Remark
from bridge_tui.engine.events import IrregularitySeen, TricksTransferred
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.match.entries import Entry
from bridge_tui.model.calls import CALLS, PASS
from bridge_tui.model.seats import Seat, Side
from tests.desk.roles import happened, holds
from tests.engine.tables import shuffled

CLASSIC, RUBBER_1993, RUBBER_2014, DUPLICATE_2017 = Code
NAMED = {each.id: each for each in INCIDENTS}


def revoke(code: Code, **answers: str) -> Advice:
    return advise(NAMED["revoke"], {name.replace("_", "-"): answer for name, answer in answers.items()}, code)


def moved(advice: Advice) -> int:
    """The tricks that are lost for it, which the other side gets."""
    transferred = advice.stands.transferred
    if transferred is None:
        return 0
    side, tricks = transferred
    assert side is not Seat.parse(advice.answers["who"]).side
    return tricks


# The table of the law.


def price(code: Code, won_by: str, later: int, with_card: bool) -> int:
    """Counted straight from the table."""
    available = later + (won_by != "opponents")
    two = min(2, available)
    if code is CLASSIC or won_by == "revoker":
        return two
    return two if code is RUBBER_1993 and with_card else min(1, available)


@pytest.mark.parametrize("code", Code)
def test_law_64_whoever_has_revoked_and_whoever_won_what(code: Code) -> None:
    for answers in NAMED["revoke"].every(code):
        expected = price(code, answers["won-by"], int(answers["later"]), answers.get("with-card") == "yes")
        is_dummy = Seat.parse(answers["who"]) is Seat.parse(answers["declarer"]).partner
        assert moved(revoke(code, **answers)) == (0 if is_dummy else expected), answers


def test_the_card_is_asked_for_only_where_it_can_matter() -> None:
    """In 1993, where somebody else than the revoker won the revoke trick and his side won another."""
    asked = [way for code in Code for way in NAMED["revoke"].every(code) if "with-card" in way]
    assert {(way["won-by"], way["later"]) for way in asked} == {
        (won_by, later) for won_by in ("partner", "opponents") for later in "12"
    }
    assert {code for code in Code for way in NAMED["revoke"].every(code) if "with-card" in way} == {RUBBER_1993}


EXAMPLES = {
    "S2-06": ({"later": "1", "with-card": "no"}, (2, 1, 1, 1), 8),
    "S2-06w": ({"later": "1", "with-card": "yes"}, (2, 2, 1, 1), 8),
    "S2-07": ({"later": "0"}, (1, 1, 1, 1), 9),
}
"""West revokes and East wins the trick, in two spades by South: what is told, what moves in each code, tricks won."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_law_64_the_worked_examples(example: str) -> None:
    told, expected, won = EXAMPLES[example]
    advice = [revoke(code, **{"who": "w", "won-by": "partner", **told}) for code in Code]
    assert tuple(map(moved, advice)) == expected
    played = Played(Entry.parse(f"2S S {'+1' if won == 9 else '='}"))
    scores = [played.score(each.stands.transferred) for each in advice]
    assert [each.tricks for each in scores] == [won + tricks for tricks in expected]
    assert [each.rubber.below for each in scores] == [60] * 4
    assert [each.rubber.above_declarer for each in scores] == [30 * (won + tricks - 8) for tricks in expected]
    assert [each.duplicate for each in scores] == [110 + 30 * (won + tricks - 8) for tricks in expected]


# Random deals.


class Dealt(NamedTuple):
    """A random deal that was played out by the laws but for one card, and what a person would tell of it."""

    table: Table
    revoker: Seat
    trick: int
    facts: dict[str, str]


def dealt(seed: int, code: Code) -> Dealt | None:
    """Somebody does not follow suit at some trick before the twelfth; None if nobody could at that one."""
    rng = Random(seed)
    table = Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True)
    for call in (CALLS[rng.randrange(3, 38)], PASS, PASS, PASS):
        table = table.apply(MakeCall(table.turn or Seat.NORTH, call)).table
    at = rng.randrange(1, 12)
    could: tuple[object, ...] = ()
    revoker = None
    while table.turn is not None:
        play = table.state.played
        card = rng.choice(table.legal_cards)
        if revoker is None and play.trick_number == at and play.cards and rng.random() < 0.5:
            wrong = [held for held in table.hands[table.turn] if held not in table.legal_cards]
            if wrong:
                revoker, card, could = table.turn, rng.choice(wrong), tuple(table.legal_cards)
        table = table.apply(PlayCard(table.turn, card)).table
    return None if revoker is None else Dealt(table, revoker, at, _told(table, revoker, at, could))


def _told(table: Table, revoker: Seat, at: int, could: tuple[object, ...]) -> dict[str, str]:
    """What is counted with the tricks face up."""
    tricks = table.state.played.tricks
    names = {revoker: "revoker", revoker.partner: "partner"}
    later = [trick for trick in tricks[at:] if trick.winner in names]
    with_card = any(trick.winner is revoker and trick.card_of(revoker) in could for trick in later)
    winner = tricks[at - 1].winner
    assert winner is not None
    assert table.contract is not None
    return {
        "declarer": str(table.contract.declarer).lower(),
        "who": str(revoker).lower(),
        "won-by": names.get(winner, "opponents"),
        "later": str(min(2, len(later))),
        "with-card": "yes" if with_card else "no",
    }


@pytest.mark.parametrize("code", Code)
def test_law_64_a_random_deal_with_the_same_facts_moves_as_many_tricks(code: Code) -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(400):
        made = dealt(seed, code)
        if made is None:
            continue
        events = made.table.apply(ClaimRevoke(made.revoker.left, made.trick, made.revoker)).events
        transfers = [event.tricks for event in events if isinstance(event, TricksTransferred)]
        advice = revoke(code, **made.facts)
        assert [moved(advice)] == (transfers or [0]), (seed, made.facts)
        seen[advice.answers["won-by"], advice.answers["later"]] += 1
    assert len(seen) == 9, "not all facts come up"


# Seen in time.


def noticed(seed: int, code: Code) -> tuple[Table, Seat, int] | None:
    """Somebody does not follow suit as second hand, and so many cards are played after it: all by the laws."""
    rng = Random(seed)
    table = Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True)
    for call in (CALLS[rng.randrange(3, 38)], PASS, PASS, PASS):
        table = table.apply(MakeCall(table.turn or Seat.NORTH, call)).table
    since = rng.randrange(3)
    for _card in range(rng.randrange(0, 9)):
        table = table.apply(PlayCard(table.turn or Seat.NORTH, rng.choice(table.legal_cards))).table
    while len(table.state.played.cards) != 1:
        table = table.apply(PlayCard(table.turn or Seat.NORTH, rng.choice(table.legal_cards))).table
    who = table.turn
    assert who is not None
    wrong = [card for card in table.hands[who] if card not in table.legal_cards]
    if not wrong:
        return None
    table = table.apply(PlayCard(who, rng.choice(wrong))).table
    for _card in range(since):
        table = table.apply(PlayCard(table.turn or Seat.NORTH, rng.choice(table.legal_cards))).table
    return table, who, since


@pytest.mark.parametrize("code", Code)
def test_law_62_a_random_deal_is_corrected_as_the_desk_says(code: Code) -> None:
    seen = 0
    for seed in range(300):
        found = noticed(seed, code)
        if found is None:
            continue
        table, who, since = found
        dummy = table.state.played.contract.dummy
        himself, opponent = seed % 2 and who is not dummy, who.right if who.left is dummy else who.left
        step = table.apply(OwnUp(who) if himself else Remark(opponent, About.REVOKE))
        told = {
            "declarer": str(table.state.played.contract.declarer).lower(),
            "who": str(who).lower(),
            "played-since": ("nobody", "next", "all")[since],
            "noticed-by": "revoker" if himself else "opponents",
        }
        stands = advise(NAMED["revoke-in-time"], told, code).stands
        assert happened(stands.events, who) == happened(step.events, who), (seed, told)
        assert holds(stands.view, who) == holds(step.table.view(ALL), who), (seed, told)
        seen += 1
    assert seen > 200


@pytest.mark.parametrize("code", Code)
def test_law_61_a_defender_who_asks_his_partner_pays_for_it_in_1993(code: Code) -> None:
    advice = advise(NAMED["revoke-in-time"], {"who": "w", "noticed-by": "partner"}, code)
    kinds = [event.kind for event in advice.stands.events if isinstance(event, IrregularitySeen)]
    assert kinds == [Irregularity.REVOKE]
    assert advice.stands.view.to_replace is not None
    assert advice.pays is (code is RUBBER_1993)


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("rights", ["lost", "kept"])
def test_law_43_so_does_declarer_whose_dummy_has_no_right_to_ask(code: Code, rights: str) -> None:
    advice = advise(NAMED["dummy-speaks"], {"about": "declarers-revoke", "rights": rights}, code)
    assert advice.pays is (rights == "lost")


@pytest.mark.parametrize("code", Code)
def test_law_62_at_trick_twelve_declarer_names_the_partners_card_in_the_older_codes(code: Code) -> None:
    found = incident("revoke-twelve")
    assert found is not None
    advice = advise(found, {"who": "w", "partner": "to-play"}, code)
    kinds = [choice.decision.kind for other in advice.outcomes for choice in other.then if choice.decision]
    assert (kinds == ["twelfth_trick"] * len(kinds) != []) is (code in {CLASSIC, RUBBER_1993})
    assert advice.stands.transferred is None


def test_the_side_that_did_not_revoke_gets_the_tricks() -> None:
    for who, side in (("w", Side.NS), ("s", Side.EW)):
        transferred = revoke(CLASSIC, who=who, later="1").stands.transferred
        assert transferred == (side, 2)
