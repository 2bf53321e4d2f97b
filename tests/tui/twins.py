"""Two programs on two deals that differ in hidden cards alone: what they could draw, and what they keep, compared."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.view import View
from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.records.store import Store
from bridge_tui.show.spans import Lines
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import AUCTION, ORDINARY, Rubber

OTHERWISE = Deal.from_pbn("N:J63.KJ432.K65.T5 Q7.AT97.QT93.AQ3 AKT8542.8.A8.976 9.Q65.J742.KJ842")
"""Dummy and declarer hold what they do in `ORDINARY`, the defenders other cards; the same trick can be played."""

ROTATED = Deal.of([ORDINARY.hands[seat.left] for seat in SEATS])
"""Everybody has other cards."""


class Twins:
    """Two programs that get the same keys."""

    def __init__(self, opened: Opener, other_store: Store, one: Rubber, other: Rubber) -> None:
        self.programs = (opened(one), opened(other, on=other_store))

    def press(self, *keys: str) -> None:
        """The same keys for both."""
        for program in self.programs:
            program.press(*keys)

    def see(self, words: str) -> None:
        """Wait until both show these words."""
        for program in self.programs:
            program.see(words)

    def are_alike(self) -> bool:
        """Whether what they could draw is the same, line by line, and so is what stands on the screen."""
        one, other = self.programs
        return drawable(one) == drawable(other) and one.text == other.text


def drawable(program: Driver) -> list[Lines]:
    """The lines of every zone of every screen that is open, also under others."""
    return [zone.lines for zone in program.zones()]


def kept(program: Driver) -> Iterator[object]:
    """What screens and widgets keep of views, cards and calls, apart from the session."""
    for screen in program.app.screen_stack:
        for node in screen.walk_children(with_self=True):
            yield from (
                value for value in vars(node).values() if isinstance(value, (View, MatchView, Cards, Card, Call))
            )


def in_the_auction() -> tuple[Rubber, Rubber]:
    return Rubber().deal(ORDINARY).call("1C P"), Rubber().deal(ROTATED).call("1C P")


def in_the_play() -> tuple[Rubber, Rubber]:
    cards = "H6 H2 HA H8"
    return Rubber().deal(ORDINARY).call(AUCTION).play(cards), Rubber().deal(OTHERWISE).call(AUCTION).play(cards)


def assert_keeps_nothing_hidden(program: Driver) -> None:
    """No screen or widget keeps a view with a hidden hand in it, nor a card or call that somebody was thinking of."""
    for value in kept(program):
        assert isinstance(value, MatchView)
        assert value.table is not None
        claims = [claim.seat for claim in value.table.claims if claim.seat is Seat.SOUTH]
        covered = set(SEATS) - {*claims, *({Seat.NORTH} if value.table.dummy_faced else ())}
        assert all(value.table.hands[seat] is None for seat in covered)
