"""Law 25B: the player who called last calls again, and does not say that the first was a slip."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import Barred, CallMade, CallWithdrawn, Condoned, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.wrong_calls import WrongCall
from bridge_tui.model.calls import PASS
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import (
    auction,
    bad_call,
    bars,
    call,
    call_asked_about,
    calls,
    limited,
    replaces,
    waiting,
)
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    RUBBER_1993,
    RUBBER_2014,
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

KIND = Irregularity.CHANGE_OF_CALL

CHANGED = ("1S", "S calls 2H")
"""South has bid twice before West has called; North is his partner."""

REFUSED = (*CHANGED, "W chooses refuse")
SAID = CallWithdrawn(S, call("2H"))

choosing_again = pytest.mark.parametrize("code", [CLASSIC, RUBBER_1993])
first_stands = pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])


@all_codes
@pytest.mark.parametrize(
    ("before", "words"),
    [
        ("1S", "S calls 2H"),
        ("1S", "S calls P"),
        ("1S", "S calls 1S"),
        ("1S", "S calls 1C"),
        ("P", "S calls 1NT"),
        ("1S P", "W calls X"),
        ("1S X P", "N calls XX"),
        ("1S P P", "N calls 2S"),
    ],
)
def test_law_25b_a_second_call_of_the_last_caller_waits_for_his_left_opponent(
    code: Code, before: str, words: str
) -> None:
    table, offender, said = auction(code, before), Seat.parse(words[0]), words.split()[2]
    assert events(table, words) == (IrregularitySeen(KIND, offender, call=call(said)),)
    waits = after(table, words)
    assert question(waits) == f"change_of_call 25 {offender.left}: accept | refuse"
    assert (waiting(waits), call_asked_about(waits)) == (f"{offender} {said}", f"{offender} {said}")
    assert (waits.turn, calls(waits), bars(waits)) == (offender.left, before, [])


@all_codes
@pytest.mark.parametrize(
    ("before", "words", "kind"),
    [
        ("1S", "S calls X", Irregularity.INADMISSIBLE_CALL),
        ("1S", "S calls 8C", Irregularity.BID_OVER_SEVEN),
        ("1S P", "S calls 2S", Irregularity.CALL_OUT_OF_TURN),
        ("1S P P P", "W calls 2C", Irregularity.CALL_AFTER_FINAL_PASS),
    ],
)
def test_law_25b_what_nothing_admits_and_what_others_have_called_over_is_none(
    code: Code, before: str, words: str, kind: Irregularity
) -> None:
    offender, said = Seat.parse(words[0]), words.split()[2]
    assert events(auction(code, before), words) == (IrregularitySeen(kind, offender, call=call(said)),)


@all_codes
@pytest.mark.parametrize("words", ["N calls P", "E calls P", "S calls 1S"])
def test_law_25b_all_others_wait(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 25, {"seat": Seat.parse(words[0]), "deciders": (W,)})
    assert refused(auction(code, *CHANGED), words) == waits


@all_codes
def test_law_25b_everybody_is_told_which_call_it_is_to_take_the_place_of(code: Code) -> None:
    table = auction(code, "P 1S", "W calls 2H")
    assert bad_call(table) == WrongCall(KIND, W, call("2H"), W, 2, first=call("1S"))


# Accepted.


@all_codes
def test_law_25b1_accepted_the_second_call_stands_in_the_place_of_the_first(code: Code) -> None:
    changed = (CallWithdrawn(S, call("1S")), CallMade(S, call("2H")))
    by_word = (OptionTaken(W, "accept", 25, call=call("2H")), *changed)
    assert events(auction(code, *CHANGED), "W chooses accept") == by_word
    by_calling = (Condoned(W, KIND), *changed, CallMade(W, call("3C")))
    assert events(auction(code, *CHANGED), "W calls 3C") == by_calling
    table = auction(code, *CHANGED, "W chooses accept")
    assert (calls(table), table.turn, bars(table), waiting(table)) == ("2H", W, [], "")
    assert limited(after(table, "P P 3NT P P P")) == {}


@all_codes
def test_law_25b1_the_accepted_call_may_be_lower_than_the_one_before(code: Code) -> None:
    table = auction(code, "1S 2C", "W calls 1C", "N calls P")
    assert (calls(table), table.turn) == ("1S 1C P", E)
    assert str(table.legal_calls[1]) == "1D"


@all_codes
def test_law_25b1_the_call_over_it_may_be_wrong_itself(code: Code) -> None:
    table = auction(code, *CHANGED)
    seen = IrregularitySeen(Irregularity.INSUFFICIENT_BID, W, call=call("2C"))
    gone = (CallWithdrawn(S, call("1S")), CallMade(S, call("2H")))
    assert events(table, "W calls 2C") == (Condoned(W, KIND), *gone, seen)


# Refused.


@first_stands
def test_law_25b2_since_2014_the_first_call_stands(code: Code) -> None:
    refusing = (OptionTaken(W, "refuse", 25, call=call("2H")), SAID)
    assert events(auction(code, *CHANGED), "W chooses refuse") == refusing
    table = auction(code, *REFUSED)
    assert (calls(table), table.turn, bars(table), replaces(table)) == ("1S", W, [], "")
    assert (waiting(table), question(table)) == ("", "")


@pytest.mark.parametrize(
    ("code", "first", "second", "limit"),
    [
        (RUBBER_2014, "1S", "2H", {"N": ["require_suit H", "forbid_suit H"]}),
        (RUBBER_2014, "1S", "2S", {}),
        (RUBBER_2014, "1S", "2NT", {"N": ["forbid_suit CDHS"]}),
        (RUBBER_2014, "1S", "P", {"N": ["forbid_suit CDHS"]}),
        (DUPLICATE_2017, "1S", "2H", {"N": ["forbid_suit CDH"]}),
        (DUPLICATE_2017, "1S", "2S", {"N": ["forbid_suit CDH"]}),
        (DUPLICATE_2017, "P", "1H", {"N": ["forbid_suit CDHS"]}),
        (DUPLICATE_2017, "1NT", "P", {"N": ["forbid_suit CDHS"]}),
    ],
)
def test_law_25b3_since_2014_the_second_call_limits_the_lead(
    code: Code, first: str, second: str, limit: dict[str, list[str]]
) -> None:
    table = auction(code, first, f"S calls {second}", "W chooses refuse", "2C P 3NT P P P")
    assert limited(table) == limit


@choosing_again
def test_law_25b2_until_1993_the_offender_may_choose_again(code: Code) -> None:
    refusing = (OptionTaken(W, "refuse", 25, call=call("2H")), SAID, CallWithdrawn(S, call("1S")))
    assert events(auction(code, *CHANGED), "W chooses refuse") == refusing
    table = auction(code, *REFUSED)
    assert (calls(table), table.turn, bars(table), replaces(table)) == ("", S, [], "S 2H")
    assert str(table.legal_calls) == "<legal calls: P 1C 1D 1H ... 7NT>"


@choosing_again
@pytest.mark.parametrize(
    ("said", "rest", "limit"),
    [
        ("1S", False, {"N": ["require_suit H", "forbid_suit H"]}),
        ("2S", True, {"N": ["require_suit H", "forbid_suit H"]}),
        ("P", True, {"N": ["require_suit H", "forbid_suit H"]}),
        ("2H", True, {}),
    ],
)
def test_law_25b2_until_1993_partner_passes_once_if_it_is_the_first_call_again_else_for_the_rest(
    code: Code, said: str, rest: bool, limit: dict[str, list[str]]
) -> None:
    table = auction(code, *REFUSED)
    assert events(table, f"S calls {said}") == (CallMade(S, call(said)), Barred(N, rest=rest, law=25))
    table = after(table, said)
    assert (bars(table), table.turn, question(table)) == (["N rest" if rest else "N once"], W, "")
    assert limited(after(table, "3C P 3NT P P P")) == limit


@choosing_again
def test_law_25b2_until_1993_the_calls_before_stay(code: Code) -> None:
    table = auction(code, "1S 2C", "W calls 2D", "N chooses refuse")
    assert (calls(table), table.turn) == ("1S", W)
    assert events(table, "W calls 1H") == (IrregularitySeen(Irregularity.INSUFFICIENT_BID, W, call=call("1H")),)


@choosing_again
def test_law_25b2_until_1993_each_change_limits_the_lead_and_once_stays_once(code: Code) -> None:
    table = auction(code, *REFUSED, "1S", "S calls 2D", "W chooses refuse")
    assert (calls(table), replaces(table), bars(table)) == ("", "S 2D", ["N once"])
    assert events(table, "S calls 1S") == (CallMade(S, call("1S")),)
    table = after(table, "1S", "3C P 3NT P P P")
    assert limited(table) == {"N": ["require_suit DH", "forbid_suit DH"]}


@all_codes
def test_law_25b_to_say_the_same_again_costs_nothing(code: Code) -> None:
    table = auction(code, "1S", "S calls 1S", "W chooses refuse")
    assert (calls(table), table.turn, bars(table), replaces(table)) == ("1S", W, [], "")
    assert limited(after(table, "P P 3NT P P P")) == {}
    table = auction(code, "1S", "S calls 1S", "W calls P")
    assert (calls(table), bars(table)) == ("1S P", [])


@all_codes
def test_law_25b_a_pass_that_is_bid_over_by_its_own_player_is_one(code: Code) -> None:
    table = auction(code, "1S P P", "N calls 2S", "E chooses accept")
    assert (calls(table), table.turn) == ("1S P 2S", E)
    assert events(table, "E calls P") == (CallMade(E, PASS),)
