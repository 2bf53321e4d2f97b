"""Law 71: a concession is cancelled as far as no normal play could lose what was conceded, until the cards are mixed.

What could be lost is told by the closed rule of `normal_play`, and only where few enough cards are left. What comes
back is what the claimer's own side conceded. Whoever accepts a claim concedes as well, but it is not known that he may
come back on that in the rubber codes, so his acceptance stands.
"""

from __future__ import annotations

from dataclasses import replace

from bridge_tui.engine.actions import CancelConcession
from bridge_tui.engine.events import ConcessionCancelled
from bridge_tui.engine.laws import deeds
from bridge_tui.engine.laws.claims import judged, longest_hand
from bridge_tui.engine.laws.normal_play import MOST_CARDS
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Claimed, ClaimStatus, Ruling, State

LAW = 71


def may_be_cancelled(state: State) -> bool:
    """Whether tricks were conceded with so few cards left that it can be told if they could be lost."""
    return state.play is not None and _conceded(state.claims) > 0 and longest_hand(state) <= MOST_CARDS


def cancel(state: State, action: CancelConcession) -> Ruling:
    """The conceded tricks that could not be lost come back, whoever says so.

    Raises `Refused` if nothing was conceded, it might have been lost, or too many cards were left to tell.
    """
    play, claims, seat = state.play, state.claims, action.seat
    if play is None or not _conceded(claims):
        raise Refused(Reason.NO_CONCESSION, LAW, seat=seat)
    if not may_be_cancelled(state):
        raise Refused(Reason.CONCESSION_NOT_JUDGED, LAW, seat=seat, most=MOST_CARDS)
    made = claims[-1]
    more = judged(state, made) - (made.won or 0)
    if more <= 0:
        raise Refused(Reason.CONCESSION_STANDS, LAW, seat=seat)
    state = state._replace(claims=(*claims[:-1], replace(made, won=(made.won or 0) + more)))
    state, ended = deeds.ended(state)
    return Ruling(state, (ConcessionCancelled(seat, more), *ended))


def _conceded(claims: tuple[Claimed, ...]) -> int:
    """How many tricks stand conceded by a claim that was agreed."""
    made = claims[-1] if claims and claims[-1].status is ClaimStatus.AGREED else None
    return 0 if made is None or made.won is None else made.left - made.won
