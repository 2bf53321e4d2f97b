"""The settlement of an evening: by how much each rubber was won, and what each player has won or lost in them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len

from bridge_tui.match.actions import Form
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SIDES
from bridge_tui.session.evening import Account, difference, settled
from bridge_tui.show import money
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import partners, player_name
from bridge_tui.show.spans import shorten
from bridge_tui.show.texts import _, form_title, side_name

TITLE, PARTNERS, TOTAL, DIFFERENCE, HUNDREDS, MONEY = 13, 18, 6, 8, 9, 11
"""Cells of the columns; those of the rubbers make 78 together."""

PLAYER = 30


def settlement_lines(rubbers: Sequence[Match], deck: Deck) -> tuple[str, ...]:
    """The evening in rows of at most 78 cells: its rubbers, then its players, then how it is counted.

    What is not counted has no column: hundreds where only boards were played, money without a stake.
    """
    by_hundreds = any(match.start.form is not Form.DUPLICATE for match in rubbers)
    for_money = by_hundreds and any(match.start.stake for match in rubbers)
    return (
        _head_of_rubbers(by_hundreds),
        *(_rubber(match, by_hundreds, deck) for match in rubbers),
        "",
        _player(_("player"), (_("points"), _("hundreds"), _("money")), by_hundreds, for_money, deck),
        *(_account(account, by_hundreds, for_money, deck) for account in settled(rubbers)),
        "",
        *_how_it_counts(rubbers, by_hundreds),
    )


def _head_of_rubbers(by_hundreds: bool) -> str:
    we, they = map(side_name, SIDES)
    ahead = _("{side} by").format(side=we)
    names = f"{'':{TITLE}}{we:{PARTNERS}}{they:{PARTNERS}}"
    figures = f"{we:>{TOTAL}}{they:>{TOTAL}}{ahead:>{DIFFERENCE}}"
    return names + figures + (f"{_('hundreds'):>{HUNDREDS}}" if by_hundreds else "")


def _rubber(match: Match, by_hundreds: bool, deck: Deck) -> str:
    """Who has played whom, what both sides have, and by how much North–South are ahead."""
    start, sheet = match.start, match.sheet
    points, hundreds = difference(match)
    title = _cell(form_title(start.form, start.rubber), TITLE, deck)
    names = "".join(_cell(partners(start, side, PARTNERS - 1, deck), PARTNERS, deck) for side in SIDES)
    totals = "".join(f"{sheet.total(side):>{TOTAL}}" for side in SIDES)
    in_hundreds = "" if start.form is Form.DUPLICATE else _signed(hundreds)
    return f"{title}{names}{totals}{_signed(points):>{DIFFERENCE}}" + (
        f"{in_hundreds:>{HUNDREDS}}" if by_hundreds else ""
    )


def _account(account: Account, by_hundreds: bool, for_money: bool, deck: Deck) -> str:
    figures = (_signed(account.points), _signed(account.hundreds), money.signed(account.money))
    return _player(account.player, figures, by_hundreds, for_money, deck)


def _player(name: str, figures: tuple[str, str, str], by_hundreds: bool, for_money: bool, deck: Deck) -> str:
    """A player and his figures, as far as they are counted."""
    points, hundreds, amount = figures
    cells = (
        _cell(player_name(name, PLAYER, deck), PLAYER + 2, deck),
        f"{points:>{DIFFERENCE}}",
        f"{hundreds:>{HUNDREDS}}" if by_hundreds else "",
        f"{amount:>{MONEY}}" if for_money else "",
    )
    return "".join(cells)


def _how_it_counts(rubbers: Iterable[Match], by_hundreds: bool) -> Iterator[str]:
    """What the figures come from, and what is not over yet."""
    if by_hundreds:
        yield _("Hundreds are those of each difference; fifty points count as a hundred.")
    stakes = dict.fromkeys(match.start.stake for match in rubbers if match.start.form is not Form.DUPLICATE)
    if stakes and any(stakes):
        amounts = " / ".join(map(money.written, stakes))
        yield _("A hundred points are worth {amounts}.").format(amounts=amounts)
    for match in rubbers:
        if not match.sheet.is_over:
            yield _("{title} is not over.").format(title=form_title(match.start.form, match.start.rubber))


def _signed(number: int) -> str:
    """``+940``, ``-500``, ``0``."""
    return f"{number:+d}" if number else "0"


def _cell(words: str, cells: int, deck: Deck) -> str:
    """Words with blanks behind them, so many cells together."""
    shown = shorten(words, cells - 1, deck.ellipsis)
    return shown + " " * (cells - cell_len(shown))
