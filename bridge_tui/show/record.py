"""The record of a deal: trick by trick who led and won, claims, and what was taken back, in sentences.

What was taken back stays on the record. The numbers of tricks and who has won how many go by what stands. While the
deal is played, the record is no way round Law 66: cards of tricks that may not be looked at any more are not in it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from itertools import chain, repeat
from typing import NamedTuple

from bridge_tui.engine.events import (
    AuctionClosed,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    ClaimSettled,
    ConcessionCancelled,
    LastTrickTurned,
    OptionTaken,
    PlayContinues,
    TrickWon,
)
from bridge_tui.match.events import CardsDealt, DealScored, MatchEvent, TakeBackAnswered, TakeBackAsked, TakenBack
from bridge_tui.model.seats import SIDES
from bridge_tui.show.claims import claims_words, given_back_words, line_words, option_words
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import outcome
from bridge_tui.show.questions import withdrawn_words
from bridge_tui.show.spans import EMPTY, Line, Lines, Span, line
from bridge_tui.show.texts import _, ngettext, seat_name, side_name
from bridge_tui.show.wrapping import filled, wrapped

MARGIN = 3
"""Cells before a sentence, for the number of a trick."""


class Kind(Enum):
    """What a sentence tells."""

    LEAD = "lead"
    FOLLOWING = "following"
    """The cards that followed, one after the other."""
    WON = "won"
    """Who has won a trick."""
    TAKEN_BACK = "taken_back"
    OTHER = "other"


class Sentence(NamedTuple):
    """One thing that happened, or several cards in a row."""

    words: Line
    kind: Kind = Kind.OTHER
    trick: int = 0
    """The number of the trick that it tells of, from 1."""
    closed: Line = EMPTY
    """What it says instead once that trick may not be looked at any more (Law 66); EMPTY for nothing."""
    undone: int = 0
    """The trick with which the play went on when an earlier one was taken back and this with it; 0 if it stands."""

    def is_closed(self, first_open: int) -> bool:
        """Whether its cards may not be told where tricks before this one are closed.

        When it has been undone they went back to the hands, and may lie in the trick with which the play went on.
        """
        return 0 < (self.undone or self.trick) < first_open


def record_lines(record: Iterable[MatchEvent], deck: Deck, cells: int, first_open: int = 1) -> Lines:
    """All of the record in lines of at most so many cells, the oldest first.

    Of tricks before the number `first_open` it tells who won and not the cards: they may not be looked at (Law 66).
    """
    scribe = Scribe(deck)
    for event in record:
        scribe.write(event)
    return tuple(row for sentence in scribe.sentences for row in _laid_out(sentence, cells, first_open))


def record_window(lines: Lines, deck: Deck, rows: int, top: int) -> Lines:
    """So many rows of the record: its end, or what is `top` rows above it, as far as there is anything.

    Where there is more above, the first row says how much; where there is more below, the last one does.
    """
    below = min(max(0, top), furthest(lines, rows))
    above = max(0, len(lines) - below - rows)
    shown = list(lines[above : len(lines) - below])
    if above:
        words = ngettext("{count} line above", "{count} lines above", above + 1)
        shown[0] = line(Span(f"{deck.ellipsis} {words.format(count=above + 1)}", "dim"))
    if below:
        words = ngettext("{count} line below", "{count} lines below", below + 1)
        shown[-1] = line(Span(f"{deck.ellipsis} {words.format(count=below + 1)}", "dim"))
    return (*shown, *(EMPTY,) * (rows - len(shown)))


def furthest(lines: Lines, rows: int) -> int:
    """How many rows above its end the record can be scrolled in a window of so many rows."""
    return max(0, len(lines) - rows)


@dataclass
class Scribe:
    """Turns events into sentences, one after the other."""

    deck: Deck
    standing: list[MatchEvent] = field(default_factory=list)
    """What has happened and was not taken back."""
    places: list[int] = field(default_factory=list)
    """The place on the record of each of these."""
    written: int = 0
    """How many events have been written."""
    sentences: list[Sentence] = field(default_factory=list)

    @property
    def played(self) -> int:
        """How many cards are played; each four are a trick."""
        return sum(isinstance(event, CardPlayed) for event in self.standing)

    def write(self, event: MatchEvent) -> None:
        """The next event."""
        if isinstance(event, CardPlayed):
            self._card(event)
        elif isinstance(event, TrickWon):
            won = line(self._won(event))
            self.sentences.append(Sentence(won, Kind.WON, self.played // 4, won))
        elif isinstance(event, TakenBack):
            self._taken_back(event)
        elif isinstance(event, TakeBackAsked):
            asks = partial(_("{seat} asks to take back {what}").format, seat=seat_name(event.seat))
            self.sentences.append(self._of_a_take_back(asks, event, Kind.OTHER))
        else:
            words = self._happened(event) or self._said(event)
            if words:
                self.sentences.append(Sentence(words))
        self.standing.append(event)
        self.places.append(self.written)
        self.written += 1

    def _card(self, event: CardPlayed) -> None:
        played = self.played
        trick = played // 4 + 1
        seat, card = seat_name(event.seat), self.deck.card(event.card)
        if played % 4 == 0:
            words = filled(_("{seat} leads {card}"), seat=Span(seat), card=card)
            self.sentences.append(Sentence(words, Kind.LEAD, trick))
            return
        goes_on = self.sentences[-1].kind is Kind.FOLLOWING
        before = (*self.sentences.pop().words, Span(", ")) if goes_on else ()
        self.sentences.append(Sentence((*before, Span(f"{seat} "), card), Kind.FOLLOWING, trick))

    def _taken_back(self, event: TakenBack) -> None:
        kept = bisect_left(self.places, event.since)
        del self.standing[kept:], self.places[kept:]
        goes_on = self.played // 4 + 1
        self.sentences = [
            told._replace(undone=min(told.undone or goes_on, goes_on)) if told.trick > goes_on else told
            for told in self.sentences
        ]
        self.sentences.append(self._of_a_take_back(_("Taken back: {what}").format, event, Kind.TAKEN_BACK))

    def _of_a_take_back(self, words: Callable[..., str], event: TakeBackAsked | TakenBack, kind: Kind) -> Sentence:
        what, unnamed = (withdrawn_words(event.action, self.deck, closed) for closed in (0, event.trick))
        return Sentence(line(words(what=what)), kind, event.trick, line(words(what=unnamed)))

    def _happened(self, event: MatchEvent) -> Line:
        """What the cards and the laws have brought about."""
        words = ""
        match event:
            case CardsDealt():
                words = _("{seat} dealt").format(seat=seat_name(event.dealer))
            case AuctionClosed(contract=contract):
                seat = Span(seat_name(contract.declarer))
                return filled(_("{contract} by {declarer}"), contract=self.deck.contract(contract), declarer=seat)
            case ClaimSettled():
                words = _settled(event)
            case ConcessionCancelled():
                words = given_back_words(event.tricks)
            case PlayContinues():
                words = _("The claim is void; play goes on") if event.void else _("Play goes on")
            case DealScored():
                words = outcome(event.result)
        return line(words)

    def _said(self, event: MatchEvent) -> Line:
        """What a player has said or done besides calls and cards; nothing for what is seen elsewhere."""
        match event:
            case ClaimMade():
                return line(_claimed(event))
            case ClaimAnswered():
                no = _("{seat} objects") if event.seat is event.claimer.partner else _("{seat} contests")
                words = _("{seat} accepts") if event.accept else no
            case OptionTaken():
                return line(option_words(event.seat, event.option))
            case TakeBackAnswered():
                words = _("{seat} agrees") if event.accept else _("{seat} does not agree")
            case LastTrickTurned():
                words = _("{seat} looks at the last trick")
            case _:
                return EMPTY
        return line(words.format(seat=seat_name(event.seat)))

    def _won(self, event: TrickWon) -> str:
        """Who has won a trick, and how many both sides have now."""
        winners = [event.seat.side, *(won.seat.side for won in self.standing if isinstance(won, TrickWon))]
        we, they = SIDES
        return _("{seat} wins; {we_name} {we}, {they_name} {they}").format(
            seat=seat_name(event.seat),
            we_name=side_name(we),
            we=winners.count(we),
            they_name=side_name(they),
            they=winners.count(they),
        )


def _claimed(event: ClaimMade) -> str:
    claims = claims_words(event.seat, event.tricks, event.left)
    stated = line_words(event.line, draws_trumps=event.draws_trumps, finesses=event.finesses)
    return f"{claims}: {stated}" if stated else claims


def _settled(event: ClaimSettled) -> str:
    judged, agreed = _("Judged: {side} take {tricks} of {left}"), _("Agreed: {side} take {tricks} of {left}")
    words = judged if event.adjudicated else agreed
    return words.format(side=side_name(event.seat.side), tricks=event.tricks, left=event.left)


def _laid_out(sentence: Sentence, cells: int, first_open: int) -> Lines:
    """The sentence in lines of at most so many cells, after the number of a trick where its first sentence stands."""
    is_closed = sentence.is_closed(first_open)
    words = sentence.closed if is_closed else sentence.words
    if not words:
        return ()
    begins = sentence.kind in {Kind.LEAD, Kind.TAKEN_BACK} or (sentence.kind is Kind.WON and is_closed)
    number = sentence.trick if begins and sentence.trick else ""
    margins = chain([f"{number:>{MARGIN - 1}} "], repeat(" " * MARGIN))
    rows = wrapped(words, cells - MARGIN)
    return tuple((Span(margin, "dim"), *row) for margin, row in zip(margins, rows, strict=False))
