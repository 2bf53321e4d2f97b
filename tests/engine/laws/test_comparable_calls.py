"""Law 23 in duplicate2017: the table says whether a call means what the one meant that it has replaced."""

from __future__ import annotations

from itertools import permutations

import pytest

from bridge_tui.engine.events import BarLifted, Barred, CallMade, CallWithdrawn, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws.auction_tables import (
    auction,
    bars,
    call,
    call_asked_about,
    calls,
    limited,
    may_call,
    replaces,
    waiting,
)
from tests.engine.laws.live_tables import DUPLICATE_2017, E, N, S, W, after, events, question, refused

INSUFFICIENT = ("1S", "W calls 1H", "N chooses refuse")
"""West is to replace one heart over one spade; East is his partner."""

OUT_OF_TURN = ("1C", "N calls 1H", "E chooses refuse", "1S")
"""North is to call at last, over West's spade; South is his partner."""

ASKED = "comparable_call 23 NESW: accept | refuse"
NORTH_PLAYS = "2NT P P P"
ALL_BUT_WEST = ("N chooses accept", "E chooses accept", "S chooses accept")


def table_after(*deeds: str) -> Table:
    return auction(DUPLICATE_2017, *deeds)


def taken(seat: Seat, option: str, said: str) -> OptionTaken:
    return OptionTaken(seat, option, 23, call=call(said), of_all=AskedOfAll.COMPARABLE)


# The question.


@pytest.mark.parametrize(
    ("deeds", "offender", "said", "bar"),
    [
        (INSUFFICIENT, W, "2C", "E rest"),
        (INSUFFICIENT, W, "1NT", "E rest"),
        (INSUFFICIENT, W, "3H", "E rest"),
        (INSUFFICIENT, W, "X", "E rest"),
        (OUT_OF_TURN, N, "2D", "S once"),
        (OUT_OF_TURN, N, "X", "S once"),
        (OUT_OF_TURN, N, "3H", "S once"),
    ],
)
def test_law_23_all_four_are_asked_and_meanwhile_the_bar_is_in_force(
    deeds: tuple[str, ...], offender: Seat, said: str, bar: str
) -> None:
    table = table_after(*deeds, said)
    assert (question(table), call_asked_about(table)) == (ASKED, f"{offender} {said}")
    assert (bars(table), table.turn, table.actors) == ([bar], offender.left, SEATS)
    assert (calls(table).split()[-1], replaces(table), waiting(table)) == (said, "", "")


@pytest.mark.parametrize("words", ["E calls P", "S calls P", "W calls 3C", "N means P", "W means 2H"])
def test_law_23_only_the_next_player_may_go_on(words: str) -> None:
    waits = (Reason.DECISION_OPEN, 23, {"seat": Seat.parse(words[0]), "deciders": SEATS})
    assert refused(table_after(*INSUFFICIENT, "2C"), words) == waits


def test_law_23_only_yes_and_no_are_answers() -> None:
    assert refused(table_after(*INSUFFICIENT, "2C"), "N chooses free_lead") == (
        Reason.OPTION_NOT_OFFERED,
        23,
        {"seat": N},
    )


@pytest.mark.parametrize("order", [*permutations(SEATS)])
def test_law_23_each_answers_once_in_any_order(order: tuple[Seat, ...]) -> None:
    table, left = table_after(*INSUFFICIENT, "2C"), list(SEATS)
    for seat in order[:3]:
        assert events(table, f"{seat} chooses accept") == (taken(seat, "accept", "2C"),)
        table = after(table, f"{seat} chooses accept")
        left.remove(seat)
        assert (question(table), bars(table)) == (ASKED.replace("NESW", "".join(map(str, left))), ["E rest"])
        no = (Reason.NOT_YOUR_DECISION, 23, {"seat": seat, "deciders": tuple(left)})
        assert refused(table, f"{seat} chooses accept") == no
    assert events(table, f"{order[3]} chooses accept") == (taken(order[3], "accept", "2C"), BarLifted(E))


# Yes.


@pytest.mark.parametrize("said", ["2C", "1NT", "3H", "X"])
def test_law_27b_held_to_be_comparable_it_costs_nothing(said: str) -> None:
    table = table_after(*INSUFFICIENT, said, *ALL_BUT_WEST, "W chooses accept")
    assert (bars(table), question(table), calls(table), table.turn) == ([], "", f"1S {said}", N)
    table = after(table, "3S")
    assert may_call(table).split()[:3] == ["P", "X", "3NT"]
    assert limited(after(table, "P P P")) == {}


def test_law_31_held_to_be_comparable_it_costs_nothing_out_of_turn_either() -> None:
    table = table_after(*OUT_OF_TURN, "2D", *ALL_BUT_WEST)
    assert events(table, "W chooses accept") == (taken(W, "accept", "2D"), BarLifted(S))
    table = after(table, "W chooses accept", "2S")
    assert may_call(table).split()[:3] == ["P", "X", "2NT"]
    assert limited(after(table, "P P P")) == {}


def test_law_23_a_bar_for_something_else_stays() -> None:
    table = table_after("1S", "W shows SA", "W calls 1H", "N chooses refuse", "2C", *ALL_BUT_WEST)
    assert bars(table) == ["E rest"]
    assert events(table, "W chooses accept") == (taken(W, "accept", "2C"),)
    assert bars(after(table, "W chooses accept")) == ["E once"]


def test_law_23_so_does_one_that_came_since() -> None:
    table = table_after(*INSUFFICIENT, "2C", "S shows SJ")
    assert (question(table), bars(table)) == (ASKED, ["N once", "E rest"])
    assert bars(after(table, *ALL_BUT_WEST, "W chooses accept")) == ["N once"]


@pytest.mark.parametrize(("withdrawn", "limit"), [("3D", "DHS"), ("2H", "DHS")])
def test_law_26_what_was_withdrawn_before_still_limits_the_lead(withdrawn: str, limit: str) -> None:
    """West has changed his call, in vain, before the round in which he bids two hearts over two spades."""
    table = table_after("1S 2C", f"W calls {withdrawn}", "N chooses refuse", "2S P P", "W calls 2H", "N chooses refuse")
    table = after(table, "3C", *ALL_BUT_WEST, "W chooses accept", "3NT P P P")
    assert limited(table) == {"E": [f"forbid_suit {limit}"]}


# No.


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("others", [0, 3])
def test_law_27b_one_no_is_enough_and_all_stays_as_it_is(seat: Seat, others: int) -> None:
    yes = [f"{each} chooses accept" for each in SEATS if each is not seat][:others]
    table = table_after(*INSUFFICIENT, "2C", *yes)
    assert events(table, f"{seat} chooses refuse") == (taken(seat, "refuse", "2C"),)
    table = after(table, f"{seat} chooses refuse")
    assert (bars(table), question(table), calls(table), table.turn) == (["E rest"], "", "1S 2C", N)
    assert limited(after(table, NORTH_PLAYS)) == {"E": ["forbid_suit DHS"]}


@pytest.mark.parametrize("said", ["P", "2S", "X"])
def test_law_23_the_next_player_who_goes_on_has_said_no(said: str) -> None:
    table = table_after(*INSUFFICIENT, "2C")
    assert events(table, f"N calls {said}") == (CallMade(N, call(said)),)
    table = after(table, f"N calls {said}")
    assert (question(table), bars(table), calls(table), may_call(table)) == ("", ["E rest"], f"1S 2C {said}", "P")


def test_law_23_so_he_has_if_his_call_is_wrong() -> None:
    table = table_after(*INSUFFICIENT, "2C", "N calls 1NT")
    assert table.events[-1] == IrregularitySeen(Irregularity.INSUFFICIENT_BID, N, call=call("1NT"))
    assert (question(table), bars(table)) == ("insufficient_bid 27 E: accept | refuse", ["E rest"])


# A double in place of an insufficient bid.


@pytest.mark.parametrize(
    ("deeds", "offender", "double", "lowest", "limit"),
    [
        (INSUFFICIENT, W, "X", "2H", "forbid_suit CDS"),
        (("P 1H X", "E calls 1D", "S chooses refuse"), E, "XX", "2D", "forbid_suit CHS"),
    ],
)
def test_law_27b_a_double_that_is_not_comparable_goes_back_and_nothing_is_free(
    deeds: tuple[str, ...], offender: Seat, double: str, lowest: str, limit: str
) -> None:
    table, before = table_after(*deeds, double), table_after(*deeds)
    gone = (taken(N, "refuse", double), CallWithdrawn(offender, call(double)))
    assert events(table, "N chooses refuse") == gone
    table = after(table, "N chooses refuse")
    assert (table.turn, calls(table), replaces(table)) == (offender, calls(before), replaces(before))
    assert (question(table), bars(table)) == ("", [f"{offender.partner} rest"])
    assert events(table, f"{offender} calls {lowest}") == (CallMade(offender, call(lowest)),)
    table = after(table, lowest)
    assert (bars(table), question(table)) == ([f"{offender.partner} rest"], "")
    assert limited(after(table, "5NT P P P")) == {str(offender.partner): [limit]}


def test_law_31_a_double_in_place_of_a_bid_out_of_turn_stands() -> None:
    table = table_after(*OUT_OF_TURN, "X")
    assert events(table, "W chooses refuse") == (taken(W, "refuse", "X"),)
    table = after(table, "W chooses refuse")
    assert (calls(table), table.turn, bars(table)) == ("1C 1S X", E, ["S once"])


def test_law_27b_the_next_player_who_goes_on_lets_the_double_stand() -> None:
    table = table_after(*INSUFFICIENT, "X", "N calls P")
    assert (calls(table), bars(table), table.turn) == ("1S X P", ["E rest"], E)


def test_law_27b_a_double_brings_its_bar_at_once() -> None:
    assert events(table_after(*INSUFFICIENT), "W calls X") == (CallMade(W, call("X")), Barred(E, rest=True, law=27))
