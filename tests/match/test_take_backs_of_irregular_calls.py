"""Taking back a call that has gone wrong: it goes with all that the director made of it."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.view import PUBLIC, View
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import deed
from tests.match.told_deals import auction, own, play, taken_back

E, S, W, N = Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH

TOO_LOW = ("E calls 1S", "S calls 1H")
"""South's bid is insufficient, and West has the choice."""

REFUSED = (*TOO_LOW, "W chooses refuse")
BEFORE_EAST = ("E calls 1H", "W calls 1S")
"""West has called before South, and North has the choice."""

OVER_IT = ("E calls 1H", "S calls 1S", "E means 2H")
"""East says that he meant two hearts; South has called over his one heart."""

ALL_AGREE = (*OVER_IT, "S chooses accept", "N chooses accept", "W chooses accept", "E chooses accept")

CASES = {
    "law 27: it waits": (TOO_LOW, "S", 1),
    "law 27: accepted in words": ((*TOO_LOW, "W chooses accept"), "S", 1),
    "law 27: accepted by a call": ((*TOO_LOW, "W calls 2C"), "S", 1),
    "law 27: the call that accepted it": ((*TOO_LOW, "W calls 2C"), "W", 2),
    "law 27: refused": (REFUSED, "S", 1),
    "law 27: replaced, and partner barred": ((*REFUSED, "S calls P"), "S", 3),
    "law 27: in its place a double that was no better": ((*REFUSED, "S calls X"), "S", 3),
    "law 23: the table is asked about what replaced it": ((*REFUSED, "S calls 2D"), "S", 3),
    "law 31: out of turn, and refused": ((*BEFORE_EAST, "N chooses refuse"), "W", 1),
    "law 28: the right player's call over it": ((*BEFORE_EAST, "S calls 2C"), "S", 2),
    "law 36: gone with the call over it": (("E calls XX", "S calls 1S"), "S", 1),
    "law 38: passes in the place of both": (("E calls 8C", "S calls 1S"), "E", 0),
    "law 25: a change, and the first call stands": (("E calls 1H", "E calls 2H", "S chooses refuse"), "E", 1),
    "law 25: a slip that is asked about": (OVER_IT, "E", 2),
    "law 25: a slip, as all agree": (ALL_AGREE, "E", 2),
    "law 25: no slip, as one says": ((*OVER_IT, "N chooses refuse"), "E", 2),
    "law 24: a card that was led": (("E calls P", "S plays SA"), "S", 1),
}
"""What has been done, who asks, and how much of it stands then. The last call or card of his is the next thing."""


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("name", CASES)
def test_it_goes_with_what_the_director_made_of_it(name: str, code: Code) -> None:
    deeds, seat, kept = CASES[name]
    match = auction(*deeds, code=code)

    assert own(match, seat) == deed(deeds[kept])
    back = taken_back(match, seat)
    assert back.table == auction(*deeds[:kept], code=code).table
    assert back.record[: len(match.record)] == match.record


def seen(match: Match) -> View:
    assert match.table is not None
    return match.table.view(PUBLIC)


def test_law_23_a_bar_is_lifted_with_the_call_that_has_brought_it() -> None:
    barred = auction(*REFUSED, "S calls P")
    assert [seat for seat, _ in seen(barred).bars] == [N]
    assert seen(taken_back(barred, "S")).bars == ()


def test_law_24_a_card_that_was_led_in_the_auction_is_out_of_sight_again() -> None:
    led = auction("E calls P", "S plays SA")
    assert [str(each.card) for each in seen(led).faced] == ["SA"]
    assert seen(taken_back(led, "S")).faced == ()


def test_law_26_a_limit_goes_with_the_call_after_the_final_pass() -> None:
    limited = play("W calls 5C", "N chooses refuse")
    assert [seat for seat, _ in seen(limited).lead_limits] == [E]
    assert seen(taken_back(limited, "W")).lead_limits == ()


def test_whoever_has_only_accepted_or_refused_has_his_last_call_to_take_back() -> None:
    deeds = ("E calls P", "S calls P", "W calls 1S", "N calls 1H", "E chooses refuse")
    assert own(auction(*deeds), "E") == deed("E calls P")
    with pytest.raises(Refused) as caught:
        own(auction(*REFUSED), "W")
    assert caught.value.reason is Reason.NOTHING_TO_TAKE_BACK


def test_both_opponents_are_asked_also_the_one_who_has_the_choice() -> None:
    assert auction(*TOO_LOW).may_take_back(S).awaited == (W, E)
    assert auction(*OVER_IT).may_take_back(E).awaited == (S, N)


def test_law_41_after_the_opening_lead_neither_calls_nor_cards_of_the_auction_go_back() -> None:
    deeds = ("E calls P", "S calls 4S", "W calls P", "N calls P", "S plays SA", "E calls P")
    assert own(auction(*deeds), "S") == deed("S plays SA")
    for seat in (E, S):
        with pytest.raises(Refused) as caught:
            auction(*deeds, "W plays SQ").may_take_back(seat)
        assert (caught.value.reason, caught.value.law) == (Reason.AUCTION_STANDS, 41)
