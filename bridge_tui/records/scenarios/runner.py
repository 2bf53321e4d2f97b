"""Runs scenarios: every branch under every code, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.play import winning_seat
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.records.scenarios.expectations import Scene
from bridge_tui.records.scenarios.outcomes import HOLDS, Outcome, Run, compared
from bridge_tui.records.scenarios.stages import SheetStage, Stage, TableStage
from bridge_tui.records.scenarios.stories import (
    Expectation,
    PlayedStory,
    RubberStory,
    Scenario,
    ScoredResult,
    ScoresStory,
    Step,
    Story,
    TrickStory,
)
from bridge_tui.scoring.points import duplicate_score, rubber_points


def run(scenario: Scenario, only: Code | None = None) -> Iterator[Run]:
    """Each branch under each code that the scenario names, or only under this one."""
    codes = [code for code in scenario.codes if only in {None, code}]
    for branch, outcome_under in _ways(scenario.story):
        for code in codes:
            yield Run(scenario.id, branch, code, outcome_under(code))


def _ways(story: Story) -> Iterable[tuple[str | None, Callable[[Code], Outcome]]]:
    """The branches of a story by name, each as what comes of it under a code."""
    match story:
        case PlayedStory():
            return [(branch.name, partial(_played, story, branch.steps)) for branch in story.branches]
        case RubberStory():
            return [(None, partial(_follow, SheetStage(RubberSheet(scale=story.scale)), story.steps))]
        case TrickStory():
            return [(None, lambda _: _trick(story))]
        case ScoresStory():
            return [(None, lambda _: _scores(story))]


def _trick(story: TrickStory) -> Outcome:
    winner = winning_seat(story.leader, story.cards, story.strain.trump)
    return compared(1, {"winner": str(story.winner)}, {"winner": str(winner)})


def _scores(story: ScoresStory) -> Outcome:
    outcomes = (compared(number, result.points, _points(result)) for number, result in enumerate(story.results, 1))
    return next((outcome for outcome in outcomes if outcome is not HOLDS), HOLDS)


def _points(result: ScoredResult) -> Mapping[str, int]:
    contract, vulnerable, tricks = result.contract, result.vulnerable, result.tricks
    points = rubber_points(contract, vulnerable, tricks, result.scale)
    return {
        "below": points.below,
        "above_declarer": points.above_declarer,
        "above_defenders": points.above_defenders,
        "duplicate": duplicate_score(contract, vulnerable, tricks),
    }


def _played(story: PlayedStory, steps: Sequence[Step], code: Code) -> Outcome:
    """The auction, the contract that must come out of it, then step by step."""
    table = Table.start(story.deal, story.dealer, story.vulnerability, code, live=True)
    for call in story.calls:
        if call not in table.legal_calls or table.turn is None:
            stood = [str(made) for _, made in table.auction.calls]
            return compared(0, {"auction": [*map(str, story.calls)]}, {"auction": stood})
        table = table.apply(MakeCall(table.turn, call)).table
    if story.contract not in {None, table.contract}:
        contract = table.contract and str(table.contract)
        return compared(0, {"contract": str(story.contract)}, {"contract": contract})
    return _follow(TableStage(Scene(story, table)), steps, code)


def _follow(stage: Stage, steps: Sequence[Step], code: Code) -> Outcome:
    """What comes of these steps, up to the first at which the story and the engine part."""
    for step in steps:
        if code not in step.codes:
            continue
        stage, outcome = _step(stage, step)
        if outcome is not HOLDS:
            return outcome
    return HOLDS


def _step(stage: Stage, step: Step) -> tuple[Stage, Outcome]:
    if isinstance(step, Expectation):
        return stage, stage.check(step)
    wanted = "refused" if step.refused else "done"
    try:
        following, what = stage.after(step), "done"
    except Refused as refused:
        following, what = stage, "refused" if step.refused else f"refused: {refused.reason.value}"
    return following, compared(step.number, {step.word: wanted}, {step.word: what})
