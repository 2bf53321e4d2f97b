"""The format of scenario files as tables: which keys there are and what may stand under them.

A row is a key and the kind of its value; a key that may be absent ends in a question mark. Import this module when a
file is read, not before: it loads pydantic.
"""

from __future__ import annotations

from typing import Any

from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.calls import STRAINS
from bridge_tui.model.cards import RANKS
from bridge_tui.model.seats import Vulnerability
from bridge_tui.records.scenarios.kinds import (
    BARE_CONTRACT,
    CALL,
    CARD,
    CONTRACT,
    DEAL,
    FLAG,
    GRADED_CARD,
    PLAY,
    POINTS,
    SEAT,
    SEATS_TO_ANSWER,
    SIDE,
    SUIT,
    TEXT,
    TRICK,
    TRICK_NUMBER,
    TRICKS,
    by,
    either,
    list_of,
    one_of,
    optional,
    partial,
    shape,
    some,
    steps,
)
from bridge_tui.scoring.points import Scale

NOTES = frozenset({"note", "controlled_by", "tie_break", "confidence", "derived"})
"""Keys that are ignored wherever they stand."""

CODES = some(one_of(code.value for code in Code))
SCALE = one_of(scale.value for scale in Scale)
VULNERABLE = one_of(vulnerability.value for vulnerability in Vulnerability)
RANK = one_of(RANKS)

OPTION = one_of(
    [
        "accept",
        "refuse",
        "require_suit",
        "forbid_suit",
        "leave_penalty_card",
        "spread_hand",
        "highest",
        "lowest",
        "free_lead",
        "name_card",
        "hand_N",
        "hand_E",
        "hand_S",
        "hand_W",
        "draw_trumps",
        "leave_trumps",
        "no_request",
        "play_on",
    ]
)
ABOUT = one_of(
    [
        "lead_from_wrong_hand",
        "lead_out_of_turn",
        "revoke",
        "penalty_card",
        "call_out_of_turn",
        "insufficient_bid",
        "inadmissible_call",
    ]
)
IRREGULARITY = one_of(
    [
        "opening_lead_out_of_turn",
        "opening_lead_by_declaring_side",
        "lead_out_of_turn",
        "lead_from_wrong_hand",
        "play_out_of_turn",
        "exposed_card",
        "revoke",
        "penalty_card_not_played",
        "card_not_named",
        "insufficient_bid",
        "call_out_of_turn",
        "inadmissible_call",
        "bid_over_seven",
        "call_by_barred_player",
        "change_of_call",
        "call_after_final_pass",
        "card_exposed_in_auction",
    ]
)
SUIT_OR_SUITS = either(SUIT, list_of(SUIT))
OPTIONS = list_of(shape({"option": OPTION, "suit?": SUIT_OR_SUITS, "card?": CARD, "rank?": RANK}))
CARDS_BY_SEAT = by(SEAT, list_of(CARD))
BY_SIDE = by(SIDE, POINTS)

DEEDS = {
    "call": {"seat": SEAT, "call": CALL, "slip?": FLAG},
    "play": {"seat": SEAT, "card": CARD, "by?": SEAT},
    "designate": {
        "seat": SEAT,
        "suit?": SUIT,
        "rank?": RANK,
        "word?": one_of(["highest", "lowest", "win", "anything"]),
    },
    "expose": {
        "seat": SEAT,
        "cards": list_of(CARD),
        "seen?": FLAG,
        "manner?": one_of(["accident", "deliberate", "named"]),
    },
    "spread_hand": {"seat": SEAT},
    "remark": {"seat": SEAT, "about": ABOUT},
    "own_up": {"seat": SEAT, "about": ABOUT},
    "ask": {"seat": SEAT, "target": SEAT},
    "choose": {"seat": SEAT, "option": OPTION, "suit?": SUIT_OR_SUITS, "card?": CARD, "rank?": RANK},
    "change": {"seat": SEAT, "old": CARD, "new": CARD},
    "decline_change": {"seat": SEAT},
    "claim": {
        "seat": SEAT,
        "tricks": TRICKS,
        "line?": TEXT,
        "draws_trumps?": FLAG,
        "finesses?": FLAG,
        "spread?": FLAG,
    },
    "answer_claim": {"seat": SEAT, "accept": FLAG},
    "cancel_concession": {"seat": SEAT},
    "claim_revoke": {"seat": SEAT, "trick": TRICK_NUMBER, "offender": SEAT},
    "look_last_trick": {"seat": SEAT},
    "look_at_hand": {"seat": SEAT, "whose": SEAT},
}
"""What can be done in a played story, by what stands under ``do``."""

EXPECTATIONS = {
    "irregularity": optional(shape({"kind": IRREGULARITY, "offender": SEAT, "card?": CARD, "call?": CALL})),
    "decider": optional(SEATS_TO_ANSWER),
    "options": OPTIONS,
    "options_include": OPTIONS,
    "options_exclude": OPTIONS,
    "turn": optional(SEAT),
    "may_play": shape({"seat": SEAT, "cards": list_of(CARD)}),
    "may_call": shape({"seat": SEAT, "include?": list_of(CALL), "exclude?": list_of(CALL)}),
    "must_pass": by(SEAT, one_of(["once", "rest"])),
    "lead_limit": optional(
        shape({"seat": SEAT, "kind": one_of(["require_suit", "forbid_suit"]), "suits": list_of(SUIT)}),
    ),
    "auction": list_of(CALL),
    "hand_contains": CARDS_BY_SEAT,
    "penalty_cards": by(SEAT, list_of(GRADED_CARD)),
    "declarer": optional(SEAT),
    "dummy": optional(SEAT),
    "dummy_faced": FLAG,
    "contract": optional(CONTRACT),
    "trick": list_of(PLAY),
    "trick_won_by": optional(SEAT),
    "may_change": CARDS_BY_SEAT,
    "may_not_change": list_of(SEAT),
    "accepted": FLAG,
    "revoke_status": optional(one_of(["open", "correctable", "corrected", "established", "waived"])),
    "play_result": by(SIDE, TRICKS),
    "tricks": by(SIDE, TRICKS),
    "transfer": POINTS,
    "revoke": by(str, Any),
    "score": partial(
        {"below_NS": POINTS, "below_EW": POINTS, "above_NS": POINTS, "above_EW": POINTS, "game_won": FLAG}
    ),
    "duplicate_score": POINTS,
}
"""What can be expected in a played story."""

RUBBER_DEEDS = {
    "score": {"contract": CONTRACT, "tricks": TRICKS, "honours?": by(SEAT, POINTS)},
    "passed_out": {},
    "stop_rubber": {},
}
"""What can be done on a sheet."""

RUBBER_EXPECTATIONS = {
    "below": BY_SIDE,
    "above": BY_SIDE,
    "games": BY_SIDE,
    "games_below": list_of(BY_SIDE),
    "vulnerable": VULNERABLE,
    "totals": BY_SIDE,
    "rubber_premium": BY_SIDE,
    "rubber_won_by": optional(SIDE),
}
"""What can be expected of a sheet."""

_STEPS = steps(DEEDS, EXPECTATIONS, CODES)
_RUBBER_STEPS = steps(RUBBER_DEEDS, RUBBER_EXPECTATIONS, CODES)

PLAYED = {
    "deal": DEAL,
    "dealer": SEAT,
    "vulnerable": VULNERABLE,
    "part_scores?": BY_SIDE,
    "auction?": list_of(CALL),
    "contract?": CONTRACT,
    "steps": _STEPS,
    "branches?": list_of(shape({"name": TEXT, "steps": _STEPS})),
}
SCORED = {
    "contract": BARE_CONTRACT,
    "vulnerable": FLAG,
    "tricks": TRICKS,
    "below?": POINTS,
    "above_declarer?": POINTS,
    "above_defenders?": POINTS,
    "duplicate?": POINTS,
    "scale?": SCALE,
}
FORMS = {
    "deal": PLAYED,
    "trick": {"trick": shape({"strain": one_of(STRAINS), "plays": TRICK, "winner": SEAT})},
    "scores": {"scores": list_of(shape(SCORED))},
    "rubber": {"rubber": _RUBBER_STEPS},
}
"""The four forms, by the key that each must have and no other has."""

SCENARIOS = {
    form: shape({"id": TEXT, "codes": CODES, "scale?": SCALE, **keys}, extra="ignore") for form, keys in FORMS.items()
}
"""A whole scenario in each form. Keys that it does not know are ignored here, and nowhere below."""
