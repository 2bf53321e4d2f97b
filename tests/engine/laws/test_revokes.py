"""Laws 61 and 62: a revoke that nobody sees, what brings it to light, and the card that takes its place."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardsShown,
    CardStands,
    CardWithdrawn,
    IrregularitySeen,
    PenaltyCardLaid,
    Remarked,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.cards import CardRow
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    DUPLICATE_2017,
    EAST_LEADS,
    READERS,
    RUBBER_2014,
    STRONG_WEST,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
    cards,
    events,
    faced,
    guarded,
    legal,
    limits,
    live,
    on_table,
    outcome,
    question,
    refused,
    to_replace,
)
from tests.engine.live_table import without_unspoken

REVOKE = Irregularity.REVOKE
REMARK = "N remarks revoke"
SAID = Remarked(N, About.REVOKE)


def east_revokes(code: Code = CLASSIC, more: str = "") -> Table:
    """Dummy has led the ace of hearts, and East has played the nine of clubs to it, with three hearts in his hand."""
    return live(code, DUMMY_LEADS, "HA", "E plays C9", more)


def declarer_revokes(code: Code = CLASSIC) -> Table:
    """East has led the queen of hearts, and declarer has played the six of clubs to it, with hearts in his hand."""
    return live(code, EAST_LEADS, "HQ", "S plays C6")


def statuses(table: Table) -> list[RevokeStatus]:
    return [revoke.status for revoke in table.matters.revokes]


# Nobody sees it.


@all_codes
def test_law_61_a_revoke_is_a_card_played_and_nothing_else(code: Code) -> None:
    assert events(live(code, DUMMY_LEADS, "HA"), "E plays C9") == (CardPlayed(E, card("C9")),)
    assert statuses(east_revokes(code)) == [RevokeStatus.OPEN]
    assert (faced(east_revokes(code)), question(east_revokes(code)), to_replace(east_revokes(code))) == ([], "", "")


@pytest.mark.parametrize(("code", "more"), [*product(Code, ("", "H6", "H6 H2", "H6 H2 CA"))])
def test_law_61_no_reader_can_tell_it_from_a_card_of_a_hand_without_the_suit(code: Code, more: str) -> None:
    table = east_revokes(code, more)
    for reader in READERS:
        assert table.view(reader) == without_unspoken(table).view(reader)
    assert without_unspoken(table).matters.revokes == ()


@all_codes
@pytest.mark.parametrize("words", ["W plays H2", "N plays CA", "E plays HQ", "S plays HA", "E drops C9", "E drops HQ"])
def test_law_61_no_card_that_follows_or_is_refused_tells_of_it(code: Code, words: str) -> None:
    table = east_revokes(code)
    assert outcome(table, words) == outcome(without_unspoken(table), words)


@all_codes
@pytest.mark.parametrize(
    "words", ["W spreads hand", "S claims 14", "S chooses accept", "E keeps card", "E changes C9 HT", "W asks N"]
)
def test_law_61_no_other_deed_tells_of_it(code: Code, words: str) -> None:
    table = east_revokes(code)
    assert outcome(table, words) == outcome(without_unspoken(table), words)


def test_law_61_its_note_prints_neither_the_card_nor_the_hand() -> None:
    table = east_revokes()
    assert repr(table.matters.revokes) == "(<revoke at trick 2>,)"
    assert "revoke" not in repr(table)


@all_codes
def test_law_61_a_hand_without_the_suit_has_not_revoked(code: Code) -> None:
    table = live(code, "SA S6 S2 S9", "SK S7 S3 ST", "SQ S8 S4 SJ", "D4 DQ D2 D8")
    assert after(table, "HA HT H6 H2", "HK HJ H7 H3", "H4 HQ H8 H5", "E plays S5").matters.revokes == ()


def test_law_44_a_guarded_table_refuses_it() -> None:
    table = guarded(CLASSIC, DUMMY_LEADS, "HA")
    hearts = CardRow(cards("HT HJ HQ"))
    must_follow = {"seat": E, "card": card("C9"), "leader": N, "led": card("HA"), "cards": hearts}
    assert refused(table, "E plays C9") == (Reason.MUST_FOLLOW_SUIT, 44, must_follow)


# It comes to light.


@pytest.mark.parametrize(("code", "seat"), [*product(Code, SEATS)])
def test_law_62_whoever_remarks_on_it_the_trick_is_opened_again(code: Code, seat: Seat) -> None:
    happens = (
        Remarked(seat, About.REVOKE),
        IrregularitySeen(REVOKE, E, card("C9")),
        TrickReopened(2, 1),
        PenaltyCardLaid(E, card("C9")),
    )
    assert events(east_revokes(code), f"{seat} remarks revoke") == happens
    table = after(east_revokes(code), f"{seat} remarks revoke")
    assert (on_table(table), table.turn, to_replace(table)) == ("N HA", E, "E C9")
    assert (faced(table), legal(table), statuses(table)) == (["E C9 penalty"], "HQ HJ HT", [RevokeStatus.CORRECTABLE])


@all_codes
def test_law_62_declarers_card_goes_back_freely(code: Code) -> None:
    happens = (
        SAID,
        IrregularitySeen(REVOKE, S, card("C6")),
        TrickReopened(2, 1),
        CardWithdrawn(S, card("C6")),
    )
    assert events(declarer_revokes(code), REMARK) == happens
    table = after(declarer_revokes(code), REMARK)
    assert (to_replace(table), faced(table), legal(table)) == ("S C6", [], "H9 H8 H7 H6")


@all_codes
def test_law_62_cards_played_after_it_lie_ready_and_stand(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "H6", "W plays C3", "HA HT", REMARK)
    assert (faced(table), legal(table)) == (["W C3 penalty", "N HA ready", "E HT ready"], "H5 H3 H2")
    assert [table.view(reader).counts for reader in READERS] == [(11, 11, 11, 12)] * 6
    table = after(table, "H2", "S chooses decline_change")
    assert table.events[-3:] == (CardStands(N, card("HA")), CardStands(E, card("HT")), TrickWon(N))


@all_codes
def test_law_62_corrected_it_costs_nothing_but_the_penalty_card(code: Code) -> None:
    table = after(east_revokes(code), REMARK, "HT")
    assert (statuses(table), to_replace(table), faced(table)) == ([RevokeStatus.CORRECTED], "", ["E C9 penalty"])
    assert (on_table(table), table.turn, question(table)) == ("N HA E HT", S, "")


@all_codes
def test_law_62_a_small_card_of_a_corrected_revoke_is_major_in_every_code(code: Code) -> None:
    assert faced(after(east_revokes(code), REMARK)) == ["E C9 penalty"]


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_62_one_that_lay_faced_as_a_minor_card_lies_as_it_did(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "E drops C9", "HA", "E plays C9", REMARK)
    assert faced(table) == ["E C9 minor_penalty"]


# While the card is being replaced.


@all_codes
@pytest.mark.parametrize(("seat", "name"), [(N, "CA"), (S, "H6"), (W, "H2")])
def test_law_62_others_wait_for_the_legal_card(code: Code, seat: Seat, name: str) -> None:
    waits = (Reason.CARD_TO_BE_REPLACED, 62, {"seat": seat, "revoker": E})
    assert refused(after(east_revokes(code), REMARK), f"{seat} plays {name}") == waits


@pytest.mark.parametrize("seat", [E, S, W])
def test_law_62_nobody_claims_meanwhile(seat: Seat) -> None:
    waits = (Reason.CARD_TO_BE_REPLACED, 62, {"seat": seat, "revoker": E})
    assert refused(after(east_revokes(), REMARK), f"{seat} claims 3") == waits


@all_codes
@pytest.mark.parametrize("name", ["C9", "CK", "S3"])
def test_law_62_the_card_in_its_place_has_to_be_legal(code: Code, name: str) -> None:
    hearts = CardRow(cards("HT HJ HQ"))
    named = (Reason.CARD_IS_NAMED, 62, {"seat": E, "card": card(name), "cards": hearts})
    assert refused(after(east_revokes(code), REMARK), f"E plays {name}") == named


@all_codes
def test_law_62_cards_are_seen_and_words_said_meanwhile(code: Code) -> None:
    table = after(east_revokes(code), REMARK)
    assert events(table, "S drops H9") == (CardsShown(S, cards("H9")),)
    assert events(table, "W remarks revoke") == (Remarked(W, About.REVOKE),)
    assert to_replace(after(table, "W remarks revoke")) == "E C9"


# Demands that are not met.


@all_codes
def test_law_61_a_lead_that_disobeys_a_ban_is_a_revoke_and_takes_all_cards_back(code: Code) -> None:
    table = live(code, "E plays HQ", "S chooses forbid_suit H", "W plays H2", "H4 HJ")
    assert question(table) == ""
    happens = (
        SAID,
        IrregularitySeen(REVOKE, W, card("H2")),
        TrickReopened(1, 0),
        PenaltyCardLaid(W, card("H2")),
        CardWithdrawn(N, card("H4")),
        PenaltyCardLaid(E, card("HJ")),
    )
    assert events(table, REMARK) == happens
    table = after(table, REMARK)
    assert (on_table(table), table.turn, limits(table)) == ("", W, ["W forbid_suit H on lead"])


@all_codes
def test_law_61_a_card_that_disobeys_a_demand_of_law_57_is_a_revoke(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "W plays H2", "S chooses highest", "E plays HT")
    assert statuses(table) == [RevokeStatus.OPEN]
    assert legal(after(table, REMARK)) == "HQ"


# More than one.


@all_codes
def test_law_62_both_of_one_trick_are_corrected_in_the_order_of_the_trick(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "E plays C9", "H6", "W plays C3")
    happens = (
        SAID,
        IrregularitySeen(REVOKE, E, card("C9")),
        IrregularitySeen(REVOKE, W, card("C3")),
        TrickReopened(2, 1),
        PenaltyCardLaid(E, card("C9")),
        PenaltyCardLaid(W, card("C3")),
    )
    assert events(table, REMARK) == happens
    table = after(table, REMARK, "HT", "S chooses decline_change")
    assert (table.turn, to_replace(table), legal(table)) == (W, "W C3", "H5 H3 H2")


@all_codes
def test_law_62_both_sides_are_corrected_where_only_one_has_played_on(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA", "E plays C9", "S plays C6", "H2", "CA")
    assert statuses(table) == [RevokeStatus.OPEN, RevokeStatus.ESTABLISHED]
    seen = (IrregularitySeen(REVOKE, E, card("C9")), IrregularitySeen(REVOKE, S, card("C6")))
    back = (PenaltyCardLaid(E, card("C9")), CardWithdrawn(S, card("C6")), CardWithdrawn(N, card("CA")))
    assert events(table, REMARK) == (SAID, *seen, TrickReopened(2, 1), *back)


@all_codes
@pytest.mark.parametrize("with_penalty_card", [False, True])
def test_law_64b_a_revoke_costs_nothing_where_a_faced_card_should_have_been_played(
    code: Code, with_penalty_card: bool
) -> None:
    shown, let_stand = (["E shows S8", "S chooses free_lead"], ["S chooses accept"]) if with_penalty_card else ([], [])
    table = live(code, *shown, "SA S2", "E plays CK", *let_stand, deal=STRONG_WEST)
    assert [revoke.free for revoke in table.matters.revokes] == [with_penalty_card]
