"""The codes of laws as one table of data: what differs between them is looked up here, never decided by a branch."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Code(Enum):
    """The code of laws that a table plays by. It is independent of the scale of points."""

    CLASSIC = "classic"
    """The international code of about 1963, as worked examples for rubber bridge describe it."""
    RUBBER_1993 = "rubber1993"
    RUBBER_2014 = "rubber2014"
    DUPLICATE_2017 = "duplicate2017"


class LastTrick(Enum):
    """How long the last trick may be looked at (Law 66)."""

    UNTIL_NEXT_LEAD = "until_next_lead"
    """Until anybody has led to the next trick."""
    UNTIL_SIDE_PLAYS = "until_side_plays"
    """Until the looker's own side has led or played to the next trick."""


class ContestedClaim(Enum):
    """What follows when a claim is contested (Laws 68 to 70)."""

    PLAY_ON = "play_on"
    """The play goes on, and the claimer may do nothing that he has not announced."""
    ADJUDICATE = "adjudicate"
    """The play is over, and whatever is doubtful goes against the claimer."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One column of the table."""

    last_trick: LastTrick
    dummy_may_look: bool
    """Whether dummy, too, may look at the last trick."""
    contested_claim: ContestedClaim


RULES = {
    Code.CLASSIC: Rules(
        last_trick=LastTrick.UNTIL_NEXT_LEAD, dummy_may_look=True, contested_claim=ContestedClaim.PLAY_ON
    ),
    Code.RUBBER_1993: Rules(
        last_trick=LastTrick.UNTIL_SIDE_PLAYS, dummy_may_look=False, contested_claim=ContestedClaim.PLAY_ON
    ),
    Code.RUBBER_2014: Rules(
        last_trick=LastTrick.UNTIL_SIDE_PLAYS, dummy_may_look=False, contested_claim=ContestedClaim.PLAY_ON
    ),
    Code.DUPLICATE_2017: Rules(
        last_trick=LastTrick.UNTIL_SIDE_PLAYS, dummy_may_look=False, contested_claim=ContestedClaim.ADJUDICATE
    ),
}
"""What each code says. Not certain: that dummy lost the right to look with the codes from 1981 on, and how the rubber
codes deal with a contested claim (classic most of all)."""
