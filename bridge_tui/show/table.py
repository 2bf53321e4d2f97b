"""The table's page: header, hands and trick, side column and prompt, made from a view and from what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bridge_tui.engine.view import View
from bridge_tui.match.actions import Form
from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show import prompt
from bridge_tui.show.bidding_box import bidding_box
from bridge_tui.show.compass import board
from bridge_tui.show.deck import Deck
from bridge_tui.show.demands import demands
from bridge_tui.show.drawn import drawn_board
from bridge_tui.show.lifting import curtain
from bridge_tui.show.questions import Question, question
from bridge_tui.show.reach import calls_within_reach
from bridge_tui.show.rulings_in_force import lost_rights
from bridge_tui.show.side import side_column
from bridge_tui.show.sizes import PROMPT_ROWS, SMALLEST, Sizes
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, in_role, line, shorten, width
from bridge_tui.show.standing import deal_title
from bridge_tui.show.texts import _, form_title, seat_name, vulnerability_name
from bridge_tui.show.worth import call_worth
from bridge_tui.show.wrapping import sentence_rows, sentence_within

SPARED_ROWS = 6
"""So many rows the hands give at most to what is said below them, in a window that has them to spare."""


@dataclass(frozen=True, slots=True)
class TableModel:
    """All that the table's page is drawn from."""

    match: MatchView
    """What the reader at the keyboard may see: with the curtain down, the public."""
    curtain: tuple[Seat, ...] = ()
    """Who may lift the curtain; nobody while it is up."""
    named: Seat | None = None
    """Who of them has typed his letter."""
    acting: Seat | None = None
    """The seat that is acted for; None while the curtain is down."""
    cursor: Card | Call | None = None
    typed: str = ""
    message: str = ""
    hovered: Call | None = None
    """The call that the mouse points at: what it would be worth is told."""
    question: Question | None = None
    """What the player at the keyboard has to decide."""
    picked: int | None = None
    """Which answer is pointed at, from 0."""
    record_top: int = 0
    """How many rows above its end the record of the deal is scrolled."""
    short_curtain: bool = False
    """Whether the letter alone lifts the curtain."""


def table_page(model: TableModel, deck: Deck, columns: int, rows: int) -> Lines:
    """The page of a table in so many columns and rows; an empty one while there is no deal on it."""
    view = model.match.table
    if view is None:
        return ()
    room = PROMPT_ROWS + 1 + free_rows(Sizes.of(columns, rows))
    below = prompt_rows(model, view, deck, max(columns, SMALLEST[0]), room)
    more = max(0, len(below) - PROMPT_ROWS - 1)
    above = cards_page(model, view, deck, columns, max(rows, SMALLEST[1]) - more)
    return (*(above if len(below) <= PROMPT_ROWS else above[:-1]), *below)


def free_rows(sizes: Sizes) -> int:
    """How many rows the hands can spare where much is said below them; the rule above that gives way before."""
    return 0 if sizes.drawn else min(SPARED_ROWS, sizes.rows - SMALLEST[1])


def cards_page(model: TableModel, view: View, deck: Deck, columns: int, rows: int) -> Lines:
    """The page of a table without the rows below it, in which something is asked."""
    sizes = Sizes.of(columns, rows)
    rule = line(Span(deck.horizontal * sizes.columns, "rule"))
    hands = board_rows(view, model, deck, sizes)
    side = side_column(model.match, deck, sizes.side, sizes.board_rows, sizes.record, model.record_top)
    return (
        header(model.match, deck, sizes.columns),
        rule,
        *((*left, *right) for left, right in zip(hands, side, strict=True)),
        rule,
    )


def cards_above(match: MatchView, deck: Deck, columns: int, rows: int) -> Lines:
    """The table as this reader sees it, above a form that he fills in; none while there is no deal on it."""
    view = match.table
    return () if view is None else cards_page(TableModel(match), view, deck, columns, max(rows, SMALLEST[1]))


def board_rows(view: View, model: TableModel, deck: Deck, sizes: Sizes) -> Lines:
    """The hands round the trick, as a compass."""
    drawn = drawn_board if sizes.drawn else board
    return drawn(view, model.match.start.players, deck, sizes, model.cursor, model.acting)


def header(match: MatchView, deck: Deck, cells: int) -> Line:
    """One line of facts: which game and deal, contract, vulnerability, trick."""
    view = match.table
    vulnerability = match.sheet.vulnerability if view is None else view.vulnerability
    facts: list[Line] = [
        *(() if match.start.form is Form.DUPLICATE else (line(form_title(match.start.form, match.start.rubber)),)),
        line(deal_title(match.sheet, match.number)),
        *((line(_("live")),) if match.start.live else ()),
        _stage(match, deck),
        line(_("Vulnerable: {who}").format(who=vulnerability_name(vulnerability))),
    ]
    if view is not None and view.contract is not None:
        facts.append(line(_("Trick {number}").format(number=_trick_number(view))))
    return fit(tuple(span for fact in facts for span in (Span("   "), *fact))[1:], cells)


def _trick_number(view: View) -> int:
    """The trick in progress, else the next one; in the end the last one that was begun."""
    return min(13, 14 - max(view.counts) if view.is_over else sum(view.tricks_won) + 1)


def _stage(match: MatchView, deck: Deck) -> Line:
    """The contract, or who dealt while there is none yet."""
    contract = match.table.contract if match.table else None
    if contract is None:
        return line(_("Dealer {seat}").format(seat=seat_name(match.dealer)))
    return line(deck.contract(contract, "strong"), " ", _("by {seat}").format(seat=seat_name(contract.declarer)))


def prompt_rows(model: TableModel, view: View, deck: Deck, cells: int, room: int = PROMPT_ROWS) -> Lines:
    """The rows below the table: the curtain's words, a question, or what may be called or played and what is typed.

    There are more than `PROMPT_ROWS`, and at most `room`, only where something does not fit into these.
    """
    if model.curtain:
        return _curtain_rows(model, deck, cells, room)
    if model.question is not None:
        return prompt.question_rows(model.question, model.picked, model.message, deck, cells)
    if view.contract is None and not view.is_over:
        return _auction_rows(model, view, deck, cells, room)
    return _play_rows(model, view, deck, cells, room)


def _typing(model: TableModel, view: View, deck: Deck) -> Line:
    return prompt.typed_line(model.typed, model.cursor, view, deck, model.acting)


def _play_rows(model: TableModel, view: View, deck: Deck, cells: int, room: int) -> Lines:
    """The line, what is asked, a message, and what binds the hand in turn."""
    is_long = len(prompt.message_rows(model.message, cells)) > 1
    asked = partial(prompt.asked_in, cells - 2) if is_long else prompt.asked
    words = asked(view, model.match.start.players, deck, model.acting)
    ask = tuple(line(Span(f" {row}", "strong")) for row in sentence_rows(words, cells - 2))
    says = prompt.message_within(model.message, cells, room - 1 - len(ask), deck)
    rows = (_typing(model, view, deck), *ask, *says)
    more = _demanded(view, deck, cells, room - len(rows))
    if not model.message and len(rows) < PROMPT_ROWS:
        more = _with_lost_rights(view, deck, cells, PROMPT_ROWS - len(rows)) or more
    return (*rows, *(line(Span(f" {row}", "dim")) for row in more))


def _demanded(view: View, deck: Deck, cells: int, room: int) -> Sequence[str]:
    """What binds the hand in turn, in at most so many rows."""
    words = " ".join(demands(view, deck))
    return sentence_within(words, cells - 2, room, prompt.read_on(deck)) if room > 0 else ()


def _with_lost_rights(view: View, deck: Deck, cells: int, room: int) -> Sequence[str]:
    """The same, and that dummy has lost his rights, if all of it has room in so many rows; else nothing."""
    rows = sentence_rows(" ".join((*demands(view, deck), *lost_rights(view))), cells - 2)
    return rows if len(rows) <= room else ()


def _curtain_rows(model: TableModel, deck: Deck, cells: int, room: int) -> Lines:
    """To whom the keyboard goes, and what was said or is asked of him, for everybody to hear."""
    words = model.message or _public_words(model, deck)
    players = model.match.start.players
    who, away, how = curtain(model.curtain, model.named, players, deck, short=model.short_curtain)
    rows = (who, away, how, *prompt.message_rows(words, cells))
    if len(rows) > PROMPT_ROWS:
        both = (*who, *away) if width((*who, *away)) <= cells else who
        rows = (both, how, *prompt.message_within(words, cells, room - 2, deck))
    return tuple(in_role("curtain", fit(row, cells)) for row in (*rows, EMPTY)[: max(len(rows), PROMPT_ROWS)])


def _auction_rows(model: TableModel, view: View, deck: Deck, cells: int, room: int) -> Lines:
    """The bidding box, the line, and below it what is asked, or a message; what is asked then stands on the line."""
    typing = _typing(model, view, deck)
    free = cells - 2 - (width(typing) + 1 if model.message else 0)
    asked = prompt.asked_in(free, view, model.match.start.players, deck, model.acting)
    ask = line(Span(f" {shorten(asked, free, deck.ellipsis)}", "strong"))
    box = bidding_box(calls_within_reach(view), deck, model.cursor if isinstance(model.cursor, Call) else None)
    says = prompt.message_within(model.message, cells, room - len(box) - 1, deck)
    if not says:
        return (*box, typing, _worth(model, view, deck) or ask)
    if not model.typed and model.cursor is None:
        typing = (*typing, Span(" "), *ask)
    return (*box, typing, *says)


def _worth(model: TableModel, view: View, deck: Deck) -> Line:
    """What the call that is typed or pointed at would be worth; empty for none."""
    pointed = prompt.choice(model.typed, model.cursor, view, model.acting) if model.hovered is None else model.hovered
    if not isinstance(pointed, Call) or pointed not in calls_within_reach(view):
        return EMPTY
    worth = call_worth(model.match, pointed, deck, model.acting if view.live else None)
    return line(Span(f" {worth}", "dim")) if worth else EMPTY


def _public_words(model: TableModel, deck: Deck) -> str:
    """What those who may lift the curtain have to decide, that it is not their turn, or what is demanded of them."""
    view = model.match.table
    if view is None:
        return ""
    if model.curtain[0] not in model.match.actors:
        return prompt.meanwhile(view, model.curtain[0])
    return public_question(model, deck) or " ".join(demands(view, deck))


def public_question(model: TableModel, deck: Deck) -> str:
    """What those who may lift the curtain have to decide; empty when it is only their turn."""
    asked = question(model.match, model.curtain[0], deck)
    return "" if asked is None else asked.words
