"""What a contract is worth on the sheet: as the tricks stand, for the highest bid, and after a call."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from bridge_tui.engine.auction import contract_so_far
from bridge_tui.engine.view import View
from bridge_tui.match.games import GameSheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult, Sheet
from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import CALLS, Call
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import contract_line
from bridge_tui.show.texts import _, seat_name, side_name


def worth(match: MatchView, deck: Deck, cells: int) -> str:
    """What the deal is worth as it stands, in at most so many cells where some form of it is that short.

    While a contract can be made it counts as just made, with the overtricks that are won already; beyond that it is
    down by what is out of reach. In the auction it is the highest bid that counts as just made. Honours are left out:
    who has them is not known. Empty when nothing is bid or the deal is scored.
    """
    view = match.table
    if view is None or match.result is not None:
        return ""
    contract = view.contract or contract_so_far(view.calls)
    if contract is None:
        return ""
    result = DealResult(match.number, contract, tricks_at_best(view, contract))
    if result.tricks < contract.tricks_needed:
        return _down(match.sheet, result)
    words, name = _if_made(view, contract), deck.contract(contract).text
    forms = [words.format(contract=name, points=points) for points in _points(match.sheet, result)]
    return next((form for form in forms if cell_len(form) <= cells), forms[-1])


def tricks_at_best(view: View, contract: Contract) -> int:
    """The tricks that declarer has, or needs if he can still get them, or the most that he can still get."""
    side = contract.declarer.side
    won, lost = view.tricks_won[side], view.tricks_won[side.other]
    return max(won, min(contract.tricks_needed, 13 - lost))


def call_worth(match: MatchView, call: Call, deck: Deck, caller: Seat | None = None) -> str:
    """What the contract would be worth, made or one down, if all passed after this call of the seat in turn.

    ``4♠ by South: made 120 below, game; down 1: 50 to E-W``. Empty for a call after which there is no bid, or that is
    none of the game's. `caller` is whose call it is, if not that seat's: of an irregular one it is told what it would
    be worth if it stood.
    """
    view = match.table
    if view is None or view.turn is None or view.contract is not None or call not in CALLS:
        return ""
    contract = contract_so_far((*view.calls, (view.turn if caller is None else caller, call)))
    if contract is None:
        return ""
    made, beaten = (DealResult(match.number, contract, contract.tricks_needed - down) for down in (0, 1))
    return _("{contract}: made {points}; {down}").format(
        contract=contract_line(contract, seat_name(contract.declarer), deck),
        points=_points(match.sheet, made)[0],
        down=_down(match.sheet, beaten),
    )


def _if_made(view: View, contract: Contract) -> str:
    """The form of the line for a contract that is made, can be made, or is only bid."""
    if view.contract is None:
        return _("{contract} made: {points}")
    secured = view.tricks_won[contract.declarer.side] >= contract.tricks_needed
    return _("made: {points}") if secured else _("if made: {points}")


def _down(sheet: Sheet, result: DealResult) -> str:
    """``down 2: 100 to E-W``."""
    contract = result.contract
    assert contract is not None
    points = sum(entry.points for entry in sheet.lines_for(result))
    return _("down {count}: {points} to {side}").format(
        count=contract.tricks_needed - result.tricks, points=points, side=side_name(contract.declarer.side.other)
    )


def _points(sheet: Sheet, result: DealResult) -> Sequence[str]:
    """What a contract that is made earns, the longest form first: ``120 below, 60 above, game``, ``120 + 60, game``."""
    entries = sheet.lines_for(result)
    below = sum(entry.points for entry in entries if entry.below)
    above = sum(entry.points for entry in entries if not entry.below)
    if not isinstance(sheet, GameSheet):
        return (str(below + above),)
    short = f"{below} + {above}" if above else f"{below}"
    places = (_("{points} below").format(points=below), _("{points} above").format(points=above) if above else "")
    wins = _wins(sheet, result)
    return tuple(", ".join(filter(None, words)) for words in ((*places, wins), (short, wins), (short,)))


def _wins(sheet: GameSheet, result: DealResult) -> str:
    """What is won by it: a game, a rubber, or nothing."""
    entered = sheet.enter(result)
    if len(entered.games) == len(sheet.games):
        return ""
    return _("rubber") if isinstance(entered, RubberSheet) and entered.is_over else _("game")
