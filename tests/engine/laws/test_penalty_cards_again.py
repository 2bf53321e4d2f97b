"""Laws 50 to 52: a penalty card that was played and goes back is one again, and its owner has to play it."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardStands,
    CardWithdrawn,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
    Remarked,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    ELEVEN_TRICKS,
    LONG_SPADES,
    LONG_WEST,
    NO_CLUBS_NORTH,
    RUBBER_1993,
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
)

DUMMY_EAST = "P 1NT P P P"
"""South passes, West declares: North leads, East is dummy."""


def revoke_seen(seat_and_card: str) -> IrregularitySeen:
    """What is said once a revoke comes to light."""
    seat, name = seat_and_card.split()
    return IrregularitySeen(Irregularity.REVOKE, {"N": N, "E": E, "S": S, "W": W}[seat], card(name))


# A correction.


def south_has_played_his(code: Code) -> Table:
    """Dummy has not followed to the ace of spades; South then played his penalty card, the queen."""
    deeds = ["S drops SQ", "W chooses free_lead", "SA", "E plays C9", "SQ S5"]
    return live(code, *deeds, calls=DUMMY_EAST, deal=LONG_WEST)


@all_codes
def test_law_62_a_penalty_card_that_was_played_after_the_revoke_is_not_changed(code: Code) -> None:
    table = south_has_played_his(code)
    assert faced(table) == []
    table = after(table, "N remarks revoke")
    assert faced(table) == ["S SQ ready", "W S5 ready"]
    stands = (CardStands(S, card("SQ")), CardStands(W, card("S5")), TrickWon(N))
    assert events(table, "E plays S4") == (CardPlayed(E, card("S4")), *stands)
    assert faced(after(table, "S4")) == []


# All cards of a trick.


def west_leads_another_suit(code: Code) -> Table:
    """West has to lead a heart and leads the ace of spades; East has played a penalty card to it."""
    deeds = ["E drops HT", "S chooses require_suit H", "W plays SA", "S2", "E drops DQ S8", "S8 S9"]
    return live(code, *deeds, deal=STRONG_WEST)


@all_codes
def test_law_62_with_a_lead_that_disobeyed_the_partners_penalty_card_goes_back_as_one(code: Code) -> None:
    table = west_leads_another_suit(code)
    assert faced(table) == ["E DQ penalty"]
    happens = events(table, "N remarks revoke")
    assert happens[:3] == (Remarked(N, About.REVOKE), revoke_seen("W SA"), TrickReopened(1, 0))
    assert CardWithdrawn(E, card("S8")) not in happens
    table = after(table, "N remarks revoke")
    assert sorted(faced(table)) == ["E DQ penalty", "E S8 penalty", "W SA penalty"]
    assert (question(table), limits(table), legal(table)) == ("", ["W require_suit H"], "HJ H8 H7 H6")


def test_law_55_in_classic_with_declarers_disobeying_lead_a_penalty_card_goes_back_as_one() -> None:
    wrong_hand = ["S plays D7", "E remarks lead_from_wrong_hand"]
    table = live(CLASSIC, "S3 SA SJ S8", *wrong_hand, "E drops HT", "N plays H2", "HT H8 HJ", deal=NO_CLUBS_NORTH)
    assert faced(table) == []
    back = (CardWithdrawn(N, card("H2")), CardWithdrawn(S, card("H8")), CardWithdrawn(W, card("HJ")))
    happens = events(table, "W remarks revoke")
    assert happens[:3] == (Remarked(W, About.REVOKE), revoke_seen("N H2"), TrickReopened(2, 0))
    assert sorted(map(repr, happens[3:])) == sorted(map(repr, back))
    table = after(table, "W remarks revoke")
    assert (faced(table), legal(table)) == (["E HT penalty"], "DA D6 D5 D4 D3 D2")


# A lead that goes back.


@all_codes
def test_law_53_a_penalty_card_that_was_led_out_of_turn_and_passed_over_lies_on(code: Code) -> None:
    table = live(code, "S5 SA S4 S2", "E drops CK", "E plays CK", deal=LONG_WEST)
    assert question(table) == "lead_out_of_turn 56 S: accept | leave_penalty_card"
    assert CardWithdrawn(E, card("CK")) not in events(table, "N plays D2")
    table = after(table, "D2")
    assert (on_table(table), faced(table)) == ("N D2", ["E CK penalty"])
    assert legal(table) == "DQ DT D9"


@all_codes
def test_law_56_a_penalty_card_that_was_led_out_of_turn_and_is_left_lies_once(code: Code) -> None:
    deeds = ["S5 SA S4 S2", "E drops CK", "E plays CK", "S chooses leave_penalty_card"]
    assert faced(live(code, *deeds, deal=LONG_WEST)) == ["E CK penalty"]


# Law 52.


@all_codes
def test_law_52_of_two_penalty_cards_the_wrong_one_goes_back_as_one(code: Code) -> None:
    deeds = ["S5 SA", "E drops CK HT", "S4 S2", "SJ S8 SQ S6", "SK S7 S3", "S chooses name_card HT", "E plays CK"]
    table = live(code, *deeds, deal=LONG_WEST)
    assert (question(table), faced(table)) == ("penalty_card_not_played 52 S: accept | refuse", ["E HT penalty"])
    happens = (OptionTaken(S, "refuse", 52), TrickReopened(3, 3))
    assert events(table, "S chooses refuse") == happens
    table = after(table, "S chooses refuse")
    assert (sorted(faced(table)), legal(table)) == (["E CK penalty", "E HT penalty"], "HT")


# Trick thirteen.


def ace_of_clubs_is_penalty_card(code: Code) -> Table:
    """West has not followed to trick twelve; East has followed to neither and played his penalty card to the last."""
    twelfth = ["E drops CA", "H3", "W plays DK", "H4", "E plays DA", "S chooses accept", "D4 CA D3 HK"]
    return live(code, ELEVEN_TRICKS, *twelfth, deal=LONG_SPADES)


@all_codes
def test_law_62_a_penalty_card_that_was_played_to_trick_thirteen_goes_back_as_one(code: Code) -> None:
    happens = events(ace_of_clubs_is_penalty_card(code), "S accuses W 12")
    assert PenaltyCardLaid(W, card("DK")) in happens
    assert CardWithdrawn(E, card("CA")) not in happens
    table = after(ace_of_clubs_is_penalty_card(code), "S accuses W 12")
    assert faced(table)[:2] == ["E CA penalty", "W DK penalty"]


STANDS = ["S chooses accept", "S chooses free_lead", "DK D4"]
"""Where East's card to trick twelve has not gone back, it stands once more, and West leads to the last trick."""


@pytest.mark.parametrize(
    ("code", "deeds"), [(CLASSIC, []), (RUBBER_1993, []), (RUBBER_2014, STANDS), (DUPLICATE_2017, STANDS)]
)
def test_law_50_a_penalty_card_from_trick_thirteen_is_played_at_the_next_turn(code: Code, deeds: list[str]) -> None:
    table = after(ace_of_clubs_is_penalty_card(code), "S accuses W 12", "HK", *deeds)
    assert (table.turn, question(table), legal(table)) == (E, "", "CA")
