"""Each key that can be expected: the right value holds, a wrong one does not, and what is true is told instead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bridge_tui.records.scenarios.expectations import AT_THE_TABLE, ON_THE_SHEET
from bridge_tui.records.scenarios.outcomes import HOLDS, Outcome, Run
from bridge_tui.records.scenarios.shapes import EXPECTATIONS, RUBBER_EXPECTATIONS
from tests.records.scenario_auctions import TOLD_OF_IRREGULAR_CALLS
from tests.records.scenario_samples import FIRST_TRICK, expect, played, plays, rubber, runs_of, whole_deal, without

IN_PLAY = plays([*FIRST_TRICK, ("S", "D6")])
"""South has won a trick with the ace of hearts and led a diamond; West is to follow from A-10-9-8."""

TOLD_IN_PLAY: list[tuple[str, Any, Any, Any]] = [
    ("turn", "W", "N", "W"),
    ("turn", "W", None, "W"),
    (
        "may_play",
        {"seat": "W", "cards": ["DA", "D8", "DT", "D9"]},
        {"seat": "W", "cards": ["DA", "DT", "D9"]},
        {"seat": "W", "cards": ["DA", "DT", "D9", "D8"]},
    ),
    (
        "may_play",
        {"seat": "N", "cards": []},
        {"seat": "N", "cards": ["DK"]},
        {"seat": "N", "cards": []},
    ),
    (
        "may_play",
        {"seat": "W", "cards": ["DA", "DT", "D9", "D8"]},
        {"seat": "W", "cards": ["DA", "DT", "D9", "D8", "SA"]},
        {"seat": "W", "cards": ["DA", "DT", "D9", "D8"]},
    ),
    ("may_call", {"seat": "W", "exclude": ["P"]}, {"seat": "W", "include": ["P"]}, {"seat": "W", "include": []}),
    ("auction", ["1NT", "P", "P", "P"], ["1NT", "P", "P"], ["1NT", "P", "P", "P"]),
    ("hand_contains", {"S": ["SK"], "W": ["SA"]}, {"S": ["SK", "HA"], "W": ["SA"]}, {"S": ["SK"], "W": ["SA"]}),
    ("declarer", "S", "N", "S"),
    ("dummy", "N", "S", "N"),
    ("dummy_faced", True, False, True),
    ("contract", "1NT S", "1NTX S", "1NT S"),
    ("trick", [["S", "D6"]], [], [["S", "D6"]]),
    ("trick_won_by", "S", "W", "S"),
    ("decider", None, "S", None),
    ("decider", None, ["W", "E"], None),
    ("options", [], [{"option": "accept"}], []),
    ("play_result", {"NS": 1, "EW": 0}, {"NS": 1, "EW": 1}, {"NS": 1, "EW": 0}),
    ("tricks", {"NS": 1}, {"NS": 0}, {"NS": 1}),
    ("score", {}, {"below_NS": 0}, {"below_NS": None}),
]
"""Key, what is so, what is not, and what is told instead of that."""

ACCEPT, REFUSE = {"option": "accept"}, {"option": "refuse"}
FORBID = {"option": "forbid_suit", "suit": ["D", "H"]}

TOLD_OF_A_CLAIM: list[tuple[str, Any, Any, Any]] = [
    ("decider", ["E", "W"], ["W"], ["W", "E"]),
    ("decider", ["W", "E"], None, ["W", "E"]),
    ("options", [REFUSE, ACCEPT], [], [ACCEPT, REFUSE]),
    ("options", [ACCEPT, REFUSE], [ACCEPT, FORBID, REFUSE], [ACCEPT, REFUSE]),
    ("options_include", [ACCEPT], [FORBID, REFUSE], [REFUSE]),
    ("options_include", [], [FORBID], []),
    ("options_exclude", [FORBID], [FORBID, ACCEPT], [FORBID]),
]
"""The same, while a claim of South's is open."""

TOLD_IN_THE_AUCTION: list[tuple[str, Any, Any, Any]] = [
    ("turn", "E", "S", "E"),
    ("may_play", {"seat": "E", "cards": []}, {"seat": "E", "cards": ["H9"]}, {"seat": "E", "cards": []}),
    (
        "may_call",
        {"seat": "E", "include": ["P", "X", "2C"], "exclude": ["1C", "1NT", "XX"]},
        {"seat": "E", "include": ["P", "1S"], "exclude": ["X", "XX"]},
        {"seat": "E", "include": ["P"], "exclude": ["XX"]},
    ),
    ("may_call", {"seat": "S", "include": []}, {"seat": "S", "include": ["P"]}, {"seat": "S", "include": []}),
    ("auction", ["P", "1NT"], ["1NT"], ["P", "1NT"]),
    ("declarer", None, "N", None),
    ("dummy", None, "S", None),
    ("dummy_faced", False, True, False),
    ("contract", None, "1NT N", None),
    ("trick", [], [["W", "H5"]], []),
    ("trick_won_by", None, "W", None),
]

TOLD_AFTER_PLAY: list[tuple[str, Any, Any, Any]] = [
    ("turn", None, "N", None),
    ("tricks", {"NS": 13, "EW": 0}, {"NS": 12, "EW": 1}, {"NS": 13, "EW": 0}),
    (
        "trick",
        [["N", "S2"], ["E", "H2"], ["S", "D2"], ["W", "C2"]],
        [],
        [["N", "S2"], ["E", "H2"], ["S", "D2"], ["W", "C2"]],
    ),
    (
        "score",
        {"below_NS": 60, "below_EW": 0, "above_NS": 150, "above_EW": 0, "game_won": False},
        {"below_NS": 210, "below_EW": 0, "above_NS": 0, "above_EW": 0, "game_won": True},
        {"below_NS": 60, "below_EW": 0, "above_NS": 150, "above_EW": 0, "game_won": False},
    ),
    ("duplicate_score", 260, 510, 260),
]

ON_A_SHEET: list[tuple[str, Any, Any, Any]] = [
    ("below", {"NS": 0, "EW": 0}, {"NS": 30, "EW": 0}, {"NS": 0, "EW": 0}),
    ("above", {"NS": 30, "EW": 0}, {"NS": 30, "EW": 30}, {"NS": 30, "EW": 0}),
    ("games", {"NS": 2, "EW": 0}, {"NS": 1, "EW": 0}, {"NS": 2, "EW": 0}),
    (
        "games_below",
        [{"NS": 120, "EW": 0}, {"NS": 100}],
        [{"NS": 120, "EW": 40}, {"NS": 100}],
        [{"NS": 120, "EW": 0}, {"NS": 100}],
    ),
    ("games_below", [{}, {}], [{"NS": 120}], [{"NS": 120, "EW": 0}, {"NS": 100, "EW": 0}]),
    ("vulnerable", "NS", "All", "NS"),
    ("totals", {"NS": 950, "EW": 0}, {"NS": 250, "EW": 0}, {"NS": 950, "EW": 0}),
    ("rubber_premium", {"NS": 700, "EW": 0}, {"NS": 500}, {"NS": 700}),
    ("rubber_won_by", "NS", "EW", "NS"),
]

REVOKED = [*IN_PLAY, *plays([("W", "H8"), ("N", "DK")])]
"""West has not followed to the diamond, and nobody has said anything."""

NOTICED = [*REVOKED, {"do": "remark", "seat": "S", "about": "revoke"}]
CORRECTED = [*NOTICED, *plays([("W", "D8")])]
ESTABLISHED = [*REVOKED, *plays([("E", "D3"), ("N", "C4"), ("E", "C2"), ("S", "CA"), ("W", "C6")])]
CONCEDED = [
    {"do": "claim", "seat": "S", "tricks": 0},
    *({"do": "answer_claim", "seat": s, "accept": True} for s in "WE"),
]
CLAIMED = [*ESTABLISHED, *CONCEDED, {"do": "claim_revoke", "seat": "S", "trick": 2, "offender": "W"}]
LED = plays([("E", "D7")])
"""East has led out of turn to the first trick."""

FACTS = {"trick": 2, "won_by": "N", "offender": "W", "ew_tricks_before": 0, "ew_tricks_after": 0, "after_won_with": []}
ABOUT_EAST = {"kind": "opening_lead_out_of_turn", "offender": "E", "card": "D7"}

TOLD_OF_IRREGULARITIES: list[tuple[list[Any], str, Any, Any, Any]] = [
    (REVOKED, "revoke_status", "open", None, "open"),
    (REVOKED, "irregularity", None, {"kind": "revoke", "offender": "W"}, None),
    (REVOKED, "penalty_cards", {}, {"W": ["H8"]}, {}),
    (REVOKED, "may_change", {}, {"N": ["DK"]}, {}),
    (REVOKED, "revoke", {}, {"trick": 2}, {}),
    (NOTICED, "revoke_status", "correctable", "corrected", "correctable"),
    (
        NOTICED,
        "irregularity",
        {"kind": "revoke", "offender": "W", "card": "H8"},
        {"kind": "revoke", "offender": "N"},
        {"kind": "revoke", "offender": "W"},
    ),
    (NOTICED, "irregularity", {"kind": "revoke", "offender": "W"}, None, "revoke"),
    (NOTICED, "penalty_cards", {"W": ["H8"]}, {"W": ["D8"]}, {"W": ["H8"]}),
    (NOTICED, "penalty_cards", {"W": ["H8:major"]}, {"W": ["H8:minor"]}, {"W": ["H8"]}),
    (CORRECTED, "may_change", {"N": ["DK"]}, {}, {"N": ["DK"]}),
    (CORRECTED, "may_not_change", ["E", "S"], ["N", "E"], ["E"]),
    (CORRECTED, "revoke_status", "corrected", "open", "corrected"),
    (ESTABLISHED, "revoke", FACTS, {"trick": 3, "won_by": "N"}, {"trick": 2, "won_by": "N"}),
    (ESTABLISHED, "transfer", 0, 2, 0),
    (CLAIMED, "transfer", 2, 1, 2),
    (CLAIMED, "play_result", {"NS": 3, "EW": 10}, {"NS": 5}, {"NS": 3}),
    (CLAIMED, "tricks", {"NS": 5, "EW": 8}, {"NS": 3}, {"NS": 5}),
    (LED, "irregularity", ABOUT_EAST, {**ABOUT_EAST, "kind": "lead_out_of_turn"}, ABOUT_EAST),
    (LED, "accepted", False, True, False),
    ([*LED, {"do": "choose", "seat": "S", "option": "accept"}], "accepted", True, False, True),
]
"""What has been done, then as above; everything under the classic code."""


@pytest.mark.parametrize(("key", "right", "wrong", "told"), TOLD_IN_PLAY)
def test_in_the_play(tmp_path: Path, key: str, right: Any, wrong: Any, told: Any) -> None:
    _holds(runs_of(tmp_path, played(*IN_PLAY, expect(**{key: right}))))
    _differs(runs_of(tmp_path, played(*IN_PLAY, expect(**{key: wrong}))), 6, key, wrong, told)


@pytest.mark.parametrize(("key", "right", "wrong", "told"), TOLD_OF_A_CLAIM)
def test_law_68_of_an_open_claim(tmp_path: Path, key: str, right: Any, wrong: Any, told: Any) -> None:
    claim = {"do": "claim", "seat": "S", "tricks": 9}

    _holds(runs_of(tmp_path, played(*IN_PLAY, claim, expect(**{key: right}))))
    _differs(runs_of(tmp_path, played(*IN_PLAY, claim, expect(**{key: wrong}))), 7, key, wrong, told)


@pytest.mark.parametrize(("key", "right", "wrong", "told"), TOLD_IN_THE_AUCTION)
def test_in_the_auction(tmp_path: Path, key: str, right: Any, wrong: Any, told: Any) -> None:
    calls = [{"do": "call", "seat": "W", "call": "P"}, {"do": "call", "seat": "N", "call": "1NT"}]
    start = without("contract", played(auction=[], dealer="W"))

    _holds(runs_of(tmp_path, {**start, "steps": [*calls, expect(**{key: right})]}))
    _differs(runs_of(tmp_path, {**start, "steps": [*calls, expect(**{key: wrong})]}), 3, key, wrong, told)


@pytest.mark.parametrize(("key", "right", "wrong", "told"), TOLD_AFTER_PLAY)
def test_after_the_play(tmp_path: Path, key: str, right: Any, wrong: Any, told: Any) -> None:
    _holds(runs_of(tmp_path, whole_deal(expect(**{key: right}), bid="2S")))
    _differs(runs_of(tmp_path, whole_deal(expect(**{key: wrong}), bid="2S")), 53, key, wrong, told)


@pytest.mark.parametrize(("key", "right", "wrong", "told"), ON_A_SHEET)
def test_on_the_sheet(tmp_path: Path, key: str, right: Any, wrong: Any, told: Any) -> None:
    games = [
        {"do": "score", "contract": "4S S", "tricks": 11},
        {"do": "score", "contract": "3NT N", "tricks": 9},
    ]

    _holds(runs_of(tmp_path, rubber(*games, expect(**{key: right}))))
    _differs(runs_of(tmp_path, rubber(*games, expect(**{key: wrong}))), 3, key, wrong, told)


@pytest.mark.parametrize(("done", "key", "right", "wrong", "told"), TOLD_OF_IRREGULARITIES)
def test_of_irregularities_in_the_play(
    tmp_path: Path, done: list[Any], key: str, right: Any, wrong: Any, told: Any
) -> None:
    _holds(runs_of(tmp_path, played(*done, expect(**{key: right}))))
    _differs(runs_of(tmp_path, played(*done, expect(**{key: wrong}))), len(done) + 1, key, wrong, told)


@pytest.mark.parametrize(("done", "key", "right", "wrong", "told"), TOLD_OF_IRREGULAR_CALLS)
def test_of_irregular_calls(tmp_path: Path, done: list[Any], key: str, right: Any, wrong: Any, told: Any) -> None:
    start = without("contract", played(auction=[]))

    _holds(runs_of(tmp_path, {**start, "steps": [*done, expect(**{key: right})]}))
    _differs(runs_of(tmp_path, {**start, "steps": [*done, expect(**{key: wrong})]}), len(done) + 1, key, wrong, told)


def test_every_key_of_the_format_is_proved_here() -> None:
    told = {key for key, *_ in (*TOLD_IN_PLAY, *TOLD_OF_A_CLAIM, *TOLD_IN_THE_AUCTION, *TOLD_AFTER_PLAY)}
    told |= {key for _, key, *_ in (*TOLD_OF_IRREGULARITIES, *TOLD_OF_IRREGULAR_CALLS)}

    assert told == set(AT_THE_TABLE) == set(EXPECTATIONS)
    assert {key for key, *_ in ON_A_SHEET} == set(ON_THE_SHEET) == set(RUBBER_EXPECTATIONS)


@pytest.mark.parametrize(
    ("part_scores", "bid", "score", "duplicate"),
    [
        ({"NS": 40, "EW": 0}, "2S", {"below_NS": 60, "above_NS": 150, "game_won": True}, 260),
        ({"NS": 0, "EW": 40}, "2S", {"below_NS": 60, "above_NS": 150, "game_won": False}, 260),
        ({"NS": 90}, "1NT", {"below_NS": 0, "above_NS": 0, "above_EW": 350, "game_won": False}, -350),
        ({"NS": 90}, "7S", {"below_NS": 210, "above_NS": 1000, "above_EW": 0, "game_won": True}, 1510),
    ],
)
def test_law_77_a_part_score_only_decides_the_game(
    tmp_path: Path, part_scores: dict[str, int], bid: str, score: dict[str, Any], duplicate: int
) -> None:
    step = expect(score=score, duplicate_score=duplicate)

    _holds(runs_of(tmp_path, whole_deal(step, bid=bid, part_scores=part_scores)))


def test_law_77_a_passed_out_deal_scores_nothing(tmp_path: Path) -> None:
    score = {"below_NS": 0, "below_EW": 0, "above_NS": 0, "above_EW": 0, "game_won": False}
    story = played(expect(score=score, duplicate_score=0, contract=None, turn=None), auction=["P"] * 4)

    _holds(runs_of(tmp_path, without("contract", story)))


def test_an_unfinished_deal_has_no_duplicate_score(tmp_path: Path) -> None:
    outcome = _outcome(runs_of(tmp_path, played(expect(duplicate_score=0))))

    assert (outcome.ok, outcome.actual) == (False, {"duplicate_score": None})


def _outcome(runs: list[Run]) -> Outcome:
    (run,) = runs
    return run.outcome


def _holds(runs: list[Run]) -> None:
    assert _outcome(runs) is HOLDS


def _differs(runs: list[Run], step: int, key: str, wrong: Any, told: Any) -> None:
    assert _outcome(runs) == Outcome(False, step, {key: wrong}, {key: told})
