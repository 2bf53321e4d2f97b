"""Where stories with steps are played: a table or a sheet, as a frozen value that goes from deed to deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from bridge_tui.engine.actions import TableAction
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from bridge_tui.records.codec import decode
from bridge_tui.records.scenarios.expectations import AT_THE_TABLE, ON_THE_SHEET, Scene
from bridge_tui.records.scenarios.outcomes import Outcome, compared
from bridge_tui.records.scenarios.stories import Deed, Expectation, Json

Subject = TypeVar("Subject")


class Stage(Protocol):
    """A table or a sheet."""

    def after(self, deed: Deed) -> Stage:
        """The stage once this is done. Raises `Refused` if it cannot be."""

    def check(self, expectation: Expectation) -> Outcome:
        """Whether what is expected is so."""


@dataclass(frozen=True, slots=True)
class TableStage:
    """A deal at a live table."""

    scene: Scene

    def after(self, deed: Deed) -> TableStage:
        """The table after this action."""
        return TableStage(replace(self.scene, table=self.scene.table.apply(_action(deed)).table))

    def check(self, expectation: Expectation) -> Outcome:
        """What differs at the table."""
        outcome, decision = _check(AT_THE_TABLE, self.scene, expectation), self.scene.table.decision
        if decision is None or not outcome.expected.keys() & {"turn", "may_play"}:
            return outcome
        return replace(outcome, deciders=decision.deciders)


def _action(deed: Deed) -> TableAction:
    action = decode(deed.action)
    assert isinstance(action, TableAction)  # the reader lets no other deed into a story of a table
    return action


@dataclass(frozen=True, slots=True)
class SheetStage:
    """A rubber's sheet."""

    sheet: RubberSheet

    def after(self, deed: Deed) -> SheetStage:
        """The sheet with this on it. Refused when the rubber is over."""
        if self.sheet.is_over:
            raise Refused(Reason.RUBBER_OVER)
        return SheetStage(_ENTRIES[deed.word](self.sheet, deed.action))

    def check(self, expectation: Expectation) -> Outcome:
        """What differs on the sheet."""
        return _check(ON_THE_SHEET, self.sheet, expectation)


def _scored(sheet: RubberSheet, action: Mapping[str, Json]) -> RubberSheet:
    honours = tuple((Seat.parse(seat), points) for seat, points in action.get("honours", {}).items())
    contract = Contract.parse(action["contract"])
    return sheet.enter(DealResult(sheet.deals + 1, contract, action["tricks"], honours))


_ENTRIES: Mapping[str, Callable[[RubberSheet, Mapping[str, Json]], RubberSheet]] = {
    "score": _scored,
    "passed_out": lambda sheet, _: sheet.enter(DealResult(sheet.deals + 1, None)),
    "stop_rubber": lambda sheet, _: sheet.stop(),
}


def _check(told: Mapping[str, Callable[[Subject, Json], Json]], subject: Subject, expectation: Expectation) -> Outcome:
    actual = {key: told[key](subject, expected) for key, expected in expectation.values.items()}
    return compared(expectation.number, expectation.values, actual)
