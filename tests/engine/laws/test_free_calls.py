"""What costs nothing in place of an irregular call, as the director says it before the offender chooses."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.codes import Code
from tests.engine.laws.auction_tables import auction, older_codes
from tests.engine.laws.live_tables import DUPLICATE_2017, READERS, alike, all_codes


def free(code: Code, *deeds: str) -> str:
    """The calls that are free, such as ``3H``; told to every reader alike. South deals."""
    table = auction(code, *deeds)
    return alike([" ".join(map(str, table.view(reader).free_calls)) for reader in READERS])


@all_codes
@pytest.mark.parametrize(("bid", "lowest"), [("2H", "3H"), ("2S", "3S"), ("1C", "3C"), ("1NT", "2NT"), ("1S", "3S")])
def test_law_27_in_place_of_an_insufficient_bid_the_lowest_of_its_denomination_is(
    code: Code, bid: str, lowest: str
) -> None:
    assert free(code, "1S P 2S", f"E calls {bid}", "S chooses refuse") == lowest


@all_codes
def test_law_27_nothing_is_where_there_is_no_such_bid(code: Code) -> None:
    assert free(code, "1S P 7S", "E calls 7H", "S chooses refuse") == ""


@all_codes
def test_law_27_nothing_is_any_more_after_a_second_bad_call(code: Code) -> None:
    twice = ("1S P 2S", "E calls 2H", "S chooses refuse", "E calls 2D", "S chooses refuse")
    assert free(code, *twice) == ""


@all_codes
def test_law_31_what_has_to_be_repeated_is(code: Code) -> None:
    assert free(code, "1S", "N calls 2H", "E chooses refuse", "P") == "2H"


@older_codes
def test_law_31_until_2014_nothing_is_once_the_right_opponent_has_acted(code: Code) -> None:
    assert free(code, "1S", "N calls 2H", "E chooses refuse", "W calls X") == ""


def test_law_23_in_2017_what_is_comparable_is_without_asking() -> None:
    assert free(DUPLICATE_2017, "1S", "N calls 2H", "E chooses refuse", "2NT") == "3H"
    assert free(DUPLICATE_2017, "1S", "N calls 2H", "E chooses refuse", "2D") == "2H"


@all_codes
def test_law_36_nothing_is_in_place_of_an_inadmissible_double(code: Code) -> None:
    assert free(code, "1S P", "N calls X", "E chooses refuse") == ""


@all_codes
def test_where_nothing_is_replaced_nothing_is_said_to_be_free(code: Code) -> None:
    assert free(code, "1S P") == ""
    assert free(code, "1S P 2S", "E calls 2H") == "", "it waits for a ruling"
    assert free(code, "1S P P P") == ""
