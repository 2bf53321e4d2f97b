"""The page on which the score of a real table is kept: the sheet, the next deal, the line that is typed, a pad."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from rich.cells import cell_len

from bridge_tui.match.actions import Form
from bridge_tui.match.view import MatchView
from bridge_tui.model.cards import Strain
from bridge_tui.model.seats import SEATS
from bridge_tui.show.commands import KEYS
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import seat_and_player
from bridge_tui.show.score_log import entry_words
from bridge_tui.show.score_typed import Misread, preview, read_score
from bridge_tui.show.sheet import fitted_sheet
from bridge_tui.show.sizes import LARGE
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line, shorten, width
from bridge_tui.show.standing import ended, entry_title, standing
from bridge_tui.show.texts import _, form_title, pgettext, scale_name, seat_letter, seat_name, vulnerability_name
from bridge_tui.show.wrapping import sentence_within

TOLD = 2
"""Rows of what the typed line would come to, or of a message."""

DEALS_CELLS = 40
"""Cells of the list of deals in a large window."""

AHEAD = 8
"""Cells that are seen of a long line beyond its cursor, where there are so many."""


def score_page(
    match: MatchView, typed: str, at: int, picked: int, message: str, deck: Deck, columns: int, rows: int
) -> Lines:
    """The page in so many columns and rows, from 80 and 23 on.

    `typed` is on the line with the cursor before its letter `at`; `picked` is the number of the deal that is being put
    right, 0 for none; a message stands in the place of what the line would come to.
    """
    below = (
        line(Span(deck.horizontal * columns, "rule")),
        *_told(match, typed, message, deck, columns),
        _typed_line(typed, at, deck, columns),
        *_pad(deck),
    )
    return (*_sheet(match, picked, deck, columns, rows - len(below) - 1), _next_deal(match, deck, columns), *below)


def _sheet(match: MatchView, picked: int, deck: Deck, columns: int, rows: int) -> Lines:
    """The sheet, and in a large window what stands for each deal beside it."""
    start = match.start
    scale = () if start.form is Form.DUPLICATE else (Span(f" {deck.dot} {scale_name(start.scale)}", "dim"),)
    head = line(" ", Span(form_title(start.form, start.rubber), "title"), *scale)
    if columns < LARGE[0]:
        return (head, *fitted_sheet(match.sheet, start, deck, columns, rows - 1))
    room = columns - DEALS_CELLS - 1
    sheet = (fit(head, room), *fitted_sheet(match.sheet, start, deck, room, rows - 1))
    deals = deal_list(match, picked, deck, DEALS_CELLS, rows)
    return tuple(line(*left, " ", *right) for left, right in zip_longest(sheet, deals, fillvalue=EMPTY))


def deal_list(match: MatchView, picked: int, deck: Deck, cells: int, rows: int) -> Lines:
    """What stands for each deal, the newest at the end, in at most so many rows; a hit on one puts it right."""
    told = [_deal(number, match, picked, deck, cells) for number in range(1, len(match.entered) + 1)]
    return (line(Span(_("Deals entered"), "title")), *told[-(rows - 1) :]) if told else ()


def _deal(number: int, match: MatchView, picked: int, deck: Deck, cells: int) -> Line:
    entry = match.entered[number - 1].entry
    words = _("struck out") if entry is None else entry_words(entry, deck)
    row = shorten(f"{number:>3}  {words}", cells, deck.ellipsis)
    return line(Span(row, "cursor" if number == picked else "dim" if entry is None else "", f"item {number - 1}"))


def _next_deal(match: MatchView, deck: Deck, columns: int) -> Line:
    """Who deals next, without his name where it has no room, and who is vulnerable; once it is over, how it ended."""
    sheet = match.sheet
    if sheet.is_over:
        return line(" ", Span(ended(sheet), "strong"))
    dealers = (seat_and_player(sheet.dealer, match.start.players, deck), seat_name(sheet.dealer))
    named, unnamed = (_facts(match, dealer, deck) for dealer in dealers)
    return named if width(named) <= columns else unnamed


def _facts(match: MatchView, dealer: str, deck: Deck) -> Line:
    """The next deal, its dealer in these words, and who is vulnerable."""
    sheet = match.sheet
    facts = (
        _("dealer {seat}").format(seat=dealer),
        _("vulnerable: {who}").format(who=vulnerability_name(sheet.vulnerability)),
    )
    title = Span(entry_title(sheet, sheet.deals + 1), "title")
    return line(" ", title, *(f" {deck.dot} {fact}" for fact in facts))


def _told(match: MatchView, typed: str, message: str, deck: Deck, columns: int) -> Lines:
    """A message, else what the line comes to, else where the sheet stands; always in so many rows."""
    if message:
        words, role = message, "warning"
    elif typed.strip():
        words, role = preview(typed, match, deck), "warning" if is_hopeless(typed) else ""
    else:
        words, role = _standing(match), "dim"
    rows = [line(" ", Span(row, role)) for row in sentence_within(words, columns - 2, TOLD, deck.ellipsis)]
    return (*rows, *(EMPTY,) * (TOLD - len(rows)))


def _standing(match: MatchView) -> str:
    """What the next deal can earn, or what can still be done once it is over."""
    if match.sheet.is_over:
        return _("Enter shows the result. What was entered can still be put right.")
    *told, _next = standing(match.sheet)
    return " ".join(told)


def is_hopeless(typed: str) -> bool:
    """Whether what is typed can become nothing any more."""
    try:
        read_score(typed)
    except Misread as misread:
        return not misread.unfinished
    return False


def _typed_line(typed: str, at: int, deck: Deck, columns: int) -> Line:
    """The line with its cursor, and how it begins where nothing is on it; of a long one what is around the cursor."""
    before, under, after = typed[:at], typed[at : at + 1], typed[at + 1 :]
    room = columns - width(line(f" {deck.prompt} ")) - 2
    ahead = min(AHEAD, cell_len(after))
    while cell_len(before) > room - ahead:
        before = before[1:]
    role = "warning" if typed.strip() and is_hopeless(typed) else "strong"
    hint = "" if typed else "  " + _("4sx s +1, 3nt e -2, pass; {log}: what was entered").format(log=KEYS["log"])
    shown = line(
        f" {deck.prompt} ", Span(before, role), Span(under or "_", "cursor" if under else role), Span(after, role)
    )
    return fit(line(*shown, Span(hint, "dim")), columns)


def _pad(deck: Deck) -> Lines:
    """Two rows of words that the mouse types."""
    levels = [Span(str(level), "key", f"type {level}") for level in range(1, 8)]
    strains = [deck.strain(strain)._replace(hit=f"type {strain}".lower()) for strain in reversed(Strain)]
    doubles = [Span(word.upper(), "key", f"type {word}") for word in ("x", "xx")]
    seats = [Span(seat_letter(seat), "key", f"type {seat}".lower()) for seat in SEATS]
    over, under = ([Span(word, "key", f"type {word}") for word in words] for words in _results())
    return (_row(levels, strains, doubles, seats, over), _row(under, *_words()))


def _results() -> tuple[list[str], list[str]]:
    return ["=", *(f"+{over}" for over in range(1, 7))], [f"-{under}" for under in range(1, 7)]


def _words() -> Iterator[list[Span]]:
    """The words of the lower row, in groups."""
    groups = (
        {_("pass"): "pass"},
        {_("honours"): "honours", "100": "100", "150": "150"},
        {_("revoke"): "revoke", _("award"): "award", pgettext("side", "WE"): "we", pgettext("side", "THEY"): "they"},
        {_("claim"): "claim"},
    )
    for group in groups:
        yield [Span(name, "key", f"type {word}") for name, word in group.items()]
    yield [Span(_("rub out"), "key", "do rub_out")]


def _row(*groups: list[Span]) -> Line:
    """Groups of words, a blank between words and two between groups."""
    spans: list[Span | str] = []
    for group in groups:
        spans.append(" ")
        for span in group:
            spans += [" ", span]
    return line(*spans)
