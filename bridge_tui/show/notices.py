"""What is said at the table of something that has just happened and that no zone of the screen shows."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from bridge_tui.engine import calling
from bridge_tui.engine.events import (
    Barred,
    CardWithdrawn,
    ClaimAnswered,
    IrregularitySeen,
    OptionTaken,
    PlayContinues,
    SlipStated,
    TrickReopened,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import WAITING
from bridge_tui.match.events import DealScored, MatchEvent, TakeBackAnswered, TakenBack
from bridge_tui.model.seats import Seat
from bridge_tui.show.claims import option_words
from bridge_tui.show.deck import Deck
from bridge_tui.show.incidents import comes_to_nothing, incident
from bridge_tui.show.questions import withdrawn_words
from bridge_tui.show.revoke_answer import answer
from bridge_tui.show.runs import to_tell
from bridge_tui.show.texts import _, msgid, seat_name

ASKED_ABOUT = {
    *WAITING,
    Irregularity.PENALTY_CARD_NOT_PLAYED,
    *(calling.FAMILIES.keys() - {Irregularity.CALL_AFTER_FINAL_PASS}),
}
"""Irregularities that always put a question, which tells of them."""


OFF_THE_SHEET = msgid("{opened}: the score is off the sheet, and any claim is void")
"""What it means that a trick of a deal is open again that was over, as a message id."""


def notice(
    events: Iterable[MatchEvent], deck: Deck, code: Code, *, scored: bool = False, in_doubt: Container[Seat] = ()
) -> str:
    """The sentences for these events, laws as this code has them; empty if the screen itself tells.

    `scored` is whether the deal stood on the sheet before. Of a trick that is open again nobody has to be told which
    cards have gone back, nor that players have to pass of whom that is asked just now, who are `in_doubt`.
    """
    told = tuple(event for event in events if not (isinstance(event, Barred) and event.seat in in_doubt))
    again = any(isinstance(event, TrickReopened) for event in told)
    sentences = (
        _sentence(run, after, deck, code, scored=scored)
        for run, after in to_tell(told)
        if not (again and isinstance(run[0], CardWithdrawn))
    )
    return answer(told, code) or " ".join(filter(None, sentences))


def is_word_in_vain(events: Sequence[MatchEvent]) -> bool:
    """Whether all that has happened is that somebody has said something that led to nothing: no question tells that."""
    return len(events) == 1 and comes_to_nothing(events[0], None)


def was_scored(record: Sequence[MatchEvent], events: Sequence[MatchEvent]) -> bool:
    """Whether a deal stood on the sheet before these events, which are the last of its record."""
    before = record[: len(record) - len(events)]
    since = (event for event in reversed(before) if isinstance(event, DealScored | TrickReopened | TakenBack))
    return isinstance(next(since, None), DealScored)


def _sentence(run: Sequence[MatchEvent], after: MatchEvent | None, deck: Deck, code: Code, *, scored: bool) -> str:
    event, *more = run
    if isinstance(event, SlipStated) or (isinstance(event, IrregularitySeen) and event.kind in ASKED_ABOUT):
        return ""
    told = incident(event, deck, code, *more, in_vain=comes_to_nothing(event, after))
    if scored and isinstance(event, TrickReopened):
        told = _(OFF_THE_SHEET).format(opened=told)
    return f"{told}{'' if told.endswith('?') else '.'}" if told else _of_the_game(event, deck)


def _of_the_game(event: MatchEvent, deck: Deck) -> str:
    """What can happen at a guarded table as well."""
    words = ""
    what = withdrawn_words(event.action, deck) if isinstance(event, TakenBack) else ""
    match event:
        case TakenBack():
            words = _("{seat} has taken back {what}.")
        case TakeBackAnswered(accept=False):
            words = _("{seat} does not agree: nothing is taken back.")
        case ClaimAnswered(accept=False):
            words = _("{seat} does not accept the claim.")
        case PlayContinues(void=void):
            words = _("The claim is void, and the play goes on.") if void else _("The play goes on.")
        case OptionTaken():
            return f"{option_words(event.seat, event.option)}."
        case _:
            return ""
    return words.format(seat=seat_name(event.seat), what=what)
