"""Cards that lie face up: seen at their seats by every reader, each kind with a mark of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Card, PlayCard, Seat, View
from bridge_tui.engine.actions import Expose
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import FacedCard, Lies, Reader
from bridge_tui.match.match import Match
from bridge_tui.model.cards import CARDS
from bridge_tui.model.seats import SEATS
from bridge_tui.show.compass import hand_box
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.faced import lying, lying_rows, mark, marks
from bridge_tui.show.sizes import LARGE, PROMPT_ROWS, SMALLEST, Sizes
from bridge_tui.show.spans import text, width
from bridge_tui.show.table import TableModel, free_rows, table_page
from tests.show.games import ODD_PLAYERS, PLAYERS
from tests.show.tables import live, live_auctions, live_matches, readers

NORTH, EAST, SOUTH, WEST = SEATS
MODERN = Code.DUPLICATE_2017

decks = st.sampled_from([SIGNS, LETTERS])
live_deals = st.one_of(live_auctions(), live_matches())


def card(name: str) -> Card:
    return Card.parse(name)


DROPPED = live("H6 H2", Expose(WEST, (card("D9"),)), code=MODERN)
TWO_DROPPED = live("H6 H2", Expose(WEST, (card("DT"), card("D2"))), code=MODERN)
LED_FROM_DUMMY = live("H6 H2 HA H8 D3 DA D2 D5", PlayCard(NORTH, card("S3")))
DECLARER_AHEAD = live("H6", PlayCard(SOUTH, card("H8")))


def view(match: Match, reader: Reader) -> View:
    assert match.table is not None
    return match.table.view(reader)


def box(match: Match, seat: Seat, reader: Reader, deck: Deck = SIGNS) -> list[str]:
    lines = hand_box(view(match, reader), seat, PLAYERS[seat], deck, cells=19, cursor=None, acting=seat)
    return text(lines).split("\n")


def test_law_50_a_penalty_card_lies_below_the_count_of_a_hidden_hand_and_is_marked_in_a_hand_that_is_seen() -> None:
    others: tuple[Reader, ...] = (PUBLIC, EAST, SOUTH, NORTH)
    for reader in others:
        assert box(DROPPED, WEST, reader)[2:4] == ["│   (12 cards)    │", "│       ♦9'       │"]
    assert box(DROPPED, WEST, WEST)[3] == box(DROPPED, WEST, ALL)[3] == "│♦ Q 10 9' 2      │"


def test_law_50_major_penalty_cards_have_another_mark_and_stand_together_by_suits() -> None:
    assert box(TWO_DROPPED, WEST, PUBLIC, LETTERS)[3] == "|      DT2!       |"
    assert box(TWO_DROPPED, WEST, WEST, LETTERS)[3] == "|D Q 10! 9 2!     |"


def test_law_55_a_lead_that_waits_for_a_ruling_is_marked_in_its_hand() -> None:
    everybody: tuple[Reader, ...] = (PUBLIC, *SEATS)
    for reader in everybody:
        assert box(LED_FROM_DUMMY, NORTH, reader)[1] == "│♠ J 6 3?         │"


def test_law_57_a_card_played_before_its_turn_lies_beside_its_hand() -> None:
    assert box(DECLARER_AHEAD, SOUTH, PUBLIC)[3] == "│       ♥8+       │"
    own = box(DECLARER_AHEAD, SOUTH, SOUTH)
    assert own[2] == "│♥ —              │"
    assert own[-1] == "└ declarer ♥8+ ───┘"


def test_what_a_seat_is_gives_way_to_cards_that_lie_there() -> None:
    seen = view(DECLARER_AHEAD, SOUTH)
    crowded = replace(seen, faced=(*seen.faced, FacedCard(SOUTH, card("DT"), Lies.READY)))
    lines = hand_box(crowded, SOUTH, "Cid", SIGNS, cells=18, cursor=None)
    assert text(lines).split("\n")[-1] == "└ ♥8+ ♦10+ ──────┘"


def test_under_the_cursor_the_mark_stays_with_its_card() -> None:
    seen = view(DROPPED, WEST)
    lines = hand_box(seen, WEST, "Dot", SIGNS, cells=18, cursor=card("D9"), acting=WEST)
    assert "│♦ Q 10[9']2     │" in text(lines)


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=13), st.integers(16, 44), decks)
def test_a_whole_hand_that_lies_face_up_has_room_in_three_rows(cards: set[Card], cells: int, deck: Deck) -> None:
    faced = tuple(FacedCard(WEST, each, Lies.PENALTY) for each in cards)
    hidden = replace(view(DROPPED, PUBLIC), faced=faced)
    rows = lying_rows(hidden, WEST, deck, cells)
    assert len(rows) <= 3
    assert all(width(row) <= cells for row in rows)
    ranks = "".join(text(rows).split()).replace("10", "T")
    assert sum(ranks.count(name) for name in "23456789TJQKA") == len(cards)


@given(live_deals, readers)
def test_every_reader_is_shown_each_card_that_lies_face_up_once(match: Match, reader: Reader) -> None:
    seen = view(match, reader)
    assert marks(seen, LETTERS).keys() == {each.card for each in seen.faced if each.lies is not Lies.READY}
    for seat in SEATS:
        hidden = seen.hands[seat] is None
        due = [each for each in seen.faced if each.seat is seat and (hidden or each.lies is Lies.READY)]
        pieces = text(lying(seen, seat, LETTERS)).replace("10", "T").split()
        shown = [(piece[0] + rank, piece[-1]) for piece in pieces for rank in piece[1:-1]]
        assert sorted(shown) == sorted((str(each.card), mark(each.lies, LETTERS)) for each in due)


def test_every_kind_has_a_mark_of_its_own_in_plain_letters() -> None:
    for deck in (SIGNS, LETTERS):
        found = [mark(lies, deck) for lies in Lies]
        assert len(set(found)) == len(found)
        assert not {deck.winning, deck.dot} & set(found)
        assert all(sign.isascii() for sign in found)


windows = st.sampled_from([SMALLEST, LARGE, (81, 25), (300, 90)])


@given(live_deals, readers, windows, decks)
def test_the_page_of_a_live_table_keeps_its_rows_and_cells(
    match: Match, reader: Reader, size: tuple[int, int], deck: Deck
) -> None:
    odd = replace(match, start=replace(match.start, players=ODD_PLAYERS))
    acting = reader if isinstance(reader, Seat) else None
    covered = match.actors if reader is PUBLIC else ()
    lines = table_page(TableModel(odd.view(reader), covered, acting=acting), deck, *size)
    columns, rows = size
    below = PROMPT_ROWS + 1 + free_rows(Sizes.of(columns, rows))
    assert len(lines) <= rows - 1
    assert all(width(line) == columns for line in lines[: rows - 1 - below])
    assert all(width(line) <= columns for line in lines)


@pytest.mark.parametrize("size", [SMALLEST, LARGE])
@pytest.mark.parametrize("reader", [PUBLIC, *SEATS, ALL])
def test_a_penalty_card_is_on_everybodys_page(reader: Reader, size: tuple[int, int]) -> None:
    shown = text(table_page(TableModel(TWO_DROPPED.view(reader)), SIGNS, *size))
    assert "!" in shown
