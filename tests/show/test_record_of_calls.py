"""The record of irregular calls, of cards seen in the auction and of dummy: what was ruled, and what took its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.record import record_lines
from bridge_tui.show.spans import text
from tests.engine.laws.auction_tables import auction
from tests.engine.laws.live_tables import DUMMY_LEADS, deed, live
from tests.show.games import START
from tests.show.tables import dealt

CLASSIC, OLDER, NEWER, DUPLICATE = Code


def told(table: Table) -> list[str]:
    """The record of this table, sentence by sentence."""
    lines = text(record_lines(table.events, LETTERS, table.setup.code, 140)).split("\n")
    return [row.strip() for row in lines if row.strip()]


RECORDS: dict[str, tuple[Callable[[], Table], list[str]]] = {
    "law 27, replaced": (
        lambda: auction(NEWER, "1S", "W calls 1H", "N chooses refuse", "W calls 2D"),
        [
            "West bids 1H, which is not high enough (Law 27)",
            "North does not accept 1H (Law 27)",
            "West bids 2D instead",
            "East must pass for the rest of the auction (Law 27)",
        ],
    ),
    "law 27, called over": (
        lambda: auction(NEWER, "1S", "W calls 1H", "N calls P"),
        ["West bids 1H, which is not high enough (Law 27)", "North accepts the bid by calling (Law 27)"],
    ),
    "law 31, repeated": (
        lambda: auction(CLASSIC, "W calls 1H", "N chooses refuse", "P", "W calls 1H"),
        [
            "West bids 1H out of turn (today's Law 31)",
            "North does not accept 1H (today's Law 31)",
            "West bids 1H again",
        ],
    ),
    "law 28, called in turn": (
        lambda: auction(NEWER, "W calls 1H", "S calls 1C"),
        ["West bids 1H out of turn (Law 31)", "Cancelled: 1H by West"],
    ),
    "law 36, called over": (
        lambda: auction(NEWER, "P", "W calls X", "N calls 1C"),
        [
            "West doubles, which is not allowed here (Law 36)",
            "Cancelled: the double by West",
            "Cancelled: 1C by North",
        ],
    ),
    "law 38, called over": (
        lambda: auction(NEWER, "1S", "W calls 8H", "N calls 2C"),
        [
            "West bids 8H, which is more than seven (Law 38)",
            "Cancelled: 8H by West",
            "Cancelled: 2C by North",
            "West passes instead",
            "North passes instead",
        ],
    ),
    "law 25, kept": (
        lambda: auction(OLDER, "1S", "S calls 2D", "W chooses refuse", "1S"),
        [
            "South bids 2D after another call of his (Law 25)",
            "West does not accept 2D (Law 25)",
            "Cancelled: 1S by South",
            "South bids 1S again",
            "North must pass once (Law 25)",
        ],
    ),
    "law 25A": (
        lambda: auction(NEWER, "1S", "S means 1H", *(f"{seat} chooses accept" for seat in "SWNE")),
        [
            "South says that he meant another call: 1H (Law 25)",
            "South agrees that 1H was meant (Law 25)",
            "West agrees that 1H was meant (Law 25)",
            "North agrees that 1H was meant (Law 25)",
            "East agrees that 1H was meant (Law 25)",
            "Cancelled: 1S by South",
            "South bids 1H instead",
        ],
    ),
    "law 23, a double that goes back": (
        lambda: auction(
            DUPLICATE, "1S", "W calls 1H", "N chooses refuse", "W calls X", "N chooses accept", "E chooses refuse"
        ),
        [
            "West bids 1H, which is not high enough (Law 27)",
            "North does not accept 1H (Law 27)",
            "West doubles instead",
            "East must pass for the rest of the auction (Law 27)",
            "North holds that the double means the same (Law 23)",
            "East does not hold that the double means the same (Law 23)",
            "Cancelled: the double by West",
        ],
    ),
    "law 23, all agree": (
        lambda: auction(
            DUPLICATE, "1S", "W calls 1H", "N chooses refuse", "W calls 3H", *(f"{s} chooses accept" for s in "NESW")
        ),
        [
            "West bids 1H, which is not high enough (Law 27)",
            "North does not accept 1H (Law 27)",
            "West bids 3H instead",
            "East must pass for the rest of the auction (Law 27)",
            "North holds that 3H means the same (Law 23)",
            "East holds that 3H means the same (Law 23)",
            "South holds that 3H means the same (Law 23)",
            "West holds that 3H means the same (Law 23)",
            "East need not pass any more (Law 23)",
        ],
    ),
    "law 24, a defender's cards": (
        lambda: auction(NEWER, "W shows SA SK", "1C P P P"),
        [
            "West exposes SA and SK during the auction (Law 24)",
            "East must pass once (Law 24)",
            "1C by South",
            "West has SA and SK as penalty cards (Law 50)",
        ],
    ),
    "law 26": (
        lambda: auction(NEWER, "1S P 2S", "E calls 2H", "S chooses refuse", "P", "P P", "S chooses forbid_suit H"),
        [
            "East bids 2H, which is not high enough (Law 27)",
            "South does not accept 2H (Law 27)",
            "East passes instead",
            "West must pass for the rest of the auction (Law 27)",
            "2S by South",
            "South forbids hearts (Law 26)",
        ],
    ),
    "law 43": (
        lambda: live(NEWER, DUMMY_LEADS, "N peeks S", "N remarks lead_from_wrong_hand", "E chooses hand_S"),
        [
            "1NT by South",
            "1 West leads D4",
            "North DQ, East D2, South D8",
            "North wins; N-S 1, E-W 0",
            "North looks at South's hand and has lost the rights of a dummy (Law 43)",
            "North draws attention to a lead from the wrong hand",
            "North has lost the right to say so: the defenders choose the hand that leads (Law 43)",
            "East has declarer lead from South's hand (Law 43)",
        ],
    ),
    "law 45": (
        lambda: live(NEWER, DUMMY_LEADS, "N moves S8", "S chooses refuse"),
        [
            "1NT by South",
            "1 West leads D4",
            "North DQ, East D2, South D8",
            "North wins; N-S 1, E-W 0",
            "North moves S8, which declarer has not named (Law 45)",
            "South has S8 put back (Law 45)",
            "North picks up S8",
        ],
    ),
    "law 46": (
        lambda: live(NEWER, DUMMY_LEADS, "S wants S highest"),
        [
            "1NT by South",
            "1 West leads D4",
            "North DQ, East D2, South D8",
            "North wins; N-S 1, E-W 0",
            'South says "the highest spade" (Law 46)',
            "2 North leads S8",
        ],
    ),
}
"""By law: a table, and its record."""


@pytest.mark.parametrize("name", RECORDS)
def test_what_stands_on_the_record(name: str) -> None:
    table, sentences = RECORDS[name]
    assert told(table()) == sentences


def test_a_call_in_the_place_of_another_is_told_so_again_once_it_is_taken_back() -> None:
    match = dealt("1S", start=replace(START, live=True, code=NEWER))
    for words in ("N calls 1H", "E chooses refuse", "N calls 2D"):
        match = match.apply(deed(words)).match
    for action in (AskTakeBack(Seat.NORTH), AnswerTakeBack(Seat.EAST, True), AnswerTakeBack(Seat.WEST, True)):
        match = match.apply(action).match
    match = match.apply(deed("N calls 3H")).match
    rows = text(record_lines(match.record, LETTERS, NEWER, 140)).split("\n")
    assert [row.strip() for row in rows][1:] == [
        "North bids 1H, which is not high enough (Law 27)",
        "East does not accept 1H (Law 27)",
        "North bids 2D instead",
        "South must pass for the rest of the auction (Law 27)",
        "North asks to take back the call 2D",
        "East agrees",
        "West agrees",
        "Taken back: the call 2D",
        "North bids 3H instead",
        "South must pass for the rest of the auction (Law 27)",
    ]
