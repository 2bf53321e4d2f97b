"""Laws 45 and 46: declarer names dummy's card incompletely, and dummy moves a card that he did not name.

A suit alone is its lowest card. A rank alone is of the suit led, or of the suit with which dummy has just won a trick,
if he holds it there; else it is any legal card of that rank. To win is the lowest card that wins now. What singles out
no card declarer completes, and "anything" leaves it to the defenders.

A card that dummy moves by himself waits until declarer lets it stand or has it put back; it stands as well once the
next hand plays. The laws give him longer, until both sides have played to the next trick.
"""

from __future__ import annotations

from collections.abc import Iterable

from bridge_tui.engine.actions import Choose, Designate, PlayCard
from bridge_tui.engine.events import CardWithdrawn, Condoned, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import LAW_OF, Irregularity, Word
from bridge_tui.engine.laws import played_cards
from bridge_tui.engine.laws.choices import ACCEPT, ACCEPT_OR_REFUSE, NAME_CARD
from bridge_tui.engine.matters import HalfNamed, Pending
from bridge_tui.engine.play import winning_seat
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Decision, Option, Play, Ruling, State, Trick
from bridge_tui.model.cards import SUITS, Card, CardRow, Suit, holding, row

LAW = 46
KIND = "designation"
"""Which card is meant, or which one the defenders choose."""
NOT_NAMED = Irregularity.CARD_NOT_NAMED


def meant(state: State, action: Designate) -> CardRow:
    """The cards of dummy's that declarer's words can mean. Raises `Refused` where there is none."""
    play = state.play
    if play is None or not play.dummy_faced or play.turn is None or action.seat is not play.contract.declarer:
        raise Refused(Reason.NOT_DECLARERS_WORD, LAW, seat=action.seat)
    cards = _of_suit(play, action) if action.suit is not None else _of_no_suit(play, action)
    if not cards:
        raise Refused(Reason.DESIGNATES_NOTHING, LAW, seat=action.seat)
    return CardRow(cards)


def _of_suit(play: Play, action: Designate) -> Iterable[Card]:
    """The card of the suit that is named."""
    assert action.suit is not None
    own = holding(play.hands[play.contract.dummy], action.suit)
    if action.rank is not None:
        return [card for card in own if card.rank == action.rank]
    if action.word is Word.ANYTHING:
        return own
    if action.word is Word.WIN:
        return _winning(play, own)[:1]
    return own[-1:] if action.word is Word.HIGHEST else own[:1]


def _of_no_suit(play: Play, action: Designate) -> Iterable[Card]:
    """The cards that can be meant where no suit is named."""
    dummy = play.contract.dummy
    legal = play.legal if play.turn is dummy else row(play.hands[dummy])
    if action.rank is not None:
        legal = CardRow(card for card in legal if card.rank == action.rank)
        return _in(_continued(play), legal) or legal
    if action.word is Word.WIN:
        return _winning(play, legal)[:1]
    if action.word is Word.ANYTHING:
        return legal
    suit_in_play = _in(_led(play), legal)
    suits = [suit_in_play] if suit_in_play else [_in(suit, legal) for suit in SUITS]
    end = slice(-1, None) if action.word is Word.HIGHEST else slice(1)
    return [card for cards in suits for card in cards[end]] if action.word is not None else ()


def _led(play: Play) -> Suit | None:
    """The suit led, or the one that was led to the trick that dummy has just won."""
    won = _just_won(play)
    return play.cards[0].suit if play.cards else won and won.cards[0].suit


def _continued(play: Play) -> Suit | None:
    """The suit led, or the one with which dummy has just won a trick (Law 46B3)."""
    won = _just_won(play)
    card = play.cards[0] if play.cards else won and won.card_of(play.contract.dummy)
    return None if card is None else card.suit


def _just_won(play: Play) -> Trick | None:
    """The last trick, if dummy has won it and leads now."""
    last = play.tricks[-1] if play.tricks and not play.cards else None
    return last if last is not None and last.winner is play.contract.dummy is play.turn else None


def _in(suit: Suit | None, cards: Iterable[Card]) -> CardRow:
    return CardRow(card for card in cards if card.suit is suit)


def _winning(play: Play, cards: CardRow) -> CardRow:
    """Those that win the trick as it lies, lowest first; none where dummy leads or is not in turn."""
    dummy, trump = play.contract.dummy, play.contract.trump
    if play.turn is not dummy or not play.cards:
        return CardRow()
    return CardRow(card for card in cards if winning_seat(play.leader, (*play.cards, card), trump) is dummy)


def unclear(state: State, action: Designate, cards: CardRow) -> Ruling:
    """Somebody has to say which of these cards it is. Raises `Refused` where dummy is not in turn."""
    play = state.played
    if play.turn is not play.contract.dummy:
        raise Refused(Reason.DESIGNATES_NOTHING, LAW, seat=action.seat)
    designated = HalfNamed(cards, by_defenders=action.word is Word.ANYTHING)
    return Ruling(state._replace(matters=state.matters._replace(designated=designated)))


def question(state: State) -> Decision | None:
    """Which of dummy's cards is played."""
    designated, play = state.matters.designated, state.played
    if designated is None:
        return None
    deciders = play.defenders if designated.by_defenders else (play.contract.declarer,)
    return Decision(KIND, LAW, deciders, (Option(NAME_CARD, cards=designated.cards),), offender=play.contract.dummy)


def settle(state: State, action: Choose) -> Ruling:
    """The card is played."""
    assert action.card is not None
    taken = OptionTaken(action.seat, action.option, LAW, card=action.card)
    state = state._replace(matters=state.matters._replace(designated=None))
    state, events = played_cards.played(state, action.card)
    return Ruling(state, (taken, *events))


# What dummy moves by himself.


def moved(state: State, action: PlayCard) -> Ruling:
    """A card that dummy has moved in turn without being told to waits for declarer."""
    pending = Pending(NOT_NAMED, action.seat, action.card)
    state = state._replace(matters=state.matters._replace(pending=pending))
    return Ruling(state, (IrregularitySeen(NOT_NAMED, action.seat, action.card),))


def moved_question(state: State) -> Decision:
    """Whether it is played."""
    declarer = state.played.contract.declarer
    return Decision(NOT_NAMED.value, LAW_OF[NOT_NAMED], (declarer,), ACCEPT_OR_REFUSE)


def moved_settle(state: State, action: Choose) -> Ruling:
    """It is, or it goes back."""
    pending = state.waits
    taken = OptionTaken(action.seat, action.option, LAW_OF[NOT_NAMED], card=pending.card)
    state, events = _stands(state) if action.option == ACCEPT else _back(state)
    return Ruling(state, (taken, *events))


def moved_condone(state: State, action: PlayCard) -> Ruling | None:
    """The next hand's card lets it stand; another card of dummy's that declarer names takes its place."""
    dummy = state.played.contract.dummy
    if action.seat is dummy and action.by is not dummy:
        return _back(state)
    if action.seat is not dummy.left:
        return None
    state, events = _stands(state)
    return Ruling(state, (Condoned(action.seat, NOT_NAMED), *events))


def _stands(state: State) -> Ruling:
    card = state.waits.card
    return played_cards.played(state._replace(matters=state.matters._replace(pending=None)), card)


def _back(state: State) -> Ruling:
    pending = state.waits
    state = state._replace(matters=state.matters._replace(pending=None))
    return Ruling(state, (CardWithdrawn(pending.seat, pending.card),))
