"""A deal that is put right: how it is put on the line as it stands, and whether what is typed changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.match.actions import CorrectResult, ScoreAction
from bridge_tui.match.keeping import Entered
from bridge_tui.show.score_typed import CORRECTION


def corrected_deal(typed: str) -> int:
    """The number of the deal that what is typed puts right; 0 for none."""
    corrected = CORRECTION.fullmatch(typed.partition(";")[0])
    return 0 if corrected is None else int(corrected[1])


def correction(number: int, entered: Sequence[Entered]) -> str:
    """What stands for this deal, as it is typed: ``3: 4h n +1``. Of one that was struck out only the number."""
    entry = entered[number - 1].entry
    return f"{number}: {'' if entry is None else str(entry).lower()}"


def changes_nothing(action: ScoreAction, entered: Sequence[Entered]) -> bool:
    """Whether this puts a deal right to what it is already, and gives no other reason."""
    if not isinstance(action, CorrectResult) or not 1 <= action.number <= len(entered):
        return False
    stands = entered[action.number - 1]
    return action.entry == stands.entry and action.reason in {"", stands.note}
