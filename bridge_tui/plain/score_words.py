"""What is said between the entries of a real table's sheet: who plays what, where it stands, how it ended."""

from __future__ import annotations

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.games import GameSheet
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.plain.conversation import WIDTH
from bridge_tui.show import money
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import partners, seat_and_player
from bridge_tui.show.sheet import full_sheet
from bridge_tui.show.spans import text
from bridge_tui.show.standing import entry_title
from bridge_tui.show.texts import _, code_name, form_title, ngettext, scale_name, side_name, vulnerability_name

PARTNERS_CELLS = 24
"""Cells of two partners' names in a sentence."""


def begun(match: Match, game: int, deck: Deck) -> str:
    """Which sheet this is: ``Game 3, Rubber 1: Ann and Cid against Bob and Dot.``"""
    start = match.start
    ours, theirs = (partners(start, side, PARTNERS_CELLS, deck) for side in SIDES)
    words = _("Game {game}, {title}: {ours} against {theirs}.")
    return words.format(game=game, title=form_title(start.form, start.rubber), ours=ours, theirs=theirs)


def terms(start: StartMatch) -> str:
    """By what it is scored: ``New scale, honours are scored, laws: classic, 0.50 for a hundred points.``"""
    told = [_("laws: {code}").format(code=code_name(start.code))]
    if start.form is not Form.DUPLICATE:
        honours = _("honours are scored") if start.honours else _("no honours")
        told = [scale_name(start.scale), honours, *told]
    if start.stake:
        told.append(_("{amount} for a hundred points").format(amount=money.written(start.stake)))
    words = ", ".join(told)
    return _("{terms}.").format(terms=words[:1].upper() + words[1:])


def state(match: Match, deck: Deck) -> str:
    """Totals, games and part-scores, and the next deal with its dealer and who is vulnerable, in one line."""
    sheet = match.sheet
    we, they = (_side(sheet, side) for side in SIDES)
    words = _("{we}; {they}. {deal}: dealer {seat}, vulnerable: {who}.")
    return words.format(
        we=we,
        they=they,
        deal=entry_title(sheet, sheet.deals + 1),
        seat=seat_and_player(sheet.dealer, match.start.players, deck),
        who=vulnerability_name(sheet.vulnerability),
    )


def _side(sheet: AnySheet, side: Side) -> str:
    """``N-S 490, 1 game, part-score 60``."""
    told = [f"{side_name(side)} {sheet.total(side)}"]
    if isinstance(sheet, GameSheet):
        games, part_score = sheet.games.count(side), sheet.part_score(side)
        told += [ngettext("{count} game", "{count} games", games).format(count=games)] if games else []
        told += [_("part-score {points}").format(points=part_score)] if part_score else []
    return ", ".join(told)


def whole_sheet(match: Match, deck: Deck) -> list[str]:
    """The rows of the sheet, as on the screen."""
    return text(full_sheet(match.sheet, match.start, deck, WIDTH)).splitlines()
