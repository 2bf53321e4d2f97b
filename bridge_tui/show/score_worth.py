"""What an entry for a deal of a real table would come to on its sheet, before it is there."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.laws.revoke_claims import LAW as REVOKE_LAW
from bridge_tui.match.actions import EnterResult, ScoreAction, StrikeResult
from bridge_tui.match.entries import Entry
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.games import GameSheet
from bridge_tui.match.keeping import keep
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.view import MatchView
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import contract_line
from bridge_tui.show.names import seat_and_player
from bridge_tui.show.standing import ended, entry_title
from bridge_tui.show.texts import _, law_reference, ngettext, side_name


def worth(action: ScoreAction, match: MatchView, deck: Deck) -> str:
    """What the sheet would say of this deal and, where a deal before others changes, of it all.

    ``Deal 5: 4♠X by South (Cid), 11 tricks: N-S 240 below, 250 above; wins the game.`` Raises `Refused` as the match.
    """
    _stands, sheet, event = keep(match.start, match.entered, match.sheet, action)
    result = sheet.results[event.number - 1]
    title = entry_title(sheet, event.number)
    told = _("{deal} is struck out.") if isinstance(action, StrikeResult) else _("{deal}: {result}.")
    said = told.format(deal=title, result=_said(event.entry, result, sheet, match, deck))
    after = () if isinstance(action, EnterResult) else (_totals(sheet),)
    return " ".join((said, *after, *((ended(sheet),) if _ends(sheet, match) else ())))


def _ends(sheet: AnySheet, match: MatchView) -> bool:
    """Whether it is over with this."""
    return sheet.is_over and not match.sheet.is_over


def _said(entry: Entry | None, result: DealResult, sheet: AnySheet, match: MatchView, deck: Deck) -> str:
    """What happened at the table, and its points."""
    points = _points(result, sheet)
    if entry is None or entry.contract is None:
        return "; ".join((_("passed out"), *points))
    declarer = seat_and_player(entry.contract.declarer, match.start.players, deck)
    played = contract_line(entry.contract, declarer, deck)
    tricks = _tricks(entry, entry.contract, result, match)
    words = _("{contract}, {tricks}: {points}")
    game = (_("wins the game"),) if _wins_game(result, sheet) and not _ends(sheet, match) else ()
    return words.format(contract=played, tricks=tricks, points="; ".join((*points, *game)) or _("no points"))


def _tricks(entry: Entry, contract: Contract, result: DealResult, match: MatchView) -> str:
    """``11 tricks``; after a transfer how that came: ``9 at the table, 2 transferred (Law 64): 11 tricks``."""
    count = result.tricks
    tricks = ngettext("{count} trick", "{count} tricks", count).format(count=count)
    own, theirs = entry.revokes[contract.declarer.side], entry.revokes[contract.declarer.side.other]
    if not own and not theirs:
        return tricks
    moved = f"{theirs} - {own}" if own and theirs else str(own or theirs)
    words = _("{won} at the table, {moved} transferred ({law}): {tricks}")
    return words.format(won=entry.won, moved=moved, law=law_reference(REVOKE_LAW, match.start.code), tricks=tricks)


def _points(result: DealResult, sheet: AnySheet) -> Iterator[str]:
    """What each side scores in this deal: ``N-S 240 below, 250 above``; on a sheet without a line the sum."""
    for side in SIDES:
        own = [line for line in sheet.lines if line.side is side and line.result == result]
        if own and isinstance(sheet, GameSheet):
            parts = ((_("{points} below"), True), (_("{points} above"), False))
            sums = ((words, sum(line.points for line in own if line.below is below)) for words, below in parts)
            yield f"{side_name(side)} {', '.join(words.format(points=points) for words, points in sums if points)}"
        elif own:
            yield f"{side_name(side)} {sum(line.points for line in own)}"


def _wins_game(result: DealResult, sheet: AnySheet) -> bool:
    """Whether the last points of a game below the line are of this deal."""
    if not isinstance(sheet, GameSheet):
        return False
    finished = (line for line in sheet.lines if line.below and line.game < len(sheet.games))
    last = {(line.game, line.side): line.result for line in finished}  # of several the last one stays
    return any(last.get((game, side)) == result for game, side in enumerate(sheet.games))


def _totals(sheet: AnySheet) -> str:
    """What both sides have now."""
    we, they = (sheet.total(side) for side in SIDES)
    words = _("Totals: {we_name} {we}, {they_name} {they}.")
    return words.format(we_name=side_name(Side.NS), we=we, they_name=side_name(Side.EW), they=they)
