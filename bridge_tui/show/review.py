"""The review's page: the table as it was at a moment of a deal that is over, beside it the auction and the tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge_tui.engine.events import (
    AuctionClosed,
    CallMade,
    ClaimMade,
    IrregularitySeen,
    PassedOut,
    PlayEnded,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.view import View
from bridge_tui.match.review import Moment, Review
from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import LegalCalls
from bridge_tui.model.cards import CardRow
from bridge_tui.show.claims import became
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import outcome
from bridge_tui.show.progress import progress
from bridge_tui.show.rounds import auction_rows
from bridge_tui.show.side import needed
from bridge_tui.show.sizes import PROMPT_ROWS, Sizes
from bridge_tui.show.spans import EMPTY, Lines, Span, fit, line
from bridge_tui.show.steps import requests_told, step_told, turn_told
from bridge_tui.show.table import TableModel, board_rows, header
from bridge_tui.show.tricks import trick_list
from bridge_tui.show.wrapping import sentence_within


@dataclass(frozen=True, slots=True)
class ReviewModel:
    """All that the page is drawn from."""

    match: MatchView
    """Whose deal it is, and what came of it."""
    review: Review
    at: int = 0
    """Which of its moments is shown."""

    @property
    def moment(self) -> Moment:
        """That moment."""
        return self.review.moments[self.at]

    @property
    def view(self) -> View:
        """The table at that moment, at which nothing can be done any more."""
        return replace(self.moment.view, legal_calls=LegalCalls(), legal_cards=CardRow())

    def moved(self, key: str) -> ReviewModel:
        """The moment to which a key leads: a step, a trick or a round of calls, or all the way."""
        last, stops = len(self.review.moments) - 1, self._stops()
        to = {
            "left": max(0, self.at - 1),
            "right": min(last, self.at + 1),
            "up": max((stop for stop in stops if stop < self.at), default=0),
            "down": min((stop for stop in stops if stop > self.at), default=last),
            "home": 0,
            "end": last,
        }
        return replace(self, at=to[SAME_AS.get(key, key)])

    def _stops(self) -> list[int]:
        """The moments after each round of calls and each trick, and those at which somebody claimed or went wrong."""
        return [at for at, moment in enumerate(self.review.moments) if _ends_something(moment)]

    def at_trick(self, number: int) -> ReviewModel:
        """The moment from which the trick of this number, from 0, had all its cards; the last, if it was reopened."""
        wanted = 4 * number + len(self.review.tricks[number].cards)
        lacking = (at for at, moment in enumerate(self.review.moments) if played(moment.view) < wanted)
        return replace(self, at=max(lacking) + 1)


SAME_AS = {"pageup": "up", "pagedown": "down"}
"""Keys that do the same as others."""

STOPS = (AuctionClosed, PassedOut, TrickWon, ClaimMade, PlayEnded, IrregularitySeen, TrickReopened)
"""Events after which one stops when one goes on by tricks."""


def _ends_something(moment: Moment) -> bool:
    called = any(isinstance(event, CallMade) for event in moment.events)
    return (called and len(moment.view.calls) % 4 == 0) or any(isinstance(event, STOPS) for event in moment.events)


def played(view: View) -> int:
    """How many cards are in tricks."""
    return progress(view.events).cards


def review_page(model: ReviewModel, deck: Deck, columns: int, rows: int) -> Lines:
    """The page in a window of so many columns and rows, the last of which is the footer's."""
    sizes = Sizes.of(columns, rows)
    match = replace(model.match, table=model.view)
    rule = line(Span(deck.horizontal * sizes.columns, "rule"))
    board = board_rows(model.view, TableModel(match), deck, sizes)
    side = _side(model, deck, sizes.side, sizes.board_rows)
    return (
        header(match, deck, sizes.columns),
        rule,
        *((*left, *right) for left, right in zip(board, side, strict=True)),
        rule,
        *_told(model, deck, sizes.columns),
    )


def _side(model: ReviewModel, deck: Deck, cells: int, height: int) -> Lines:
    """The auction and the tricks; where there is no room for both, the auction until the opening lead."""
    view, inside = model.view, cells - 1
    tricks = _tricks(model, deck, inside, height)
    auction = auction_rows(view, deck, inside, height)
    if len(auction) + 1 + len(tricks) <= height:
        rows = (*auction, EMPTY, *tricks)
    else:
        rows = tricks if played(view) else auction
    return tuple((Span(deck.vertical, "rule"), *fit(row, inside)) for row in (*rows, *(EMPTY,) * height)[:height])


def _tricks(model: ReviewModel, deck: Deck, cells: int, height: int) -> Lines:
    """The list of tricks, what the contract still needed, and the claims made so far; nothing if all passed."""
    view = model.view
    if not model.review.tricks:
        return ()
    rows = (*trick_list(model.review.tricks, deck, cells, played(view)), line(Span(needed(view), "strong")))
    claims = sentence_within(" ".join(map(became, view.claims)), cells, height - len(rows), deck.ellipsis)
    return (*rows, *(line(Span(row, "dim")) for row in claims))


def _told(model: ReviewModel, deck: Deck, cells: int) -> Lines:
    """Which step it is and what happened in it, whose turn it was or how it ended, and what was asked back."""
    view, result = model.view, model.match.result
    step = f"{model.at}/{len(model.review.moments) - 1}  {step_told(model.moment, deck)}"
    then = outcome(result) if view.is_over and result is not None else turn_told(view)
    first = sentence_within(step, cells - 2, 2, deck.ellipsis)
    room = PROMPT_ROWS - 1 - len(first)
    asked = sentence_within(requests_told(model.moment, deck), cells - 2, room, deck.ellipsis)
    spans = (*(Span(row, "strong") for row in first), Span(then), *(Span(row, "dim") for row in asked))
    rows = tuple(line(" ", span) for span in spans)
    return (*rows, *(EMPTY,) * (PROMPT_ROWS - len(rows)))
