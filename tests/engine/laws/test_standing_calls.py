"""Laws 22, 25 and 34: a call that does not stand any more has not been made, and what it had used up is owed again."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import CallMade, CallWithdrawn, IrregularitySeen, PassedOut, TurnGivenBack
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.calls import PASS
from tests.engine.laws.auction_tables import auction, bars, call, callers, calls, may_call, waiting
from tests.engine.laws.live_tables import (
    CLASSIC,
    RUBBER_1993,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    events,
    faced,
    question,
    refused,
)

choosing_again = pytest.mark.parametrize("code", [CLASSIC, RUBBER_1993])

ALL_AGREE = [f"{seat} chooses accept" for seat in (N, E, S, W)]


@all_codes
def test_law_34_who_has_passed_once_with_a_cancelled_pass_has_still_to_pass(code: Code) -> None:
    """West shows an honour, so East passes once; North passes for West, and three passes have closed the auction."""
    table = auction(code, "1S", "W shows SA", "N calls P", "E calls P")
    assert bars(table) == []
    assert events(table, "S calls P") == (CallMade(S, PASS), TurnGivenBack(W, 3))
    table = after(table, "S calls P")
    assert (callers(table), table.turn, bars(table)) == ("S 1S", W, ["E once"])
    assert may_call(after(table, "2C P")) == "P"


@choosing_again
def test_law_25b_who_has_passed_once_and_calls_again_has_still_to_pass(code: Code) -> None:
    table = auction(code, "N shows HA", "P", "S calls 1H", "W chooses refuse")
    assert (calls(table), table.turn, bars(table), may_call(table)) == ("", S, ["S once"], "P")
    assert bars(after(table, "P")) == ["N once"]


@choosing_again
def test_law_25b_it_is_told_that_neither_call_stands(code: Code) -> None:
    told = events(auction(code, "1S", "S calls 2H"), "W chooses refuse")
    assert told[1:] == (CallWithdrawn(S, call("2H")), CallWithdrawn(S, call("1S")))


@choosing_again
def test_law_25b_who_is_in_turn_once_more_changes_nothing(code: Code) -> None:
    """North, who has to pass, has passed and then doubled, which East accepted; that double he changes and must not."""
    out = ("S calls 8C", "W chooses refuse", "P 1C P")
    table = auction(code, *out, "N calls X", "E chooses accept", "N calls P", "E chooses refuse")
    assert (callers(table), table.turn, may_call(table)) == ("S P W 1C N P", N, "P")
    assert events(table, "N calls P") == (CallMade(N, PASS),)


@all_codes
def test_law_25a_what_the_left_opponent_had_to_pass_for_he_passes_for_again(code: Code) -> None:
    """East's honour bars West, who passes over a slip of South's."""
    table = auction(code, "1S", "E shows HQ", "P", "S means 2S", *ALL_AGREE)
    assert (callers(table), bars(table)) == ("S 2S", ["W once"])


@all_codes
def test_law_25a_a_slip_in_place_of_an_accepted_call_leaves_nothing_waiting(code: Code) -> None:
    table = auction(code, "1S", "S calls 2H", "W chooses accept", "S means 2D", *ALL_AGREE)
    assert (callers(table), waiting(table), question(table)) == ("S 2D", "", "")
    assert events(table, "W calls 1H") == (IrregularitySeen(Irregularity.INSUFFICIENT_BID, W, call=call("1H")),)


@all_codes
def test_law_25a_a_second_slip_gives_back_what_was_before_it_as_the_first_did(code: Code) -> None:
    """West says that his bid was one, and then that the other was, too."""
    out = ("S calls 8C", "W chooses refuse", "P 1C P")
    table = auction(code, *out, "W means 1D", *ALL_AGREE, "P", "W means 1H", *ALL_AGREE)
    assert (callers(table), bars(table)) == ("S P W 1H", ["N rest", "S rest"])


@all_codes
def test_law_25a_a_call_before_a_ruling_is_no_slip_any_more(code: Code) -> None:
    table = auction(code, "1S 2C", "E calls P", "S chooses refuse")
    assert refused(table, "W means 2D") == (Reason.NO_CALL_TO_CHANGE, 25, {"seat": W})
    assert question(after(table, "2H", "N means 3H")).startswith("slip 25")


@all_codes
def test_law_22_when_all_have_passed_nobody_has_to_pass_any_more(code: Code) -> None:
    table = auction(code, "S calls 8C", "W chooses refuse", "W drops H2", "P P P")
    assert bars(table) == ["N rest", "S rest"]
    assert events(table, "E calls P") == (CallMade(E, PASS), PassedOut())
    table = after(table, "E calls P")
    assert (table.is_over, bars(table), faced(table)) == (True, [], [])


@all_codes
def test_law_27a_an_equal_bid_in_place_of_an_insufficient_one_is_accepted_and_nobody_pays(code: Code) -> None:
    table = auction(code, "1S", "W calls 1H", "N chooses refuse", "W calls 1S", "N chooses accept")
    assert (callers(table), bars(table)) == ("S 1S W 1S", [])
