"""Law 62: attention to a revoke makes a claim void, and brings to light what else was wrong in the trick."""

from __future__ import annotations

from itertools import permutations

import pytest

from bridge_tui.engine.events import (
    CardStands,
    IrregularitySeen,
    PenaltyCardLaid,
    Remarked,
    TableEvent,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    LONG_WEST,
    RUBBER_1993,
    RUBBER_2014,
    E,
    S,
    W,
    after,
    all_codes,
    card,
    events,
    faced,
    legal,
    live,
    question,
    question_for,
    statuses,
    to_replace,
)

rubber_codes = pytest.mark.parametrize("code", [CLASSIC, RUBBER_1993, RUBBER_2014])


# Claims.


def claim_is_contested(code: Code, calls: str) -> Table:
    """East has revoked, declarer has claimed, and West contests it."""
    deeds = ["S5 SA", "E plays C9", "S2", "S claims 12", "W contests claim"]
    return live(code, *deeds, calls=calls, deal=LONG_WEST)


def test_law_62_a_disputed_claim_is_void_once_a_revoke_is_corrected() -> None:
    table = claim_is_contested(DUPLICATE_2017, "1NT P P P")
    assert question(table).startswith("disputed_claim 68")
    assert (table.claims[-1].status, table.view(W).hands[S] is None) == (ClaimStatus.DISPUTED, False)
    table = after(table, "S remarks revoke")
    assert (question(table), legal(table)) == ("", "S8 S4")
    assert (table.claims[-1].status, table.view(W).hands[S]) == (ClaimStatus.VOID, None)


@rubber_codes
def test_law_62_a_contested_claim_of_which_trumps_are_asked_is_void_once_a_revoke_is_corrected(code: Code) -> None:
    table = claim_is_contested(code, "1H P P P")
    assert question(table).startswith("claim_trumps 70 WE: draw_trumps")
    table = after(table, "E owns up")
    assert (question(table), legal(table)) == ("", "S8 S4")
    assert (table.claims[-1].status, table.view(W).hands[S]) == (ClaimStatus.VOID, None)


def test_law_62_an_earlier_claim_is_kept_when_a_later_one_becomes_void() -> None:
    table = after(claim_is_contested(DUPLICATE_2017, "1NT P P P"), "S claims 11", "S remarks revoke")
    assert [(made.tricks, made.status) for made in table.claims] == [(12, ClaimStatus.VOID), (11, ClaimStatus.VOID)]


# Another revoke in the same trick.


def both_defenders_revoke(code: Code) -> Table:
    """Neither defender has followed to dummy's heart; declarer has won the trick."""
    return live(code, "S5 SA S4 S2", "H2", "E plays C9", "H4", "W plays D8", deal=LONG_WEST)


def caught(seat: Seat, name: str) -> tuple[TableEvent, ...]:
    """What is said of a defender's revoke card that lay ready for its turn."""
    seen = IrregularitySeen(Irregularity.REVOKE, seat, card(name))
    return (Remarked(S, About.REVOKE), seen, PenaltyCardLaid(seat, card(name)))


@all_codes
@pytest.mark.parametrize("correction", ["", "HT"])
def test_law_62_a_remark_during_a_correction_catches_the_other_revoke_of_the_trick(code: Code, correction: str) -> None:
    table = after(both_defenders_revoke(code), "E owns up", correction)
    assert events(table, "S remarks revoke") == caught(W, "D8")
    table = after(table, "S remarks revoke", "HT" if not correction else "", "S keeps card")
    assert (to_replace(table), legal(table)) == ("W D8", "HJ H8 H7 H6")
    assert faced(table) == ["E C9 penalty", "W D8 penalty"]
    assert statuses(after(table, "H6")) == {E: RevokeStatus.CORRECTED, W: RevokeStatus.CORRECTED}


@all_codes
def test_law_62_who_owns_up_later_opens_the_trick_again_and_the_first_correction_stands_in_the_notes(
    code: Code,
) -> None:
    table = after(both_defenders_revoke(code), "W owns up", "H6")
    assert (table.turn, statuses(table)) == (W, {W: RevokeStatus.CORRECTED, E: RevokeStatus.OPEN})
    assert TrickReopened(2, 1) in events(table, "E owns up")
    table = after(table, "E owns up")
    assert statuses(table) == {E: RevokeStatus.CORRECTABLE, W: RevokeStatus.CORRECTED}
    assert faced(table) == ["W D8 penalty", "E C9 penalty", "S H4 ready", "W H6 ready"]
    happens = (CardStands(S, card("H4")), CardStands(W, card("H6")), TrickWon(E))
    assert events(after(table, "HT"), "S keeps card") == happens


def both_sides_revoke(code: Code) -> Table:
    """East has not followed to dummy's heart, nor has declarer; East has corrected it, and West's heart lies ready."""
    return live(code, "S5 SA S4 S2", "H2", "E plays C9", "S plays C6", "H6", "E owns up", "HT", deal=LONG_WEST)


@all_codes
def test_law_62_who_has_played_after_the_other_revoke_may_change_his_card_too(code: Code) -> None:
    table = both_sides_revoke(code)
    assert question_for(table, S) == "change 62 S: change H4 HQ HA | decline_change"
    table = after(table, "W remarks revoke")
    assert (to_replace(table), legal(table), faced(table)) == ("S C6", "HA HQ H4", ["E C9 penalty", "W H6 ready"])
    assert question_for(after(table, "H4"), W) == "change 62 W: change H7 H8 HJ | decline_change"


@all_codes
def test_law_62_he_may_as_well_when_the_other_has_let_his_revoke_card_lie(code: Code) -> None:
    table = after(both_sides_revoke(code), "S keeps card", "W remarks revoke")
    assert (to_replace(table), faced(table)) == ("S C6", ["E C9 penalty", "W H6 ready"])
    assert question_for(after(table, "H4"), W) == "change 62 W: change H7 H8 HJ | decline_change"


@all_codes
def test_law_62_who_changes_his_revoke_card_in_time_has_not_revoked(code: Code) -> None:
    changed, kept = (after(both_sides_revoke(code), words) for words in ("S changes C6 H4", "S keeps card"))
    assert statuses(changed) == {E: RevokeStatus.CORRECTED}
    assert statuses(kept) == {E: RevokeStatus.CORRECTED, S: RevokeStatus.OPEN}


@all_codes
@pytest.mark.parametrize("correction", ["", "H4"])
def test_law_62_a_right_to_change_is_kept_when_an_earlier_revoke_of_the_trick_comes_to_light(
    code: Code, correction: str
) -> None:
    table = live(code, "S5 SA S4 S2", "H2", "E plays C9", "S plays C6", "H6", "S owns up", correction, deal=LONG_WEST)
    table = after(table, "E owns up", "HT", "S keeps card" if correction else "H4")
    assert question_for(table, W) == "change 62 W: change H7 H8 HJ | decline_change"


@all_codes
@pytest.mark.parametrize("words", [*permutations(("E owns up", "S owns up", "W owns up"))], ids=" ".join)
def test_law_62_cards_are_replaced_in_the_order_of_their_turns_whoever_has_spoken_first(
    code: Code, words: tuple[str, ...]
) -> None:
    table = live(code, "S5 SA S4 S2", "H2", "E plays C9", "S plays C6", "W plays D8", *words, deal=LONG_WEST)
    replaced = []
    for name in ("HT", "H4", "H6"):
        replaced.append(to_replace(table))
        table = after(table, name)
    assert replaced == ["E C9", "S C6", "W D8"]
