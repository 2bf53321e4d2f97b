"""Laws 35 and 37: calls of players who have to pass."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import Barred, CallMade, CallWithdrawn, Condoned, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import PASS
from tests.engine.laws.auction_tables import ANY_SUIT, HEARTS, auction, bars, call, calls, limited, may_call, waiting
from tests.engine.laws.live_tables import DUPLICATE_2017, E, N, S, W, after, all_codes, events, question

BY_BARRED = Irregularity.CALL_BY_BARRED_PLAYER

EAST_IS_BARRED = ("1S", "W calls 1H", "N chooses refuse", "P", "2S")
"""East, in turn, has to pass for the rest of the auction."""


@all_codes
def test_law_37_who_has_to_pass_once_and_does_not_is_out_for_the_rest(code: Code) -> None:
    table = auction(code, "1S", "N calls P", "E chooses refuse", "2H", "N calls 2S", "E chooses refuse")
    assert events(table, "N calls P") == (CallMade(N, PASS),)
    assert sorted(bars(table)) == ["N rest", "S rest"]
    assert sorted(bars(after(table, "P 3H"))) == ["N rest", "S rest"]


@all_codes
@pytest.mark.parametrize("said", ["X", "2NT", "3H", "1C"])
def test_law_37_another_call_than_pass_of_a_barred_player_waits_for_his_left_opponent(code: Code, said: str) -> None:
    table = auction(code, *EAST_IS_BARRED)
    assert events(table, f"E calls {said}") == (IrregularitySeen(BY_BARRED, E, call=call(said)),)
    waits = after(table, f"E calls {said}")
    assert question(waits) == "call_by_barred_player 37 S: accept | refuse"
    assert (waiting(waits), waits.turn, bars(waits)) == (f"E {said}", E, ["E rest"])
    assert events(table, "E calls P") == (CallMade(E, PASS),)


@all_codes
def test_law_37_his_inadmissible_double_is_one_first_of_all(code: Code) -> None:
    table = auction(code, *EAST_IS_BARRED)
    assert question(after(table, "E calls XX")) == "inadmissible_call 36 S: refuse"
    assert question(after(table, "E calls 8C")) == "bid_over_seven 38 S: refuse"


@all_codes
def test_law_37_also_out_of_turn(code: Code) -> None:
    table = auction(code, *EAST_IS_BARRED[:-1])
    assert table.turn is N
    assert events(table, "E calls 2NT") == (IrregularitySeen(BY_BARRED, E, call=call("2NT")),)
    assert events(table, "E calls P") == (IrregularitySeen(Irregularity.CALL_OUT_OF_TURN, E, call=PASS),)


@all_codes
@pytest.mark.parametrize("said", ["P", "X", "3C"])
def test_law_35_the_left_opponent_accepts_by_calling(code: Code, said: str) -> None:
    table = auction(code, *EAST_IS_BARRED, "E calls 2NT")
    accepting = (Condoned(S, BY_BARRED), CallMade(E, call("2NT")), CallMade(S, call(said)))
    assert events(table, f"S calls {said}") == accepting
    table = after(table, f"S calls {said}")
    assert (calls(table), bars(table), table.turn) == (f"1S P 2S 2NT {said}", ["E rest"], W)


@all_codes
def test_law_37_refused_both_are_out_and_the_lead_is_limited_for_it(code: Code) -> None:
    table = auction(code, *EAST_IS_BARRED, "E calls 3C")
    refusing = (OptionTaken(S, "refuse", 37, call=call("3C")), CallWithdrawn(E, call("3C")))
    assert events(table, "S chooses refuse") == (*refusing, Barred(W, rest=True, law=37))
    table = after(table, "S chooses refuse")
    assert (sorted(bars(table)), table.turn, may_call(table)) == (["E rest", "W rest"], E, "P")
    table = after(table, "P P P")
    clubs = ["require_suit C", "forbid_suit C"]
    hearts = ANY_SUIT if code is DUPLICATE_2017 else HEARTS
    assert limited(table) == {"W": ANY_SUIT if code is DUPLICATE_2017 else clubs, "E": hearts}
