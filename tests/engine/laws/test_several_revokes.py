"""Law 62: tricks with several revokes, and what had lain ready or been said before they are opened again."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardStands,
    CardWithdrawn,
    IrregularitySeen,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUMMY_LEADS,
    DUPLICATE_2017,
    LONG_WEST,
    RUBBER_2014,
    STRONG_WEST,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
    events,
    faced,
    legal,
    limits,
    live,
    on_table,
    question,
    statuses,
    to_replace,
)

modern_codes = pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])


@all_codes
def test_law_62_of_two_revokes_in_a_trick_the_earlier_is_corrected_first(code: Code) -> None:
    table = live(code, "C3", "N plays D3", "C9", "S plays H6")
    seen = tuple(IrregularitySeen(Irregularity.REVOKE, seat, card(name)) for seat, name in ((N, "D3"), (S, "H6")))
    assert events(table, "W remarks revoke")[1:3] == seen
    table = after(table, "W remarks revoke")
    assert (to_replace(table), faced(table), legal(table)) == ("N D3", ["E C9 ready"], "CA CQ C8 C2")


@all_codes
def test_law_62_a_lead_that_disobeyed_takes_another_revoke_of_the_trick_back_with_it(code: Code) -> None:
    table = live(code, "E drops HT", "S chooses forbid_suit H", "W plays H6", "H2", "E plays CK", deal=STRONG_WEST)
    table = after(table, "S remarks revoke", "S chooses free_lead")
    assert (to_replace(table), faced(table)) == ("W H6", ["W H6 penalty", "E CK penalty"])
    assert statuses(table) == {W: RevokeStatus.CORRECTABLE, E: RevokeStatus.CORRECTED}


@all_codes
def test_law_62_revokes_are_kept_in_mind_in_the_order_of_their_tricks(code: Code) -> None:
    trick_by_trick = ("SA S2 S5", "S plays C6", "SK S3 S8 S9", "D8 D3", "E plays CK", "D5")
    table = live(code, *trick_by_trick, "S remarks revoke", deal=STRONG_WEST)
    assert [(revoke.seat, revoke.trick) for revoke in table.matters.revokes] == [(S, 1), (E, 3)]


@all_codes
def test_law_62_what_was_changed_in_one_trick_gives_no_right_in_another(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "E plays CK", "H6 H2", "E owns up", "HT", "S changes H6 H7")
    table = after(table, *([] if code is CLASSIC else ["W keeps card"]))
    table = after(table, "HK", "E plays CJ", "H8 H3", "E owns up", "HJ")
    stands = (CardStands(S, card("H8")), CardStands(W, card("H3")), TrickWon(N))
    assert events(table, "S keeps card") == stands


@modern_codes
def test_law_55_nobody_overrules_a_lead_that_a_trick_before_it_has_taken_back(code: Code) -> None:
    table = live(code, "D4 DQ", "E plays C9", "D8", "S plays H6", "E chooses accept")
    assert table.view(W).overrules is not None
    table = after(table, "S remarks revoke")
    assert (table.view(W).overrules, faced(table)) == (None, ["E C9 penalty", "S D8 ready", "S H6 ready"])


@all_codes
def test_law_62c_where_both_sides_have_revoked_a_defenders_next_lead_is_a_penalty_card(code: Code) -> None:
    table = live(code, "SA S6", "E plays C9", "S plays C6", "SK", "S remarks revoke")
    assert (on_table(table), to_replace(table)) == ("W SA N S6", "E C9")
    assert faced(table) == ["W SK penalty", "E C9 penalty"]
    assert statuses(table) == {E: RevokeStatus.CORRECTABLE, S: RevokeStatus.CORRECTABLE}


@all_codes
def test_law_50_of_a_lead_that_disobeyed_declarer_has_had_his_say(code: Code) -> None:
    table = live(code, "E drops HT DQ", "S chooses forbid_suit H", "W plays H6", "S remarks revoke", deal=STRONG_WEST)
    assert (question(table), limits(table)) == ("", ["W forbid_suit H on lead"])
    assert (to_replace(table), faced(table)) == ("W H6", ["E DQ penalty", "W H6 penalty"])


@all_codes
def test_law_57_a_card_that_lay_ready_before_the_revoke_lies_there_until_its_turn(code: Code) -> None:
    table = live(code, "S5", "S plays S2", "N plays H2", deal=LONG_WEST)
    assert events(table, "W remarks revoke")[2:] == (TrickReopened(1, 1), CardWithdrawn(N, card("H2")))
    table = after(table, "W remarks revoke")
    assert (to_replace(table), faced(table)) == ("N H2", ["S S2 ready"])
    last = (CardPlayed(E, card("S4")), CardPlayed(S, card("S2")), TrickWon(N))
    assert events(after(table, "SA"), "E plays S4") == last


@all_codes
def test_law_62_a_card_that_lay_ready_before_both_revokes_is_changed_for_neither(code: Code) -> None:
    deeds = ("S5 SA S4 S2", "H2", "S plays H4", "E plays C9", "W plays D8", "E owns up", "S remarks revoke")
    table = live(code, *deeds, deal=LONG_WEST)
    assert (to_replace(table), faced(table)) == ("E C9", ["E C9 penalty", "W D8 penalty", "S H4 ready"])
    assert events(table, "E plays HT") == (CardPlayed(E, card("HT")), CardStands(S, card("H4")))
