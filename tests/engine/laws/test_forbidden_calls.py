"""Laws 36 and 38: inadmissible doubles and redoubles, and bids of more than seven."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import (
    AuctionClosed,
    Barred,
    CallMade,
    CallWithdrawn,
    IrregularitySeen,
    OptionTaken,
    PassedOut,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.calls import OVER_SEVEN, PASS
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import (
    HEARTS,
    auction,
    bars,
    call,
    call_asked_about,
    callers,
    calls,
    limited,
    may_call,
    older_codes,
    replaces,
    waiting,
)
from tests.engine.laws.live_tables import (
    DUPLICATE_2017,
    EVEN,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    events,
    question,
    refused,
)
from tests.engine.tables import called

INADMISSIBLE = Irregularity.INADMISSIBLE_CALL
OVER = Irregularity.BID_OVER_SEVEN

NORTH_DOUBLES = ("1S P", "N calls X")
"""North doubles his partner's bid in turn; East is his left opponent, and South his partner."""


def any_suit(code: Code, shown: str = "") -> list[str]:
    """The suits that may be forbidden for a call that named none; in 2017 not those that its player has shown."""
    suits = [suit for suit in "CDHS" if code is not DUPLICATE_2017 or suit not in shown]
    return [f"forbid_suit {''.join(suits)}"]


# Inadmissible doubles and redoubles.


@all_codes
@pytest.mark.parametrize(
    ("before", "words"),
    [
        ("P", "W calls X"),
        ("P", "W calls XX"),
        ("1S", "W calls XX"),
        ("1S P", "N calls X"),
        ("1S P", "N calls XX"),
        ("1S X", "N calls X"),
        ("1S X P", "E calls XX"),
        ("1S X XX", "E calls X"),
        ("1S X XX", "E calls XX"),
        ("1S", "N calls X"),
        ("P", "E calls X"),
    ],
)
def test_law_36_a_double_that_nothing_admits_can_only_be_refused(code: Code, before: str, words: str) -> None:
    table, offender, said = auction(code, before), Seat.parse(words[0]), words.split()[2]
    assert events(table, words) == (IrregularitySeen(INADMISSIBLE, offender, call=call(said)),)
    waits = after(table, words)
    assert question(waits) == f"inadmissible_call 36 {offender.left}: refuse"
    assert (waiting(waits), call_asked_about(waits)) == (f"{offender} {said}", f"{offender} {said}")
    assert (waits.turn, calls(waits), bars(waits)) == (table.turn, before, [])
    no = (Reason.OPTION_NOT_OFFERED, 36, {"seat": offender.left})
    assert refused(waits, f"{offender.left} chooses accept") == no


@all_codes
@pytest.mark.parametrize(
    ("said", "limit"), [("P", "CDHS"), ("2H", "CDS"), ("3NT", "CDHS"), ("2S", "CDH"), ("7C", "DHS")]
)
def test_law_36_in_turn_its_player_calls_something_else_and_his_partner_is_out(
    code: Code, said: str, limit: str
) -> None:
    table = auction(code, *NORTH_DOUBLES)
    refusing = (OptionTaken(E, "refuse", 36, call=call("X")), CallWithdrawn(N, call("X")))
    assert events(table, "E chooses refuse") == refusing
    table = after(table, "E chooses refuse")
    assert (table.turn, replaces(table), bars(table)) == (N, "N X", [])
    assert events(table, f"N calls {said}") == (CallMade(N, call(said)), Barred(S, rest=True, law=36))
    table = after(table, said)
    assert (bars(table), question(table)) == (["S rest"], "")
    expected = f"forbid_suit {limit if code is DUPLICATE_2017 else 'CDHS'}"
    assert limited(after(table, "7NT P P P")) == {"S": [expected]}


@all_codes
def test_law_36_in_its_place_another_inadmissible_one_costs_no_more(code: Code) -> None:
    table = auction(code, *NORTH_DOUBLES, "E chooses refuse", "N calls XX", "E chooses refuse")
    assert (table.turn, replaces(table)) == (N, "N XX")
    assert events(table, "N calls 2S") == (CallMade(N, call("2S")), Barred(S, rest=True, law=36))


@all_codes
def test_law_36_out_of_turn_the_partner_is_out_at_once(code: Code) -> None:
    table = auction(code, "1S", "N calls X")
    refusing = (OptionTaken(E, "refuse", 36, call=call("X")), CallWithdrawn(N, call("X")))
    assert events(table, "E chooses refuse") == (*refusing, Barred(S, rest=True, law=36))
    table = after(table, "E chooses refuse")
    assert (table.turn, bars(table), calls(table)) == (W, ["S rest"], "1S")
    table = after(table, "P")
    assert (replaces(table), may_call(table).split()[:2]) == ("", ["P", "1NT"])
    assert limited(after(table, "2S 3NT P P P")) == {"S": any_suit(code, "S")}


@all_codes
@pytest.mark.parametrize("said", ["P", "2C", "1C", "X"])
def test_law_36_called_over_both_vanish_and_nobody_pays(code: Code, said: str) -> None:
    table = auction(code, *NORTH_DOUBLES)
    assert events(table, f"E calls {said}") == (CallWithdrawn(N, call("X")), CallWithdrawn(E, call(said)))
    table = after(table, f"E calls {said}")
    assert (calls(table), table.turn, waiting(table), question(table)) == ("1S P", N, "", "")
    assert (bars(table), replaces(table)) == ([], "")
    assert limited(after(table, "2S 3NT P P P")) == {}


@all_codes
def test_law_36_called_over_out_of_turn_it_is_again_the_turn_of_him_whose_it_was(code: Code) -> None:
    table = auction(code, "1S", "N calls X", "E calls 2C")
    assert (calls(table), table.turn, bars(table)) == ("1S", W, [])


@all_codes
def test_law_28b_the_player_in_turn_calls_over_one_out_of_turn_in_turn(code: Code) -> None:
    table = auction(code, "1S", "N calls X")
    assert events(table, "W calls 2C") == (CallWithdrawn(N, call("X")), CallMade(W, call("2C")))
    assert bars(after(table, "W calls 2C")) == []


# Bids of more than seven.


@all_codes
@pytest.mark.parametrize("said", [str(each) for each in OVER_SEVEN])
def test_law_38_a_bid_of_more_than_seven_can_only_be_refused(code: Code, said: str) -> None:
    table = auction(code, "1S")
    assert events(table, f"W calls {said}") == (IrregularitySeen(OVER, W, call=call(said)),)
    waits = after(table, f"W calls {said}")
    assert question(waits) == "bid_over_seven 38 N: refuse"
    assert (waiting(waits), call_asked_about(waits)) == (f"W {said}", f"W {said}")
    assert refused(waits, "N chooses accept") == (Reason.OPTION_NOT_OFFERED, 38, {"seat": N})


@all_codes
@pytest.mark.parametrize(
    ("words", "reason", "law", "more"),
    [
        ("W calls 8C", Reason.BID_OVER_SEVEN, 18, {"call": call("8C")}),
        ("W calls 1H", Reason.INSUFFICIENT_BID, 18, {"call": call("1H"), "bid": call("1S"), "bidder": S}),
        ("W calls XX", Reason.INADMISSIBLE_REDOUBLE, 19, {"call": call("XX")}),
        ("E calls 2H", Reason.NOT_YOUR_TURN_TO_CALL, 17, {"turn": W}),
    ],
)
def test_laws_17_to_19_a_guarded_table_refuses_what_the_laws_do_not_allow(
    code: Code, words: str, reason: Reason, law: int, more: dict[str, object]
) -> None:
    table = called("1S", S, EVEN, code=code)
    assert refused(table, words) == (reason, law, {"seat": Seat.parse(words[0]), **more})


@all_codes
def test_law_18_seven_notrump_is_none(code: Code) -> None:
    assert events(auction(code, "1S"), "W calls 7NT") == (CallMade(W, call("7NT")),)


@all_codes
def test_law_38_refused_both_are_out_and_in_turn_its_player_passes(code: Code) -> None:
    table = auction(code, "1S", "W calls 8H")
    refusing = (OptionTaken(N, "refuse", 38, call=call("8H")), CallWithdrawn(W, call("8H")))
    both = (Barred(W, rest=True, law=38), Barred(E, rest=True, law=38))
    assert events(table, "N chooses refuse") == (*refusing, *both)
    table = after(table, "N chooses refuse")
    assert (table.turn, calls(table), may_call(table)) == (W, "1S", "P")
    assert sorted(bars(table)) == ["E rest", "W rest"]
    table = after(table, "P 2NT P P P")
    assert limited(table) == {"E": HEARTS if code is not DUPLICATE_2017 else any_suit(code)}


@older_codes
def test_law_38_more_than_seven_at_notrump_names_no_suit(code: Code) -> None:
    table = auction(code, "1S", "W calls 8NT", "N chooses refuse", "P 2NT P P P")
    assert limited(table) == {"E": any_suit(code)}


@all_codes
def test_law_38_out_of_turn_it_is_the_same_and_the_turn_is_his_whose_it_was(code: Code) -> None:
    table = auction(code, "1S", "E calls 8C", "S chooses refuse")
    assert (sorted(bars(table)), table.turn, may_call(table)) == (["E rest", "W rest"], W, "P")
    assert question(after(auction(code, "1S"), "E calls 8C")) == "bid_over_seven 38 S: refuse"


@all_codes
@pytest.mark.parametrize("said", ["P", "X", "2C", "1C", "9NT"])
def test_law_38_called_over_both_are_passes_and_nobody_pays(code: Code, said: str) -> None:
    table = auction(code, "1S", "W calls 8H")
    gone = (CallWithdrawn(W, call("8H")), CallWithdrawn(N, call(said)))
    assert events(table, f"N calls {said}") == (*gone, CallMade(W, PASS), CallMade(N, PASS))
    table = after(table, f"N calls {said}")
    assert (callers(table), table.turn, waiting(table), bars(table)) == ("S 1S W P N P", E, "", [])
    assert limited(after(table, "2C 2NT P P P")) == {}


@all_codes
def test_law_38_called_over_in_place_of_a_withdrawn_call_its_pass_is_measured_against_that(code: Code) -> None:
    table = auction(code, "1S", "W calls 1H", "N chooses refuse", "W calls 8H", "N calls X")
    assert (callers(table), bars(table)) == ("S 1S W P N P", ["E rest"])


@all_codes
def test_law_38_called_over_out_of_turn_both_are_passes_as_well(code: Code) -> None:
    table = auction(code, "1S", "N calls 8H", "E calls 2C")
    assert (callers(table), table.turn, waiting(table)) == ("S 1S N P E P", S, "")


@all_codes
@pytest.mark.parametrize(
    ("before", "offender", "ends"),
    [("1S P P", E, AuctionClosed(Contract.parse("1S S"))), ("P P P", E, PassedOut())],
)
def test_law_38_the_first_of_the_passes_may_end_the_auction(
    code: Code, before: str, offender: Seat, ends: object
) -> None:
    table = auction(code, before, f"{offender} calls 8C")
    gone = (CallWithdrawn(offender, call("8C")), CallWithdrawn(offender.left, call("X")))
    assert events(table, f"{offender.left} calls X") == (*gone, CallMade(offender, PASS), ends)
