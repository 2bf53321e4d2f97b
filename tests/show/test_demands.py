"""What everybody reads of the demands on the hand in turn, by the law of the choice that they come from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Card, Choose, PlayCard
from bridge_tui.engine.actions import Expose, Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import Action
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import SEATS
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.demands import demands
from tests.show.tables import dealt, live, live_auctions, live_matches

NORTH, EAST, SOUTH, WEST = SEATS
READERS: tuple[Reader, ...] = (*SEATS, ALL)


def told(match: Match) -> list[str]:
    assert match.table is not None
    return list(demands(match.table.view(PUBLIC), SIGNS))


def card(name: str) -> Card:
    return Card.parse(name)


EAST_LED = PlayCard(EAST, card("D3"))
"""At West's opening lead."""
TRICK = "H6 H2 HA H8"
"""East has won it, and is to lead."""
WEST_EXPOSED = Expose(WEST, (card("D9"),))
TWO_EXPOSED = Expose(WEST, (card("DT"), card("C2")))
MODERN = Code.DUPLICATE_2017


@pytest.mark.parametrize(
    ("cards", "actions", "code", "sentences"),
    [
        (
            "",
            (EAST_LED, Choose(SOUTH, "require_suit", Suit.DIAMONDS)),
            Code.CLASSIC,
            ["West is to lead diamonds if he can (today's Law 54)."],
        ),
        (
            "",
            (EAST_LED, Choose(SOUTH, "forbid_suit", Suit.DIAMONDS)),
            MODERN,
            ["West may not lead diamonds while he keeps the lead (Law 54)."],
        ),
        (
            TRICK,
            (TWO_EXPOSED, Choose(SOUTH, "forbid_suit", (Suit.CLUBS, Suit.DIAMONDS))),
            MODERN,
            ["East may not lead clubs or diamonds while he keeps the lead (Law 51)."],
        ),
        (
            f"{TRICK} D3 DA D2 D5 SA",
            (PlayCard(EAST, card("S7")), Choose(SOUTH, "highest")),
            MODERN,
            ["West is to play his highest card of the suit led (Law 57)."],
        ),
        (
            f"{TRICK} D3 DA D2 D5 SA",
            (PlayCard(EAST, card("S7")), Choose(SOUTH, "lowest")),
            MODERN,
            ["West is to play his lowest card of the suit led (Law 57)."],
        ),
        (
            f"{TRICK} D3 DA D2 D5 SA",
            (PlayCard(EAST, card("S7")), Choose(SOUTH, "require_suit", Suit.CLUBS)),
            MODERN,
            ["West is to play clubs if he can (Law 57)."],
        ),
        (
            f"{TRICK} D3 DA D2 D5 SA",
            (PlayCard(EAST, card("S7")), Choose(SOUTH, "forbid_suit", Suit.CLUBS)),
            MODERN,
            ["West may not play clubs this time if he has others (Law 57)."],
        ),
        (
            "",
            (WEST_EXPOSED,),
            Code.CLASSIC,
            ["Penalty card: West must play ♦9 at the first legal chance (today's Law 50)."],
        ),
        (
            "",
            (WEST_EXPOSED,),
            MODERN,
            ["Minor penalty card: West may play no other diamond below the ten before ♦9 (Law 50)."],
        ),
        (
            "",
            (TWO_EXPOSED,),
            MODERN,
            ["Penalty cards: West must play ♦10 and ♣2, each at the first legal chance (Law 50)."],
        ),
        (
            "",
            (TWO_EXPOSED, Choose(SOUTH, "name_card", card=card("C2"))),
            MODERN,
            ["West is to play ♣2 (Law 51)."],
        ),
        (
            f"{TRICK} D3 DA D2 D5",
            (PlayCard(NORTH, card("S3")), Remark(WEST, About.LEAD_FROM_WRONG_HAND)),
            Code.CLASSIC,
            ["South is to lead spades if he can (today's Law 55)."],
        ),
        (
            "H6 H2 CK H8",
            (Remark(SOUTH, About.REVOKE),),
            MODERN,
            [
                "East: replace ♣K with another card (Law 62).",
                "Penalty card: East must play ♣K at the first legal chance (Law 50).",
            ],
        ),
        (
            f"{TRICK} D3 DA D2 D5",
            (PlayCard(NORTH, card("S3")), Choose(WEST, "accept")),
            MODERN,
            ["East may still choose otherwise (Law 55)."],
        ),
    ],
)
def test_each_demand_has_its_sentence_with_the_law_that_it_comes_from(
    cards: str, actions: tuple[Action, ...], code: Code, sentences: list[str]
) -> None:
    assert told(live(cards, *actions, code=code)) == sentences


def test_law_52_the_penalty_card_that_was_passed_over_has_to_be_played() -> None:
    passed_over = (WEST_EXPOSED, PlayCard(WEST, card("C2")), Choose(SOUTH, "refuse"))
    assert told(live("", *passed_over)) == ["West is to play ♦9 (today's Law 52)."]


def test_nothing_is_said_where_nothing_is_demanded_of_the_hand_in_turn() -> None:
    assert told(dealt("1C")) == []
    assert told(live("H6 H2")) == []
    assert told(live("H6 H2", WEST_EXPOSED)) == [], "East is in turn"


@given(st.one_of(live_auctions(), live_matches()))
def test_whatever_is_demanded_can_be_told_in_plain_letters_and_to_everybody_alike(match: Match) -> None:
    assert match.table is not None
    sentences = demands(match.table.view(PUBLIC), LETTERS)
    assert all(words.isascii() and "{" not in words and words.endswith(").") for words in sentences)
    assert all(demands(match.table.view(reader), LETTERS) == sentences for reader in READERS)
