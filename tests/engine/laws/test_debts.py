"""Laws 50 to 59: what is demanded of a hand gives way to a later word of declarer's, and lapses with another lead."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import Remarked
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.model.deals import Deal
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    LONG_WEST,
    NO_CLUBS_NORTH,
    RUBBER_2014,
    STRONG_WEST,
    E,
    S,
    W,
    after,
    all_codes,
    events,
    faced,
    legal,
    limits,
    live,
    on_table,
    question,
)

NO_CLUBS_WEST = Deal.from_pbn("N:5432.432.A32.532 876.T95.QT9.KQJT T9.AQ8.KJ.A98764 AKQJ.KJ76.87654.")
"""West, who leads, wins with his spades and has no club."""

NOTHING_SEEN = (Remarked(S, About.REVOKE),)
"""A remark about a revoke that finds none."""

ASKED_ABOUT_HEARTS = "partner_penalty_lead 50 S: require_suit H | forbid_suit H or several | free_lead"


def forbidden(code: Code) -> Table:
    """East has dropped the ten of hearts, declarer forbids hearts, and West keeps the lead with the ace of spades."""
    return live(code, "E drops HT", "S chooses forbid_suit H", "SA S2 S5 S9", deal=STRONG_WEST)


# A later word.


@all_codes
def test_law_50_a_suit_that_was_forbidden_is_led_where_it_is_required_later(code: Code) -> None:
    table = after(forbidden(code), "E drops HT")
    assert limits(table) == ["W forbid_suit H on lead"]
    assert question(table) == ASKED_ABOUT_HEARTS
    table = after(table, "S chooses require_suit H")
    assert (limits(table), legal(table)) == (["W require_suit H"], "HJ H8 H7 H6")
    assert events(after(table, "HJ H2 H5 H4"), "S remarks revoke") == NOTHING_SEEN


@all_codes
def test_law_54_a_suit_that_was_forbidden_is_led_where_it_is_required_later(code: Code) -> None:
    deeds = ["E plays CK", "S chooses forbid_suit C", "E plays CQ", "S chooses require_suit C"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert (limits(table), legal(table)) == (["W require_suit C"], "C5")
    assert events(after(table, "C5 C2 C9 C6"), "S remarks revoke") == NOTHING_SEEN


@all_codes
def test_law_54_a_suit_that_was_required_is_not_led_where_it_is_forbidden_later(code: Code) -> None:
    deeds = ["E plays CK", "S chooses require_suit C", "E plays CQ", "S chooses forbid_suit C"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert limits(table) == ["W forbid_suit C on lead"]
    assert legal(table) == "ST S9 S7 S6 S5 HJ H8 H7 H6 D8 D7 D6"


@all_codes
def test_law_54_of_two_suits_that_are_required_for_one_lead_the_second_counts(code: Code) -> None:
    deeds = ["E plays CK", "S chooses require_suit C", "E plays HT", "S chooses require_suit H"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert (limits(table), legal(table)) == (["W require_suit H"], "HJ H8 H7 H6")


@all_codes
def test_law_51_of_two_forbidden_suits_the_one_that_is_not_required_later_stays_forbidden(code: Code) -> None:
    deeds = ["E drops CK HT", "S chooses forbid_suit CH", "E drops HT", "S chooses require_suit H"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert limits(table) == ["W forbid_suit C on lead", "W require_suit H"]


@all_codes
def test_law_50_suits_that_are_forbidden_one_after_another_are_all_forbidden(code: Code) -> None:
    table = after(forbidden(code), "E drops CK", "S chooses forbid_suit C")
    assert limits(table) == ["W forbid_suit H on lead", "W forbid_suit C on lead"]
    assert legal(table) == "SK SQ S7 S6 D8 D7 D6"


@all_codes
def test_law_50_a_suit_that_is_forbidden_twice_is_named_once(code: Code) -> None:
    table = after(forbidden(code), "E drops HT", "S chooses forbid_suit H")
    assert limits(table) == ["W forbid_suit H on lead"]


@all_codes
@pytest.mark.parametrize(("first", "second", "card"), [("highest", "lowest", "S4"), ("lowest", "highest", "S8")])
def test_law_57_of_two_choices_after_two_premature_cards_the_second_counts(
    code: Code, first: str, second: str, card: str
) -> None:
    deeds = ["S5", "W plays D8", f"S chooses {first}", "W plays D7", f"S chooses {second}", "S3"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert (limits(table), legal(table)) == ([f"E {second}"], card)


@all_codes
def test_law_57_a_suit_that_is_required_after_a_second_premature_card_takes_the_place_of_the_highest(
    code: Code,
) -> None:
    deeds = ["S5", "W plays D8", "S chooses highest", "W plays D7", "S chooses require_suit H"]
    assert limits(live(code, *deeds, deal=LONG_WEST)) == ["E require_suit H"]


# The lead of another hand.


@all_codes
def test_law_56_what_was_required_of_a_lead_does_not_bind_a_discard_on_anothers(code: Code) -> None:
    deeds = ["SA S2 S6 S9", "E plays DQ", "S chooses require_suit D", "E plays CK", "S chooses accept"]
    table = live(code, *deeds, deal=NO_CLUBS_WEST)
    assert (on_table(table), limits(table)) == ("E CK", [])
    table = after(table, "CA")
    assert legal(table) == "SK SQ SJ HK HJ H7 H6 D8 D7 D6 D5 D4"
    assert events(after(table, "SJ C2"), "S remarks revoke") == NOTHING_SEEN


def test_law_55_in_classic_the_suit_that_the_right_hand_has_to_lead_binds_no_discard_of_it() -> None:
    deeds = ["S3 SA SJ S8", "S plays D7", "E remarks lead_from_wrong_hand", "E plays CK", "S chooses accept", "C6 C4"]
    table = live(CLASSIC, *deeds, deal=NO_CLUBS_NORTH)
    assert (limits(table), legal(table)) == ([], "SK S2 H5 H4 H3 H2 DA D6 D5 D4 D3 D2")
    assert events(after(table, "H2"), "E remarks revoke") == (Remarked(E, About.REVOKE),)


def test_law_55_in_classic_a_second_lead_from_the_wrong_hand_that_is_accepted_ends_the_first_ones_demand() -> None:
    deeds = ["S3 SA SJ S8", "S plays D7", "E remarks lead_from_wrong_hand", "S plays C8", "W plays C4", "H2"]
    table = live(CLASSIC, *deeds, deal=NO_CLUBS_NORTH)
    assert events(table, "W remarks revoke") == (Remarked(W, About.REVOKE),)


@all_codes
def test_law_50_a_suit_stays_forbidden_through_the_leaders_own_tricks_and_no_longer(code: Code) -> None:
    table = after(forbidden(code), "C9 C2 CT C6")
    assert (table.turn, limits(table)) == (E, [])


# What is owed again.


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_55_what_was_required_of_a_lead_is_required_again_where_declarers_lead_goes_back(code: Code) -> None:
    deeds = ["SA S2 S5 S9", "E drops HT", "S chooses require_suit H", "S plays DK", "E chooses accept"]
    table = live(code, *deeds, deal=STRONG_WEST)
    assert (on_table(table), limits(table)) == ("S DK", [])
    table = after(table, "W chooses refuse")
    assert (on_table(table), limits(table), legal(table)) == ("", ["W require_suit H"], "HJ H8 H7 H6")


@all_codes
@pytest.mark.parametrize(("choice", "wrong", "right"), [("highest", "S4", "S8"), ("lowest", "S8", "S4")])
def test_law_62_what_was_disobeyed_is_owed_again(code: Code, choice: str, wrong: str, right: str) -> None:
    deeds = ["S5", "W plays D8", f"S chooses {choice}", "S3", f"E plays {wrong}", "S2", "N remarks revoke"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert (limits(table), legal(table)) == ([f"E {choice}"], right)
    assert faced(table) == ["W D8 penalty", f"E {wrong} penalty", "S S2 ready"]


# Declarer's say on one lead.


def both_lie(code: Code, choice: str) -> Table:
    """Both defenders have a penalty card, and declarer has had his say on the opening lead."""
    return live(code, "E drops HT", "W drops HJ", choice, deal=STRONG_WEST)


@all_codes
def test_law_52_declarer_has_had_his_say_also_where_the_lead_goes_back(code: Code) -> None:
    table = after(both_lie(code, "S chooses free_lead"), "W plays SA")
    assert question(table) == "penalty_card_not_played 52 S: accept | refuse"
    table = after(table, "S chooses refuse")
    assert (question(table), legal(table)) == ("", "HJ")
    assert faced(table) == ["E HT penalty", "W HJ penalty", "W SA penalty"]


@all_codes
def test_law_52_a_suit_that_was_forbidden_stays_so_once_where_the_lead_goes_back(code: Code) -> None:
    deeds = ["E drops CK", "W drops HJ", "S chooses forbid_suit C", "W plays SA", "S chooses refuse"]
    table = live(code, *deeds, deal=STRONG_WEST)
    assert limits(table) == ["W forbid_suit C on lead", "W cards HJ"]
    assert (question(table), legal(table)) == ("", "HJ")


@all_codes
def test_law_50_declarer_is_asked_again_for_a_card_that_he_did_not_know_of(code: Code) -> None:
    table = live(code, "E drops CK", "S chooses free_lead", deal=LONG_WEST)
    assert question(table) == ""
    asked = "partner_penalty_lead 51 S: require_suit CH | forbid_suit CH or several | free_lead"
    assert question(after(table, "E drops HT")) == asked


@all_codes
@pytest.mark.parametrize(
    "deeds", [["E drops HT", "S chooses forbid_suit H"], ["E plays HT", "S chooses forbid_suit H"]]
)
def test_law_50_declarer_is_asked_again_for_a_card_that_was_picked_up_and_dropped_again(
    code: Code, deeds: list[str]
) -> None:
    table = live(code, *deeds, "E drops HT", deal=LONG_WEST)
    assert question(table) == ASKED_ABOUT_HEARTS


@all_codes
def test_law_54_declarer_who_has_forbidden_the_suit_led_is_asked_for_a_card_exposed_later(code: Code) -> None:
    table = live(code, "E plays CK", "S chooses forbid_suit C", deal=LONG_WEST)
    assert question(table) == ""
    assert question(after(table, "E drops HT")) == ASKED_ABOUT_HEARTS


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_50_a_minor_card_that_is_dropped_after_declarer_has_spoken_asks_nothing(code: Code) -> None:
    table = live(code, "E plays CK", "S chooses forbid_suit C", "E drops H5", deal=LONG_WEST)
    assert (question(table), faced(table)) == ("", ["E H5 minor_penalty"])
