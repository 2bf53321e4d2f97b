"""What is asked before a hand is seen: what it costs, by the phase of the deal, the code, and whose hand it is."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim, LookAtHand, PlayCard, Remark, SpreadHand
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC, View
from bridge_tui.match.actions import Action
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.facing import warning
from tests.show.tables import dealt, live

NORTH, EAST, SOUTH, WEST = SEATS
"""North is dummy, South declarer, and West leads."""

ASKED = "Face your hand? Everybody sees all of it. "
CONFIRMS = "Enter or another click confirms, Esc goes back."
CONTESTED: tuple[Action, ...] = (Claim(SOUTH, 10), AnswerClaim(WEST, False))
"""Declarer's claim is contested."""


def seen(match: Match) -> View:
    assert match.table is not None
    return match.table.view(PUBLIC)


@pytest.mark.parametrize("seat", SEATS)
def test_law_24_in_the_auction_partner_has_to_pass_and_a_defender_has_penalty_cards(seat: Seat) -> None:
    words = "Your partner then has to pass once, and if you defend, all of it becomes penalty cards (today's Law 24). "
    assert warning(seen(dealt("P P 1H")), SpreadHand(seat)) == ASKED + words + CONFIRMS


@pytest.mark.parametrize("seat", [NORTH, SOUTH])
@pytest.mark.parametrize("cards", ["", "H6"])
def test_law_48_declarers_side_pays_nothing_in_the_play(seat: Seat, cards: str) -> None:
    assert warning(seen(live(cards)), SpreadHand(seat)) == ASKED + CONFIRMS


@pytest.mark.parametrize("seat", [EAST, WEST])
@pytest.mark.parametrize("code", Code)
def test_law_49_before_the_lead_a_defenders_cards_become_penalty_cards(seat: Seat, code: Code) -> None:
    law = "today's Law 49" if code is Code.CLASSIC else "Law 49"
    words = f"All of it becomes penalty cards ({law}). "
    assert warning(seen(live("", code=code)), SpreadHand(seat)) == ASKED + words + CONFIRMS


@pytest.mark.parametrize("code", Code)
def test_law_68_a_defenders_cards_are_at_stake_where_a_contested_claim_is_played_on(code: Code) -> None:
    told = warning(seen(live("H6", code=code)), SpreadHand(EAST))
    assert ("If your claim is contested, all of it becomes penalty cards" in told) is (code is not Code.DUPLICATE_2017)


@pytest.mark.parametrize("code", [Code.CLASSIC, Code.RUBBER_1993, Code.RUBBER_2014])
def test_law_70_after_declarers_contested_claim_a_defender_faces_his_hand_at_no_cost(code: Code) -> None:
    view = seen(live("H6 H2 HA H8", *CONTESTED, code=code))
    assert "It costs nothing, since declarer's claim is contested" in warning(view, SpreadHand(WEST))
    assert set(view.faces_freely) == {EAST, WEST}


def test_law_70_who_has_faced_his_hand_claims_the_next_time() -> None:
    view = seen(live("H6 H2 HA H8", *CONTESTED, SpreadHand(WEST)))
    assert view.faces_freely == (EAST,)
    assert "If your claim is contested" in warning(view, SpreadHand(WEST))


def test_law_70_nobody_may_while_nothing_is_contested() -> None:
    for match in (dealt(), live(""), live("H6"), live("H6", Claim(SOUTH, 10))):
        assert seen(match).faces_freely == ()


def test_law_43_who_looks_at_declarers_hand_is_told_first_that_he_loses_his_rights() -> None:
    told = warning(seen(live("H6", code=Code.RUBBER_2014)), LookAtHand(NORTH, SOUTH))
    words = "Look at South's hand? You lose the rights of a dummy for the rest of the deal (Law 43). "
    assert told == words + CONFIRMS


@pytest.mark.parametrize("action", [Remark(EAST, About.REVOKE), PlayCard(EAST, Card.parse("HA"))])
def test_nothing_is_asked_before_anything_else(action: Remark | PlayCard) -> None:
    assert not warning(seen(live("H6")), action)
