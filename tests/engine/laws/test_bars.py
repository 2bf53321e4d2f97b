"""What a bar does, whichever law makes it: its player passes once, or for the rest of the auction."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import AuctionClosed, Barred, CallMade, CallWithdrawn, IrregularitySeen
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.wrong_calls import Bar
from bridge_tui.model.calls import PASS
from bridge_tui.model.contracts import Contract
from tests.engine.laws.auction_tables import auction, bars, call, calls, limited, may_call, older_codes, replaces
from tests.engine.laws.live_tables import CLASSIC, READERS, RUBBER_1993, E, N, S, W, after, all_codes, events, question

ONCE = ("1S", "N calls P", "E chooses refuse")
"""North has to pass once; West is in turn."""

choosing_again = pytest.mark.parametrize("code", [CLASSIC, RUBBER_1993])

REST = ("1S", "W calls 1H", "N chooses refuse", "P")
"""East has to pass for the rest of the auction, in all codes; North is in turn."""


# Once.


@all_codes
def test_law_30a_once_is_used_up_by_the_next_pass(code: Code) -> None:
    table = auction(code, *ONCE, "2C")
    assert (table.turn, may_call(table), bars(table)) == (N, "P", ["N once"])
    table = after(table, "P")
    assert bars(table) == []
    table = after(table, "P P P" if table.turn is W else "P 2S P")
    assert (table.turn, may_call(table).split()[0:3]) == (N, ["P", "2NT", "3C"])


@all_codes
def test_law_35_once_is_used_up_by_another_call_that_is_accepted(code: Code) -> None:
    table = auction(code, *ONCE, "2C", "N calls 2H")
    assert bars(table) == ["N once"]
    table = after(table, "E calls P")
    assert (bars(table), calls(table)) == ([], "1S 2C 2H P")


@all_codes
def test_law_30_once_is_used_up_by_a_pass_out_of_turn_that_is_accepted(code: Code) -> None:
    table = auction(code, *ONCE, "N calls P")
    assert bars(table) == ["N once"]
    table = after(table, "E calls 2C")
    assert (bars(table), calls(table), table.turn) == ([], "1S P 2C", S)


@all_codes
def test_law_28b_once_is_not_used_up_by_a_call_that_was_never_made(code: Code) -> None:
    table = auction(code, *ONCE, "N calls P", "W calls 2C")
    assert (bars(table), may_call(table), table.turn) == (["N once"], "P", N)


@all_codes
def test_law_30_once_is_not_used_up_by_calls_of_others(code: Code) -> None:
    table = auction(code, *ONCE, "2C")
    assert bars(after(table, "S calls P", "W chooses accept")) == ["N once"]


@all_codes
def test_law_30_to_have_to_pass_once_twice_is_once(code: Code) -> None:
    table = auction(code, *ONCE, "N calls P")
    assert events(table, "E chooses refuse")[1:] == (CallWithdrawn(N, PASS),)
    table = after(table, "E chooses refuse", "2C")
    assert (bars(table), bars(after(table, "P"))) == (["N once"], [])


@choosing_again
def test_law_25b2_once_is_in_force_again_if_the_pass_that_has_used_it_up_does_not_stand(code: Code) -> None:
    table = auction(code, *ONCE, "2C P")
    assert bars(table) == []
    table = after(table, "N calls 2S", "E chooses refuse")
    assert (table.turn, bars(table), may_call(table)) == (N, ["N once"], "P")


@all_codes
def test_law_34_so_it_is_if_the_pass_is_cancelled(code: Code) -> None:
    table = auction(code, *ONCE, "N calls P", "E calls P")
    assert bars(table) == []
    table = after(table, "P")
    assert (table.turn, calls(table), bars(table)) == (W, "1S", ["N once"])
    assert bars(after(table, "2C P")) == []
    table = auction(code, "W calls P", "N chooses refuse", "W calls P", "N calls P", "P P")
    assert (table.turn, calls(table), bars(table)) == (S, "", ["W once"])


# For the rest.


@all_codes
def test_law_27_the_rest_lasts_through_all_calls(code: Code) -> None:
    table = auction(code, *REST)
    for calls_of_others in ("2S", "P 3C 3S", "P 4C 4S"):
        table = after(table, calls_of_others)
        assert (table.turn, may_call(table), bars(table)) == (E, "P", ["E rest"])
        table = after(table, "P")
        assert bars(table) == ["E rest"]


@all_codes
def test_law_22_no_bar_outlasts_the_auction(code: Code) -> None:
    table = after(auction(code, *REST), "2S P P")
    assert bars(table) == ["E rest"]
    ended = (CallMade(W, PASS), AuctionClosed(Contract.parse("2S S")))
    assert events(table, "W calls P") == ended
    assert bars(after(table, "P")) == []


@all_codes
def test_law_24_the_rest_holds_beside_once(code: Code) -> None:
    table = auction(code, *REST)
    assert bars(after(table, "W shows SA")) == ["E rest"]
    assert Barred(E, rest=False, law=24) not in events(table, "W shows SA")
    table = after(table, "W shows SA", "2S P")
    assert bars(table) == ["E rest"]


@all_codes
def test_law_24_the_rest_follows_upon_once(code: Code) -> None:
    table = auction(code, "1S", "W shows SA")
    assert bars(table) == ["E once"]
    table = after(table, "W calls 1H", "N chooses refuse")
    assert events(table, "W calls P") == (CallMade(W, PASS), Barred(E, rest=True, law=27))
    table = after(table, "P 2S")
    assert bars(table) == ["E rest"]
    assert bars(after(table, "P")) == ["E rest"]


# Whom it binds.


@all_codes
def test_law_37_it_binds_its_player_only(code: Code) -> None:
    table = auction(code, *REST)
    assert may_call(table).split()[:2] == ["P", "1NT"]
    assert events(table, "N calls 2H") == (CallMade(N, call("2H")),)


@all_codes
def test_everybody_is_told_who_has_to_pass_in_the_order_of_the_seats(code: Code) -> None:
    table = auction(code, "1S", "W calls 8C", "N chooses refuse", "S shows SJ")
    assert [table.view(reader).bars for reader in READERS] == [((N, Bar.ONCE), (E, Bar.REST), (W, Bar.REST))] * 6


def test_law_31a_who_has_to_pass_has_nothing_settled_to_say() -> None:
    """West is to repeat his bid, but then East's honour bars him."""
    table = auction(CLASSIC, "W calls 1H", "N chooses refuse", "E shows HQ", "P")
    assert (table.turn, may_call(table), bars(table)) == (W, "P", ["W once"])
    assert events(table, "W calls P") == (CallMade(W, PASS), Barred(E, rest=True, law=31))


@all_codes
def test_law_28a_a_bar_of_the_player_in_turn_is_no_bar_of_the_one_before(code: Code) -> None:
    table = auction(code, *REST)
    assert table.turn is N
    assert events(table, "E calls P") == (IrregularitySeen(Irregularity.CALL_OUT_OF_TURN, E, call=PASS),)


@older_codes
def test_law_30b_what_the_partner_may_not_call_is_no_bar(code: Code) -> None:
    table = auction(code, "1S", "E calls P", "S chooses refuse")
    assert bars(table) == ["E rest"]
    assert events(table, "W calls 2C") == (CallMade(W, call("2C")),)
    assert (replaces(table), question(table), limited(table)) == ("", "", {})
