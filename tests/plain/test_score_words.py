"""What is said between the entries: who plays what, by what it is scored, where it stands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import EnterResult, Form, StartMatch
from bridge_tui.match.entries import Entry
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Seat
from bridge_tui.plain.conversation import WIDTH
from bridge_tui.plain.score_words import begun, state, terms, whole_sheet
from bridge_tui.scoring.points import Scale
from bridge_tui.show.deck import LETTERS, SIGNS

START = StartMatch(("Ann", "Bob", "Cid", "Dot"), kept=True, dealer=Seat.WEST)


def match(*results: str, start: StartMatch = START) -> Match:
    return Match.fold([start, *(EnterResult(Entry.parse(text)) for text in results)])


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (START, "Game 3, Rubber 1: Ann and Cid against Bob and Dot."),
        (replace(START, form=Form.CHICAGO, rubber=2), "Game 3, Chicago 2: Ann and Cid against Bob and Dot."),
        (replace(START, players=("Ann", "Bob", "Ann", "West")), "Game 3, Rubber 1: Ann against Bob and West."),
        (replace(START, players=("A" * 99, "Bob", "Cid", "\x1b[2J")), None),
    ],
)
def test_whose_sheet_it_is(start: StartMatch, said: str | None) -> None:
    words = begun(match(start=start), 3, LETTERS)
    assert said is None or words == said
    assert len(words) <= WIDTH
    assert words.isprintable()


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (START, "New scale, honours are scored, laws: classic."),
        (
            replace(START, scale=Scale.OLD, honours=False, code=Code.RUBBER_1993, stake=5),
            "Old scale, no honours, laws: rubber 1993, 0.05 for a hundred points.",
        ),
        (replace(START, form=Form.DUPLICATE, code=Code.DUPLICATE_2017), "Laws: duplicate 2017."),
        (replace(START, stake=999_999), "New scale, honours are scored, laws: classic, 9999.99 for a hundred points."),
    ],
)
def test_by_what_it_is_scored(start: StartMatch, said: str) -> None:
    assert terms(start) == said


@pytest.mark.parametrize(
    ("start", "results", "said"),
    [
        (START, [], "N-S 0; E-W 0. Deal 1: dealer West (Dot), vulnerable: nobody."),
        (
            START,
            ["4S S =", "2H E +1"],
            "N-S 120, 1 game; E-W 90, part-score 60. Deal 3: dealer East (Bob), vulnerable: N-S.",
        ),
        (
            START,
            ["4S S =", "4S E =", "P", "1C N ="],
            "N-S 140, 1 game, part-score 20; E-W 120, 1 game. Deal 5: dealer West (Dot), vulnerable: both.",
        ),
        (
            replace(START, form=Form.CHICAGO),
            ["P", "4S S ="],
            "N-S 420, 1 game; E-W 0. Deal 3 (2 of 4): dealer North (Ann), vulnerable: N-S.",
        ),
        (
            replace(START, form=Form.DUPLICATE),
            ["4S S -1", "1NT E ="],
            "N-S 0; E-W 140. Board 3: dealer South (Cid), vulnerable: E-W.",
        ),
    ],
)
def test_where_it_stands(start: StartMatch, results: list[str], said: str) -> None:
    assert state(match(*results, start=start), SIGNS) == said


def test_the_sheet_is_that_of_the_screen() -> None:
    rows = whole_sheet(match("4S S =", "4S S +1"), LETTERS)
    assert rows[0] == " Rubber 1 . new scale"
    assert rows[-1] == " N-S have won the rubber in two games, which earns 700."
    assert "     120   4S South             deal 1 |" in rows
    assert max(map(len, rows)) <= WIDTH
