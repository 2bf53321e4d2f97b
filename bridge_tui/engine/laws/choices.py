"""The options that laws give, by their words in scenario files and on disk."""

from __future__ import annotations

from bridge_tui.engine.state import Option
from bridge_tui.model.seats import SEATS

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
