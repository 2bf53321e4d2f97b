"""The rubber sheet by the laws of rubber scoring: part-scores, games, vulnerability, premiums, honours."""

from __future__ import annotations

import pytest

from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import Line
from bridge_tui.model.seats import Seat, Side, Vulnerability
from bridge_tui.scoring.points import Part, Scale
from tests.match.sheets import entered, premium_of, result_of

NS, EW = Side.NS, Side.EW


def part_scores(sheet: RubberSheet) -> tuple[int, int]:
    return sheet.part_score(NS), sheet.part_score(EW)


def totals(sheet: RubberSheet) -> tuple[int, int]:
    return sheet.total(NS), sheet.total(EW)


def test_part_scores_of_both_partners_add_up_to_a_game() -> None:
    sheet = entered("2H S 8", "2D E 8")
    assert (part_scores(sheet), sheet.games) == ((60, 40), ())
    assert entered("2H S 8", "2D E 8", "1NT N 7").games == (NS,)


def test_after_a_game_neither_sides_part_score_counts_but_all_points_stay() -> None:
    sheet = entered("2H S 8", "2D E 8", "1NT N 7")
    assert (part_scores(sheet), totals(sheet), sheet.games_below) == ((0, 0), (100, 40), ((100, 40),))
    assert entered("2H S 8", "2D E 8", "1NT N 7", "2S E 8").games == (NS,)


def test_one_hundred_below_makes_a_game_and_ninety_does_not() -> None:
    assert entered("3S S 9").games == ()
    assert entered("5C S 11").games == entered("3NT S 9").games == (NS,)


def test_overtricks_do_not_help_towards_a_game() -> None:
    sheet = entered("2S S 13")
    assert (part_scores(sheet), sheet.above(NS), sheet.games) == ((60, 0), 150, ())


def test_a_side_is_vulnerable_once_it_has_a_game() -> None:
    games = ("4S S 10", "3NT E 9")
    assert [entered(*games[:n]).vulnerability for n in range(3)] == [
        Vulnerability.NONE,
        Vulnerability.NS,
        Vulnerability.ALL,
    ]
    assert entered("3NT E 9").vulnerability is Vulnerability.EW
    assert totals(entered("4S S 10", "1H N 6", "1H E 6")) == (120 + 50, 100)


@pytest.mark.parametrize(
    ("games", "premium"), [(("4S S 10", "4S N 10"), 700), (("4S S 10", "3NT E 9", "4S N 10"), 500)]
)
def test_the_rubber_earns_700_in_two_games_and_500_in_three(games: tuple[str, ...], premium: int) -> None:
    sheet = entered(*games)
    assert (sheet.winner, sheet.is_over, premium_of(sheet, NS), premium_of(sheet, EW)) == (NS, True, premium, 0)
    assert sheet.total(NS) == 240 + premium
    assert sheet.above(NS) == 0
    assert sheet.lines[-1] == Line(NS, premium, Part.RUBBER, game=len(games) - 1)


@pytest.mark.parametrize(
    ("results", "new", "old"),
    [
        ((), (0, 0), (0, 0)),
        (("passed out",), (0, 0), (0, 0)),
        (("4S S 10",), (300, 0), (300, 0)),  # the only game
        (("2S W 8",), (0, 100), (0, 50)),  # the only part-score
        (("4S S 10", "2S S 8"), (400, 0), (350, 0)),  # both
        (("4S S 10", "2S W 8"), (300, 100), (300, 50)),  # one each
        (("4S S 10", "3NT E 9"), (0, 0), (0, 0)),  # a game each
        (("4S S 10", "3NT E 9", "1C W 7"), (0, 100), (0, 50)),
        (("2S S 8", "2S W 8"), (0, 0), (0, 0)),  # a part-score each
        (("2S S 8", "3NT W 9"), (0, 300), (0, 300)),  # the part-score was cut by the game
    ],
)
def test_a_stopped_rubber_pays_the_only_game_and_the_only_part_score(
    results: tuple[str, ...], new: tuple[int, int], old: tuple[int, int]
) -> None:
    for scale, expected in ((Scale.NEW, new), (Scale.OLD, old)):
        sheet = entered(*results, scale=scale).stop()
        assert (premium_of(sheet, NS), premium_of(sheet, EW)) == expected
        assert (sheet.stopped, sheet.is_over, sheet.winner) == (True, True, None)


def test_the_scale_decides_undertricks_and_the_redoubled_premium() -> None:
    assert [entered("4SX S 6", scale=scale).above(EW) for scale in Scale] == [800, 700]
    assert [entered("1SXX S 7", scale=scale).above(NS) for scale in Scale] == [100, 50]


def test_honours_go_above_the_line_to_their_holder_whatever_the_result() -> None:
    sheet = entered("4S S 9 W100", "2H E 8 E150")
    assert (sheet.above(NS), sheet.above(EW), part_scores(sheet)) == (0, 50 + 100 + 150, (0, 60))
    assert [(line.seat, line.points) for line in sheet.lines if line.part is Part.HONOURS] == [
        (Seat.WEST, 100),
        (Seat.EAST, 150),
    ]


def test_a_passed_out_deal_is_counted_and_scores_nothing() -> None:
    sheet = entered("2S S 8", "passed out")
    assert (sheet.deals, sheet.lines) == (2, entered("2S S 8").lines)


def test_every_line_knows_its_deal_its_game_and_where_it_stands() -> None:
    sheet = entered("4S S 11", "3NT E 8")
    made, beaten = result_of(1, "4S S 11"), result_of(2, "3NT E 8")
    assert sheet.lines == (
        Line(NS, 120, Part.TRICKS, made, 0),
        Line(NS, 30, Part.OVERTRICKS, made, 0),
        Line(NS, 50, Part.UNDERTRICKS, beaten, 1),
    )
    assert [line.below for line in sheet.lines] == [True, False, False]
