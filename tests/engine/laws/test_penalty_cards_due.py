"""Laws 51 and 52: which of several penalty cards is played, and what follows when none is."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import CardPlayed, IrregularitySeen, OptionTaken, PenaltyCardLaid, TrickReopened, TrickWon
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUMMY_LEADS,
    DUPLICATE_2017,
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
    legal,
    live,
    on_table,
    question,
    refused,
    statuses,
)

NOT_PLAYED = Irregularity.PENALTY_CARD_NOT_PLAYED
WHICH = "which_penalty_card 51 S: name_card HJ HQ"


def several_due(code: Code = CLASSIC) -> Table:
    """Dummy has led the ace of hearts, and East has two of his hearts lying face up."""
    return live(code, DUMMY_LEADS, "E shows HQ HJ", "HA")


def passed_over(code: Code = CLASSIC) -> Table:
    """East has played the ten under dummy's ace of hearts, where his queen lay face up."""
    return live(code, DUMMY_LEADS, "E shows HQ", "HA", "E plays HT")


# Which of several.


@all_codes
def test_law_51_declarer_names_one_of_several(code: Code) -> None:
    table = several_due(code)
    assert (question(table), about(table), table.legal_cards) == (WHICH, "E", ())
    assert events(table, "S chooses name_card HJ") == (OptionTaken(S, "name_card", 51, card=card("HJ")),)
    assert legal(after(table, "S chooses name_card HJ")) == "HJ"


@all_codes
def test_law_51_the_other_stays_on_the_table(code: Code) -> None:
    table = after(several_due(code), "S chooses name_card HJ", "HJ")
    assert (faced(table), question(table)) == (["E HQ penalty"], "")


@all_codes
def test_law_51_only_those_that_can_be_played_are_offered(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "E shows HQ HJ DA", "HA")
    assert question(table) == WHICH


@all_codes
def test_law_51_with_one_that_can_be_played_there_is_nothing_to_name(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "E shows HQ DA", "HA")
    assert (question(table), legal(table)) == ("", "HQ")


@pytest.mark.parametrize("option", ["name_card HT", "name_card", "name_card H", "free_lead"])
def test_law_51_only_a_penalty_card_can_be_named(option: str) -> None:
    assert refused(several_due(), f"S chooses {option}") == (Reason.OPTION_NOT_OFFERED, 51, {"seat": S})


@all_codes
def test_law_51_the_owner_waits_for_the_name(code: Code) -> None:
    assert refused(several_due(code), "E plays HQ") == (Reason.DECISION_OPEN, 51, {"seat": E, "deciders": (S,)})


@all_codes
def test_law_52_another_than_the_named_one_is_a_penalty_card_not_played(code: Code) -> None:
    table = after(several_due(code), "S chooses name_card HJ")
    assert events(table, "E plays HQ") == (CardPlayed(E, card("HQ")), IrregularitySeen(NOT_PLAYED, E, card("HQ")))
    back = after(table, "E plays HQ", "S chooses refuse")
    assert (faced(back), legal(back)) == (["E HJ penalty", "E HQ penalty"], "HJ")


# Not played.


@all_codes
def test_law_52_another_card_is_in_the_trick_and_waits_for_declarers_word(code: Code) -> None:
    before = live(code, DUMMY_LEADS, "E shows HQ", "HA")
    happens = (CardPlayed(E, card("HT")), IrregularitySeen(NOT_PLAYED, E, card("HT")))
    assert events(before, "E plays HT") == happens
    table = passed_over(code)
    assert question(table) == "penalty_card_not_played 52 S: accept | refuse"
    assert (on_table(table), faced(table)) == ("N HA E HT", ["E HQ penalty"])


@all_codes
def test_law_52_accepted_the_card_stands_and_the_other_lies_on(code: Code) -> None:
    assert events(passed_over(code), "S chooses accept") == (OptionTaken(S, "accept", 52, card=card("HT")),)
    table = after(passed_over(code), "S chooses accept")
    assert (on_table(table), table.turn, faced(table)) == ("N HA E HT", S, ["E HQ penalty"])


@all_codes
def test_law_52_refused_it_takes_the_place_of_the_other_which_is_one_as_well(code: Code) -> None:
    happens = (OptionTaken(S, "refuse", 52), TrickReopened(2, 1), PenaltyCardLaid(E, card("HT")))
    assert events(passed_over(code), "S chooses refuse") == happens
    table = after(passed_over(code), "S chooses refuse")
    assert (on_table(table), table.turn, legal(table)) == ("N HA", E, "HQ")
    assert faced(after(table, "HQ")) == ["E HT penalty"]


@all_codes
def test_law_52_refused_a_card_that_was_a_revoke_as_well_leaves_nothing_to_be_claimed(code: Code) -> None:
    """West plays a club to diamonds of which he has the seven, a penalty card; it goes back, and the revoke with it."""
    table = live(code, DUMMY_LEADS, "W shows D7", "D3 DA D9", "W plays C3")
    assert statuses(table) == {W: RevokeStatus.OPEN}
    table = after(table, "S chooses refuse")
    assert (legal(table), statuses(table)) == ("D7", {})


@all_codes
@pytest.mark.parametrize("words", ["S plays H6", "N plays HK"])
def test_law_52_declarer_who_plays_from_either_hand_has_accepted(code: Code, words: str) -> None:
    table = after(passed_over(code), words)
    assert ("E HT" in on_table(table), question(table)) == (True, "")
    assert faced(table)[:1] == ["E HQ penalty"]
    assert refused(table, "S chooses refuse") == (Reason.NO_DECISION_OPEN, None, {"seat": S})


@pytest.mark.parametrize(("seat", "name"), [(W, "H2"), (E, "HJ")])
def test_law_52_the_defenders_wait_for_declarer(seat: Seat, name: str) -> None:
    assert refused(passed_over(), f"{seat} plays {name}") == (
        Reason.DECISION_OPEN,
        52,
        {"seat": seat, "deciders": (S,)},
    )


@all_codes
def test_law_52_at_the_end_of_a_trick_refusing_opens_it_again(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "W shows H5", "HA HT H6", "W plays H2")
    assert table.tricks_won == (2, 0)
    happens = (OptionTaken(S, "refuse", 52), TrickReopened(2, 3), PenaltyCardLaid(W, card("H2")))
    assert events(table, "S chooses refuse") == happens
    table = after(table, "S chooses refuse")
    assert (table.tricks_won, table.turn, legal(table)) == ((1, 0), W, "H5")
    assert events(table, "W plays H5") == (CardPlayed(W, card("H5")), TrickWon(N))


@all_codes
def test_law_52_led_instead_of_the_penalty_card(code: Code) -> None:
    table = live(code, "SA S6 S2 S9", "W shows H5", "W plays SK")
    assert question(table) == "penalty_card_not_played 52 S: accept | refuse"
    table = after(table, "S chooses refuse")
    assert (on_table(table), table.turn, legal(table)) == ("", W, "H5")


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_52_a_minor_one_passed_over_for_a_small_card_of_its_suit(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "W drops H3", "HA HT H6", "W plays H2")
    assert faced(after(table, "S chooses accept")) == ["W H3 minor_penalty"]
    assert faced(after(table, "S chooses refuse")) == ["W H3 penalty", "W H2 penalty"]


@all_codes
def test_law_64_a_penalty_card_not_played_costs_no_tricks_even_if_it_was_a_revoke(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "E shows HQ", "HA", "E plays C9", "S chooses accept", "H6 H2")
    table = after(table, "N plays CA", "E plays CJ", "S claims 11", "E accepts claim", "W accepts claim")
    table = after(table, "S accuses E 2")
    assert (table.tricks_won, table.tricks_paid) == (table.tricks_before_transfer, (0, 0))
