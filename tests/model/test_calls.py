"""Calls and the readable set of them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.model.calls import BIDS, CALLS, DOUBLE, OVER_SEVEN, PASS, REDOUBLE, Call, LegalCalls
from bridge_tui.model.cards import Strain, Suit

STRAIN_NAMES = ("C", "D", "H", "S", "NT")
BID_NAMES = [f"{level}{strain}" for level, strain in product("1234567", STRAIN_NAMES)]
OVER_SEVEN_NAMES = [f"{level}{strain}" for level, strain in product("89", STRAIN_NAMES)]


def test_law_18_bids_rank_by_level_then_clubs_diamonds_hearts_spades_notrump() -> None:
    assert [str(call) for call in CALLS] == ["P", "X", "XX", *BID_NAMES]
    assert [str(bid) for bid in sorted(BIDS)] == BID_NAMES


@pytest.mark.parametrize("name", BID_NAMES)
def test_a_bid_names_level_and_strain(name: str) -> None:
    bid = Call.parse(name.lower())
    assert (bid.is_bid, bid.level, str(bid.strain)) == (True, int(name[0]), name[1:])
    assert bid == Call.bid(int(name[0]), Strain.parse(name[1:]))


@pytest.mark.parametrize(
    ("name", "suit"),
    [("1C", "C"), ("7D", "D"), ("2H", "H"), ("8S", "S"), ("1NT", None), ("9NT", None), *((no, None) for no in "PX")],
)
def test_a_call_names_a_suit_if_it_is_a_bid_in_one(name: str, suit: str | None) -> None:
    assert Call.parse(name).suit == (None if suit is None else Suit.parse(suit))


def test_the_other_calls_are_no_bids() -> None:
    assert [call for call in CALLS if not call.is_bid] == [PASS, DOUBLE, REDOUBLE]
    assert [Call.parse(text) for text in ("p", "Pass", "x", "XX")] == [PASS, PASS, DOUBLE, REDOUBLE]
    assert Call.parse("3n") == Call.parse("3NT")


@given(st.text(alphabet="0123456789CDHSNTXPA ", max_size=4))
def test_a_text_is_a_call_or_a_value_error(text: str) -> None:
    name = text.strip()
    bids = [*BID_NAMES, *OVER_SEVEN_NAMES]
    if name in {"P", "X", "XX", "PASS", *bids} or name.replace(" ", "").replace("N", "NT") in bids:
        assert str(Call.parse(text))[0] == name[0]
    else:
        with pytest.raises(ValueError, match=r"not a call|not a strain"):
            Call.parse(text)


def test_law_38_what_is_said_beyond_seven_ranks_above_every_bid_and_is_no_call_of_the_game() -> None:
    assert [str(call) for call in OVER_SEVEN] == OVER_SEVEN_NAMES
    assert [Call.parse(name) for name in OVER_SEVEN_NAMES] == sorted(OVER_SEVEN)
    assert all(call.is_bid and call > CALLS[-1] for call in OVER_SEVEN)


@pytest.mark.parametrize("index", [-1, 48])
def test_nobody_says_more_than_nine_notrump(index: int) -> None:
    with pytest.raises(ValueError, match="no call"):
        Call(index)


def test_many_legal_calls_are_shortened_in_text() -> None:
    assert repr(LegalCalls(CALLS)) == "<legal calls: P X XX 1C ... 7NT>"
    assert str(LegalCalls((PASS, DOUBLE))) == "<legal calls: P X>"
    assert str(LegalCalls()) == "<legal calls: none>"


@pytest.mark.parametrize("text", ["1ſ", "Paſſ"])
def test_letters_that_only_become_plain_as_capitals_are_no_call(text: str) -> None:
    with pytest.raises(ValueError, match="not a call"):
        Call.parse(text)


@pytest.mark.parametrize("level", [-1, 0, 8])
def test_law_18_a_bid_names_one_to_seven_odd_tricks(level: int) -> None:
    with pytest.raises(ValueError, match="no bid has the level"):
        Call.bid(level, Strain.CLUBS)
