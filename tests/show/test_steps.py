"""What a step of a review says: what was done, and what the laws made of it."""

from __future__ import annotations

import pytest

from bridge_tui import ALL, Seat
from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, LookLastTrick, TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.match.review import Moment
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.steps import step_told, turn_told
from tests.engine.tables import called, played

SPADES = "1S P P P"
"""North declares; East is to lead, South is dummy."""


def told(table: Table, *actions: TableAction) -> tuple[str, str]:
    """What is said of the last of these actions, and who is next."""
    for action in actions:
        table, events = table.apply(action)
    view = table.view(ALL)
    return step_told(Moment(view, events, ()), LETTERS), turn_told(view)


def at_the_second_trick(code: Code = Code.CLASSIC) -> Table:
    """East has won the first trick with his ace of hearts."""
    return played(called(SPADES, code=code), "HA H8 H6 H2")


CLAIM = Claim(Seat.NORTH, 11, "all spades")
"""Of twelve tricks; East and West have a trump."""


def test_before_the_first_call_the_cards_are_dealt() -> None:
    assert step_told(Moment(called("").view(ALL), (), ()), LETTERS) == "The cards are dealt."


@pytest.mark.parametrize(
    ("actions", "step", "then"),
    [
        ([LookLastTrick(Seat.WEST)], "West looks at the last trick.", "East to lead"),
        ([CLAIM], 'North claims 11 of the 12 tricks left: "all spades".', "To decide: East, West"),
        ([CLAIM, AnswerClaim(Seat.WEST, True)], "West accepts.", "To decide: East"),
        (
            [CLAIM, AnswerClaim(Seat.WEST, True), AnswerClaim(Seat.EAST, True)],
            "East accepts. Agreed: N-S take 11 of 12.",
            "",
        ),
        ([CLAIM, AnswerClaim(Seat.EAST, False)], "East contests. Play goes on.", "To decide: East, West"),
        (
            [CLAIM, AnswerClaim(Seat.EAST, False), Choose(Seat.EAST, "leave_trumps")],
            "East asks that trumps be left.",
            "East to lead",
        ),
    ],
)
def test_law_68_each_step_of_a_claim_is_told(actions: list[TableAction], step: str, then: str) -> None:
    assert told(at_the_second_trick(), *actions) == (step, then)


def test_law_68_a_claim_that_is_void() -> None:
    claim = Claim(Seat.EAST, 3)
    assert told(at_the_second_trick(), claim, AnswerClaim(Seat.WEST, False)) == (
        "West objects. The claim is void; play goes on.",
        "East to lead",
    )


def test_law_70_a_claim_that_is_judged() -> None:
    table = at_the_second_trick(Code.DUPLICATE_2017)
    while table.turn is not None and max(map(len, table.hands)) > 2:
        table = played(table, str(table.legal_cards[0]))
    step, _then = told(table, Claim(Seat.NORTH, 2), AnswerClaim(Seat.EAST, False))
    assert step.startswith("East contests. Judged: N-S take ")
