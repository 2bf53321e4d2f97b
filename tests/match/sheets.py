"""Sheets made of results as short texts, and a sheet compared with the one on paper."""

from __future__ import annotations

from typing import TypeVar

from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.games import GameSheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult, Sheet
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from bridge_tui.scoring.points import Scale
from tests.match.paper_sheet import PaperSheet

SomeSheet = TypeVar("SomeSheet", bound=Sheet)


def entered(*results: str, scale: Scale = Scale.NEW) -> RubberSheet:
    """The rubber's sheet after results such as ``4S S 10``, ``3NT E 8 W150`` (honours) or ``passed out``."""
    return written(RubberSheet(scale=scale), *results)


def premium_of(sheet: GameSheet, side: Side) -> int:
    """A side's points for winning, or for what it had when the game was stopped."""
    return sum(line.points for line in sheet.lines if line.side is side and line.result is None)


def written(sheet: SomeSheet, *results: str) -> SomeSheet:
    """This sheet after more such results."""
    for text in results:
        sheet = sheet.enter(result_of(sheet.deals + 1, text))
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


def is_as_on_paper(sheet: AnySheet, paper: PaperSheet) -> bool:
    """Whether a sheet says what the dumb sheet says."""
    ns, ew = Side.NS, Side.EW
    vulnerable = {str(side) for side in (ns, ew) if sheet.vulnerability.includes(side)}
    winner = [str(side) for side in (sheet.winner,) if side is not None]
    return (
        both(sheet.total(ns), sheet.total(ew)) == paper.columns
        and (sheet.is_over, winner) == (paper.over, paper.winner)
        and (sheet.is_over or (str(sheet.dealer), vulnerable) == (paper.dealer, paper.vulnerable))
        and (isinstance(sheet, DuplicateSheet) or has_games_as_on_paper(sheet, paper))
    )


def has_games_as_on_paper(sheet: GameSheet, paper: PaperSheet) -> bool:
    """Whether games, part-scores and premiums are those of the dumb sheet."""
    ns, ew = Side.NS, Side.EW
    return (
        both(sheet.part_score(ns), sheet.part_score(ew)) == paper.in_game
        and both(premium_of(sheet, ns), premium_of(sheet, ew)) == paper.premium
        and sheet.games_below == tuple(paper.finished)
        and both(sheet.games.count(ns), sheet.games.count(ew)) == paper.games
    )
