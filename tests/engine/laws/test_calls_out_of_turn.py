"""Laws 28 to 30: calls out of turn, accepted or not, passes that are cancelled, and calls that are in turn."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import (
    AuctionClosed,
    Barred,
    CallMade,
    CallWithdrawn,
    Condoned,
    IrregularitySeen,
    OptionTaken,
    PassedOut,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.wrong_calls import WrongCall
from bridge_tui.model.calls import PASS
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import (
    ANY_SUIT,
    auction,
    bad_call,
    bars,
    call,
    call_asked_about,
    callers,
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

KIND = Irregularity.CALL_OUT_OF_TURN


# What is one.


@all_codes
@pytest.mark.parametrize(
    ("before", "words", "law"),
    [
        ([], "W calls P", 30),
        ([], "N calls P", 30),
        ([], "E calls 1H", 31),
        (["P"], "N calls 1C", 31),
        (["1C"], "E calls X", 32),
        (["1C"], "N calls P", 30),
        (["1C X"], "S calls XX", 32),
    ],
)
def test_law_29_a_call_of_a_seat_not_in_turn_waits_for_its_left_opponent(
    code: Code, before: list[str], words: str, law: int
) -> None:
    table, offender, said = auction(code, *before), Seat.parse(words[0]), words.split()[2]
    assert events(table, words) == (IrregularitySeen(KIND, offender, call=call(said)),)
    waits = after(table, words)
    assert question(waits) == f"call_out_of_turn {law} {offender.left}: accept | refuse"
    assert (waiting(waits), call_asked_about(waits)) == (f"{offender} {said}", f"{offender} {said}")
    assert (waits.turn, callers(waits), bars(waits)) == (table.turn, callers(table), [])


@all_codes
def test_law_29_one_that_is_insufficient_as_well_is_a_call_out_of_turn(code: Code) -> None:
    assert events(auction(code, "1S"), "N calls 1H") == (IrregularitySeen(KIND, N, call=call("1H")),)


@all_codes
def test_law_29_everybody_is_told_whose_turn_it_was(code: Code) -> None:
    assert bad_call(auction(code, "1C", "N calls 1H")) == WrongCall(KIND, N, call("1H"), W, 1)
    assert bad_call(auction(code, "E calls P")) == WrongCall(KIND, E, PASS, S, 0)


# While it waits.


@all_codes
def test_law_29a_the_left_opponent_accepts_by_word_or_by_calling(code: Code) -> None:
    table = auction(code, "1C", "N calls 1H")
    by_word = (OptionTaken(E, "accept", 31, call=call("1H")), CallMade(N, call("1H")))
    assert events(table, "E chooses accept") == by_word
    by_calling = (Condoned(E, KIND), CallMade(N, call("1H")), CallMade(E, call("1S")))
    assert events(table, "E calls 1S") == by_calling
    table = after(table, "E calls 1S")
    assert (callers(table), table.turn, bars(table), waiting(table)) == ("S 1C N 1H E 1S", S, [], "")


@all_codes
def test_law_29a_what_stands_out_of_turn_need_not_be_sufficient(code: Code) -> None:
    table = auction(code, "1S", "N calls 1H", "E calls P")
    assert (callers(table), may_call(table).split()[:2]) == ("S 1S N 1H E P", ["P", "1S"])


@all_codes
@pytest.mark.parametrize(
    ("before", "words", "in_turn"),
    [
        (["1C"], "N calls 1H", "W 1S"),
        (["1C"], "N calls P", "W P"),
        ([], "E calls 1H", "S 1C"),
        ([], "W calls P", "S P"),
    ],
)
def test_law_28b_a_call_of_the_player_in_turn_makes_it_as_if_never_made(
    code: Code, before: list[str], words: str, in_turn: str
) -> None:
    (offender, _, said), (seat, right) = words.split(), in_turn.split()
    table = auction(code, *before, words)
    gone = CallWithdrawn(Seat.parse(offender), call(said))
    assert events(table, f"{seat} calls {right}") == (gone, CallMade(Seat.parse(seat), call(right)))
    table = after(table, f"{seat} calls {right}")
    assert (table.turn, bars(table), waiting(table)) == (Seat.parse(seat).left, [], "")
    assert replaces(after(table, "P" if table.turn is W else "2C")) == ""


@all_codes
def test_law_28b_the_call_of_the_player_in_turn_may_be_wrong_itself(code: Code) -> None:
    table = auction(code, "1H", "N calls 2H")
    seen = IrregularitySeen(Irregularity.INSUFFICIENT_BID, W, call=call("1C"))
    assert events(table, "W calls 1C") == (CallWithdrawn(N, call("2H")), seen)
    assert question(after(table, "W calls 1C")) == "insufficient_bid 27 N: accept | refuse"


@all_codes
def test_law_29a_at_his_own_turn_the_left_opponent_accepts_by_word_only(code: Code) -> None:
    table = auction(code, "E calls 1H", "S chooses accept")
    assert (callers(table), table.turn) == ("E 1H", S)


@all_codes
@pytest.mark.parametrize("words", ["W calls P", "W calls 1S", "N calls P", "E calls 1H"])
def test_law_29_the_partner_whose_turn_it_was_waits_and_so_do_all_others(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 31, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(auction(code, "1C", "E calls 1H"), words) == waits


@pytest.mark.parametrize("seat", [N, S, W])
def test_law_29a_only_the_left_opponent_chooses(seat: Seat) -> None:
    no = (Reason.NOT_YOUR_DECISION, 31, {"seat": seat, "deciders": (E,)})
    assert refused(auction(CLASSIC, "1C", "N calls 1H"), f"{seat} chooses refuse") == no


# Passes.


@all_codes
@pytest.mark.parametrize(
    ("before", "offender"), [("", W), ("1C", N), ("P 1C", E), ("P", N), ("1C P P 1S", W), ("1C X", E)]
)
def test_law_30_a_pass_at_the_right_opponents_turn_is_made_again(code: Code, before: str, offender: Seat) -> None:
    table = auction(code, *([before] if before else []), f"{offender} calls P")
    barring = Barred(offender, rest=False, law=30)
    taken = OptionTaken(offender.left, "refuse", 30, call=PASS)
    assert events(table, f"{offender.left} chooses refuse") == (taken, CallWithdrawn(offender, PASS), barring)
    table = after(table, f"{offender.left} chooses refuse")
    assert (table.turn, bars(table)) == (offender.right, [f"{offender} once"])
    table = after(table, "2S")
    assert (table.turn, may_call(table), replaces(table)) == (offender, "P", "")
    assert events(table, f"{offender} calls P") == (CallMade(offender, PASS),)
    assert (bars(after(table, "P")), limited(after(table, "P P P"))) == ([], {})


@older_codes
@pytest.mark.parametrize("offender", [N, E])
def test_law_30a_until_2014_any_pass_before_the_first_bid_is_made_again(code: Code, offender: Seat) -> None:
    table = auction(code, f"{offender} calls P")
    assert events(table, f"{offender.left} chooses refuse")[2:] == (Barred(offender, rest=False, law=30),)
    assert bars(after(table, f"{offender.left} chooses refuse")) == [f"{offender} once"]


@older_codes
def test_law_30b_until_2014_a_pass_at_partners_turn_after_a_bid_puts_its_player_out(code: Code) -> None:
    table = auction(code, "1S", "E calls P")
    assert events(table, "S chooses refuse")[2:] == (Barred(E, rest=True, law=30),)
    table = after(table, "S chooses refuse")
    assert (table.turn, bars(table)) == (W, ["E rest"])
    assert may_call(table).split()[:3] == ["P", "1NT", "2C"]
    assert events(table, "W calls X") == (IrregularitySeen(Irregularity.INADMISSIBLE_CALL, W, call=call("X")),)


@older_codes
def test_law_30b_until_2014_a_partner_who_passes_may_not_lead_any_suit(code: Code) -> None:
    table = auction(code, "1S", "E calls P", "S chooses refuse", "P P P")
    assert limited(table) == {"W": ANY_SUIT}
    assert question(table) == "lead_limit 26 S: forbid_suit CDHS | free_lead"
    table = auction(code, "1S", "E calls P", "S chooses refuse", "P 2S P P")
    assert (table.turn, may_call(table).split()[:2]) == (W, ["P", "X"])
    assert limited(after(table, "P")) == {"W": ANY_SUIT}


@older_codes
def test_law_30b_until_2014_a_partner_who_bids_may_lead_what_he_likes_and_double_later(code: Code) -> None:
    table = auction(code, "1S", "E calls P", "S chooses refuse", "2C 2S P P")
    assert (table.turn, may_call(table).split()[:2], bars(table)) == (W, ["P", "X"], ["E rest"])
    assert limited(after(table, "P")) == {}
    table = auction(code, "1S", "E calls P", "S chooses refuse", "2C P P 2S")
    assert (may_call(table).split()[:2], limited(after(table, "P P P"))) == (["P", "X"], {})


@older_codes
def test_law_30b_until_2014_the_partner_may_not_redouble_either(code: Code) -> None:
    table = auction(code, "P 1C X", "W calls P", "N chooses refuse")
    assert (table.turn, may_call(table).split()[:2]) == (E, ["P", "1D"])


@pytest.mark.parametrize(("before", "offender"), [("1S", E), ("", N), ("", E)])
def test_law_30b_in_2017_such_a_pass_leaves_the_partner_free_and_is_itself_good_again(
    before: str, offender: Seat
) -> None:
    table = auction(DUPLICATE_2017, *([before] if before else []), f"{offender} calls P")
    table = after(table, f"{offender.left} chooses refuse")
    assert (bars(table), may_call(table)) == ([], may_call(auction(DUPLICATE_2017, *([before] if before else []))))
    while table.turn is not offender:
        table = after(table, "P" if table.turn is not offender.partner else "2H")
    assert replaces(table) == f"{offender} P"
    assert events(table, f"{offender} calls P")[0] == CallMade(offender, PASS)
    assert (bars(after(table, "P")), question(after(table, "P"))) == ([], "")


def test_law_30b_in_2017_a_bid_in_its_place_is_asked_about_and_costs_a_pass() -> None:
    table = auction(DUPLICATE_2017, "1S", "E calls P", "S chooses refuse", "X P")
    assert events(table, "E calls 2H") == (CallMade(E, call("2H")), Barred(W, rest=False, law=30))
    assert question(after(table, "2H")) == "comparable_call 23 NESW: accept | refuse"


# At the turn of a right opponent who has to pass.

EAST_IS_OUT = ("1S", "W calls 1H", "N chooses refuse", "3H")
"""In all codes East has to pass for the rest of the auction if the table does not call three hearts comparable."""


@all_codes
@pytest.mark.parametrize("said", ["3S", "P"])
def test_law_28a_a_call_at_the_turn_of_a_right_opponent_who_must_pass_is_in_turn(code: Code, said: str) -> None:
    table = auction(code, *EAST_IS_OUT, "P")
    assert table.turn is E
    ends = (AuctionClosed(Contract.parse("3H W")),) if said == "P" else ()
    assert events(table, f"S calls {said}") == (CallMade(E, PASS), CallMade(S, call(said)), *ends)
    assert callers(after(table, f"S calls {said}")) == f"S 1S W 3H N P E P S {said}"


@all_codes
def test_law_28a_his_pass_uses_up_once_and_what_follows_it_may_be_wrong(code: Code) -> None:
    table = auction(code, "1S", "N calls P", "E chooses refuse", "2H")
    seen = IrregularitySeen(Irregularity.INSUFFICIENT_BID, E, call=call("2D"))
    assert events(table, "E calls 2D") == (CallMade(N, PASS), seen)
    table = after(table, "E calls 2D")
    assert (bars(table), callers(table), table.turn) == ([], "S 1S W 2H N P", E)


@all_codes
@pytest.mark.parametrize("words", ["W calls 3S", "W calls P"])
def test_law_28a_it_is_not_for_his_partner(code: Code, words: str) -> None:
    table = auction(code, *EAST_IS_OUT, "P")
    assert events(table, words) == (IrregularitySeen(KIND, W, call=call(words.split()[2])),)


@all_codes
@pytest.mark.parametrize("words", ["E calls P", "E calls 1H"])
def test_law_28a_it_is_not_at_the_turn_of_one_who_may_call(code: Code, words: str) -> None:
    assert events(auction(code, "1S P"), words) == (IrregularitySeen(KIND, E, call=call(words.split()[2])),)


@all_codes
def test_law_28a_the_pass_that_was_put_in_may_have_ended_the_auction(code: Code) -> None:
    table = auction(code, *EAST_IS_OUT, "P P 3S P P")
    assert table.turn is E
    ended = (CallMade(E, PASS), AuctionClosed(Contract.parse("3S S")))
    late = IrregularitySeen(Irregularity.CALL_AFTER_FINAL_PASS, S, call=call("4S"))
    assert events(table, "S calls 4S") == (*ended, late)


@all_codes
def test_law_28a_after_the_fourth_pass_there_is_no_auction_any_more(code: Code) -> None:
    table = auction(code, "P P", "E calls P", "S chooses refuse", "P")
    assert events(table, "S calls 1C") == (CallMade(E, PASS), PassedOut())
    assert after(table, "S calls 1C").is_over
