"""Running scenarios at a table: codes, branches, refusals, and what nobody rules on yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from bridge_tui.engine.actions import TableAction
from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.codec import ACTIONS
from bridge_tui.records.scenarios.outcomes import HOLDS, Outcome
from bridge_tui.records.scenarios.reader import read
from bridge_tui.records.scenarios.runner import run
from bridge_tui.records.scenarios.shapes import DEEDS
from bridge_tui.records.scenarios.stories import Scenario
from tests.records.scenario_samples import CODES, FIRST_TRICK, expect, played, plays, runs_of, without, write

LEAD = {"do": "play", "seat": "W", "card": "H5"}
FROM_DUMMY = {"do": "play", "seat": "N", "card": "H3"}

NOT_YET: list[dict[str, Any]] = [
    {"do": "designate", "seat": "S", "suit": "H", "word": "lowest"},
    {"do": "look_at_hand", "seat": "N", "whose": "E"},
]
"""One of each thing that the engine knows no action for."""

IRREGULAR: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"do": "play", "seat": "E", "card": "D7"}, {"kind": "opening_lead_out_of_turn", "offender": "E", "card": "D7"}),
    (
        {"do": "play", "seat": "N", "card": "HJ"},
        {"kind": "opening_lead_by_declaring_side", "offender": "N", "card": "HJ"},
    ),
    (
        {"do": "expose", "seat": "E", "cards": ["D7"], "seen": True, "manner": "accident"},
        {"kind": "exposed_card", "offender": "E", "card": "D7"},
    ),
]
"""What can go wrong before the opening lead, and what is seen then."""

NOT_RULED_ON: list[dict[str, Any]] = [
    {"do": "call", "seat": "W", "call": "P"},
    {"do": "call", "seat": "N", "call": "7NT"},
    {"do": "play", "seat": "W", "card": "H5", "by": "E"},
]
"""What nobody rules on yet there: calls after the auction, and cards of another player's hand."""

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"do": "play", "seat": "W", "card": "SK"}, "card_not_held"),
    ({"do": "play", "seat": "E", "card": "H5"}, "card_not_held"),
    ({"do": "expose", "seat": "E", "cards": ["H5"]}, "card_not_held"),
    ({"do": "ask", "seat": "S", "target": "W"}, "play_not_begun"),
    ({"do": "change", "seat": "N", "old": "DK", "new": "D2"}, "no_right_to_change"),
    ({"do": "decline_change", "seat": "E"}, "no_right_to_change"),
    ({"do": "claim_revoke", "seat": "S", "trick": 7, "offender": "W"}, "play_not_over"),
    ({"do": "choose", "seat": "S", "option": "accept"}, "no_decision_open"),
    ({"do": "look_last_trick", "seat": "W"}, "no_trick_yet"),
    ({"do": "claim", "seat": "S", "tricks": 13}, "claim_before_lead"),
    ({"do": "answer_claim", "seat": "W", "accept": True}, "no_claim_open"),
]
"""What nobody can do there, and why it is refused. East does not hold the five of hearts."""


def outcomes(folder: Path, scenario: dict[str, Any]) -> list[Outcome]:
    return [each.outcome for each in runs_of(folder, scenario)]


@pytest.mark.parametrize("step", NOT_YET, ids=lambda step: str(step["do"]))
def test_what_the_engine_has_no_action_for_cannot_be_run_yet(tmp_path: Path, step: dict[str, Any]) -> None:
    assert outcomes(tmp_path, played(LEAD, step, LEAD)) == [Outcome(None, 2, unsupported=step["do"])]


def test_all_deeds_of_the_format_are_known_or_listed_here() -> None:
    assert {step["do"] for step in NOT_YET} | {word for word in ACTIONS if word in DEEDS} == set(DEEDS)


def test_all_that_is_done_at_a_table_can_be_told_in_a_scenario() -> None:
    assert {word for word, kind in ACTIONS.items() if kind in get_args(TableAction)} <= set(DEEDS)


@pytest.mark.parametrize(("step", "seen"), IRREGULAR, ids=str)
def test_scenarios_are_played_at_a_live_table(tmp_path: Path, step: dict[str, Any], seen: dict[str, Any]) -> None:
    assert outcomes(tmp_path, played(step, expect(irregularity=seen))) == [HOLDS]
    differs = {step["do"]: "refused"}, {step["do"]: "done"}
    assert outcomes(tmp_path, played({**step, "refused": True})) == [Outcome(False, 1, *differs)]


@pytest.mark.parametrize("step", NOT_RULED_ON, ids=str)
@pytest.mark.parametrize("refused", [False, True])
def test_what_nobody_rules_on_cannot_be_run_yet(tmp_path: Path, step: dict[str, Any], refused: bool) -> None:
    story = played({**step, "refused": refused}, LEAD)

    assert outcomes(tmp_path, story) == [Outcome(None, 1, unsupported=f"irregular {step['do']}")]


@pytest.mark.parametrize(
    "step", [{"seat": "W", "call": "1C"}, {"seat": "E", "call": "1NT"}, {"seat": "E", "call": "XX"}]
)
def test_laws_17_to_19_an_irregular_call_cannot_be_run_yet(tmp_path: Path, step: dict[str, Any]) -> None:
    story = played({"do": "call", "seat": "S", "call": "1NT"}, {"do": "call", "seat": "W", "call": "X"}, auction=[])
    story["steps"].append({"do": "call", **step})

    assert outcomes(tmp_path, without("contract", story)) == [Outcome(None, 3, unsupported="irregular call")]


def test_law_45_dummy_moving_a_card_on_his_own_accord_is_irregular(tmp_path: Path) -> None:
    by_dummy = played(LEAD, {**FROM_DUMMY, "by": "N"})

    assert outcomes(tmp_path, by_dummy) == [Outcome(None, 2, unsupported="irregular play")]


@pytest.mark.parametrize("by", [{}, {"by": "S"}])
def test_law_45_declarer_plays_from_dummy(tmp_path: Path, by: dict[str, str]) -> None:
    assert outcomes(tmp_path, played(LEAD, {**FROM_DUMMY, **by}, expect(turn="E"))) == [HOLDS]


@pytest.mark.parametrize(("step", "reason"), IMPOSSIBLE, ids=str)
def test_what_cannot_be_done_differs_from_a_story_in_which_it_is(
    tmp_path: Path, step: dict[str, Any], reason: str
) -> None:
    word = step["do"]

    assert outcomes(tmp_path, played(step)) == [Outcome(False, 1, {word: "done"}, {word: f"refused: {reason}"})]


CLAIM = {"do": "claim", "seat": "S", "tricks": 11, "line": "hearts"}
AGREED = [{"do": "answer_claim", "seat": seat, "accept": True} for seat in "WE"]
CONTESTED = [{"do": "answer_claim", "seat": "W", "accept": False}]
CLUB_FROM_DUMMY = [*FIRST_TRICK, ("S", "H4"), ("W", "H8"), ("N", "HJ"), ("E", "H2"), ("N", "C4"), ("E", "C2")]
"""South, who has the ace and the three, is to play; nobody knows who has the king."""

STOPPED_BY_A_CLAIM = [
    ([LEAD, CLAIM], FROM_DUMMY, "decision_open"),
    ([LEAD, CLAIM, *AGREED], FROM_DUMMY, "deal_over"),
    ([*plays(CLUB_FROM_DUMMY), CLAIM, *CONTESTED], {"do": "play", "seat": "S", "card": "C3"}, "finesse_not_stated"),
]
"""What is refused because a claim stands in its way, and why."""


@pytest.mark.parametrize(("before", "step", "reason"), STOPPED_BY_A_CLAIM, ids=["open", "agreed", "contested"])
def test_law_68d_what_a_claim_forbids_is_refused_and_no_irregularity(
    tmp_path: Path, before: list[dict[str, Any]], step: dict[str, Any], reason: str
) -> None:
    number = len(before) + 1

    assert outcomes(tmp_path, played(*before, {**step, "refused": True})) == [HOLDS]
    differs = {"play": "done"}, {"play": f"refused: {reason}"}
    assert outcomes(tmp_path, played(*before, step)) == [Outcome(False, number, *differs)]


@pytest.mark.parametrize("step", [step for step, _ in IMPOSSIBLE], ids=str)
def test_what_must_be_refused_is_and_changes_nothing(tmp_path: Path, step: dict[str, Any]) -> None:
    unchanged = expect(turn="W", trick=[], auction=["1NT", "P", "P", "P"], dummy_faced=False)

    assert outcomes(tmp_path, played({**step, "refused": True}, unchanged, LEAD)) == [HOLDS]


def test_what_must_be_refused_but_is_done_differs(tmp_path: Path) -> None:
    story = played({**LEAD, "refused": True})

    assert outcomes(tmp_path, story) == [Outcome(False, 1, {"play": "refused"}, {"play": "done"})]


def test_a_step_exists_only_under_its_codes_and_keeps_its_number(tmp_path: Path) -> None:
    wrong = {**expect(turn="N"), "codes": ["classic"]}
    story = played({**LEAD, "codes": ["classic", "rubber1993"]}, expect(turn="W"), wrong, codes=CODES)
    classic, rubber1993, rubber2014, duplicate2017 = outcomes(tmp_path, story)

    assert classic == rubber1993 == Outcome(False, 2, {"turn": "W"}, {"turn": "N"})
    assert rubber2014 is duplicate2017 is HOLDS


def test_a_step_only_under_another_code_is_not_looked_at(tmp_path: Path) -> None:
    story = played({"do": "spread_hand", "seat": "S", "codes": ["rubber1993"]}, expect(turn="W"))

    assert outcomes(tmp_path, story) == [HOLDS]


def test_only_one_code_can_be_asked_for(tmp_path: Path) -> None:
    (scenario,) = read(write(tmp_path, played(codes=["classic", "rubber2014"])))
    assert isinstance(scenario, Scenario)

    assert [each.code for each in run(scenario, Code.RUBBER_2014)] == [Code.RUBBER_2014]
    assert list(run(scenario, Code.DUPLICATE_2017)) == []


def test_each_branch_follows_the_common_steps_anew_and_counts_on(tmp_path: Path) -> None:
    branches = [
        {"name": "a", "steps": [FROM_DUMMY, expect(turn="E")]},
        {"name": "b", "steps": [{"do": "play", "seat": "N", "card": "HJ"}, expect(turn="S")]},
        {"name": "c", "steps": []},
    ]
    runs = runs_of(tmp_path, played(LEAD, branches=branches))

    assert [(each.branch, each.outcome) for each in runs] == [
        ("a", HOLDS),
        ("b", Outcome(False, 3, {"turn": "S"}, {"turn": "E"})),
        ("c", HOLDS),
    ]


def test_the_contract_must_come_out_of_the_auction(tmp_path: Path) -> None:
    story = played(contract="1NTX S")

    assert outcomes(tmp_path, story) == [Outcome(False, 0, {"contract": "1NTX S"}, {"contract": "1NT S"})]


@pytest.mark.parametrize("calls", [["1NT", "P", "P"], ["P", "P", "P", "P"]])
def test_an_auction_without_an_end_or_without_a_bid_gives_no_contract(tmp_path: Path, calls: list[str]) -> None:
    story = played(auction=calls)

    assert outcomes(tmp_path, story) == [Outcome(False, 0, {"contract": "1NT S"}, {"contract": None})]


@pytest.mark.parametrize(
    ("steps", "outcome"),
    [
        ([LEAD], Outcome(False, 0, {"contract": "any"}, {"contract": None})),
        ([expect(turn="N"), {**LEAD, "codes": ["rubber1993"]}], HOLDS),
        ([{"do": "call", "seat": "N", "call": "P"}, LEAD], Outcome(None, 2, unsupported="irregular play")),
    ],
    ids=["play", "expect", "call"],
)
def test_play_needs_an_auction_that_is_over(tmp_path: Path, steps: list[dict[str, Any]], outcome: Outcome) -> None:
    story = without("contract", played(*steps, auction=["1NT", "P"]))

    assert outcomes(tmp_path, story) == [outcome]


@pytest.mark.parametrize("calls", [["1NT", "1C"], ["1NT", "XX"], ["1NT", "P", "P", "P", "P"]])
def test_law_18_the_auction_before_the_steps_is_of_legal_calls(tmp_path: Path, calls: list[str]) -> None:
    story = played(auction=calls)

    assert outcomes(tmp_path, story) == [Outcome(False, 0, {"auction": calls}, {"auction": calls[:-1]})]


def test_law_66_the_last_trick_by_code(tmp_path: Path) -> None:
    look = {"do": "look_last_trick", "seat": "N"}
    story = played(*plays(FIRST_TRICK), look, codes=["classic", "rubber1993"])
    classic, rubber1993 = outcomes(tmp_path, story)

    assert classic is HOLDS
    differs = {"look_last_trick": "done"}, {"look_last_trick": "refused: dummy_may_not_look"}
    assert rubber1993 == Outcome(False, 5, *differs)
