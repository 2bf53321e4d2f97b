"""Laws 61 and 62: the revoke, what draws attention to it, and its correction.

A revoke is kept in mind and seen by nobody until somebody says something. Then the trick is opened again at that card:
the cards after it lie ready for their turns (`matters.Faced`), where they may be changed (`changes`). A lead that
disobeyed a demand takes all cards of its trick back with it. After trick thirteen a revoke at trick twelve opens both.

Attention after a claim that has ended the play, while the revoke can still be corrected, makes the claim void; that is
not certain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bridge_tui.engine.events import CardWithdrawn, IrregularitySeen, TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import deeds
from bridge_tui.engine.laws.owed import demanded
from bridge_tui.engine.laws.penalty_cards import due
from bridge_tui.engine.laws.tricks import LAST_BUT_ONE
from bridge_tui.engine.matters import Faced, Matters, MayChange, Revoke, RevokeStatus
from bridge_tui.engine.play import legal_cards
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import ClaimStatus, Play, Ruling, State
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat

LAW = 61
CORRECTION = 62


def noted(state: State, card: Card) -> State:
    """The state in which it is kept in mind if this card of the hand in turn is a revoke.

    It costs nothing where the hand, or a card that could have been played, lay faced (Law 64B3).
    """
    play, matters = state.played, state.matters
    seat, could = play.turn, demanded(play, matters)
    assert seat is not None
    if card in could:
        return state
    lying = next((each for each in matters.penalty_cards if each.card == card), None)
    led = play.cards[0].suit if play.cards else None
    free = seat is play.contract.dummy or bool(due(state))
    revoke = Revoke(seat, play.trick_number, card, led, could, matters.limits_of(seat), lying, free)
    return state._replace(matters=matters._replace(revokes=(*matters.revokes, revoke)))


def open_ones(matters: Matters) -> tuple[Revoke, ...]:
    """Those that can still be corrected, in the order made."""
    return tuple(revoke for revoke in matters.revokes if revoke.status is RevokeStatus.OPEN)


def being_corrected(matters: Matters) -> Revoke | None:
    """The revoke whose hand has to put a legal card in the place of the other, if there is one."""
    return next((each for each in matters.revokes if each.status is RevokeStatus.CORRECTABLE), None)


def refuse_meanwhile(state: State, seat: Seat, *, plays: bool = True) -> None:
    """Raises `Refused` for whoever wants to go on while a card has to be replaced, but by him who `plays` it."""
    revoke = being_corrected(state.matters)
    if revoke is not None and not (plays and revoke.seat is seat):
        raise Refused(Reason.CARD_TO_BE_REPLACED, CORRECTION, seat=seat, revoker=revoke.seat)


# Attention.


def attention(state: State, seats: Collection[Seat] | None = None) -> Ruling:
    """Every revoke (of these hands) that can still be corrected is; nothing happens where there is none."""
    found = [each for each in open_ones(state.matters) if seats is None or each.seat in seats]
    return _correct(state, found) if found else Ruling(state)


def _correct(state: State, found: list[Revoke]) -> Ruling:
    """The earliest trick that one of these revokes was made in is opened again."""
    number = min(each.trick for each in found)
    wrong = [each for each in state.matters.revokes if each.trick == number and _is_corrected(each, found)]
    leader = _trick(state.played, number)[0]
    wrong.sort(key=lambda each: (each.seat - leader) % 4)
    events: list[TableEvent] = [IrregularitySeen(Irregularity.REVOKE, each.seat, each.card) for each in wrong]
    state = _claim_void(state)
    state, after = _opened(state, number, wrong)
    state, withdrawn = _withdrawn(state, wrong)
    return Ruling(state, (*events, deeds.reopened(state), *withdrawn, *after))


def _is_corrected(revoke: Revoke, found: Collection[Revoke]) -> bool:
    """Whether this revoke, of a trick in which these are corrected, is corrected, too.

    One that only its own side's next card has established is (Law 62C3, where both sides have revoked).
    """
    return revoke in found or (
        revoke.status in {RevokeStatus.ESTABLISHED, RevokeStatus.WAIVED}
        and any(other.seat.side is not revoke.seat.side for other in found)
    )


def _claim_void(state: State) -> State:
    """The state without a claim that is open or has ended the play."""
    claims = state.claims
    if not claims or not (claims[-1].ends_play or claims[-1].status is ClaimStatus.OPEN):
        return state._replace(decision=None)
    return state._replace(claims=(*claims[:-1], replace(claims[-1], status=ClaimStatus.VOID, won=None)), decision=None)


def _trick(play: Play, number: int) -> tuple[Seat, tuple[Card, ...]]:
    """Who led to the trick of this number, and its cards so far."""
    if number > len(play.tricks):
        return play.leader, play.cards
    return play.tricks[number - 1].leader, play.tricks[number - 1].cards


def _plays(play: Play, number: int) -> list[tuple[Seat, Card]]:
    """The cards that have been played to the trick of this number, with their hands."""
    if number > play.trick_number:
        return []
    leader, cards = _trick(play, number)
    return [(Seat((leader + turn) % 4), card) for turn, card in enumerate(cards)]


def _opened(state: State, number: int, wrong: list[Revoke]) -> Ruling:
    """The trick with the cards before the first revoke; those after it lie ready, or are back in their hands."""
    play, lying = state.played, state.matters.faced
    leader, cards = _trick(play, number)
    first = (wrong[0].seat - leader) % 4
    later = [*_plays(play, number)[first:], *((each.seat, each.card) for each in lying if each.trick == number)]
    following = [*_plays(play, number + 1), *((each.seat, each.card) for each in lying if each.trick > number)]
    play = deeds.back_in_hand(play, [*later, *following])
    play = play._replace(turn=wrong[0].seat, leader=leader, cards=cards[:first], tricks=play.tricks[: number - 1])
    own = {each.seat for each in wrong}
    others = [(seat, card) for seat, card in later if seat not in own]
    all_back = first == 0 and bool(others)
    state = _matters_opened(state._replace(play=play), number, wrong, all_back=all_back)
    if all_back:
        return _all_back(state, wrong[0], [*others, *following])
    return _ready(state, number, wrong, others, following)


def _matters_opened(state: State, number: int, wrong: list[Revoke], *, all_back: bool) -> State:
    """What waited is dropped; other revokes from this card on are noted anew when their cards come again."""
    matters, leader = state.matters, state.played.leader
    first = (wrong[0].seat - leader) % 4
    revokes: list[Revoke] = []
    for each in matters.revokes:
        if each in wrong:
            again = RevokeStatus.CORRECTED if all_back and each is not wrong[0] else RevokeStatus.CORRECTABLE
            revokes.append(each._replace(status=again))
        elif each.trick < number or (each.trick == number and (each.seat - leader) % 4 < first):
            revokes.append(each)
    limits = [each for each in matters.limits if each.keeps_lead]
    limits += [each for revoke in wrong for each in revoke.limits if each not in limits]
    return state._replace(
        matters=Matters(
            penalty_cards=matters.penalty_cards,
            limits=tuple(limits),
            revokes=tuple(revokes),
            lead_is_free=first == 0,
        )
    )


def _all_back(state: State, revoke: Revoke, cards: Iterable[tuple[Seat, Card]]) -> Ruling:
    """A lead that disobeyed a demand: everybody's card goes back; the offending partner's is a penalty card."""
    events: list[TableEvent] = []
    for seat, card in cards:
        if seat is revoke.seat.partner and seat in state.played.defenders:
            state, laid = deeds.lay(state, seat, [card])
            events += laid
        else:
            events.append(CardWithdrawn(seat, card))
    return Ruling(state, tuple(events))


def _ready(
    state: State,
    number: int,
    wrong: list[Revoke],
    others: Iterable[tuple[Seat, Card]],
    following: Iterable[tuple[Seat, Card]],
) -> Ruling:
    """The cards after the revoke lie ready for their turns, and so does the lead to the next trick.

    With trick twelve the cards of the last one go back, but for a lead that a non-offender has just made.
    """
    offenders = {each.seat.side for each in wrong}
    following = [*following]
    thrown_in = number == LAST_BUT_ONE and not (len(following) == 1 and following[0][0].side not in offenders)
    events: list[TableEvent] = []
    for seat, card in others:
        if number == LAST_BUT_ONE and _is_named(state, seat, card, wrong):
            events.append(CardWithdrawn(seat, card))
        else:
            state = deeds.put_ahead(state, Faced(seat, card, number, _may_change(state, seat, wrong), again=True))
    for seat, card in following:
        if thrown_in or (seat.side in offenders and seat not in state.played.defenders):
            events.append(CardWithdrawn(seat, card))
        elif seat.side in offenders:
            state, laid = deeds.lay(state, seat, [card])
            events += laid
        else:
            state = deeds.put_ahead(state, Faced(seat, card, number + 1, MayChange.FREELY, again=True))
    return Ruling(state, tuple(events))


def _is_named(state: State, seat: Seat, card: Card, wrong: Iterable[Revoke]) -> bool:
    """Whether declarer will name a card of this hand to trick twelve, where its partner has revoked before it.

    `card` is what it has played; it has another one left, and declarer a choice only if that can be played, too.
    """
    play = state.played
    if not state.rules.declarer_names_twelfth or seat not in play.defenders:
        return False
    both = legal_cards(play.hands[seat], play.cards)
    return any(each.seat is seat.partner for each in wrong) and any(each.suit is not card.suit for each in both)


def _may_change(state: State, seat: Seat, wrong: Iterable[Revoke]) -> MayChange:
    """Whether a hand may change the card that it has played after these revokes (Law 62C)."""
    leader = state.played.leader
    before = {each.seat.side for each in wrong if (each.seat - leader) % 4 < (seat - leader) % 4}
    if seat.side.other in before:
        return MayChange.FREELY
    return MayChange.AFTER_CHANGE if before and state.rules.partner_may_change else MayChange.NO


def _withdrawn(state: State, wrong: Iterable[Revoke]) -> Ruling:
    """The revoke cards: a defender's is a penalty card, as it was if it lay faced before; declarer's goes back."""
    events: list[TableEvent] = []
    for each in wrong:
        if each.seat not in state.played.defenders:
            events.append(CardWithdrawn(each.seat, each.card))
        elif each.faced is not None and each.faced.minor:
            state, laid = deeds.lay(state, each.seat, [each.card], minor=True)
            events += laid
        else:
            state, laid = deeds.lay(state, each.seat, [each.card])
            events += laid
    return Ruling(state, tuple(events))


def refuse_wrong_again(state: State, card: Card) -> None:
    """Raises `Refused` where the hand in turn has to play a legal card and this is none."""
    play = state.played
    seat = play.turn
    revoke = being_corrected(state.matters)
    if revoke is None or revoke.seat is not seat or card in play.legal:
        return
    raise Refused(Reason.CARD_IS_NAMED, CORRECTION, seat=seat, card=card, cards=play.legal)


def as_if_established(state: State, seat: Seat) -> State:
    """The state in which this hand's revoke that is being corrected is paid for all the same (Law 61B)."""
    revokes = tuple(
        each._replace(pays=True) if each.seat is seat and each.status is RevokeStatus.CORRECTABLE else each
        for each in state.matters.revokes
    )
    return state._replace(matters=state.matters._replace(revokes=revokes))
