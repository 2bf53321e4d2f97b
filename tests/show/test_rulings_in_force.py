"""What is in force of earlier rulings: bars by the law of their call, limits of first leads, dummy's lost rights."""

from __future__ import annotations

import pytest

from bridge_tui import ALL, PUBLIC, Choose, Seat
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import Reader
from bridge_tui.model.seats import SEATS
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.demands import demands
from bridge_tui.show.rulings_in_force import in_doubt, in_force
from tests.engine.laws.auction_tables import auction
from tests.engine.laws.live_tables import DUMMY_LEADS, live
from tests.show.stories import moments

CLASSIC, OLDER, NEWER, DUPLICATE = Code
READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)

OTHER_SUIT = "1S", "W calls 1H", "N chooses refuse", "W calls 2D"
"""West has bid too low, and then another suit: East must pass."""


def told(table: Table) -> list[str]:
    return list(in_force(table.view(PUBLIC)))


def limited(code: Code, *deeds: str) -> list[str]:
    """What is in force after the final pass."""
    return told(auction(code, *deeds))


def test_law_27_who_is_out_must_pass_for_the_rest_of_the_auction() -> None:
    assert told(auction(OLDER, *OTHER_SUIT)) == ["East must pass for the rest of the auction (Law 27)."]
    assert told(auction(CLASSIC, *OTHER_SUIT)) == ["East must pass for the rest of the auction (today's Law 27)."]


def test_law_30_who_has_passed_out_of_turn_must_pass_once() -> None:
    table = auction(NEWER, "W calls P", "N chooses refuse")
    assert told(table) == ["West must pass once (Law 30)."]
    assert told(auction(NEWER, "W calls P", "N chooses refuse", "1C P")) == []


def test_law_24_a_bar_that_comes_to_another_is_told_by_the_law_of_the_longer() -> None:
    table = auction(NEWER, *OTHER_SUIT, "W shows SA")
    assert told(table) == ["East must pass for the rest of the auction (Law 27)."]


def test_law_38_both_are_out() -> None:
    assert told(auction(NEWER, "1S", "W calls 8H", "N chooses refuse")) == [
        "East and West must pass for the rest of the auction (Law 38).",
    ]


def test_what_binds_players_by_different_laws_or_not_so_long_is_told_apart() -> None:
    assert told(auction(NEWER, "1S", "W calls 8H", "N chooses refuse", "S shows SJ", "N shows CA")) == [
        "North and South must pass once (Law 24).",
        "East and West must pass for the rest of the auction (Law 38).",
    ]
    assert told(auction(NEWER, *OTHER_SUIT, "N calls 8C", "E chooses refuse")) == [
        "North and South must pass for the rest of the auction (Law 38).",
        "East must pass for the rest of the auction (Law 27).",
    ]


LIMITS = {
    "the suit that was withdrawn": (
        NEWER,
        (*OTHER_SUIT, "2S P P P"),
        ["Declarer may require or forbid hearts at East's first lead (Law 26)."],
    ),
    "2017: what he has not bid": (
        DUPLICATE,
        (*OTHER_SUIT, "2S P P P"),
        ["Declarer may forbid spades, hearts or clubs at East's first lead (Law 26)."],
    ),
    "2017: he has bid no suit": (
        DUPLICATE,
        ("1S", "W calls 1H", "N chooses refuse", "W calls P", "2S P P P"),
        ["Declarer may forbid at East's first lead one suit that West has not bid (Law 26)."],
    ),
    "a double: any suit": (
        OLDER,
        ("1S P P P", "W calls X", "N chooses refuse"),
        ["Declarer may forbid one suit at East's first lead (Law 26)."],
    ),
    "a double and a bid": (
        OLDER,
        ("1S P P P", "W calls X", "N chooses refuse", "W calls 3H", "N chooses refuse"),
        ["Declarer may require hearts, or forbid spades, hearts, diamonds or clubs, at East's first lead (Law 26)."],
    ),
    "both defenders": (
        OLDER,
        ("1S P P P", "W calls 3H", "N chooses refuse", "E calls X", "S chooses refuse"),
        [
            "Declarer may forbid one suit at West's first lead (Law 26).",
            "Declarer may require or forbid hearts at East's first lead (Law 26).",
        ],
    ),
    "the offender's side plays": (NEWER, ("1S", "W calls 1H", "N chooses refuse", "W calls 2D", "P P P"), []),
}


@pytest.mark.parametrize("name", LIMITS)
def test_law_26_whose_first_lead_may_be_limited_and_how(name: str) -> None:
    code, deeds, sentences = LIMITS[name]
    assert limited(code, *deeds) == sentences


def test_law_27_while_all_four_are_asked_a_bar_is_in_force_unless_they_agree() -> None:
    asked = auction(DUPLICATE, *OTHER_SUIT[:3], "W calls 2C")
    unless = ", unless all four agree that it means the same (Law 27)."
    assert told(asked) == [f"East must pass for the rest of the auction{unless}"]
    assert in_doubt(asked.view(PUBLIC)) == (Seat.EAST,)
    answered = asked.apply(Choose(Seat.SOUTH, "refuse")).table
    assert told(answered) == ["East must pass for the rest of the auction (Law 27)."]
    assert in_doubt(answered.view(PUBLIC)) == ()


def test_law_43_a_dummy_who_has_lost_his_rights() -> None:
    assert told(live(NEWER, DUMMY_LEADS)) == []
    table = live(NEWER, DUMMY_LEADS, "N peeks S")
    assert told(table) == ["North, dummy, has lost his rights (Law 43)."]


def test_law_43_nothing_is_in_force_any_more_when_the_deal_is_over() -> None:
    table = live(NEWER, DUMMY_LEADS, "N peeks S", "S claims 7", "W accepts claim", "E accepts claim")
    assert table.is_over
    assert told(table) == []


def test_what_is_in_force_stands_below_what_is_demanded_of_the_hand_in_turn() -> None:
    table = live(NEWER, DUMMY_LEADS, "N peeks S", "E shows CK", "C2")
    assert demands(table.view(PUBLIC), LETTERS) == (
        "Penalty card: East must play CK at the first legal chance (Law 50).",
    )
    assert told(table) == ["North, dummy, has lost his rights (Law 43)."]
    assert demands(auction(NEWER, *OTHER_SUIT).view(PUBLIC), LETTERS) == (
        "East must pass for the rest of the auction (Law 27).",
    )


def test_all_of_it_is_public_whole_and_in_plain_letters() -> None:
    for name, table, _told in moments():
        found = {in_force(table.view(reader)) for reader in READERS}
        assert len(found) == 1, name
        assert all(words.isascii() and "{" not in words and words.endswith(").") for words in found.pop())
