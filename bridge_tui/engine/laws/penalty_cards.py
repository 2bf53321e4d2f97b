"""Laws 49 to 52: a defender's exposed card lies face up, has to be played at the first legal opportunity, and while a
major one lies there declarer has a say in what its owner's partner leads.

One kind in classic and rubber1993, where every one is major (both rubber codes are not certain). That declarer may
speak before every lead of the partner is not certain for classic. Not to play such a card costs no tricks in any code;
for classic that is not certain either (Law 64B since 1987).
"""

from __future__ import annotations

from bridge_tui.engine.actions import Choose, Expose, PlayCard
from bridge_tui.engine.events import CardsPickedUp, CardsShown, Condoned, IrregularitySeen, OptionTaken, PenaltyCardLaid
from bridge_tui.engine.irregularities import LAW_OF, Irregularity, Manner
from bridge_tui.engine.laws import debts, deeds
from bridge_tui.engine.laws.choices import ACCEPT_OR_REFUSE, FORBID, FREE_LEAD, NAME_CARD, REQUIRE
from bridge_tui.engine.laws.owed import after_penalty_cards, demanded, meeting, named
from bridge_tui.engine.matters import Demand, Limit, PenaltyCard, Pending, Revoke, RevokeStatus, Settled, When
from bridge_tui.engine.state import Decision, Option, Ruling, State
from bridge_tui.model.cards import TEN, Card, CardRow, Suit
from bridge_tui.model.seats import Seat

DECLARERS_LAW = 48
"""Of cards that declarer or dummy exposes."""
LEAD_LAW = 50
SEVERAL_LAW = 51
NOT_PLAYED_LAW = LAW_OF[Irregularity.PENALTY_CARD_NOT_PLAYED]

NOT_PLAYED = Irregularity.PENALTY_CARD_NOT_PLAYED.value
LEAD = "partner_penalty_lead"
"""What the partner of a penalty card may lead."""
WHICH = "which_penalty_card"
"""Which of several penalty cards is played."""


# Exposed cards.


def expose(state: State, action: Expose) -> Ruling:
    """What becomes of cards that were seen (Laws 48, 49): declarer's and dummy's cost nothing."""
    seat, cards = action.seat, tuple(dict.fromkeys(action.cards))
    if not action.seen:
        law = LAW_OF[Irregularity.EXPOSED_CARD] if seat in state.played.defenders else DECLARERS_LAW
        return Ruling(state, (CardsPickedUp(seat, len(cards), law),))
    if seat not in state.played.defenders:
        return Ruling(state, (CardsShown(seat, cards),))
    small = len(cards) == 1 and cards[0].rank < TEN and action.manner is Manner.ACCIDENT
    seen = tuple(IrregularitySeen(Irregularity.EXPOSED_CARD, seat, card) for card in cards)
    state, laid = deeds.lay(state, seat, cards, minor=state.rules.two_grades and small)
    new = (event.card for event in laid if isinstance(event, PenaltyCardLaid))
    return Ruling(deeds.noted_as_fresh(state, new, Irregularity.EXPOSED_CARD), (*seen, *laid))


# The lead of the partner.


def lead_question(state: State) -> Decision | None:
    """What is asked of declarer before a lead of a defender whose partner has penalty cards (Laws 50D, 51B).

    It is asked once for each lead, and again only for a card that declarer did not know of then.
    """
    play = state.played
    if play.turn not in play.defenders or play.cards:
        return None
    lying = _of_partner(state, play.turn)
    suits = tuple(sorted({each.card.suit for each in lying}))
    if all(_is_settled(state, play.turn, each.card) for each in lying):
        return None
    options = (Option(REQUIRE, suits), Option(FORBID, suits, several=True), Option(FREE_LEAD))
    law = SEVERAL_LAW if len(lying) > 1 else LEAD_LAW
    return Decision(LEAD, law, (play.contract.declarer,), options, offender=play.turn.partner)


def _is_settled(state: State, leader: Seat, card: Card) -> bool:
    """Whether declarer knew of this card when he had his say on this lead."""
    settled = state.matters.settled
    return settled is not None and settled[:2] == (state.played.trick_number, leader) and card in settled.cards


def _of_partner(state: State, leader: Seat) -> tuple[PenaltyCard, ...]:
    """The penalty cards that declarer may have picked up when this defender leads."""
    return tuple(each for each in state.matters.penalty_cards_of(leader.partner) if not each.minor)


def settled(state: State, leader: Seat, *more: Card) -> State:
    """The state in which declarer has had his say on this lead, knowing the penalty cards that lie and these."""
    known = (*(each.card for each in _of_partner(state, leader)), *more)
    said = Settled(state.played.trick_number, leader, known)
    return state._replace(matters=state.matters._replace(settled=said))


def settle_lead(state: State, action: Choose) -> Ruling:
    """The suit that is required or forbidden frees the cards of it; what is left lies on, and so does all otherwise."""
    leader = state.played.turn
    assert leader is not None
    law = state.asked.law
    taken = OptionTaken(action.seat, action.option, law, action.suits)
    if action.option == FREE_LEAD:
        return Ruling(settled(state, leader), (taken,))
    state = lead_demanded(state, leader, action.option, action.suits, law)
    free = [each for each in _of_partner(state, leader) if each.card.suit in action.suits]
    state, events = deeds.picked_up(state, free)
    return Ruling(settled(state, leader), (taken, *events))


def lead_demanded(state: State, leader: Seat, option: str, suits: tuple[Suit, ...], law: int | None) -> State:
    """The state with a suit required for one lead, or suits forbidden as long as the leader keeps the lead.

    How long a suit is forbidden is not certain for classic.
    """
    when = When.WHILE_LEADING if option == FORBID else When.NEXT_LEAD
    limit = Limit(leader, Demand(option), suits, when=when, law=law)
    return state._replace(matters=debts.demanded_of(state.matters, limit))


def lead_before_choice(state: State, action: PlayCard) -> Ruling | None:
    """A lead that does not wait for declarer's choice is one more exposed card, and the choice stays open."""
    seat, card = action.seat, action.card
    if seat is not state.played.turn:
        return None
    state = deeds.led_or_played(state, seat, state.played.trick_number)
    state, laid = deeds.lay(state, seat, [card])
    return Ruling(state, (IrregularitySeen(Irregularity.EXPOSED_CARD, seat, card), *laid))


# Which of several.


def which_question(state: State) -> Decision | None:
    """Which penalty card a defender plays who could play several: declarer names it (Law 51A)."""
    play = state.played
    several = due(state)
    if play.turn is None or len(several) < 2:
        return None
    options = (Option(NAME_CARD, cards=several),)
    return Decision(WHICH, SEVERAL_LAW, (play.contract.declarer,), options, offender=play.turn)


def name_card(state: State, action: Choose) -> Ruling:
    """The card that declarer names has to be played."""
    seat, card = state.played.turn, action.card
    assert seat is not None
    assert card is not None
    law = state.asked.law
    state = _only(state, seat, (card,), law)
    return Ruling(state, (OptionTaken(action.seat, action.option, law, card=card),))


def due(state: State) -> CardRow:
    """The penalty cards of the hand in turn that it might play, of which it has to play one."""
    play, matters = state.played, state.matters
    if play.turn is None:
        return CardRow()
    cards = demanded(play, matters)
    cards = named(matters, play.turn, cards) or cards
    lying = {each.card for each in matters.penalty_cards_of(play.turn)}
    return CardRow(card for card in cards if card in lying)


def _only(state: State, seat: Seat, cards: tuple[Card, ...], law: int | None) -> State:
    """The state in which this hand has to play one of these cards, whatever was named before."""
    limit = Limit(seat, Demand.CARDS, cards=cards, law=law)
    return state._replace(matters=debts.demanded_of(state.matters, limit))


# Not played.


def is_passed_over(state: State, card: Card) -> bool:
    """Whether this card of the hand in turn is played where one of its penalty cards should have been (Law 52).

    It is seen by what lies in sight: of a card that does not follow suit it is not asked whether the hand holds the
    suit and has really revoked. Nobody is to know that.
    """
    play, matters = state.played, state.matters
    assert play.turn is not None
    lying = matters.penalty_cards_of(play.turn)
    cards = demanded(play, matters)
    if play.cards and card.suit is not play.cards[0].suit:
        cards = meeting(matters.limits_of(play.turn), play, CardRow({card, *(each.card for each in lying)}))
    if not any(each.card in cards for each in lying):
        return False
    return card not in (named(matters, play.turn, cards) or after_penalty_cards(lying, cards))


def passed_over(before: State, after: Ruling, card: Card) -> Ruling:
    """The card is in the trick and waits for declarer's word; `before` it the penalty card was due."""
    seat, state = before.played.turn, after.state
    assert seat is not None
    kind = Irregularity.PENALTY_CARD_NOT_PLAYED
    state = state._replace(matters=state.matters._replace(pending=Pending(kind, seat, card)))
    return Ruling(state, (*after.events, IrregularitySeen(kind, seat, card)))


def not_played_question(state: State) -> Decision:
    """Whether declarer lets the other card stand; he does by playing on (Law 52B1)."""
    return Decision(NOT_PLAYED, NOT_PLAYED_LAW, (state.played.contract.declarer,), ACCEPT_OR_REFUSE)


def let_stand(state: State) -> State:
    """The state in which the other card stands, and the penalty card lies on."""
    return state._replace(matters=state.matters._replace(pending=None))


def substituted(state: State, *, lays: bool = True) -> Ruling:
    """The penalty card has to take the place of the other, which becomes one as well if `lays` (Law 52B2)."""
    pending, state = state.waits, let_stand(state)
    seat, play = pending.seat, deeds.before_last_card(state.played)
    matters = debts.owed_again(state.matters, play.trick_number, play.leader, len(play.cards))
    revokes = tuple(each for each in matters.revokes if not _is_noted(each, seat, play.trick_number, pending.card))
    state = state._replace(play=play, matters=matters._replace(revokes=revokes))
    state = _only(state, seat, tuple(due(state)), NOT_PLAYED_LAW)
    if not lays:
        return Ruling(state, (deeds.reopened(state), *deeds.went_back(state, seat, pending.card)))
    state, laid = deeds.lay(state, seat, [pending.card])
    return Ruling(state, (deeds.reopened(state), *laid))


def _is_noted(revoke: Revoke, seat: Seat, trick: int, card: Card) -> bool:
    """Whether this is the note of a card that is taken back here: nothing is left of it to be corrected."""
    return (revoke.seat, revoke.trick, revoke.card, revoke.status) == (seat, trick, card, RevokeStatus.OPEN)


def goes_on(state: State, action: PlayCard) -> Ruling | None:
    """Declarer plays from either hand, and so has let it stand."""
    if action.seat in state.played.defenders:
        return None
    condoned = Condoned(state.played.contract.declarer, Irregularity.PENALTY_CARD_NOT_PLAYED)
    return Ruling(let_stand(state), (condoned,))
