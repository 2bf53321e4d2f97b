"""Taking back at a real terminal: over the end of a deal and its score, refused, in the auction, after a kill."""

from __future__ import annotations

from pathlib import Path

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import AnswerTakeBack
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat, Side
from tests.terminal.consent import answer, ask_take_back
from tests.terminal.player import AUCTION, ESCAPE, Players, game, saved, started, table_of
from tests.terminal.ptykit import Terminal
from tests.terminal.screens import sheet_on
from tests.terminal.test_whole_deal import check_the_result, check_the_sheet
from tests.terminal.watched import watched

SEED = 133
LAST_CHOICE = len(AUCTION) + 46
"""Calls and cards after which declarer has his last choice in the deal of that seed; it decides the contract."""

JACK, ACE = PlayCard(Seat.SOUTH, Card.parse("SJ")), PlayCard(Seat.SOUTH, Card.parse("SA"))
"""With the one he is down, with the other he makes it."""

DOWN, MADE = "8 tricks: down 1", "9 tricks: made"


def play_out(players: Players) -> None:
    """All cards that are left, and the result."""
    while players.actors:
        players.act()


def sheet_of(players: Players) -> dict[tuple[Side, bool], list[int]]:
    """The figures on the page of the sheet, which is opened for it and left again."""
    players.terminal.send("g")
    players.terminal.wait_for("total so far")
    figures = sheet_on(players.terminal.text())
    players.terminal.send(ESCAPE)
    players.see()
    return figures


def test_a_take_back_over_the_end_of_a_deal_takes_its_score_off_the_sheet(tmp_path: Path) -> None:
    with watched(tmp_path, started(seed=SEED), LAST_CHOICE) as players:
        players.act(JACK)
        play_out(players)
        assert DOWN in players.terminal.text()
        assert any(sheet_of(players).values())

        ask_take_back(players, Seat.SOUTH)
        assert "South asks to take back ♠J." in players.terminal.text()
        answer(players, AnswerTakeBack(Seat.EAST, True))
        assert players.covered
        answer(players, AnswerTakeBack(Seat.WEST, True))
        assert "South has taken back ♠J." in players.terminal.text()
        assert not any(sheet_of(players).values())

        players.act(ACE)
        play_out(players)
        assert MADE in players.terminal.text()
        assert saved(tmp_path) == players.actions
        check_the_result(players)
        check_the_sheet(players)
        without = Match.fold([*players.actions[:2], *(done.action for done in players.match.acts)])
        assert players.match.sheet == without.sheet


def test_a_take_back_that_is_refused_leaves_the_result_and_the_score(tmp_path: Path) -> None:
    with watched(tmp_path, started(seed=SEED), LAST_CHOICE + 5) as players:
        players.act()
        score = sheet_of(players)
        ask_take_back(players, Seat.SOUTH)
        answer(players, AnswerTakeBack(Seat.WEST, True))
        answer(players, AnswerTakeBack(Seat.EAST, False))
        players.terminal.wait_for("East does not agree: nothing is taken back.")
        assert DOWN in players.terminal.text()
        assert sheet_of(players) == score
        assert saved(tmp_path) == players.actions


def test_killed_between_two_answers_the_second_is_asked_again_and_the_score_goes_then(tmp_path: Path) -> None:
    with watched(tmp_path, started(seed=SEED), LAST_CHOICE + 5) as before:
        before.act()
        ask_take_back(before, Seat.SOUTH)
        answer(before, AnswerTakeBack(Seat.EAST, True))
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with Terminal(game(tmp_path)) as terminal:
        players = Players(terminal, before.actions)
        players.go_on()
        terminal.wait_for("South asks to take back ♠J.")
        answer(players, AnswerTakeBack(Seat.WEST, True))
        assert not any(sheet_of(players).values())
        players.act(ACE)
        assert saved(tmp_path) == players.actions


def test_a_call_is_taken_back_with_those_after_it(tmp_path: Path) -> None:
    with watched(tmp_path, started(), 4) as players:
        caller = table_of(players.match).auction.calls[1][0]
        ask_take_back(players, caller)
        for opponent in (caller.right, caller.left):
            answer(players, AnswerTakeBack(opponent, True))
        assert players.actor is caller
        assert len(table_of(players.match).auction.calls) == 1
        assert players.match.phase is Phase.PLAYING
        players.act(MakeCall(caller, Call.parse("2C")))
        players.act(MakeCall(caller.left, Call.parse("P")))
        assert saved(tmp_path) == players.actions
