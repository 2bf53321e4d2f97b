"""What is answered to talk of a revoke after the play: what the record has shown of a claimed one, and what follows."""

from __future__ import annotations

from collections.abc import Iterable

from bridge_tui.engine.events import OwnedUp, Remarked, RevokeClaimed, TrickReopened, TricksTransferred
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.laws.revoke_claims import LAW
from bridge_tui.engine.laws.revokes import CORRECTION
from bridge_tui.match.events import MatchEvent
from bridge_tui.show.texts import _, law_reference, ngettext, seat_name, side_name


def answer(events: Iterable[MatchEvent], code: Code) -> str:
    """The sentences for these events, laws as this code has them; empty if no revoke was claimed."""
    told = tuple(events)
    claimed = next((event for event in told if isinstance(event, RevokeClaimed)), None)
    if claimed is None:
        return ""
    law = law_reference(LAW, code)
    where = {"seat": seat_name(claimed.offender), "trick": claimed.trick, "law": law}
    if not claimed.found:
        return _("No revoke by {seat} at trick {trick}; the claim costs nothing ({law}).").format(**where)
    found = _("The record shows {seat}'s revoke at trick {trick}.").format(**where)
    follows = [words for event in told if (words := _follows(event, code))]
    return " ".join((found, *(follows or [_("It costs no tricks ({law}).").format(law=law)])))


def unclaimed(events: Iterable[MatchEvent]) -> str:
    """What is added to a word after the play that changes nothing, whatever the record holds; empty for all others."""
    idle = all(isinstance(event, Remarked | OwnedUp) for event in events)
    return _("A revoke is looked for only when it is claimed.") if idle else ""


def _follows(event: MatchEvent, code: Code) -> str:
    match event:
        case TricksTransferred(side=side, tricks=tricks):
            words = ngettext("{count} trick goes to {side} ({law}).", "{count} tricks go to {side} ({law}).", tricks)
            return words.format(count=tricks, side=side_name(side), law=law_reference(LAW, code))
        case TrickReopened(trick=trick):
            words = _(
                "Trick {trick} is played again from there ({law}): the score is off the sheet, and any claim is void."
            )
            return words.format(trick=trick, law=law_reference(CORRECTION, code))
        case _:
            return ""
