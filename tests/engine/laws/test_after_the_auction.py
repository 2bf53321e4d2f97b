"""Laws 34 and 39: a player who has been passed over calls after all, and calls after the final pass."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import (
    AuctionClosed,
    CallMade,
    CallWithdrawn,
    Condoned,
    IrregularitySeen,
    OptionTaken,
    TurnGivenBack,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.calls import PASS
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import (
    auction,
    bars,
    call,
    call_asked_about,
    callers,
    calls,
    limited,
    may_call,
    older_codes,
    waiting,
)
from tests.engine.laws.live_tables import (
    DUPLICATE_2017,
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

KIND = Irregularity.CALL_AFTER_FINAL_PASS
ENDED = "1NT P P P"


# Law 39: after the final pass.


@all_codes
@pytest.mark.parametrize("words", ["S calls 2NT", "N calls X", "S calls P", "N calls 8C", "E calls P", "W calls P"])
def test_law_39a_a_pass_of_a_defender_and_any_call_of_the_declaring_side_are_nothing(code: Code, words: str) -> None:
    table, seat, said = auction(code, ENDED), Seat.parse(words[0]), words.split()[2]
    assert events(table, words) == (IrregularitySeen(KIND, seat, call=call(said)),)
    after_it = after(table, words)
    assert (question(after_it), calls(after_it), after_it.contract) == ("", ENDED, table.contract)
    assert (limited(after_it), after_it.turn, after_it.legal_cards) == ({}, W, table.legal_cards)


@all_codes
@pytest.mark.parametrize("words", ["E calls 2H", "W calls X", "W calls 1C", "E calls XX", "W calls 8NT"])
def test_law_39b_another_call_of_a_defender_waits_for_his_left_opponent(code: Code, words: str) -> None:
    table, offender, said = auction(code, ENDED), Seat.parse(words[0]), words.split()[2]
    assert events(table, words) == (IrregularitySeen(KIND, offender, call=call(said)),)
    table = after(table, words)
    assert question(table) == f"call_after_final_pass 39 {offender.left}: accept | refuse"
    assert (call_asked_about(table), waiting(table)) == (f"{offender} {said}", f"{offender} {said}")
    assert (calls(table), table.contract, table.turn) == (ENDED, Contract.parse("1NT S"), W)


@all_codes
def test_law_39a_let_go_nothing_comes_of_it(code: Code) -> None:
    table = auction(code, ENDED, "E calls 2H")
    assert events(table, "S chooses accept") == (OptionTaken(S, "accept", 39, call=call("2H")),)
    over = events(table, "S calls 2S")
    assert over == (Condoned(S, KIND), IrregularitySeen(KIND, S, call=call("2S")))
    for words in ("S chooses accept", "S calls 2S", "S calls P"):
        let_go = after(table, words)
        assert (question(let_go), limited(let_go), calls(let_go), waiting(let_go)) == ("", {}, ENDED, "")


@all_codes
def test_law_39b_refused_it_limits_the_partners_first_lead(code: Code) -> None:
    table = auction(code, ENDED, "E calls 2H")
    refusing = (OptionTaken(S, "refuse", 39, call=call("2H")), CallWithdrawn(E, call("2H")))
    assert events(table, "S chooses refuse") == refusing
    table = after(table, "S chooses refuse")
    hearts = ["forbid_suit CDHS"] if code is DUPLICATE_2017 else ["require_suit H", "forbid_suit H"]
    assert (limited(table), calls(table)) == ({"W": hearts}, ENDED)
    assert question(table) == f"lead_limit 26 S: {' | '.join(hearts)} | free_lead"


@older_codes
def test_law_39b_a_double_of_the_opening_leader_limits_his_partner(code: Code) -> None:
    table = auction(code, ENDED, "W calls X", "N chooses refuse")
    assert (limited(table), question(table)) == ({"E": ["forbid_suit CDHS"]}, "")


@all_codes
@pytest.mark.parametrize("words", ["W calls 3C", "N calls P", "E calls 3C", "W plays SA", "E plays HQ"])
def test_law_39_all_others_wait(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 39, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(auction(code, ENDED, "E calls 2H"), words) == waits


@all_codes
def test_law_22_once_a_card_has_been_led_and_after_four_passes_nobody_calls_any_more(code: Code) -> None:
    for table in (auction(code, ENDED, "SA"), auction(code, "P P P P")):
        for said in ("P", "2H"):
            assert refused(table, f"E calls {said}") == (Reason.AUCTION_OVER, 22, {"seat": E})


@all_codes
def test_law_39_a_lead_that_waits_is_settled_before_anybody_calls(code: Code) -> None:
    table = auction(code, ENDED, "E plays HQ")
    assert refused(table, "W calls 2H")[0] is Reason.DECISION_OPEN
    assert faced(table) == ["E HQ waits"]


# Law 34: a player who has been passed over.


@all_codes
@pytest.mark.parametrize(
    ("deeds", "last", "seat", "cancelled", "left"),
    [
        (("1C", "N calls P", "E calls P"), "S calls P", W, 3, "S 1C"),
        (("1C P", "E calls P", "S chooses accept"), "S calls P", N, 2, "S 1C W P"),
        (("P", "N calls P", "E calls P"), "S calls P", W, 3, "S P"),
        (("W calls P", "N calls P", "P"), "S calls P", S, 4, ""),
        (("1C P P 1H", "S calls P", "W calls P"), "N calls P", None, 0, ""),
        (("1C", "N calls 1H", "E calls P", "P"), "W calls P", None, 0, ""),
        (("N calls P", "E chooses accept", "1C P P"), "N calls P", None, 0, ""),
    ],
)
def test_law_34_passes_that_have_passed_a_player_over_are_cancelled(
    code: Code, deeds: tuple[str, ...], last: str, seat: Seat | None, cancelled: int, left: str
) -> None:
    table, passer = auction(code, *deeds), Seat.parse(last[0])
    told = events(table, last)
    assert told[0] == CallMade(passer, PASS)
    if seat is None:
        assert isinstance(told[1], AuctionClosed)
        return
    assert told[1:] == (TurnGivenBack(seat, cancelled),)
    table = after(table, last)
    assert (table.turn, callers(table), table.play, bars(table)) == (seat, left, None, [])
    assert events(table, f"{seat} calls 1S") == (CallMade(seat, call("1S")),)


@all_codes
def test_law_34_a_call_in_between_has_given_up_the_turn(code: Code) -> None:
    """West was passed over in the first round, but then there were bids."""
    table = auction(code, "1C", "N calls P", "E chooses accept", "1S P P")
    assert events(table, "N calls P") == (CallMade(N, PASS), AuctionClosed(Contract.parse("1S E")))


@all_codes
def test_law_34_an_accepted_pass_may_be_cancelled_at_once(code: Code) -> None:
    table = auction(code, "1S P P", "W calls P")
    accepting = (OptionTaken(N, "accept", 30, call=PASS), CallMade(W, PASS), TurnGivenBack(E, 1))
    assert events(table, "N chooses accept") == accepting
    table = after(table, "N chooses accept")
    assert (callers(table), table.turn, waiting(table)) == ("S 1S W P N P", E, "")
    assert may_call(table).split()[:3] == ["P", "X", "1NT"]


@all_codes
def test_law_34_a_pass_over_it_is_cancelled_with_it(code: Code) -> None:
    table = auction(code, "1S P P", "W calls P")
    told = (Condoned(N, Irregularity.CALL_OUT_OF_TURN), CallMade(W, PASS), TurnGivenBack(E, 1))
    assert events(table, "N calls P") == told
    table = after(table, "N calls P")
    assert (callers(table), table.turn, waiting(table)) == ("S 1S W P N P", E, "")


@all_codes
def test_law_34_anything_else_over_it_waits_since_it_is_not_his_turn(code: Code) -> None:
    waits = (Reason.DECISION_OPEN, 30, {"seat": N, "deciders": (N,)})
    assert refused(auction(code, "1S P P", "W calls P"), "N calls 2S") == waits
