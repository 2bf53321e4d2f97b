"""Claims at a real terminal: contested and played on, accepted, and asked again after the program was killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from tests.terminal.consent import answer, claim, fill_in
from tests.terminal.player import AUCTION, ENTER, Players, game, saved, started, table_of
from tests.terminal.ptykit import Terminal
from tests.terminal.test_whole_deal import check_the_result, check_the_sheet
from tests.terminal.watched import CardLeakedError, WatchedPlayers, watched

SOUTH_LEADS = len(AUCTION) + 36
"""Calls and cards after which declarer, with three tricks won, leads to the tenth."""
EAST_IS_LAST = len(AUCTION) + 39
"""And after which a defender is the last to play to it."""

CLAIM = Claim(Seat.SOUTH, 2, "spades from the top", finesses=True)
HEARD = 'South claims 2 of the 4 tricks left: a finesse is taken, "spades from the top"'


def unwrapped(terminal: Terminal) -> str:
    """The words on the screen, with nothing but blanks between them."""
    return " ".join(terminal.text().split())


def status(match: Match) -> ClaimStatus:
    """What has become of the only claim."""
    (made,) = table_of(match).claims
    return made.status


def test_a_contested_claim_is_played_on_with_declarers_hand_face_up(tmp_path: Path) -> None:
    with watched(tmp_path, started(), SOUTH_LEADS) as players:
        claim(players, CLAIM)
        assert players.covered
        assert HEARD in unwrapped(players.terminal)
        answer(players, AnswerClaim(Seat.EAST, False))
        assert "East does not accept the claim. The play goes on." in players.terminal.text()
        assert status(players.match) is ClaimStatus.PLAYED_ON
        seen_by = set()
        while players.actors:
            players.lift()
            if Seat.SOUTH in players.open_hands:
                seen_by.add(players.actor)
            players.act()
        assert seen_by == {Seat.SOUTH, Seat.WEST, Seat.EAST}
        assert saved(tmp_path) == players.actions
        check_the_result(players)
        check_the_sheet(players)


def test_a_claim_that_both_accept_ends_the_deal(tmp_path: Path) -> None:
    with watched(tmp_path, started(), SOUTH_LEADS) as players:
        claim(players, CLAIM)
        answer(players, AnswerClaim(Seat.EAST, True))
        assert players.covered
        assert players.actors == (Seat.WEST,)
        answer(players, AnswerClaim(Seat.WEST, True))
        assert players.match.result is not None
        assert players.match.result.tricks == 3 + 2
        assert "South claims 2 of the 4 tricks left: agreed." in players.terminal.text()
        assert saved(tmp_path) == players.actions
        check_the_result(players)
        check_the_sheet(players)


def test_killed_between_two_answers_it_asks_the_second_one_again(tmp_path: Path) -> None:
    with watched(tmp_path, started(), SOUTH_LEADS) as before:
        claim(before, CLAIM)
        answer(before, AnswerClaim(Seat.WEST, True))
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with Terminal(game(tmp_path)) as terminal:
        players = Players(terminal, before.actions)
        players.go_on()
        terminal.wait_for("Give the keyboard to East (Bob).")
        terminal.wait_until(lambda: HEARD in unwrapped(terminal), "the same question")
        answer(players, AnswerClaim(Seat.EAST, True))
        assert saved(tmp_path) == players.actions


def test_killed_while_it_is_filled_in_a_claim_was_not_made(tmp_path: Path) -> None:
    with watched(tmp_path, started(), SOUTH_LEADS) as before:
        before.lift()
        fill_in(before, CLAIM)
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with Terminal(game(tmp_path)) as terminal:
        players = Players(terminal, before.actions)
        players.go_on()
        players.act()


def test_law_68b_a_defender_who_concedes_asks_his_partner_too_and_shows_declarer_alone(tmp_path: Path) -> None:
    with watched(tmp_path, started(), EAST_IS_LAST) as players:
        claim(players, Claim(Seat.EAST, 3, "spades"))
        assert set(players.actors) == {Seat.WEST, Seat.SOUTH}
        answer(players, AnswerClaim(Seat.WEST, True))
        assert players.actors == (Seat.SOUTH,)
        players.lift()
        assert players.open_hands.keys() == {Seat.NORTH, Seat.SOUTH, Seat.EAST}
        answer(players, AnswerClaim(Seat.SOUTH, False))
        players.play(4)
        assert saved(tmp_path) == players.actions


def test_law_68b_the_partners_no_makes_a_concession_void_and_shows_nobody_anything(tmp_path: Path) -> None:
    with watched(tmp_path, started(), EAST_IS_LAST) as players:
        claim(players, Claim(Seat.EAST, 3, "spades"))
        answer(players, AnswerClaim(Seat.WEST, False))
        assert status(players.match) is ClaimStatus.VOID
        assert "The claim is void, and the play goes on." in players.terminal.text()
        players.play(3)
        assert saved(tmp_path) == players.actions


def claimed_by_east(players: WatchedPlayers) -> set[Card]:
    """East claims and his partner agrees; his hand, which declarer will see when he lifts the curtain."""
    claim(players, Claim(Seat.EAST, 3, "spades"))
    answer(players, AnswerClaim(Seat.WEST, True))
    players.say_name()
    players.sit_down()
    return set(players.open_hands[Seat.EAST])


def test_the_watch_sees_a_faced_hand_that_it_was_not_told_of(tmp_path: Path) -> None:
    with watched(tmp_path, started(), EAST_IS_LAST) as players:
        east = claimed_by_east(players)
        players.terminal.allow(players.may_be_seen() - east)
        players.terminal.send(ENTER)
        with pytest.raises(CardLeakedError):
            players.see_table()
