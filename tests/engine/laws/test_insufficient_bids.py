"""Law 27: a bid in turn that is not higher than the last one, accepted or replaced."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    AuctionClosed,
    Barred,
    CallMade,
    CallWithdrawn,
    Condoned,
    IrregularitySeen,
    OptionTaken,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws.auction_tables import (
    OLDER,
    auction,
    bars,
    call,
    call_asked_about,
    calls,
    limited,
    may_call,
    older_codes,
    replaces,
    waiting,
)
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
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

KIND = Irregularity.INSUFFICIENT_BID
WITHDRAWN = CallWithdrawn(W, call("1H"))
WEST_HAS_BID = ("1S", "W calls 1H")
REFUSED = (*WEST_HAS_BID, "N chooses refuse")
NORTH_PLAYS = "2NT P P P"
"""After West's replacement: North plays two no-trump, and East, the offender's partner, leads."""

PARTNER_OUT = Barred(E, rest=True, law=27)


# What is one.


@pytest.mark.parametrize(
    ("code", "before", "bid"),
    [*((*each, bid) for each in product(Code, ["1S", "1S P P"]) for bid in ("1C", "1D", "1H", "1S"))],
)
def test_law_27_a_bid_that_is_not_higher_than_the_last_waits_for_the_left_opponent(
    code: Code, before: str, bid: str
) -> None:
    table = auction(code, before)
    offender = Seat((S + len(before.split())) % 4)
    assert events(table, f"{offender} calls {bid}") == (IrregularitySeen(KIND, offender, call=call(bid)),)
    table = after(table, f"{offender} calls {bid}")
    assert question(table) == f"insufficient_bid 27 {offender.left}: accept | refuse"
    assert (waiting(table), call_asked_about(table)) == (f"{offender} {bid}", f"{offender} {bid}")
    assert (table.turn, table.actors, calls(table), bars(table)) == (offender, (offender.left,), before, [])


@all_codes
@pytest.mark.parametrize(("before", "bid"), [("", "1C"), ("P", "1C"), ("1S", "1NT"), ("1S", "2C"), ("1S X", "2C")])
def test_law_18_a_bid_that_is_higher_is_none(code: Code, before: str, bid: str) -> None:
    table = auction(code, *([before] if before else []))
    assert table.turn is not None
    assert events(table, f"{table.turn} calls {bid}") == (CallMade(table.turn, call(bid)),)


# Who may do what while it waits.


@all_codes
@pytest.mark.parametrize("words", ["W calls 2H", "W calls P", "E calls P", "S calls P", "E calls 2H"])
def test_law_27_all_but_the_left_opponent_wait(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 27, {"seat": Seat.parse(words[0]), "deciders": (N,)})
    assert refused(auction(code, *WEST_HAS_BID), words) == waits


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat is not N])
def test_law_27_only_the_left_opponent_chooses(seat: Seat) -> None:
    no = (Reason.NOT_YOUR_DECISION, 27, {"seat": seat, "deciders": (N,)})
    assert refused(auction(CLASSIC, *WEST_HAS_BID), f"{seat} chooses accept") == no


@all_codes
def test_law_27_nobody_may_choose_once_it_is_settled(code: Code) -> None:
    for option in ("accept", "refuse"):
        table = auction(code, *WEST_HAS_BID, f"N chooses {option}")
        assert (question(table), waiting(table)) == ("", "")
        assert refused(table, "N chooses accept") == (Reason.NO_DECISION_OPEN, None, {"seat": N})


# Accepted.


@all_codes
def test_law_27a_the_left_opponent_accepts_by_word(code: Code) -> None:
    accepted = (OptionTaken(N, "accept", 27, call=call("1H")), CallMade(W, call("1H")))
    assert events(auction(code, *WEST_HAS_BID), "N chooses accept") == accepted
    table = auction(code, *WEST_HAS_BID, "N chooses accept")
    assert (calls(table), table.turn, bars(table), replaces(table)) == ("1S 1H", N, [], "")
    assert may_call(table).split()[:4] == ["P", "X", "1S", "1NT"]


@all_codes
@pytest.mark.parametrize("said", ["P", "X", "1S", "2C"])
def test_law_27a_the_left_opponent_accepts_by_calling(code: Code, said: str) -> None:
    accepted = (Condoned(N, KIND), CallMade(W, call("1H")), CallMade(N, call(said)))
    assert events(auction(code, *WEST_HAS_BID), f"N calls {said}") == accepted
    table = auction(code, *WEST_HAS_BID, f"N calls {said}")
    assert (calls(table), table.turn, waiting(table), bars(table)) == (f"1S 1H {said}", E, "", [])


@all_codes
def test_law_27a_the_left_opponents_own_bid_may_be_insufficient_as_well(code: Code) -> None:
    accepted = (Condoned(N, KIND), CallMade(W, call("1H")), IrregularitySeen(KIND, N, call=call("1H")))
    assert events(auction(code, *WEST_HAS_BID), "N calls 1H") == accepted
    table = auction(code, *WEST_HAS_BID, "N calls 1H")
    assert (waiting(table), calls(table)) == ("N 1H", "1S 1H")
    assert question(table) == "insufficient_bid 27 E: accept | refuse"


@all_codes
def test_law_27a_an_accepted_bid_can_become_the_contract(code: Code) -> None:
    table = auction(code, "1S P P", "E calls 1H", "S calls P", "P")
    assert events(table, "N calls P")[-1] == AuctionClosed(Contract.parse("1H E"))


@all_codes
def test_law_27a_what_was_accepted_costs_nothing_later(code: Code) -> None:
    table = auction(code, *WEST_HAS_BID, "N chooses accept", "2NT P P P")
    assert (limited(table), question(table), table.turn) == ({}, "", E)


# Refused.


@all_codes
def test_law_27b_refused_it_has_to_be_replaced(code: Code) -> None:
    refusing = (OptionTaken(N, "refuse", 27, call=call("1H")), WITHDRAWN)
    assert events(auction(code, *WEST_HAS_BID), "N chooses refuse") == refusing
    table = auction(code, *REFUSED)
    assert (table.turn, table.actor, calls(table), replaces(table), bars(table)) == (W, W, "1S", "W 1H", [])
    doubles = ["X"] if code is DUPLICATE_2017 else []
    assert may_call(table).split()[: 2 + len(doubles)] == ["P", *doubles, "1NT"]


@older_codes
def test_law_27b_a_redouble_is_left_to_nobody_in_place_of_it(code: Code) -> None:
    table = auction(code, "P 1H X", "E calls 1D", "S chooses refuse")
    assert may_call(table).split()[:3] == ["P", "1S", "1NT"]


def test_law_27b_in_2017_a_redouble_may_be_comparable() -> None:
    table = auction(DUPLICATE_2017, "P 1H X", "E calls 1D", "S chooses refuse")
    assert may_call(table).split()[:3] == ["P", "XX", "1S"]


@all_codes
@pytest.mark.parametrize(("before", "bid", "again"), [("1S", "1H", "2H"), ("2S", "1NT", "2NT"), ("3C", "1C", "4C")])
def test_law_27b_the_lowest_sufficient_bid_of_the_same_denomination_is_free(
    code: Code, before: str, bid: str, again: str
) -> None:
    table = auction(code, before, f"W calls {bid}", "N chooses refuse")
    assert events(table, f"W calls {again}") == (CallMade(W, call(again)),)
    table = after(table, again)
    assert (bars(table), question(table), table.turn, replaces(table)) == ([], "", N, "")
    assert limited(after(table, "5NT P P P")) == {}


@older_codes
@pytest.mark.parametrize("said", ["1NT", "2C", "3H", "7NT"])
def test_law_27b_until_2014_anything_else_puts_the_partner_out_for_the_rest(code: Code, said: str) -> None:
    table = auction(code, *REFUSED)
    assert events(table, f"W calls {said}") == (CallMade(W, call(said)), PARTNER_OUT)
    table = after(table, said)
    assert (bars(table), question(table), calls(table), table.turn) == (["E rest"], "", f"1S {said}", N)
    table = after(table, "P")
    assert (may_call(table), bars(after(table, "P"))) == ("P", ["E rest"])


@older_codes
@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("P", {"E": ["require_suit H", "forbid_suit H"]}),
        ("2C", {"E": ["require_suit H", "forbid_suit H"]}),
        ("1NT", {"E": ["require_suit H", "forbid_suit H"]}),
        ("2C 2S P P 3H 3S P P P", {}),
    ],
)
def test_law_26a_until_2014_a_suit_withdrawn_and_not_shown_later_limits_the_lead(
    code: Code, said: str, more: dict[str, list[str]]
) -> None:
    assert events(auction(code, *REFUSED), f"W calls {said.split(maxsplit=1)[0]}")[1:] == (PARTNER_OUT,)
    table = after(auction(code, *REFUSED), said)
    assert limited(table if table.play else after(table, NORTH_PLAYS)) == more


@older_codes
def test_law_26a_until_2014_another_bid_of_the_same_suit_has_shown_it(code: Code) -> None:
    table = after(auction(code, *REFUSED), "3H 3NT P P P")
    assert (limited(table), question(table)) == ({}, "")


@pytest.mark.parametrize(
    ("code", "said", "more"),
    [
        (CLASSIC, "P", {"E": ["forbid_suit CDHS"]}),
        *((code, "P", {}) for code in OLDER[1:]),
        *((code, "3C", {}) for code in OLDER),
        *((code, "3NT", {}) for code in OLDER),
    ],
)
def test_law_27b_a_withdrawn_notrump_limits_the_lead_in_classic_if_a_pass_replaces_it(
    code: Code, said: str, more: dict[str, list[str]]
) -> None:
    table = auction(code, "2S", "W calls 1NT", "N chooses refuse")
    assert events(table, f"W calls {said}")[1:] == (PARTNER_OUT,)
    assert limited(after(table, said, "4NT P P P")) == more


def test_law_26b_in_2017_a_pass_in_its_place_is_not_asked_about_and_any_suit_may_be_forbidden() -> None:
    table = auction(DUPLICATE_2017, *REFUSED)
    assert events(table, "W calls P") == (CallMade(W, call("P")), PARTNER_OUT)
    table = after(table, "P")
    assert (bars(table), question(table)) == (["E rest"], "")
    assert limited(after(table, NORTH_PLAYS)) == {"E": ["forbid_suit CDHS"]}


@all_codes
def test_law_27b_where_no_bid_of_the_denomination_is_sufficient_none_is_free(code: Code) -> None:
    table = auction(code, "7S", "W calls 7H", "N chooses refuse")
    assert events(table, "W calls P") == (CallMade(W, call("P")), PARTNER_OUT)
    assert events(table, "W calls 7NT") == (CallMade(W, call("7NT")), PARTNER_OUT)


# Replaced by what is bad again.


@pytest.mark.parametrize(
    ("code", "limit"),
    [*((code, ["require_suit D", "forbid_suit D"]) for code in OLDER), (DUPLICATE_2017, ["forbid_suit CDS"])],
)
def test_law_27b_after_a_second_insufficient_bid_nothing_is_free(code: Code, limit: list[str]) -> None:
    table = auction(code, *REFUSED, "W calls 1D")
    assert (question(table), waiting(table)) == ("insufficient_bid 27 N: accept | refuse", "W 1D")
    table = after(table, "N chooses refuse")
    assert (table.turn, replaces(table), bars(table)) == (W, "W 1D", [])
    assert events(table, "W calls 2D") == (CallMade(W, call("2D")), PARTNER_OUT)
    assert events(table, "W calls 2H") == (CallMade(W, call("2H")), PARTNER_OUT)
    table = after(table, "2H")
    assert (question(table), bars(table)) == ("", ["E rest"])
    assert limited(after(table, NORTH_PLAYS)) == {"E": limit}


@all_codes
def test_law_27a_a_second_insufficient_bid_may_be_accepted(code: Code) -> None:
    table = auction(code, *REFUSED, "W calls 1D", "N calls P")
    assert (calls(table), bars(table), table.turn) == ("1S 1D P", [], E)
    assert replaces(after(table, "P P")) == ""


@older_codes
@pytest.mark.parametrize("double", ["X", "XX"])
def test_law_27b_until_2014_a_double_in_its_place_is_cancelled_and_spoils_what_follows(code: Code, double: str) -> None:
    table = auction(code, *REFUSED)
    seen = IrregularitySeen(Irregularity.INADMISSIBLE_CALL, W, call=call(double))
    assert events(table, f"W calls {double}") == (seen,)
    table = after(table, f"W calls {double}", "N chooses refuse")
    assert (table.turn, replaces(table), bars(table)) == (W, "W 1H", [])
    assert events(table, "W calls 2H") == (CallMade(W, call("2H")), PARTNER_OUT)
    assert limited(after(table, "2H", NORTH_PLAYS)) == {}
    assert limited(after(table, "2C", NORTH_PLAYS)) == {"E": ["require_suit H", "forbid_suit H"]}


def test_law_27b_in_2017_after_an_inadmissible_redouble_in_its_place_nothing_is_asked() -> None:
    table = auction(DUPLICATE_2017, *REFUSED, "W calls XX", "N chooses refuse", "2C")
    assert (question(table), bars(table)) == ("", ["E rest"])
    assert limited(after(table, NORTH_PLAYS)) == {"E": ["forbid_suit DHS"]}
