"""Auctions in which a call has gone wrong, and what is so then by each key that can be expected."""

from __future__ import annotations

from typing import Any


def calls(words: str) -> list[dict[str, Any]]:
    """The steps of these calls, such as ``W:1C S:2NT``."""
    return [{"do": "call", "seat": word[0], "call": word[2:]} for word in words.split()]


ONE_CLUB = calls("S:1NT W:1C")
"""West's bid is insufficient, and North has the choice."""

REFUSED = [*ONE_CLUB, {"do": "choose", "seat": "N", "option": "refuse"}]
REPLACED = [*REFUSED, *calls("W:2S")]
LOWEST = [*REFUSED, *calls("W:2C")]
ACCEPTED = [*ONE_CLUB, {"do": "choose", "seat": "N", "option": "accept"}]
CALLED_OVER = [*ONE_CLUB, *calls("N:2NT")]
REPEATED = [*calls("S:1NT N:P"), {"do": "choose", "seat": "E", "option": "refuse"}, *calls("W:P N:P")]
"""North has passed out of turn, which was refused, and has passed again in his turn."""

OWN_PASS = [*calls("S:P W:1C N:P S:P"), {"do": "choose", "seat": "W", "option": "refuse"}]
"""South has passed in turn, and a second time before East; only the first pass stands."""

CLOSED = [*REFUSED, *calls("W:P N:P E:P")]
"""South plays one no-trump, and West leads; declarer will have his say on clubs at the first lead of East's."""

BY_WEST = {"kind": "insufficient_bid", "offender": "W", "call": "1C"}
NOT_THE_BID = {**BY_WEST, "call": "1D"}

CLUBS_REQUIRED = {"seat": "E", "kind": "require_suit", "suits": ["C"]}
CLUBS_FORBIDDEN = {**CLUBS_REQUIRED, "kind": "forbid_suit"}

TOLD_OF_IRREGULAR_CALLS: list[tuple[list[Any], str, Any, Any, Any]] = [
    (ONE_CLUB, "irregularity", BY_WEST, NOT_THE_BID, BY_WEST),
    (ONE_CLUB, "auction", ["1NT"], ["1NT", "1C"], ["1NT"]),
    (ONE_CLUB, "accepted", False, True, False),
    (ONE_CLUB, "must_pass", {}, {"E": "rest"}, {}),
    (
        REFUSED,
        "may_call",
        {"seat": "W", "include": ["P", "2C", "7NT"], "exclude": ["1C", "X", "8C"]},
        {"seat": "W", "include": ["2C", "X", "8C"]},
        {"seat": "W", "include": ["2C"]},
    ),
    (REFUSED, "accepted", False, True, False),
    (REPLACED, "accepted", False, True, False),
    (REPLACED, "must_pass", {"E": "rest"}, {"E": "once"}, {"E": "rest"}),
    (REPLACED, "lead_limit", CLUBS_REQUIRED, None, {"E": ["require_suit", "forbid_suit"]}),
    (LOWEST, "must_pass", {}, {"E": "rest"}, {}),
    (ACCEPTED, "accepted", True, False, True),
    (ACCEPTED, "auction", ["1NT", "1C"], ["1NT"], ["1NT", "1C"]),
    (CALLED_OVER, "accepted", True, False, True),
    (REPEATED, "accepted", False, True, False),
    (REPEATED, "auction", ["1NT", "P", "P"], ["1NT", "P"], ["1NT", "P", "P"]),
    (OWN_PASS, "accepted", False, True, False),
    (CLOSED, "must_pass", {}, {"E": "rest"}, {}),
    (CLOSED, "lead_limit", CLUBS_REQUIRED, {**CLUBS_REQUIRED, "suits": ["D"]}, CLUBS_REQUIRED),
    (CLOSED, "lead_limit", CLUBS_FORBIDDEN, {**CLUBS_FORBIDDEN, "seat": "W"}, CLUBS_FORBIDDEN),
    (CLOSED, "lead_limit", CLUBS_FORBIDDEN, None, {"E": ["require_suit", "forbid_suit"]}),
]
"""What has been called, then as above; everything under the classic code."""
