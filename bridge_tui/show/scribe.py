"""Turns what happens in a deal into sentences, one after the other, with the trick that each tells of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import NamedTuple

from bridge_tui.engine.events import (
    AuctionClosed,
    CallMade,
    CallWithdrawn,
    CardChanged,
    CardPlayed,
    CardStands,
    ClaimAnswered,
    ClaimMade,
    ClaimSettled,
    ConcessionCancelled,
    IrregularitySeen,
    LastTrickTurned,
    OptionTaken,
    PlayContinues,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.events import CardsDealt, DealScored, MatchEvent, TakeBackAnswered, TakeBackAsked, TakenBack
from bridge_tui.model.calls import Call
from bridge_tui.model.seats import SIDES, Seat
from bridge_tui.show.calls import call_made
from bridge_tui.show.claims import claims_words, given_back_words, line_words, option_words
from bridge_tui.show.deck import Deck
from bridge_tui.show.entries import outcome
from bridge_tui.show.incidents import comes_to_nothing, incident
from bridge_tui.show.progress import Progress
from bridge_tui.show.questions import withdrawn_words
from bridge_tui.show.runs import is_told_already
from bridge_tui.show.spans import EMPTY, Line, Span, line
from bridge_tui.show.texts import _, seat_name, side_name
from bridge_tui.show.wrapping import filled


class Kind(Enum):
    """What a sentence tells."""

    LEAD = "lead"
    FOLLOWING = "following"
    """The cards that followed, one after the other."""
    WON = "won"
    """Who has won a trick."""
    TAKEN_BACK = "taken_back"
    REOPENED = "reopened"
    """That a trick is in progress again."""
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
    """The trick with which the play went on when an earlier one was taken back or opened again, and this was undone
    with it; 0 if it stands."""

    def is_closed(self, first_open: int) -> bool:
        """Whether its cards may not be told where tricks before this one are closed.

        When it has been undone they went back to the hands, and may lie in the trick with which the play went on.
        """
        return 0 < (self.undone or self.trick) < first_open


@dataclass
class Scribe:
    """Turns events into sentences, one after the other."""

    deck: Deck
    code: Code
    now: Progress = field(default_factory=Progress)
    """How far the play has gone by what stands."""
    cancelled: Mapping[Seat, Call] = field(default_factory=dict)
    """The calls that were cancelled and that their players have not replaced yet."""
    before: list[tuple[Progress, Mapping[Seat, Call]]] = field(default_factory=list)
    """Both before each of the events."""
    sentences: list[Sentence] = field(default_factory=list)
    last: MatchEvent | None = None

    def write(self, event: MatchEvent, *more: MatchEvent, after: MatchEvent | None = None) -> None:
        """The next event, with `more` of its run; the one `after` it, if there is one, shows what a word has led to."""
        before = self.cancelled
        match event:
            case CardPlayed() | CardStands() | CardChanged():
                self._card(event)
            case CallMade():
                self._replacement(event)
            case CallWithdrawn(seat=seat, call=call):
                self.cancelled = {**self.cancelled, seat: call}
                self._tell((event,), after, Kind.OTHER)
            case TakeBackAsked():
                asks = partial(_("{seat} asks to take back {what}").format, seat=seat_name(event.seat))
                self.sentences.append(self._of_a_take_back(asks, event, Kind.OTHER))
            case TakenBack(since=since):
                to, self.cancelled = self.before[since]
                self._go_back(to)
                self.sentences.append(self._of_a_take_back(_("Taken back: {what}").format, event, Kind.TAKEN_BACK))
            case TrickReopened():
                self._go_back(self.now.after(event))
                self._tell((event,), after, Kind.REOPENED)
            case TrickWon():
                won = line(_won(event, self.now))
                self.sentences.append(Sentence(won, Kind.WON, self.now.trick - 1, won))
            case _:
                self._tell((event, *more), after, Kind.OTHER)
        self.before += [(self.now, before)] * (1 + len(more))
        self.now, self.last = self.now.after(event), event

    def _replacement(self, event: CallMade) -> None:
        """A call in the place of one that was cancelled; all others are told by the auction itself."""
        gone = self.cancelled.get(event.seat)
        self.cancelled = {seat: call for seat, call in self.cancelled.items() if seat is not event.seat}
        if gone is not None:
            words = _("{made} again") if gone == event.call else _("{made} instead")
            made = call_made(event.seat, event.call, self.deck)
            self.sentences.append(Sentence(line(words.format(made=made))))

    def _card(self, event: CardPlayed | CardStands | CardChanged) -> None:
        """A card of a trick; those that follow one another stand in one sentence."""
        is_lead = self.now.is_lead
        goes_on = not is_lead and self.sentences[-1].kind is Kind.FOLLOWING
        before = (*self.sentences.pop().words, Span(", ")) if goes_on else ()
        words = filled(
            _("{seat} leads {card}") if is_lead else _("{seat} {card}"),
            seat=Span(seat_name(event.seat)),
            card=self.deck.card(event.new if isinstance(event, CardChanged) else event.card),
        )
        kind = Kind.LEAD if is_lead else Kind.FOLLOWING
        self.sentences.append(Sentence((*before, *words, *self._how(event)), kind, self.now.trick))

    def _how(self, event: CardPlayed | CardStands | CardChanged) -> Line:
        """What there is to say of a card that had been played before its trick was opened again."""
        match event:
            case CardStands():
                return line(" ", _("stands"))
            case CardChanged(old=old):
                return line(" ", *filled(_("for {old}"), old=self.deck.card(old)))
            case _:
                return EMPTY

    def _tell(self, run: Sequence[MatchEvent], after: MatchEvent | None, kind: Kind) -> None:
        """What else has happened; of cards no more than may still be told once their trick is closed."""
        event, *more = run
        trick = self.now.trick - (self.now.is_lead and _is_of_last_card(event))
        tell = partial(incident, event, self.deck, self.code, *more, in_vain=comes_to_nothing(event, after))
        words, closed = (line(tell(named=named)) for named in (True, False))
        words = words or self._happened(event) or self._said(event)
        if words and not is_told_already(event, self.last):
            self.sentences.append(Sentence(words, kind, trick if closed else 0, closed))

    def _go_back(self, to: Progress) -> None:
        """The play goes on from an earlier card: what has been told of later tricks is undone."""
        self.now = to
        self.sentences = [
            told._replace(undone=min(told.undone or to.trick, to.trick)) if told.trick > to.trick else told
            for told in self.sentences
        ]

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


def _is_of_last_card(event: MatchEvent) -> bool:
    """Whether it is told of a card that is in its trick already: one played where a penalty card was due."""
    return isinstance(event, IrregularitySeen) and event.kind is Irregularity.PENALTY_CARD_NOT_PLAYED


def _won(event: TrickWon, before: Progress) -> str:
    """Who has won a trick, and how many both sides have now."""
    winners = before.after(event).winners
    we, they = SIDES
    return _("{seat} wins; {we_name} {we}, {they_name} {they}").format(
        seat=seat_name(event.seat),
        we_name=side_name(we),
        we=winners.count(we),
        they_name=side_name(they),
        they=winners.count(they),
    )


def _claimed(event: ClaimMade) -> str:
    claims = claims_words(event.seat, event.tricks, event.left, spread=event.spread)
    stated = line_words(event.line, draws_trumps=event.draws_trumps, finesses=event.finesses)
    return f"{claims}: {stated}" if stated else claims


def _settled(event: ClaimSettled) -> str:
    judged, agreed = _("Judged: {side} take {tricks} of {left}"), _("Agreed: {side} take {tricks} of {left}")
    words = judged if event.adjudicated else agreed
    return words.format(side=side_name(event.seat.side), tricks=event.tricks, left=event.left)
