"""The score of a real table at a real terminal: eight deals with two corrections, and a kill in between."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from bridge_tui.match.actions import Action, CorrectResult, EnterResult
from bridge_tui.match.entries import Entry
from bridge_tui.records.store import Store
from tests.terminal.player import ARROW, ENTER, ESCAPE, NAMES, game, let_go
from tests.terminal.ptykit import Terminal

TAB, BACKSPACE, F4 = "\t", "\x7f", "\x1bOS"


def actions(folder: Path) -> list[Action]:
    """What is saved of game 1, read from a copy, after how it was begun."""
    with TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        store = Store.open(Path(copy))
        saved = store.actions(1)[1:]
        store.close()
    return saved


def entered(text: str) -> EnterResult:
    return EnterResult(Entry.parse(text))


def sit_down(terminal: Terminal) -> None:
    """From home by the keys to the sheet of four people, North dealing first."""
    terminal.wait_for("Score a real table")
    terminal.send(ARROW["down"] + ENTER)
    terminal.wait_for("Stake")
    terminal.send(TAB.join(NAMES))
    terminal.wait_for(NAMES[-1])
    let_go()
    terminal.send(ENTER)
    terminal.wait_for("Deal 1 · dealer North (Ann) · vulnerable: nobody")


def test_a_rubber_of_eight_deals_with_two_corrections_and_a_kill_in_between(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        sit_down(terminal)
        terminal.send(f"2s s +1{ENTER}1nt e ={ENTER}3nte={ENTER}")
        terminal.wait_for("Deal 4 · dealer West (Dot) · vulnerable: E-W")
        terminal.send(f"8s n{ENTER}")
        terminal.wait_for("There is no bid of 8: levels are from 1 to 7.")
        terminal.send(ESCAPE)
        terminal.wait_for("Part-scores towards the next game")
        terminal.send(ARROW["up"])
        terminal.wait_for("3: 3nt e =")
        terminal.send(f"{BACKSPACE}-1; misheard{ENTER}")
        terminal.wait_for("Totals: N-S 140, E-W 40.")
        terminal.send("3d n")
        terminal.wait_for("What became of 3D by North is missing")
        terminal.kill()
    first = [entered("2S S +1"), entered("1NT E ="), entered("3NT E =")]
    corrected = CorrectResult(3, Entry.parse("3NT E -1"), "misheard")
    assert actions(tmp_path) == [*first, corrected]

    with Terminal(game(tmp_path)) as terminal:
        terminal.wait_for("Game 1: Ann, Bob, Cid, Dot; rubber 1 at a real table, 3 deals")
        terminal.send(ENTER)
        terminal.wait_for("Deal 4 · dealer West (Dot) · vulnerable: nobody")
        terminal.send(f"3d n ={ENTER}4h w ={ENTER}2cx s ={ENTER}")
        terminal.wait_for("Deal 7 · dealer South (Cid) · vulnerable: both")
        terminal.send(f"6: 2cx s -1; counted again{ENTER}")
        terminal.wait_for("E-W 200 above.")
        terminal.send(F4)
        terminal.wait_for("Deal 6 put right: 2♣X South -1, and not 2♣X South =; counted again")
        terminal.send(ESCAPE)
        terminal.wait_for("F2 sheet")
        terminal.send(f"1nt n +2{ENTER}")
        terminal.wait_for("Deal 8 · dealer West (Dot) · vulnerable: both")
        terminal.send(f"3h s ={ENTER}")
        terminal.wait_for("N-S have won the rubber, two games to one, which earns 500.")
        terminal.wait_for("N-S are 530 points ahead.")
        totals = next(line for line in terminal.text().splitlines() if line.strip().startswith("Rubber 1"))
        assert totals.split()[-4:] == ["890", "360", "+530", "+5"]
        let_go()
        terminal.send(ENTER)
        terminal.wait_for("Rubber 2")
        terminal.wait_for("Deal 1 · dealer")
    before, after = ["3D N =", "4H W =", "2CX S ="], ["1NT N +2", "3H S ="]
    second = CorrectResult(6, Entry.parse("2CX S -1"), "counted again")
    assert actions(tmp_path)[4:] == [*map(entered, before), second, *map(entered, after)]


def test_in_a_small_window_and_after_a_new_size_the_line_is_there(tmp_path: Path) -> None:
    with Terminal(game(tmp_path)) as terminal:
        sit_down(terminal)
        terminal.send("4sx s")
        terminal.wait_for("› 4sx s_")
        terminal.resize(60, 15)
        terminal.wait_for("The window is 60x15")
        terminal.resize(120, 40)
        terminal.wait_for("F6 end it here")  # there is room for it only now: the page is drawn for this size
        terminal.wait_for("› 4sx s_")
        terminal.click_on("NT ♠")
        terminal.wait_for("› 4sx s nt_")
        terminal.send(f"{BACKSPACE * 3}={ENTER}")
        terminal.wait_for("  1  4♠X South =")
