"""An evening's account: each rubber's difference in points and in hundreds, by player."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridge_tui.match.actions import EnterResult, Form, StartMatch
from bridge_tui.match.entries import Entry
from bridge_tui.match.match import Match
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.session.evening import Account, difference, evening_of, settled
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, next_rubber

PLAYERS = ("Ann", "Bob", "Cid", "Dot")
START = StartMatch(PLAYERS, kept=True, stake=50)
"""Half a unit for a hundred points."""


def rubber(*results: str, start: StartMatch = START) -> Match:
    return Match.fold([start, *(EnterResult(Entry.parse(text)) for text in results)])


@pytest.mark.parametrize(
    ("results", "points", "hundreds"),
    [
        (["4S S =", "4S S ="], 940, 9),
        (["3NT S =", "4S S ="], 920, 9),
        (["4S S +1", "4S S ="], 970, 10),
        (["P awarded NS 50"], 50, 1),
        (["P awarded NS 40"], 40, 0),
        (["P awarded EW 150"], -150, -2),
        (["P awarded EW 140"], -140, -1),
        (["P"], 0, 0),
    ],
)
def test_the_difference_counts_in_hundreds_and_fifty_make_one(results: list[str], points: int, hundreds: int) -> None:
    assert difference(rubber(*results)) == (points, hundreds)


def test_boards_are_not_counted_in_hundreds() -> None:
    boards = rubber("4S S =", start=StartMatch(PLAYERS, form=Form.DUPLICATE, kept=True, stake=50))
    assert difference(boards) == (420, 0)
    assert [account.money for account in settled([boards])] == [0] * 4


def test_an_evening_is_settled_for_each_player_whoever_were_partners() -> None:
    first = rubber("4S S =", "4S S =")  # Ann and Cid win 940
    turned = StartMatch(("Ann", "Dot", "Bob", "Cid"), kept=True, stake=100)
    second = rubber("4H E =", "4H E +1", start=turned)  # Dot and Cid win 970 at twice the stake
    assert settled([first, second]) == (
        Account("Ann", 940 - 970, 9 - 10, 450 - 1000),
        Account("Bob", -940 - 970, -9 - 10, -450 - 1000),
        Account("Cid", 940 + 970, 9 + 10, 450 + 1000),
        Account("Dot", -940 + 970, -9 + 10, -450 + 1000),
    )


def test_who_plays_for_both_sides_wins_what_he_loses() -> None:
    alone = rubber("4S S =", start=StartMatch(("Ann", "Ann", "Ann", "Ann"), kept=True))
    assert settled([alone]) == (Account("Ann", 0, 0, 0),)
    assert settled([]) == ()


def test_an_evening_is_the_rubbers_that_followed_one_another(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    first = Session.begin(store, START)
    other = Session.begin(store, START)
    second = Session.begin(store, next_rubber(first.match.start, first.game))
    third = Session.begin(store, next_rubber(second.match.start, second.game, Partners.ROTATED))
    for session, text in ((first, "4S S ="), (second, "1NT E ="), (third, "2C N =")):
        session.act(EnterResult(Entry.parse(text)))
    for session in (first, second, third):
        evening = evening_of(store, session.game)
        assert [match.start.rubber for match in evening] == [1, 2, 3]
        assert [difference(match)[0] for match in evening] == [120, -40, 40]
    assert [match.start.rubber for match in evening_of(store, other.game)] == [1]
    store.close()


def test_an_evening_whose_number_no_file_can_hold_is_damage(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    game = Session.begin(store, replace(START, evening=10**30)).game
    with pytest.raises(StoreError) as raised:
        evening_of(store, game)
    assert raised.value.problem is StoreProblem.DAMAGED_FILE
    store.close()
