"""Laws 44, 50, 51 and 59: the cards that a hand may play, what it owes first things first."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.owed import demanded, lawful
from bridge_tui.engine.matters import Demand, Limit, Matters, PenaltyCard, When
from bridge_tui.engine.state import State
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import E, W, card, cards, live, suits

HAND = "SA S5 S3 HQ HJ D4 D2 CT C9 C7"
LEADS, SPADES_LED, HEARTS_LED = "", "S2", "H2 H3"
ANYTHING = HAND


def limit(words: str, seat: Seat = W) -> Limit:
    """A demand, such as ``require_suit H``, ``forbid_suit HD on lead``, ``highest`` or ``name_card H5``."""
    name, *rest = words.split()
    if name == "name_card":
        return Limit(seat, Demand.CARDS, cards=cards(" ".join(rest)))
    when = When.WHILE_LEADING if "lead" in rest else When.NEXT_CARD
    return Limit(seat, Demand(name), suits("".join(rest[:1])), when=when)


def lies(words: str, seat: Seat = W) -> PenaltyCard:
    """A penalty card, such as ``HQ`` or ``D4 minor``."""
    return PenaltyCard(seat, card(words[:2]), minor=words.endswith("minor"))


def west(trick: str, limits: list[str], lying: list[str], hand: str = HAND) -> State:
    """West in turn with this hand, after these cards of the trick; he leads if there are none."""
    state, laid = live().state, cards(trick)
    leader = Seat((W - len(laid)) % 4)
    play = state.played._replace(hands=(0, 0, 0, Cards.of(cards(hand))), turn=W, leader=leader, cards=laid)
    matters = Matters(limits=tuple(map(limit, limits)), penalty_cards=tuple(map(lies, lying)))
    return state._replace(play=play, matters=matters)


def names(row: tuple[Card, ...]) -> set[str]:
    return set(map(str, row))


@pytest.mark.parametrize(
    ("trick", "expected"),
    [
        (LEADS, ANYTHING),
        (SPADES_LED, "SA S5 S3"),
        (HEARTS_LED, "HQ HJ"),
    ],
)
def test_law_44_he_follows_suit_and_leads_what_he_likes(trick: str, expected: str) -> None:
    assert names(lawful(west(trick, [], []))) == set(expected.split())


def test_law_44_without_the_suit_he_plays_what_he_likes() -> None:
    assert names(lawful(west("C2", [], [], hand="SA HQ D4"))) == {"SA", "HQ", "D4"}


@pytest.mark.parametrize(
    ("trick", "demand", "expected"),
    [
        (LEADS, "require_suit H", "HQ HJ"),
        (LEADS, "forbid_suit H", "SA S5 S3 D4 D2 CT C9 C7"),
        (LEADS, "forbid_suit HC on lead", "SA S5 S3 D4 D2"),
        (SPADES_LED, "require_suit H", "SA S5 S3"),  # he follows suit first
        (SPADES_LED, "forbid_suit S", "SA S5 S3"),
        (SPADES_LED, "highest", "SA"),
        (SPADES_LED, "lowest", "S3"),
        (LEADS, "name_card D4", "D4"),
        (SPADES_LED, "name_card S5 S3", "S5 S3"),
        (SPADES_LED, "name_card D4", "SA S5 S3"),
    ],
)
def test_law_50_and_57_he_does_what_is_demanded(trick: str, demand: str, expected: str) -> None:
    assert names(lawful(west(trick, [demand], []))) == set(expected.split())


@pytest.mark.parametrize(
    ("trick", "demand", "hand"),
    [
        (LEADS, "require_suit H", "SA D4 D2"),  # none of the suit
        (LEADS, "forbid_suit H", "HQ HJ"),  # nothing else
        (LEADS, "forbid_suit HD on lead", "HQ D4 D2"),
        (SPADES_LED, "highest", "HQ D4 D2"),  # he cannot follow
        (SPADES_LED, "lowest", "HQ D4 D2"),
        (SPADES_LED, "require_suit C", "HQ D4 D2"),
        (LEADS, "name_card S5", "HQ D4 D2"),
    ],
)
def test_law_59_what_cannot_be_met_lapses(trick: str, demand: str, hand: str) -> None:
    assert names(lawful(west(trick, [demand], [], hand))) == set(hand.split())


def test_law_59_of_two_demands_the_one_that_can_be_met_holds() -> None:
    assert names(lawful(west(LEADS, ["require_suit H", "forbid_suit D on lead"], [], "SA D4 D2"))) == {"SA"}


def test_law_57_discarding_he_plays_the_suit_that_is_required() -> None:
    assert names(lawful(west(SPADES_LED, ["require_suit D"], [], "HQ D4 D2"))) == {"D4", "D2"}
    assert names(lawful(west(SPADES_LED, ["forbid_suit D"], [], "HQ D4 D2"))) == {"HQ"}


def test_law_50_a_ban_on_leading_does_not_bind_a_discard() -> None:
    assert names(lawful(west(SPADES_LED, ["forbid_suit H on lead"], [], "HQ D4"))) == {"HQ", "D4"}


@pytest.mark.parametrize(
    ("trick", "lying", "expected"),
    [
        (LEADS, ["HQ"], "HQ"),
        (HEARTS_LED, ["HQ"], "HQ"),
        (SPADES_LED, ["HQ"], "SA S5 S3"),
        (LEADS, ["HQ", "D4"], "HQ D4"),
        (HEARTS_LED, ["HQ", "D4"], "HQ"),
        (HEARTS_LED, ["D4 minor"], "HQ HJ"),
        (LEADS, ["C7 minor"], "SA S5 S3 HQ HJ D4 D2 CT C7"),  # the nine has to wait, the ten has not
        ("C2", ["C9 minor"], "CT C9"),
        ("S2", ["C9 minor"], "SA S5 S3"),
    ],
)
def test_law_50_a_penalty_card_is_played_at_the_first_legal_opportunity(
    trick: str, lying: list[str], expected: str
) -> None:
    assert names(lawful(west(trick, [], lying))) == set(expected.split())


def test_law_50_a_penalty_card_is_discarded_when_he_cannot_follow() -> None:
    assert names(lawful(west("C2", [], ["D4"], "SA HQ D4"))) == {"D4"}


@pytest.mark.parametrize(
    ("demand", "lying", "expected"),
    [
        ("require_suit D", ["HQ"], "D4 D2"),
        ("require_suit D", ["HQ", "D4"], "D4"),
        ("forbid_suit H on lead", ["HQ"], "SA S5 S3 D4 D2 CT C9 C7"),
        ("forbid_suit H on lead", ["HQ", "C7"], "C7"),
        ("name_card HJ", ["HQ", "HJ"], "HJ"),
    ],
)
def test_law_51_what_is_demanded_comes_before_his_penalty_cards(demand: str, lying: list[str], expected: str) -> None:
    assert names(lawful(west(LEADS, [demand], lying))) == set(expected.split())


def test_law_61_a_penalty_card_that_is_not_played_is_no_revoke() -> None:
    state = west(HEARTS_LED, [], ["HQ"])
    assert names(demanded(state.played, state.matters)) == {"HQ", "HJ"}


def test_law_61_a_demand_that_is_not_met_is_one() -> None:
    state = west(LEADS, ["require_suit H"], ["D4"])
    assert names(demanded(state.played, state.matters)) == {"HQ", "HJ"}


def test_law_50_what_others_owe_binds_them_alone() -> None:
    state = west(LEADS, [], [])
    matters = Matters(limits=(limit("require_suit H", E),), penalty_cards=(lies("D4", E),))
    assert names(lawful(state._replace(matters=matters))) == set(ANYTHING.split())


def test_law_44_nobody_owes_anything_when_the_play_is_over() -> None:
    state = west(LEADS, ["require_suit H"], ["D4"])
    assert lawful(state._replace(play=state.played._replace(turn=None))) == ()
