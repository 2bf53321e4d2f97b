"""The session: nothing is shown that is not on disk, and what is on disk comes back as it was."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bridge_tui.engine.actions import LookLastTrick, MakeCall
from bridge_tui.engine.events import CallMade
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.view import ALL, PUBLIC
from bridge_tui.match.actions import Action, DealCards, NextDeal, StartMatch, StopRubber
from bridge_tui.match.events import CardsDealt, MatchEvent, RubberEnded
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import DOUBLE, PASS
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import FILE, Store
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import shuffled_deal
from tests.session.evening import SEED, START, next_action, play

DEALER = START.first_dealer
ONE_DEAL = 4 + 52
"""Actions of a deal in which the opening bid is passed out and thirteen tricks are played."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def dealt_and_played(actions: int) -> Match:
    """What so many actions after the first deal lead to, without session or store."""
    match = Match.fold([START, DealCards(shuffled_deal(SEED, 1, 1), DEALER)])
    for _ in range(actions):
        match = match.apply(next_action(match)).match
    return match


def test_a_game_begins_with_the_first_deal_dealt(store: Store) -> None:
    session = Session.begin(store, START)
    assert session.match == dealt_and_played(0)
    assert store.actions(session.game) == [START, DealCards(shuffled_deal(SEED, 1, 1), DEALER)]


def test_an_action_gives_its_events_and_is_saved(store: Store) -> None:
    session = Session.begin(store, START)
    call = MakeCall(DEALER, PASS)
    assert session.act(call) == (CallMade(DEALER, PASS),)
    assert store.actions(session.game)[2:] == [call]


def test_the_next_deal_clears_the_table_and_deals(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, ONE_DEAL)
    assert session.next_deal() == (CardsDealt(2, DEALER.left),)
    assert store.actions(session.game)[-2:] == [NextDeal(), DealCards(shuffled_deal(SEED, 1, 2), DEALER.left)]


def test_folding_the_saved_actions_gives_the_match(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, 2 * ONE_DEAL + 20)
    assert Match.fold(store.actions(session.game)) == session.match
    assert Session.resume(store, session.game).match == session.match


def test_a_seeded_game_repeats_exactly(tmp_path: Path) -> None:
    games = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        store = Store.open(folder)
        session = Session.begin(store, START)
        play(session, 2 * ONE_DEAL + 10)
        games.append(store.actions(session.game))
        store.close()
    assert games[0] == games[1]


def test_a_resumed_game_goes_on_as_it_would_have_gone(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, 30)
    resumed = Session.resume(store, session.game)
    play(resumed, ONE_DEAL)
    assert resumed.match.number == 2
    other = Store.open(store.path.parent / "other")
    unbroken = Session.begin(other, START)
    play(unbroken, 30 + ONE_DEAL)
    assert resumed.match == unbroken.match
    other.close()


def test_a_game_left_before_the_deal_is_dealt_when_it_is_resumed(store: Store) -> None:
    game = store.begin(START)
    assert Session.resume(store, game).match == dealt_and_played(0)


def test_a_game_left_between_two_deals_is_dealt_when_it_is_resumed(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, ONE_DEAL)
    session.act(NextDeal())
    resumed = Session.resume(store, session.game)
    assert resumed.match.table is not None
    assert resumed.match.table.setup.deal == shuffled_deal(SEED, 1, 2)


SEEN = 4 + 4 * 5 + 2
"""Actions after the deal: the auction, five tricks, two cards of the sixth."""


@pytest.mark.parametrize("unseen", [0, 1])
def test_a_killed_program_resumes_at_the_same_card(tmp_path: Path, unseen: int) -> None:
    command = [sys.executable, "-m", "tests.session.evening", str(tmp_path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("\n" * SEEN)
        program.stdin.flush()
        assert [program.stdout.readline() for _ in range(SEEN)] == ["done\n"] * SEEN
        program.stdin.write("\n" * unseen)
        program.stdin.flush()
        program.kill()
    store = Store.open(tmp_path)
    (saved,) = store.unfinished()
    # An action that was under way is there or not, whatever was shown is there.
    assert Session.resume(store, saved.id).match in [dealt_and_played(SEEN + more) for more in range(unseen + 1)]
    store.close()


def test_a_refused_action_changes_and_saves_nothing(store: Store) -> None:
    session = Session.begin(store, START)
    before = session.match, store.actions(session.game)
    with pytest.raises(Refused) as caught:
        session.act(MakeCall(DEALER, DOUBLE))
    assert caught.value.reason is Reason.INADMISSIBLE_DOUBLE
    assert (session.match, store.actions(session.game)) == before


def test_what_cannot_be_saved_is_not_done_and_can_be_done_later(tmp_path: Path) -> None:
    store = Store.open(tmp_path, patience=0.01)
    session = Session.begin(store, START)
    told: list[MatchEvent] = []
    session.listen(told.extend)
    before = session.match
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as caught:
        session.act(MakeCall(DEALER, PASS))
    assert caught.value.problem is StoreProblem.LOCKED
    assert session.match is before
    assert told == []
    other.close()
    session.act(MakeCall(DEALER, PASS))
    assert told == [CallMade(DEALER, PASS)]
    store.close()


def test_a_deal_that_could_not_be_saved_can_be_dealt_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.begin(store, START)
    play(session, ONE_DEAL)
    save = store.append

    def save_no_deal(game: int, n: int, action: Action, *, finished: bool | None) -> None:
        if isinstance(action, DealCards):
            raise StoreError(StoreProblem.DISK_FULL, store.path, detail="")
        save(game, n, action, finished=finished)

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", save_no_deal)
        with pytest.raises(StoreError):
            session.next_deal()
    assert session.match.phase is Phase.TO_DEAL
    assert session.next_deal() == (CardsDealt(2, DEALER.left),)


def test_two_sessions_cannot_play_the_same_game(store: Store, tmp_path: Path) -> None:
    first = Session.begin(store, START)
    other_store = Store.open(tmp_path)
    second = Session.resume(other_store, first.game)
    first.act(MakeCall(DEALER, PASS))
    before = second.match
    with pytest.raises(StoreError) as caught:
        second.act(MakeCall(DEALER, PASS))
    assert caught.value.problem is StoreProblem.PLAYED_ELSEWHERE
    assert second.match is before
    other_store.close()
    assert Session.resume(store, first.game).match == first.match


def test_listeners_are_told_until_they_stop_listening(store: Store) -> None:
    session = Session.begin(store, START)
    told: list[tuple[MatchEvent, ...]] = []
    matches: list[Match] = []

    def look(_: tuple[MatchEvent, ...]) -> None:
        matches.append(session.match)

    stop = session.listen(told.append)
    session.listen(look)
    session.act(MakeCall(DEALER, PASS))
    stop()
    session.act(MakeCall(DEALER.left, PASS))
    assert told == [(CallMade(DEALER, PASS),)]
    assert [len(match.table.auction.calls) for match in matches if match.table is not None] == [1, 2]


def test_a_stopped_rubber_is_finished_and_can_still_be_seen(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, ONE_DEAL)
    assert session.stop() == (RubberEnded(None),)
    assert store.unfinished() == ()
    resumed = Session.resume(store, session.game)
    assert resumed.view(PUBLIC) == session.view(PUBLIC)
    assert resumed.view(PUBLIC).phase is Phase.RUBBER_OVER
    with pytest.raises(Refused):
        resumed.next_deal()


def test_a_rubber_that_is_won_is_finished(store: Store) -> None:
    session = Session.begin(store, START)
    while session.match.phase is not Phase.RUBBER_OVER:
        assert store.unfinished()
        play(session, 1)
    assert session.match.sheet.winner is not None
    assert store.unfinished() == ()


def test_the_last_trick_may_be_looked_at_after_the_rubber(store: Store) -> None:
    session = Session.begin(store, START)
    play(session, ONE_DEAL)
    session.stop()
    session.act(LookLastTrick(Seat.NORTH))
    assert store.actions(session.game)[-2:] == [StopRubber(), LookLastTrick(Seat.NORTH)]


def test_a_deal_is_reviewed_when_it_is_over_and_not_before(store: Store) -> None:
    session = Session.begin(store, START)
    for _ in range(ONE_DEAL):
        with pytest.raises(Refused) as caught:
            session.review()
        assert caught.value.reason is Reason.DEAL_ON
        play(session, 1)
    assert session.match.phase is Phase.DEAL_OVER
    moments = session.review().moments
    assert len(moments) == 1 + ONE_DEAL
    assert moments[-1].view == session.view(ALL).table


def test_a_saved_action_that_cannot_be_done_is_named(store: Store) -> None:
    session = Session.begin(store, START)
    store.append(session.game, 3, MakeCall(DEALER.left, PASS))
    store.append(session.game, 4, NextDeal())
    before = store.actions(session.game)
    with pytest.raises(StoreError) as caught:
        Session.resume(store, session.game)
    assert caught.value.problem is StoreProblem.INAPPLICABLE_ACTION
    assert caught.value.params == {"game": session.game, "n": 3, "reason": Reason.NOT_YOUR_TURN_TO_CALL}
    assert store.actions(session.game) == before


def test_a_game_that_does_not_begin_with_a_start_cannot_go_on(store: Store, tmp_path: Path) -> None:
    session = Session.begin(store, START)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute('UPDATE actions SET action = \'{"do":"next_deal"}\' WHERE n = 1')
    other.close()
    with pytest.raises(StoreError) as caught:
        Session.resume(store, session.game)
    assert (caught.value.problem, caught.value.params["n"]) == (StoreProblem.INAPPLICABLE_ACTION, 1)
    assert caught.value.params["reason"] is Reason.NOT_STARTED


def test_games_without_a_seed_are_all_different(store: Store) -> None:
    start = StartMatch(START.players, START.cut)
    deals = {Session.begin(store, start).match.table for _ in range(3)}
    assert len(deals) == 3


@pytest.mark.parametrize(("live", "left"), [(False, 0), (True, 4)])
def test_the_thirteenth_trick_is_played_by_itself_at_a_guarded_table_only(store: Store, live: bool, left: int) -> None:
    session = Session.begin(store, replace(START, live=live))
    play(session, 4 + 48)
    session.play_last_trick()
    assert session.match.table is not None
    assert sum(map(len, session.match.table.hands)) == left
