"""Law 26: a withdrawn call limits the first lead of the offender's partner."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import CardPlayed, DummyFaced, IrregularitySeen, OptionTaken, PenaltyCardLaid
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import auction, limited, older_codes
from tests.engine.laws.live_tables import (
    DECLARER_LEADS,
    DUMMY_LEADS,
    DUPLICATE_2017,
    EAST_LEADS,
    RUBBER_2014,
    WEST_LEADS_AGAIN,
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
    limits,
    question,
    refused,
    suits,
)
from tests.engine.tables import SUITS_APART

HEARTS_OUT = ("1NT", "E calls 2H", "S chooses refuse", "P P P")
"""South plays one no-trump, and West, whose partner has withdrawn two hearts, leads."""

WEST_HAS_BID = ("1NT", "W calls 1H", "N chooses refuse", "P P P")
"""West has withdrawn one heart: it is East whose first lead is limited, whenever that is."""

ASKED = "lead_limit 26 S: require_suit H | forbid_suit H | free_lead"
ASKED_2017 = "lead_limit 26 S: forbid_suit CDHS | free_lead"
ANYTHING = "SA SK SQ H5 H3 H2 D7 D6 D5 D4 C5 C4 C3"
BUT_HEARTS = "SA SK SQ D7 D6 D5 D4 C5 C4 C3"


def asked(code: Code) -> str:
    return ASKED_2017 if code is DUPLICATE_2017 else ASKED


# The question.


@all_codes
def test_law_26_declarer_is_asked_before_the_first_lead(code: Code) -> None:
    table = auction(code, *HEARTS_OUT)
    assert (question(table), about(table), table.turn, table.actors) == (asked(code), "E", W, (S,))
    assert limited(table) == {"W": asked(code).split(": ")[1].split(" | ")[:-1]}
    assert (table.legal_cards, limits(table)) == ((), [])


@all_codes
def test_law_26_nobody_is_told_of_a_limit_before_the_auction_has_closed(code: Code) -> None:
    assert limited(auction(code, *HEARTS_OUT[:3], "P P")) == {}


@pytest.mark.parametrize("seat", [N, E, W])
def test_law_26_only_declarer_chooses(seat: Seat) -> None:
    no = (Reason.NOT_YOUR_DECISION, 26, {"seat": seat, "deciders": (S,)})
    assert refused(auction(RUBBER_2014, *HEARTS_OUT), f"{seat} chooses free_lead") == no


@pytest.mark.parametrize(
    ("code", "option"),
    [
        *product(
            [RUBBER_2014], ["forbid_suit C", "forbid_suit HH", "require_suit S", "forbid_suit", "refuse", "free_lead H"]
        ),
        *product([DUPLICATE_2017], ["require_suit H", "forbid_suit HD", "forbid_suit", "accept"]),
    ],
)
def test_law_26_only_what_is_offered_can_be_chosen(code: Code, option: str) -> None:
    no = (Reason.OPTION_NOT_OFFERED, 26, {"seat": S})
    assert refused(auction(code, *HEARTS_OUT), f"S chooses {option}") == no


@all_codes
@pytest.mark.parametrize("words", ["E plays HQ", "S plays H6", "N plays HA"])
def test_law_26_nobody_else_plays_while_it_is_open(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 26, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(auction(code, *HEARTS_OUT), words) == waits


@all_codes
def test_law_50_a_lead_before_the_choice_is_a_penalty_card(code: Code) -> None:
    table = auction(code, *HEARTS_OUT)
    seen = IrregularitySeen(Irregularity.EXPOSED_CARD, W, card("H5"))
    assert events(table, "W plays H5") == (seen, PenaltyCardLaid(W, card("H5")))
    table = after(table, "W plays H5")
    assert (question(table), faced(table), table.turn) == (asked(code), ["W H5 penalty"], W)
    table = after(table, "S chooses forbid_suit H")
    assert legal(table) == BUT_HEARTS


# What is chosen.


@older_codes
def test_law_26a_until_2014_a_suit_is_required_for_one_lead(code: Code) -> None:
    table = auction(code, *HEARTS_OUT)
    assert events(table, "S chooses require_suit H") == (OptionTaken(S, "require_suit", 26, suits("H")),)
    table = after(table, "S chooses require_suit H")
    assert (legal(table), limits(table), limited(table), question(table)) == (
        "H5 H3 H2",
        ["W require_suit H"],
        {},
        "",
    )
    assert limits(after(table, "H5")) == []


@all_codes
def test_law_26_a_suit_is_forbidden_while_the_leader_keeps_the_lead(code: Code) -> None:
    table = auction(code, *HEARTS_OUT)
    assert events(table, "S chooses forbid_suit H") == (OptionTaken(S, "forbid_suit", 26, suits("H")),)
    table = after(table, "S chooses forbid_suit H")
    assert (legal(table), limits(table), question(table)) == (BUT_HEARTS, ["W forbid_suit H on lead"], "")
    table = after(table, WEST_LEADS_AGAIN)
    assert (table.turn, limits(table), question(table)) == (W, ["W forbid_suit H on lead"], "")
    assert "H5" not in legal(table)
    table = after(table, "D4 DQ D2 D8")
    assert (table.turn, limits(table)) == (N, [])


@all_codes
def test_law_26_free_is_free_and_declarer_is_not_asked_again(code: Code) -> None:
    table = auction(code, *HEARTS_OUT)
    assert events(table, "S chooses free_lead") == (OptionTaken(S, "free_lead", 26),)
    table = after(table, "S chooses free_lead")
    assert (legal(table), limits(table), limited(table)) == (ANYTHING, [], {})
    assert question(after(table, WEST_LEADS_AGAIN)) == ""


@older_codes
def test_law_59_who_has_none_of_the_suit_leads_what_he_likes(code: Code) -> None:
    table = auction(code, *HEARTS_OUT, "S chooses require_suit H", deal=SUITS_APART)
    assert legal(table) == "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"
    assert events(table, "W plays CA") == (CardPlayed(W, card("CA")), DummyFaced(N))
    assert limits(after(table, "W plays CA")) == []


# Not the opening lead.


@all_codes
def test_law_26_the_partner_of_the_opening_leader_is_limited_when_he_first_leads(code: Code) -> None:
    table = auction(code, *WEST_HAS_BID)
    assert (question(table), legal(table)) == ("", ANYTHING)
    assert list(limited(table)) == ["E"]
    table = after(table, EAST_LEADS)
    assert (table.turn, question(table), about(table)) == (E, asked(code), "W")
    table = after(table, "S chooses forbid_suit H")
    assert (limits(table), legal(table)) == (["E forbid_suit H on lead"], "S5 S4 S3 S2 DK D2 CK CJ C9")


@all_codes
def test_law_26_nothing_is_asked_when_he_plays_to_anothers_lead_or_another_leads(code: Code) -> None:
    for tricks, leader in ((DUMMY_LEADS, N), (DECLARER_LEADS, S), (WEST_LEADS_AGAIN, W)):
        table = after(auction(code, *WEST_HAS_BID), tricks)
        assert (table.turn, question(table)) == (leader, "")
    table = after(auction(code, *WEST_HAS_BID), DUMMY_LEADS, "HA")
    assert (table.turn, question(table), legal(table)) == (E, "", "HQ HJ HT")
    assert list(limited(table)) == ["E"]


@older_codes
def test_law_26_each_partner_has_his_own_limit(code: Code) -> None:
    table = auction(code, "1NT", "W calls 1H", "N chooses refuse", "P P", "E calls 2C", "S chooses refuse", "P")
    hearts, clubs = ["require_suit H", "forbid_suit H"], ["require_suit C", "forbid_suit C"]
    assert limited(table) == {"W": clubs, "E": hearts}
    table = after(table, "S chooses forbid_suit C")
    assert (limited(table), limits(table)) == ({"E": hearts}, ["W forbid_suit C on lead"])
    assert question(after(table, EAST_LEADS)) == ASKED


# Together with penalty cards.


@older_codes
def test_law_26_it_is_asked_before_what_is_asked_about_penalty_cards_and_both_hold(code: Code) -> None:
    table = auction(code, *HEARTS_OUT[:3], "E shows CK", "P P P")
    assert question(table) == ASKED
    table = after(table, "S chooses forbid_suit H")
    assert question(table) == "partner_penalty_lead 50 S: require_suit C | forbid_suit C or several | free_lead"
    table = after(table, "S chooses forbid_suit C")
    assert legal(table) == "SA SK SQ D7 D6 D5 D4"


# What limits.


@older_codes
@pytest.mark.parametrize(
    ("deeds", "limit"),
    [
        (("1NT", "E calls 2NT", "S chooses refuse", "P P P"), ["forbid_suit CDHS"]),
        (("1NT", "E calls X", "S chooses refuse", "P P P"), ["forbid_suit CDHS"]),
        (("1NT", "E calls P", "S chooses refuse", "P P P"), ["forbid_suit CDHS"]),
        (
            ("1NT", "E calls 2S", "S chooses refuse", "E calls 2D", "S chooses refuse", "P P P"),
            ["require_suit DS", "forbid_suit DS"],
        ),
        (
            ("1NT", "E calls 2H", "S chooses refuse", "E calls 2NT", "S chooses refuse", "P P P"),
            ["require_suit H", "forbid_suit CDHS"],
        ),
        (("1NT", "E calls 2H", "S chooses refuse", "P P 2S 2NT P P P"), ["require_suit H", "forbid_suit H"]),
    ],
)
def test_law_26a_until_2014_suits_that_were_named_and_any_one_where_none_was(
    code: Code, deeds: tuple[str, ...], limit: list[str]
) -> None:
    assert limited(auction(code, *deeds)) == {"W": limit}


@older_codes
def test_law_26a_until_2014_a_suit_shown_before_the_withdrawn_call_is_not_limited(code: Code) -> None:
    table = auction(code, "1C 1H 1S P P", "W calls 1H", "N chooses refuse", "2C 3NT P P P")
    assert limited(table) == {}


@all_codes
def test_law_26_what_the_offenders_partner_has_shown_does_not_count(code: Code) -> None:
    table = auction(code, "1C 1H 1S", "E calls 1H", "S chooses refuse", "P 2NT P P P")
    hearts = ["forbid_suit CDHS"] if code is DUPLICATE_2017 else ["require_suit H", "forbid_suit H"]
    assert limited(table) == {"W": hearts}


@all_codes
def test_law_26_the_offenders_own_side_plays_and_nothing_is_limited(code: Code) -> None:
    table = auction(code, "1C", "E calls 1H", "S chooses refuse", "P P 3NT P P P")
    assert (limited(table), question(table), table.turn) == ({}, "", S)
    assert table.matters == NOTHING


@older_codes
def test_law_26_of_both_sides_withdrawn_calls_those_of_the_defenders_count(code: Code) -> None:
    table = auction(code, "1C", "E calls 1H", "S chooses refuse", "P", "S calls 2D", "W chooses refuse", "P P")
    assert limited(table) == {"W": ["require_suit H", "forbid_suit H"]}
