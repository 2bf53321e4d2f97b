"""Law 62C: who may change his card once a revoke has been corrected, and what the others hear of it."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import CardChanged, CardPlayed, CardStands, CardWithdrawn, PenaltyCardLaid, TrickWon
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    DUPLICATE_2017,
    READERS,
    RUBBER_1993,
    RUBBER_2014,
    E,
    N,
    S,
    W,
    about,
    after,
    all_codes,
    card,
    events,
    faced,
    guarded,
    legal,
    live,
    on_table,
    question,
    question_for,
    refused,
)

modern_codes = pytest.mark.parametrize("code", [RUBBER_1993, RUBBER_2014, DUPLICATE_2017])

REMARK = "S remarks revoke"


def west_corrects(code: Code = CLASSIC) -> Table:
    """Declarer has led the six of hearts, West did not follow, dummy played the ace, East the ten; West corrects it."""
    return live(code, DECLARER_LEADS, "H6", "W plays C3", "HA HT", REMARK, "H2")


def east_corrects(code: Code = CLASSIC, more: str = "") -> Table:
    """Dummy has led the ace of hearts, East did not follow, the others did with six and deuce; East corrects it."""
    return live(code, DUMMY_LEADS, "HA", "E plays C9", "H6 H2", more, REMARK, "HT")


# The question, and who hears what.


@modern_codes
def test_law_62_the_question_names_the_card_and_whose_revoke_gives_the_right(code: Code) -> None:
    assert about(east_corrects(code)) == "E H6"
    assert about(after(east_corrects(code), "S changes H6 H7")) == "E H2"


@all_codes
def test_law_62_the_card_that_corrects_is_played_and_dummys_may_be_changed(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "H6", "W plays C3", "HA HT", REMARK)
    assert events(table, "W plays H2") == (CardPlayed(W, card("H2")),)
    assert question(west_corrects(code)) == "change 62 S: change H4 HK | decline_change"
    assert faced(west_corrects(code)) == ["W C3 penalty", "N HA ready", "E HT ready"]


@all_codes
def test_law_62_what_a_hidden_hand_might_play_instead_is_for_its_own_eyes(code: Code) -> None:
    table = east_corrects(code)
    for reader in READERS:
        named = " H7 H8 H9" if reader in {S, ALL} else ""
        assert question_for(table, reader) == f"change 62 S: change{named} | decline_change"


@modern_codes
def test_law_62_what_a_defender_might_play_instead_is_not_shown_to_declarer(code: Code) -> None:
    table = after(west_corrects(code), "N changes HA H4")
    assert question_for(table, E) == "change 62 E: change HJ HQ | decline_change"
    assert question_for(table, S) == question_for(table, PUBLIC) == "change 62 E: change | decline_change"


# Changing and keeping.


@all_codes
def test_law_62_a_non_offender_changes_his_card_freely(code: Code) -> None:
    happens = events(west_corrects(code), "N changes HA H4")
    assert happens[0] == CardChanged(N, card("HA"), card("H4"))
    table = after(west_corrects(code), "N changes HA H4")
    assert card("HA") in table.hands[N]
    assert not [each for each in faced(table) if each.startswith("N")]


@all_codes
def test_law_62_what_is_kept_stands(code: Code) -> None:
    stands = (CardStands(N, card("HA")), CardStands(E, card("HT")), TrickWon(N))
    assert events(west_corrects(code), "N keeps card") == stands
    assert after(west_corrects(code), "N keeps card").turn is N


@all_codes
def test_law_62_the_options_by_name_do_the_same(code: Code) -> None:
    table = west_corrects(code)
    assert events(table, "S chooses change H4") == events(table, "N changes HA H4")
    assert events(table, "S chooses decline_change") == events(table, "N keeps card")


def test_law_62_in_classic_the_offenders_partner_may_not_change() -> None:
    changed = (CardChanged(N, card("HA"), card("H4")), CardStands(E, card("HT")), TrickWon(E))
    assert events(west_corrects(CLASSIC), "N changes HA H4") == changed


@modern_codes
def test_law_62_the_offenders_partner_may_change_after_a_non_offender_has(code: Code) -> None:
    assert events(west_corrects(code), "N changes HA H4") == (CardChanged(N, card("HA"), card("H4")),)
    table = after(west_corrects(code), "N changes HA H4")
    changed = (CardChanged(E, card("HT"), card("HQ")), PenaltyCardLaid(E, card("HT")), TrickWon(E))
    assert events(table, "E changes HT HQ") == changed
    assert faced(after(table, "E changes HT HQ")) == ["W C3 penalty", "E HT penalty"]


@modern_codes
def test_law_62_the_offenders_partner_who_keeps_his_card_pays_nothing(code: Code) -> None:
    table = after(west_corrects(code), "N changes HA H4")
    assert events(table, "E keeps card") == (CardStands(E, card("HT")), TrickWon(E))


@all_codes
def test_law_62_after_a_revoke_of_declarers_side_a_defender_changes_without_penalty(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "CT C3", "N plays HA", "CK", "W remarks revoke", "C2")
    assert question_for(table, E) == "change 62 E: change C9 CJ | decline_change"
    assert events(table, "E changes CK CJ") == (CardChanged(E, card("CK"), card("CJ")), TrickWon(E))
    assert faced(after(table, "E changes CK CJ")) == []


# A lead to the next trick.


@all_codes
def test_law_62_a_non_offender_who_still_wins_may_change_his_lead(code: Code) -> None:
    table = after(east_corrects(code, "CA"), "S keeps card")
    assert (table.turn, faced(table)) == (N, ["E C9 penalty", "N CA ready"])
    assert question(table).startswith("change 62 S: change C2 C8 CQ D3 DJ H4 HK")
    assert events(table, "N keeps card") == (CardStands(N, card("CA")),)
    assert on_table(after(table, "N changes CA C2")) == "N C2"


@all_codes
def test_law_62_a_lead_goes_back_if_another_hand_now_wins_the_trick(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "H4", "E plays C9", "H9 H5", "C6", "N remarks revoke", "HQ")
    goes_on = (CardStands(S, card("H9")), CardStands(W, card("H5")), TrickWon(E), CardWithdrawn(S, card("C6")))
    assert events(table, "S keeps card") == goes_on
    assert (after(table, "S keeps card").turn, legal(after(table, "S keeps card"))) == (E, "C9")


# Who may not.


@pytest.mark.parametrize(
    "words",
    [
        "E changes HT HJ",  # before his turn
        "S changes H6 H7",  # who played before the revoke
        "W changes H2 H3",  # the revoker
        "N changes HA CA",  # no legal card
        "N changes HA HA",
        "N changes H4 HK",  # not the card that he has played
        "E keeps card",
    ],
)
def test_law_62_nobody_else_changes_and_no_other_card(words: str) -> None:
    assert refused(west_corrects(), words) == (Reason.NO_RIGHT_TO_CHANGE, 62, {"seat": Seat.parse(words[0])})


@pytest.mark.parametrize("seat", [N, E, W])
def test_law_62_only_the_player_of_the_hand_chooses(seat: Seat) -> None:
    not_his = (Reason.NOT_YOUR_DECISION, 62, {"seat": seat, "deciders": (S,)})
    assert refused(west_corrects(), f"{seat} chooses change H4") == not_his


@pytest.mark.parametrize("words", ["E plays HQ", "S plays H7", "N plays HK"])
def test_law_62_the_play_waits_for_the_answer(words: str) -> None:
    waits = (Reason.DECISION_OPEN, 62, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(west_corrects(), words) == waits


@all_codes
def test_law_62_without_a_corrected_revoke_no_card_is_changed(code: Code) -> None:
    for table in (live(code, DUMMY_LEADS, "HA"), guarded(code, DUMMY_LEADS, "HA"), live(code), guarded(code)):
        no_right = (Reason.NO_RIGHT_TO_CHANGE, 62, {"seat": N})
        assert refused(table, "N changes HA HK") == refused(table, "N keeps card") == no_right
