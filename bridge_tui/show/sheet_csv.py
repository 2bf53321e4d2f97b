"""The score sheet for a spreadsheet, as CSV: one row for each entry, in English whatever the language of the screen.

Adding up the column of points for a side gives its total. There are no rows of totals, which would count twice.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from io import StringIO

from bridge_tui.match.actions import StartMatch
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.games import GameSheet
from bridge_tui.match.sheet import DealResult, Line
from bridge_tui.model.seats import Seat, Vulnerability
from bridge_tui.show.boards import outcome
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.names import clean_name

COLUMNS = (
    "deal",
    "vulnerable",
    "contract",
    "declarer",
    "player",
    "tricks",
    "transferred",
    "result",
    "side",
    "partners",
    "points",
    "part",
    "below",
    "game",
)
"""Of each row. What comes from a deal, then what was earned: a deal with several entries has several rows.

``deal`` is its number on the sheet, at a real table the one that it was entered under; ``vulnerable`` None, NS, EW or
All; ``player`` the name of declarer; ``tricks`` those of the declaring side, with those ``transferred`` to it for
revokes (below 0: from it); ``result`` ``=``, ``+1``, ``-2``; ``part`` what the points are for
(`bridge_tui.scoring.points.Part`); ``below`` (the line) yes or no; ``game`` counts from 1. What has no line and no
games leaves the last two empty.
"""

Row = dict[str, object]

_FORMULA = re.compile(r"""(^|;)(?=["\s]*[=+\-@＝＋－＠])""")
"""Where a spreadsheet would begin to read a formula: some take a semicolon for the end of a cell."""


def sheet_csv(sheet: AnySheet, start: StartMatch) -> str:
    """The sheet of a game that started like this. A deal that was passed out, or struck out, is a row of no points."""
    file = StringIO()
    writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_rows(sheet, start))
    return file.getvalue()


def harmless(words: str) -> str:
    """The text with an apostrophe before what a spreadsheet would take for a formula.

    >>> harmless("=2+3"), harmless("Ann-Marie")
    ("'=2+3", 'Ann-Marie')
    """
    return _FORMULA.sub(r"\1'", words)


def _rows(sheet: AnySheet, start: StartMatch) -> Iterator[Row]:
    before = type(sheet)(sheet.first_dealer, sheet.scale)
    for result in sheet.results:
        number = result.number if start.kept else sheet.place_of(result.number)
        deal = _deal(result, number, before.vulnerability, start)
        if result.contract is None:
            yield {**deal, "points": 0}
        yield from ({**deal, **_earned(line, sheet, start)} for line in sheet.lines if line.result == result)
        before = before.enter(result)
    yield from (_earned(line, sheet, start) for line in sheet.lines if line.result is None)


def _deal(result: DealResult, number: int, vulnerable: Vulnerability, start: StartMatch) -> Row:
    contract = result.contract
    deal: Row = {"deal": number, "vulnerable": vulnerable.value}
    if contract is None:
        return {**deal, "contract": "struck out" if result.struck else "passed out"}
    return {
        **deal,
        "contract": LETTERS.contract(contract).text,
        "declarer": str(contract.declarer),
        "player": _names(start, contract.declarer),
        "tricks": result.tricks,
        "transferred": result.paid[contract.declarer.side.other] - result.paid[contract.declarer.side],
        "result": outcome(contract, result.tricks),
    }


def _earned(line: Line, sheet: AnySheet, start: StartMatch) -> Row:
    earned: Row = {
        "side": line.side.name,
        "partners": _names(start, *line.side.seats),
        "points": line.points,
        "part": line.part.value,
    }
    if not isinstance(sheet, GameSheet):
        return earned
    return {**earned, "below": "yes" if line.below else "no", "game": line.game + 1 if line.result else ""}


def _names(start: StartMatch, *seats: Seat) -> str:
    """The players of these seats; one who plays several is named once."""
    names = dict.fromkeys(clean_name(start.players[seat]) for seat in seats)
    return harmless(" & ".join(filter(None, names)))
