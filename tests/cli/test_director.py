"""The command `director`: its list, its answers as text and as JSON, and a sentence for what makes no sense."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bridge_tui.cli.director_words import FAULTS, VULNERABLE
from bridge_tui.cli.main import main
from bridge_tui.desk.incidents import INCIDENTS
from bridge_tui.desk.questions import AnswerFault
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.seats import Vulnerability
from bridge_tui.records.store import Store


def said(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines of an answer."""
    assert main(["director", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> list[Any]:
    """The same as objects."""
    return [json.loads(line) for line in said(capsys, *words, "--json")]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence for what makes no sense."""
    assert main(["director", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bridge-tui: ")
    assert err.count("\n") == 1
    return err.removeprefix("bridge-tui: ").strip()


# What there is.


def test_without_a_terminal_the_incidents_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys)
    assert lines[0] == "In the auction"
    assert "  revoke               A revoke, noticed later" in lines
    named = [line.split()[0] for line in lines if line.startswith("  ")]
    assert sorted(named) == sorted(each.id for each in INCIDENTS)


def test_help_names_the_options_and_the_incidents(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, "--help"))
    assert [each.id for each in INCIDENTS if each.id not in text] == []
    for words in ("--code CODE", "--beside CODE", "--json", "--plain", "--contract BID", "--vulnerable", "--data DIR"):
        assert words in text


def test_help_on_an_incident_names_its_questions_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "insufficient-bid", "--help")[-6:] == [
        "  --bid  What did he bid?",
        "      suit     a suit",
        "      notrump  no-trump",
        "  --since  What has happened since?",
        "      nothing      nothing",
        "      next-called  the next player has called",
    ]


# Answers.


def test_the_usual_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "wrong-hand", "--code", "rubber2014")[:4] == [
        "The case: --declarer s --who s --since nothing",
        "Law 55: Lead from the wrong hand.",
        "Wrong hand: ♣A is led from South's (Law 55).",
        "West or East decides; where they differ, West does, who plays next.",
    ]


def test_a_revoke_with_its_score(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("revoke", "--code", "classic", "--won-by", "partner", "--later", "1", "--contract", "2s", "--result", "=")
    assert said(capsys, *words) == [
        "The case: --declarer s --who w --won-by partner --later 1 --noticed after",
        "Law 64 (today's numbering).",
        "For a revoke N-S get 2 tricks (today's Law 64).",
        "At the table: 2♠ by South, 8 tricks: N-S 60 below.",
        "Now: 2♠ by South, 10 tricks: N-S 60 below, 60 above.",
    ]


def test_two_codes_side_by_side(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ("revoke", "--won-by=partner", "--later=1", "--beside", "rubber1993", "--contract=2s", "--vulnerable=both")
    assert said(capsys, *words) == [
        "The case: --declarer s --who w --won-by partner --later 1 --noticed after",
        "classic                                  rubber 1993",
        "Both: Law 64 (today's numbering).",
        "For a revoke N-S get 2 tricks (today's   For a revoke N-S get 1 trick (Law 64).",
        "Law 64).",
        "At the table: 2♠ by South, 8 tricks: N-S 60 below.",
        "classic: Now: 2♠ by South, 10 tricks: N-S 60 below, 60 above.",
        "rubber 1993: Now: 2♠ by South, 9 tricks: N-S 60 below, 30 above.",
    ]


def test_capitals_and_an_equals_sign_will_do(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("defender-leads", "--who=E", "--turn", "Dummy")
    assert said(capsys, *words)[2].startswith("East leads ♦A out of turn")


# JSON.


def test_json_of_a_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    (advice,) = asked(capsys, "opening-lead", "--code", "rubber2014")
    says = advice.pop("says")
    outcomes = advice.pop("outcomes")
    assert advice == {
        "incident": "opening-lead",
        "answers": {"declarer": "s", "who": "e", "since": "nothing"},
        "code": "rubber2014",
        "kind": "opening_lead_out_of_turn",
        "law": 54,
        "offender": "E",
        "deciders": ["S"],
        "options": [
            {"option": "forbid_suit", "suits": ["D"], "cards": []},
            {"option": "require_suit", "suits": ["D"], "cards": []},
            {"option": "leave_penalty_card", "suits": [], "cards": []},
            {"option": "accept", "suits": [], "cards": []},
            {"option": "spread_hand", "suits": [], "cards": []},
        ],
        "turn": "W",
        "contract": "1NT S",
        "demands": [],
        "penalty_cards": {},
        "must_pass": {},
        "lead_limits": {},
        "to_replace": None,
        "transfer": None,
        "pays_later": False,
        "score": None,
    }
    assert says[0] == "Law 54: Opening lead out of turn."
    assert outcomes[2] == {
        "does": [{"seat": "S", "do": "choose", "option": "leave_penalty_card", "suits": [], "card": None}],
        "turn": "W",
        "contract": "1NT S",
        "demands": [],
        "penalty_cards": {"E": ["DA:major"]},
        "must_pass": {},
        "lead_limits": {},
        "to_replace": None,
        "next": None,
        "outcomes": [],
    }
    assert outcomes[0]["demands"] == [
        {"seat": "W", "demand": "forbid_suit", "suits": ["D"], "cards": [], "when": "while_leading", "law": 54}
    ]


def test_json_of_a_replaced_call(capsys: pytest.CaptureFixture[str]) -> None:
    (advice,) = asked(capsys, "insufficient-bid", "--code", "duplicate2017")
    refused_bid = advice["outcomes"][1]["outcomes"]
    assert [each["does"][0]["call"] for each in refused_bid] == ["2H", "2D", "P", "X"]
    assert [each["must_pass"] for each in refused_bid] == [{}, {"N": "rest"}, {"N": "rest"}, {"N": "rest"}]
    assert refused_bid[1]["next"]["kind"] == "comparable_call"
    assert [each["must_pass"] for each in refused_bid[1]["outcomes"]] == [{}, {"N": "rest"}]


def test_json_of_a_revoke_is_one_object_for_each_code(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("revoke", "--won-by", "partner", "--later", "1", "--beside", "rubber2014", "--contract", "2s")
    one, other = asked(capsys, *words)
    assert [one["transfer"], other["transfer"]] == [{"to": "NS", "tricks": 2}, {"to": "NS", "tricks": 1}]
    assert other["score"] == {
        "vulnerable": "None",
        "scale": "new",
        "before": {
            "contract": "2S S", "tricks": 8, "below": 60, "above_declarer": 0, "above_defenders": 0, "duplicate": 110,
        },
        "after": {
            "contract": "2S S", "tricks": 9, "below": 60, "above_declarer": 30, "above_defenders": 0, "duplicate": 140,
        },
    }  # fmt: skip


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.id)
def test_json_of_everything(capsys: pytest.CaptureFixture[str], incident: Any) -> None:
    for code in Code:
        (advice,) = asked(capsys, incident.id, "--code", code.value)
        assert (advice["incident"], advice["code"]) == (incident.id, code.value)
        assert advice["says"]
        assert all(isinstance(line, str) for line in advice["says"])


# What makes no sense.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sleep",), "nothing that happens is called 'sleep'; it is one of opening-lead, defender-leads, "),
        (("revoke", "--won-by", "me"), "me is no answer to --won-by; it is one of revoker, partner, opponents."),
        (("revoke", "--wonby", "me"), "nothing is asked by the name wonby; it is one of declarer, who, won-by, "),
        (("revoke", "--later"), "--later has no answer."),
        (("revoke", "--later", "--who", "w"), "--later has no answer."),
        (("revoke", "w"), "'w' is no question: an answer stands behind --QUESTION."),
        (("--who", "w"), "nothing that happens is called 'w'"),
        (("defender-leads", "--who", "n", "--declarer", "s"), "these answers do not go together: who n, declarer s."),
        (("revoke", "--contract", "8s"), "There is no bid of 8: levels are from 1 to 7."),
        (("revoke", "--contract", "3: 4s"), "--contract takes what was played, such as 4s or 3ntx, "),
        (("revoke", "--contract", "4s", "--result", "= revoke ew 1"), "--contract takes what was played, "),
        (("revoke", "--contract", "strike"), "--contract takes what was played, "),
        (("revoke", "--contract", "4"), "--contract takes what was played, "),
        (("revoke", "--contract", "x"), "--contract takes what was played, "),
        (("revoke", "--contract", "7nt"), "E-W took 0 tricks and cannot lose 1."),
        (("revoke", "--contract", "4s", "--result", "+9"), "At 4S the result lies between -10 and +3: not +9."),
        (("insufficient-bid", "--contract", "4s"), "--contract goes with what happens in the play only."),
    ],
)
def test_one_sentence_says_what_is_possible(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refused(capsys, *words)


@pytest.mark.parametrize("option", ["--code", "--beside"])
def test_a_code_that_there_is_not(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["director", "revoke", option, "1963"])
    assert ended.value.code == 2
    assert "see bridge-tui director --help" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["\x00", "-", "--=", "=" * 5000, "-1", "♠", "--who=" + "x" * 5000, "\udcff"])
def test_strange_words_are_refused_in_short(capsys: pytest.CaptureFixture[str], word: str) -> None:
    assert len(refused(capsys, "revoke", word)) < 600


def test_every_fault_has_its_words() -> None:
    assert set(FAULTS) == set(AnswerFault)
    assert set(VULNERABLE.values()) == set(Vulnerability)


# Where it is opened.


def test_neither_the_screen_nor_what_checks_files_is_loaded() -> None:
    words = "from bridge_tui.cli.main import main; import sys; main(['director', 'revoke']); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert {name.partition(".")[0] for name in run.stdout.split()} & {"textual", "pydantic"} == set()


def test_the_game_starts_without_it() -> None:
    words = "from bridge_tui.cli.main import command_line; import sys; command_line(); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert [name for name in run.stdout.split() if name.startswith("bridge_tui.desk")] == []


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str]]:
    """Streams that are a terminal, and in the place of the full screen what it was opened with."""
    opened: list[tuple[Path, str]] = []

    def run(_store: Store, _seed: int | None, settings: Path, first: Callable[..., None]) -> int:
        opened.append((settings, first.__name__))
        return 7

    module = ModuleType("bridge_tui.tui.program")
    module.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, _Terminal("\n"))
    monkeypatch.setenv("TERM", "xterm-256color")
    return opened


@pytest.mark.parametrize("before", [True, False])
def test_at_a_terminal_the_desk_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bool) -> None:
    opened, data = at_a_terminal(monkeypatch), ["--data", str(tmp_path)]
    assert main([*data, "director"] if before else ["director", *data]) == 7
    assert opened == [(tmp_path / "settings.toml", "ask_director")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--plain"], "By which code of laws?"),
        (["revoke"], "For a revoke N-S get 1 trick"),  # what is asked at once is answered at once
    ],
)
def test_at_a_terminal_without_the_full_screen(
    monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    opened = at_a_terminal(monkeypatch)
    assert main(["director", *words]) == 0
    assert not opened
    assert isinstance(sys.stdout, io.StringIO)
    assert sentence in sys.stdout.getvalue()
