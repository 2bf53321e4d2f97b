"""Where a game of any form stands, in sentences: what the next deal is, what it can earn, and how it all ended."""

from __future__ import annotations

from typing import assert_never

from bridge_tui.match.chicago import DEALS, ChicagoSheet
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.games import GameSheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.scoring.points import CHICAGO_PART_SCORE, GAME_BONUS, RUBBER
from bridge_tui.show.texts import _, ngettext, seat_name, side_name, vulnerability_name


def deal_title(sheet: AnySheet, number: int) -> str:
    """What the deal of this number on its sheet is called: ``Deal 5``, at Chicago ``Deal 2 of 4``, ``Board 7``."""
    match sheet:
        case RubberSheet():
            return _("Deal {number}").format(number=number)
        case ChicagoSheet():
            return _("Deal {number} of {all}").format(number=sheet.place_of(number), all=DEALS)
        case DuplicateSheet():
            return _("Board {number}").format(number=number)
        case _:
            assert_never(sheet)


def entry_title(sheet: AnySheet, number: int) -> str:
    """The same where results are entered and put right by this number: passed out or not, struck or not, it stays.

    ``Deal 5``, ``Board 7``; at Chicago with the place among the four, where that is another: ``Deal 5 (2 of 4)``.
    """
    if not isinstance(sheet, ChicagoSheet) or sheet.place_of(number) == number:
        return deal_title(sheet, number)
    return _("Deal {number} ({place} of {all})").format(number=number, place=sheet.place_of(number), all=DEALS)


def standing(sheet: AnySheet, *, kept: bool = False) -> tuple[str, ...]:
    """Where it stands: what the next deal can earn, part-scores, the next deal; or how it ended.

    On the sheet of a real table, which is `kept`, the deal is called by the number under which it will be entered.
    """
    if sheet.is_over:
        return (ended(sheet),)
    title, dealer = (entry_title if kept else deal_title)(sheet, sheet.deals + 1), seat_name(sheet.dealer)
    deal = _("{deal}: dealer {seat}.").format(deal=title, seat=dealer)
    if isinstance(sheet, GameSheet):
        earns = next_game(sheet) if isinstance(sheet, RubberSheet) else game_bonus(sheet)
        return (earns, part_scores(sheet), deal)
    who = vulnerability_name(sheet.vulnerability)
    return (_("{deal}: dealer {seat}, vulnerable: {who}.").format(deal=title, seat=dealer, who=who),)


def next_game(sheet: RubberSheet) -> str:
    """Who is vulnerable, and what the next game of a rubber is worth."""
    quick, slow = RUBBER[False], RUBBER[True]
    vulnerable = [side for side in SIDES if sheet.vulnerability.includes(side)]
    if not vulnerable:
        words = _("Nobody is vulnerable. Two games win the rubber: {quick}, or {slow} if the other side has one.")
        return words.format(quick=quick, slow=slow)
    if len(vulnerable) == len(SIDES):
        return _("Both sides are vulnerable. The next game ends the rubber and earns {slow}.").format(slow=slow)
    words = _("{side} are vulnerable. A second game for them ends the rubber and earns {quick}.")
    return words.format(side=side_name(vulnerable[0]), quick=quick)


def game_bonus(sheet: ChicagoSheet) -> str:
    """Who is vulnerable, and what the next deal of a Chicago pays for a game; in the last one for a part-score, too."""
    few, many = GAME_BONUS
    vulnerable = [side for side in SIDES if sheet.vulnerability.includes(side)]
    if not vulnerable:
        return _("Nobody is vulnerable. A game earns {few}.").format(few=few)
    if len(vulnerable) == len(SIDES):
        words = _("Both sides are vulnerable. A game earns {many}, a part-score that makes none {part_score}.")
        return words.format(many=many, part_score=CHICAGO_PART_SCORE)
    side = vulnerable[0]
    words = _("{side} are vulnerable. A game earns {many} for them and {few} for {other}.")
    return words.format(side=side_name(side), other=side_name(side.other), few=few, many=many)


def part_scores(sheet: GameSheet) -> str:
    """What both sides have towards the next game."""
    we, they = (sheet.part_score(side) for side in SIDES)
    words = _("Part-scores towards the next game: {we_name} {we}, {they_name} {they}.")
    return words.format(we_name=side_name(Side.NS), we=we, they_name=side_name(Side.EW), they=they)


def after(sheet: AnySheet, result: DealResult) -> str:
    """What the sheet says once this result, its last one, stands on it."""
    if sheet.is_over:
        return ended(sheet)
    if not isinstance(sheet, GameSheet):
        return totals(sheet)
    game = any(line.result == result and line.below and line.game < len(sheet.games) for line in sheet.lines)
    won = [_("{side} have won a game.").format(side=side_name(sheet.games[-1]))] if game else []
    again = [_("{seat} deals again.").format(seat=seat_name(sheet.dealer))] if deals_again(sheet, result) else []
    return " ".join([*won, part_scores(sheet), *again])


def deals_again(sheet: AnySheet, result: DealResult) -> bool:
    """Whether this result, the last one on the sheet, has left the turn to deal where it was."""
    return isinstance(sheet, ChicagoSheet) and result.contract is None


def totals(sheet: DuplicateSheet) -> str:
    """What both sides have after so many boards."""
    boards = ngettext("After {count} board", "After {count} boards", sheet.deals).format(count=sheet.deals)
    we, they = (sheet.total(side) for side in SIDES)
    words = _("{boards}: {we_name} {we}, {they_name} {they}.")
    return words.format(boards=boards, we_name=side_name(Side.NS), we=we, they_name=side_name(Side.EW), they=they)


def ended(sheet: AnySheet) -> str:
    """How it ended."""
    match sheet:
        case RubberSheet():
            return _rubber_ended(sheet)
        case ChicagoSheet():
            return _chicago_ended(sheet)
        case DuplicateSheet():
            words = ngettext("It was ended after {count} board.", "It was ended after {count} boards.", sheet.deals)
            return words.format(count=sheet.deals)
        case _:
            assert_never(sheet)


def _rubber_ended(sheet: RubberSheet) -> str:
    winner = sheet.winner
    if winner is None:
        return _("The rubber was ended unfinished.")
    both = winner.other in sheet.games
    words = _("{side} have won the rubber in two games, which earns {premium}.")
    if both:
        words = _("{side} have won the rubber, two games to one, which earns {premium}.")
    return words.format(side=side_name(winner), premium=RUBBER[both])


def _chicago_ended(sheet: ChicagoSheet) -> str:
    if sheet.stopped:
        return _("The Chicago was ended unfinished.")
    if sheet.winner is None:
        return _("Chicago is over, and nobody has won.")
    return _("Chicago is over: {side} have won.").format(side=side_name(sheet.winner))
