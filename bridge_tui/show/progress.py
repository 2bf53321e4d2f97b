"""How far the play has gone, event by event: a trick can be opened again, and what came after it no longer counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bridge_tui.engine.events import CardChanged, CardPlayed, CardStands, TrickReopened, TrickWon
from bridge_tui.match.events import MatchEvent
from bridge_tui.model.seats import Side


class Progress(NamedTuple):
    """So many cards are in tricks, and these sides have won those that are complete."""

    cards: int = 0
    winners: tuple[Side, ...] = ()
    """By trick."""

    @property
    def trick(self) -> int:
        """The number, from 1, of the trick that the next card belongs to."""
        return self.cards // 4 + 1

    @property
    def is_lead(self) -> bool:
        """Whether the next card is a lead."""
        return self.cards % 4 == 0

    def after(self, event: MatchEvent) -> Progress:
        """How far it has gone after this event."""
        match event:
            case CardPlayed() | CardStands() | CardChanged():
                return self._replace(cards=self.cards + 1)
            case TrickWon(seat=seat):
                return self._replace(winners=(*self.winners, seat.side))
            case TrickReopened(trick=trick, cards=cards):
                return Progress(4 * (trick - 1) + cards, self.winners[: trick - 1])
            case _:
                return self


def progress(events: Iterable[MatchEvent]) -> Progress:
    """How far the play has gone after these events of one deal, of which none was taken back."""
    gone = Progress()
    for event in events:
        gone = gone.after(event)
    return gone
