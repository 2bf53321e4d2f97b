"""Law 62: attention to a revoke, and its correction.

Its trick is opened again (`reopened_tricks`), and a legal card is due. Attention after a claim that has ended the play
makes the claim void; that is not certain. One after which the play goes on binds declarer as before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bridge_tui.engine.events import IrregularitySeen, TableEvent
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws import claims, deeds
from bridge_tui.engine.laws.reopened_tricks import changeable, correctable, opened, trick_of
from bridge_tui.engine.laws.revokes import open_ones
from bridge_tui.engine.matters import Revoke, RevokeStatus
from bridge_tui.engine.state import ClaimStatus, Ruling, State
from bridge_tui.model.seats import Seat


def attention(state: State, seats: Collection[Seat] | None = None, *, lays: bool = True) -> Ruling:
    """Every revoke (of these hands) that can still be corrected is; nothing happens where there is none."""
    found = [each for each in open_ones(state.matters) if seats is None or each.seat in seats]
    return correct(state, found, lays=lays) if found else Ruling(state)


def correct(state: State, found: Sequence[Revoke], *, lays: bool = True) -> Ruling:
    """These revokes are corrected, as far as they were made in the earliest of their tricks.

    `lays` says whether a defender's card becomes a penalty card.
    """
    number = min(each.trick for each in found)
    leader, _cards = trick_of(state.played, number)
    wrong = [each for each in state.matters.revokes if each.trick == number and _is_corrected(each, found)]
    wrong.sort(key=lambda each: (each.seat - leader) % 4)
    seen = [IrregularitySeen(Irregularity.REVOKE, each.seat, each.card) for each in wrong]
    state = _claim_void(state)
    if all(_lies_ready(state, each) for each in wrong):
        state, events = _withdrawn(_out_of_ready(state, wrong), wrong, lays=lays)
        return Ruling(state, (*seen, *events))
    state, after = opened(state, number, wrong)
    state, withdrawn = _withdrawn(state, wrong, lays=lays)
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
    ready = tuple(changeable(state, each, wrong) for each in matters.ready)
    return state._replace(matters=matters._replace(ready=ready, revokes=correctable(matters.revokes, wrong)))


def _withdrawn(state: State, wrong: Iterable[Revoke], *, lays: bool) -> Ruling:
    """The revoke cards: a defender's is a penalty card, as it was if it was one before; declarer's goes back."""
    events: list[TableEvent] = []
    for each in wrong:
        if lays and each.seat in state.played.defenders:
            state, laid = deeds.lay(state, each.seat, [each.card])
            events += laid
        else:
            events += deeds.went_back(state, each.seat, each.card)
    return Ruling(state, tuple(events))
