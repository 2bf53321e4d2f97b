"""Law 57: a card played out of turn to a trick that has been led to, or to the next one before this one is complete.

A defender's lies as a penalty card and is played at his turn. If his partner has not played yet, declarer chooses what
the partner plays; not if the card was for this trick, to which he has played from both his hands himself (Law 57C).
Declarer's or dummy's has been played and enters the trick when its turn comes; played to the next trick it goes back if
that hand does not win this one.

The options are not certain: for classic those of later codes are taken, and for rubber2014 that a suit may be
forbidden.
"""

from __future__ import annotations

from bridge_tui.engine.actions import Choose, PlayCard
from bridge_tui.engine.events import CardsShown, Condoned, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import LAW_OF, Irregularity
from bridge_tui.engine.laws import debts, deeds
from bridge_tui.engine.laws.choices import FORBID, HIGHEST, LOWEST, REQUIRE
from bridge_tui.engine.matters import Demand, Limit, Pending, Ready
from bridge_tui.engine.state import Decision, Option, Play, Ruling, State
from bridge_tui.model.cards import SUITS
from bridge_tui.model.seats import SEATS, Seat

KIND = Irregularity.PLAY_OUT_OF_TURN


def notice(state: State, action: PlayCard) -> Ruling:
    """What becomes of the card. A second one of declarer's hand before the first has had its turn was only shown."""
    play, seat, card = state.played, action.seat, action.card
    number = play.trick_number + has_played(play, seat)
    seen = IrregularitySeen(KIND, seat, card)
    state = deeds.led_or_played(state, seat, number)
    if seat not in play.defenders:
        if any(ready.seat is seat for ready in state.matters.ready):
            return Ruling(state, (seen, CardsShown(seat, (card,))))
        ready = Ready(seat, card, number, unbidden=action.by is seat is play.contract.dummy)
        return Ruling(deeds.put_ahead(state, ready), (seen,))
    state, laid = deeds.lay(state, seat, [card])
    if declarer_may_choose(state, seat):
        pending = Pending(KIND, seat, card, lay=not laid)
        state = state._replace(matters=state.matters._replace(pending=pending))
    elif laid:
        state = deeds.noted_as_fresh(state, [card], KIND)
    return Ruling(state, (seen, *laid))


def has_played(play: Play, seat: Seat) -> bool:
    """Whether this hand has a card in the trick in progress."""
    return (seat - play.leader) % 4 < len(play.cards)


def declarer_may_choose(state: State, seat: Seat) -> bool:
    """Whether this defender's partner has still to play to the trick.

    Declarer, who has played from both hands, may not if the card was for this trick and not for the next (Law 57C); nor
    may he once dummy has put a card there by himself.
    """
    play = state.played
    if has_played(play, seat):
        return not has_played(play, seat.partner)
    ahead = {ready.seat for ready in state.matters.ready if ready.trick == play.trick_number}
    declaring = [hand for hand in SEATS if hand not in play.defenders]
    both = all(has_played(play, hand) or hand in ahead for hand in declaring)
    unbidden = any(ready.unbidden for ready in state.matters.ready)
    return not (has_played(play, seat.partner) or both or unbidden)


def question(state: State) -> Decision:
    """What the partner plays: the highest or lowest of the suit led, or a card of another suit."""
    play = state.played
    others = tuple(suit for suit in SUITS if suit is not play.cards[0].suit)
    forbid = (Option(FORBID, others),) if state.rules.premature_may_forbid else ()
    options = (Option(HIGHEST), Option(LOWEST), Option(REQUIRE, others), *forbid)
    return Decision(KIND.value, LAW_OF[KIND], (play.contract.declarer,), options)


def settle(state: State, action: Choose) -> Ruling:
    """The partner's next card has to be of that kind, if he can."""
    pending, matters = state.waits, state.matters._replace(pending=None)
    limit = Limit(pending.seat.partner, Demand(action.option), action.suits, law=LAW_OF[KIND])
    matters = debts.demanded_of(matters, limit)
    taken = OptionTaken(action.seat, action.option, LAW_OF[KIND], action.suits)
    return Ruling(state._replace(matters=matters), (taken,))


def goes_on(state: State, action: PlayCard) -> Ruling | None:
    """Declarer plays from the hand in turn, and has given up his choice."""
    play = state.played
    if action.seat is not play.turn or action.seat in play.defenders:
        return None
    condoned = Condoned(play.contract.declarer, KIND)
    return Ruling(state._replace(matters=state.matters._replace(pending=None)), (condoned,))


def stale(state: State) -> Ready | None:
    """A card that declarer has played early to the trick that begins now, from a hand not on lead: it goes back.

    Of the cards that lie ready, among which there is none of the hand in turn.
    """
    return None if state.played.cards else state.matters.ready[0]
