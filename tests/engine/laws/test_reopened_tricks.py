"""Law 62 and what was ruled before: a trick that is opened again takes no ruling away, and no card is lost in it."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Choose, PlayCard
from bridge_tui.engine.events import (
    CardPlayed,
    CardStands,
    CardWithdrawn,
    IrregularitySeen,
    PenaltyCardMadeMajor,
    TrickWon,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUMMY_LEADS,
    DUPLICATE_2017,
    LONG_WEST,
    NO_SPADES_EAST,
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
    question_for,
    refused,
    to_replace,
)

SOUTH_MAY_WIN = Deal.from_pbn("N:QJ3.K32.A432.432 84.T95.QT9.KQJT9 AK2.AQ4.KJ5.A876 T9765.J876.876.5")
"""Dummy wins the first spade with the queen, or declarer with ace or king."""


def declarer_revokes(code: Code, *deeds: str) -> Table:
    """West leads the ace of spades, and declarer, last to play, discards a club; then what is done before a word."""
    return live(code, "SA S2 S5", "S plays C6", *deeds, deal=STRONG_WEST)


def dummy_revokes(code: Code, *deeds: str, deal: Deal = LONG_WEST) -> Table:
    """West leads the nine of spades, and dummy, with three spades, plays a heart; then what is done before a word."""
    return live(code, "S9", *deeds, deal=deal)


def played_out(table: Table) -> Table:
    """The table at the end, when everybody takes the last option and plays the first legal card."""
    while not table.is_over:
        decision = table.decision
        if decision is None:
            assert table.turn is not None
            table = table.apply(PlayCard(table.turn, table.legal_cards[0])).table
        else:
            option = decision.options[-1]
            suit, named = next(iter(option.suits), None), next(iter(option.cards), None)
            table = table.apply(Choose(decision.deciders[0], option.name, suit, named)).table
    return table


# What was ruled stands.


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_50b_a_penalty_card_that_is_owed_again_makes_a_minor_one_of_that_hand_major(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "W shows SA", "S8", "E plays DK", "SJ SA", "W drops C3")
    assert faced(table) == ["W C3 minor_penalty"]
    assert events(table, "E owns up")[-1] == PenaltyCardMadeMajor(W, card("C3"))
    assert faced(after(table, "E owns up")) == ["W C3 penalty", "E DK penalty", "S SJ ready", "W SA ready"]
    table = live(code, DUMMY_LEADS, "W shows SA", "S8 S5", "S plays C6", "SA", "W drops C3")
    assert events(table, "S owns up")[-1] == PenaltyCardMadeMajor(W, card("C3"))


# No card is lost.


def dummy_plays_ahead(code: Code) -> Table:
    """East has revoked at trick one; dummy has led to trick two and played to trick three."""
    return live(code, "S5 SA", "E plays C9", "S2 H2", "N plays H3", deal=LONG_WEST)


@all_codes
def test_law_62_a_card_of_dummys_for_a_later_trick_goes_back_and_the_deal_ends(code: Code) -> None:
    assert CardWithdrawn(N, card("H3")) in events(dummy_plays_ahead(code), "E remarks revoke")
    table = after(dummy_plays_ahead(code), "E remarks revoke", "S4", "S keeps card")
    assert "H3" in question_for(table, S)
    table = played_out(after(table, "N keeps card"))
    assert (sum(table.tricks_won), [len(hand) for hand in table.hands]) == (13, [0, 0, 0, 0])


@all_codes
def test_law_62_a_card_that_followed_to_the_next_trick_is_no_lead_for_whom_now_wins_this_one(code: Code) -> None:
    table = live(code, "S5 SQ", "E plays C9", "S2 H2", "S plays H4", "E remarks revoke", "S4", deal=SOUTH_MAY_WIN)
    table = after(table, "S changes S2 SA")
    assert (table.turn, question(table), faced(table)) == (S, "", ["E C9 penalty"])
    assert legal(table) == "SK S2 HA HQ H4 DK DJ D5 CA C8 C7 C6"


@all_codes
def test_law_62_a_card_that_declarer_had_played_before_the_revoke_is_not_changed(code: Code) -> None:
    table = live(code, "S5 SA S4 S2", "H2", "S plays H4", "E plays C9", "S remarks revoke", deal=LONG_WEST)
    assert events(table, "E plays HT") == (CardPlayed(E, card("HT")), CardStands(S, card("H4")))
    assert legal(after(table, "HT")) == "HJ H8 H7 H6"


@pytest.mark.parametrize("seat", [E, S, W])
@all_codes
def test_law_66_who_has_a_card_ready_in_the_opened_trick_has_played_on(code: Code, seat: Seat) -> None:
    table = live(code, "S5 SA S4 S2", "H2", "E plays C9", "HQ H6", "W remarks revoke", deal=LONG_WEST)
    reason = Reason.NEXT_TRICK_BEGUN if code is CLASSIC else Reason.SIDE_HAS_PLAYED_ON
    assert refused(table, f"{seat} looks back") == (reason, 66, {"seat": seat})
    assert table.view(seat).last_trick is None


# What was ruled.


@all_codes
def test_law_50_a_suit_is_forbidden_again_where_the_leader_has_not_lost_the_lead_after_all(code: Code) -> None:
    deeds = ["E drops HT", "S chooses forbid_suit H", "SA S2 S5", "S plays C6"]
    table = live(code, *deeds, calls="1C P P P", deal=STRONG_WEST)
    assert (table.turn, limits(table)) == (S, [])
    table = after(table, "W remarks revoke")
    assert limits(table) == ["W forbid_suit H on lead"]
    table = after(table, "S9")
    assert (table.turn, limits(table)) == (W, ["W forbid_suit H on lead"])
    assert legal(table) == "SK SQ S7 S6 D8 D7 D6 C9"


@all_codes
def test_law_50_a_lead_that_was_required_after_the_revoke_is_required(code: Code) -> None:
    deeds = ["E drops HT", "S chooses require_suit H", "E remarks revoke", "S9"]
    table = declarer_revokes(code, *deeds)
    assert (question(table), limits(table), legal(table)) == ("", ["W require_suit H"], "HJ H8 H7 H6")


@all_codes
def test_law_50_a_lead_that_was_required_is_only_changed_for_another_of_the_suit(code: Code) -> None:
    deeds = ["E drops HT", "S chooses require_suit H", "HJ", "W remarks revoke", "S9"]
    table = declarer_revokes(code, *deeds)
    assert limits(table) == ["W require_suit H"]
    assert question_for(table, W) == "change 62 W: change H6 H7 H8 | decline_change"
    assert refused(table, "W changes HJ SK") == (Reason.NO_RIGHT_TO_CHANGE, 62, {"seat": W})
    assert (limits(after(table, "W changes HJ H6")), limits(after(table, "W keeps card"))) == ([], [])


@all_codes
@pytest.mark.parametrize(("choice", "name"), [("highest", "S8"), ("lowest", "S4")])
def test_law_57_what_was_chosen_after_a_premature_card_binds_the_partner(code: Code, choice: str, name: str) -> None:
    table = dummy_revokes(code, "N plays H2", "W plays D8", f"S chooses {choice}", "W remarks revoke", "S3")
    assert (limits(table), legal(table)) == ([f"E {choice}"], name)
    assert faced(table) == ["W D8 penalty"]


@all_codes
def test_law_52_of_a_card_that_stands_it_is_asked_again_whether_it_may(code: Code) -> None:
    deeds = ["E drops HT", "N plays H2", "E plays C9", "W remarks revoke", "S3"]
    table = dummy_revokes(code, *deeds, deal=NO_SPADES_EAST)
    assert question(table) == "change 62 E: change HT | decline_change"
    seen = IrregularitySeen(Irregularity.PENALTY_CARD_NOT_PLAYED, E, card("C9"))
    assert events(table, "E keeps card") == (CardStands(E, card("C9")), seen)
    assert question(after(table, "E keeps card")) == "penalty_card_not_played 52 S: accept | refuse"
    assert question(after(table, "E changes C9 HT")) == ""


# What waits.


@all_codes
def test_law_62_a_lead_of_a_non_offenders_that_waits_goes_back_free(code: Code) -> None:
    table = declarer_revokes(code, "E plays HT")
    assert question(table).startswith("lead_out_of_turn 56 S: accept")
    table = after(table, "E remarks revoke")
    assert (question(table), faced(table)) == ("", [])
    table = after(table, "S9")
    assert (table.turn, question(table), limits(table)) == (W, "", [])


@all_codes
def test_law_62_a_premature_card_of_a_non_offenders_that_waits_goes_back_free(code: Code) -> None:
    table = dummy_revokes(code, "N plays H2", "W plays D8")
    assert question(table).startswith("play_out_of_turn 57 S: highest")
    table = after(table, "W remarks revoke")
    assert (question(table), faced(table), limits(after(table, "S3"))) == ("", [], [])


@all_codes
def test_law_62_a_premature_card_that_was_a_penalty_card_before_lies_on(code: Code) -> None:
    table = dummy_revokes(code, "W drops HJ", "N plays H2", "W plays HJ")
    assert question(table).startswith("play_out_of_turn 57 S: highest")
    table = after(table, "W remarks revoke")
    assert (question(table), faced(table)) == ("", ["W HJ penalty"])


@all_codes
def test_law_50_a_card_that_was_dropped_after_the_revoke_lies_on(code: Code) -> None:
    assert faced(declarer_revokes(code, "E drops HT", "E remarks revoke")) == ["E HT penalty"]


@all_codes
def test_law_50_a_penalty_card_that_was_played_before_the_revoke_is_not_owed_again(code: Code) -> None:
    table = live(code, "E shows S8", "S chooses free_lead", "SA S2 S8", "S plays C6", "S owns up", deal=STRONG_WEST)
    assert (on_table(table), to_replace(table), faced(table)) == ("W SA N S2 E S8", "S C6", [])


@all_codes
def test_law_50_nor_is_one_of_the_trick_before(code: Code) -> None:
    first = ("E shows S8", "S chooses free_lead", "SA S2 S8 S9")
    table = live(code, *first, "SK", "N plays H2", "S owns up", deal=STRONG_WEST)
    assert (on_table(table), to_replace(table), faced(table)) == ("W SK", "N H2", [])


@all_codes
def test_law_50_a_lead_that_was_required_and_made_before_the_revoke_is_not_required_again(code: Code) -> None:
    table = live(code, "E drops HT", "S chooses require_suit H", "H6", "N plays S2", "S owns up", deal=STRONG_WEST)
    assert (on_table(table), to_replace(table), limits(table)) == ("W H6", "N S2", [])


@all_codes
def test_law_50_a_penalty_card_that_was_played_after_the_revoke_is_owed_again_and_cannot_be_changed(code: Code) -> None:
    first = ("E shows S8", "S chooses free_lead", "SA", "N plays H2", "S8 S9", "SK", "S owns up")
    table = live(code, *first, deal=STRONG_WEST)
    assert (to_replace(table), faced(table)) == ("N H2", ["E S8 ready", "S S9 ready", "W SK ready"])
    stands = (CardPlayed(N, card("S2")), CardStands(E, card("S8")), CardStands(S, card("S9")), TrickWon(W))
    assert events(table, "N plays S2") == stands


# What declarer has half said, and what dummy has, goes with the trick.


@all_codes
@pytest.mark.parametrize("words", ["S wants anything", "S wants 8"])
def test_law_46_a_designation_of_a_later_trick_is_dropped(code: Code, words: str) -> None:
    """East has discarded on the first trick, which dummy has won."""
    table = live(code, "D4 DQ", "E plays C9", "D8", words)
    assert question(table).startswith("designation")
    table = after(table, "S asks E")
    assert (question(table), table.turn, to_replace(table)) == ("", E, "E C9")
    assert CardPlayed(E, card("D2")) in events(table, "E plays D2")


@all_codes
def test_law_43b2_so_is_the_choice_of_the_hand_that_leads(code: Code) -> None:
    table = live(code, "D4 DQ", "E plays C9", "D8", "N peeks S", "N remarks lead_from_wrong_hand")
    assert question(table).startswith("lead_hand_choice")
    table = after(table, "S asks E")
    assert (question(table), table.turn, to_replace(table)) == ("", E, "E C9")
