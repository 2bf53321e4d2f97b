"""The page of a ruling: what has happened, who decides, what he may see, and his choices in a frame with the law."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.state import Trick
from bridge_tui.engine.view import FacedCard, Lies, View
from bridge_tui.model.cards import SUITS, Cards
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.commands import KEYS
from bridge_tui.show.deck import RANK_NAMES, SUIT_ROLES, Deck
from bridge_tui.show.prompt import message_within, pick_an_answer
from bridge_tui.show.questions import Question
from bridge_tui.show.reach import may_call_on
from bridge_tui.show.record import record_window
from bridge_tui.show.side import side_column
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, fit, line, shorten, width
from bridge_tui.show.table import TableModel, header
from bridge_tui.show.texts import _, msgid, seat_name
from bridge_tui.show.wrapping import filled, sentence_rows, wrapped

LYING = {
    Lies.PENALTY: msgid("{seat}'s penalty card {card}"),
    Lies.MINOR_PENALTY: msgid("{seat}'s minor penalty card {card}"),
    Lies.WAITS: msgid("{seat}'s {card}, which waits for the ruling"),
    Lies.READY: msgid("{seat}'s {card}, which waits for its turn"),
    Lies.AUCTION: msgid("{seat}'s {card}, seen during the auction"),
}
"""What is said of a card that lies face up beside the trick, as message ids."""

HEAD_ROWS = 2
"""The header and a rule."""

SAYS_ROWS = 2
"""Rows at the foot of the page for a message and for how one chooses; a message of two rows makes it one more."""

FEWEST_CHOICE_ROWS = 4
"""Rows that the choices have at least."""

LABEL = 15
"""Cells of what stands before cards."""

LAST_CALLS = 10
"""So many calls are told at most: two rows of the smallest window."""

NUMBER = 6
"""Cells before the words of a choice: the pointer and its number."""


def ruling_page(model: TableModel, asked: Question, deck: Deck, columns: int, rows: int) -> Lines:
    """The page in a window of so many columns and rows, the last of which is the footer's."""
    view, sizes = model.match.table, Sizes.of(columns, rows)
    if view is None:
        return ()
    says = _says(model.message, _how(asked, view), deck, sizes.columns)
    height = sizes.rows - HEAD_ROWS - len(says) - 1
    body = _body(model, asked, view, deck, sizes.board if sizes.drawn else sizes.columns, height)
    if sizes.drawn:
        side = side_column(model.match, deck, sizes.side, height, sizes.record, model.record_top)
        body = tuple((*left, *right) for left, right in zip(body, side, strict=True))
    rule = line(Span(deck.horizontal * sizes.columns, "rule"))
    return (header(model.match, deck, sizes.columns), rule, *body, *says)


def _body(model: TableModel, asked: Question, view: View, deck: Deck, cells: int, height: int) -> Lines:
    """The facts and the frame below them, in exactly so many rows and cells."""
    facts = (*_facts(asked, view, deck, cells), EMPTY)[: height - FEWEST_CHOICE_ROWS - 2]
    frame = _frame(asked, model.picked, deck, cells - 2, height - len(facts))
    rows = (*facts, *(line(" ", *row) for row in frame), *(EMPTY,) * height)[:height]
    return tuple(fit(row, cells) for row in rows)


def _facts(asked: Question, view: View, deck: Deck, cells: int) -> Iterator[Line]:
    """What has happened, who decides, and the cards that he may see."""
    for row in sentence_rows(asked.words, cells - 2):
        yield line(" ", Span(row, "strong"))
    for row in sentence_rows(" ".join((asked.entitled, _speaker(asked, view))), cells - 2):
        yield line(" ", row)
    for label, cards in _cards(asked, view, deck):
        first, *others = wrapped(cards, cells - LABEL - 1)
        yield line(Span(f" {label:{LABEL}}"[: LABEL + 1], "dim"), *first)
        yield from (line(" " * (LABEL + 1), *row) for row in others)


def _speaker(asked: Question, view: View) -> str:
    """Of several who may decide, for which one the answer is given."""
    if view.decision is None or len(view.decision.deciders) == 1:
        return ""
    return _("You speak for {seat}.").format(seat=seat_name(asked.decider))


def _cards(asked: Question, view: View, deck: Deck) -> Iterator[tuple[str, Line]]:
    """The auction while it lasts or the trick so far, the decider's hand unless several decide something that is no
    card, dummy's once it is faced, and what lies face up.
    """
    if view.contract is None and view.calls:
        yield _("Auction"), _auction(view, deck)
    if view.trick is not None:
        yield _("Trick"), _trick(view.trick, deck)
    contract = view.contract
    for seat in SEATS:
        hand, is_dummy = view.hands[seat], contract is not None and seat is contract.dummy
        own = seat is asked.decider and (asked.names_card or not _speaker(asked, view))
        if hand is not None and (is_dummy or own):
            yield _("{seat}, dummy").format(seat=seat_name(seat)) if is_dummy else seat_name(seat), _hand(hand, deck)
    if view.faced:
        yield _("Face up"), _between([_lying(each, deck) for each in view.faced])


def _auction(view: View, deck: Deck) -> Line:
    """The last calls that stand, in order."""
    earlier = len(view.calls) > LAST_CALLS
    calls = [line(f"{seat_name(seat)} ", deck.call(call)) for seat, call in view.calls[-LAST_CALLS:]]
    return line(f"{deck.ellipsis} " if earlier else "", *_between(calls))


def _trick(trick: Trick, deck: Deck) -> Line:
    """The trick on the table, which may be complete."""
    played = _between([line(f"{seat_name(seat)} ", deck.card(card)) for seat, card in trick.plays])
    if trick.winner is None:
        return played
    return line(*played, ", ", Span(_("{seat} won it").format(seat=seat_name(trick.winner)), "dim"))


def _lying(each: FacedCard, deck: Deck) -> Line:
    return filled(_(LYING[each.lies]), seat=Span(seat_name(each.seat)), card=deck.card(each.card))


def _between(pieces: list[Line]) -> Line:
    """The pieces with commas between them."""
    first, *others = pieces
    return (*first, *(span for piece in others for span in (Span(", "), *piece)))


def _hand(hand: Cards, deck: Deck) -> Line:
    """A hand in one line, spades first."""
    suits = []
    for suit in reversed(SUITS):
        ranks = " ".join(RANK_NAMES[card.rank] for card in reversed(hand.in_suit(suit))) or deck.void
        suits.append(Span(f"{deck.suits[suit]} {ranks}", SUIT_ROLES[suit]))
    first, *others = suits
    return line(first, *(span for piece in others for span in (Span("   "), piece)))


def _frame(asked: Question, picked: int | None, deck: Deck, cells: int, most: int) -> Lines:
    """The choices in a frame with the law's name and number, in at most so many rows."""
    flat, left, right, *corners = tuple(deck.picked)
    inside = cells - 2
    choices = _choices(asked, picked, deck, inside, most - 2)
    return (
        _upper_edge(asked, deck, cells),
        *(line(Span(left, "rule"), *fit(row, inside), Span(right, "rule")) for row in choices),
        line(Span(corners[3] + flat * inside + corners[2], "rule")),
    )


def _upper_edge(asked: Question, deck: Deck, cells: int) -> Line:
    """What the law deals with, and its number."""
    flat, _left, _right, left_top, right_top, *_lower = tuple(deck.picked)
    law = Span(f" {asked.law} ", "strong")
    title = Span(shorten(f" {asked.title} ", cells - width((law,)) - 4, deck.ellipsis), "title")
    gap = flat * (cells - width((title, law)) - 4)
    return line(Span(left_top + flat, "rule"), title, Span(gap, "rule"), law, Span(flat + right_top, "rule"))


def _choices(asked: Question, picked: int | None, deck: Deck, cells: int, most: int) -> Lines:
    """Every choice with what it leads to; where there are more than so many rows, those about the `picked` one."""
    rows: list[Line] = []
    middle = 0
    for number, (words, _action) in enumerate(asked.answers):
        choice = _choice(number, words, number == picked, deck, cells)
        if number == picked:
            middle = len(rows) + len(choice) // 2
        rows += choice
    below = len(rows) - most // 2 - middle - 1
    return tuple(rows) if len(rows) <= most else record_window(tuple(rows), deck, most, below)


def _choice(number: int, words: str, picked: bool, deck: Deck, cells: int) -> Lines:
    """One choice; a hit on it picks it."""
    hit, role = f"item {number}", "cursor" if picked else ""
    pointer = deck.prompt if picked else " "
    first, *others = sentence_rows(words, cells - NUMBER - 1)
    return (
        line(Span(f" {pointer}{number + 1:>2}  ", "key", hit), Span(first, role, hit)),
        *(line(Span(" " * NUMBER, "", hit), Span(row, role, hit)) for row in others),
    )


def _how(asked: Question, view: View) -> str:
    """How one chooses, and how one calls instead where a call answers as well."""
    if not may_call_on(view, asked.decider):
        return pick_an_answer()
    words = _("Type the number of your answer, then Enter; or {key} first, and call instead.")
    return words.format(key=KEYS["acting_seat"])


def _says(message: str, how: str, deck: Deck, cells: int) -> Lines:
    """A message, and below it in any case how one chooses."""
    told = tuple(line(" ", Span(row, "dim")) for row in sentence_rows(how, cells - 2))
    says = (*message_within(message, cells, SAYS_ROWS, deck), *told)
    return (*says, *(EMPTY,) * (SAYS_ROWS - len(says)))


def shows_no_hand(asked: Question | None, deciders: tuple[Seat, ...]) -> bool:
    """Whether a question is put to several, any of whom may answer, so that the page shows nobody's hand.

    One who chooses dummy's card sees his own.
    """
    return asked is not None and asked.is_ruling and len(deciders) > 1 and not asked.names_card
