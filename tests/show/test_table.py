"""The table's page: every row in its cells at every size, and nothing on it that its reader may not see."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Call, Card, Seat
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import StartMatch
from bridge_tui.match.forms import new_sheet
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SEATS
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.sizes import LARGE, PROMPT_ROWS, SMALLEST
from bridge_tui.show.spans import Lines, hits, text, width
from bridge_tui.show.table import TableModel, cards_above, header, table_page
from tests.match.sheets import written
from tests.show.games import CHICAGO, CUT, DUPLICATE, ODD_PLAYERS, START
from tests.show.stories import moments
from tests.show.tables import AUCTION, dealt, matches, readers

sizes = st.sampled_from([SMALLEST, LARGE, (81, 25), (119, 60), (300, 90)])

FEWEST_ABOVE = 18
"""Rows of the header, a rule and the hands in the smallest window; the rule below them may give way to a message."""


def page(
    match: Match, reader: Reader, deck: Deck = SIGNS, size: tuple[int, int] = SMALLEST, message: str = ""
) -> Lines:
    covered = match.actors if reader is PUBLIC else ()
    return table_page(TableModel(match.view(reader), covered, message=message), deck, *size)


@given(matches(), readers, sizes, st.sampled_from([SIGNS, LETTERS]), st.sampled_from(["", "word " * 15, "word " * 40]))
def test_the_page_has_the_rows_of_the_window_and_none_is_wider(
    match: Match, reader: Reader, size: tuple[int, int], deck: Deck, message: str
) -> None:
    columns, rows = size
    odd = replace(match, start=replace(match.start, players=ODD_PLAYERS))
    lines = page(odd, reader, deck, size, message)
    above = FEWEST_ABOVE if message else rows - PROMPT_ROWS - 1
    assert rows - PROMPT_ROWS - 1 <= len(lines) <= rows - 1
    assert all(width(line) == columns for line in lines[:above])
    assert all(width(line) <= columns for line in lines)
    if deck is LETTERS:
        names = "".join(ODD_PLAYERS)
        assert all(character.isascii() or character in names for character in text(lines))


def test_above_a_form_stands_the_table_without_what_is_asked() -> None:
    view = dealt(AUCTION).view(Seat.WEST)
    above, page = cards_above(view, SIGNS, *SMALLEST), table_page(TableModel(view), SIGNS, *SMALLEST)
    assert page[: len(above)] == above
    assert "your lead" in text(page[len(above) :])
    assert cards_above(view, SIGNS, SMALLEST[0], 9) == above


def test_without_a_deal_there_is_nothing_to_show() -> None:
    assert cards_above(Match.begin(StartMatch(("A", "B", "C", "D"), CUT)).view(PUBLIC), SIGNS, 80, 24) == ()
    assert table_page(TableModel(Match.begin(StartMatch(("A", "B", "C", "D"), CUT)).view(PUBLIC)), SIGNS, 80, 24) == ()


@pytest.mark.parametrize(
    ("calls", "cards", "words"),
    [
        ("1C", "", "Rubber 3   Deal 1   Dealer West   Vulnerable: nobody"),
        (AUCTION, "", "Rubber 3   Deal 1   4♠ by South   Vulnerable: nobody   Trick 1"),
        ("1C P 7N X XX P P P", "", "Rubber 3   Deal 1   7NTXX by East   Vulnerable: nobody   Trick 1"),
        (AUCTION, "H6 H2 HA H8", "Rubber 3   Deal 1   4♠ by South   Vulnerable: nobody   Trick 2"),
    ],
)
def test_the_header_tells_the_facts(calls: str, cards: str, words: str) -> None:
    assert text((header(dealt(calls, cards).view(PUBLIC), SIGNS, 80),)) == words


def test_the_header_names_the_trick_in_progress_also_when_one_is_open_again() -> None:
    start = Match.begin(START)
    for name, table, _told in moments():
        if table.play is not None and not table.is_over:
            view = replace(start, table=table).view(PUBLIC)
            number = min(13, len(table.play.tricks) + 1)
            assert text((header(view, SIGNS, 80),)).endswith(f"   Trick {number}"), name


@pytest.mark.parametrize(
    ("start", "results", "words"),
    [
        (CHICAGO, (), "Chicago 1   Deal 1 of 4   Dealer West   Vulnerable: nobody"),
        (CHICAGO, ("2S S 8", "passed out"), "Chicago 1   Deal 2 of 4   Dealer North   Vulnerable: N-S"),
        (DUPLICATE, (), "Board 1   Dealer North   Vulnerable: nobody"),
        (DUPLICATE, ("passed out",) * 6, "Board 7   Dealer South   Vulnerable: both"),
    ],
)
def test_the_header_names_the_deal_by_the_form(start: StartMatch, results: tuple[str, ...], words: str) -> None:
    match = Match(start, written(new_sheet(start), *results))
    assert text((header(match.view(PUBLIC), SIGNS, 80),)) == words


def test_over_a_message_in_the_auction_what_is_asked_stands_on_the_line() -> None:
    assert text(page(dealt(), Seat.WEST)).endswith("\n › _\n West (Dot): your call.")
    assert text(page(dealt(), Seat.WEST, message="No.")).endswith("\n › _  West (Dot): your call.\n No.")


def test_a_long_message_in_the_auction_leaves_the_bidding_box_and_the_line_where_they_are_asked() -> None:
    view = dealt().view(Seat.WEST)
    lines = text(table_page(TableModel(view, message="word " * 20), SIGNS, 80, 24)).split("\n")
    assert len(lines) == 23
    rows = lines[-PROMPT_ROWS - 1 :]
    assert "1♣" in rows[0]
    assert "  pass  " in rows[1]
    assert rows[2:] == [" › _  West (Dot): your call.", " " + "word " * 14 + "word", " word word word word word"]
    for model in (TableModel(view, typed="1", message="word " * 20), TableModel(view, cursor=Call.parse("1H"))):
        rows = text(table_page(model, SIGNS, 80, 24)).split("\n")[-PROMPT_ROWS:]
        assert any(row.startswith(" › ") for row in rows)


def test_a_message_stands_below_the_question_in_the_play() -> None:
    assert text(page(dealt(AUCTION), Seat.WEST, message="No.")).endswith(" West (Dot): your lead.\n No.")


def test_the_cursor_is_on_the_page_once() -> None:
    view = dealt(AUCTION).view(Seat.WEST)
    lines = table_page(TableModel(view, cursor=Card.parse("H6")), SIGNS, 80, 24)
    assert text(lines).count("[6]") == 1
    assert "Enter plays ♥6" in text(lines)
    calls = table_page(TableModel(dealt().view(Seat.WEST), cursor=Call.parse("1H")), SIGNS, 80, 24)
    assert "[1♥]" in text(calls)


@given(matches(), readers)
def test_a_hidden_hand_leaves_no_row_on_the_page(match: Match, reader: Reader) -> None:
    view = match.view(reader).table
    assert view is not None
    words = text(page(match, reader, LETTERS))
    assert match.table is not None
    rows = {
        suit + ranks
        for seat, shown in zip(SEATS, view.hands, strict=True)
        if shown is None
        for suit, ranks in zip("SHDC", match.table.hands[seat].to_pbn().split("."), strict=True)
        if len(ranks) > 1
    }
    squeezed = words.replace(" ", "").replace("10", "T")
    assert not {row for row in rows if row in squeezed}
    assert ALL is not reader or not rows


@given(matches(), readers, sizes)
def test_what_can_be_hit_is_what_the_reader_may_do(match: Match, reader: Reader, size: tuple[int, int]) -> None:
    table = match.table
    assert table is not None
    may_act = reader in {ALL, table.actor}
    choices: list[Call | Card] = [*table.legal_calls] if may_act else []
    if may_act and table.turn is not None and table.play is not None:
        choices += table.hands[table.turn]
    assert hits(page(match, reader, SIGNS, size)) == {f"type {choice}".lower() for choice in choices}


@given(matches(), sizes)
def test_under_the_curtain_nothing_can_be_hit(match: Match, size: tuple[int, int]) -> None:
    assert hits(page(match, PUBLIC, SIGNS, size)) == set()
