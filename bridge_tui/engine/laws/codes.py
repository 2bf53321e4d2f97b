"""The codes of laws as one table of data: what differs between them is looked up here, never decided by a branch."""

from __future__ import annotations

from dataclasses import dataclass, replace
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


class RevokePenalty(Enum):
    """How many tricks an established revoke costs, of those that its side has won from the revoke trick on (Law 64)."""

    TWO = "two"
    """Two, or one if it has won only one."""
    BY_WINNER = "by_winner"
    """One; two if the revoker himself won the revoke trick and his side has won another."""
    BY_WINNER_OR_CARD = "by_winner_or_card"
    """The same, and two as well if the revoker later won a trick with a card that he could have played to it."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One column of the table. What is not certain is said below it."""

    comparable_calls: bool
    """Whether a call that means the same makes an irregular one good, and what does not costs less (Laws 23, 26)."""
    first_call_stands: bool
    """Whether the first of two calls stands when the second is not accepted, or the offender may choose (Law 25B)."""
    pass_for_notrump_limits: bool
    """Whether an insufficient bid at no-trump that is replaced by a pass limits partner's lead (Law 27)."""
    last_trick: LastTrick
    dummy_may_look: bool
    """Whether dummy, too, may look at the last trick."""
    contested_claim: ContestedClaim
    two_grades: bool
    """Whether a penalty card can be minor (Law 50)."""
    shown_by_accident_is_spread: bool
    """Whether after an opening lead out of turn declarer's hand is spread also by a card that he drops (Law 54)."""
    dummy_seen_accepts: bool
    """Whether such a lead stands once declarer has seen a card of dummy's (Law 54C)."""
    same_suit_from_right_hand: bool
    """Whether declarer, who has to take back a lead from the wrong hand, leads that suit from the other (Law 55)."""
    remark_refuses: bool
    """Whether a defender who remarks on such a lead has thereby refused it."""
    next_hand_overrules: bool
    """Whether of two defenders who differ on declarer's irregular lead the next in turn after it decides."""
    proper_lead_frees_card: bool
    """Whether a defender's lead at declarer's turn costs nothing once declarer has simply led himself (Law 53C)."""
    premature_may_forbid: bool
    """Whether declarer may forbid a suit to the partner of a defender who has played prematurely (Law 57)."""
    defenders_may_ask: bool
    """Whether defenders may ask each other about a revoke (Law 61B)."""
    partner_may_change: bool
    """Whether the revoker's partner may change his card, too, after a non-offender has (Law 62C)."""
    acceptance_establishes: bool
    """Whether a side that accepts a claim has established its revoke (Law 63)."""
    declarer_names_twelfth: bool
    """Whether, after a defender's revoke at trick twelve, declarer names his partner's card to it (Law 62D)."""
    revoke_penalty: RevokePenalty
    both_sides_pay: bool
    """Whether revokes are paid for also where both sides have revoked (Law 64B)."""


MODERN = Rules(
    comparable_calls=False,
    first_call_stands=True,
    pass_for_notrump_limits=False,
    last_trick=LastTrick.UNTIL_SIDE_PLAYS,
    dummy_may_look=False,
    contested_claim=ContestedClaim.PLAY_ON,
    two_grades=True,
    shown_by_accident_is_spread=False,
    dummy_seen_accepts=True,
    same_suit_from_right_hand=False,
    remark_refuses=False,
    next_hand_overrules=True,
    proper_lead_frees_card=True,
    premature_may_forbid=True,
    defenders_may_ask=True,
    partner_may_change=True,
    acceptance_establishes=True,
    declarer_names_twelfth=False,
    revoke_penalty=RevokePenalty.BY_WINNER,
    both_sides_pay=False,
)
"""Since 2007 rubber and duplicate bridge differ, of all that is looked up here, in contested claims; since 2017 they do
in what an irregular call costs as well.
"""

RULES = {
    Code.CLASSIC: Rules(
        comparable_calls=False,
        first_call_stands=False,
        pass_for_notrump_limits=True,
        last_trick=LastTrick.UNTIL_NEXT_LEAD,
        dummy_may_look=True,
        contested_claim=ContestedClaim.PLAY_ON,
        two_grades=False,
        shown_by_accident_is_spread=True,
        dummy_seen_accepts=False,
        same_suit_from_right_hand=True,
        remark_refuses=True,
        next_hand_overrules=False,
        proper_lead_frees_card=False,
        premature_may_forbid=False,
        defenders_may_ask=True,
        partner_may_change=False,
        acceptance_establishes=False,
        declarer_names_twelfth=True,
        revoke_penalty=RevokePenalty.TWO,
        both_sides_pay=True,
    ),
    Code.RUBBER_1993: Rules(
        comparable_calls=False,
        first_call_stands=False,
        pass_for_notrump_limits=False,
        last_trick=LastTrick.UNTIL_SIDE_PLAYS,
        dummy_may_look=False,
        contested_claim=ContestedClaim.PLAY_ON,
        two_grades=False,
        shown_by_accident_is_spread=False,
        dummy_seen_accepts=True,
        same_suit_from_right_hand=False,
        remark_refuses=False,
        next_hand_overrules=False,
        proper_lead_frees_card=True,
        premature_may_forbid=False,
        defenders_may_ask=False,
        partner_may_change=True,
        acceptance_establishes=True,
        declarer_names_twelfth=True,
        revoke_penalty=RevokePenalty.BY_WINNER_OR_CARD,
        both_sides_pay=True,
    ),
    Code.RUBBER_2014: MODERN,
    Code.DUPLICATE_2017: replace(MODERN, comparable_calls=True, contested_claim=ContestedClaim.ADJUDICATE),
}
"""What each code says.

The text of 1963 and those of the rubber codes of 1993 and 2014 were not seen whole; what is not in the worked examples
for classic is taken from the duplicate code of the same years. Not certain, therefore:

* that dummy lost the right to look with the codes from 1981 on, and how the rubber codes deal with a contested claim;
* that the rubber code of 1993 has one grade of penalty card and that of 2014 two;
* classic: what becomes of a defender's lead at declarer's turn that declarer passes over; that a remark is as good as
  a refusal where both come; that the defenders may ask each other; that accepting a claim establishes nothing;
* 1993: that the edition in force forbids the defenders to ask each other;
* 2014: that a suit may be forbidden after a premature play, and that nobody pays where both sides have revoked;
* all that the rubber codes say of irregular calls, first of all what a changed call costs and that a pass for an
  insufficient bid at no-trump limits the lead in classic;
* who chooses the partner's card at trick twelve, in all of them but duplicate2017.
"""
