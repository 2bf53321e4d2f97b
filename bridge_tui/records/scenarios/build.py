"""Makes stories of scenarios whose shape has been checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Strain
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SIDES, Seat, Vulnerability
from bridge_tui.records.scenarios.stories import (
    Branch,
    Deed,
    Expectation,
    Json,
    PlayedStory,
    RubberStory,
    Scenario,
    ScoredResult,
    ScoresStory,
    Step,
    Story,
    TrickStory,
)
from bridge_tui.scoring.points import Scale

POINTS = ("below", "above_declarer", "above_defenders", "duplicate")
"""What a result can be checked for."""


def scenario_from(source: Mapping[str, Json], form: str) -> Scenario:
    """The scenario of a checked JSON object in one of the four forms."""
    return Scenario(source["id"], tuple(map(Code, source["codes"])), _BUILDERS[form](source))


def _played(source: Mapping[str, Json]) -> PlayedStory:
    part_scores = source.get("part_scores") or {}
    contract = source.get("contract")
    return PlayedStory(
        deal=Deal.from_pbn(source["deal"]),
        dealer=Seat.parse(source["dealer"]),
        vulnerability=Vulnerability(source["vulnerable"]),
        calls=tuple(map(Call.parse, source.get("auction", ()))),
        contract=None if contract is None else Contract.parse(contract),
        part_scores={side: part_scores.get(str(side), 0) for side in SIDES},
        scale=_scale(source),
        branches=_branches(source),
    )


def _branches(source: Mapping[str, Json]) -> tuple[Branch, ...]:
    common = source["steps"]
    if not source.get("branches"):
        return (Branch(None, _steps(common)),)
    return tuple(Branch(branch["name"], _steps([*common, *branch["steps"]])) for branch in source["branches"])


def _steps(sources: Sequence[Mapping[str, Json]]) -> tuple[Step, ...]:
    return tuple(_step(number, source) for number, source in enumerate(sources, 1))


def _step(number: int, source: Mapping[str, Json]) -> Step:
    codes = frozenset(map(Code, source.get("codes", Code)))
    if "do" not in source:
        return Expectation(number, codes, source["expect"])
    action = {key: value for key, value in source.items() if key not in {"codes", "refused"}}
    return Deed(number, codes, action, bool(source.get("refused")))


def _trick(source: Mapping[str, Json]) -> TrickStory:
    trick = source["trick"]
    seats, cards = zip(*trick["plays"], strict=True)
    return TrickStory(
        Strain.parse(trick["strain"]),
        Seat.parse(seats[0]),
        tuple(map(Card.parse, cards)),
        Seat.parse(trick["winner"]),
    )


def _scores(source: Mapping[str, Json]) -> ScoresStory:
    scale = _scale(source)
    return ScoresStory(tuple(_result(entry, scale) for entry in source["scores"]))


def _result(entry: Mapping[str, Json], scale: Scale) -> ScoredResult:
    bid, _, declarer = entry["contract"].strip().partition(" ")
    return ScoredResult(
        Contract.parse(f"{bid} {declarer or 'S'}"),
        entry["vulnerable"],
        entry["tricks"],
        _scale(entry, scale),
        {key: entry[key] for key in POINTS if key in entry},
    )


def _rubber(source: Mapping[str, Json]) -> RubberStory:
    return RubberStory(_scale(source), _steps(source["rubber"]))


def _scale(source: Mapping[str, Json], otherwise: Scale = Scale.NEW) -> Scale:
    return Scale(source["scale"]) if "scale" in source else otherwise


_BUILDERS: Mapping[str, Callable[[Mapping[str, Json]], Story]] = {
    "deal": _played,
    "trick": _trick,
    "scores": _scores,
    "rubber": _rubber,
}
"""By the key that makes the form."""
