"""Single deals scored as at duplicate: dealer and vulnerability by the board (Law 2), each score by itself (Law 77)."""

from __future__ import annotations

import pytest

from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.sheet import DealResult, Line
from bridge_tui.model.seats import SEATS, Side
from bridge_tui.scoring.points import Part, Scale
from tests.match.sheets import result_of, written
from tests.scoring.test_points import VECTORS, Vector, contract_of

NS, EW = Side.NS, Side.EW

NOBODY, NORTH_SOUTH, EAST_WEST, BOTH = {1, 8, 11, 14}, {2, 5, 12, 15}, {3, 6, 9, 16}, {4, 7, 10, 13}
"""The boards by who is vulnerable, as Law 2 lists them."""


def at_board(number: int) -> DuplicateSheet:
    """The sheet when this board is to be played."""
    return written(DuplicateSheet(), *["passed out"] * (number - 1))


def vulnerable(boards: range, side: Side) -> set[int]:
    return {board for board in boards if at_board(board).vulnerability.includes(side)}


def test_law_2_vulnerability_by_the_number_of_the_board() -> None:
    boards = range(1, 17)
    assert vulnerable(boards, NS) == NORTH_SOUTH | BOTH
    assert vulnerable(boards, EW) == EAST_WEST | BOTH
    assert set(boards) - vulnerable(boards, NS) - vulnerable(boards, EW) == NOBODY


def test_law_2_the_boards_from_17_on_are_as_those_from_1() -> None:
    sheet = at_board(33)
    for board in range(1, 17):
        assert sheet.vulnerability_of(board) is sheet.vulnerability_of(board + 16) is sheet.vulnerability_of(board + 32)


def test_law_2_north_deals_board_1_and_the_deal_goes_round_also_after_a_passed_out_board() -> None:
    assert [at_board(board).dealer for board in range(1, 9)] == [*SEATS, *SEATS]
    assert written(DuplicateSheet(), "1C S 7").dealer is at_board(2).dealer


def test_law_77_a_score_by_its_parts() -> None:
    game = result_of(4, "4SX S 11")
    assert at_board(4).lines_for(game) == (
        Line(NS, 240, Part.TRICKS, game),
        Line(NS, 200, Part.OVERTRICKS, game),
        Line(NS, 50, Part.DOUBLED_MADE, game),
        Line(NS, 500, Part.GAME, game),
    )
    part_score, slam, beaten = result_of(1, "1NT W 7"), result_of(1, "6C N 12"), result_of(3, "3NT E 7")
    assert at_board(1).lines_for(part_score) == (
        Line(EW, 40, Part.TRICKS, part_score),
        Line(EW, 50, Part.PART_SCORE, part_score),
    )
    assert [(line.points, line.part) for line in at_board(1).lines_for(slam)] == [
        (120, Part.TRICKS),
        (500, Part.SLAM),
        (300, Part.GAME),
    ]
    assert at_board(3).lines_for(beaten) == (Line(NS, 200, Part.UNDERTRICKS, beaten),)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_law_77_every_worked_vector_on_every_board_that_has_its_vulnerability(vector: Vector) -> None:
    contract = contract_of(vector["level"], vector["strain"], vector["doubled"])  # by South
    for board in range(1, 17):
        if (board in NORTH_SOUTH | BOTH) is vector["vulnerable"]:
            sheet = at_board(board).enter(DealResult(board, contract, vector["tricks"]))
            assert sheet.total(NS) - sheet.total(EW) == vector["duplicate"]
            assert 0 in (sheet.total(NS), sheet.total(EW))


def test_nothing_is_carried_to_the_next_board() -> None:
    sheet = written(DuplicateSheet(), "2H S 8", "2D S 8")
    assert sheet.total(NS) == 60 + 50 + 40 + 50


def test_honours_and_the_scale_do_not_count() -> None:
    for scale in Scale:
        sheet = written(DuplicateSheet(scale=scale), "4SX S 6 N150", "1SXX S 7")
        assert (sheet.total(NS), sheet.total(EW)) == (120 + 100 + 500, 800)


def test_it_goes_on_until_it_is_stopped_and_nobody_wins() -> None:
    sheet = written(DuplicateSheet(), *["7NT S 13"] * 20)
    assert (sheet.is_over, sheet.winner, sheet.deals) == (False, None, 20)
    stopped = sheet.stop()
    assert (stopped.is_over, stopped.winner, stopped.lines) == (True, None, sheet.lines)
