"""By which law something is demanded: the number goes with it to whoever puts it into words."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import CardPlayed, Condoned
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUMMY_LEADS,
    RUBBER_1993,
    WEST_LEADS_AGAIN,
    E,
    S,
    after,
    all_codes,
    card,
    events,
    live,
)


@pytest.mark.parametrize(
    ("deeds", "law"),
    [
        (("E plays HQ", "S chooses require_suit H"), 54),
        (("E calls 2H", "S chooses refuse", "S chooses forbid_suit H"), 26),
        ((WEST_LEADS_AGAIN, "E plays HQ", "S chooses forbid_suit H"), 56),
        ((WEST_LEADS_AGAIN, "E drops HQ", "S chooses require_suit H"), 50),
        ((WEST_LEADS_AGAIN, "E drops HQ CK", "S chooses forbid_suit H"), 51),
        ((DUMMY_LEADS, "E shows HQ HJ", "HA", "S chooses name_card HJ"), 51),
        ((DUMMY_LEADS, "E shows HQ", "HA", "E plays HT", "S chooses refuse"), 52),
        ((DUMMY_LEADS, "CA", "W plays C3", "S chooses highest"), 57),
        ((DUMMY_LEADS, "S plays CT", "W remarks lead_from_wrong_hand"), 55),
    ],
)
def test_every_demand_names_the_law_that_it_comes_from(deeds: tuple[str, ...], law: int) -> None:
    (limit,) = live(CLASSIC, *deeds).matters.limits
    assert limit.law == law


@all_codes
def test_law_52_declarer_who_plays_on_has_let_the_other_card_stand(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "E shows HQ", "HA", "E plays HT")
    condoned = Condoned(S, Irregularity.PENALTY_CARD_NOT_PLAYED)
    assert events(table, "S plays H9") == (condoned, CardPlayed(S, card("H9")))


def test_law_61_only_the_revoke_that_a_forbidden_question_finds_is_paid_for() -> None:
    """East's revoke at the first trick is established; his partner may not ask about the one at the second."""
    table = live(RUBBER_1993, "W plays SA", "N plays S6", "E plays HT", "S plays S9")
    table = after(table, "W plays SK", "N plays S7", "E plays HJ")
    table = after(table, "W asks E")
    assert [(each.seat, each.trick, each.pays) for each in table.matters.revokes] == [(E, 1, False), (E, 2, True)]
