"""What is said at the table of something that has just happened and that no zone of the screen shows."""

from __future__ import annotations

from collections.abc import Iterable

from bridge_tui.engine.events import ClaimAnswered, OptionTaken, PlayContinues
from bridge_tui.match.events import MatchEvent, TakeBackAnswered, TakenBack
from bridge_tui.show.claims import option_words
from bridge_tui.show.deck import Deck
from bridge_tui.show.questions import withdrawn_words
from bridge_tui.show.texts import _, seat_name


def notice(events: Iterable[MatchEvent], deck: Deck) -> str:
    """The sentences for these events; empty if the screen itself tells."""
    return " ".join(filter(None, (_sentence(event, deck) for event in events)))


def _sentence(event: MatchEvent, deck: Deck) -> str:
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
