"""Cards in frames: every holding has room in both decks, nothing moves for the cursor, and a hit plays what may be."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import ALL, PUBLIC, Card, Deal, Seat
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import DealCards
from bridge_tui.match.match import Match
from bridge_tui.model.cards import CARDS, SUITS, Cards, Suit
from bridge_tui.model.seats import SEATS
from bridge_tui.show.deck import LETTERS, RANK_NAMES, SIGNS, Deck
from bridge_tui.show.drawn import Drawing, drawn_board
from bridge_tui.show.sizes import LARGE, Sizes
from bridge_tui.show.spans import Line, Lines, hits, text, width
from tests.show.games import ODD_PLAYERS, PLAYERS, START
from tests.show.tables import AUCTION, called, dealt, matches, readers

hands = st.sets(st.sampled_from(CARDS), max_size=13).map(Cards.of)
decks = st.sampled_from([SIGNS, LETTERS])
windows = st.tuples(st.integers(LARGE[0], 320), st.integers(LARGE[1], 100))

ONE_SUIT_EACH = "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
"""West has all the spades, North the hearts, East the diamonds, South the clubs."""


def rows(lines: Lines) -> list[str]:
    return text(lines).split("\n")


def cells_of(line: Line) -> list[str]:
    """The role and hit of every cell of a line."""
    return [f"{span.roles}/{span.hit}" for span in line for _cell in range(width((span,)))]


def test_suits_stand_side_by_side_and_a_void_one_keeps_its_place() -> None:
    assert rows(Drawing(SIGNS).side_by_side(Cards.parse("KJ96..K9.T"))) == [
        "  ┌──┬──┬──┬──┐           ┌──┬──┐     ┌──┐",
        "♠ │ K│ J│ 9│ 6│   ♥ —   ♦ │ K│ 9│   ♣ │10│",
        "  └──┴──┴──┴──┘           └──┴──┘     └──┘",
    ]


def test_the_card_under_the_cursor_has_a_heavy_frame() -> None:
    assert rows(Drawing(SIGNS, Card.parse("SJ")).suit(Suit.SPADES, Cards.parse("KJ9...").in_suit(Suit.SPADES))) == [
        "  ┌──┏━━┓──┐",
        "♠ │ K┃ J┃ 9│",
        "  └──┗━━┛──┘",
    ]


def test_the_deck_of_letters_has_brackets_for_it() -> None:
    held = Cards.parse("KJ9...").in_suit(Suit.SPADES)
    assert rows(Drawing(LETTERS, Card.parse("S9")).suit(Suit.SPADES, held)) == [
        "  +--+--+==+",
        "S | K| J[ 9]",
        "  +--+--+==+",
    ]


@pytest.mark.parametrize(
    ("cells", "row"), [(44, "♠ │ A│ K│ Q│ J│10│ 9│ 8│ 7│ 6│ 5│ 4│ 3│ 2│"), (31, "♠ │A│K│Q│J│T│9│8│7│6│5│4│3│2│")]
)
def test_thirteen_cards_of_a_suit_have_room(cells: int, row: str) -> None:
    assert Sizes.of(*LARGE).hand <= cells <= Sizes.of(300, 99).hand
    lines = Drawing(SIGNS).below_each_other(Cards.parse("AKQJT98765432..."), cells)
    assert rows(lines)[1].strip() == row
    assert all(width(line) < cells for line in lines)


@given(hands, decks, st.integers(29, 44))
def test_any_hand_has_room_in_both_ways_and_every_card_is_there_once(hand: Cards, deck: Deck, cells: int) -> None:
    beside, below = Drawing(deck).side_by_side(hand), Drawing(deck).below_each_other(hand, cells)
    assert len(beside) == 3
    assert {width(line) for line in beside} == {width(beside[0])}
    assert width(beside[0]) <= 60
    assert len(below) == 12
    assert all(width(line) <= cells for line in below)
    for number, suit in enumerate(reversed(SUITS)):
        ranks = [RANK_NAMES[card.rank] for card in reversed(hand.in_suit(suit))]
        (row,) = rows(below[3 * number + 1 : 3 * number + 2])
        shown = row.replace(deck.vertical, " ").replace("T", "10").split()
        assert shown == [deck.suits[suit], *(ranks or [deck.void])]


@given(hands, decks, st.integers(29, 43), st.data())
def test_nothing_moves_when_the_cursor_does(hand: Cards, deck: Deck, cells: int, data: st.DataObject) -> None:
    cursor = data.draw(st.sampled_from(CARDS))
    flat = str.maketrans(deck.picked + deck.tees + deck.corners, "-||++++" + "++" + "++++")
    for draw in (Drawing.side_by_side, lambda drawing, hand: drawing.below_each_other(hand, cells)):
        still, moved = (text(draw(Drawing(deck, card), hand)) for card in (None, cursor))
        assert (still != moved) == (cursor in hand)
        alike = [
            words.translate(flat).replace(deck.horizontal, "-").replace(deck.vertical, "|") for words in (still, moved)
        ]
        assert alike[0] == alike[1]


@given(hands, hands, decks)
def test_a_hit_types_a_card_of_the_hand_in_turn_and_what_may_not_be_played_is_dim(
    hand: Cards, playable: Cards, deck: Deck
) -> None:
    lines = Drawing(deck, playable=list(playable)).side_by_side(hand)
    assert hits(lines) == {f"type {card}".lower() for card in hand}
    upper, ranks, lower = map(cells_of, lines)
    assert [cell.split("/")[1] for cell in upper] == [cell.split("/")[1] for cell in ranks]
    assert [cell.split("/")[1] for cell in upper] == [cell.split("/")[1] for cell in lower]
    assert sum("dim" in cell for cell in ranks) == 2 * sum(card not in playable for card in hand)


def test_a_card_that_lies_face_up_has_its_mark_in_the_upper_edge_of_its_frame() -> None:
    held = Cards.parse("KJ9...").in_suit(Suit.SPADES)
    marked = Drawing(SIGNS, marks={Card.parse("SJ"): "!"})
    assert rows(marked.suit(Suit.SPADES, held)) == ["  ┌──┬!!┬──┐", "♠ │ K│ J│ 9│", "  └──┴──┴──┘"]
    assert rows(marked.suit(Suit.SPADES, held, rank_cells=1))[0] == "  ┌─┬!┬─┐"
    picked = marked._replace(cursor=Card.parse("SJ"))
    assert rows(picked.suit(Suit.SPADES, held)) == ["  ┌──┏!!┓──┐", "♠ │ K┃ J┃ 9│", "  └──┗━━┛──┘"]


def board(match: Match, reader: Reader, size: tuple[int, int] = LARGE, deck: Deck = SIGNS) -> Lines:
    assert match.table is not None
    return drawn_board(match.table.view(reader), match.start.players, deck, Sizes.of(*size), None)


@given(matches(), readers, windows, decks)
def test_the_board_has_its_rows_and_cells_at_every_size(
    match: Match, reader: Reader, size: tuple[int, int], deck: Deck
) -> None:
    sizes = Sizes.of(*size)
    odd = replace(match, start=replace(match.start, players=ODD_PLAYERS))
    lines = board(odd, reader, size, deck)
    assert len(lines) == sizes.board_rows
    assert {width(line) for line in lines} == {sizes.board}
    assert sizes.board + sizes.side == size[0]
    assert sizes.middle + 2 * sizes.hand <= sizes.board
    if deck is LETTERS:
        names = "".join(ODD_PLAYERS)
        assert all(character.isascii() or character in names for character in text(lines))


@given(windows, decks)
def test_a_whole_suit_in_every_hand_has_room_at_every_size(size: tuple[int, int], deck: Deck) -> None:
    match = Match.begin(START)
    lines = board(match.apply(DealCards(Deal.from_pbn(ONE_SUIT_EACH), match.dealer)).match, ALL, size, deck)
    words = [row.replace(" ", "").replace("10", "T") for row in rows(lines)]
    ranks = deck.vertical.join(["", *"AKQJT98765432", ""])
    for suit in deck.suits:
        assert sum(f"{suit}{ranks}" in row for row in words) == 1


@given(matches(), readers, windows)
def test_cards_and_backs_are_those_of_the_view(match: Match, reader: Reader, size: tuple[int, int]) -> None:
    assert match.table is not None
    view = match.table.view(reader)
    words = text(board(match, reader, size))
    hidden = [count for hand, count in zip(view.hands, view.counts, strict=True) if hand is None]
    assert words.count(SIGNS.back) == sum(hidden)
    seen = sum(len(hand) for hand in view.hands if hand is not None)
    framed = sum(row.count(SIGNS.tees[0]) + row.count(SIGNS.corners[0]) for row in rows(board(match, reader, size)))
    assert framed == seen + (4 if view.trick else 0)


@given(matches(), readers, windows)
def test_a_suit_is_drawn_just_where_its_hand_is_in_the_view(
    match: Match, reader: Reader, size: tuple[int, int]
) -> None:
    assert match.table is not None
    view = match.table.view(reader)
    words = text(board(match, reader, size, LETTERS)).replace(" ", "").replace("10", "T")
    for hand, shown in zip(match.table.hands, view.hands, strict=True):
        for suit, ranks in zip("SHDC", hand.to_pbn().split("."), strict=True):
            if ranks:
                assert (f"{suit}|{'|'.join(ranks)}|" in words) == (shown is not None)


@pytest.mark.parametrize("reader", [*SEATS, PUBLIC])
def test_names_stay_where_they_are_whoever_is_in_turn_and_reads(reader: Reader) -> None:
    places = []
    for cards in ("", "H6", "H6 H2", "H6 H2 HA"):
        lines = rows(board(dealt(AUCTION, cards), reader))
        places.append([(y, row.index(name)) for name in PLAYERS for y, row in enumerate(lines) if name in row])
    assert all(place == places[0] for place in places)


def test_the_hand_in_turn_has_a_pointer_and_dummy_and_declarer_are_named() -> None:
    words = text(board(dealt(AUCTION, "H6"), Seat.SOUTH))
    assert "► North · Ann · dummy" in words
    assert "  South · Cid · declarer" in words
    assert "  West · Dot" in words
    assert words.count("►") == 1


def test_small_windows_are_not_drawn() -> None:
    assert not Sizes.of(LARGE[0] - 1, 99).drawn
    assert not Sizes.of(299, LARGE[1] - 1).drawn
    assert Sizes.of(*LARGE).drawn


def test_who_has_to_pass_is_told_beside_his_name() -> None:
    view = called("W:1S N:2S E:2H S:refuse E:3C").view(PUBLIC).table
    assert view is not None
    assert "West · Dot · must pass" in text(drawn_board(view, PLAYERS, SIGNS, Sizes.of(*LARGE), None))
