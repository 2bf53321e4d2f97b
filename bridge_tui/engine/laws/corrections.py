"""Law 62: attention to a revoke, and its correction.

The trick is opened again at the revoke card: the cards after it lie ready for their turns (`matters.Ready`), where they
may be changed (`changes`). A lead that disobeyed a demand takes all cards of its trick back with it. After trick
thirteen a revoke at trick twelve opens both.

What was ruled stands: penalty cards lie on, and what was demanded is owed again. What a non-offender has faced after
the revoke and still waits for a ruling goes back free, as Law 62C1 gives him back what he has played after it; and
attention after a claim that has ended the play makes the claim void. Both are not certain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bridge_tui.engine.events import CardWithdrawn, IrregularitySeen, TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import claims, debts, deeds
from bridge_tui.engine.laws.penalty_cards import settled
from bridge_tui.engine.laws.revokes import open_ones
from bridge_tui.engine.laws.tricks import LAST_BUT_ONE
from bridge_tui.engine.matters import Matters, MayChange, Ready, Revoke, RevokeStatus
from bridge_tui.engine.play import legal_cards
from bridge_tui.engine.state import ClaimStatus, Play, Ruling, State
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat


class Played(NamedTuple):
    """A card after the revoke that has left its hand."""

    seat: Seat
    card: Card
    ready: bool = False
    """Whether it only lay ready for its turn."""


def attention(state: State, seats: Collection[Seat] | None = None) -> Ruling:
    """Every revoke (of these hands) that can still be corrected is; nothing happens where there is none."""
    found = [each for each in open_ones(state.matters) if seats is None or each.seat in seats]
    return correct(state, found) if found else Ruling(state)


def correct(state: State, found: Sequence[Revoke]) -> Ruling:
    """These revokes are corrected, as far as they were made in the earliest of their tricks."""
    number = min(each.trick for each in found)
    leader = _trick(state.played, number)[0]
    wrong = [each for each in state.matters.revokes if each.trick == number and _is_corrected(each, found)]
    wrong.sort(key=lambda each: (each.seat - leader) % 4)
    seen = [IrregularitySeen(Irregularity.REVOKE, each.seat, each.card) for each in wrong]
    state = _claim_void(state)
    if all(_lies_ready(state, each) for each in wrong):
        state, events = _withdrawn(_out_of_ready(state, wrong), wrong)
        return Ruling(state, (*seen, *events))
    state, after = _opened(state, number, wrong)
    state, withdrawn = _withdrawn(state, wrong)
    return Ruling(state, (*seen, deeds.reopened(state), *withdrawn, *after))


def _is_corrected(revoke: Revoke, found: Collection[Revoke]) -> bool:
    """Whether this revoke, of a trick in which these are corrected, is corrected, too.

    One that only its own side's next card has established is (Law 62C3, where both sides have revoked).
    """
    return revoke in found or (
        revoke.status in {RevokeStatus.ESTABLISHED, RevokeStatus.WAIVED}
        and any(other.seat.side is not revoke.seat.side for other in found)
    )


def _claim_void(state: State) -> State:
    """The state without a claim that waits for an answer or has ended the play."""
    made = state.claims[-1] if state.claims else None
    waits = state.decision is not None and state.decision.kind in claims.KINDS
    state = state._replace(decision=None)
    if made is None or not (waits or made.ends_play):
        return state
    return state._replace(claims=(*state.claims[:-1], replace(made, status=ClaimStatus.VOID, won=None)))


# A trick that has been opened already.


def _lies_ready(state: State, revoke: Revoke) -> bool:
    return any((each.seat, each.card) == (revoke.seat, revoke.card) for each in state.matters.ready)


def _out_of_ready(state: State, wrong: Collection[Revoke]) -> State:
    """The state in which these revoke cards, which lay ready, are in their hands, to be replaced at their turns."""
    for each in state.matters.ready:
        if any((each.seat, each.card) == (revoke.seat, revoke.card) for revoke in wrong):
            state = deeds.taken_back(state, each)
    matters = state.matters
    ready = tuple(_freed(state, each, wrong) for each in matters.ready)
    return state._replace(matters=matters._replace(ready=ready, revokes=_correctable(matters.revokes, wrong)))


def _freed(state: State, ready: Ready, wrong: Iterable[Revoke]) -> Ready:
    """What lies ready, to be changed freely if it was played after one of these revokes of the other side."""
    change = _may_change(state, ready.seat, [each for each in wrong if ready.card not in each.ready])
    return ready._replace(change=change) if change is MayChange.FREELY else ready


def _correctable(revokes: Iterable[Revoke], wrong: Collection[Revoke]) -> tuple[Revoke, ...]:
    return tuple(each._replace(status=RevokeStatus.CORRECTABLE) if each in wrong else each for each in revokes)


# Opening a trick.


def _trick(play: Play, number: int) -> tuple[Seat, tuple[Card, ...]]:
    """Who led to the trick of this number, and its cards so far."""
    if number > len(play.tricks):
        return play.leader, play.cards
    return play.tricks[number - 1].leader, play.tricks[number - 1].cards


def _plays(play: Play, number: int) -> list[Played]:
    """The cards that have been played to the trick of this number."""
    if number > play.trick_number:
        return []
    leader, cards = _trick(play, number)
    return [Played(Seat((leader + turn) % 4), card) for turn, card in enumerate(cards)]


def _opened(state: State, number: int, wrong: Sequence[Revoke]) -> Ruling:
    """The trick with the cards before the first revoke; those after it lie ready, or are back in their hands."""
    before, lying = state.played, state.matters.ready
    leader, cards = _trick(before, number)
    first = (wrong[0].seat - leader) % 4
    own = {each.seat for each in wrong}
    here = [*_plays(before, number)[first:], *(Played(*each[:2], ready=True) for each in lying if each.trick == number)]
    next_ones = _plays(before, number + 1)
    early = [Played(*each[:2], ready=True) for each in lying if each.trick > number]
    play = deeds.back_in_hand(before, ((each.seat, each.card) for each in (*here, *next_ones, *early)))
    play = play._replace(turn=wrong[0].seat, leader=leader, cards=cards[:first], tricks=before.tricks[: number - 1])
    others = [each for each in here if each.seat not in own]
    all_back = first == 0 and bool(others)
    state = _matters_opened(state._replace(play=play), number, wrong, all_back=all_back)
    if all_back:
        state, events = _all_back(state, wrong[0], [*others, *next_ones, *early])
        return Ruling(settled(state, leader), events)
    state, events = _ready(state, number, wrong, others)
    state, more = _lead_ready(state, number, wrong, next_ones)
    if first == 0:
        state = settled(state, leader)
    return Ruling(state, (*events, *more, *(CardWithdrawn(each.seat, each.card) for each in early)))


def _matters_opened(state: State, number: int, wrong: Sequence[Revoke], *, all_back: bool) -> State:
    """What was owed is owed again, and what waited is dropped; notes of cards that go back are struck out."""
    leader, first = state.played.leader, (wrong[0].seat - state.played.leader) % 4
    matters = _not_waiting(debts.owed_again(state.matters, number, leader, first))
    correctable = wrong[:1] if all_back else wrong
    done = [each._replace(status=RevokeStatus.CORRECTED) for each in wrong if each not in correctable]
    kept = [each for each in matters.revokes if each not in wrong and _is_kept(each, number, all_back=all_back)]
    revokes = sorted((*_correctable(correctable, correctable), *done, *kept), key=lambda each: each.trick)
    return state._replace(
        matters=matters._replace(ready=(), revokes=tuple(revokes), has_changed=False, overruling=None)
    )


def _not_waiting(matters: Matters) -> Matters:
    """Nothing waits any more; a card that a non-offender has played too early is no penalty card, unless it was one."""
    pending = matters.pending
    if pending is None or pending.kind is not Irregularity.PLAY_OUT_OF_TURN or pending.lay:
        return matters._replace(pending=None)
    lying = tuple(each for each in matters.penalty_cards if each.card != pending.card)
    return matters._replace(pending=None, penalty_cards=lying)


def _is_kept(revoke: Revoke, number: int, *, all_back: bool) -> bool:
    """Whether the note of another revoke is kept: its card is still played, or lies ready to be played again."""
    return revoke.trick < number or revoke.status is RevokeStatus.CORRECTED or (revoke.trick == number and not all_back)


def _all_back(state: State, revoke: Revoke, cards: Iterable[Played]) -> Ruling:
    """A lead that disobeyed a demand: everybody's card goes back; the offending partner's is a penalty card."""
    events: list[TableEvent] = []
    for seat, card, _ready in cards:
        if seat is revoke.seat.partner and seat in state.played.defenders:
            state, laid = deeds.lay(state, seat, [card])
            events += laid
        else:
            events += deeds.went_back(state, seat, card)
    return Ruling(state, tuple(events))


def _ready(state: State, number: int, wrong: Sequence[Revoke], others: Iterable[Played]) -> Ruling:
    """The cards of others to this trick lie ready for their turns."""
    events: list[TableEvent] = []
    for seat, card, ready in others:
        if number == LAST_BUT_ONE and _is_named(state, seat, card, wrong):
            events.append(CardWithdrawn(seat, card))
        else:
            change = _may_change(state, seat, [each for each in wrong if card not in each.ready])
            state = deeds.put_ahead(state, Ready(seat, card, number, change, again=not ready))
    return Ruling(state, tuple(events))


def _lead_ready(state: State, number: int, wrong: Sequence[Revoke], next_ones: Sequence[Played]) -> Ruling:
    """A non-offender's lead to the next trick lies ready; what the offenders have played to it goes back.

    With trick twelve all cards of the last one go back but such a lead that has just been made.
    """
    offenders = {each.seat.side for each in wrong}
    led = next_ones[:1] if next_ones and next_ones[0].seat.side not in offenders else []
    if number == LAST_BUT_ONE and len(next_ones) > 1:
        led = []
    events: list[TableEvent] = []
    for seat, card, _ready in next_ones[len(led) :]:
        if seat.side in offenders and seat in state.played.defenders and number < LAST_BUT_ONE:
            state, laid = deeds.lay(state, seat, [card])
            events += laid
        else:
            events += deeds.went_back(state, seat, card)
    for seat, card, _ready in led:
        state = deeds.put_ahead(state, Ready(seat, card, number + 1, MayChange.FREELY, again=True))
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
    """The revoke cards: a defender's is a penalty card, as it was if it was one before; declarer's goes back."""
    events: list[TableEvent] = []
    for each in wrong:
        if each.seat in state.played.defenders:
            state, laid = deeds.lay(state, each.seat, [each.card])
            events += laid
        else:
            events.append(CardWithdrawn(each.seat, each.card))
    return Ruling(state, tuple(events))
