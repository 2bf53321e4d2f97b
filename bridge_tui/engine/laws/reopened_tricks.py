"""Law 62: a trick is opened again, so that a revoke in it can be corrected.

The cards after the revoke lie ready for their turns (`matters.Ready`), where they may be changed (`changes`). A lead
that disobeyed a demand takes all cards of its trick back with it. After trick thirteen a revoke at trick twelve opens
both. What was ruled stands: penalty cards lie on, and what was demanded is owed again. What a non-offender has faced
after the revoke and still waits for a ruling goes back free, as Law 62C1 gives him back what he has played after it;
that is not certain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from bridge_tui.engine.events import CardWithdrawn, TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import debts, deeds
from bridge_tui.engine.laws.penalty_cards import settled
from bridge_tui.engine.laws.tricks import LAST_BUT_ONE
from bridge_tui.engine.matters import Matters, Ready, Revoke, RevokeStatus
from bridge_tui.engine.play import legal_cards
from bridge_tui.engine.state import Play, Ruling, State
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat


class Lifted(NamedTuple):
    """The cards that leave the table when a trick is opened again, as they may lie ready."""

    here: Sequence[Ready]
    """Of that trick, from the first revoke on."""
    next_ones: Sequence[Ready]
    """Of the trick after it."""
    early: Sequence[Ready]
    """Those that lay ready for it."""

    @property
    def all(self) -> tuple[Ready, ...]:
        """All of them, in the order of their turns."""
        return (*self.here, *self.next_ones, *self.early)

    def without(self, seats: Collection[Seat]) -> Lifted:
        """The same without what these hands have played to the trick that is opened."""
        return self._replace(here=[each for each in self.here if each.seat not in seats])


def opened(state: State, number: int, wrong: Sequence[Revoke]) -> Ruling:
    """The trick with the cards before the first of these revokes; those after it lie ready, or are back in hand."""
    leader, cards = trick_of(state.played, number)
    first = (wrong[0].seat - leader) % 4
    lifted = _lifted(state, number, first)
    play = deeds.back_in_hand(state.played, ((each.seat, each.card) for each in lifted.all))
    play = play._replace(turn=wrong[0].seat, leader=leader, cards=cards[:first], tricks=play.tricks[: number - 1])
    lifted = lifted.without({each.seat for each in wrong})
    all_back = first == 0 and bool(lifted.here)
    state, raised = deeds.graded(_matters_opened(state._replace(play=play), number, wrong, all_back=all_back))
    state, events = _all_back(state, wrong[0], lifted.all) if all_back else _lie_ready(state, number, wrong, lifted)
    return Ruling(settled(state, leader), (*raised, *events))


def trick_of(play: Play, number: int) -> tuple[Seat, tuple[Card, ...]]:
    """Who led to the trick of this number, and its cards so far."""
    if number > len(play.tricks):
        return play.leader, play.cards
    return play.tricks[number - 1].leader, play.tricks[number - 1].cards


def _plays(play: Play, number: int) -> list[Ready]:
    """The cards that have been played to the trick of this number, to lie ready when it is opened again."""
    if number > play.trick_number:
        return []
    leader, cards = trick_of(play, number)
    return [Ready(Seat((leader + turn) % 4), card, number, again=True) for turn, card in enumerate(cards)]


def _lifted(state: State, number: int, first: int) -> Lifted:
    """The cards from this one of the trick on."""
    lying = state.matters.ready
    here = [*_plays(state.played, number)[first:], *(each for each in lying if each.trick == number)]
    return Lifted(here, _plays(state.played, number + 1), [each for each in lying if each.trick > number])


def _lie_ready(state: State, number: int, wrong: Sequence[Revoke], lifted: Lifted) -> Ruling:
    """What was played after the revokes lies ready, as far as the law lets it; the rest goes back."""
    state, events = _ready(state, number, wrong, lifted.here)
    state, more = _lead_ready(state, number, wrong, lifted.next_ones)
    return Ruling(state, (*events, *more, *(CardWithdrawn(each.seat, each.card) for each in lifted.early)))


def _matters_opened(state: State, number: int, wrong: Sequence[Revoke], *, all_back: bool) -> State:
    """What was owed is owed again, and what waited is dropped; notes of cards that go back are struck out.

    The others stand in the order of the tricks, and in the one that is opened of the turns.
    """
    leader, first = state.played.leader, (wrong[0].seat - state.played.leader) % 4
    matters = _not_waiting(debts.owed_again(state.matters, number, leader, first))
    due = wrong[:1] if all_back else wrong
    done = [each._replace(status=RevokeStatus.CORRECTED) for each in wrong if each not in due]
    kept = [each for each in matters.revokes if each not in wrong and _is_kept(each, number, all_back=all_back)]
    revokes = sorted((*correctable(due, due), *done, *kept), key=lambda each: (each.trick, (each.seat - leader) % 4))
    return state._replace(
        matters=matters._replace(ready=(), revokes=tuple(revokes), has_changed=False, overruling=None)
    )


def _not_waiting(matters: Matters) -> Matters:
    """Nothing waits any more; a card that a non-offender has played too early is no penalty card, unless it was one."""
    matters = matters._replace(designated=None, warned=False)
    pending = matters.pending
    if pending is None or pending.kind is not Irregularity.PLAY_OUT_OF_TURN or pending.lay:
        return matters._replace(pending=None)
    lying = tuple(each for each in matters.penalty_cards if each.card != pending.card)
    return matters._replace(pending=None, penalty_cards=lying)


def _is_kept(revoke: Revoke, number: int, *, all_back: bool) -> bool:
    """Whether the note of another revoke is kept: its card is still played, or lies ready to be played again."""
    return revoke.trick < number or revoke.status is RevokeStatus.CORRECTED or (revoke.trick == number and not all_back)


def _all_back(state: State, revoke: Revoke, cards: Iterable[Ready]) -> Ruling:
    """A lead that disobeyed a demand: everybody's card goes back; the offending partner's is a penalty card."""
    return _go_back(state, cards, penalised={revoke.seat.partner})


def _go_back(state: State, cards: Iterable[Ready], penalised: Collection[Seat]) -> Ruling:
    """These cards go back into their hands; those of defenders among these seats lie there as penalty cards."""
    events: list[TableEvent] = []
    for each in cards:
        if each.seat in penalised and each.seat in state.played.defenders:
            state, laid = deeds.lay(state, each.seat, [each.card])
            events += laid
        else:
            events += deeds.went_back(state, each.seat, each.card)
    return Ruling(state, tuple(events))


def _ready(state: State, number: int, wrong: Sequence[Revoke], others: Iterable[Ready]) -> Ruling:
    """The cards of others to this trick lie ready for their turns."""
    events: list[TableEvent] = []
    for ready in others:
        if number == LAST_BUT_ONE and _is_named(state, ready, wrong):
            events.append(CardWithdrawn(ready.seat, ready.card))
        else:
            state = deeds.put_ahead(state, changeable(state, ready, wrong))
    return Ruling(state, tuple(events))


def _lead_ready(state: State, number: int, wrong: Sequence[Revoke], next_ones: Sequence[Ready]) -> Ruling:
    """A non-offender's lead to the next trick lies ready; where others have played to it as well, all go back."""
    offending = {each.seat.side for each in wrong}
    if len(next_ones) == 1 and next_ones[0].seat.side not in offending:
        return Ruling(deeds.put_ahead(state, next_ones[0]._replace(after=wrong[0].seat)))
    offenders = [seat for seat in SEATS if seat.side in offending]
    return _go_back(state, next_ones, penalised=offenders if number < LAST_BUT_ONE else ())


def _is_named(state: State, played: Ready, wrong: Iterable[Revoke]) -> bool:
    """Whether declarer will name a card of this hand to trick twelve, where its partner has revoked before it.

    It has another one left than what it has played, and declarer a choice only if that can be played, too.
    """
    play, seat = state.played, played.seat
    if not state.rules.declarer_names_twelfth or seat not in play.defenders:
        return False
    both = legal_cards(play.hands[seat], play.cards)
    return any(each.seat is seat.partner for each in wrong) and any(each.suit is not played.card.suit for each in both)


def changeable(state: State, ready: Ready, wrong: Iterable[Revoke]) -> Ready:
    """What lies ready, to be changed if it was played after one of these revokes; a right that it has already stays."""
    later = [each for each in wrong if ready.card not in each.ready]
    return ready.also_after(_right_to_change(state, ready.seat, later))


def _right_to_change(state: State, seat: Seat, wrong: Iterable[Revoke]) -> Seat | None:
    """Whose revoke, of these before its turn, lets a hand change the card that it has played (Law 62C)."""
    leader = state.played.leader
    before = [each.seat for each in wrong if (each.seat - leader) % 4 < (seat - leader) % 4]
    partner = seat.partner if seat.partner in before and state.rules.partner_may_change else None
    return next((each for each in before if each.side is not seat.side), partner)


def correctable(revokes: Iterable[Revoke], wrong: Collection[Revoke]) -> tuple[Revoke, ...]:
    """All of the revokes, of which these wait for a legal card now."""
    return tuple(each._replace(status=RevokeStatus.CORRECTABLE) if each in wrong else each for each in revokes)
