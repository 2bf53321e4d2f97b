"""Laws 31 and 32: bids and doubles out of turn that are cancelled, and what they cost."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import Barred, CallMade, CallWithdrawn, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.calls import LegalCalls
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import (
    ANY_SUIT,
    HEARTS,
    auction,
    bars,
    call,
    limited,
    may_call,
    older_codes,
    replaces,
)
from tests.engine.laws.live_tables import DUPLICATE_2017, E, N, S, W, after, all_codes, events, question, refused

KIND = Irregularity.CALL_OUT_OF_TURN

AT_RIGHT = ("1C", "N calls 1H", "E chooses refuse")
"""North has bid at West's turn, his right opponent's, and it is cancelled; South is his partner."""

AT_PARTNER = ("1C", "E calls 1H", "S chooses refuse")
"""East has bid at West's turn, his partner's, and it is cancelled."""

DOUBLED_AT_PARTNER = ("1C", "E calls X", "S chooses refuse")
"""East has doubled at West's turn."""


# Bids and doubles at the right opponent's turn.


@all_codes
@pytest.mark.parametrize(
    ("deeds", "offender", "said", "law"),
    [
        (AT_RIGHT, N, "1H", 31),
        (("W calls 1NT", "N chooses refuse"), W, "1NT", 31),
        (("1C P", "E calls X", "S chooses refuse"), E, "X", 32),
    ],
)
def test_law_31a_once_the_right_opponent_has_passed_it_has_to_be_made_again(
    code: Code, deeds: tuple[str, ...], offender: Seat, said: str, law: int
) -> None:
    table = auction(code, *deeds)
    assert (table.turn, bars(table), question(table)) == (offender.right, [], "")
    table = after(table, "P")
    assert (may_call(table), replaces(table)) == (said, f"{offender} {said}")
    no = {"seat": offender, "call": call("2D"), "calls": LegalCalls((call(said),))}
    assert refused(table, f"{offender} calls 2D") == (Reason.CALL_IS_SETTLED, law, no)
    assert refused(table, f"{offender} calls P")[0] is Reason.CALL_IS_SETTLED
    assert events(table, f"{offender} calls {said}") == (CallMade(offender, call(said)),)
    table = after(table, said)
    assert (bars(table), table.turn, question(table)) == ([], offender.left, "")
    assert limited(after(table, "5NT P P P")) == {}


@all_codes
def test_law_31a_what_is_settled_binds_nobody_else(code: Code) -> None:
    assert events(auction(code, *AT_RIGHT, "P"), "E calls 2D") == (IrregularitySeen(KIND, E, call=call("2D")),)


@all_codes
def test_law_31a_he_who_calls_again_before_his_turn_is_out_of_turn_again(code: Code) -> None:
    assert events(auction(code, *AT_RIGHT), "N calls 2D") == (IrregularitySeen(KIND, N, call=call("2D")),)


@older_codes
@pytest.mark.parametrize(
    ("said", "barring", "limit"),
    [
        ("2H", Barred(S, rest=False, law=31), {}),
        ("3H", Barred(S, rest=False, law=31), {}),
        ("2C", Barred(S, rest=True, law=31), {"S": HEARTS}),
        ("1NT", Barred(S, rest=True, law=31), {"S": HEARTS}),
        ("X", Barred(S, rest=True, law=31), {"S": HEARTS}),
        ("P", Barred(S, rest=True, law=31), {"S": HEARTS}),
    ],
)
def test_law_31a_until_2014_once_he_has_bid_the_offenders_next_call_says_what_it_costs(
    code: Code, said: str, barring: Barred, limit: dict[str, list[str]]
) -> None:
    table = auction(code, *AT_RIGHT, "1S")
    assert may_call(table).split()[:3] == ["P", "X", "1NT"]
    assert events(table, f"N calls {said}") == (CallMade(N, call(said)), barring)
    table = after(table, said)
    assert (bars(table), question(table)) == (["S rest" if barring.rest else "S once"], "")
    assert limited(after(table, "5NT P P P")) == limit


@all_codes
def test_law_31a_a_double_is_an_act_as_well(code: Code) -> None:
    table = auction(code, *AT_RIGHT, "X")
    assert "1S" in may_call(table).split()
    costs = () if code is DUPLICATE_2017 else (Barred(S, rest=False, law=31),)
    assert events(table, "N calls 1H") == (CallMade(N, call("1H")), *costs)


@older_codes
@pytest.mark.parametrize("said", ["X", "2D", "P"])
def test_law_32_until_2014_nothing_makes_a_double_good_once_he_has_bid(code: Code, said: str) -> None:
    table = auction(code, "1C P", "E calls X", "S chooses refuse", "1S")
    assert events(table, f"E calls {said}") == (CallMade(E, call(said)), Barred(W, rest=True, law=32))
    table = after(table, said)
    assert limited(after(table, "5NT P P P")) == {"W": ANY_SUIT}


@all_codes
def test_law_31a_one_that_is_not_sufficient_any_more_is_not_made_again(code: Code) -> None:
    table = auction(code, "1S", "N calls 1H", "E chooses refuse", "P")
    assert (table.turn, may_call(table).split()[:2]) == (N, ["P", "1NT"])
    costs = () if code is DUPLICATE_2017 else (Barred(S, rest=False, law=31),)
    assert events(table, "N calls 2H") == (CallMade(N, call("2H")), *costs)


@pytest.mark.parametrize(("bid", "in_turn", "said"), [("1H", "1S", "2H"), ("1S", "2NT", "3S")])
def test_law_31a_in_2017_the_lowest_bid_of_the_denomination_is_free(bid: str, in_turn: str, said: str) -> None:
    table = auction(DUPLICATE_2017, "1C", f"N calls {bid}", "E chooses refuse", in_turn)
    assert events(table, f"N calls {said}") == (CallMade(N, call(said)),)
    table = after(table, said)
    assert (bars(table), question(table)) == ([], "")
    assert limited(after(table, "5NT P P P")) == {}


@pytest.mark.parametrize(("said", "limit"), [("3H", "CDS"), ("2C", "DHS"), ("1NT", "CDHS"), ("X", "CDHS")])
def test_law_31b_in_2017_of_all_else_the_table_is_asked_and_the_partner_passes_once(said: str, limit: str) -> None:
    table = auction(DUPLICATE_2017, *AT_RIGHT, "1S")
    assert events(table, f"N calls {said}") == (CallMade(N, call(said)), Barred(S, rest=False, law=31))
    table = after(table, said)
    assert (bars(table), question(table)) == (["S once"], "comparable_call 23 NESW: accept | refuse")
    assert limited(after(table, "5NT P P P")) == {"S": [f"forbid_suit {limit}"]}


def test_law_31b_in_2017_a_pass_in_its_place_is_not_asked_about() -> None:
    table = auction(DUPLICATE_2017, *AT_RIGHT, "1S")
    assert events(table, "N calls P") == (CallMade(N, call("P")), Barred(S, rest=False, law=31))
    table = after(table, "P")
    assert (bars(table), question(table)) == (["S once"], "")
    assert limited(after(table, "5NT P P P")) == {"S": ANY_SUIT}


# At partner's turn, and at the left opponent's before he has called.


@older_codes
@pytest.mark.parametrize(
    ("deeds", "offender", "law"),
    [
        (AT_PARTNER, E, 31),
        (DOUBLED_AT_PARTNER, E, 32),
        (("N calls 1H", "E chooses refuse"), N, 31),
        (("E calls 1H", "S chooses refuse"), E, 31),
    ],
)
def test_law_31b_until_2014_the_partner_is_out_at_once(
    code: Code, deeds: tuple[str, ...], offender: Seat, law: int
) -> None:
    *before, wrong, refusing = deeds
    table = auction(code, *before, wrong)
    made = call(wrong.split()[2])
    taken = OptionTaken(offender.left, "refuse", law, call=made)
    barring = Barred(offender.partner, rest=True, law=law)
    assert events(table, refusing) == (taken, CallWithdrawn(offender, made), barring)
    table = after(table, refusing)
    assert (bars(table), table.turn) == ([f"{offender.partner} rest"], auction(code, *before).turn)


@older_codes
@pytest.mark.parametrize(
    ("deeds", "said", "limit"),
    [
        (AT_PARTNER, "2D", {"W": HEARTS}),
        (AT_PARTNER, "P", {"W": HEARTS}),
        (AT_PARTNER, "1H", {}),
        (AT_PARTNER, "2H", {}),
        (DOUBLED_AT_PARTNER, "X", {"W": ANY_SUIT}),
        (DOUBLED_AT_PARTNER, "1H", {"W": ANY_SUIT}),
    ],
)
def test_law_31b_until_2014_the_offender_calls_what_he_likes_and_only_the_lead_depends_on_it(
    code: Code, deeds: tuple[str, ...], said: str, limit: dict[str, list[str]]
) -> None:
    table = auction(code, *deeds, "P P")
    assert (table.turn, replaces(table)) == (E, "")
    assert events(table, f"E calls {said}")[:1] == (CallMade(E, call(said)),)
    table = after(table, said)
    assert limited(table if table.play else after(table, "3NT P P P")) == limit


@older_codes
def test_law_31b_until_2014_to_do_it_twice_bars_no_more_and_limits_for_both(code: Code) -> None:
    table = auction(code, *AT_PARTNER, "E calls 1S")
    assert len(events(table, "S chooses refuse")) == 2
    table = after(table, "S chooses refuse")
    assert bars(table) == ["W rest"]
    assert limited(after(table, "P 3NT P P P")) == {"W": ["require_suit HS", "forbid_suit HS"]}


@pytest.mark.parametrize("deeds", [AT_PARTNER, DOUBLED_AT_PARTNER, ("E calls 1H", "S chooses refuse")])
def test_law_31b_in_2017_nobody_is_out_yet_and_the_next_call_is_judged(deeds: tuple[str, ...]) -> None:
    table = auction(DUPLICATE_2017, *deeds)
    assert (bars(table), question(table)) == ([], "")
    assert may_call(table) == may_call(auction(DUPLICATE_2017, *deeds[:-2]))
    while table.turn is not E:
        assert replaces(table) == ""
        table = after(table, "P")
    assert replaces(table) == f"E {deeds[-2].split()[2]}"


def test_law_31a_in_2017_a_pass_of_the_right_opponent_settles_nothing_if_it_was_not_his_turn_either() -> None:
    table = auction(DUPLICATE_2017, *AT_PARTNER, "N calls P", "E chooses accept")
    assert (table.turn, replaces(table), may_call(table).split()[:3]) == (E, "E 1H", ["P", "X", "1D"])


@pytest.mark.parametrize("deeds", [AT_PARTNER, DOUBLED_AT_PARTNER])
def test_law_23_in_2017_the_same_call_is_comparable_if_partner_has_not_acted(deeds: tuple[str, ...]) -> None:
    said = deeds[1].split()[2]
    table = auction(DUPLICATE_2017, *deeds, "P P")
    assert events(table, f"E calls {said}") == (CallMade(E, call(said)),)
    table = auction(DUPLICATE_2017, *deeds, "1D P")
    assert events(table, "E calls 1H")[0] == CallMade(E, call("1H"))
    assert question(after(table, "1H")) == "comparable_call 23 NESW: accept | refuse"
    assert bars(after(table, "1H")) == ["W once"]


def test_law_23_in_2017_the_lowest_bid_of_the_denomination_is_comparable_whatever_partner_has_done() -> None:
    table = auction(DUPLICATE_2017, *AT_PARTNER, "1S P")
    assert events(table, "E calls 2H") == (CallMade(E, call("2H")),)


def test_law_31b_in_2017_whoever_does_it_twice_makes_it_good_by_nothing() -> None:
    table = auction(DUPLICATE_2017, *AT_PARTNER, "E calls 1H", "S chooses refuse", "P P")
    assert replaces(table) == "E 1H"
    assert events(table, "E calls 1H") == (CallMade(E, call("1H")), Barred(W, rest=False, law=31))
    table = after(table, "1H")
    assert (question(table), bars(table)) == ("", ["W once"])
    assert limited(after(table, "3NT P P P")) == {"W": ["forbid_suit CDS"]}
