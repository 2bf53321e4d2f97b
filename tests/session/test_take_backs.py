"""Taking back in a saved game: what is on disk leads to the same match, whenever the program was left."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack
from bridge_tui.match.events import TakenBack
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from tests.session.evening import START, play

DECLARER = START.first_dealer
"""He opens one club, and everybody passes."""

ONE_DEAL = 4 + 52


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def take_back(session: Session) -> None:
    """Declarer asks, and both defenders agree."""
    session.act(AskTakeBack(DECLARER))
    while session.match.take_back is not None:
        session.act(AnswerTakeBack(session.actors[0], True))


def resumed(store: Store, session: Session) -> Match:
    return Session.resume(store, session.game).match


@pytest.mark.parametrize("played", [2, 4 + 7, ONE_DEAL, ONE_DEAL + 30])
def test_a_game_resumed_after_a_take_back_is_the_game_that_went_on(store: Store, played: int) -> None:
    session = Session.begin(store, START)
    play(session, played)
    take_back(session)
    assert resumed(store, session) == session.match
    other = Session.resume(store, session.game)
    play(other, ONE_DEAL)
    assert resumed(store, session) == other.match
    assert Match.fold(store.actions(session.game)) == other.match


def test_what_was_taken_back_stays_on_disk_with_what_was_done_instead(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, 11)
    before = store.actions(session.game)
    take_back(session)
    play(session, 2)
    actions = store.actions(session.game)
    assert actions[: len(before)] == before
    assert actions[len(before)] == AskTakeBack(DECLARER)
    assert len(actions) == len(before) + 1 + 2 + 2
    assert any(isinstance(event, TakenBack) for event in session.match.record)


@pytest.mark.parametrize("agrees", [True, False])
def test_a_game_left_while_the_question_is_open_asks_it_again(store: Store, tmp_path: Path, agrees: bool) -> None:
    session = Session.begin(store, START)
    play(session, 11)
    session.act(AskTakeBack(DECLARER))
    session.act(AnswerTakeBack(DECLARER.left, True))
    other_store = Store.open(tmp_path)
    other = Session.resume(other_store, session.game)
    assert other.match == session.match
    assert other.actors == (DECLARER.right,)
    other.act(AnswerTakeBack(DECLARER.right, agrees))
    assert other.match.take_back is None
    assert (len(other.match.acts) < 11) is agrees
    other_store.close()


PROGRAM = """
import sys
from pathlib import Path
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from tests.session.evening import START, play

session = Session.begin(Store.open(Path(sys.argv[1])), START)
play(session, 11)
session.act(AskTakeBack(START.first_dealer))
print("asked", flush=True)
sys.stdin.read()
"""


def test_a_program_killed_while_the_question_is_open_comes_back_to_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "asked\n"
        program.kill()
    store = Store.open(tmp_path)
    (saved,) = store.unfinished()
    session = Session.resume(store, saved.id)
    assert session.actors == (DECLARER.left, DECLARER.right)
    assert len(session.match.acts) == 11
    *_, told = [session.act(AnswerTakeBack(seat, True)) for seat in session.actors]
    assert isinstance(told[-1], TakenBack)
    store.close()


def test_a_rubber_that_is_no_longer_over_is_unfinished_again_until_it_is_won_once_more(store: Store) -> None:
    session = Session.begin(store, START)
    play_to_the_end(session)
    over = session.match
    assert (store.unfinished(), len(store.finished())) == ((), 1)
    session.act(AskTakeBack(last_declarer(over)))
    assert (store.unfinished(), len(store.finished())) == ((), 1)
    while session.match.take_back is not None:
        session.act(AnswerTakeBack(session.actors[0], True))
    assert session.match.sheet.winner is None
    assert (len(store.unfinished()), store.finished()) == (1, ())
    assert resumed(store, session) == session.match
    play_to_the_end(session)
    assert session.match.sheet == over.sheet
    assert (store.unfinished(), len(store.finished())) == ((), 1)


def play_to_the_end(session: Session) -> None:
    """Deal after deal until the rubber is won."""
    while session.match.phase is not Phase.RUBBER_OVER:
        play(session, 1)


def last_declarer(match: Match) -> Seat:
    """Who has played the deal on the table."""
    assert match.table is not None
    assert match.table.contract is not None
    return match.table.contract.declarer


def test_a_deal_that_was_over_and_goes_on_is_not_dealt_again(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, ONE_DEAL)
    take_back(session)
    assert store.unfinished()[0].deals == 1
    assert resumed(store, session).number == 1
