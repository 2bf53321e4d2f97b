"""Laws 49 and 68 to 70: hands that are faced with a claim, or after one that was contested."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.actions import Claim
from bridge_tui.engine.events import ClaimAnswered, ClaimMade, HandFaced, PenaltyCardLaid, PlayContinues
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.cards import row
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws import claimed_tables
from tests.engine.laws.claimed_tables import rubber_codes
from tests.engine.laws.live_tables import (
    DUPLICATE_2017,
    EAST_LEADS,
    READERS,
    RUBBER_2014,
    WEST_LEADS_AGAIN,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    events,
    faced,
    guarded,
    legal,
    live,
    question,
    refused,
)

CONTESTED_BY_DECLARER = ("W spreads hand", "S contests claim")
DECLARERS_CONTESTED = (WEST_LEADS_AGAIN, "S claims 12", "W contests claim")
"""Declarer has claimed all, and plays on; there are no trumps to ask about."""


def seen(table: Table) -> dict[str, str]:
    """By reader the hands that he sees besides his own and dummy's."""
    names = {reader: str(reader) if isinstance(reader, Seat) else "public" for reader in READERS[:5]}
    views = {reader: table.view(reader).hands for reader in names}
    return {
        name: "".join(str(seat) for seat in SEATS if views[reader][seat] is not None and seat not in {reader, N})
        for reader, name in names.items()
    }


def to_all(seat: Seat) -> dict[str, str]:
    return {name: "" if name == str(seat) else str(seat) for name in ("N", "E", "S", "W", "public")}


def faced_claim(code: Code, seat: Seat, tricks: int, *deeds: str) -> Table:
    """After the first trick this seat claims so many tricks and faces its hand; then these answers."""
    return after(live(code, WEST_LEADS_AGAIN).apply(Claim(seat, tricks, spread=True)).table, *deeds)


# A hand that is faced claims.


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (E, S, W))])
def test_law_68a_who_faces_his_hand_claims_the_rest(code: Code, seat: Seat) -> None:
    table = live(code, WEST_LEADS_AGAIN)
    assert events(table, f"{seat} spreads hand") == (ClaimMade(seat, 12, 12, spread=True),)
    table = after(table, f"{seat} spreads hand")
    deciders = "WE" if seat is S else "S"
    assert question(table) == f"claim 68 {deciders}: accept | refuse"
    assert (table.claims[0].spread, table.claims[0].tricks, faced(table)) == (True, 12, [])
    assert seen(table) == to_all(seat)


@all_codes
def test_law_68a_in_mid_trick_it_is_all_tricks_left_and_this_one(code: Code) -> None:
    assert events(live(code, WEST_LEADS_AGAIN, "SK S7"), "E spreads hand") == (ClaimMade(E, 12, 12, spread=True),)
    assert events(live(code, "SA"), "S spreads hand") == (ClaimMade(S, 13, 13, spread=True),)


@all_codes
def test_law_68a_a_claim_by_word_faces_a_defenders_hand_to_declarer_only(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "W claims 3")
    assert not table.claims[0].spread
    assert seen(table) == {"N": "", "E": "", "S": "W", "W": "", "public": ""}


@all_codes
def test_law_68_dummy_faces_nothing_and_after_the_play_nobody_does(code: Code) -> None:
    assert refused(live(code, WEST_LEADS_AGAIN), "N spreads hand") == (Reason.HAND_NOT_SPREAD, 68, {"seat": N})
    over = live(code, WEST_LEADS_AGAIN, "S claims 12", "W accepts claim", "E accepts claim")
    assert refused(over, "S spreads hand") == (Reason.HAND_NOT_SPREAD, 68, {"seat": S})


@all_codes
def test_law_68_at_a_guarded_table_nobody_faces_his_hand_with_a_claim(code: Code) -> None:
    no = (Reason.GUARDED_TABLE, None, {"seat": W})
    table = guarded(code, WEST_LEADS_AGAIN)
    assert refused(table, "W spreads hand") == no
    assert claimed_tables.refused(table, Claim(W, 3, spread=True)) == no


@all_codes
def test_law_68_an_agreed_claim_costs_nothing(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "W spreads hand", "S accepts claim")
    assert (table.is_over, faced(table), table.tricks_won) == (True, [], (0, 13))


@all_codes
@pytest.mark.parametrize("tricks", [0, 3, 12])
def test_law_68_a_hand_that_was_faced_is_seen_whatever_is_claimed(code: Code, tricks: int) -> None:
    """Also by who concedes all that is left: his partner has seen what a contested claim makes penalty cards of."""
    assert seen(faced_claim(code, W, tricks)) == to_all(W)
    assert seen(faced_claim(code, S, tricks)) == to_all(S)


# Contested.


@rubber_codes
def test_law_49_a_defenders_hand_that_was_faced_is_full_of_penalty_cards(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "W spreads hand")
    laid = [PenaltyCardLaid(W, each) for each in row(table.hands[W])]
    told = (ClaimAnswered(S, False, W), *laid, PlayContinues(W, void=False))
    assert events(table, "S contests claim") == told
    table = after(table, "S contests claim")
    assert sorted(faced(table)) == sorted(f"W {each} penalty" for each in table.hands[W])
    assert question(table).startswith("which_penalty_card 51 S: name_card C3")
    assert legal(after(table, "S chooses name_card D4")) == "D4"


@rubber_codes
def test_law_49_of_the_trick_in_progress_only_what_is_still_in_the_hand(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "SK", *CONTESTED_BY_DECLARER)
    assert len(faced(table)) == 11
    assert "W SK penalty" not in faced(table)


@rubber_codes
def test_law_51_declarer_has_his_say_when_the_partner_leads(code: Code) -> None:
    table = live(code, EAST_LEADS, *CONTESTED_BY_DECLARER)
    assert question(table) == ("partner_penalty_lead 51 S: require_suit CDHS | forbid_suit CDHS or several | free_lead")


def test_law_50b_a_minor_penalty_card_is_major_with_the_others() -> None:
    table = live(RUBBER_2014, WEST_LEADS_AGAIN, "W drops D4")
    assert faced(table) == ["W D4 minor_penalty"]
    table = after(table, *CONTESTED_BY_DECLARER)
    assert len(faced(table)) == 12
    assert not any("minor" in each for each in faced(table))


@all_codes
def test_law_49_a_claim_by_word_lays_no_penalty_cards(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "W claims 12", "S contests claim")
    assert faced(table) == []


def test_law_70_in_duplicate_a_claim_that_is_ruled_on_lays_none() -> None:
    table = live(DUPLICATE_2017, WEST_LEADS_AGAIN, *CONTESTED_BY_DECLARER)
    assert (faced(table), question(table)) == ([], "disputed_claim 68 NESW: play_on")
    table = after(table, *(f"{seat} chooses play_on" for seat in SEATS))
    assert (faced(table), question(table)) == ([], "")


@all_codes
@pytest.mark.parametrize("answers", [("E contests claim",), ("S contests claim", "E contests claim")])
def test_law_68b_what_the_partner_objects_to_lays_none(code: Code, answers: tuple[str, ...]) -> None:
    table = faced_claim(code, W, 3, *answers)
    assert table.events[-1] == PlayContinues(W, void=True)
    assert (faced(table), question(table), seen(table)["E"]) == ([], "", "")


@rubber_codes
@pytest.mark.parametrize("answers", [("E accepts claim", "S contests claim"), ("S contests claim", "E accepts claim")])
def test_law_49_what_the_partner_has_agreed_to_and_declarer_contests_does(code: Code, answers: tuple[str, ...]) -> None:
    assert len(faced(faced_claim(code, W, 3, *answers))) == 12


@all_codes
def test_law_48_declarers_hand_has_no_penalty_cards(code: Code) -> None:
    table = live(code, WEST_LEADS_AGAIN, "S spreads hand", "W contests claim")
    assert faced(table) == []
    assert seen(table) == to_all(S)


# Faced after declarer's contested claim.


@pytest.mark.parametrize(("code", "seat"), [*product([*Code][:3], (E, W))])
def test_law_70_a_defender_may_face_his_hand_then_and_it_costs_nothing(code: Code, seat: Seat) -> None:
    table = live(code, *DECLARERS_CONTESTED)
    assert events(table, f"{seat} spreads hand") == (HandFaced(seat),)
    spread = after(table, f"{seat} spreads hand")
    assert (faced(spread), question(spread), len(spread.claims), spread.turn) == ([], "", 1, W)
    for reader in READERS[:5]:
        assert spread.view(reader).hands[seat] is not None
    partner = spread.view(PUBLIC).hands[seat.partner]
    assert partner is None
    assert seen(after(spread, f"{seat.partner} spreads hand"))["public"] == "ESW"


@rubber_codes
def test_law_68a_who_has_faced_it_already_claims_and_so_does_declarer(code: Code) -> None:
    table = live(code, *DECLARERS_CONTESTED, "W spreads hand")
    assert events(table, "W spreads hand") == (ClaimMade(W, 12, 12, spread=True),)
    assert events(table, "S spreads hand") == (ClaimMade(S, 12, 12, spread=True),)
    assert events(table, "E spreads hand") == (HandFaced(E),)


@rubber_codes
@pytest.mark.parametrize(
    "deeds", [(), ("W claims 12", "S contests claim"), ("W claims 3", "E contests claim"), ("E spreads hand",)]
)
def test_law_70_only_declarers_contested_claim_lets_them(code: Code, deeds: tuple[str, ...]) -> None:
    table = live(code, WEST_LEADS_AGAIN, *deeds)
    if deeds == ("E spreads hand",):
        assert refused(table, "W spreads hand") == (Reason.DECISION_OPEN, 68, {"seat": W, "deciders": (S,)})
    else:
        assert events(table, "W spreads hand") == (ClaimMade(W, 12, 12, spread=True),)


def test_law_70_in_duplicate_a_defender_who_faces_his_hand_claims_instead() -> None:
    table = live(DUPLICATE_2017, *DECLARERS_CONTESTED)
    assert events(table, "W spreads hand") == (ClaimMade(W, 12, 12, spread=True),)
