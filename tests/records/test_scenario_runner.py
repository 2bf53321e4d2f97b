"""Running scenarios at a table: codes, branches, refusals, and what goes wrong at a live one."""

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
    ({"do": "call", "seat": "E", "call": "X"}, {"kind": "call_after_final_pass", "offender": "E", "call": "X"}),
]
"""What can go wrong before the opening lead, and what is seen then."""

IRREGULAR_CALLS = [
    ({"seat": "W", "call": "1C"}, "insufficient_bid"),
    ({"seat": "W", "call": "8NT"}, "bid_over_seven"),
    ({"seat": "W", "call": "XX"}, "inadmissible_call"),
    ({"seat": "S", "call": "2NT"}, "change_of_call"),
    ({"seat": "N", "call": "2NT"}, "call_out_of_turn"),
]
"""What can go wrong after South's one no-trump, when it is West's turn."""

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"do": "play", "seat": "W", "card": "SK"}, "card_not_held"),
    ({"do": "play", "seat": "E", "card": "H5"}, "card_not_held"),
    ({"do": "play", "seat": "W", "card": "H5", "by": "E"}, "not_your_hand"),
    ({"do": "call", "seat": "W", "call": "P", "slip": True}, "auction_over"),
    ({"do": "designate", "seat": "S", "suit": "H"}, "not_declarers_word"),
    ({"do": "look_at_hand", "seat": "N", "whose": "E"}, "hand_not_looked_at"),
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


def auction(*steps: Any, calls: list[str]) -> dict[str, Any]:
    """A story of an auction, after these calls from South on."""
    return without("contract", played(*steps, auction=calls))


def outcomes(folder: Path, scenario: dict[str, Any]) -> list[Outcome]:
    return [each.outcome for each in runs_of(folder, scenario)]


def test_what_can_be_told_in_a_scenario_is_all_that_is_done_at_a_table() -> None:
    assert {word for word, kind in ACTIONS.items() if kind in get_args(TableAction)} == set(DEEDS)


@pytest.mark.parametrize(("step", "seen"), IRREGULAR, ids=str)
def test_scenarios_are_played_at_a_live_table(tmp_path: Path, step: dict[str, Any], seen: dict[str, Any]) -> None:
    assert outcomes(tmp_path, played(step, expect(irregularity=seen))) == [HOLDS]
    differs = {step["do"]: "refused"}, {step["do"]: "done"}
    assert outcomes(tmp_path, played({**step, "refused": True})) == [Outcome(False, 1, *differs)]


@pytest.mark.parametrize(("step", "kind"), IRREGULAR_CALLS, ids=[kind for _, kind in IRREGULAR_CALLS])
@pytest.mark.parametrize("before", [[], ["1NT"]], ids=["in the steps", "in the auction"])
def test_laws_25_to_38_an_irregular_call_waits_for_the_left_opponent(
    tmp_path: Path, step: dict[str, str], kind: str, before: list[str]
) -> None:
    opening = [] if before else [{"do": "call", "seat": "S", "call": "1NT"}]
    seen = {"kind": kind, "offender": step["seat"], "call": step["call"]}
    decider = {"W": "N", "N": "E", "S": "W"}[step["seat"]]
    waits = expect(irregularity=seen, decider=decider, auction=["1NT"], turn="W")

    assert outcomes(tmp_path, auction(*opening, {"do": "call", **step}, waits, calls=before)) == [HOLDS]


def test_law_38_more_than_seven_is_no_call_of_a_regular_auction(tmp_path: Path) -> None:
    calls = ["7NT", "8C"]

    assert outcomes(tmp_path, auction(calls=calls)) == [Outcome(False, 0, {"auction": calls}, {"auction": ["7NT"]})]


def test_law_25_a_slip_is_agreed_on_by_all_four(tmp_path: Path) -> None:
    meant = {"do": "call", "seat": "S", "call": "2NT", "slip": True}
    question = expect(decider=["N", "E", "S", "W"], options=[{"option": "accept"}, {"option": "refuse"}])
    yes = [{"do": "choose", "seat": seat, "option": "accept"} for seat in "WENS"]
    agreed = [question, *yes, expect(auction=["2NT"], turn="W", decider=None)]

    assert outcomes(tmp_path, auction(meant, *agreed, calls=["1NT"])) == [HOLDS]
    plain = {"do": "call", "seat": "S", "call": "2NT"}
    assert outcomes(tmp_path, auction(plain, expect(decider="W"), calls=["1NT"])) == [HOLDS]


def test_law_24_a_card_that_is_led_during_the_auction_is_seen(tmp_path: Path) -> None:
    seen = {"kind": "card_exposed_in_auction", "offender": "W", "card": "SA"}
    led = {"do": "play", "seat": "W", "card": "SA"}
    after = expect(irregularity=seen, must_pass={"E": "once"}, trick=[], hand_contains={"W": ["SA"]})

    assert outcomes(tmp_path, auction(led, after, calls=["1NT"])) == [HOLDS]


def test_law_45_a_card_that_dummy_moves_by_himself_waits_for_declarer(tmp_path: Path) -> None:
    by_dummy = [LEAD, {**FROM_DUMMY, "by": "N"}]
    waits = expect(irregularity={"kind": "card_not_named", "offender": "N", "card": "H3"}, decider="S", accepted=False)
    stands = [{"do": "choose", "seat": "S", "option": "accept"}, expect(accepted=True, turn="E")]

    assert outcomes(tmp_path, played(*by_dummy, waits, *stands)) == [HOLDS]


def test_law_46_declarer_names_a_suit_or_a_rank_of_dummys(tmp_path: Path) -> None:
    lowest = {"do": "designate", "seat": "S", "suit": "H"}
    knave = {"do": "designate", "seat": "S", "rank": "J"}

    assert outcomes(tmp_path, played(LEAD, lowest, expect(trick=[["W", "H5"], ["N", "H3"]]))) == [HOLDS]
    assert outcomes(tmp_path, played(LEAD, knave, expect(trick=[["W", "H5"], ["N", "HJ"]]))) == [HOLDS]


DUMMY_LEADS = [*FIRST_TRICK, ("S", "H4"), ("W", "H8"), ("N", "HJ"), ("E", "H2")]
"""Dummy has won the second trick and is to lead; he holds three fives, and of hearts the queen alone."""


def test_law_46_a_rank_is_chosen_where_dummy_holds_it_in_several_suits(tmp_path: Path) -> None:
    any_five = {"do": "designate", "seat": "S", "rank": "5"}
    unclear = expect(decider="S", options=[{"option": "name_card"}])
    choice = {"do": "choose", "seat": "S", "option": "name_card"}
    told = [*plays(DUMMY_LEADS), any_five, unclear]

    for named in ({"rank": "5", "suit": "C"}, {"suit": "C"}, {"card": "C5"}):
        assert outcomes(tmp_path, played(*told, {**choice, **named}, expect(trick=[["N", "C5"]]))) == [HOLDS]
    for wrong in ({"rank": "5"}, {"rank": "4", "suit": "C"}, {}):
        assert outcomes(tmp_path, played(*told, {**choice, **wrong, "refused": True}, unclear)) == [HOLDS]


def test_law_43_a_dummy_who_has_looked_leaves_the_choice_of_hand_to_the_defenders(tmp_path: Path) -> None:
    look = {"do": "look_at_hand", "seat": "N", "whose": "E"}
    warning = {"do": "remark", "seat": "N", "about": "lead_from_wrong_hand"}
    asked = expect(decider=["E", "W"], options=[{"option": "hand_N"}, {"option": "hand_S"}])
    chosen = [{"do": "choose", "seat": "E", "option": "hand_S"}, expect(decider=None, turn="S")]

    assert outcomes(tmp_path, played(*plays(DUMMY_LEADS), look, warning, asked, *chosen)) == [HOLDS]
    assert outcomes(tmp_path, played(*plays(DUMMY_LEADS), warning, expect(decider=None, turn="N"))) == [HOLDS]


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
