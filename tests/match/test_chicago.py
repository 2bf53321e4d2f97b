"""Chicago: vulnerability by the deal, games paid at once, part-scores that carry, and the last deal.

Three of the sets are published ones: that of a beginners' book, the cases by which an expert explains the score in a
forum, and the contracts of a public scoring program's example. Figures that they do not give are worked out by hand.
"""

from __future__ import annotations

import pytest

from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.sheet import DealResult, Line
from bridge_tui.model.seats import SEATS, SIDES, Seat, Side, Vulnerability
from bridge_tui.scoring.points import Part, Scale
from tests.match.sheets import result_of, written
from tests.scoring.test_points import VECTORS, Vector, contract_of

NS, EW = Side.NS, Side.EW

NOTHING = "1C E 6"
"""A deal that is played and leaves no part-score."""


def chicago(*results: str, dealer: Seat = Seat.NORTH, scale: Scale = Scale.NEW) -> ChicagoSheet:
    return written(ChicagoSheet(dealer, scale), *results)


def totals(sheet: ChicagoSheet) -> tuple[int, int]:
    return sheet.total(NS), sheet.total(EW)


@pytest.mark.parametrize(
    ("first", "vulnerable"),
    [
        (Seat.NORTH, "None EW NS All"),
        (Seat.EAST, "None NS EW All"),
        (Seat.SOUTH, "None EW NS All"),
        (Seat.WEST, "None NS EW All"),
    ],
)
def test_nobody_then_the_dealers_side_twice_then_everybody(first: Seat, vulnerable: str) -> None:
    sheets = [chicago(*[NOTHING] * played, dealer=first) for played in range(4)]
    assert [sheet.vulnerability.value for sheet in sheets] == vulnerable.split()
    assert [sheet.dealer for sheet in sheets] == [*SEATS, *SEATS][first : first + 4]


def test_a_deal_that_is_passed_out_is_dealt_again_and_is_none_of_the_four() -> None:
    before = chicago(NOTHING)
    sheet = written(before, "passed out", "passed out")
    assert (sheet.dealer, sheet.vulnerability) == (before.dealer, before.vulnerability) == (Seat.EAST, Vulnerability.EW)
    assert (sheet.deals, sheet.place, sheet.lines) == (3, 2, before.lines)
    assert [sheet.place_of(number) for number in (1, 2, 3, 4)] == [1, 2, 2, 2]
    assert not written(sheet, NOTHING, NOTHING).is_over
    assert written(sheet, NOTHING, NOTHING, "passed out", NOTHING).is_over


def test_it_is_over_after_four_deals() -> None:
    sheets = [chicago(*[NOTHING] * played) for played in range(5)]
    assert [sheet.is_over for sheet in sheets] == [False] * 4 + [True]
    assert [sheet.winner for sheet in sheets] == [None] * 4 + [NS]


def test_who_has_more_points_has_won_and_with_the_same_nobody() -> None:
    assert chicago("1C E 6", "1C S 6", "1C E 6", "1C S 5").winner is EW
    level = chicago("1C E 6", "1C N 6", "1C N 6", "1C E 6")
    assert (totals(level), level.is_over, level.winner) == ((150, 150), True, None)


@pytest.mark.parametrize(
    ("played", "declarer", "bonus"),
    [
        (0, "N", 300),
        (0, "E", 300),
        (1, "E", 500),
        (1, "S", 300),
        (2, "N", 500),
        (2, "W", 300),
        (3, "S", 500),
        (3, "W", 500),
    ],
)
def test_a_game_is_paid_at_once_by_the_vulnerability_of_its_deal(played: int, declarer: str, bonus: int) -> None:
    sheet = chicago(*[NOTHING] * played)
    result = result_of(played + 1, f"3NT {declarer} 9")
    side = Seat.parse(declarer).side
    assert sheet.lines_for(result) == (Line(side, 100, Part.TRICKS, result), Line(side, bonus, Part.GAME, result))
    assert sheet.enter(result).games == (side,)


def test_part_scores_of_both_partners_make_a_game_and_are_used_up_by_it() -> None:
    """An expert's first case: 60 in the first deal and 40 in the second are a game, paid by the second."""
    sheet = chicago("2H N 8", "2D S 8")
    assert (sheet.games, sheet.games_below, sheet.part_score(NS)) == ((NS,), ((100, 0),), 0)
    assert totals(sheet) == (60 + 40 + 300, 0)
    vulnerable = chicago("2H N 8", "2D S 8", dealer=Seat.EAST)
    assert totals(vulnerable) == (60 + 40 + 500, 0)


def test_a_part_score_is_lost_for_the_next_game_when_the_opponents_make_theirs() -> None:
    """The expert's second case: 60, then a game of the others, then 40, which make no game."""
    sheet = chicago("2H N 8", "3NT E 9", "2D S 8")
    assert (sheet.games, sheet.part_score(NS)) == ((EW,), 40)
    assert totals(sheet) == (60 + 40, 100 + 500)


@pytest.mark.parametrize(
    ("before", "last", "expected"),
    [
        ((NOTHING,) * 3, "2S S 8", [(60, Part.TRICKS), (100, Part.PART_SCORE)]),
        ((NOTHING,) * 3, "2S S 9", [(60, Part.TRICKS), (30, Part.OVERTRICKS), (100, Part.PART_SCORE)]),
        ((NOTHING, NOTHING, "1NT S 7"), "2S S 8", [(60, Part.TRICKS), (500, Part.GAME)]),
        ((NOTHING, NOTHING, "1NT W 7"), "2S S 8", [(60, Part.TRICKS), (100, Part.PART_SCORE)]),
        ((NOTHING, NOTHING, "1NT S 7"), "1S S 7", [(30, Part.TRICKS), (100, Part.PART_SCORE)]),
        ((NOTHING, NOTHING, "1NT S 7"), "2S S 7", [(100, Part.UNDERTRICKS)]),
    ],
)
def test_the_last_deal_pays_a_part_score_that_makes_no_game(
    before: tuple[str, ...], last: str, expected: list[tuple[int, Part]]
) -> None:
    """So too where the other side, or the same one, has a part-score that was never completed."""
    lines = chicago(*before).lines_for(result_of(4, last))
    assert [(line.points, line.part) for line in lines] == expected


def test_a_part_score_earns_nothing_more_in_the_other_deals() -> None:
    for played in range(3):
        assert [line.part for line in chicago(*[NOTHING] * played).lines_for(result_of(1, "2S S 8"))] == [Part.TRICKS]


def test_honours_are_scored_and_a_chicago_that_is_stopped_earns_nothing_more() -> None:
    sheet = chicago("2S S 8 W100", "4H E 10")
    assert totals(sheet) == (60, 100 + 120 + 500)
    stopped = sheet.stop()
    assert (stopped.lines, stopped.is_over, stopped.winner) == (sheet.lines, True, None)


def test_the_scale_decides_undertricks_and_the_redoubled_premium_but_no_bonus() -> None:
    new, old = (chicago("4SX S 6", "1SXX S 7", NOTHING, "2S S 8", scale=scale) for scale in Scale)
    assert totals(new) == (120 + 100 + 300 + 50 + 60 + 100, 800)
    assert totals(old) == (120 + 50 + 300 + 50 + 60 + 100, 700)


def test_the_set_of_a_beginners_book() -> None:
    """It counts 50 for every part-score, as tournaments do: 1570 to 770. Without the 50 of each side it is this."""
    sheet = chicago("2H S 8", "3NT E 9", "3S W 10", "6S S 13", dealer=Seat.SOUTH)
    assert totals(sheet) == (1570 - 50, 770 - 50)
    assert (sheet.is_over, sheet.winner, sheet.games) == (True, NS, (EW, NS))


def test_the_contracts_of_a_scoring_programs_example() -> None:
    """By hand: 420 to N-S; 300 for two down doubled; 400 to E-W, who are not vulnerable; 300 for three down."""
    sheet = chicago("4H N 10", "3CX S 7", "3NT E 9", "5D W 8")
    assert totals(sheet) == (420 + 300, 300 + 400)
    assert [sheet.total(side) for side in SIDES] == [720, 700]


def test_a_set_worked_out_by_hand() -> None:
    """East deals first, so N-S are vulnerable in the second deal and E-W in the third; the second was passed out once.

    1: 1NT by North with an overtrick, 40 and 30. 2: 2S by West doubled, not vulnerable, with an overtrick: 120 make a
    game, 100 for the overtrick, 50, and 300. 3: 3D by South, who is not vulnerable, two down: 100. 4: 3C by North, 60,
    is no game, for the 40 were lost: 100 more; four aces with East: nothing at clubs, but West has 100 in honours.
    """
    sheet = chicago("1NT N 8", "passed out", "2SX W 9", "3D S 7", "3C N 9 W100", dealer=Seat.EAST)
    assert totals(sheet) == (40 + 30 + 60 + 100, 120 + 100 + 50 + 300 + 100 + 100)
    assert sheet.winner is EW


def in_the_deal(played: int, dealer: Seat, vector: Vector, scale: Scale) -> dict[Part, int]:
    """What a vector's contract by South earns as the next deal, by part."""
    contract = contract_of(vector["level"], vector["strain"], vector["doubled"])
    sheet = chicago(*[NOTHING] * played, dealer=dealer, scale=scale)
    lines = sheet.lines_for(DealResult(played + 1, contract, vector["tricks"]))
    assert {line.side for line in lines} == {EW if vector["rubber"]["above_defenders"] else NS}
    return {line.part: line.points for line in lines}


DEALS = {
    False: ((0, Seat.NORTH), (0, Seat.EAST), (1, Seat.NORTH), (2, Seat.EAST)),
    True: ((1, Seat.EAST), (2, Seat.NORTH), (3, Seat.NORTH), (3, Seat.WEST)),
}
"""By whether N-S are vulnerable: how many deals went before, and who dealt the first."""


@pytest.mark.parametrize("scale", Scale)
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_every_worked_vector_in_every_deal_that_has_its_vulnerability(vector: Vector, scale: Scale) -> None:
    column = vector["rubber"] if scale is Scale.NEW else vector["rubber_pre1987"]
    for played, dealer in DEALS[vector["vulnerable"]]:
        parts = in_the_deal(played, dealer, vector, scale)
        bonus = parts.pop(Part.GAME, 0) + parts.pop(Part.PART_SCORE, 0)
        assert parts.pop(Part.TRICKS, 0) == column["below"]
        assert sum(parts.values()) == column["above_declarer"] + column["above_defenders"]
        part_score = 100 if played == 3 and column["below"] else 0
        game = 500 if vector["vulnerable"] else 300
        assert bonus == (game if column["below"] >= 100 else part_score)
