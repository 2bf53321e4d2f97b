"""Sheets of every form and deals that the proofs of this room look at."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from bridge_tui import Call, Deal, MakeCall, PlayCard
from bridge_tui.match.actions import DealCards, Form, StartMatch
from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import SHEETS, AnySheet
from bridge_tui.match.match import Match
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.calls import STRAINS
from bridge_tui.model.cards import CARDS
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.scoring.points import Scale
from bridge_tui.show.sheet import PaperSheet
from bridge_tui.show.spans import Lines, width
from tests.match.sheets import SomeSheet, written

CUT = (CARDS[0], CARDS[1], CARDS[2], CARDS[51])
"""West deals first."""

PLAYERS = ("Ann", "Bob", "Cid", "Dot")

ODD_PLAYERS = ("[bold]Ann[/]", "😀" * 100, "a\x1b[31m\nb", "W" * 200)
"""Names that must neither be read as markup nor leave their cells."""

START = StartMatch(PLAYERS, CUT, rubber=3)

PBN = "N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT8542.8.A8.976 Q9.6.QT92.AQJ832"

FOUR_HONOURS = "N:AKQJ2.432.432.43 T987.A65.A65.A65 6543.KQJ.KQJ.K72 .T987.T987.QJT98"
"""North has four honours in spades."""


def sheet_of(*results: tuple[str, int], honours: dict[int, tuple[Seat, int]] | None = None) -> RubberSheet:
    """The sheet over these contracts and tricks; honours by the number of the deal."""
    held = honours or {}
    sheet = RubberSheet(START.first_dealer)
    for number, (contract, tricks) in enumerate(results, 1):
        earned = (held[number],) if number in held else ()
        sheet = sheet.enter(DealResult(number, Contract.parse(contract), tricks, earned))
    return sheet


SHEET = sheet_of(
    ("4S S", 10), ("3NTX W", 8), ("1NT E", 7), ("2H N", 9), ("4S S", 9), ("2SX E", 9),
    honours={1: (Seat.SOUTH, 150), 3: (Seat.EAST, 150)},
)  # fmt: skip
"""Both sides have a game, and there is more above the line than a small sheet can show."""

contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(STRAINS), st.sampled_from(Doubling), st.sampled_from(SEATS)
)


@st.composite
def filled(draw: st.DrawFn, sheet: SomeSheet) -> SomeSheet:
    """This sheet after some deals, finished, in progress or stopped."""
    for number in range(1, draw(st.integers(0, 14)) + 1):
        if sheet.is_over:
            return sheet
        contract = draw(st.one_of(st.none(), contracts))
        held = draw(st.sampled_from([(), *(((seat, points),) for seat in SEATS for points in (100, 150))]))
        sheet = sheet.enter(DealResult(number, contract, draw(st.integers(0, 13)), held if contract else ()))
    return sheet.stop() if not sheet.is_over and draw(st.booleans()) else sheet


def sheets() -> st.SearchStrategy[PaperSheet]:
    """The sheet of any rubber or Chicago."""
    kinds = st.sampled_from((RubberSheet, ChicagoSheet))
    return st.builds(lambda kind, scale: kind(scale=scale), kinds, st.sampled_from(Scale)).flatmap(filled)


def tables_of_boards() -> st.SearchStrategy[DuplicateSheet]:
    """The sheet of any row of boards."""
    return filled(DuplicateSheet())


def started(sheet: AnySheet, players: tuple[str, str, str, str] = PLAYERS) -> StartMatch:
    """How a game began that is kept on such a sheet."""
    form = next(form for form, kind in SHEETS.items() if isinstance(sheet, kind))
    return StartMatch(players, None if form is Form.DUPLICATE else CUT, form)


def boards(*results: str) -> DuplicateSheet:
    """The boards with these results, such as ``4S S 10`` or ``passed out``."""
    return written(DuplicateSheet(), *results)


CHICAGO = replace(START, form=Form.CHICAGO, rubber=1)
DUPLICATE = replace(START, form=Form.DUPLICATE, rubber=1, cut=None)

PAID = (DealResult(1, Contract.parse("4S S"), 9, paid=(2, 0)), DealResult(2, Contract.parse("2H E"), 9, paid=(1, 0)))
"""Results after revokes of North–South: one of two tricks, for which they are down, and one of a trick."""

WHEEL = written(ChicagoSheet(START.first_dealer), "2H S 8 S100", "passed out", "3NT W 9", "2D E 10")
"""Three deals of a Chicago: a part-score that was lost, a vulnerable game, a part-score that stands."""

BOARDS = boards("2H S 8", "passed out", "3NTX W 8", "6SXX N 13", "1C E 6", "4H E 11", "7NTXX S 0")
"""More boards than a small sheet can show."""


def played(calls: str, pbn: str = PBN, start: StartMatch = START) -> Match:
    """A match after one deal with these calls, in which every hand plays the last of its legal cards."""
    match = Match.begin(start)
    match = match.apply(DealCards(Deal.from_pbn(pbn), match.dealer)).match
    for call in calls.split():
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, Call.parse(call))).match
    while match.table is not None and match.table.turn is not None:
        match = match.apply(PlayCard(match.table.turn, match.table.legal_cards[-1])).match
    return match


def widths(lines: Lines) -> set[int]:
    """The cells of each line, counted by the terminal's rules."""
    return {width(line) for line in lines}
