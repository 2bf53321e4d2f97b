"""Every form of the game starts on its own sheet, which at each entry is as kept on paper."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.forms import SHEETS, AnySheet, new_sheet
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.cards import Strain
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.scoring.points import Scale
from tests.match.matches import CUT, PLAYERS
from tests.match.paper_sheet import PAPERS
from tests.match.sheets import is_as_on_paper


@pytest.mark.parametrize(
    ("start", "sheet"),
    [
        (StartMatch(PLAYERS, CUT, scale=Scale.OLD), RubberSheet(Seat.EAST, Scale.OLD)),
        (StartMatch(PLAYERS, CUT, Form.CHICAGO), ChicagoSheet(Seat.EAST, Scale.NEW)),
        (StartMatch(PLAYERS, None, Form.DUPLICATE), DuplicateSheet(Seat.NORTH, Scale.NEW)),
        (StartMatch(PLAYERS, CUT, Form.DUPLICATE), DuplicateSheet(Seat.NORTH, Scale.NEW)),
    ],
)
def test_a_start_says_which_sheet_who_deals_and_the_scale(start: StartMatch, sheet: AnySheet) -> None:
    assert new_sheet(start) == sheet


def test_no_form_is_without_a_sheet() -> None:
    assert set(SHEETS) == set(Form)


contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Strain), st.sampled_from(Doubling), st.sampled_from(SEATS)
)
held_honours = st.lists(st.tuples(st.sampled_from(SEATS), st.sampled_from((100, 150))), max_size=1).map(tuple)
played_deals = st.tuples(contracts, st.integers(-3, 2), held_honours)
starts = st.builds(
    StartMatch,
    st.just(PLAYERS),
    st.permutations(CUT).map(tuple),
    st.sampled_from(Form),
    scale=st.sampled_from(Scale),
)


@given(starts, st.lists(st.none() | played_deals, max_size=25))
def test_a_sheet_is_at_each_entry_as_kept_on_paper(
    start: StartMatch, deals: list[tuple[Contract, int, tuple[tuple[Seat, int], ...]] | None]
) -> None:
    sheet = new_sheet(start)
    paper = PAPERS[start.form.value](start.scale.value, str(sheet.dealer))
    for number, deal in enumerate(deals, start=1):
        if sheet.is_over:
            break
        if deal is None:
            sheet = sheet.enter(DealResult(number, None))
            paper.pass_out()
        else:
            contract, over, honours = deal
            tricks = min(13, contract.tricks_needed + over)
            sheet = sheet.enter(DealResult(number, contract, tricks, honours))
            bid = f"{contract.level}{contract.strain}"
            paper.enter(bid, contract.doubling, str(contract.declarer), tricks)
            for seat, points in honours:
                paper.honours(str(seat), points)
        assert is_as_on_paper(sheet, paper)
    if not sheet.is_over:
        paper.stop()
        assert is_as_on_paper(sheet.stop(), paper)
