"""The small pages: the last trick, help, and what the cut has said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui import PUBLIC, Seat
from bridge_tui.match.actions import StartMatch
from bridge_tui.show.commands import commands_at
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.pages import help_page, last_trick_page, the_cut
from bridge_tui.show.places import Place
from bridge_tui.show.score_help import TYPED
from bridge_tui.show.spans import text, width
from tests.show.games import DUPLICATE, PLAYERS, START
from tests.show.tables import AUCTION, dealt


def test_law_66_the_last_trick_with_who_led_and_who_won() -> None:
    page = text(last_trick_page(dealt(AUCTION, "H6 H2 HA H8").view(PUBLIC), SIGNS, 80))
    for words in ("Law 66 (today's numbering)", "North ♥2", "West ♥6            East ♥A", "South ♥8"):
        assert words in page
    assert page.endswith("West led, East won it.")


def test_law_66_no_page_for_who_may_not_look() -> None:
    begun = dealt(AUCTION, "H6 H2 HA H8 D3")
    assert last_trick_page(begun.view(PUBLIC), SIGNS, 80) == ()
    assert last_trick_page(begun.view(Seat.SOUTH), SIGNS, 80) == ()
    assert last_trick_page(dealt(AUCTION, "H6").view(PUBLIC), SIGNS, 80) == ()


@pytest.mark.parametrize("place", Place)
def test_help_names_every_key_of_its_place_first(place: Place) -> None:
    lines = help_page(place, LETTERS)
    assert all(width(line) <= 80 for line in lines)
    page = text(lines)
    assert page.isascii()
    rows = [" ".join(row.split()) for row in page.splitlines()]
    commands = [" ".join((*command.labels, command.help)) for command in commands_at(place)]
    assert rows[2 : 2 + len(commands)] == commands


def test_help_says_that_a_contested_claim_goes_by_a_simpler_rule_than_the_law() -> None:
    words = " ".join(text(help_page(Place.TABLE, SIGNS)).split())
    assert "by a rule of the program that is simpler than the law." in words


def test_the_cut_is_told_in_one_line() -> None:
    assert the_cut(replace(START, rubber=1), LETTERS) == "The cut: North C2, East C3, South C4, West SA. West deals."


def test_in_a_later_rubber_the_cut_says_who_plays_with_whom() -> None:
    told = the_cut(replace(START, rubber=2), LETTERS)
    assert told == "The cut: North C2, East C3, South C4, West SA. West deals. Ann and Cid against Bob and Dot."
    alone = replace(START, players=("Ann", "Dot", "Cid", "Dot"))
    assert the_cut(alone, SIGNS).endswith(" West deals. Ann and Cid against Dot.")


def test_at_duplicate_nobody_cuts_for_the_deal() -> None:
    assert the_cut(DUPLICATE, SIGNS) == "North deals board 1."
    assert the_cut(replace(DUPLICATE, rubber=2), SIGNS) == "North deals board 1. Ann and Cid against Bob and Dot."


def test_help_says_what_a_live_tables_signs_mean_and_how_a_card_of_the_auction_is_typed() -> None:
    words = " ".join(text(help_page(Place.TABLE, LETTERS)).split())
    for told in (
        "! a penalty card,", "' a minor one,", "? a lead that waits", "+ a card played before", "^ a card seen during",
        "One that waits for a ruling has ? after it, - stands for a turn that was skipped.",
        "8h is a bid then, and h8 the card.",
    ):  # fmt: skip
        assert told in words


def test_where_the_first_dealer_is_named_nobody_cuts_for_the_deal() -> None:
    named = StartMatch(PLAYERS, kept=True, dealer=Seat.SOUTH)
    assert the_cut(named, SIGNS) == "South deals first."
    assert the_cut(replace(named, rubber=2), SIGNS) == "South deals first. Ann and Cid against Bob and Dot."


@pytest.mark.parametrize("place", [Place.SCORE, Place.SCORE_SETUP, Place.SCORE_RESULT, Place.SCORE_LOG, Place.ACCOUNT])
def test_where_a_score_is_kept_help_says_what_may_be_typed_and_nothing_of_cards(place: Place) -> None:
    page = text(help_page(place, LETTERS))
    assert "How to keep the score" in page
    assert all(typed in page for typed in TYPED)
    assert "dummy" not in page
