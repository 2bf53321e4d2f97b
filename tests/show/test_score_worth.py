"""What an entry would come to: said before it counts, and then found on the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.score_typed import preview, read_score
from bridge_tui.show.score_worth import worth
from tests.show.kept import BOARDS, CHICAGO, RUBBER, seen


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        ([], "2h w =", "Deal 1: 2♥ by West (Dot), 8 tricks: E-W 60 below."),
        ([], "2h w +1", "Deal 1: 2♥ by West (Dot), 9 tricks: E-W 60 below, 30 above."),
        ([], "2h w -1", "Deal 1: 2♥ by West (Dot), 7 tricks: N-S 50 above."),
        ([], "4sx s +1 honours n 100",
         "Deal 1: 4♠X by South (Cid), 11 tricks: N-S 240 below, 250 above; wins the game."),
        ([], "4s s = honours e 100",
         "Deal 1: 4♠ by South (Cid), 10 tricks: N-S 120 below; E-W 100 above; wins the game."),
        (["2s s ="], "1s s =", "Deal 2: 1♠ by South (Cid), 7 tricks: N-S 30 below."),
        (["2s s ="], "2h n =", "Deal 2: 2♥ by North (Ann), 8 tricks: N-S 60 below; wins the game."),
        ([], "pass", "Deal 1: passed out."),
        ([], "pass award we 100", "Deal 1: passed out; N-S 100 above."),
        (["4s s ="], "3nt n =", "Deal 2: 3NT by North (Ann), 9 tricks: N-S 100 below. "
         "N-S have won the rubber in two games, which earns 700."),
    ],
)  # fmt: skip
def test_what_a_result_is_worth(before: list[str], line: str, told: str) -> None:
    assert preview(line, seen(*before), SIGNS) == told


@pytest.mark.parametrize(
    ("line", "tricks"),
    [
        ("4s s -1 revoke ew 2", "9 at the table, 2 transferred (Law 64): 11 tricks: N-S 120 below, 30 above"),
        ("4s s = revoke ns 1", "10 at the table, 1 transferred (Law 64): 9 tricks: E-W 50 above"),
        ("4s s = revoke ew 2 revoke ns 1", "10 at the table, 2 - 1 transferred (Law 64): 11 tricks: N-S 120 below"),
    ],
)
def test_law_64_tricks_that_are_transferred_are_told(line: str, tricks: str) -> None:
    start = replace(RUBBER, code=Code.DUPLICATE_2017)
    assert f"4♠ by South (Cid), {tricks}" in preview(line, seen(start=start), SIGNS)


def test_at_duplicate_a_board_has_one_score_for_a_side() -> None:
    assert preview("4s s =", seen(start=BOARDS), LETTERS) == "Board 1: 4S by South (Cid), 10 tricks: N-S 420."


def test_at_chicago_the_deal_has_its_number_and_its_place() -> None:
    passed = seen("pass", "1c n =", start=CHICAGO)
    told = "Deal 3 (2 of 4): 1♠ by East (Bob), 7 tricks: E-W 30 below."
    assert preview("1s e =", passed, SIGNS) == told
    last = seen("1c n =", "1c e -1", "1c s -1", start=CHICAGO)
    assert preview("1nt w =", last, SIGNS) == (
        "Deal 4 of 4: 1NT by West (Dot), 7 tricks: E-W 40 below, 100 above. Chicago is over: E-W have won."
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1: 4h n +1; misheard", "Deal 1: 4♥ by North (Ann), 11 tricks: N-S 120 below, 30 above; wins the game. "
         "Totals: N-S 150, E-W 60."),
        ("2: strike", "Deal 2 is struck out. Totals: N-S 60, E-W 0."),
        ("strike 2", "Deal 2 is struck out. Totals: N-S 60, E-W 0."),
        ("3: pass", "There is no deal 3: the sheet has 2."),
        ("0: pass", "There is no deal 0: the sheet has 2."),
    ],
)  # fmt: skip
def test_of_a_correction_the_totals_are_told(line: str, told: str) -> None:
    assert preview(line, seen("2s s =", "2h w ="), SIGNS) == told


def test_once_it_is_over_only_corrections_can_be_entered() -> None:
    over = seen("4s s =", "4s s =")
    assert preview("4s s =", over, SIGNS) == "It is over already."
    assert preview("2: 1s s =", over, SIGNS).startswith("Deal 2: 1♠ by South")
    with pytest.raises(Refused) as no:
        worth(read_score("pass"), over, SIGNS)
    assert no.value.reason is Reason.RUBBER_OVER


def test_where_honours_are_not_scored_they_are_refused() -> None:
    assert preview("4s s = honours n 100", seen(start=BOARDS), SIGNS) == "Honours are not scored here."


def test_a_game_is_won_by_the_deal_that_fills_it_whatever_stands_after_it() -> None:
    later = seen("2s s =", "2s s =", "1c e =")
    assert "wins the game" in preview("2: 3s s =", later, SIGNS)
    assert "wins the game" not in preview("1: 2h s =", later, SIGNS)
    assert "wins the game" in preview("1: 4h s =", later, SIGNS)
