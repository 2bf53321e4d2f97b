"""Claims at a live table at a real terminal: a hand is faced with them, and contested by either kind of code."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bridge_tui.engine.actions import AnswerClaim
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS
from tests.terminal.consent import answer
from tests.terminal.live import LIVE, LivePlayers
from tests.terminal.player import save, saved, table_of
from tests.terminal.test_claim import SOUTH_LEADS
from tests.terminal.test_live_deals import at_live_table, play_out, see
from tests.terminal.test_whole_deal import check_the_result, check_the_sheet

NORTH, EAST, SOUTH, WEST = SEATS
"""South declares 3NT doubled and is to lead with four tricks left, of which West can take three hearts and a spade."""


def south_faces_his_hand(players: LivePlayers) -> None:
    """South claims all that is left, and everybody sees his cards, also under the curtain."""
    players.spread(SOUTH)
    assert players.covered
    assert players.open_hands.keys() == {NORTH, SOUTH}
    see(players.terminal, "South claims the 4 tricks left, and faces his hand.")
    assert set(players.actors) == {WEST, EAST}


def test_law_70_a_contested_claim_is_played_on_with_the_hand_face_up_also_after_a_kill(tmp_path: Path) -> None:
    with at_live_table(tmp_path, save(tmp_path, LIVE, SOUTH_LEADS)) as before:
        south_faces_his_hand(before)
        answer(before, AnswerClaim(WEST, False))
        (made,) = table_of(before.match).claims
        assert made.status is ClaimStatus.PLAYED_ON
        before.pick(EAST)
        before.spread(EAST)
        assert not table_of(before.match).matters.penalty_cards
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with at_live_table(tmp_path, before.actions) as players:
        assert players.covered
        assert players.open_hands.keys() == {NORTH, EAST, SOUTH}
        play_out(players)
        assert saved(tmp_path) == players.actions
        check_the_result(players)
        check_the_sheet(players)


def test_law_49_a_defender_who_faces_his_hand_with_a_claim_has_penalty_cards(tmp_path: Path) -> None:
    with at_live_table(tmp_path, save(tmp_path, LIVE, SOUTH_LEADS)) as players:
        players.pick(WEST)
        players.spread(WEST)
        see(players.terminal, "West claims the 4 tricks left, and faces his hand.")
        players.lift()
        see(players.terminal, "2 Contest: the play goes on, and all of West's cards are penalty cards.")
        answer(players, AnswerClaim(SOUTH, False))
        laid = {each.card for each in table_of(players.match).matters.penalty_cards}
        assert laid == {Card.parse(name) for name in ("SA", "HA", "HK", "H7")}
        for row in ("♠ A! ", "♥ A! K! 7! "):
            see(players.terminal, row)
        assert saved(tmp_path) == players.actions


def test_law_70_in_the_duplicate_code_a_contested_claim_is_judged(tmp_path: Path) -> None:
    """South may lead a heart in normal play, and takes none of the four."""
    start = replace(LIVE, code=Code.DUPLICATE_2017)
    with at_live_table(tmp_path, save(tmp_path, start, SOUTH_LEADS)) as players:
        south_faces_his_hand(players)
        answer(players, AnswerClaim(EAST, False))
        (made,) = table_of(players.match).claims
        assert (made.status, made.won) == (ClaimStatus.ADJUDICATED, 0)
        see(players.terminal, "3 tricks: down 6")
        see(players.terminal, "contested, and judged to be 0 tricks.")
        assert saved(tmp_path) == players.actions
        check_the_result(players)
        check_the_sheet(players)
