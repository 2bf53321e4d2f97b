"""What is within reach of the seat that acts: at a guarded table the legal calls, or the legal cards of the hand in
turn; at a live one every call, and every card of the hands that it moves, so that nothing tells what is legal. Dummy
reaches his own hand there, though it is declarer who plays it.
"""

from __future__ import annotations

from bridge_tui.engine.actions import PlayCard
from bridge_tui.engine.irregularities import AskedOfAll
from bridge_tui.engine.view import View
from bridge_tui.model.calls import CALLS, LegalCalls
from bridge_tui.model.cards import Card, CardRow
from bridge_tui.model.seats import Seat


def calls_within_reach(view: View) -> LegalCalls:
    """All that may be called while the auction is on; at a live table it is the same for everybody, at any time."""
    if not view.live:
        return view.legal_calls
    return LegalCalls(CALLS) if view.contract is None and view.turn is not None else LegalCalls()


def may_call_late(view: View) -> bool:
    """Whether somebody can still call though the auction is closed: at a live table, until a lead stands (Law 39)."""
    return view.live and view.contract is not None and view.turn is not None and not view.dummy_faced


def may_call_on(view: View, decider: Seat) -> bool:
    """Whether a call of this decider answers what he is asked about another's: over an irregular one, or as a no."""
    decision = view.decision
    if decision is None or decision.kind == AskedOfAll.SLIP.value:
        return False
    return view.bad_call is not None or (decision.kind == AskedOfAll.COMPARABLE.value and decider is view.turn)


def hands_of(view: View, acting: Seat | None) -> tuple[Seat, ...]:
    """The hands from which a card may be put on the table, the one in turn first; at a guarded table in the play only.

    `acting` is the seat that is acted for; None for nobody. At a guarded table it does not matter: only the hand in
    turn plays.
    """
    if view.turn is None:
        return ()
    if not view.live:
        return (view.turn,) if view.legal_cards else ()
    moved = () if acting is None else view.hands_moved_by(acting) or (acting,)
    return tuple(sorted(moved, key=lambda seat: seat is not view.turn))


def cards_of(view: View, seat: Seat) -> CardRow:
    """Of one of these hands the cards that may be put on the table."""
    if not view.live:
        return view.legal_cards
    return CardRow(view.hands[seat] or ())


def cards_within_reach(view: View, acting: Seat | None) -> CardRow:
    """All that may be put on the table, hand by hand."""
    return CardRow(card for seat in hands_of(view, acting) for card in cards_of(view, seat))


def play_of(view: View, acting: Seat, card: Card) -> PlayCard:
    """The play of this card from the hand that holds it; where none does, one that the table refuses."""
    if not view.live:
        return PlayCard(acting if view.turn is None else view.turn, card)
    hands = hands_of(view, acting) or (acting,)
    holders = (seat for seat in hands if card in cards_of(view, seat))
    by = None if view.hands_moved_by(acting) else acting
    return PlayCard(next(holders, hands[0]), card, by)
