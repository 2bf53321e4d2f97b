"""The table's page: header, hands and trick, side column and prompt, made from a view and from what is typed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bridge_tui.engine.view import View
from bridge_tui.match.actions import Form
from bridge_tui.match.match import MatchView
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
from bridge_tui.show.side import side_column
from bridge_tui.show.sizes import PROMPT_ROWS, SMALLEST, Sizes
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, in_role, line, width
from bridge_tui.show.standing import deal_title
from bridge_tui.show.texts import _, form_title, seat_name, vulnerability_name
from bridge_tui.show.worth import call_worth
from bridge_tui.show.wrapping import sentence_rows, sentence_within


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
    return (*cards_page(model, view, deck, columns, rows), *prompt_rows(model, view, deck, max(columns, SMALLEST[0])))


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
        facts.append(line(_("Trick {number}").format(number=min(13, 14 - max(view.counts)))))
    return fit(tuple(span for fact in facts for span in (Span("   "), *fact))[1:], cells)


def _stage(match: MatchView, deck: Deck) -> Line:
    """The contract, or who dealt while there is none yet."""
    contract = match.table.contract if match.table else None
    if contract is None:
        return line(_("Dealer {seat}").format(seat=seat_name(match.dealer)))
    return line(deck.contract(contract, "strong"), " ", _("by {seat}").format(seat=seat_name(contract.declarer)))


def prompt_rows(model: TableModel, view: View, deck: Deck, cells: int) -> Lines:
    """The rows below the table: the curtain's words, a question, or what may be called or played and what is typed."""
    says = prompt.message_rows(model.message, cells)[: PROMPT_ROWS - 1]
    if model.curtain:
        return _curtain_rows(model, says, deck, cells)
    if model.question is not None:
        return prompt.question_rows(model.question, model.picked, model.message, deck, cells)
    typing = prompt.typed_line(model.typed, model.cursor, view, deck, model.acting)
    calls = view.contract is None and not view.is_over
    asked = partial(prompt.asked_in, cells - 2) if calls or len(says) > 1 else prompt.asked
    words = asked(view, model.match.start.players, deck, model.acting)
    ask = tuple(line(Span(f" {row}", "strong")) for row in sentence_rows(words, cells - 2))
    if calls:
        return _auction_rows(model, view, typing, says, ask, deck)
    more = _more_rows(view, deck, cells, PROMPT_ROWS - 1 - len(ask) - len(says))
    return (typing, *(*ask, *says, *more)[1 - PROMPT_ROWS :])


def _more_rows(view: View, deck: Deck, cells: int, room: int) -> Lines:
    """What binds the hand in turn, in at most so many rows."""
    words = " ".join(filter(None, (*demands(view, deck), prompt.reminder(view))))
    rows = sentence_within(words, cells - 2, room, deck.ellipsis) if room > 0 else []
    return tuple(line(Span(f" {row}", "dim")) for row in rows)


def _curtain_rows(model: TableModel, says: Lines, deck: Deck, cells: int) -> Lines:
    """To whom the keyboard goes, and what was said or is asked of him, for everybody to hear."""
    players = model.match.start.players
    says = says or prompt.message_rows(_public_words(model, deck), cells)[: PROMPT_ROWS - 1]
    who, away, how = curtain(model.curtain, model.named, players, deck, short=model.short_curtain)
    rows = (who, away, how, *says, EMPTY)[:PROMPT_ROWS]
    if len(says) > 1:
        rows = ((*who, *away) if width((*who, *away)) <= cells else who, how, *says[:2])
    return tuple(in_role("curtain", fit(row, cells)) for row in rows)


def _auction_rows(model: TableModel, view: View, typing: Line, says: Lines, ask: Lines, deck: Deck) -> Lines:
    """The bidding box and the line; a message stands in the place of the question.

    A long one also takes the line's, which is drawn again once something is typed, and then rows of the box.
    """
    pointed = prompt.choice(model.typed, model.cursor, view, model.acting) if model.hovered is None else model.hovered
    within_reach = calls_within_reach(view)
    worth = ""
    if isinstance(pointed, Call) and pointed in within_reach:
        worth = call_worth(model.match, pointed, deck, model.acting if view.live else None)
    below = says or ((line(Span(f" {worth}", "dim")),) if worth else ask)
    cursor = model.cursor if isinstance(model.cursor, Call) else None
    box = bidding_box(within_reach, deck, cursor)
    is_idle = not model.typed and model.cursor is None
    line_below = () if is_idle and len(below) > 1 else (typing,)
    return (*box[: PROMPT_ROWS - len(line_below) - len(below)], *line_below, *below)


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
