"""Law 25A: a call that was a slip, as all four agree, is changed for the one that was meant."""

from __future__ import annotations

from itertools import permutations

import pytest

from bridge_tui.engine.events import Barred, CallMade, CallWithdrawn, IrregularitySeen, OptionTaken, SlipStated
from bridge_tui.engine.irregularities import AskedOfAll, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import PASS
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws.auction_tables import (
    auction,
    bars,
    call,
    call_asked_about,
    callers,
    calls,
    limited,
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
    faced,
    guarded,
    question,
    refused,
)

ASKED = "slip 25 NESW: accept | refuse"


def agreed(table: Table) -> Table:
    """The table after three of the four have agreed; West has still to answer."""
    return after(table, *(f"{seat} chooses accept" for seat in (N, E, S)))


def taken(seat: Seat, option: str, said: str) -> OptionTaken:
    return OptionTaken(seat, option, 25, call=call(said), of_all=AskedOfAll.SLIP)


# The question.


@all_codes
@pytest.mark.parametrize(
    ("before", "words"),
    [("1S", "S means 2S"), ("1S P", "S means 2S"), ("1S P", "W means X"), ("P P P", "N means 1C"), ("P", "S means 8C")],
)
def test_law_25a_all_four_are_asked_until_partner_has_called(code: Code, before: str, words: str) -> None:
    table, seat, said = auction(code, before), Seat.parse(words[0]), words.split()[2]
    assert events(table, words) == (SlipStated(seat, call(said)),)
    asked = after(table, words)
    assert (question(asked), call_asked_about(asked), waiting(asked)) == (ASKED, f"{seat} {said}", "")
    assert (calls(asked), asked.turn, asked.actors) == (before, table.turn, SEATS)


@all_codes
@pytest.mark.parametrize(
    ("before", "seat"), [([], S), (["1S"], W), (["1S"], N), (["1S"], E), (["1S P P"], S), (["1S P P"], E)]
)
def test_law_25a_without_a_call_or_once_partner_has_called_it_is_too_late(
    code: Code, before: list[str], seat: Seat
) -> None:
    assert refused(auction(code, *before), f"{seat} means 3S") == (Reason.NO_CALL_TO_CHANGE, 25, {"seat": seat})


@all_codes
def test_law_25a_once_partner_has_called_out_of_turn_it_is_too_late_as_well(code: Code) -> None:
    table = auction(code, "1S", "N calls 2S", "E calls P")
    assert refused(table, "S means 2H") == (Reason.NO_CALL_TO_CHANGE, 25, {"seat": S})
    assert question(after(table, "N means 3S")) == ASKED


RULED_ON = ("1S", "N calls 2C", "E chooses refuse")
"""South's partner has called out of turn, and a ruling has come."""


@all_codes
def test_law_25a_a_call_that_stands_in_the_place_of_the_last_is_a_slip_that_comes_after_the_ruling(code: Code) -> None:
    table = auction(code, *RULED_ON)
    assert refused(table, "S means 3S") == (Reason.NO_CALL_TO_CHANGE, 25, {"seat": S})
    table = after(table, "S calls 2S", "W chooses accept")
    assert (calls(table), question(after(table, "S means 3S"))) == ("2S", ASKED)


@all_codes
def test_law_25a_a_change_after_a_ruling_makes_no_earlier_call_a_slip(code: Code) -> None:
    table = auction(code, *RULED_ON, "W calls P", "W calls 2H", "N chooses accept")
    assert calls(table) == "1S 2H"
    assert refused(table, "S means 3S") == (Reason.NO_CALL_TO_CHANGE, 25, {"seat": S})


@all_codes
def test_law_25a_after_the_auction_it_is_too_late(code: Code) -> None:
    for ended in ("1S P P P", "P P P P"):
        assert refused(auction(code, ended), "E means 2C") == (Reason.AUCTION_OVER, 22, {"seat": E})


def test_law_25a_a_guarded_table_asks_nothing() -> None:
    assert refused(guarded(), "S means 2S") == (Reason.GUARDED_TABLE, None, {"seat": S})


@all_codes
@pytest.mark.parametrize("words", ["W calls P", "S calls 2S", "S means 3S", "W means 2C", "N calls P"])
def test_law_25a_nobody_calls_while_all_are_asked(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 25, {"seat": Seat.parse(words[0]), "deciders": SEATS})
    assert refused(auction(code, "1S", "S means 2S"), words) == waits


@pytest.mark.parametrize("order", [*permutations(SEATS)])
def test_law_25a_each_answers_once_in_any_order(order: tuple[Seat, ...]) -> None:
    table, left = auction(CLASSIC, "1S", "S means 2S"), list(SEATS)
    for seat in order[:3]:
        assert events(table, f"{seat} chooses accept") == (taken(seat, "accept", "2S"),)
        table = after(table, f"{seat} chooses accept")
        left.remove(seat)
        assert question(table) == f"slip 25 {''.join(map(str, left))}: accept | refuse"
        no = (Reason.NOT_YOUR_DECISION, 25, {"seat": seat, "deciders": tuple(left)})
        assert refused(table, f"{seat} chooses refuse") == no
    done = (taken(order[3], "accept", "2S"), CallWithdrawn(S, call("1S")), CallMade(S, call("2S")))
    assert events(table, f"{order[3]} chooses accept") == done


# All agree.


@all_codes
def test_law_25a_the_call_that_was_meant_is_made_in_its_turn(code: Code) -> None:
    table = after(agreed(auction(code, "1S", "S means 2H")), "W chooses accept")
    assert (callers(table), table.turn, bars(table), question(table)) == ("S 2H", W, [], "")
    assert limited(after(table, "P P 3NT P P P")) == {}


@all_codes
def test_law_25a_what_the_left_opponent_has_called_over_it_goes_with_it(code: Code) -> None:
    table = agreed(auction(code, "1S 2C", "S means 2H"))
    gone = (CallWithdrawn(W, call("2C")), CallWithdrawn(S, call("1S")))
    assert events(table, "W chooses accept") == (taken(W, "accept", "2H"), *gone, CallMade(S, call("2H")))
    table = after(table, "W chooses accept")
    assert (callers(table), table.turn) == ("S 2H", W)


@all_codes
def test_law_25a_the_call_that_was_meant_may_be_wrong_itself(code: Code) -> None:
    table = agreed(auction(code, "1S 2C", "W means 1H"))
    seen = IrregularitySeen(Irregularity.INSUFFICIENT_BID, W, call=call("1H"))
    assert events(table, "W chooses accept")[1:] == (CallWithdrawn(W, call("2C")), seen)
    table = after(table, "W chooses accept")
    assert (question(table), calls(table)) == ("insufficient_bid 27 N: accept | refuse", "1S")


@all_codes
def test_law_25a_a_call_that_waits_was_never_made(code: Code) -> None:
    table = agreed(auction(code, "1S", "W calls 1H", "W means 2D"))
    assert waiting(table) == "W 1H"
    gone = (taken(W, "accept", "2D"), CallWithdrawn(W, call("1H")), CallMade(W, call("2D")))
    assert events(table, "W chooses accept") == gone
    table = after(table, "W chooses accept")
    assert (calls(table), bars(table), waiting(table), question(table), replaces(table)) == ("1S 2D", [], "", "", "")


@all_codes
def test_law_25a_a_call_that_was_accepted_was_never_made_either(code: Code) -> None:
    for accepting in ("N chooses accept", "N calls P"):
        table = agreed(auction(code, "1S", "W calls 1H", accepting, "W means 2D"))
        table = after(table, "W chooses accept")
        assert (callers(table), bars(table), waiting(table), question(table)) == ("S 1S W 2D", [], "", "")


@all_codes
@pytest.mark.parametrize("words", ["N means 2S", "E means X", "S means 2S"])
def test_law_25a_while_a_call_waits_only_its_player_may_say_that_it_was_a_slip(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 27, {"seat": Seat.parse(words[0]), "deciders": (N,)})
    assert refused(auction(code, "1S", "W calls 1H"), words) == waits


# What a call that was a slip had brought about.


@older_codes
def test_law_25a_the_bar_that_it_had_brought_goes_with_it(code: Code) -> None:
    table = auction(code, "1S", "W calls 1H", "N chooses refuse", "2C P")
    assert bars(table) == ["E rest"]
    table = after(agreed(after(table, "W means 2H")), "W chooses accept")
    assert (callers(table), bars(table), table.turn) == ("S 1S W 2H", [], N)
    assert limited(after(table, "2NT P P P")) == {}


@all_codes
def test_law_25a_the_bar_that_it_had_used_up_is_in_force_again(code: Code) -> None:
    table = auction(code, "1S", "N calls P", "E chooses refuse", "2C P")
    assert bars(table) == []
    table = agreed(after(table, "N means X"))
    seen = IrregularitySeen(Irregularity.CALL_BY_BARRED_PLAYER, N, call=call("X"))
    assert events(table, "W chooses accept")[1:] == (CallWithdrawn(N, PASS), seen)
    assert bars(after(table, "W chooses accept")) == ["N once"]


@all_codes
def test_law_25a_a_bar_in_force_before_it_stays(code: Code) -> None:
    table = auction(code, "1S", "W calls 1H", "N chooses refuse", "P 2S P 3S")
    table = after(agreed(after(table, "S means 4S")), "W chooses accept")
    assert (calls(table), bars(table)) == ("1S P 2S P 4S", ["E rest"])


@all_codes
def test_law_25a_cards_that_were_seen_since_lie_on_and_bar_on(code: Code) -> None:
    table = auction(code, "1S", "S shows SJ", "S means 2S")
    table = after(agreed(table), "W chooses accept")
    assert (calls(table), bars(table), faced(table)) == ("2S", ["N once"], ["S SJ auction"])


@all_codes
def test_law_25a_cards_that_were_seen_before_bar_no_more_than_they_did(code: Code) -> None:
    table = auction(code, "S shows SJ", "1S", "S means 2S")
    table = after(agreed(table), "W chooses accept", "P")
    assert (bars(table), bars(after(table, "P")), faced(table)) == (["N once"], [], ["S SJ auction"])


# One says no.


@all_codes
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("others", [0, 3])
def test_law_25a_one_no_is_enough_and_then_it_is_a_changed_call(code: Code, seat: Seat, others: int) -> None:
    yes = [f"{each} chooses accept" for each in SEATS if each is not seat][:others]
    table = auction(code, "1S", "S means 2S", *yes)
    seen = IrregularitySeen(Irregularity.CHANGE_OF_CALL, S, call=call("2S"))
    assert events(table, f"{seat} chooses refuse") == (taken(seat, "refuse", "2S"), seen)
    table = after(table, f"{seat} chooses refuse")
    assert (question(table), waiting(table)) == ("change_of_call 25 W: accept | refuse", "S 2S")


@all_codes
def test_law_25a_if_the_left_opponent_has_called_over_the_first_it_is_a_call_out_of_turn(code: Code) -> None:
    table = auction(code, "1S 2C", "S means 2H")
    seen = IrregularitySeen(Irregularity.CALL_OUT_OF_TURN, S, call=call("2H"))
    assert events(table, "N chooses refuse")[1:] == (seen,)


@all_codes
def test_law_25a_where_a_call_waited_it_waits_on_and_the_other_is_forgotten(code: Code) -> None:
    table = auction(code, "1S", "W calls 1H", "W means 2D")
    assert events(table, "E chooses refuse") == (taken(E, "refuse", "2D"),)
    table = after(table, "E chooses refuse")
    assert (question(table), waiting(table)) == ("insufficient_bid 27 N: accept | refuse", "W 1H")
    table = after(table, "N calls P")
    assert callers(table) == "S 1S W 1H N P"


def test_law_25a_in_2017_what_was_asked_about_the_first_call_is_answered_before() -> None:
    table = auction(DUPLICATE_2017, "1S", "W calls 1H", "N chooses refuse", "2C")
    waits = (Reason.DECISION_OPEN, 23, {"seat": W, "deciders": SEATS})
    assert refused(table, "W means 2H") == waits
    assert bars(table) == ["E rest"]
    assert Barred(E, rest=True, law=27) in table.events
