"""Law 63: when a revoke is established. Its side leads or plays to the next trick, legally or not, or claims, or
concedes. What the opponents do never establishes it; a revoke at trick twelve is never established (Law 62D).
"""

from __future__ import annotations

from bridge_tui.engine.laws.tricks import LAST_BUT_ONE
from bridge_tui.engine.matters import Matters, Revoke, RevokeStatus
from bridge_tui.model.seats import Side


def by_card(matters: Matters, side: Side, trick: int) -> Matters:
    """After a card that this side has faced as a lead or play to the trick of this number."""
    return _established(matters, side, before=trick)


def by_claim(matters: Matters, side: Side) -> Matters:
    """After a claim, a concession or, where the code says so, an acceptance by this side."""
    return _established(matters, side, before=14)


def _established(matters: Matters, side: Side, before: int) -> Matters:
    if not any(_is_open(revoke, side) for revoke in matters.revokes):
        return matters
    return matters._replace(
        revokes=tuple(
            revoke._replace(status=RevokeStatus.WAIVED if revoke.free else RevokeStatus.ESTABLISHED)
            if _is_open(revoke, side) and revoke.trick < before and revoke.trick != LAST_BUT_ONE
            else revoke
            for revoke in matters.revokes
        )
    )


def _is_open(revoke: Revoke, side: Side) -> bool:
    return revoke.status is RevokeStatus.OPEN and revoke.seat.side is side
