"""Reading scenario files: what is wrong is named with its place, and nothing else is lost."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_tui.records.scenarios.outcomes import HOLDS, Run
from bridge_tui.records.scenarios.problems import Flaw, Problem
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.stories import Scenario
from tests.records.scenario_samples import EXAMPLES, expect, played, rubber, runs_of, without, write

LEAD = {"do": "play", "seat": "W", "card": "H5"}

FILES: list[tuple[bytes, Flaw, dict[str, object]]] = [
    (b"", Flaw.EMPTY, {}),
    (b" \r\n\t", Flaw.EMPTY, {}),
    (b"\xef\xbb\xbf", Flaw.EMPTY, {}),
    (b'{"scenarios": [\xff]}', Flaw.NOT_UTF8, {"byte": 15}),
    (b'{"scenarios":\n [}', Flaw.NOT_JSON, {"line": 2, "column": 3}),
    (b'{"scenarios": [' + b"9" * 5000 + b"]}", Flaw.NOT_JSON, {"line": 1, "column": 1}),
    (b"[" * 200_000, Flaw.TOO_DEEP, {}),
    (b"[]", Flaw.NO_LIST, {}),
    (b"null", Flaw.NO_LIST, {}),
    (b'{"scenario": []}', Flaw.NO_LIST, {}),
    (b'{"scenarios": {}}', Flaw.NO_LIST, {}),
    (b'{"scenarios": []}', Flaw.NO_SCENARIOS, {}),
    (b'{"scenarios": [], "scenarios": [7]}', Flaw.DOUBLE_KEY, {"key": "scenarios"}),
    (b'{"scenarios": [{"id": "a", "codes": [], "id": "b"}]}', Flaw.DOUBLE_KEY, {"key": "id"}),
]
"""What stands in a file, and what is wrong with that."""

CHOICE = {"do": "choose", "seat": "S", "option": "name_card"}
LIMIT = {"seat": "E", "kind": "forbid_suit", "suits": ["C"]}
BY_WEST = {"kind": "insufficient_bid", "offender": "W"}

TRICK = {"strain": "NT", "plays": [["W", "HJ"], ["N", "HQ"]], "winner": "N"}

SCENARIOS: list[tuple[Any, Flaw, str, str | None]] = [
    (7, Flaw.BAD_VALUE, "", "object"),
    (without("deal", played()), Flaw.NO_FORM, "", None),
    ({**played(), "trick": TRICK}, Flaw.SEVERAL_FORMS, "", None),
    (without("id", played()), Flaw.MISSING_KEY, "id", None),
    (without("codes", played()), Flaw.MISSING_KEY, "codes", None),
    (without("dealer", played()), Flaw.MISSING_KEY, "dealer", None),
    (without("steps", played()), Flaw.MISSING_KEY, "steps", None),
    (played(id=5), Flaw.BAD_VALUE, "id", "text"),
    (played(codes=[]), Flaw.BAD_VALUE, "codes", "several"),
    (played(codes="classic"), Flaw.BAD_VALUE, "codes", "list"),
    (played(codes=["classic", "1963"]), Flaw.BAD_VALUE, "codes[2]", "choice"),
    (played(deal="N:AKQ"), Flaw.BAD_VALUE, "deal", "deal"),
    (played(dealer="s"), Flaw.BAD_VALUE, "dealer", "choice"),
    (played(vulnerable="Both"), Flaw.BAD_VALUE, "vulnerable", "choice"),
    (played(part_scores={"NS": "40"}), Flaw.BAD_VALUE, "part_scores.NS", "number"),
    (played(part_scores={"WE": 40}), Flaw.BAD_VALUE, "part_scores.WE", "choice"),
    (played(auction=["1NT", "pass"]), Flaw.BAD_VALUE, "auction[2]", "call"),
    (played(contract="1NT"), Flaw.BAD_VALUE, "contract", "contract"),
    (played(contract="1nt s"), Flaw.BAD_VALUE, "contract", "contract"),
    (played(contract=None), Flaw.BAD_VALUE, "contract", "contract"),
    (played(scale="1987"), Flaw.BAD_VALUE, "scale", "choice"),
    (played("play"), Flaw.BAD_VALUE, "steps[1]", "step"),
    (played(LEAD, {"seat": "W"}), Flaw.BAD_VALUE, "steps[2]", "step"),
    (played(LEAD, {"do": "shuffle"}), Flaw.UNKNOWN_STEP, "steps[2].do", None),
    (played({"do": "score", "contract": "4S S", "tricks": 10}), Flaw.UNKNOWN_STEP, "steps[1].do", None),
    (played(LEAD, {"do": "play", "seat": "N"}), Flaw.MISSING_KEY, "steps[2].card", None),
    (played({"do": "expect"}), Flaw.UNKNOWN_STEP, "steps[1].do", None),
    (played({"do": "call", "seat": "Q", "call": "P"}), Flaw.BAD_VALUE, "steps[1].seat", "choice"),
    (played({"do": "call", "seat": "W", "call": "10C"}), Flaw.BAD_VALUE, "steps[1].call", "call"),
    (played({"do": "call", "seat": "W", "call": "8"}), Flaw.BAD_VALUE, "steps[1].call", "call"),
    (played({"do": "call", "seat": "W", "call": 8}), Flaw.BAD_VALUE, "steps[1].call", "call"),
    (played({"do": "call", "seat": "W", "call": "P", "slip": 1}), Flaw.BAD_VALUE, "steps[1].slip", "flag"),
    (played({"do": "designate", "seat": "S", "suit": ["H"]}), Flaw.BAD_VALUE, "steps[1].suit", "choice"),
    (played({"do": "designate", "seat": "S", "rank": "10"}), Flaw.BAD_VALUE, "steps[1].rank", "choice"),
    (played({"do": "designate", "seat": "S", "rank": None}), Flaw.BAD_VALUE, "steps[1].rank", "choice"),
    (played({"do": "designate", "seat": "S", "word": "small"}), Flaw.BAD_VALUE, "steps[1].word", "choice"),
    (played({"do": "look_at_hand", "seat": "N"}), Flaw.MISSING_KEY, "steps[1].whose", None),
    (played({"do": "look_at_hand", "seat": "N", "whose": "EW"}), Flaw.BAD_VALUE, "steps[1].whose", "choice"),
    (played({**CHOICE, "option": "hand"}), Flaw.BAD_VALUE, "steps[1].option", "choice"),
    (played({**CHOICE, "rank": "QK"}), Flaw.BAD_VALUE, "steps[1].rank", "choice"),
    (played({**CHOICE, "rank": ["Q"]}), Flaw.BAD_VALUE, "steps[1].rank", "choice"),
    (played({**LEAD, **expect(turn="W")}), Flaw.UNKNOWN_KEY, "steps[1].expect", None),
    (played({**LEAD, "colour": "red"}), Flaw.UNKNOWN_KEY, "steps[1].colour", None),
    (played({**LEAD, "card": "10H"}), Flaw.BAD_VALUE, "steps[1].card", "card"),
    (played({**LEAD, "card": ["H5"]}), Flaw.BAD_VALUE, "steps[1].card", "card"),
    (played({**LEAD, "by": "X"}), Flaw.BAD_VALUE, "steps[1].by", "choice"),
    (played({**LEAD, "refused": "yes"}), Flaw.BAD_VALUE, "steps[1].refused", "flag"),
    (played({**LEAD, "codes": ["x"]}), Flaw.BAD_VALUE, "steps[1].codes[1]", "choice"),
    (played({"do": "claim", "seat": "S", "tricks": 14}), Flaw.BAD_VALUE, "steps[1].tricks", "number"),
    (played({"do": "claim", "seat": "S", "tricks": True}), Flaw.BAD_VALUE, "steps[1].tricks", "number"),
    (played({"do": "claim", "seat": "S", "tricks": 1, "spread": "no"}), Flaw.BAD_VALUE, "steps[1].spread", "flag"),
    (played({"do": "claim", "seat": "S", "tricks": 1, "line": "\ud800"}), Flaw.BAD_VALUE, "steps[1].line", "text"),
    (played(expect(turns="W")), Flaw.UNKNOWN_KEY, "steps[1].expect.turns", None),
    (played({**expect(turn="W"), "refused": True}), Flaw.UNKNOWN_KEY, "steps[1].refused", None),
    (played(expect(turn=["W"])), Flaw.BAD_VALUE, "steps[1].expect.turn", "choice"),
    (played(expect(decider=[])), Flaw.BAD_VALUE, "steps[1].expect.decider", "seats"),
    (played(expect(trick=[["W"]])), Flaw.BAD_VALUE, "steps[1].expect.trick[1]", "play"),
    (played(expect(may_play={"seat": "W"})), Flaw.MISSING_KEY, "steps[1].expect.may_play.cards", None),
    (played(expect(may_play=["H5"])), Flaw.BAD_VALUE, "steps[1].expect.may_play", "object"),
    (played(expect(hand_contains={"Z": []})), Flaw.BAD_VALUE, "steps[1].expect.hand_contains.Z", "choice"),
    (played(expect(hand_contains=[])), Flaw.BAD_VALUE, "steps[1].expect.hand_contains", "object"),
    (played(expect(must_pass={"E": "twice"})), Flaw.BAD_VALUE, "steps[1].expect.must_pass.E", "choice"),
    (played(expect(must_pass=None)), Flaw.BAD_VALUE, "steps[1].expect.must_pass", "object"),
    (played(expect(lead_limit={})), Flaw.MISSING_KEY, "steps[1].expect.lead_limit.seat", None),
    (played(expect(lead_limit={**LIMIT, "kind": "free"})), Flaw.BAD_VALUE, "steps[1].expect.lead_limit.kind", "choice"),
    (played(expect(lead_limit={**LIMIT, "suits": "C"})), Flaw.BAD_VALUE, "steps[1].expect.lead_limit.suits", "list"),
    (
        played(expect(irregularity={**BY_WEST, "call": "0C"})),
        Flaw.BAD_VALUE,
        "steps[1].expect.irregularity.call",
        "call",
    ),
    (played(expect(auction=["8C", "10C"])), Flaw.BAD_VALUE, "steps[1].expect.auction[2]", "call"),
    (played(expect(score={"below": 60})), Flaw.UNKNOWN_KEY, "steps[1].expect.score.below", None),
    (played({"expect": []}), Flaw.BAD_VALUE, "steps[1].expect", "object"),
    (played(branches=[{"steps": []}]), Flaw.MISSING_KEY, "branches[1].name", None),
    (
        played(branches=[{"name": "a", "steps": []}, {"name": "b", "steps": [LEAD, {**LEAD, "seat": 1}]}]),
        Flaw.BAD_VALUE,
        "branches[2].steps[2].seat",
        "choice",
    ),
    ({"id": "T", "codes": ["classic"], "trick": {**TRICK, "strain": "N"}}, Flaw.BAD_VALUE, "trick.strain", "choice"),
    ({"id": "T", "codes": ["classic"], "trick": {**TRICK, "plays": []}}, Flaw.BAD_VALUE, "trick.plays", "trick"),
    (
        {"id": "T", "codes": ["classic"], "trick": {**TRICK, "plays": [["W", "HJ"], ["E", "HQ"]]}},
        Flaw.BAD_VALUE,
        "trick.plays",
        "trick",
    ),
    (
        {"id": "T", "codes": ["classic"], "trick": {**TRICK, "plays": [["W", "HJ"], ["N", "HJ"]]}},
        Flaw.BAD_VALUE,
        "trick.plays",
        "trick",
    ),
    (
        {"id": "S", "codes": ["classic"], "scores": [{"contract": "8NT", "vulnerable": False, "tricks": 8}]},
        Flaw.BAD_VALUE,
        "scores[1].contract",
        "contract",
    ),
    (
        {"id": "S", "codes": ["classic"], "scores": [{"contract": "1NT", "vulnerable": "None", "tricks": 8}]},
        Flaw.BAD_VALUE,
        "scores[1].vulnerable",
        "flag",
    ),
    (rubber({"do": "score", "contract": "4S", "tricks": 10}), Flaw.BAD_VALUE, "rubber[1].contract", "contract"),
    (rubber(), Flaw.NOTHING_TO_CHECK, "", None),
    ({"id": "S", "codes": ["classic"], "scores": []}, Flaw.NOTHING_TO_CHECK, "", None),
    (
        {"id": "S", "codes": ["classic"], "scores": [{"contract": "1NT", "vulnerable": False, "tricks": 8}]},
        Flaw.NOTHING_TO_CHECK,
        "",
        None,
    ),
    (without("contract", played(auction=[])), Flaw.NOTHING_TO_CHECK, "", None),
    (without("contract", played(auction=[], branches=[{"name": "a", "steps": []}])), Flaw.NOTHING_TO_CHECK, "", None),
    (rubber(LEAD), Flaw.UNKNOWN_STEP, "rubber[1].do", None),
    (rubber(expect(turn="W")), Flaw.UNKNOWN_KEY, "rubber[1].expect.turn", None),
    (rubber(expect(games_below=[{"NS": None}])), Flaw.BAD_VALUE, "rubber[1].expect.games_below[1].NS", "number"),
]
"""A scenario, what is wrong with it, where, and of a bad value which kind was expected."""


@pytest.mark.parametrize(("content", "flaw", "params"), FILES)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes, flaw: Flaw, params: dict[str, object]) -> None:
    path = tmp_path / "scenarios.json"
    path.write_bytes(content)

    assert list(read(path)) == [Problem(str(path), flaw, params=params)]


def test_a_file_that_is_not_there_or_is_a_folder_or_is_locked(tmp_path: Path) -> None:
    locked = tmp_path / "loop"
    locked.symlink_to(locked)

    assert [problem.flaw for problem in _problems(tmp_path / "none.json")] == [Flaw.NOT_FOUND]
    assert [problem.flaw for problem in _problems(tmp_path)] == [Flaw.IS_A_FOLDER]
    assert [problem.flaw for problem in _problems(locked)] == [Flaw.NOT_READABLE]


def test_what_may_never_end_is_not_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    assert [problem.flaw for problem in _problems(pipe)] == [Flaw.NOT_A_FILE]
    assert [problem.flaw for problem in _problems(Path(os.devnull))] == [Flaw.NOT_A_FILE]


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "scenarios.json"
    path.touch()
    os.truncate(path, 16 * 1024 * 1024 + 1)

    assert [(problem.flaw, problem.params) for problem in _problems(path)] == [(Flaw.TOO_LARGE, {"mebibytes": 16})]


@pytest.mark.parametrize(("scenario", "flaw", "place", "kind"), SCENARIOS)
def test_a_scenario_that_makes_no_sense_loses_no_other(
    tmp_path: Path, scenario: Any, flaw: Flaw, place: str, kind: str | None
) -> None:
    before, problem, after = read(
        write(tmp_path, played(id="before"), scenario, rubber(expect(vulnerable="None"), id="after"))
    )

    assert [each.id for each in (before, after) if isinstance(each, Scenario)] == ["before", "after"]
    assert isinstance(problem, Problem)
    assert (problem.flaw, problem.place, problem.params.get("kind")) == (flaw, place, kind)


def test_a_problem_names_the_scenario_by_its_id_or_its_number(tmp_path: Path) -> None:
    path = write(tmp_path, played(id="first", dealer="?"), without("id", played()), None)

    assert [problem.scenario for problem in _problems(path)] == ["first", "2", "3"]


def test_what_was_expected_comes_with_its_limits(tmp_path: Path) -> None:
    claim = {"do": "claim", "seat": "S", "tricks": -1}
    tricks, seat = _problems(write(tmp_path, played(claim), played(dealer="X")))

    assert tricks.params == {"kind": "number", "low": 0, "high": 13}
    assert seat.params == {"kind": "choice", "choices": ("N", "E", "S", "W")}


def test_an_unknown_key_or_step_comes_with_those_that_are_known(tmp_path: Path) -> None:
    may_play = {"seat": "W", "cards": [], "card": "SA"}
    key, step = _problems(write(tmp_path, played(expect(may_play=may_play)), rubber(LEAD)))

    assert key.params == {"key": "card", "known": ("seat", "cards")}
    assert step.params == {"key": "do", "found": "play", "known": ("score", "passed_out", "stop_rubber")}


def test_notes_are_ignored_wherever_they_stand_and_unknown_keys_of_a_scenario_too(tmp_path: Path) -> None:
    notes = {"note": "x", "controlled_by": "S", "tie_break": "x", "confidence": 0.5, "derived": True}
    may_play = {"seat": "W", "cards": ["SA", "ST", "S9"], **notes}
    step = {"expect": {"turn": "W", **notes}, **notes}
    story = played(step, {**LEAD, **notes}, author="x", source="x", **notes)

    assert [each.outcome for each in runs_of(tmp_path, story)] == [HOLDS]
    wrong = runs_of(tmp_path, played(expect(may_play=may_play)))
    assert [each.outcome.expected for each in wrong] == [{"may_play": {"seat": "W", "cards": ["SA", "ST", "S9"]}}]


def test_a_byte_order_mark_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "scenarios.json"
    path.write_text(json.dumps({"scenarios": [played()]}), encoding="utf-8-sig")

    assert [type(found) for found in read(path)] == [Scenario]


SEEDS = [scenario for file in EXAMPLES for scenario in json.loads(file.read_text(encoding="utf-8"))["scenarios"]]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.sampled_from(["N", "SA", "P"]),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=4), values, max_size=3),
    max_leaves=5,
)


@settings(max_examples=200)
@given(data=st.data())
def test_property_one_wrong_value_anywhere_is_a_problem_or_a_run_and_never_an_error(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    source = copy.deepcopy(data.draw(st.sampled_from(SEEDS)))
    _spoil(source, data)

    (found,) = read(write(tmp_path_factory.getbasetemp(), source))
    if isinstance(found, Scenario):
        assert all(isinstance(each, Run) for each in run(found))


def _spoil(source: Any, data: st.DataObject) -> None:
    """Puts something else in one place, or takes that place away."""
    keys = range(len(source)) if isinstance(source, list) else sorted(source)
    key = data.draw(st.sampled_from(keys))
    if isinstance(source[key], dict | list) and source[key] and data.draw(st.integers(0, 3)):
        _spoil(source[key], data)
    elif data.draw(st.booleans()):
        source[key] = data.draw(JSON)
    else:
        del source[key]


def _problems(path: Path) -> list[Problem]:
    return [found for found in read(path) if isinstance(found, Problem)]
