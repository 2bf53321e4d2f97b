"""Law 57: cards that are played before their turn, to this trick or to the next."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardsShown,
    CardWithdrawn,
    Condoned,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
    TrickWon,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
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
    question,
    refused,
    suits,
)

KIND = Irregularity.PLAY_OUT_OF_TURN

OPTIONS = {
    CLASSIC: "highest | lowest | require_suit CDS",
    RUBBER_1993: "highest | lowest | require_suit CDS",
    RUBBER_2014: "highest | lowest | require_suit CDS | forbid_suit CDS",
    DUPLICATE_2017: "highest | lowest | require_suit CDS | forbid_suit CDS",
}
"""What declarer may demand of the partner when hearts were led."""


def west_before_east(code: Code = CLASSIC) -> Table:
    """Dummy has led the ace of hearts; West plays the deuce before East, his partner, who is in turn."""
    return live(code, DUMMY_LEADS, "HA", "W plays H2")


@all_codes
def test_law_57_a_card_before_the_partners_is_a_penalty_card_and_declarer_chooses(code: Code) -> None:
    seen, laid = IrregularitySeen(KIND, W, card("H2")), PenaltyCardLaid(W, card("H2"))
    assert events(live(code, DUMMY_LEADS, "HA"), "W plays H2") == (seen, laid)
    table = west_before_east(code)
    assert question(table) == f"play_out_of_turn 57 S: {OPTIONS[code]}"
    assert (faced(table), on_table(table), table.turn) == (["W H2 penalty"], "N HA", E)
    assert card("H2") in table.hands[W]


@all_codes
@pytest.mark.parametrize(
    ("option", "demand", "may_play"),
    [
        ("highest", "E highest", "HQ"),
        ("lowest", "E lowest", "HT"),
        ("require_suit C", "E require_suit C", "HQ HJ HT"),  # he has to follow suit
    ],
)
def test_law_57_the_partner_plays_as_demanded_if_he_can(code: Code, option: str, demand: str, may_play: str) -> None:
    name, _, letter = option.partition(" ")
    taken = OptionTaken(S, name, 57, suits(letter))
    assert events(west_before_east(code), f"S chooses {option}") == (taken,)
    table = after(west_before_east(code), f"S chooses {option}")
    assert (limits(table), legal(table), question(table)) == ([demand], may_play, "")
    assert limits(after(table, may_play[-2:])) == []


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_57_later_codes_let_a_suit_be_forbidden(code: Code) -> None:
    table = after(west_before_east(code), "S chooses forbid_suit S")
    assert (limits(table), legal(table)) == (["E forbid_suit S"], "HQ HJ HT")


@all_codes
def test_law_57_the_offender_plays_that_card_at_his_turn(code: Code) -> None:
    table = after(west_before_east(code), "S chooses highest", "HQ", "H6")
    assert (table.turn, legal(table)) == (W, "H2")
    assert faced(after(table, "H2")) == []


@pytest.mark.parametrize(
    ("code", "option"),
    [
        (CLASSIC, "forbid_suit S"),
        (RUBBER_1993, "forbid_suit S"),
        *product(Code, ("require_suit H", "require_suit", "require_suit CD", "highest H", "accept")),
    ],
)
def test_law_57_only_what_the_code_offers_can_be_chosen(code: Code, option: str) -> None:
    assert refused(west_before_east(code), f"S chooses {option}") == (Reason.OPTION_NOT_OFFERED, 57, {"seat": S})


@pytest.mark.parametrize("words", ["E plays HT", "W plays H3", "S plays H6"])
def test_law_57_others_wait_for_declarer(words: str) -> None:
    waits = (Reason.DECISION_OPEN, 57, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(west_before_east(), words) == waits


@all_codes
def test_law_57_declarer_who_plays_in_turn_has_given_up_his_choice(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA HT", "E plays CK")  # to the next trick, before West has played to this one
    assert question(table).startswith("play_out_of_turn 57 S")
    assert events(table, "S plays H6") == (Condoned(S, KIND), CardPlayed(S, card("H6")))
    table = after(table, "S plays H6")
    assert (limits(table), legal(table), faced(table)) == ([], "H5 H3 H2", ["E CK penalty"])


# Where there is nothing to choose.


@all_codes
def test_law_57_a_card_at_the_right_opponents_turn_is_only_a_penalty_card(code: Code) -> None:
    table = live(code, "D4")
    early = (IrregularitySeen(KIND, E, card("DA")), PenaltyCardLaid(E, card("DA")))
    assert events(table, "E plays DA") == early
    table = after(table, "E plays DA")
    assert (question(table), table.turn) == ("", N)
    assert (after(table, "D3").turn, legal(after(table, "D3"))) == (E, "DA")


@all_codes
def test_law_57_declarer_who_has_played_from_both_hands_has_no_choice(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "H6", "N plays HA")
    early = (IrregularitySeen(KIND, E, card("HT")), PenaltyCardLaid(E, card("HT")))
    assert events(table, "E plays HT") == early
    assert question(after(table, "E plays HT")) == ""


@all_codes
def test_law_57_having_played_from_both_hands_he_still_chooses_if_the_card_was_for_the_next_trick(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "HA HT H6", "E plays CK")
    assert question(table) == f"play_out_of_turn 57 S: {OPTIONS[code]}"
    assert legal(after(table, "S chooses highest")) == "H5"


# Declarer's cards.


@all_codes
def test_law_57_declarers_card_has_been_played_and_enters_at_its_turn(code: Code) -> None:
    table = live(code, "D4")
    assert events(table, "S plays D8") == (IrregularitySeen(KIND, S, card("D8")),)
    table = after(table, "S plays D8")
    assert (faced(table), on_table(table), question(table)) == (["S D8 ready"], "W D4", "")
    assert [table.view(reader).counts for reader in READERS] == [(13, 13, 12, 12)] * 6
    table = after(table, "D3")
    assert events(table, "E plays D2") == (CardPlayed(E, card("D2")), CardPlayed(S, card("D8")), TrickWon(S))


@all_codes
def test_law_57_a_second_card_of_that_hand_was_only_shown(code: Code) -> None:
    table = live(code, "D4", "S plays D8")
    assert events(table, "S plays D9") == (IrregularitySeen(KIND, S, card("D9")), CardsShown(S, cards("D9")))
    assert faced(after(table, "S plays D9")) == ["S D8 ready"]


@all_codes
def test_law_57_dummys_card_too_is_moved_by_declarer(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "H6", "N plays HA")
    assert faced(table) == ["N HA ready"]
    assert events(table, "W plays H2") == (CardPlayed(W, card("H2")), CardPlayed(N, card("HA")))


@all_codes
def test_law_57_declarers_card_for_the_next_trick_goes_back_if_another_hand_wins_this_one(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "CT C3", "S plays H6")
    assert faced(table) == ["S H6 ready"]
    last = (CardPlayed(E, card("CK")), TrickWon(E), CardWithdrawn(S, card("H6")))
    assert events(after(table, "C2"), "E plays CK") == last


@all_codes
def test_law_57_declarers_card_for_the_next_trick_is_the_lead_if_his_hand_wins_this_one(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "CT C3", "S plays H6", "C2")
    assert events(table, "E plays C9") == (CardPlayed(E, card("C9")), TrickWon(S), CardPlayed(S, card("H6")))
    assert on_table(after(table, "C9")) == "S H6"


@all_codes
def test_law_57_dummys_card_after_wests_lead_and_his_own_is_for_the_next_trick(code: Code) -> None:
    table = live(code, "C3 CA", "N plays HA", "C9")
    assert events(table, "S plays CT") == (CardPlayed(S, card("CT")), TrickWon(N), CardPlayed(N, card("HA")))
    table = live(code, "C3 C8", "N plays HA")
    assert events(after(table, "C9"), "S plays CT") == (
        CardPlayed(S, card("CT")),
        TrickWon(S),
        CardWithdrawn(N, card("HA")),
    )


@all_codes
def test_law_57_declarers_card_that_does_not_follow_is_a_revoke_once_it_enters(code: Code) -> None:
    table = live(code, "D4", "S plays C6", "D3 D2")
    assert (faced(table), table.tricks_won) == ([], (0, 1))
    table = after(table, "E remarks revoke")
    assert (table.turn, legal(table)) == (S, "DT D9 D8")


# A guarded table knows none of it.


@pytest.mark.parametrize(("seat", "name"), [(E, "DA"), (S, "D8")])
def test_law_44_a_guarded_table_refuses_a_card_out_of_turn(seat: Seat, name: str) -> None:
    table = guarded(CLASSIC, "D4")
    assert refused(table, f"{seat} plays {name}") == (Reason.NOT_YOUR_TURN_TO_PLAY, 44, {"seat": seat, "turn": N})
