"""Where stories begin: one no-trump by South with the first trick played, and everybody's cards at hand."""

from __future__ import annotations

from bridge_tui.desk.questions import Answers
from bridge_tui.desk.scenes import ONE_NOTRUMP, Scene, clockwise
from bridge_tui.desk.seating import turned_by_declarer
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat

WINS = {
    Seat.NORTH: "H3 HA H2 H4",
    Seat.EAST: "D4 D3 DA D2",
    Seat.SOUTH: "C2 C4 C3 CA",
    Seat.WEST: "SA S2 S4 S3",
}
"""The first trick, which West leads, by who wins it: all of the suit of which he has the high cards."""

OWN = {Seat.NORTH: Suit.HEARTS, Seat.EAST: Suit.DIAMONDS, Seat.SOUTH: Suit.CLUBS, Seat.WEST: Suit.SPADES}
"""The suit of which a hand has ace, king and queen and no other card."""

LONG = {Seat.NORTH: Suit.SPADES, Seat.EAST: Suit.HEARTS, Seat.SOUTH: Suit.DIAMONDS, Seat.WEST: Suit.CLUBS}
"""The suit of which a hand has the jack and three small cards."""


def before_lead(answers: Answers, code: Code) -> Scene:
    """South has bought the contract, and West is to lead."""
    return Scene.dealt(code, turned_by_declarer(answers)).calls(ONE_NOTRUMP)


def on_lead(seat: Seat, answers: Answers, code: Code) -> Scene:
    """This hand has won the first trick and is to lead."""
    return before_lead(answers, code).plays(WINS[seat])


def honour(scene: Scene, seat: Seat) -> Card:
    """The highest card of a hand in its own suit."""
    return _held(scene, seat, OWN[seat])[-1]


def jack(scene: Scene, seat: Seat) -> Card:
    """The jack of a hand's long suit."""
    return _held(scene, seat, LONG[seat])[-1]


def small(scene: Scene, seat: Seat, suit: Suit | None = None) -> Card:
    """The lowest card of a hand in a suit, or in its long one."""
    return _held(scene, seat, LONG[seat] if suit is None else suit)[0]


def second_lowest(scene: Scene, seat: Seat) -> Card:
    """The next one in its long suit, which is small as well."""
    return _held(scene, seat, LONG[seat])[1]


def _held(scene: Scene, seat: Seat, suit: Suit) -> tuple[Card, ...]:
    return scene.table.hands[clockwise(seat, scene.turned)].in_suit(suit)
