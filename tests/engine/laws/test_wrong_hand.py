"""Law 55: declarer's lead from the wrong one of his two hands, and the defenders' words on it."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardWithdrawn,
    Condoned,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
    Remarked,
    TrickReopened,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    DUPLICATE_2017,
    EVEN,
    RUBBER_1993,
    RUBBER_2014,
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
    overrules,
    question,
    refused,
)

KIND = Irregularity.LEAD_FROM_WRONG_HAND
ABOUT = About.LEAD_FROM_WRONG_HAND

LEAD_STANDS = CardPlayed(S, card("H6"))
GOES_BACK = CardWithdrawn(S, card("H6"))

NEXT_DECIDES = pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
FIRST_WORD_COUNTS = pytest.mark.parametrize("code", [CLASSIC, RUBBER_1993])


def led(code: Code = CLASSIC, deal: Deal = EVEN) -> Table:
    """Declarer leads the six of hearts from his own hand, where dummy is on lead; West is next in turn."""
    return live(code, DUMMY_LEADS, "S plays H6", deal=deal)


@all_codes
def test_law_55_either_defender_may_accept_or_refuse_a_lead_from_the_wrong_hand(code: Code) -> None:
    assert events(live(code, DUMMY_LEADS), "S plays H6") == (IrregularitySeen(KIND, S, card("H6")),)
    assert question(led(code)) == "lead_from_wrong_hand 55 WE: accept | refuse"
    assert (faced(led(code)), led(code).turn) == (["S H6 waits"], N)


@all_codes
def test_law_55_the_other_way_round_it_is_dummys_card(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "N plays HA")
    assert question(table) == "lead_from_wrong_hand 55 WE: accept | refuse"
    assert faced(table) == ["N HA waits"]


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (W, E))])
def test_law_55_accepted_the_next_hand_plays_to_it(code: Code, seat: Seat) -> None:
    assert events(led(code), f"{seat} chooses accept") == (OptionTaken(seat, "accept", 55), LEAD_STANDS)
    table = after(led(code), f"{seat} chooses accept")
    assert (on_table(table), table.turn, limits(table)) == ("S H6", W, [])


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (W, E))])
def test_law_55_refused_the_right_hand_leads_in_classic_the_same_suit(code: Code, seat: Seat) -> None:
    assert events(led(code), f"{seat} chooses refuse") == (OptionTaken(seat, "refuse", 55), GOES_BACK)
    table = after(led(code), f"{seat} chooses refuse")
    assert (table.turn, faced(table)) == (N, [])
    assert limits(table) == (["N require_suit H"] if code is CLASSIC else [])
    assert legal(table) == ("HA HK H4" if code is CLASSIC else "S8 S7 S6 HA HK H4 DJ D3 CA CQ C8 C2")


@all_codes
def test_law_55_a_right_hand_without_the_suit_leads_what_it_likes(code: Code) -> None:
    no_hearts = Deal.from_pbn("N:876..AQJT.KQJT98 5432.QJT8.K32.76 JT9.9765.987.A54 AKQ.AK432.654.32")
    table = live(code, "D4 DA D2 D7", "S plays H6", "W chooses refuse", deal=no_hearts)
    assert (table.turn, legal(table)) == (N, "S8 S7 S6 DQ DJ DT CK CQ CJ CT C9 C8")
    assert limits(after(table, "CK")) == []


@all_codes
def test_law_53_the_next_defender_who_plays_has_accepted(code: Code) -> None:
    assert events(led(code), "W plays H2") == (Condoned(W, KIND), LEAD_STANDS, CardPlayed(W, card("H2")))


@all_codes
def test_law_53_the_other_defender_who_plays_has_accepted_and_played_before_his_partner(code: Code) -> None:
    early = IrregularitySeen(Irregularity.PLAY_OUT_OF_TURN, E, card("HT"))
    laid = PenaltyCardLaid(E, card("HT"))
    assert events(led(code), "E plays HT") == (Condoned(E, KIND), LEAD_STANDS, early, laid)
    assert question(after(led(code), "E plays HT")).startswith("play_out_of_turn 57 S: highest | lowest")


# A card from the right hand as well.


@all_codes
def test_law_55_a_card_from_the_right_hand_has_been_played_while_the_lead_waits(code: Code) -> None:
    early = IrregularitySeen(Irregularity.PLAY_OUT_OF_TURN, N, card("HA"))
    assert events(led(code), "N plays HA") == (early,)
    table = after(led(code), "N plays HA")
    assert (faced(table), question(table)) == (["S H6 waits", "N HA ready"], question(led(code)))
    accepted = (Condoned(W, KIND), LEAD_STANDS, CardPlayed(W, card("H2")), CardPlayed(N, card("HA")))
    assert events(table, "W plays H2") == accepted


@all_codes
def test_law_55_refused_both_cards_go_back(code: Code) -> None:
    table = after(led(code), "N plays HA")
    both = (OptionTaken(E, "refuse", 55), GOES_BACK, CardWithdrawn(N, card("HA")))
    assert events(table, "E chooses refuse") == both
    assert after(table, "E chooses refuse").hands == live(code, DUMMY_LEADS).hands


@pytest.mark.parametrize("words", ["S plays H7", "N plays HK"])
def test_law_55_declarer_has_no_more_cards_to_play(words: str) -> None:
    table = after(led(), "N plays HA")
    waits = (Reason.DECISION_OPEN, 55, {"seat": Seat.parse(words[0]), "deciders": (W, E)})
    assert refused(table, words) == waits


# Remarks.


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (W, E))])
def test_law_55_a_defenders_remark_refuses_in_classic_and_decides_nothing_elsewhere(code: Code, seat: Seat) -> None:
    said = Remarked(seat, ABOUT)
    assert events(led(code), f"{seat} remarks lead_from_wrong_hand") == (
        (said, GOES_BACK) if code is CLASSIC else (said,)
    )
    table = after(led(code), f"{seat} remarks lead_from_wrong_hand")
    assert question(table) == ("" if code is CLASSIC else question(led(code)))


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (N, S))])
def test_law_55_a_remark_of_declarers_own_side_decides_nothing(code: Code, seat: Seat) -> None:
    assert events(led(code), f"{seat} remarks lead_from_wrong_hand") == (Remarked(seat, ABOUT),)


@all_codes
@pytest.mark.parametrize("about", [about for about in About if about is not ABOUT])
def test_law_55_a_remark_about_something_else_decides_nothing(code: Code, about: About) -> None:
    assert events(led(code), f"W remarks {about.value}") == (Remarked(W, about),)


# The second word.


@NEXT_DECIDES
def test_law_55_the_next_in_turn_may_accept_what_his_partner_has_refused(code: Code) -> None:
    table = after(led(code), "E chooses refuse")
    assert overrules(table) == "W accept"
    assert events(table, "W chooses accept") == (OptionTaken(W, "accept", 55), LEAD_STANDS)


@NEXT_DECIDES
def test_law_55_the_next_in_turn_may_refuse_what_his_partner_has_accepted(code: Code) -> None:
    table = after(led(code), "E chooses accept")
    assert overrules(table) == "W refuse"
    assert events(table, "W chooses refuse") == (OptionTaken(W, "refuse", 55), TrickReopened(2, 0), GOES_BACK)
    table = after(table, "W chooses refuse")
    assert (table.turn, on_table(table), overrules(table)) == (N, "", "")
    assert on_table(after(table, "HA")) == "N HA"


@NEXT_DECIDES
@pytest.mark.parametrize(("option", "more"), [("refuse", "HA"), ("accept", "H2")])
def test_law_55_after_another_card_the_first_word_stands(code: Code, option: str, more: str) -> None:
    table = after(led(code), f"E chooses {option}", more)
    assert overrules(table) == ""
    other = {"refuse": "accept", "accept": "refuse"}[option]
    assert refused(table, f"W chooses {other}") == (Reason.NO_DECISION_OPEN, None, {"seat": W})


@pytest.mark.parametrize(("code", "option"), [*product(Code, ("accept", "refuse"))])
def test_law_55_nobody_overrules_the_next_in_turn(code: Code, option: str) -> None:
    table = after(led(code), f"W chooses {option}")
    assert overrules(table) == ""
    assert refused(table, "E chooses accept") == (Reason.NO_DECISION_OPEN, None, {"seat": E})


@FIRST_WORD_COUNTS
@pytest.mark.parametrize(("first", "second"), [("accept", "refuse"), ("refuse", "accept")])
def test_law_55_in_older_codes_the_first_word_counts(code: Code, first: str, second: str) -> None:
    table = after(led(code), f"E chooses {first}")
    assert overrules(table) == ""
    assert refused(table, f"W chooses {second}") == (Reason.NO_DECISION_OPEN, None, {"seat": W})


@NEXT_DECIDES
@pytest.mark.parametrize(("seat", "option"), [(W, "refuse"), (E, "accept"), (S, "accept")])
def test_law_55_the_second_word_is_the_other_option_by_that_defender(code: Code, seat: Seat, option: str) -> None:
    table = after(led(code), "E chooses refuse")
    assert refused(table, f"{seat} chooses {option}") == (Reason.NO_DECISION_OPEN, None, {"seat": seat})
