"""Tables brought to a certain point by what was said and played, in the letters of scenario files."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, MakeCall, PlayCard, TableAction
from bridge_tui.engine.events import ClaimSettled, ConcessionCancelled
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat, Vulnerability
from tests.paper_table import PaperTable

SUITS_APART = Deal.from_pbn("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
"""North has all spades, East all hearts, South all diamonds, West all clubs."""

ORDINARY = Deal.from_pbn("N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT8542.8.A8.976 Q9.6.QT92.AQJ832")
"""An ordinary deal; South has seven spades."""


def shuffled(seed: int) -> Deal:
    """A random deal, always the same for the same seed."""
    deck = list(range(52))
    Random(seed).shuffle(deck)
    return Deal.from_deck(deck)


def fold(table: Table, actions: Iterable[TableAction]) -> Table:
    """The table after these actions."""
    for action in actions:
        table = table.apply(action).table
    return table


def called(
    words: str,
    dealer: Seat = Seat.NORTH,
    deal: Deal = ORDINARY,
    vulnerability: Vulnerability = Vulnerability.NONE,
    code: Code = Code.CLASSIC,
    *,
    live: bool = False,
) -> Table:
    """The table after these calls, such as ``1S P 2S P``, from the dealer on."""
    table = Table.start(deal, dealer, vulnerability, code, live=live)
    calls = [Call.parse(word) for word in words.split()]
    return fold(table, [MakeCall(Seat((dealer + turn) % 4), call) for turn, call in enumerate(calls)])


def played(table: Table, cards: str) -> Table:
    """The table after these cards, such as ``H5 HA H8 H6``, each from the hand in turn."""
    for name in cards.split():
        seat = table.turn
        assert seat is not None
        table = table.apply(PlayCard(seat, Card.parse(name))).table
    return table


def claimed(table: Table, seat: Seat, tricks: int, *, draws_trumps: bool = False, finesses: bool = False) -> Table:
    """The table with this claim on it."""
    return table.apply(Claim(seat, tricks, draws_trumps=draws_trumps, finesses=finesses)).table


def answered(table: Table, words: str) -> Table:
    """The table after these answers and choices, such as ``W:yes E:no`` or ``W:draw_trumps``."""
    for seat, word in (pair.split(":") for pair in words.split()):
        accepts = {"yes": True, "no": False}.get(word)
        chosen = Choose(Seat.parse(seat), word) if accepts is None else AnswerClaim(Seat.parse(seat), accepts)
        table = table.apply(chosen).table
    return table


def paper_table(deal: Deal, dealer: Seat, code: Code = Code.CLASSIC) -> PaperTable:
    """The dumb table for the same deal."""
    return PaperTable({str(seat): {str(card) for card in deal.hands[seat]} for seat in SEATS}, str(dealer), code.value)


def write_down(paper: PaperTable, action: TableAction, events: Iterable[object] = ()) -> None:
    """The action, which was legal, on the dumb table; from the events only how many tricks a director has given."""
    seat = str(action.seat)
    match action:
        case MakeCall(call=call):
            paper.call(seat, str(call))
        case PlayCard(card=card):
            paper.play(seat, str(card))
        case Claim(tricks=tricks, draws_trumps=draws_trumps, finesses=finesses):
            paper.claim(seat, tricks, draws_trumps, finesses)
        case AnswerClaim(accept=accepts):
            paper.answer(seat, accepts)
        case Choose(option=option):
            paper.choose(seat, option)
    for event in events:
        if isinstance(event, ClaimSettled) and event.adjudicated:
            paper.judge(event.tricks)
        elif isinstance(event, ConcessionCancelled):
            paper.give_back(event.tricks)
