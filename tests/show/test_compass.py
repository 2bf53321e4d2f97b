"""A hand in its box: who sits there, what he is in this deal, and cards only for those who may see them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Card, PlayCard, Seat
from bridge_tui.engine.view import Reader
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SEATS
from bridge_tui.show.compass import hand_box
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.spans import text, width
from tests.show.games import ODD_PLAYERS, PLAYERS
from tests.show.tables import AUCTION, called, dealt, matches, readers


def box(match: Match, seat: Seat, reader: Reader, cursor: str | None = None, deck: Deck = SIGNS) -> list[str]:
    assert match.table is not None
    picked = Card.parse(cursor) if cursor else None
    lines = hand_box(match.table.view(reader), seat, PLAYERS[seat], deck, cells=19, cursor=picked)
    return text(lines).split("\n")


def test_the_hand_in_turn_has_a_pointer_and_its_cards() -> None:
    assert box(dealt(), Seat.WEST, Seat.WEST) == [
        "┌ ► West · Dot ───┐",
        "│♠ Q 9            │",
        "│♥ 6              │",
        "│♦ Q 10 9 2       │",
        "│♣ A Q J 8 3 2    │",
        "└ dealer ─────────┘",
    ]


def test_a_hidden_hand_is_a_number_of_cards() -> None:
    assert box(dealt(AUCTION, "H6"), Seat.WEST, PUBLIC, deck=LETTERS) == [
        "+ West . Dot -----+",
        "|                 |",
        "|   (12 cards)    |",
        "|                 |",
        "|                 |",
        "+-----------------+",
    ]
    assert "(1 card)" in " ".join(box(one_card_each(), Seat.EAST, PUBLIC))


def one_card_each() -> Match:
    """4♠ by South with one card left in every hand."""
    match = dealt(AUCTION)
    while match.table is not None and sum(map(len, match.table.hands)) > 4:
        assert match.table.turn is not None
        match = match.apply(PlayCard(match.table.turn, match.table.legal_cards[0])).match
    return match


@pytest.mark.parametrize(("seat", "part"), [(Seat.NORTH, "dummy"), (Seat.SOUTH, "declarer"), (Seat.EAST, "")])
def test_the_lower_edge_says_what_a_seat_is_in_this_deal(seat: Seat, part: str) -> None:
    edge = box(dealt(AUCTION), seat, PUBLIC)[-1]
    assert edge.strip("└─┘ ") == part


def test_dummy_is_seen_by_everybody_once_faced_and_not_before() -> None:
    assert "(13 cards)" in " ".join(box(dealt(AUCTION), Seat.NORTH, Seat.EAST))
    for reader in (PUBLIC, Seat.EAST, Seat.WEST, Seat.SOUTH):
        assert "│♥ K J 4 3 2      │" in box(dealt(AUCTION, "H6"), Seat.NORTH, reader)


def test_the_cursor_is_shown_in_the_hand_in_turn_only() -> None:
    match = dealt(AUCTION, "H6")
    assert "│♥[K]J 4 3 2      │" in box(match, Seat.NORTH, Seat.SOUTH, "HK")
    assert "[" not in " ".join(box(match, Seat.SOUTH, Seat.SOUTH, "HK"))


def test_what_may_not_be_played_is_dim() -> None:
    match = dealt(AUCTION, "H6 H2")
    assert match.table is not None
    lines = hand_box(match.table.view(Seat.EAST), Seat.EAST, "Bob", SIGNS, cells=19, cursor=None)
    dim = [card for line in lines for span in line if "dim" in span.roles for card in span.text.split()]
    assert [card for card in dim if card != "dummy"] == ["7", "J", "7", "4", "3", "K", "4"]


@given(matches(), readers, st.sampled_from(Seat), st.sampled_from([SIGNS, LETTERS]), st.integers(18, 27))
def test_six_rows_of_so_many_cells_whoever_sits_there(
    match: Match, reader: Reader, seat: Seat, deck: Deck, cells: int
) -> None:
    assert match.table is not None
    view = match.table.view(reader)
    for player in ODD_PLAYERS:
        lines = hand_box(view, seat, player, deck, cells=cells, cursor=None)
        assert len(lines) == 6
        assert {width(line) for line in lines} == {cells}


@given(matches(), readers, st.sampled_from(Seat))
def test_cards_are_drawn_just_where_the_view_has_them(match: Match, reader: Reader, seat: Seat) -> None:
    assert match.table is not None
    view = match.table.view(reader)
    drawn = "card" not in text(hand_box(view, seat, "Ann", SIGNS, cells=19, cursor=None))
    assert drawn == (view.hands[seat] is not None)
    assert drawn or reader is not ALL


def test_who_has_to_pass_is_told_below_his_cards_to_everybody() -> None:
    barred = called("W:1S N:2S E:2H S:refuse E:3C")
    once = called("W:1S N:SJ")
    everybody: tuple[Reader, ...] = (PUBLIC, *SEATS, ALL)
    for reader in everybody:
        assert box(barred, Seat.WEST, reader)[-1] == "└ must pass ──────┘"
        assert box(once, Seat.SOUTH, reader)[-1] == "└ must pass once ─┘"
        assert box(once, Seat.WEST, reader)[-1] == "└ dealer ─────────┘"
    over = called("W:1S N:2S E:2H S:refuse E:3C S:P W:P N:P")
    assert box(over, Seat.WEST, PUBLIC)[-1] == "└ dummy ──────────┘"


def test_law_24_a_card_seen_in_the_auction_lies_by_the_hand_that_it_belongs_to() -> None:
    match = called("W:1S N:SJ N:H4")
    assert box(match, Seat.NORTH, PUBLIC)[3] == "│     ♠J^ ♥4^     │"
    assert box(match, Seat.NORTH, Seat.NORTH)[1:3] == ["│♠ J^ 6 3         │", "│♥ K J 4^ 3 2     │"]
