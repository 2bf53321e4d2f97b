"""How far the play has gone, counted from what is told: as far as the table has."""

from __future__ import annotations

from bridge_tui.engine.events import CardPlayed, CardStands, TableEvent, TrickReopened, TrickWon
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.progress import Progress, progress
from tests.show.stories import moments

CLUB = Card.parse("C2")
TRICK: tuple[TableEvent, ...] = (*(CardPlayed(seat, CLUB) for seat in Seat), TrickWon(Seat.EAST))


def test_four_cards_are_a_trick() -> None:
    assert progress(()) == Progress(0, ())
    assert progress(TRICK[:2]).trick == 1
    assert not progress(TRICK[:2]).is_lead
    assert progress(TRICK) == Progress(4, (Side.EW,))
    assert progress(TRICK).is_lead
    assert progress((*TRICK, *TRICK[:1])).trick == 2


def test_law_62_what_came_after_the_card_that_is_replaced_no_longer_counts() -> None:
    opened = (*TRICK, CardPlayed(Seat.EAST, CLUB), TrickReopened(1, 2))
    assert progress(opened) == Progress(2, ())
    again = (*opened, CardPlayed(Seat.SOUTH, CLUB), CardStands(Seat.WEST, CLUB), TrickWon(Seat.NORTH))
    assert progress(again) == Progress(4, (Side.NS,))


def test_in_every_worked_example_it_has_gone_as_far_as_the_table() -> None:
    for name, table, _told in moments():
        if table.play is not None:
            winners = tuple(trick.winner.side for trick in table.play.tricks if trick.winner is not None)
            expected = Progress(4 * len(table.play.tricks) + len(table.play.cards), winners)
            assert progress(table.events) == expected, name
