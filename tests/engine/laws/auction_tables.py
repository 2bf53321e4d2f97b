"""Live tables during the auction, and what all readers of them are told of its calls."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import Option
from bridge_tui.engine.table import Table
from bridge_tui.engine.wrong_calls import WrongCall
from bridge_tui.model.calls import Call
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import DUPLICATE_2017, EVEN, READERS, after, alike
from tests.engine.tables import called

OLDER = [code for code in Code if code is not DUPLICATE_2017]
"""The codes that know of no comparable calls."""

older_codes = pytest.mark.parametrize("code", OLDER)

ANY_SUIT = ["forbid_suit CDHS"]
"""How a lead is limited for a call that named no suit."""
HEARTS = ["require_suit H", "forbid_suit H"]
"""How it is for one that named hearts, before 2017."""


def auction(code: Code, *deeds: str, dealer: Seat = Seat.SOUTH, deal: Deal = EVEN) -> Table:
    """A live table after these calls and deeds; South deals."""
    return after(called("", dealer, deal, code=code, live=True), *deeds)


def call(name: str) -> Call:
    return Call.parse(name)


# What readers are told.


def calls(table: Table) -> str:
    """The calls that stand, such as ``1S P``, told to every reader alike."""
    return alike([" ".join(str(said) for _seat, said in table.view(reader).calls) for reader in READERS])


def callers(table: Table) -> str:
    """The same with who has made them, such as ``S 1S W P``."""
    return alike([" ".join(f"{seat} {said}" for seat, said in table.view(reader).calls) for reader in READERS])


def may_call(table: Table) -> str:
    """What the seat in turn may call, in the order pass, double, redouble, bids."""
    return " ".join(map(str, table.legal_calls))


def bars(table: Table) -> list[str]:
    """Who has to pass, and how long, such as ``N rest``; told to every reader alike."""
    return alike([[f"{seat} {bar.value}" for seat, bar in table.view(reader).bars] for reader in READERS])


def bad_call(table: Table) -> WrongCall | None:
    """The call that waits for a ruling, told to every reader alike."""
    return alike([table.view(reader).bad_call for reader in READERS])


def waiting(table: Table) -> str:
    """The same as ``W 1S``; empty for none."""
    wrong = bad_call(table)
    return "" if wrong is None else f"{wrong.seat} {wrong.call}"


def replaces(table: Table) -> str:
    """The withdrawn call that the seat in turn replaces, such as ``W 1S``; told to every reader alike."""
    told = [table.view(reader).replaces for reader in READERS]
    return alike(["" if each is None else f"{each.seat} {each.call}" for each in told])


def limited(table: Table) -> dict[str, list[str]]:
    """By defender how his first lead may be limited, such as ``forbid_suit CD``; told to every reader alike."""
    told = [table.view(reader).lead_limits for reader in READERS]
    return alike([{str(seat): [_letters(each) for each in options] for seat, options in each} for each in told])


def _letters(option: Option) -> str:
    return f"{option.name} {''.join(map(str, option.suits))}"


def call_asked_about(table: Table) -> str:
    """Whose call the open question is about, such as ``W 1S``; told to every reader alike, and empty for none."""
    told = [table.view(reader).decision for reader in READERS]
    return alike(["" if each is None else f"{each.offender} {each.call}" for each in told])
