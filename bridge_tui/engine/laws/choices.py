"""The options that laws give, by their words in scenario files and on disk, and all that can be chosen of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.state import Decision, Option
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import SEATS, Seat

ACCEPT, REFUSE = "accept", "refuse"
REQUIRE, FORBID = "require_suit", "forbid_suit"
LEAVE, FREE_LEAD = "leave_penalty_card", "free_lead"
SPREAD = "spread_hand"
HIGHEST, LOWEST = "highest", "lowest"
NAME_CARD = "name_card"
CHANGE, DECLINE = "change", "decline_change"
DRAW_TRUMPS = "draw_trumps"
"""While a defender holds a trump, declarer leads trumps."""
LEAVE_TRUMPS = "leave_trumps"
"""While a defender holds a trump, declarer leads another suit."""
NO_REQUEST = "no_request"
PLAY_ON = "play_on"
HAND = {seat: f"hand_{seat}" for seat in SEATS}
"""From which hand declarer must lead, by the hand."""

ACCEPT_OR_REFUSE = (Option(ACCEPT), Option(REFUSE))
"""Where a player says whether something stands, and no more."""


def offered(decision: Decision, seat: Seat) -> Iterator[Choose]:
    """Everything that this seat, a decider, can choose; what names no card comes before what names one."""
    for option in sorted(decision.options, key=lambda option: bool(option.cards)):
        yield from (Choose(seat, option.name, card=card) for card in sorted(option.cards, reverse=True))
        yield from (Choose(seat, option.name, suits[0] if len(suits) == 1 else suits) for suits in _named(option))
        if not option.cards and not option.suits:
            yield Choose(seat, option.name)


def _named(option: Option) -> Iterator[tuple[Suit, ...]]:
    """The suits that can be named with an option, the highest first; where several can, then all ways to do that."""
    suits = sorted(option.suits, reverse=True)
    for count in range(1, len(suits) + 1 if option.several else 2):
        yield from combinations(suits, count)
