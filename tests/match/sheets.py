"""Sheets made of results as short texts, and a sheet compared with the one on paper."""

from __future__ import annotations

from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from bridge_tui.scoring.points import Scale
from tests.match.paper_sheet import PaperSheet


def entered(*results: str, scale: Scale = Scale.NEW) -> RubberSheet:
    """The sheet after results such as ``4S S 10``, ``3NT E 8 W150`` (honours) or ``passed out``."""
    sheet = RubberSheet(scale=scale)
    for number, text in enumerate(results, start=1):
        sheet = sheet.enter(result_of(number, text))
    return sheet


def result_of(number: int, text: str) -> DealResult:
    """One result from its text."""
    if text == "passed out":
        return DealResult(number, None)
    bid, declarer, tricks, *honours = text.split()
    held = tuple((Seat.parse(word[0]), int(word[1:])) for word in honours)
    return DealResult(number, Contract.parse(f"{bid} {declarer}"), int(tricks), held)


def both(of_north_south: int, of_east_west: int) -> dict[str, int]:
    return {"NS": of_north_south, "EW": of_east_west}


def is_as_on_paper(sheet: RubberSheet, paper: PaperSheet) -> bool:
    """Whether a sheet says what the dumb sheet says."""
    ns, ew = Side.NS, Side.EW
    vulnerable = {str(side) for side in (ns, ew) if sheet.vulnerability.includes(side)}
    winner = [side for side, games in paper.games.items() if games == 2]
    return (
        both(sheet.total(ns), sheet.total(ew)) == paper.columns
        and both(sheet.part_score(ns), sheet.part_score(ew)) == paper.in_game
        and both(sheet.premium(ns), sheet.premium(ew)) == paper.premium
        and sheet.games_below == tuple(paper.finished)
        and both(sheet.games.count(ns), sheet.games.count(ew)) == paper.games
        and vulnerable == {side for side, games in paper.games.items() if games}
        and sheet.is_over == paper.over
        and [str(side) for side in (sheet.winner,) if side is not None] == winner
    )
