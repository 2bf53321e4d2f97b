"""The page of the auction: every call under the seat that made it, and what it has come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from bridge_tui import PUBLIC, Card, Choose, PlayCard
from bridge_tui.engine.view import Reader
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.auction import auction_page
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.spans import text, width
from bridge_tui.show.texts import seat_name
from tests.show.games import ODD_PLAYERS, START
from tests.show.tables import AUCTION, called, dealt, live, matches, readers

Snapshot = Callable[[str, str], None]

LONG = "1C X XX P 1D X P 1H P P XX P 1S X XX P P 2C"


def page(match: Match) -> str:
    return text(auction_page(match.view(PUBLIC), LETTERS, 80))


def test_law_41_the_whole_auction_is_reviewed(snapshot: Snapshot) -> None:
    snapshot("auction-closed-80", text(auction_page(dealt("P P 1H 1S X P P P").view(PUBLIC), SIGNS, 80)))
    snapshot("auction-closed-letters-120", text(auction_page(dealt(AUCTION).view(PUBLIC), LETTERS, 120)))


def test_law_20_an_auction_that_goes_on_says_who_is_to_call(snapshot: Snapshot) -> None:
    assert "Law 20" in page(dealt("1C"))
    assert "Law 41" in page(dealt("1C P P P"))
    snapshot("auction-running-80", text(auction_page(dealt("1C X XX P 1D X P 1H").view(PUBLIC), SIGNS, 80)))


@pytest.mark.parametrize(
    ("calls", "words"),
    [
        ("", "West to call"),
        ("1C", "North to call"),
        (AUCTION, "The contract is 4S by South (Cid). West has the opening lead."),
        ("1C P 7N X XX P P P", "The contract is 7NTXX by East (Bob). South has the opening lead."),
        ("P P P P", "Passed out: nobody scores."),
    ],
)
def test_what_it_has_come_to(calls: str, words: str) -> None:
    assert words in page(dealt(calls))


def test_a_long_auction_has_all_its_rounds() -> None:
    calls = "P P P 1C X XX P P 1D X XX P P 1H X XX P P 1S X XX P P 1N X XX P P P"
    rounds = [row.split() for row in page(dealt(calls)).split("\n") if row[5:6].isdigit()]
    assert [cell for number, *cells in rounds for cell in cells] == calls.replace("1N", "1NT").split()
    assert [int(number) for number, *_cells in rounds] == list(range(1, len(rounds) + 1))


@given(matches(), readers)
def test_it_is_the_same_for_every_reader_and_depends_on_no_card(match: Match, reader: Reader) -> None:
    view = match.view(PUBLIC)
    assert view.table is not None
    bare = replace(view.table, hands=(None,) * 4, counts=(0,) * 4, trick=None, events=(), deal=None)
    assert auction_page(match.view(reader), SIGNS, 80) == auction_page(replace(view, table=bare), SIGNS, 80)


@pytest.mark.parametrize("columns", [80, 81, 100, 120, 200])
def test_odd_names_stay_in_their_columns(columns: int) -> None:
    north, east, south, west = ODD_PLAYERS
    match = replace(dealt(LONG.replace("1H P P", "1H X P P")), start=replace(START, players=(north, east, south, west)))
    lines = auction_page(match.view(PUBLIC), LETTERS, columns)
    assert all(width(row) <= columns for row in lines)
    names, _players, _rule, first = text(lines).split("\n")[3:7]
    assert names.index("West") == first.index("1C")
    assert names.index("South") == first.index("P")


@pytest.mark.parametrize("name", ["W" * 200, "日" * 100])
@pytest.mark.parametrize("declarer", SEATS)
def test_who_leads_is_read_whole_after_the_longest_name(declarer: Seat, name: str) -> None:
    passes = "P " * ((declarer - Seat.WEST) % 4)
    match = dealt(f"{passes}7N X XX P P P")
    match = replace(match, start=replace(match.start, players=(name,) * 4))
    lines = auction_page(match.view(PUBLIC), LETTERS, 80)
    assert all(width(row) <= 80 for row in lines)
    assert f"{seat_name(declarer.left)} has the opening lead." in " ".join(text(lines).split())


def test_without_a_deal_there_is_no_auction() -> None:
    assert auction_page(Match.begin(START).view(PUBLIC), SIGNS, 80) == ()


def test_at_a_live_table_it_says_what_its_signs_mean() -> None:
    waits = page(called("W:1S E:2H"))
    assert "East's 2H waits for a ruling." in waits
    assert "skipped" not in waits
    assert "must pass" not in waits
    skipped = page(called("W:1S E:2H S:P"))
    assert "- stands for a turn that was skipped." in skipped
    assert "waits" not in skipped


def test_law_27_it_says_who_has_to_pass_and_whose_lead_may_be_limited() -> None:
    barred = "W:1S N:2S E:2H S:refuse E:3C"
    assert "West must pass for the rest of the auction" in page(called(barred))
    words = " ".join(page(called(f"{barred} S:3S W:P N:P E:P")).split())
    assert "Declarer may require or forbid hearts at West's first lead" in words


def test_at_a_live_table_it_tells_what_was_said_last_in_full_and_what_was_cancelled() -> None:
    match = called("W:1S N:2S E:2H S:refuse E:3C")
    said = "South does not accept 2H (today's Law 27). " * 6
    words = " ".join(text(auction_page(match.view(PUBLIC), LETTERS, 80, said)).split())
    assert said.strip() in words
    assert "East bids 2H, which is not high enough (today's Law 27)" in words.split("The deal so far")[1]
    guarded = dealt("1C")
    assert "The deal so far" not in text(auction_page(guarded.view(PUBLIC), LETTERS, 80))


def test_it_tells_what_is_demanded_of_the_hand_in_turn() -> None:
    match = live("", PlayCard(Seat.EAST, Card.parse("D3")), Choose(Seat.SOUTH, "require_suit", Suit.DIAMONDS))
    assert "West is to lead diamonds if he can (today's Law 54)." in page(match)
