"""What people do at a live table, written in short: ``W:1S E:2H S:refuse``."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.actions import Choose, MakeCall, PlayCard, TableAction
from bridge_tui.engine.laws.choices import ACCEPT, REFUSE
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat


def deeds(words: str) -> Iterator[TableAction]:
    """A call, a card (``W:H6``) or a choice for each word; after ``slip`` the call that was meant (``W:slip1S``)."""
    for word in words.split():
        seat, said = word.split(":")
        yield _deed(Seat.parse(seat), said)


def _deed(seat: Seat, said: str) -> TableAction:
    if said in {ACCEPT, REFUSE}:
        return Choose(seat, said)
    if said[0] in "SHDC":
        return PlayCard(seat, Card.parse(said))
    meant = said.removeprefix("slip")
    return MakeCall(seat, Call.parse(meant), slip=meant != said)
