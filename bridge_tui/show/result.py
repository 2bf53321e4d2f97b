"""What a deal came to and what the whole game came to: the pages that are read when the cards are down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import zip_longest

from rich.cells import cell_len

from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import AnySheet
from bridge_tui.match.games import GameSheet
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.sheet import Line as SheetLine
from bridge_tui.match.view import MatchView
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, SIDES, Seat, Side, Vulnerability
from bridge_tui.scoring.points import Part
from bridge_tui.show.claims import became
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import contract_line, entry_name, outcome, part_name, transfers
from bridge_tui.show.hands import NARROWEST, hand_rows
from bridge_tui.show.names import own_name, partners, player_name, seat_and_player
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, centre, fit, line, shorten
from bridge_tui.show.standing import after, deal_title, ended
from bridge_tui.show.texts import _, ngettext, seat_name, side_name, vulnerability_name
from bridge_tui.show.wrapping import sentence_rows

FIGURES = 5
"""Cells of a column of points of one deal; those of a whole game have twice as many."""

SCORE = 30
"""Cells that the score of a deal needs at least."""

ROOMIEST_HAND = 27
"""Cells beyond which a hand only moves its neighbours away."""

LEDGER = 44
"""Cells of the figures of a whole game."""

BONUSES = (Part.GAME, Part.PART_SCORE)
"""What Chicago pays at once; the ledger tells it apart from the rest above the line."""


def deal_result(view: MatchView, deck: Deck, width: int, height: int) -> Lines:
    """The deal as dealt, its contract, tricks and score by parts, and what the sheet says now.

    Rows of `width` cells; none when no deal is over. From 80 cells and 20 rows on nothing is cut.
    """
    table, result = view.table, view.result
    if table is None or table.deal is None or result is None:
        return ()
    hand = min(ROOMIEST_HAND, max(NARROWEST, (width - SCORE - 2) // 3))
    hands = hands_as_dealt(table.deal, view.start.players, deck, hand)
    score = _score(view, result, deck, max(0, width - 3 * hand - 2))
    said = (*(became(claim) for claim in table.claims if claim.ends_play), after(view.sheet, result))
    rows = (
        _title(view, table.vulnerability, deck),
        EMPTY,
        *(line(" ", *left, " ", *right) for left, right in zip_longest(hands, score, fillvalue=EMPTY)),
        EMPTY,
        *(line(f" {row}") for words in said for row in sentence_rows(words, width - 2)),
    )
    return tuple(fit(row, width) for row in rows[:height])


def _title(view: MatchView, vulnerability: Vulnerability, deck: Deck) -> Line:
    facts = (
        _("dealer {seat}").format(seat=seat_name(view.dealer)),
        _("vulnerable: {who}").format(who=vulnerability_name(vulnerability)),
    )
    title = Span(deal_title(view.sheet, view.number), "title")
    return line(" ", title, Span("".join(f" {deck.dot} {fact}" for fact in facts), "dim"))


def hands_as_dealt(deal: Deal, players: tuple[str, ...], deck: Deck, cells: int) -> Lines:
    """Fifteen rows: North, below it West and East, below them South; each its name and four suits."""
    north, east, south, west = (
        (_name(seat, players[seat], deck, cells), *hand_rows(deal.hands[seat], deck, cells)) for seat in SEATS
    )
    blank = fit(EMPTY, cells)
    return (
        *((*blank, *row, *blank) for row in north),
        *((*left, *blank, *right) for left, right in zip(west, east, strict=True)),
        *((*blank, *row, *blank) for row in south),
    )


def _name(seat: Seat, player: str, deck: Deck, cells: int) -> Line:
    name, own = seat_name(seat), own_name(seat, player)
    room = cells - cell_len(name) - 4
    person = f" {deck.dot} {player_name(own, room, deck)}" if own else ""
    return fit(line(Span(name, "title"), person), cells)


def _score(view: MatchView, result: DealResult, deck: Deck, cells: int) -> Lines:
    """The contract, what became of it, and every part of the score in the column of the side that earned it."""
    if result.contract is None:
        return (fit(line(Span(outcome(result), "strong")), cells),)
    declarer = seat_and_player(result.contract.declarer, view.start.players, deck)
    own = [entry for entry in view.sheet.lines if entry.result == result]
    rows = (
        line(Span(contract_line(result.contract, declarer, deck), "strong")),
        line(Span(outcome(result), "strong")),
        *(line(row) for words in transfers(result, view.start.code) for row in sentence_rows(words, cells)),
        EMPTY,
        _figures("", [side_name(side) for side in SIDES], cells, deck, roles="title"),
        *_parts(view.sheet, own, cells, deck),
        line(Span(deck.double_rule * cells, "rule")),
        _figures(_("this deal"), _earned(own), cells, deck),
    )
    return tuple(fit(row, cells) for row in rows)


def _parts(sheet: AnySheet, entries: Sequence[SheetLine], cells: int, deck: Deck) -> list[Line]:
    """Every part of a score, on a sheet with a line those that stand above it first."""
    above = [entry for entry in entries if isinstance(sheet, DuplicateSheet) or not entry.below]
    below = [entry for entry in entries if entry not in above]
    stroke = [line(Span(deck.horizontal * cells, "rule"))] if below else []
    upper, lower = (
        [_figures(entry_name(entry, deck), _earned([entry]), cells, deck) for entry in part] for part in (above, below)
    )
    return [*upper, *stroke, *lower]


def _earned(entries: Iterable[SheetLine]) -> list[str]:
    """What both sides earned by these entries; nothing instead of 0."""
    points = dict.fromkeys(SIDES, 0)
    for entry in entries:
        points[entry.side] += entry.points
    return [str(earned or "") for earned in points.values()]


def _figures(
    name: str, figures: Sequence[str], cells: int, deck: Deck, *, roles: str = "strong", column: int = FIGURES
) -> Line:
    """A name and the two columns, WE and THEY, to its right."""
    room = max(0, cells - 2 * column)
    words = fit(line(shorten(name, room, deck.ellipsis)), room)
    return line(*words, *(Span(shorten(figure, column - 1, deck.ellipsis).rjust(column), roles) for figure in figures))


def rubber_result(view: MatchView, deck: Deck, width: int, height: int) -> Lines:
    """How the game ended, what both sides have by its parts, and the difference, in rows of `width` cells."""
    sheet, cells = view.sheet, min(width, LEDGER)
    names = (_people(view, side, deck, width) for side in SIDES)
    ledger = (centre(row, width) for row in _ledger(sheet, deck, cells))
    title = line(Span(ended(sheet), "title"))
    rows = (EMPTY, centre(title, width), EMPTY, *names, EMPTY, *ledger, EMPTY, centre(line(_ahead(sheet)), width))
    return tuple(fit(row, width) for row in rows[:height])


def _people(view: MatchView, side: Side, deck: Deck, width: int) -> Line:
    title = f"{side_name(side)}: "
    return centre(line(Span(title, "title"), partners(view.start, side, width - cell_len(title), deck)), width)


def _ledger(sheet: AnySheet, deck: Deck, cells: int) -> Lines:
    """What both sides have by its parts, totals, difference."""
    totals = [sheet.total(side) for side in SIDES]
    ahead = [str(max(0, own - other) or "") for own, other in (totals, totals[::-1])]
    figures = _sums(sheet.lines) if isinstance(sheet, DuplicateSheet) else _by_the_line(sheet, deck)
    row = partial(_figures, cells=cells, deck=deck, column=2 * FIGURES)
    return (
        row("", [side_name(side) for side in SIDES], roles="title"),
        *(row(name, columns) for name, columns in figures),
        line(Span(deck.double_rule * cells, "rule")),
        row(_("total"), [str(total) for total in totals]),
        row(_("difference"), ahead),
    )


def _by_the_line(sheet: GameSheet, deck: Deck) -> list[tuple[str, Sequence[str]]]:
    """Games, points below and above the line, what each game or the end of it all earned."""
    bonuses = [entry for entry in sheet.lines if entry.part in BONUSES]
    at_the_end = [entry for entry in sheet.lines if entry.result is None]
    scored = [entry for entry in sheet.lines if entry not in (*bonuses, *at_the_end)]
    return [
        (_("games"), [str(sheet.games.count(side)) for side in SIDES]),
        (_("below the line"), _earned(entry for entry in scored if entry.below)),
        (_("above the line"), _earned(entry for entry in scored if not entry.below)),
        *_sums(bonuses),
        *((entry_name(entry, deck), _earned([entry])) for entry in at_the_end),
    ]


def _sums(entries: Sequence[SheetLine]) -> list[tuple[str, Sequence[str]]]:
    """What both sides have by each part that occurs."""
    occurring = (part for part in Part if any(entry.part is part for entry in entries))
    return [(part_name(part), _earned(entry for entry in entries if entry.part is part)) for part in occurring]


def _ahead(sheet: AnySheet) -> str:
    """Who has more points: the side that won the rubber, as a rule."""
    we, they = (sheet.total(side) for side in SIDES)
    if we == they:
        return _("Both sides have the same total.")
    words = ngettext("{side} are {count} point ahead.", "{side} are {count} points ahead.", abs(we - they))
    return words.format(side=side_name(Side.NS if we > they else Side.EW), count=abs(we - they))
