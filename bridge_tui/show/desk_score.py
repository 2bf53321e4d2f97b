"""What a deal is worth before and after tricks have gone over for a revoke, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bridge_tui.desk.advice import Advice
from bridge_tui.desk.rescored import Played, Score
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import EnterResult
from bridge_tui.match.entries import Entry
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import contract_line
from bridge_tui.show.score_typed import Misread, read_score
from bridge_tui.show.texts import _, code_name, ngettext, seat_name, side_name


def deal_of(typed: str, declarer: Seat) -> Entry:
    """The deal as it was scored at the table, typed as on a kept sheet: ``4s s +1``.

    Raises `Misread` for what is no contract of this declarer.
    """
    made = read_score(typed)
    contract = made.entry.contract if isinstance(made, EnterResult) else None
    if not isinstance(made, EnterResult) or contract is None or contract.declarer is not declarer:
        raise Misread(_("A contract that {seat} has played is expected.").format(seat=seat_name(declarer)))
    return made.entry


def score_lines(played: Played, transferred: tuple[Side, int] | None, code: Code, deck: Deck) -> tuple[str, ...]:
    """The score at the table and, where tricks have gone over, the new one; at duplicate the sum of all its points.

    Raises `BadEntry` where the side that loses tricks has not won so many.
    """
    before = _("At the table: {score}").format(score=_told(played.score(), code, deck))
    if transferred is None:
        return (before,)
    return before, _("Now: {score}").format(score=_told(played.score(transferred), code, deck))


def scores(played: Played, asked: Sequence[Advice], deck: Deck) -> tuple[str, ...]:
    """The same by each of these codes, which are named where they differ. Raises `BadEntry` like `score_lines`."""
    told = [score_lines(played, each.stands.transferred, each.code, deck) for each in asked]
    return tuple(line for row in zip_longest(*told) for line in _by_code(row, asked))


def _by_code(row: Sequence[str | None], asked: Sequence[Advice]) -> Iterator[str]:
    """One line where all codes say the same, else one of each that says something."""
    if len({*row}) == 1:
        yield row[0] or ""
        return
    by_code = ((code_name(each.code), line) for each, line in zip(asked, row, strict=True) if line)
    yield from (_("{code}: {score}").format(code=code, score=line) for code, line in by_code)


def _told(score: Score, code: Code, deck: Deck) -> str:
    """``4♠ by South, 11 tricks: N-S 120 below, 30 above.``."""
    tricks = ngettext("{count} trick", "{count} tricks", score.tricks).format(count=score.tricks)
    contract = contract_line(score.contract, seat_name(score.contract.declarer), deck)
    words = _("{contract}, {tricks}: {side} {points}.")
    declaring = score.contract.declarer.side
    if score.rubber.above_defenders:
        points, side = _("{points} above").format(points=score.rubber.above_defenders), declaring.other
    else:
        points, side = ", ".join(_made(score)), declaring
    if code is Code.DUPLICATE_2017:
        points = str(abs(score.duplicate))
    return words.format(contract=contract, tricks=tricks, side=side_name(side), points=points)


def _made(score: Score) -> Iterator[str]:
    yield _("{points} below").format(points=score.rubber.below)
    if score.rubber.above_declarer:
        yield _("{points} above").format(points=score.rubber.above_declarer)
