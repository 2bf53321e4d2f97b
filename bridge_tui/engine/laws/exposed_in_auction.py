"""Law 24: a card that is seen, led or shown while the auction is still on.

It lies face up in its hand until the auction ends. One small card that was dropped bars nobody; any other, and a second
one, makes partner pass once. What belongs to a defender then is a penalty card.
"""

from __future__ import annotations

from bridge_tui.engine.actions import Expose
from bridge_tui.engine.events import CardsPickedUp, CardWithdrawn, IrregularitySeen, TableEvent
from bridge_tui.engine.irregularities import LAW_OF, Irregularity, Manner
from bridge_tui.engine.laws import bars, deeds
from bridge_tui.engine.state import Ruling, State
from bridge_tui.engine.wrong_calls import Bar, Barring, Faced
from bridge_tui.model.cards import TEN
from bridge_tui.model.seats import SEATS, Seat

KIND = Irregularity.CARD_EXPOSED_IN_AUCTION
LAW = LAW_OF[KIND]


def expose(state: State, action: Expose) -> Ruling:
    """What becomes of cards that were seen during the auction."""
    seat, cards = action.seat, tuple(dict.fromkeys(action.cards))
    if not action.seen:
        return Ruling(state, (CardsPickedUp(seat, len(cards), LAW),))
    calls = state.matters.calls
    lying = {each.card for each in calls.faced}
    dropped = action.manner is Manner.ACCIDENT
    new = tuple(Faced(seat, card, slight=dropped and card.rank < TEN) for card in cards if card not in lying)
    state = bars.with_calls(state, calls._replace(faced=(*calls.faced, *new)))
    seen = tuple(IrregularitySeen(KIND, seat, card) for card in cards)
    if not new or _is_slight(state, seat):
        return Ruling(state, seen)
    state, events = bars.barred(state, Barring(seat.partner, Bar.ONCE, LAW))
    return Ruling(state, (*seen, *events))


def _is_slight(state: State, seat: Seat) -> bool:
    """Whether all that is seen of this hand is one small card that was dropped."""
    own = _seen_of(state, seat)
    return len(own) == 1 and own[0].slight


def _seen_of(state: State, seat: Seat) -> tuple[Faced, ...]:
    return tuple(each for each in state.matters.calls.faced if each.seat is seat)


def settled(state: State) -> Ruling:
    """The auction is over: the declaring side picks its cards up, a defender's are penalty cards."""
    events: list[TableEvent] = []
    for seat in SEATS:
        cards = [each.card for each in _seen_of(state, seat)]
        if seat in state.played.defenders:
            minor = state.rules.two_grades and _is_slight(state, seat)
            state, laid = deeds.lay(state, seat, cards, minor=minor)
            events += laid
        else:
            events += (CardWithdrawn(seat, card) for card in cards)
    return Ruling(state, tuple(events))
