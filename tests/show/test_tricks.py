"""The list of tricks: each card under its seat, the leader and the winner marked, the sums right."""

from __future__ import annotations

import pytest

from bridge_tui.engine.state import Trick
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.spans import Lines, text, width
from bridge_tui.show.tricks import NARROW, WIDE, trick_list


def trick(leader: Seat, cards: str, winner: Seat | None) -> Trick:
    return Trick(leader, tuple(map(Card.parse, cards.split())), winner)


TRICKS = (
    trick(Seat.WEST, "H6 H2 HA H8", Seat.EAST),
    trick(Seat.EAST, "D3 DA D2 D5", Seat.SOUTH),
    trick(Seat.SOUTH, "ST S9 S3 S7", Seat.SOUTH),
    trick(Seat.SOUTH, "SA SQ", None),
)
"""Of a deal that a claim ended in the fourth trick."""


def rows(lines: Lines) -> list[str]:
    return text(lines).split("\n")


def test_in_little_room_tens_are_short_and_seats_have_letters() -> None:
    assert rows(trick_list(TRICKS, SIGNS, NARROW)) == [
        "    W   N   E   S    ■-□",
        "  1›♥6  ♥2  ♥A* ♥8   0-1",
        "  2 ♦2  ♦5 ›♦3  ♦A*  1-1",
        "  3 ♠9  ♠3  ♠7 ›♠T*  2-1",
        "  4 ♠Q         ›♠A",
    ]


def test_in_more_room_they_are_written_in_full() -> None:
    assert rows(trick_list(TRICKS, LETTERS, WIDE)) == [
        "    West  North East  South   #-o",
        "  1>H6    H2    HA*   H8      0-1",
        "  2 D2    D5   >D3    DA*     1-1",
        "  3 S9    S3    S7   >S10*    2-1",
        "  4 SQ               >SA",
    ]


@pytest.mark.parametrize(("played", "number"), [(0, None), (1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (13, 3), (14, 3)])
def test_the_pointer_is_at_the_trick_of_the_last_card_played(played: int, number: int | None) -> None:
    pointed = [row for row in rows(trick_list(TRICKS, SIGNS, NARROW, played)) if row.startswith("►")]
    assert [int(row[1:3]) - 1 for row in pointed] == ([] if number is None else [number])


@pytest.mark.parametrize("played", range(15))
def test_cards_to_come_are_dim(played: int) -> None:
    told = [card for trick in TRICKS for card in trick.cards][:played]
    lines = trick_list(TRICKS, SIGNS, WIDE, played)
    signs = [span for row in lines[1:] for span in row if span.text[:1] in tuple(SIGNS.suits)]
    assert {span.text for span in signs if "dim" not in span.roles} == {SIGNS.card(card).text for card in told}
    assert len(signs) == 14


def test_a_hit_anywhere_on_a_row_chooses_its_trick() -> None:
    _head, *lines = trick_list(TRICKS, SIGNS, NARROW)
    assert [{span.hit for span in row} for row in lines] == [{f"item {number}"} for number in range(4)]


@pytest.mark.parametrize("cells", [NARROW, WIDE, WIDE - 1, 60])
def test_it_keeps_to_its_cells(cells: int) -> None:
    assert all(width(row) <= cells for row in trick_list(TRICKS, SIGNS, cells))
