"""Law 61: questions, remarks and owning up, which draw attention to revokes and tell nothing where there is none."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.actions import OwnUp
from bridge_tui.engine.events import (
    Asked,
    IrregularitySeen,
    OwnedUp,
    PenaltyCardLaid,
    PlayEnded,
    Remarked,
    TrickReopened,
    TricksTransferred,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import SEATS, Seat, Side
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    READERS,
    RUBBER_1993,
    STRONG_WEST,
    WEST_LEADS_AGAIN,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
    events,
    guarded,
    live,
    refused,
    to_replace,
)
from tests.engine.live_table import without_unspoken
from tests.engine.tables import called

MAY_ASK = {(S, W), (S, E), (W, S), (W, E), (E, S), (E, W), (N, S)}
"""Declarer a defender, a defender declarer or his partner, dummy only declarer."""

MAY_NOT_ASK = {*product(SEATS, SEATS)} - MAY_ASK

COMES_TO_LIGHT = (
    IrregularitySeen(Irregularity.REVOKE, E, card("C9")),
    TrickReopened(2, 1),
    PenaltyCardLaid(E, card("C9")),
)
"""What follows in `east_revokes` once attention has been drawn."""


def east_revokes(code: Code = CLASSIC) -> Table:
    """East has not followed to dummy's ace of hearts, and can still correct it."""
    return live(code, DUMMY_LEADS, "HA", "E plays C9", "H6")


def east_has_established(code: Code = CLASSIC) -> Table:
    """East has not followed to trick two, and has played to trick three."""
    return after(east_revokes(code), "H2", "CA CJ")


# Questions.


@pytest.mark.parametrize(("code", "question"), [*product(Code, sorted(MAY_ASK))])
def test_law_61_a_question_at_the_wrong_time_is_free(code: Code, question: tuple[Seat, Seat]) -> None:
    seat, target = question
    for table in (live(code, DUMMY_LEADS), guarded(code, DUMMY_LEADS)):
        assert events(table, f"{seat} asks {target}") == (Asked(seat, target),)


@pytest.mark.parametrize(("code", "question"), [*product(Code, sorted(MAY_ASK))])
def test_law_61_a_question_draws_attention_whomever_it_is_put_to(code: Code, question: tuple[Seat, Seat]) -> None:
    seat, target = question
    assert events(east_revokes(code), f"{seat} asks {target}") == (Asked(seat, target), *COMES_TO_LIGHT)


@pytest.mark.parametrize(("code", "question"), [*product(Code, sorted(MAY_NOT_ASK))])
def test_law_61_a_question_that_may_not_be_put_tells_nothing(code: Code, question: tuple[Seat, Seat]) -> None:
    seat, target = question
    no = (Reason.CANNOT_BE_ASKED, 61, {"seat": seat, "target": target})
    for table in (east_revokes(code), without_unspoken(east_revokes(code)), guarded(code, DUMMY_LEADS)):
        assert refused(table, f"{seat} asks {target}") == no


@all_codes
def test_law_61_there_is_nothing_to_ask_before_the_lead_and_after_the_play(code: Code) -> None:
    not_begun = (Reason.PLAY_NOT_BEGUN, 61, {"seat": S})
    for table in (live(code), called("1NT", S, code=code, live=True), live(code, "E plays HQ")):
        assert refused(table, "S asks W") == not_begun
    over = live(code, WEST_LEADS_AGAIN, "S claims 12", "W accepts claim", "E accepts claim")
    assert refused(over, "S asks W") == (Reason.DEAL_OVER, None, {})


@all_codes
def test_law_61_in_1993_a_question_between_defenders_costs_what_an_established_revoke_does(code: Code) -> None:
    table = after(live(code, DUMMY_LEADS, "HA", "E plays C9", "W asks E"), "HT H6 H2")
    ends = events(after(table, "S claims 9", "W accepts claim"), "E accepts claim")
    paid = (TricksTransferred(Side.NS, 1), PlayEnded(12))
    assert ends[2:] == (paid if code is RUBBER_1993 else (PlayEnded(11),))


# Remarks.


@pytest.mark.parametrize(("code", "seat"), [*product(Code, SEATS)])
def test_law_61_whoever_remarks_on_a_revoke_draws_attention(code: Code, seat: Seat) -> None:
    assert events(east_revokes(code), f"{seat} remarks revoke") == (Remarked(seat, About.REVOKE), *COMES_TO_LIGHT)


@all_codes
@pytest.mark.parametrize("about", [about for about in About if about is not About.REVOKE])
def test_law_61_a_remark_on_something_else_draws_no_attention(code: Code, about: About) -> None:
    assert events(east_revokes(code), f"W remarks {about.value}") == (Remarked(W, about),)


@pytest.mark.parametrize("about", About)
def test_law_9_a_remark_is_never_refused(about: About) -> None:
    over = live(CLASSIC, WEST_LEADS_AGAIN, "S claims 12", "W accepts claim", "E accepts claim")
    calling, passed_out = called("1NT", S, live=True), called("P P P P", S, live=True)
    asked = live(CLASSIC, "E plays HQ")
    for table in (calling, passed_out, live(), asked, east_has_established(), over, guarded()):
        assert events(table, f"N remarks {about.value}") == (Remarked(N, about),)


# Owning up.


@all_codes
def test_law_62_the_revoker_owns_up(code: Code) -> None:
    assert events(east_revokes(code), "E owns up") == (OwnedUp(E, About.REVOKE), *COMES_TO_LIGHT)


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (N, S, W))])
def test_law_62_nobody_owns_up_for_another(code: Code, seat: Seat) -> None:
    assert events(east_revokes(code), f"{seat} owns up") == (OwnedUp(seat, About.REVOKE),)


@all_codes
def test_law_62_owning_up_to_something_else_draws_no_attention(code: Code) -> None:
    said = east_revokes(code).apply(OwnUp(E, About.PENALTY_CARD)).events
    assert said == (OwnedUp(E, About.PENALTY_CARD),)


@all_codes
def test_law_62_declarer_owns_up_for_dummys_hand(code: Code) -> None:
    table = live(code, DECLARER_LEADS, "H6 H2", "N plays C2")
    assert events(table, "N owns up")[1:] == events(table, "S owns up")[1:] != ()
    assert to_replace(after(table, "S owns up")) == "N C2"


@pytest.mark.parametrize(("code", "seat"), [*product(Code, (E, W))])
def test_law_62_a_defender_owns_up_for_no_hand_but_his_own(code: Code, seat: Seat) -> None:
    table = live(code, DECLARER_LEADS, "H6 H2", "N plays C2")
    assert events(table, f"{seat} owns up") == (OwnedUp(seat, About.REVOKE),)


def test_law_61_in_1993_a_forbidden_question_costs_nothing_where_attention_was_drawn_before() -> None:
    table = after(east_revokes(RUBBER_1993), "S remarks revoke", "W asks E")
    assert [(each.seat, each.pays) for each in table.matters.revokes] == [(E, False)]


def test_law_61_in_1993_a_forbidden_question_is_paid_for_also_where_the_lead_goes_back() -> None:
    deeds = ("E drops HT", "S chooses forbid_suit H", "W plays H6", "H2", "E plays CK", "W asks E")
    table = live(RUBBER_1993, *deeds, deal=STRONG_WEST)
    assert [(each.seat, each.pays) for each in table.matters.revokes] == [(W, False), (E, True)]


# What cannot be corrected, and what never was.


@pytest.mark.parametrize(
    ("code", "words"), [*product(Code, ("S remarks revoke", "E owns up", "S asks E", "N asks S", "W asks E"))]
)
def test_law_61_a_word_on_an_established_revoke_tells_as_little_as_one_on_none(code: Code, words: str) -> None:
    table = east_has_established(code)
    assert events(table, words) == events(without_unspoken(table), words)
    spoken, none = after(table, words), after(without_unspoken(table), words)
    for reader in READERS:
        assert spoken.view(reader) == none.view(reader)


@pytest.mark.parametrize("words", ["S remarks revoke", "S asks E", "E owns up"])
def test_law_61_a_wrong_word_leaves_all_as_it_was(words: str) -> None:
    before = live(CLASSIC, DUMMY_LEADS, "HA HT")
    assert after(before, words) == before._replace(recent=(*before.recent, *events(before, words)))


# A guarded table.


@all_codes
@pytest.mark.parametrize("words", ["E drops HQ", "S spreads hand", "E owns up", "S accuses E 1"])
def test_laws_48_to_64_a_guarded_table_refuses_what_makes_sense_at_a_live_one_only(code: Code, words: str) -> None:
    for table in (guarded(code), guarded(code, DUMMY_LEADS, "HA"), called("1NT", S, code=code)):
        assert refused(table, words) == (Reason.GUARDED_TABLE, None, {"seat": Seat.parse(words[0])})
