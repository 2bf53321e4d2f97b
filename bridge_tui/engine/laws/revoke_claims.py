"""Law 64: after the play a player says that a hand has revoked, and the record is looked at. A wrong word is free.

Until the next deal; the deadline is not certain. What can still be corrected is (`corrections.attention`); an
established revoke moves tricks (`tricks.paid`).
"""

from __future__ import annotations

from bridge_tui.engine.actions import ClaimRevoke
from bridge_tui.engine.events import RevokeClaimed, TricksTransferred
from bridge_tui.engine.laws import corrections, deeds
from bridge_tui.engine.matters import Revoke, RevokeStatus
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Play, Ruling, State

LAW = 64


def claim(state: State, action: ClaimRevoke) -> Ruling:
    """What the claim leads to. Raises `Refused` before the play is over, and for what has been ruled on."""
    _refuse_unless_over(state, action)
    revoke = _found(state, action)
    said = RevokeClaimed(action.seat, action.trick, action.offender, found=revoke is not None)
    if revoke is None:
        return Ruling(state, (said,))
    if revoke.pays or revoke.status is RevokeStatus.CORRECTED:
        raise Refused(Reason.REVOKE_RULED, LAW, seat=action.seat, trick=action.trick, offender=action.offender)
    if revoke.status is RevokeStatus.OPEN:
        state, events = corrections.attention(state, {revoke.seat})
        return Ruling(state, (said, *events))
    paying = revoke._replace(pays=True)
    told = tuple(paying if each is revoke else each for each in state.matters.revokes)
    state, events = deeds.ended(state._replace(matters=state.matters._replace(revokes=told)))
    moved = any(isinstance(event, TricksTransferred) for event in events)
    return Ruling(state, (said, *(events if moved else ())))


def _refuse_unless_over(state: State, action: ClaimRevoke) -> None:
    play, seat = state.play, action.seat
    if play is None or play.turn is not None:
        raise Refused(Reason.PLAY_NOT_OVER, LAW, seat=seat)
    if not 1 <= action.trick <= _tricks_begun(play):
        raise Refused(Reason.NO_SUCH_REVOKE_TRICK, LAW, seat=seat, trick=action.trick)


def _tricks_begun(play: Play) -> int:
    return len(play.tricks) + bool(play.cards)


def _found(state: State, action: ClaimRevoke) -> Revoke | None:
    made = (each for each in state.matters.revokes if (each.seat, each.trick) == (action.offender, action.trick))
    return next(made, None)
