"""Live deals at a real terminal: the opening lead out of turn, a revoke claimed after the play, a kill at a ruling."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from bridge_tui.engine.actions import Choose, ClaimRevoke, PlayCard
from bridge_tui.match.actions import Action, DealCards
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Side
from bridge_tui.records.store import Store
from tests.terminal.consent import TAB
from tests.terminal.live import LIVE, LivePlayers
from tests.terminal.player import ARROW, AUCTION, ENTER, NAMES, SEED, game, leave_tour, save, saved, table_of
from tests.terminal.ptykit import DEADLINE, Terminal
from tests.terminal.screens import words
from tests.terminal.test_claim import unwrapped
from tests.terminal.test_whole_deal import check_the_result, check_the_sheet, dealt
from tests.terminal.watched import WatchedTerminal

NORTH, EAST, SOUTH, WEST = SEATS

CHOICES = ["Forbid", "Require", "Any lead", "Accept", "Spread the hand"]
"""How the five choices after an opening lead out of turn begin (Law 54)."""

EAST_TO_FOLLOW = len(AUCTION) + 30
"""Calls and cards after which East, a defender against 3NT doubled, is to play to West's ♥4; of hearts he has ♥Q."""

DISCARDING = Deal.from_pbn("N:J84.62.8753.AQ32 QT6532.85.T.T654 K97.JT93.Q92.J87 A.AKQ74.AKJ64.K9")
"""The same deal, but that West has ♥Q, and East, who has no heart left at this trick, ♠3 instead."""

SOUTH_LEADS = len(AUCTION) + 36
"""Calls and cards after which the lead is in declarer's hand."""


def sit_down(terminal: Terminal) -> None:
    """New game by keys: four names and a live table; all else is left as it is proposed."""
    terminal.wait_for("New game")
    terminal.send(ENTER)
    terminal.wait_for("Honours")
    terminal.send(TAB.join(NAMES) + TAB * 3 + ARROW["right"])
    for chosen in (*NAMES, "< hidden >", "< live >", "< classic >"):
        terminal.wait_for(chosen)
    terminal.send(ENTER)
    leave_tour(terminal)


@contextmanager
def at_live_table(folder: Path, actions: Sequence[Action]) -> Iterator[LivePlayers]:
    """Players at the watched table of a saved game, the curtain down."""
    with WatchedTerminal(game(folder)) as terminal:
        players = LivePlayers(terminal, actions)
        players.leave_the_keyboard()
        players.go_on()
        yield players


def play_out(players: LivePlayers) -> None:
    """Everybody plays his lowest legal card until the deal is over."""
    while players.match.phase is Phase.PLAYING:
        players.act()


def test_law_54_after_an_opening_lead_out_of_turn_declarers_hand_is_spread_and_his_partner_declares(
    tmp_path: Path,
) -> None:
    with WatchedTerminal(game(tmp_path, "--seed", str(SEED))) as terminal:
        players = LivePlayers(terminal, dealt(LIVE))
        terminal.allow(LIVE.cut or ())  # which is told until the first call
        sit_down(terminal)
        players.see_table()
        players.call("3NT P P P")
        players.pick(SOUTH)
        players.put(SOUTH, "HJ")
        assert players.actors == (WEST,)
        assert players.covered
        players.lift()
        check_the_choices(unwrapped(terminal))
        players.choose(5, Choose(WEST, "spread_hand"))
        assert players.actors == (EAST,)
        see(terminal, "West becomes dummy: 3NT by East")
        play_out(players)
        assert saved(tmp_path) == players.actions
        see(terminal, "3NT by East (Bob)")
        check_the_result(players)
        check_the_sheet(players)
        terminal.wait_for("3NT East")


def check_the_choices(page: str) -> None:
    """The page of the ruling names the law, what has happened, and five choices in order."""
    assert "Opening lead out of turn" in page
    assert "today's Law 54" in page
    assert "South led ♥J, but the opening lead is North's." in page
    assert re.findall(rf"(\d) ({'|'.join(CHOICES)}):? ", page) == [(str(n), each) for n, each in enumerate(CHOICES, 1)]


def test_law_64_a_revoke_by_a_defender_is_claimed_after_the_play_and_stands_on_the_sheet(tmp_path: Path) -> None:
    """East's side wins more than two tricks from the revoke on, so that two go to declarer: down 3 instead of 5."""
    with at_live_table(tmp_path, save(tmp_path, LIVE, EAST_TO_FOLLOW)) as players:
        players.put(EAST, "S2")
        play_out(players)
        terminal = players.terminal
        see(terminal, "4 tricks: down 5")
        assert "revoke" not in words(bytes(terminal.raw)).lower()
        players.claim_revoke(ClaimRevoke(NORTH, 9, EAST))
        see(terminal, "No revoke by East at trick 9; the claim costs nothing (today's Law 64).")
        assert "4 tricks: down 5" in unwrapped(terminal)
        players.claim_revoke(ClaimRevoke(NORTH, 8, EAST))
        see(terminal, "The record shows East's revoke at trick 8. 2 tricks go to N-S (today's Law 64).")
        see(terminal, "6 tricks: down 3")
        assert saved(tmp_path) == players.actions
        assert [Match.fold(players.actions).sheet.total(side) for side in Side] == [0, 500]
        check_the_sheet(players)
        see(terminal, "2 tricks transferred, today's Law 64")


def see(terminal: Terminal, sentence: str) -> None:
    """Wait for a sentence, however it is broken into lines."""
    terminal.wait_until(lambda: sentence in unwrapped(terminal), sentence)


def test_a_revoke_looks_like_the_discard_of_a_hand_without_that_suit(tmp_path: Path) -> None:
    """Two games side by side: East plays ♠2 to a heart, in the one with a heart in his hand, in the other without."""
    folders = (tmp_path / "revoke", tmp_path / "discard")
    actions = save(folders[0], LIVE, EAST_TO_FOLLOW)
    otherwise = (DealCards(DISCARDING, LIVE.first_dealer), *actions[2:])
    begin(folders[1], otherwise)
    with at_live_table(folders[0], actions) as one, at_live_table(folders[1], (LIVE, *otherwise)) as other:
        see_the_same(one.terminal, other.terminal)
        for seat, card in ((EAST, "S2"), (SOUTH, "H9"), (SOUTH, "S7")):
            in_step(one, other, PlayCard(seat, Card.parse(card)))
        assert [len(table_of(players.match).matters.revokes) for players in (one, other)] == [1, 0]


def in_step(one: LivePlayers, other: LivePlayers, action: PlayCard) -> None:
    """Both play this card: what stands below the table is the same before it, and the whole screen after it."""
    for players in (one, other):
        players.lift()
        players.type(action)
    assert below_the_table(one.terminal) == below_the_table(other.terminal)
    for players in (one, other):
        players.record(action)
        players.enter()
        players.see()
    see_the_same(one.terminal, other.terminal)


def below_the_table(terminal: Terminal) -> str:
    """What is asked, typed and told to whoever is at the keyboard."""
    return terminal.text().rpartition("─" * 80)[2]


def begin(folder: Path, actions: Sequence[Action]) -> None:
    """Save a live game with what was done in it after its start."""
    store = Store.open(folder)
    store.begin(LIVE, *actions)
    store.close()


def see_the_same(one: Terminal, other: Terminal) -> None:
    """Wait until both screens are the same, letter by letter."""
    deadline = perf_counter() + DEADLINE
    while one.text() != other.text() and perf_counter() < deadline:
        one.read(0.05)
        other.read(0.05)
    assert one.text() == other.text()


def test_law_55_killed_while_a_ruling_is_given_it_asks_either_defender_again(tmp_path: Path) -> None:
    with at_live_table(tmp_path, save(tmp_path, LIVE, SOUTH_LEADS)) as before:
        before.put(NORTH, "S8")
        assert set(before.actors) == {WEST, EAST}
        before.lift(WEST)
        before.point_at(1)
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with at_live_table(tmp_path, before.actions) as players:
        see(players.terminal, "♠8 was led from North's hand, but the lead is in South's.")
        players.lift(EAST)
        players.choose(2, Choose(EAST, "refuse"))
        see(players.terminal, "East refuses the lead (today's Law 55). North picks up ♠8.")
        suits = {card.suit for card in table_of(players.match).legal_cards}
        assert suits == {Suit.SPADES}, "declarer leads the same suit from the right hand"
        players.act()
        assert saved(tmp_path) == players.actions
