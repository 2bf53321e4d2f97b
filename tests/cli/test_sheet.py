"""The command `sheet`: prints sheets of saved games, never a hand, and says in a sentence why it cannot."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bridge_tui.cli.main import main
from bridge_tui.match.actions import CorrectResult, EnterResult, Form, ScoreAction, StartMatch, StrikeResult
from bridge_tui.match.entries import Entry
from bridge_tui.model.cards import Card
from bridge_tui.records.store import FILE, Store
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, next_rubber
from tests.records.stores import change
from tests.secrecy import swapped
from tests.tui.sessions import CUT, ORDINARY, START, Rubber, at_the_lead, rubber_won, third_hand

PROGRAM = [sys.executable, "-m", "bridge_tui"]
HEAD = " Game 2: rubber, started 2026-05-09 19:30"

TOTALS = re.compile(r"(\d+)   total")


def save(folder: Path, *rubbers: Rubber) -> None:
    """Saves these rubbers as games 1, 2 …"""
    with closing(Store.open(folder)) as store:
        for rubber in rubbers:
            rubber.save(store)
    change(folder, "UPDATE games SET started_at = '2026-05-09 19:30:59'")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, into a pipe; its clock is set to UTC."""
    return subprocess.run(
        [*PROGRAM, "sheet", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "TZ": "UTC0", "LC_ALL": "C.UTF-8", **environment},
    )


def printed(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    assert main(["sheet", "--data", str(folder), *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    assert main(["sheet", "--data", str(folder), *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bridge-tui: ")
    assert err.count("\n") == 1
    return err.removeprefix("bridge-tui: ").removesuffix("\n")


def test_the_game_that_was_started_last_is_printed(tmp_path: Path) -> None:
    save(tmp_path, at_the_lead(), rubber_won())
    ended = run("--data", str(tmp_path))
    assert (ended.returncode, ended.stderr) == (0, "")
    rows = ended.stdout.splitlines()
    assert rows[:6] == [HEAD, " North (Ann)", " East (Bob)", " South (Cid)", " West (Dot)", ""]
    assert rows[-1] == " N-S have won the rubber in two games, which earns 700."
    assert TOTALS.findall(ended.stdout) == ["1060", "0"]
    assert "     120   4♠ South             deal 1 │" in rows


def test_any_game_is_printed_by_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path, rubber_won(), at_the_lead())
    assert TOTALS.findall(printed(capsys, tmp_path, "1")) == ["1060", "0"]
    assert TOTALS.findall(printed(capsys, tmp_path, "2")) == ["0", "0"]


def test_for_a_spreadsheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path, rubber_won())
    rows = list(csv.DictReader(printed(capsys, tmp_path, "--csv").splitlines(), strict=True))
    assert [(row["deal"], row["part"], row["points"]) for row in rows] == [
        ("1", "tricks", "120"),
        ("1", "overtricks", "60"),
        ("2", "tricks", "120"),
        ("2", "overtricks", "60"),
        ("", "rubber", "700"),
    ]


@pytest.mark.parametrize("form", [Form.CHICAGO, Form.DUPLICATE])
def test_other_forms_have_their_sheets(tmp_path: Path, capsys: pytest.CaptureFixture[str], form: Form) -> None:
    cut = None if form is Form.DUPLICATE else CUT
    rubber = Rubber(StartMatch(START.players, cut, form)).deal()
    save(tmp_path, rubber.call("1N P P P").play_out())
    total = sum(line.points for line in rubber.match.sheet.lines)
    rows = csv.DictReader(printed(capsys, tmp_path, "--csv").splitlines(), strict=True)
    assert total > 0
    assert sum(int(row["points"]) for row in rows) == total
    assert f" {total}" in printed(capsys, tmp_path)


def test_games_are_listed_the_latest_first(tmp_path: Path) -> None:
    save(tmp_path, rubber_won(), at_the_lead().play_out(), Rubber())
    assert run("--list", "--data", str(tmp_path)).stdout.splitlines() == [
        "Game  Started           Form      Deals  State     Players",
        "3     2026-05-09 19:30  Rubber 1  0      not over  Ann, Bob, Cid, Dot",
        "2     2026-05-09 19:30  Rubber 1  1      not over  Ann, Bob, Cid, Dot",
        "1     2026-05-09 19:30  Rubber 1  2      over      Ann, Bob, Cid, Dot",
    ]


def test_the_clock_is_that_of_the_place(tmp_path: Path) -> None:
    save(tmp_path, Rubber())
    assert "started 2026-05-09 22:30\n" in run("--data", str(tmp_path), TZ="MSK-3").stdout


# Sheets of real tables.

KEPT = StartMatch(("Ann", "Bob", "Cid", "Dot"), kept=True, stake=50)


def keep(folder: Path) -> None:
    """Saves two rubbers of an evening as games 1 and 2; in the first a deal is put right and one struck out."""
    entered: list[ScoreAction] = [
        EnterResult(Entry.parse("4S S +1")),
        CorrectResult(1, Entry.parse("4S S ="), "miscounted"),
        EnterResult(Entry.parse("3NT E -2")),
        StrikeResult(2, "entered twice"),
        EnterResult(Entry.parse("P awarded EW 50")),
        EnterResult(Entry.parse("4S S = honours E 100")),
    ]
    with closing(Store.open(folder)) as store:
        first = Session.begin(store, KEPT)
        for action in entered:
            first.act(action)
        second = Session.begin(store, next_rubber(KEPT, first.game, Partners.ROTATED))
        second.act(EnterResult(Entry.parse("2H W =")))
    change(folder, "UPDATE games SET started_at = '2026-05-09 19:30:59'")


def test_the_sheet_of_a_real_table_has_what_was_put_right_and_the_evening(tmp_path: Path) -> None:
    keep(tmp_path)
    ended = run("1", "--data", str(tmp_path))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert TOTALS.findall(ended.stdout) == [str(120 + 120 + 700), str(50 + 100)]
    rows = [row.split() for row in ended.stdout.splitlines()]
    assert [row[-1] for row in rows if "right:" in row] == ["miscounted"]
    assert [row[-2:] for row in rows if "struck" in row] == [["entered", "twice"]]
    # 790 are eight hundreds for Ann and Cid; then Cid is West and wins 60 with Dot, which are one.
    assert [row for row in rows if len(row) == 4 and row[0] in KEPT.players] == [
        ["Ann", f"{790 - 60:+d}", "+7", "+3.50"],
        ["Bob", f"{-790 - 60:+d}", "-9", "-4.50"],
        ["Cid", f"{790 + 60:+d}", "+9", "+4.50"],
        ["Dot", f"{-790 + 60:+d}", "-7", "-3.50"],
    ]
    assert max(map(len, ended.stdout.splitlines())) <= 80


def test_the_sheet_of_a_real_table_for_a_spreadsheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path)
    rows = list(csv.DictReader(printed(capsys, tmp_path, "1", "--csv").splitlines(), strict=True))
    points = {side: sum(int(row["points"]) for row in rows if row["side"] == side) for side in ("NS", "EW")}
    assert points == {"NS": 120 + 120 + 700, "EW": 50 + 100}
    assert [row["part"] for row in rows if row["side"] == "EW"] == ["adjustment", "honours"]


def test_sheets_of_real_tables_are_listed_with_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path)
    rows = printed(capsys, tmp_path, "--list").splitlines()
    assert rows[1:] == [
        "2     2026-05-09 19:30  Rubber 2  1      not over  Ann, Dot, Bob, Cid",
        "1     2026-05-09 19:30  Rubber 1  4      over      Ann, Bob, Cid, Dot",
    ]


# What stays hidden.


@pytest.mark.parametrize("words", [(), ("--csv",), ("--list",)])
def test_of_a_deal_that_is_played_nothing_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    """The same is printed in the middle of deals that differ in their cards, calls and tricks."""
    other = swapped(ORDINARY, Card.parse("SJ"), Card.parse("SA"))
    stages = [
        Rubber().deal(),
        Rubber().deal(other).call("1N"),
        at_the_lead(),
        third_hand(),
        Rubber().deal(other).call("7N X P P P").play_out(leave=1),
    ]
    outputs = set()
    for number, rubber in enumerate(stages):
        folder = tmp_path / str(number)
        save(folder, rubber)
        outputs.add(printed(capsys, folder, *words))
    assert len(outputs) == 1


def test_of_the_second_deal_nothing_is_printed_before_it_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs = []
    for number, rubber in enumerate((at_the_lead().play_out(), rubber_won(leave=1), rubber_won(leave=0))):
        save(tmp_path / str(number), rubber)
        outputs.append(printed(capsys, tmp_path / str(number)))
    assert outputs[0] == outputs[1] != outputs[2]


def test_a_game_is_looked_at_while_it_is_played_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Store.open(tmp_path)) as store:
        game = at_the_lead().play_out().save(store)
        before = store.actions(game)
        assert TOTALS.findall(printed(capsys, tmp_path)) == ["180", "0"]
        assert store.actions(game) == before


# What goes wrong.


def test_where_there_are_no_games_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new"
    for words in ((), ("1",), ("--csv",), ("--list",)):
        assert refused(capsys, folder, *words) == f"There are no saved games in {folder}."
    assert list(tmp_path.iterdir()) == []


def test_the_usual_folder_is_not_made_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    assert main(["sheet"]) == 2
    assert capsys.readouterr().err == f"bridge-tui: There are no saved games in {tmp_path / 'bridge-tui'}.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", ["0", "-1", "2", "9" * 30])
def test_a_game_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str) -> None:
    save(tmp_path, Rubber())
    assert refused(capsys, tmp_path, number) == f"There is no saved game {number}."


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("UPDATE actions SET action = '{' WHERE n = 3", "Saved game 1 cannot be read from its action 3 on."),
        ("DELETE FROM actions WHERE n = 2", "Saved game 1 cannot be read from its action 2 on."),
        (
            'UPDATE actions SET action = \'{"do":"next_deal"}\' WHERE n = 3',
            "Saved game 1 breaks off: its action 3 does not fit what went before.",
        ),
        ("DELETE FROM actions", "There is no saved game 1."),
    ],
)
def test_a_damaged_game(tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str, sentence: str) -> None:
    save(tmp_path, at_the_lead())
    change(tmp_path, damage)
    assert refused(capsys, tmp_path) == sentence


def test_a_damaged_game_hides_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path, rubber_won(), Rubber())
    change(tmp_path, "UPDATE actions SET action = '{' WHERE game = 2")
    assert TOTALS.findall(printed(capsys, tmp_path, "1")) == ["1060", "0"]
    assert "2     2026-05-09 19:30  damaged   0" in printed(capsys, tmp_path, "--list")


def test_a_file_that_is_not_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text("kept")
    assert refused(capsys, tmp_path) == (f"This file holds no saved games and was left as it is: {tmp_path / FILE}")
    assert (tmp_path / FILE).read_text() == "kept"


def test_a_time_before_all_time_hides_no_game(tmp_path: Path) -> None:
    save(tmp_path, Rubber(), Rubber())
    change(tmp_path, "UPDATE games SET started_at = '0001-01-01 00:00:00' WHERE id = 1")
    listed = run("--list", "--data", str(tmp_path), TZ="BRT+3").stdout.splitlines()
    assert listed[1].startswith("2     2026-05-09 16:30")
    assert listed[2].startswith("1     unknown ")
    assert "started unknown\n" in run("1", "--data", str(tmp_path), TZ="BRT+3").stdout


def test_the_list_takes_no_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, tmp_path, "--list", "2") == "--list names every game and takes no number."


# What the output can take.


@pytest.mark.parametrize(
    "environment", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}, {"LC_ALL": "POSIX", "PYTHONIOENCODING": "utf-8"}]
)
def test_letters_where_suit_signs_cannot_be_shown(tmp_path: Path, environment: dict[str, str]) -> None:
    save(tmp_path, rubber_won())
    ended = run("--data", str(tmp_path), **environment)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "     120   4S South             deal 1 |" in ended.stdout.splitlines()
    assert ended.stdout.isascii()


def test_a_name_that_the_output_cannot_write_is_no_error(tmp_path: Path) -> None:
    save(tmp_path, Rubber(StartMatch(("Zoë", "Bob", "Cid", "Dot"), CUT)))
    ended = run("--data", str(tmp_path), PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert r" North (Zo\xeb)" in ended.stdout.splitlines()


@pytest.mark.parametrize("words", [[], ["--csv"], ["--list"]])
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path, words: list[str]) -> None:
    save(tmp_path, rubber_won())
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(
            [*PROGRAM, "sheet", "--data", str(tmp_path), *words],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (141, b"")
