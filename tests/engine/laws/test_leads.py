"""Laws 53 and 56: leads out of turn after the first, by the side that was not to lead."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import CardPlayed, CardWithdrawn, Condoned, IrregularitySeen, OptionTaken, PenaltyCardLaid
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUMMY_LEADS,
    READERS,
    WEST_LEADS_AGAIN,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
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

KIND = Irregularity.LEAD_OUT_OF_TURN


def partner_leads(code: Code = CLASSIC) -> Table:
    """East leads the queen of hearts, where West, his partner, is on lead."""
    return live(code, WEST_LEADS_AGAIN, "E plays HQ")


def dummy_leads(code: Code = CLASSIC) -> Table:
    """East leads the queen of hearts, where dummy is on lead."""
    return live(code, DUMMY_LEADS, "E plays HQ")


@all_codes
def test_law_53_a_defenders_lead_waits_in_its_hand_and_all_see_it(code: Code) -> None:
    before = live(code, WEST_LEADS_AGAIN)
    assert events(before, "E plays HQ") == (IrregularitySeen(KIND, E, card("HQ")),)
    table = partner_leads(code)
    assert (faced(table), table.hands, table.turn) == (["E HQ waits"], before.hands, W)
    assert [table.view(reader).legal_cards for reader in READERS] == [()] * 6


@all_codes
def test_law_53_no_other_hand_is_seen_because_of_it(code: Code) -> None:
    before = live(code, WEST_LEADS_AGAIN)
    for reader in READERS:
        assert partner_leads(code).view(reader).hands == before.view(reader).hands


# At his partner's turn.


@all_codes
def test_law_56_declarer_has_the_choices_of_an_opening_lead_but_spreading(code: Code) -> None:
    assert question(partner_leads(code)) == (
        "lead_out_of_turn 56 S: accept | require_suit H | forbid_suit H | leave_penalty_card"
    )


@all_codes
@pytest.mark.parametrize(
    ("option", "happens", "demands", "lies"),
    [
        ("require_suit H", CardWithdrawn(E, card("HQ")), ["W require_suit H"], []),
        ("forbid_suit H", CardWithdrawn(E, card("HQ")), ["W forbid_suit H on lead"], []),
        ("leave_penalty_card", PenaltyCardLaid(E, card("HQ")), [], ["E HQ penalty"]),
    ],
)
def test_law_56_declined_the_partner_leads_as_declarer_has_chosen(
    code: Code, option: str, happens: object, demands: list[str], lies: list[str]
) -> None:
    name, _, letters = option.partition(" ")
    assert events(partner_leads(code), f"S chooses {option}") == (OptionTaken(S, name, 56, suits(letters)), happens)
    table = after(partner_leads(code), f"S chooses {option}")
    assert (limits(table), faced(table), table.turn, question(table)) == (demands, lies, W, "")


@all_codes
def test_law_53_accepted_the_next_to_play_is_on_its_left(code: Code) -> None:
    accepted = (OptionTaken(S, "accept", 56), CardPlayed(E, card("HQ")))
    assert events(partner_leads(code), "S chooses accept") == accepted
    table = after(partner_leads(code), "S chooses accept")
    assert (on_table(table), table.turn, legal(table)) == ("E HQ", S, "H9 H8 H7 H6")


@all_codes
def test_law_53_declarer_who_plays_to_it_has_accepted(code: Code) -> None:
    happens = (Condoned(S, KIND), CardPlayed(E, card("HQ")), CardPlayed(S, card("H6")))
    assert events(partner_leads(code), "S plays H6") == happens


@all_codes
def test_law_58_the_partner_who_leads_makes_it_a_penalty_card(code: Code) -> None:
    happens = (PenaltyCardLaid(E, card("HQ")), CardPlayed(W, card("H2")))
    assert events(partner_leads(code), "W plays H2") == happens


@pytest.mark.parametrize("words", ["N plays HA", "E plays HJ"])
def test_law_56_others_wait_for_declarer(words: str) -> None:
    waits = (Reason.DECISION_OPEN, 56, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(partner_leads(), words) == waits


@pytest.mark.parametrize("option", ["spread_hand", "refuse", "require_suit S", "forbid_suit"])
def test_law_56_only_what_is_offered_can_be_chosen(option: str) -> None:
    assert refused(partner_leads(), f"S chooses {option}") == (Reason.OPTION_NOT_OFFERED, 56, {"seat": S})


@all_codes
def test_law_56_a_penalty_card_that_is_led_out_of_turn_is_free_once_its_suit_is_required(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "E shows HQ", "S chooses free_lead", "E plays HQ")
    assert faced(table) == ["E HQ penalty"]
    assert faced(after(table, "S chooses require_suit H")) == []


# At declarer's turn.


@all_codes
def test_law_56_at_the_other_sides_turn_there_is_nothing_to_say_of_the_partners_lead(code: Code) -> None:
    assert question(dummy_leads(code)) == "lead_out_of_turn 56 S: accept | leave_penalty_card"


@all_codes
def test_law_56_left_as_a_penalty_card_declarer_leads(code: Code) -> None:
    happens = (OptionTaken(S, "leave_penalty_card", 56), PenaltyCardLaid(E, card("HQ")))
    assert events(dummy_leads(code), "S chooses leave_penalty_card") == happens
    table = after(dummy_leads(code), "S chooses leave_penalty_card")
    assert (table.turn, table.actor, faced(table)) == (N, S, ["E HQ penalty"])


@all_codes
def test_law_53_a_proper_lead_instead_frees_the_card_except_in_classic(code: Code) -> None:
    back = PenaltyCardLaid(E, card("HQ")) if code is CLASSIC else CardWithdrawn(E, card("HQ"))
    assert events(dummy_leads(code), "N plays CA") == (back, CardPlayed(N, card("CA")))
    assert faced(after(dummy_leads(code), "N plays CA")) == (["E HQ penalty"] if code is CLASSIC else [])


@all_codes
def test_law_53_a_card_of_the_hand_next_in_turn_accepts(code: Code) -> None:
    happens = (Condoned(S, KIND), CardPlayed(E, card("HQ")), CardPlayed(S, card("H6")))
    assert events(dummy_leads(code), "S plays H6") == happens


@all_codes
def test_law_53_where_the_next_hand_is_the_proper_leader_its_card_is_the_lead(code: Code) -> None:
    table = live(code, DUMMY_LEADS, "W plays H2")
    back = PenaltyCardLaid(W, card("H2")) if code is CLASSIC else CardWithdrawn(W, card("H2"))
    assert events(table, "N plays HA") == (back, CardPlayed(N, card("HA")))
    assert events(table, "S chooses accept") == (OptionTaken(S, "accept", 56), CardPlayed(W, card("H2")))


# By declarer at a defender's turn.


@all_codes
@pytest.mark.parametrize("words", ["S plays H6", "N plays HA"])
def test_law_53_of_declarers_lead_at_their_turn_the_defenders_decide(code: Code, words: str) -> None:
    table = live(code, WEST_LEADS_AGAIN, words)
    assert question(table) == "lead_out_of_turn 55 WE: accept | refuse"
    assert faced(table) == [f"{words[0]} {words[-2:]} waits"]


@all_codes
@pytest.mark.parametrize("chooser", [W, E])
def test_law_55_refused_it_goes_back_and_the_proper_leader_is_free(code: Code, chooser: Seat) -> None:
    table = live(code, WEST_LEADS_AGAIN, "S plays H6")
    happens = (OptionTaken(chooser, "refuse", 55), CardWithdrawn(S, card("H6")))
    assert events(table, f"{chooser} chooses refuse") == happens
    table = after(table, f"{chooser} chooses refuse")
    assert (table.turn, limits(table), faced(table)) == (W, [], [])
    assert legal(table) == "SK SQ H5 H3 H2 D7 D6 D5 D4 C5 C4 C3"


@all_codes
@pytest.mark.parametrize("chooser", [W, E])
def test_law_53_accepted_by_word_it_stands(code: Code, chooser: Seat) -> None:
    table = live(code, WEST_LEADS_AGAIN, "S plays H6")
    happens = (OptionTaken(chooser, "accept", 55), CardPlayed(S, card("H6")))
    assert events(table, f"{chooser} chooses accept") == happens
    assert after(table, f"{chooser} chooses accept").turn is W


@all_codes
@pytest.mark.parametrize(
    ("lead", "plays", "accepts"),
    [
        ("S plays H6", "W plays H2", True),  # next in rotation, and in the suit led
        ("S plays H6", "W plays D4", False),  # in another suit it is his own lead
        ("N plays HA", "W plays H2", False),  # he is not next in rotation, so it is his lead
        ("N plays HA", "E plays HT", True),
    ],
)
def test_law_53_a_defenders_card_accepts_it_or_is_his_own_lead(
    code: Code, lead: str, plays: str, accepts: bool
) -> None:
    table, player = live(code, WEST_LEADS_AGAIN, lead), Seat.parse(plays[0])
    leader, led, card_played = Seat.parse(lead[0]), card(lead[-2:]), CardPlayed(player, card(plays[-2:]))
    stands = (Condoned(player, KIND), CardPlayed(leader, led), card_played)
    assert events(table, plays) == (stands if accepts else (CardWithdrawn(leader, led), card_played))


@pytest.mark.parametrize(("words", "seat"), [("S plays H7", S), ("N plays HA", N)])
def test_law_55_declarer_may_not_put_it_right_by_himself(words: str, seat: Seat) -> None:
    table = live(CLASSIC, WEST_LEADS_AGAIN, "S plays H6")
    assert refused(table, words) == (Reason.DECISION_OPEN, 55, {"seat": seat, "deciders": (W, E)})


@pytest.mark.parametrize("seat", [N, S])
def test_law_55_declarers_side_does_not_choose(seat: Seat) -> None:
    table = live(CLASSIC, WEST_LEADS_AGAIN, "S plays H6")
    assert refused(table, f"{seat} chooses accept") == (
        Reason.NOT_YOUR_DECISION,
        55,
        {"seat": seat, "deciders": (W, E)},
    )


# A guarded table knows none of it.


@pytest.mark.parametrize(("seat", "name"), [(S, "H6"), (N, "HA"), (E, "HQ")])
def test_law_44_a_guarded_table_refuses_a_lead_out_of_turn(seat: Seat, name: str) -> None:
    table = after(guarded(), WEST_LEADS_AGAIN)
    assert refused(table, f"{seat} plays {name}") == (Reason.NOT_YOUR_TURN_TO_PLAY, 44, {"seat": seat, "turn": W})


def test_law_53_each_reader_is_told_the_same_events() -> None:
    table = dummy_leads()
    assert all(table.view(reader).events == table.view(ALL).events for reader in READERS)
