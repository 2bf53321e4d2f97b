"""The pages of a kept score: the log, the account, and what is written into files."""

from __future__ import annotations

import csv
from pathlib import Path

from tests.tui.conftest import Opener
from tests.tui.scores import WON, kept

CORRECTED = ("4s s =; Bob's deal", "pass", "1: 4s s +1; misheard", "2: strike; entered twice")


def test_the_log_begins_at_its_end_and_goes_up(opened: Opener) -> None:
    program = opened(kept(*(f"pass; number {number}" for number in range(1, 41))))
    program.press("f4")
    program.see("Deal 40: passed out; number 40")
    assert "number 1\n" not in program.text
    program.press(*["pageup"] * 4)
    program.see("Deal 1: passed out; number 1 ")
    program.press("escape")
    program.see("Deal 41")


def test_a_long_reason_is_broken_between_words_and_all_of_it_read(opened: Opener) -> None:
    reason = " ".join(["somebody had it otherwise"] * 7)
    program = opened(kept("4s s =", f"1: 4s s +1; {reason}"))
    program.press("f4")
    program.see(f"and not 4♠ South =; {reason}")


def test_the_files_have_what_was_put_right_and_the_evening(opened: Opener, tmp_path: Path) -> None:
    program = opened(kept(*CORRECTED))
    program.press("f2", "e")
    program.see("The sheet is in game-1.txt and game-1.csv")
    text = (tmp_path / "game-1.txt").read_text(encoding="utf-8")
    assert all(len(row) <= 80 for row in text.splitlines())
    head, notes = text.split("\n Put right\n")
    assert "4♠ South" in head
    assert " Deal 1 put right: 4♠ South +1, and not 4♠ South =; misheard\n" in notes
    assert " Deal 2 struck out, which was passed out; entered twice\n" in notes
    assert " Ann                                 +150       +2\n" in notes
    with (tmp_path / "game-1.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["deal"], row["contract"], row["points"]) for row in rows] == [
        ("1", "4S", "120"),
        ("1", "4S", "30"),
        ("2", "struck out", "0"),
    ]


def test_without_corrections_the_text_has_no_part_for_them(opened: Opener, tmp_path: Path) -> None:
    program = opened(kept(*WON))
    program.press("g", "e")
    program.see("The sheet is in game-1.txt")
    text = (tmp_path / "game-1.txt").read_text(encoding="utf-8")
    assert "Put right" not in text
    assert text.count("The evening") == 1
