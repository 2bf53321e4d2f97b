"""Keeping the score of a real table: what stands for each deal, and the sheet that it makes.

The sheet is always folded anew from what stands, so that a correction moves everything that follows from it: games,
vulnerability, the end. What was entered is never forgotten: corrections are events of the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.match.actions import EnterResult, Form, ScoreAction, StartMatch, StrikeResult
from bridge_tui.match.entries import Entry
from bridge_tui.match.events import ResultChanged, ResultEntered, ScoreEvent
from bridge_tui.match.forms import AnySheet, new_sheet
from bridge_tui.match.sheet import DealResult


class Entered(NamedTuple):
    """What stands for one deal."""

    entry: Entry | None
    """None if it was struck out."""
    note: str = ""
    """What was said with it last."""


class Kept(NamedTuple):
    """What has been done on the sheet of a real table."""

    stands: tuple[Entered, ...]
    """What stands after it, deal by deal."""
    sheet: AnySheet
    event: ScoreEvent


def keep(start: StartMatch, stands: tuple[Entered, ...], sheet: AnySheet, action: ScoreAction) -> Kept:
    """What this makes of the sheet and of what stands on it, deal by deal. Raises `Refused` for what cannot be.

    Results can be put right once it is over, too: a score may be wrong until it is settled.
    """
    if isinstance(action, EnterResult) and sheet.is_over:
        raise Refused(Reason.RUBBER_OVER)
    after, event = _entered(start, stands, action)
    return Kept(after, _sheet_of(start, after, stopped=sheet.stopped), event)


def _entered(
    start: StartMatch, stands: tuple[Entered, ...], action: ScoreAction
) -> tuple[tuple[Entered, ...], ScoreEvent]:
    """What stands after this, and what has happened; whether it is over by then is not looked at."""
    if not start.kept:
        raise Refused(Reason.NOT_ENTERED_HERE)
    if isinstance(action, EnterResult):
        _refuse_honours(start, action.entry)
        event = ResultEntered(len(stands) + 1, action.entry, action.note)
        return (*stands, Entered(action.entry, action.note)), event
    if not 1 <= action.number <= len(stands):
        raise Refused(Reason.NO_SUCH_RESULT, number=action.number, deals=len(stands))
    before, entry = stands[action.number - 1].entry, None if isinstance(action, StrikeResult) else action.entry
    if entry is None and before is None:
        raise Refused(Reason.RESULT_STRUCK, number=action.number)
    _refuse_honours(start, entry)
    at = action.number - 1
    changed = (*stands[:at], Entered(entry, action.reason), *stands[at + 1 :])
    return changed, ResultChanged(action.number, before, entry, action.reason)


def _sheet_of(start: StartMatch, stands: Iterable[Entered], *, stopped: bool) -> AnySheet:
    """The sheet of a game that started like this. Raises `Refused` if it is over before the last deal."""
    sheet, results, last = new_sheet(start), tuple(_results(stands)), 0
    for result in results:
        if sheet.is_over and not result.struck:
            raise Refused(Reason.RESULTS_AFTER_END, number=last, deals=len(results))
        sheet = sheet.enter(result)
        last = last if result.struck else result.number
    if not stopped:
        return sheet
    return replace(sheet, stopped=True) if sheet.is_over else sheet.stop()


def _results(stands: Iterable[Entered]) -> Iterator[DealResult]:
    for number, each in enumerate(stands, 1):
        yield DealResult(number, None, struck=True) if each.entry is None else each.entry.result(number)


def _refuse_honours(start: StartMatch, entry: Entry | None) -> None:
    if entry is not None and entry.honours is not None and (start.form is Form.DUPLICATE or not start.honours):
        raise Refused(Reason.HONOURS_NOT_SCORED)
