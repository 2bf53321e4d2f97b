"""The auction by Laws 17 to 22: turn, sufficiency, doubles, the end, the declarer, refusals."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.auction import contract_so_far
from bridge_tui.engine.events import AuctionClosed, CallMade, PassedOut
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.model.calls import CALLS, DOUBLE, PASS, REDOUBLE, Call
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import called


@pytest.mark.parametrize("dealer", SEATS)
def test_law_17_dealer_calls_first_and_the_turn_goes_clockwise(dealer: Seat) -> None:
    turns = [called(words, dealer).turn for words in ("", "1C", "1C P", "1C P 1D", "1C P 1D X")]
    assert turns == [dealer, dealer.left, dealer.partner, dealer.right, dealer]


@pytest.mark.parametrize("dealer", SEATS)
def test_law_17_four_passes_end_the_deal_without_a_contract(dealer: Seat) -> None:
    step = called("P P P", dealer).apply(MakeCall(dealer.right, PASS))
    assert step.events == (CallMade(dealer.right, PASS), PassedOut())
    assert step.table.is_over
    assert (step.table.contract, step.table.legal_calls, step.table.legal_cards) == (None, (), ())


@pytest.mark.parametrize("words", ["1C P P", "P P P 1C P P", "1C X P P", "1C X XX P P", "7NT X P P", "1C P 1H P P"])
def test_law_22_three_passes_close_the_auction_and_two_do_not(words: str) -> None:
    table = called(words)
    assert not table.is_over
    assert table.contract is None
    assert called(words + " P").contract is not None


def test_law_22_the_contract_is_told_when_the_auction_closes() -> None:
    step = called("1S P 2S P P").apply(MakeCall(Seat.EAST, PASS))
    contract = Contract.parse("2S N")
    assert step.events == (CallMade(Seat.EAST, PASS), AuctionClosed(contract))
    assert (step.table.contract, step.table.turn) == (contract, Seat.EAST)


@pytest.mark.parametrize(
    ("words", "contract"),
    [
        ("1S P P P", "1S N"),
        ("1H P 2H P 4H P P P", "4H N"),  # the side's first to name hearts, not the last
        ("P 1H P 2C P 2H P P P", "2H E"),
        ("1H 2H 4H P P P", "4H N"),  # the opponents named the strain as well
        ("1C P 1NT P 3NT P P P", "3NT S"),  # the strain is what counts, not who opened
        ("1NT P 2C P 2D P 3NT P P P", "3NT N"),
        ("1S 2D P 5D X P P P", "5DX E"),
        ("1S X XX P P 2C P 3C X XX P P P", "3CXX E"),
        ("1S X P 2C P P P", "2C W"),  # a new bid cancels the double
        ("1S X XX 2C P P P", "2C W"),  # and the redouble
    ],
)
def test_law_22_declarer_is_the_first_of_the_side_to_name_the_strain(words: str, contract: str) -> None:
    assert called(words).contract == Contract.parse(contract)


def legal(words: str) -> set[str]:
    return {str(call) for call in called(words).legal_calls}


def test_law_18_a_bid_must_be_higher_than_the_last() -> None:
    for bid in CALLS[3:]:
        assert called(str(bid)).legal_calls == (PASS, DOUBLE, *CALLS[bid + 1 :])
    assert called("").legal_calls == (PASS, *CALLS[3:])


@pytest.mark.parametrize(
    ("words", "may_double"),
    [
        ("", False),
        ("P", False),
        ("1C", True),  # the bid of the right-hand opponent
        ("1C P", False),  # partner's bid
        ("1C P P", True),  # of the left-hand opponent, passes between
        ("1C X", False),  # already doubled, and by partner
        ("1C X P", False),
        ("1C X XX", False),
        ("1C X 1D", True),  # a new bid may be doubled again
    ],
)
def test_law_19_only_the_last_bid_of_the_opponents_may_be_doubled(words: str, may_double: bool) -> None:
    assert ("X" in legal(words)) is may_double


@pytest.mark.parametrize(
    ("words", "may_redouble"),
    [
        ("", False),
        ("1C", False),
        ("1C P", False),
        ("1C X", True),  # partner's bid, doubled on the right
        ("1C X P", False),  # the opponents' bid
        ("1C X P P", True),  # own bid, doubled on the left
        ("1C X XX", False),  # already redoubled
        ("1C X XX P", False),
        ("1C X 1D", False),  # the bid has cancelled the double
    ],
)
def test_law_19_only_an_opponents_double_of_the_last_bid_may_be_redoubled(words: str, may_redouble: bool) -> None:
    assert ("XX" in legal(words)) is may_redouble


LAW = {
    Reason.NOT_YOUR_TURN_TO_CALL: 17,
    Reason.INSUFFICIENT_BID: 18,
    Reason.INADMISSIBLE_DOUBLE: 19,
    Reason.INADMISSIBLE_REDOUBLE: 19,
}


@pytest.mark.parametrize(
    ("words", "seat", "call", "reason", "params"),
    [
        ("1C", "N", "1D", Reason.NOT_YOUR_TURN_TO_CALL, {"turn": Seat.EAST}),
        ("1C", "W", "1C", Reason.NOT_YOUR_TURN_TO_CALL, {"turn": Seat.EAST}),
        ("2H", "E", "2D", Reason.INSUFFICIENT_BID, {"bid": Call.parse("2H"), "bidder": Seat.NORTH}),
        ("2H X", "S", "2H", Reason.INSUFFICIENT_BID, {"bid": Call.parse("2H"), "bidder": Seat.NORTH}),
        ("", "N", "X", Reason.INADMISSIBLE_DOUBLE, {}),
        ("1C P", "S", "X", Reason.INADMISSIBLE_DOUBLE, {}),
        ("1C X", "S", "X", Reason.INADMISSIBLE_DOUBLE, {}),
        ("1C", "E", "XX", Reason.INADMISSIBLE_REDOUBLE, {}),
        ("1C X P", "W", "XX", Reason.INADMISSIBLE_REDOUBLE, {}),
    ],
)
def test_a_refused_call_names_reason_law_and_parameters(
    words: str, seat: str, call: str, reason: Reason, params: dict[str, object]
) -> None:
    table, said = called(words), Call.parse(call)
    with pytest.raises(Refused) as refused:
        table.apply(MakeCall(Seat.parse(seat), said))
    own = {"seat": Seat.parse(seat)} | ({} if reason is Reason.NOT_YOUR_TURN_TO_CALL else {"call": said})
    assert (refused.value.reason, refused.value.law, refused.value.params) == (reason, LAW[reason], own | params)
    assert table == called(words)


@pytest.mark.parametrize(
    ("words", "contract"),
    [
        ("", None),
        ("P P", None),
        ("1C", "1C N"),
        ("1C X", "1CX N"),
        ("1C X XX P", "1CXX N"),
        ("1C X 1D", "1D S"),
        ("1C 1S 2C 2S", "2S E"),
    ],
)
def test_law_22_what_the_contract_would_be_if_all_passed_now(words: str, contract: str | None) -> None:
    assert contract_so_far(called(words).auction.calls) == (None if contract is None else Contract.parse(contract))


@pytest.mark.parametrize("words", ["P P P P", "1C P P P"])
def test_law_22_after_the_auction_every_call_is_refused(words: str) -> None:
    for seat in SEATS:
        for call in (PASS, DOUBLE, CALLS[-1]):
            with pytest.raises(Refused) as refused:
                called(words).apply(MakeCall(seat, call))
            assert (refused.value.reason, refused.value.law) == (Reason.AUCTION_OVER, 22)
            assert refused.value.params == {"seat": seat}


def test_a_call_made_from_its_number_counts_like_the_constant() -> None:
    table = called("1C X")
    for number in (PASS, REDOUBLE):
        assert table.apply(MakeCall(Seat.SOUTH, Call(number))) == table.apply(MakeCall(Seat.SOUTH, CALLS[number]))
