"""Calls in sentences: that somebody calls, and a call that is accepted, withdrawn or replaced."""

from __future__ import annotations

from bridge_tui.model.calls import DOUBLE, PASS, REDOUBLE, Call
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.texts import _, msgid, seat_name

MADE = {PASS: msgid("{seat} passes"), DOUBLE: msgid("{seat} doubles"), REDOUBLE: msgid("{seat} redoubles")}
BID = msgid("{seat} bids {call}")
"""That a call is made, as message ids."""

OBJECTS = {PASS: msgid("the pass"), DOUBLE: msgid("the double"), REDOUBLE: msgid("the redouble")}
"""Calls that something is done with, as message ids; bids go by their signs."""


def call_made(seat: Seat, call: Call, deck: Deck) -> str:
    """``South bids 2♥``, ``South passes``."""
    return _(MADE.get(call, BID)).format(seat=seat_name(seat), call=deck.call(call).text)


def the_call(call: Call, deck: Deck) -> str:
    """``2♥``, ``the pass``."""
    return _(OBJECTS[call]) if call in OBJECTS else deck.call(call).text
