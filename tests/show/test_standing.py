"""Where a game stands, told in sentences by its form."""

from __future__ import annotations

import pytest

from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.model.seats import Seat
from bridge_tui.scoring.points import Scale
from bridge_tui.show.standing import after, deal_title, ended, game_bonus, next_game, part_scores, standing
from tests.match.sheets import written
from tests.show.games import SHEET, WHEEL, boards, sheet_of

NOTHING = "1C E 6"


def test_the_standing_of_a_rubber_says_what_the_next_game_earns() -> None:
    assert (
        next_game(RubberSheet())
        == "Nobody is vulnerable. Two games win the rubber: 700, or 500 if the other side has one."
    )
    ours = sheet_of(("4S S", 10), ("1C E", 7))
    assert next_game(ours) == "N-S are vulnerable. A second game for them ends the rubber and earns 700."
    assert part_scores(ours) == "Part-scores towards the next game: N-S 0, E-W 20."
    assert next_game(SHEET) == "Both sides are vulnerable. The next game ends the rubber and earns 500."
    assert standing(ours) == (next_game(ours), part_scores(ours), "Deal 3: dealer East.")


@pytest.mark.parametrize(
    ("played", "words"),
    [
        (0, "Nobody is vulnerable. A game earns 300."),
        (1, "E-W are vulnerable. A game earns 500 for them and 300 for N-S."),
        (2, "N-S are vulnerable. A game earns 500 for them and 300 for E-W."),
        (3, "Both sides are vulnerable. A game earns 500, a part-score that makes none 100."),
    ],
)
def test_the_standing_of_a_chicago_says_what_the_next_deal_pays(played: int, words: str) -> None:
    sheet = written(ChicagoSheet(), *[NOTHING] * played)
    deal = f"Deal {played + 1} of 4: dealer {('North', 'East', 'South', 'West')[played]}."
    assert game_bonus(sheet) == words
    assert standing(sheet) == (words, "Part-scores towards the next game: N-S 0, E-W 0.", deal)


def test_the_standing_of_boards_is_the_next_board() -> None:
    assert standing(DuplicateSheet()) == ("Board 1: dealer North, vulnerable: nobody.",)
    assert standing(boards("1C S 7", "passed out")) == ("Board 3: dealer South, vulnerable: E-W.",)


@pytest.mark.parametrize(
    ("sheet", "title"),
    [
        (written(RubberSheet(), NOTHING, "passed out", NOTHING), "Deal 3"),
        (written(ChicagoSheet(), NOTHING, "passed out", NOTHING), "Deal 2 of 4"),
        (written(DuplicateSheet(), NOTHING, "passed out", NOTHING), "Board 3"),
    ],
)
def test_a_deal_is_named_by_the_form(sheet: AnySheet, title: str) -> None:
    assert deal_title(sheet, 3) == title


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (written(RubberSheet(), "2S S 8"), "Part-scores towards the next game: N-S 60, E-W 0."),
        (
            written(RubberSheet(), "3S S 9", "1C N 7"),
            "N-S have won a game. Part-scores towards the next game: N-S 0, E-W 0.",
        ),
        (written(RubberSheet(), "passed out"), "Part-scores towards the next game: N-S 0, E-W 0."),
        (
            written(ChicagoSheet(), "3NT W 9"),
            "E-W have won a game. Part-scores towards the next game: N-S 0, E-W 0.",
        ),
        (
            written(ChicagoSheet(Seat.WEST), "2S W 8", "passed out"),
            "Part-scores towards the next game: N-S 0, E-W 60. North deals again.",
        ),
        (written(WHEEL, "3NT W 9"), "Chicago is over: E-W have won."),
        (boards("4S S 10"), "After 1 board: N-S 420, E-W 0."),
        (boards("4S S 10", "3NT E 7"), "After 2 boards: N-S 520, E-W 0."),
    ],
)
def test_what_the_sheet_says_after_a_deal(sheet: AnySheet, words: str) -> None:
    assert after(sheet, sheet.results[-1]) == words


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (sheet_of(("4S S", 10), ("4S S", 10)), "N-S have won the rubber in two games, which earns 700."),
        (
            sheet_of(("4S S", 10), ("4S E", 10), ("4S E", 10)),
            "E-W have won the rubber, two games to one, which earns 500.",
        ),
        (RubberSheet(scale=Scale.OLD).stop(), "The rubber was ended unfinished."),
        (written(WHEEL, "6SX N 12"), "Chicago is over: N-S have won."),
        (written(ChicagoSheet(), NOTHING, "1C N 6", "1C N 6", NOTHING), "Chicago is over, and nobody has won."),
        (WHEEL.stop(), "The Chicago was ended unfinished."),
        (boards("4S S 10").stop(), "It was ended after 1 board."),
        (boards("4S S 10", "passed out").stop(), "It was ended after 2 boards."),
        (DuplicateSheet().stop(), "It was ended after 0 boards."),
    ],
)
def test_the_end_is_named_by_the_form(sheet: AnySheet, words: str) -> None:
    assert ended(sheet) == words
    assert standing(sheet) == (words,)
