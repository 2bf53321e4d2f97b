"""What holds on every screen: the palette, quitting, and an error of the program's own."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from bridge_tui.match.match import Match
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from bridge_tui.show.commands import commands_at
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.hands import NARROWEST, hand_rows
from bridge_tui.show.spans import text
from bridge_tui.tui.app import BridgeApp
from bridge_tui.tui.page import Page
from bridge_tui.tui.screens.table import TableScreen
from tests.secrecy import CARD
from tests.tui.conftest import Opener
from tests.tui.driver import Driver, driven
from tests.tui.pictures import PICTURES
from tests.tui.sessions import at_the_lead

ONE_OF_EACH_SCREEN = (
    "home",
    "new-game",
    "settings",
    "curtain-play",
    "opening-lead",
    "last-trick",
    "sheet-new",
    "deal-made",
    "rubber-won",
    "help-table",
    "tour",
    "claim",
    "claim-question",
    "take-back",
    "review",
    "director-list",
    "expose",
    "slip",
    "designation",
    "revoke-claim",
)

NOT_NOW = {
    "curtain-play": {"last trick"},
    "opening-lead": {"last trick", "claim", "to dummy"},
    "deal-made": {"concession"},
    "claim-question": {"claim"},
}
"""By picture, the commands of its place that would only be refused there, and so are not offered."""

LIVE_ONLY = {"seat", "director"}
"""Commands that do something at a live table only; these pictures are of guarded ones."""


def at_picture(opened: Opener, name: str) -> Driver:
    rubber, keys, sees = PICTURES[name]
    program = opened(rubber() if rubber else None)
    program.press(*keys)
    program.see(sees)
    return program


@pytest.mark.parametrize("name", ONE_OF_EACH_SCREEN)
def test_ctrl_q_quits_everywhere(opened: Opener, name: str) -> None:
    program = at_picture(opened, name)
    program.press("ctrl+q")
    program.until(lambda: program.app.return_code == 0)


@pytest.mark.parametrize("name", ONE_OF_EACH_SCREEN)
def test_every_command_of_a_place_can_be_done_there_and_the_palette_offers_just_these(
    opened: Opener, name: str
) -> None:
    program = at_picture(opened, name)
    screen = program.app.screen
    assert isinstance(screen, Page)
    commands = commands_at(screen.place)
    for command in commands:
        action = f"action_{command.id}"
        assert hasattr(screen, action) or hasattr(program.app, action), command.id
    offered = {command.title: command.help for command in program.app.get_system_commands(screen)}
    named = {command.name: command for command in commands if command.name and not command.keys_only}
    not_now = NOT_NOW.get(name, set()) | (LIVE_ONLY & named.keys())
    assert not_now <= named.keys()
    assert offered == {
        f"{name} ({command.labels[0]})": command.help for name, command in named.items() if name not in not_now
    }


def choose_in_palette(program: Driver, words: str) -> None:
    program.press("ctrl+p")
    program.until(lambda: program.screen_name == "Palette")
    program.press(*words)
    program.see(words)
    program.until(lambda: bool(program.app.screen.query("CommandList").results()))
    program.press("down", "enter")


def test_what_is_chosen_in_the_palette_is_done(opened: Opener) -> None:
    program = opened(at_the_lead())
    choose_in_palette(program, "sheet")
    program.see("total so far")


def test_the_palette_quits(opened: Opener) -> None:
    program = opened(at_the_lead())
    choose_in_palette(program, "quit")
    program.until(lambda: program.app.return_code == 0)


def rows_of_all_hands(match: Match) -> set[str]:
    """Every suit of two cards or more, as either deck writes it, spaced or not, and as PBN does."""
    assert match.table is not None
    hands = match.table.hands
    decks, widths = (SIGNS, LETTERS), (NARROWEST, 25)
    drawn = (text(hand_rows(hand, deck, cells)) for hand in hands for deck in decks for cells in widths)
    rows = {row[2:] for hand in drawn for row in hand.split("\n")}
    rows |= {suit for hand in hands for suit in hand.to_pbn().split(".")}
    return {row for row in rows if len(row) > 1}


def test_a_crash_report_names_no_card_and_says_that_the_game_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(screen: TableScreen) -> None:
        match = screen.session.match
        assert match.table is not None
        hands = [hand.to_pbn() for hand in match.table.hands]
        raise RuntimeError(f"something about {len(hands)} hands")

    monkeypatch.setattr(TableScreen, "action_sheet", breaks)
    with closing(Store.open(tmp_path)) as store:
        session = at_the_lead().session(store)
        with pytest.raises(RuntimeError):
            press_at_table(BridgeApp(store), session, "w", "enter", "g")
    report = capsys.readouterr().err
    assert "RuntimeError: something about 4 hands" in report
    assert "Your game is saved; start again to continue it." in report
    assert not CARD.findall(report)
    assert not {row for row in rows_of_all_hands(session.match) if row in report}


def press_at_table(app: BridgeApp, session: Session, *keys: str) -> None:
    """Sit down and press these keys; an error of the program comes out of it."""
    with driven(app) as program:
        program.call(lambda: app.open_table(session))
        program.press(*keys)
