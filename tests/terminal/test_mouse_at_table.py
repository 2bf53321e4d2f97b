"""The mouse at the table, by the bytes that a terminal sends: what it picks, what it answers, what it never does."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bridge_tui.engine.actions import AnswerClaim, Claim, MakeCall, PlayCard
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from tests.terminal.consent import claim
from tests.terminal.player import AUCTION, ESCAPE, Players, at_table, game, save, saved, started, table_of
from tests.terminal.ptykit import Terminal
from tests.terminal.watched import WatchedPlayers, watched

LEFT_PRESSED, DRAGGED = "\x1b[<0;{x};{y}M", "\x1b[<32;{x};{y}M"
LEFT_RELEASED = "\x1b[<0;{x};{y}m"

PATIENT = partial(Terminal, env={"ESCDELAY": "60000"})
"""A terminal whose program waits a minute for the rest of what a mouse sends, however slow the machine."""

FOLLOWING = len(AUCTION) + 9
"""Calls and cards after which dummy has to follow suit."""


def at(place: tuple[int, int], *templates: str) -> str:
    """What the mouse sends in this cell, counted from 0."""
    return "".join(template.format(x=place[0] + 1, y=place[1] + 1) for template in templates)


def card_in_dummy(card: Card, players: Players) -> tuple[int, int]:
    """The cell of a card of dummy's, whose hand stands in a box above the word."""
    terminal = players.terminal
    left, bottom = terminal.place_of("└ dummy")
    row = bottom - 1 - card.suit
    line = terminal.text().splitlines()[row]
    return line.index(str(card)[1].replace("T", "10"), left + 2), row


def test_the_pointer_on_a_call_tells_its_worth_and_elsewhere_nothing(tmp_path: Path) -> None:
    with at_table(tmp_path, started()) as players:
        players.lift()
        terminal = players.terminal
        terminal.hover(*terminal.place_of("4♠"))
        terminal.wait_for("4♠ by West: made 120 below, game; down 1: 50 to N-S")
        terminal.hover(*terminal.place_of("6♣"))
        terminal.wait_for("6♣ by West: made")
        terminal.hover(0, 0)
        players.see_table()
        assert "made" not in terminal.text()
        assert saved(tmp_path) == players.actions


def test_a_card_that_cannot_be_played_cannot_be_hit(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), FOLLOWING) as players:
        players.lift()
        legal, dummy = table_of(players.match).legal_cards, table_of(players.match).turn
        assert dummy is not None
        others = [card for card in table_of(players.match).hands[dummy] if card not in legal]
        assert len(others) > 5
        for card in others:
            players.terminal.click(*card_in_dummy(card, players))
            players.terminal.click(*card_in_dummy(card, players))
        players.terminal.click(*card_in_dummy(legal[0], players))
        players.terminal.wait_for("Enter plays")
        assert saved(tmp_path) == players.actions
        players.terminal.click(*card_in_dummy(legal[0], players))
        players.record(PlayCard(dummy, legal[0]))
        players.see_table()
        assert saved(tmp_path) == players.actions


def test_an_answer_is_given_by_two_clicks_on_it(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 36) as players:
        claim(players, Claim(Seat.SOUTH, 2, "spades"))
        players.lift(Seat.WEST)
        players.terminal.click_on("Contest")
        players.terminal.wait_for("› 2 Contest")
        assert saved(tmp_path) == players.actions
        players.terminal.click_on("Contest")
        players.record(AnswerClaim(Seat.WEST, False))
        players.see_table()
        assert saved(tmp_path) == players.actions


def test_who_is_at_the_keyboard_asks_for_a_take_back_with_the_mouse(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), 4) as players:
        caller = table_of(players.match).auction.calls[0][0]
        assert caller is players.actor
        players.lift()
        request = f"{players.who(caller)}:"
        players.terminal.click_on("u take back")
        players.terminal.wait_for("Who asks to take back what?")
        players.terminal.click_on(request)
        players.terminal.wait_for(f"► {request}")
        assert saved(tmp_path) == players.actions
        players.terminal.click_on(request)
        players.record(AskTakeBack(caller))
        players.see_table()
        assert saved(tmp_path) == players.actions


def test_with_the_setting_changed_by_a_click_one_click_is_enough(tmp_path: Path) -> None:
    actions = save(tmp_path, started())
    with Terminal(game(tmp_path)) as terminal:
        terminal.click_on("Settings")
        terminal.click_on("two clicks")
        terminal.wait_for("< one click >")
        terminal.click_on("Esc back")
        players = Players(terminal, actions)
        players.go_on()
        players.lift()
        terminal.click_on("pass")
        players.record(MakeCall(players.actor, PASS))
        players.see_table()
        assert saved(tmp_path) == players.actions
        assert "one_hit = true" in (tmp_path / "settings.toml").read_text()


def storm(terminal: Terminal) -> None:
    """Everything that a mouse can do, everywhere, and what it does outside of the window."""
    for row in range(0, 24, 4):
        for column in range(1, 80, 17):
            terminal.hover(column, row)
            terminal.send(at((column, row), LEFT_PRESSED, DRAGGED) + at((column + 9, row), DRAGGED, LEFT_RELEASED))
        terminal.wheel(9)
        terminal.wheel(-9)
        terminal.hover(998, row)
        terminal.click(998, 998)


def test_under_the_curtain_the_mouse_lifts_nothing_and_shows_nothing(tmp_path: Path) -> None:
    with watched(tmp_path, started(), len(AUCTION) + 10) as players:
        players.say_name()
        storm(players.terminal)
        nothing_was_done(players, tmp_path)


def nothing_was_done(players: WatchedPlayers, folder: Path) -> None:
    """What the mouse sent has been read, for a page answers that was asked for after it; the curtain is down."""
    players.terminal.send("?")
    players.terminal.wait_for("Keys here")
    players.terminal.send(ESCAPE)
    players.see_table()
    assert players.covered
    assert saved(folder) == players.actions


def test_a_storm_over_a_hand_makes_no_call_and_plays_no_card(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), len(AUCTION) + 10) as players:
        players.lift()
        storm(players.terminal)
        players.act()
        assert saved(tmp_path) == players.actions
        assert b"Traceback" not in players.terminal.raw


def test_a_button_let_go_on_another_call_than_it_was_pressed_on_picks_none(tmp_path: Path) -> None:
    with at_table(tmp_path, started()) as players:
        players.lift()
        terminal = players.terminal
        start, end = terminal.place_of("pass"), terminal.place_of("7♥")
        for here, there in ((start, end), (end, start)) * 2:
            terminal.send(at(here, LEFT_PRESSED) + at(there, DRAGGED, LEFT_RELEASED))
        terminal.hover(*terminal.place_of("6♣"))  # comes after all of that
        terminal.wait_for("6♣ by West: made")
        assert "Enter calls" not in terminal.text()
        assert saved(tmp_path) == players.actions


def test_a_click_that_comes_in_two_pieces_is_one_click(tmp_path: Path) -> None:
    with at_table(tmp_path, started(), window=PATIENT) as players:
        players.lift()
        for cut, call in enumerate(("1♣", "1♦", "1♥", "1♠", "2♣", "2♦", "2♥", "2♠", "3♣"), 1):
            place = players.terminal.place_of(call)
            pressed = at(place, LEFT_PRESSED)
            players.terminal.send(pressed[:cut])
            players.terminal.read(0.02)
            players.terminal.send(pressed[cut:] + at(place, LEFT_RELEASED))
            players.terminal.wait_for(f"Enter calls {call}")
        assert saved(tmp_path) == players.actions
