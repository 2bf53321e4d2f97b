"""The command `rulings`: lines, JSON, exit codes, and a sentence for whatever is wrong with a file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bridge_tui.cli.main import main
from bridge_tui.cli.ruling_lines import KINDS, SENTENCES
from bridge_tui.records.scenarios.problems import Flaw
from tests.records.scenario_samples import DATA, FIRST_TRICK, expect, played, plays, without, write

LEAD = {"do": "play", "seat": "W", "card": "H5"}

HOLDS = played(LEAD, id="holds")
DIFFERS = played(LEAD, expect(turn="S", dummy="N", trick=[]), id="differs")
BRANCHED = played(id="branched", branches=[{"name": "a lead", "steps": [LEAD, expect(turn="N")]}])


def test_one_line_for_each_run_and_a_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, {**HOLDS, "codes": ["classic", "rubber1993"]}, DIFFERS, BRANCHED)

    assert main(["rulings", str(path)]) == 1
    assert capsys.readouterr() == (
        "holds classic: ok\n"
        "holds rubber1993: ok\n"
        'differs classic: step 2 differs: turn: expected S, got N; trick: expected [], got [["W", "H5"]]\n'
        "branched [a lead] classic: ok\n"
        "3 of 4 rulings hold.\n",
        "",
    )


def test_json_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, HOLDS, DIFFERS, BRANCHED)

    assert main(["rulings", "--json", str(path)]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    same = {"branch": None, "code": "classic"}
    nothing = {"expected": None, "actual": None}
    differs = {"expected": {"turn": "S", "trick": []}, "actual": {"turn": "N", "trick": [["W", "H5"]]}}
    assert lines == [
        {"id": "holds", **same, "ok": True, "step": None, **nothing},
        {"id": "differs", **same, "ok": False, "step": 2, **differs},
        {"id": "branched", "branch": "a lead", "code": "classic", "ok": True, "step": None, **nothing},
    ]


@pytest.mark.parametrize(("scenario", "code"), [(HOLDS, 0), (DIFFERS, 1), (BRANCHED, 0)])
def test_exit_code(tmp_path: Path, scenario: dict[str, Any], code: int) -> None:
    assert main(["rulings", str(write(tmp_path, scenario))]) == code


def test_one_code_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, {**HOLDS, "codes": ["classic", "rubber2014"]})

    assert main(["rulings", str(path), "--code", "rubber2014"]) == 0
    assert capsys.readouterr().out == "holds rubber2014: ok\n1 of 1 ruling holds.\n"


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_code_that_no_scenario_names_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    path = write(tmp_path, HOLDS)

    assert main(["rulings", str(path), "--code", "rubber2014", *options]) == 0
    assert capsys.readouterr() == ("", "bridge-tui: no scenario names the code rubber2014.\n")


OUT_OF_TURN = {"do": "play", "seat": "E", "card": "D7"}

IN_THE_AUCTION = without("contract", played(auction=["1NT"]))
ONE_CLUB = {"do": "call", "seat": "W", "call": "1C"}

DIFFERENCES = [
    (played(OUT_OF_TURN, expect(turn="S")), "step 2 differs: turn: expected S, got W; S has to decide first"),
    (
        played(OUT_OF_TURN, expect(may_play={"seat": "N", "cards": []}, turn="W", decider="W")),
        "step 2 differs: decider: expected W, got S",
    ),
    (
        played(*plays(FIRST_TRICK), {"do": "play", "seat": "N", "card": "HJ"}, expect(turn="N")),
        "step 6 differs: turn: expected N, got S; one of W, E has to decide first",
    ),
    (
        {**IN_THE_AUCTION, "steps": [ONE_CLUB, expect(turn="N", accepted=True)]},
        "step 2 differs: turn: expected N, got W; accepted: expected true, got false; N has to decide first",
    ),
    (
        {**IN_THE_AUCTION, "steps": [{**ONE_CLUB, "refused": True}]},
        "step 1 differs: call: expected refused, got done",
    ),
    (
        {**IN_THE_AUCTION, "steps": [ONE_CLUB, {"do": "call", "seat": "E", "call": "P"}]},
        "step 2 differs: call: expected done, got refused: decision_open",
    ),
    (
        without("contract", played(auction=["7NT", "8C"])),
        'the auction differs: auction: expected ["7NT", "8C"], got ["7NT"]; 8C is not a legal call there',
    ),
    (
        played(contract="1NTX S"),
        "the auction differs: contract: expected 1NTX S, got 1NT S",
    ),
]
"""Stories that differ, and in which words."""


@pytest.mark.parametrize(("scenario", "words"), DIFFERENCES, ids=[words for _, words in DIFFERENCES])
def test_what_differs_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], scenario: dict[str, Any], words: str
) -> None:
    assert main(["rulings", str(write(tmp_path, scenario))]) == 1
    assert capsys.readouterr().out == f"T1 classic: {words}\n0 of 1 ruling holds.\n"


def test_what_is_wrong_with_one_file_or_scenario_loses_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, played(dealer="X", id="bad"), HOLDS)
    none = tmp_path / "none.json"

    assert main(["rulings", str(none), str(path)]) == 2
    assert capsys.readouterr() == (
        "holds classic: ok\n1 of 1 ruling holds.\n",
        f"bridge-tui: {none}: there is no such file.\n"
        f"bridge-tui: {path}: scenario bad, dealer: one of N, E, S, W was expected.\n",
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "this file is empty."),
        (b"{", "this is not JSON (line 1, column 2)."),
        (b"\xff", "this is no text in UTF-8 (byte 0)."),
        (b"[]", 'an object with a list under "scenarios" was expected.'),
        (b'{"scenarios": []}', "there are no scenarios in it."),
        (b'{"a": 1, "a": 2}', "in one of the objects the key a stands twice."),
        (
            b'{"scenarios": [{"id": "a", "codes": ["classic"], "scores": []}]}',
            "scenario a: there is nothing to check in it.",
        ),
        (b'{"scenarios": [{"id": "a"}]}', "scenario a: one of the keys deal, trick, scores, rubber is missing."),
    ],
)
def test_a_bad_file_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, sentence: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)

    assert main(["rulings", str(path)]) == 2
    assert capsys.readouterr() == ("", f"bridge-tui: {path}: {sentence}\n"), "nothing could be run: no count"


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "--json", str(tmp_path)]) == 2
    assert capsys.readouterr() == ("", f"bridge-tui: {tmp_path}: this is a folder, not a file.\n")


def test_a_device_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "--json", os.devnull]) == 2
    assert capsys.readouterr() == ("", f"bridge-tui: {os.devnull}: this is not a file but a device or a pipe.\n")


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (
            {"do": "shuffle"},
            "steps[1].do: shuffle is nothing that can be done here; one of call, play, designate, expose, spread_hand, "
            "remark, own_up, ask, choose, change, decline_change, claim, answer_claim, cancel_concession, "
            "claim_revoke, look_last_trick, look_at_hand was expected.",
        ),
        (
            {**LEAD, "seen": True},
            "steps[1].seen: this key is not known; one of do, seat, card, by, codes, refused was expected.",
        ),
        ({"do": "play", "seat": "W"}, "steps[1].card: this key is missing."),
        ({**LEAD, "card": "Z9"}, "steps[1].card: a card such as SA or DT was expected."),
        ({"do": "claim", "seat": "S", "tricks": 14}, "steps[1].tricks: a whole number from 0 to 13 was expected."),
        ({**ONE_CLUB, "call": "10C"}, "steps[1].call: a call such as P, X, XX or 1NT was expected."),
        ({**ONE_CLUB, "slip": "yes"}, "steps[1].slip: true or false was expected."),
        (
            {"do": "designate", "seat": "S", "rank": "10"},
            "steps[1].rank: one of 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K, A was expected.",
        ),
        (
            {"do": "designate", "seat": "S", "word": "any"},
            "steps[1].word: one of highest, lowest, win, anything was expected.",
        ),
        ({"do": "look_at_hand", "seat": "N"}, "steps[1].whose: this key is missing."),
    ],
)
def test_a_bad_step_is_one_sentence_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: dict[str, Any], sentence: str
) -> None:
    path = write(tmp_path, played(step))

    assert main(["rulings", str(path)]) == 2
    assert capsys.readouterr().err == f"bridge-tui: {path}: scenario T1, {sentence}\n"


def test_there_is_a_sentence_for_every_flaw_and_every_kind() -> None:
    kinds = Path(DATA.parents[2] / "bridge_tui" / "records" / "scenarios" / "kinds.py").read_text(encoding="utf-8")

    assert set(SENTENCES) == set(Flaw)
    assert [kind for kind in KINDS if f'"{kind}"' not in kinds] == ["list", "several", "object", "step"]


def test_a_strangers_file_cannot_move_the_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ok, bad = played(LEAD, id="\x1b[2J\nS1"), played(id="\x1b[2J", dealer="")

    assert main(["rulings", str(write(tmp_path, ok, bad))]) == 2
    out, err = capsys.readouterr()
    assert "\x1b" not in out + err
    assert out.startswith("\\x1b[2J\\nS1 classic: ok\n")


def test_the_worked_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", str(DATA / "seeds.json")]) == 0
    assert capsys.readouterr().out.endswith("\n100 of 100 rulings hold.\n")
    assert main(["rulings", str(DATA / "examples.json")]) == 0
    assert capsys.readouterr().out.endswith("\n127 of 127 rulings hold.\n")
