"""Results of real tables: what can have happened there, and how it is written."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridge_tui.match.entries import BadEntry, Entry, EntryFault
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from tests.records.any_action import entries

N, E, S, W = Seat


@given(entries())
def test_an_entry_comes_back_from_what_is_written(entry: Entry) -> None:
    assert Entry.parse(str(entry)) == entry


@given(entries())
def test_all_thirteen_tricks_belong_to_somebody_after_the_transfer(entry: Entry) -> None:
    contract, result = entry.contract, entry.result(4)
    assert (result.number, result.contract, result.awarded, result.struck) == (4, contract, entry.awarded, False)
    if contract is None:
        return
    lost, won = entry.revokes if contract.declarer.side is Side.NS else entry.revokes[::-1]
    assert result.tricks == entry.won - lost + won
    assert 0 <= result.tricks <= 13


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("4S S =", DealResult(1, Contract.parse("4S S"), 10)),
        ("4sx s +1", DealResult(1, Contract.parse("4SX S"), 11)),
        ("3NT E -2", DealResult(1, Contract.parse("3NT E"), 7)),
        ("1C N +6", DealResult(1, Contract.parse("1C N"), 13)),
        ("7NTXX W -13", DealResult(1, Contract.parse("7NTXX W"), 0)),
        ("P", DealResult(1, None)),
        ("P awarded EW 50", DealResult(1, None, awarded=(0, 50))),
        ("2H W = claimed", DealResult(1, Contract.parse("2H W"), 8)),
        ("2S S = honours N 150", DealResult(1, Contract.parse("2S S"), 8, ((N, 150),))),
        ("3NT S = honours W 150", DealResult(1, Contract.parse("3NT S"), 9, ((W, 150),))),
    ],
)
def test_what_an_entry_comes_to(text: str, result: DealResult) -> None:
    assert Entry.parse(text).result(1) == result


@pytest.mark.parametrize(
    ("text", "tricks", "paid"),
    [
        ("2S S = revokes EW 2", 10, (0, 2)),
        ("4S S -1 revokes EW 1", 10, (0, 1)),
        ("3NT W = revokes EW 2", 7, (0, 2)),
        ("3NT W = revokes NS 1", 10, (1, 0)),
        ("3NT W = revokes NS 1 revokes EW 2", 8, (1, 2)),
    ],
)
def test_law_64_tricks_are_moved_before_the_score(text: str, tricks: int, paid: tuple[int, int]) -> None:
    result = Entry.parse(text).result(1)
    assert (result.tricks, result.paid) == (tricks, paid)


@pytest.mark.parametrize(
    ("text", "fault", "params"),
    [
        ("3NT N +5", EntryFault.NOT_SO_MANY_TRICKS, {"over": 5, "most": 4, "fewest": -9}),
        ("3NT N +9", EntryFault.NOT_SO_MANY_TRICKS, {"over": 9, "most": 4, "fewest": -9}),
        ("1C N -8", EntryFault.NOT_SO_MANY_TRICKS, {"over": -8, "most": 6, "fewest": -7}),
        ("4S S = honours N 90", EntryFault.NO_SUCH_HONOURS, {"points": 90, "possible": (100, 150)}),
        ("3NT S = honours N 100", EntryFault.NO_SUCH_HONOURS, {"points": 100, "possible": (150,)}),
        ("P claimed", EntryFault.PASSED_OUT_HAS_NOTHING, {}),
        ("P honours N 100", EntryFault.PASSED_OUT_HAS_NOTHING, {}),
        ("P revokes NS 1", EntryFault.PASSED_OUT_HAS_NOTHING, {}),
        ("4S S = revokes NS 11", EntryFault.MORE_REVOKED_THAN_WON, {"side": Side.NS, "tricks": 11, "won": 10}),
        ("4S S = revokes EW 4", EntryFault.MORE_REVOKED_THAN_WON, {"side": Side.EW, "tricks": 4, "won": 3}),
        ("4S W = revokes NS 4", EntryFault.MORE_REVOKED_THAN_WON, {"side": Side.NS, "tricks": 4, "won": 3}),
        ("4S S = awarded NS 55", EntryFault.NO_SUCH_AWARD, {"points": 55, "most": 9990}),
    ],
)
def test_what_cannot_have_happened_is_no_entry(text: str, fault: EntryFault, params: dict[str, object]) -> None:
    with pytest.raises(BadEntry) as found:
        Entry.parse(text)
    assert found.value.fault is fault
    assert {name: value for name, value in found.value.params.items() if name != "contract"} == params


@pytest.mark.parametrize(
    "text",
    [
        *("", "4S", "4S S", "4S =", "8S S =", "0S S =", "4SXXX S =", "4S S 10", "4S S +", "4S S +1.5", "4S S +٣"),
        *("4S S = honours", "4S S = honours N", "4S S = honours N many", "4S S = revokes WE 1", "4S S = claimed by W"),
        *("4S S = honours N 100 honours S 100", "4S S = revokes EW 1 revokes EW 1", "4S S = +1", "PASS", "P P"),
        *("4S S = awarded NS 99999", "ſS S ="),
    ],
)
def test_other_words_are_no_entry(text: str) -> None:
    with pytest.raises(ValueError, match=r".") as found:
        Entry.parse(text)
    assert not isinstance(found.value, BadEntry)
