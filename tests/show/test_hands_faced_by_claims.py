"""Law 70: a claim of declarer's faces his hand to everybody, at the curtain as well; a defender's does not."""

from __future__ import annotations

import pytest

from bridge_tui import PUBLIC, AnswerClaim, Claim, Seat
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.match import Match
from bridge_tui.show.deck import LETTERS, Deck
from bridge_tui.show.spans import text
from bridge_tui.show.table import TableModel, table_page
from tests.show.tables import live

TWO_TRICKS = "H6 H2 HA H8 D3 DA D2 D5"
SPADES = {Seat.SOUTH: "S A K 10 8 5 4 2", Seat.WEST: "S Q 9"}
"""As South, declarer, and West hold them then."""


def at_curtain(match: Match, deck: Deck = LETTERS) -> str:
    return text(table_page(TableModel(match.view(PUBLIC), curtain=match.actors), deck, 80, 24))


@pytest.mark.parametrize("code", Code)
def test_law_70_declarers_hand_lies_open_at_the_curtain_while_his_claim_is_open_or_contested(code: Code) -> None:
    claimed = live(TWO_TRICKS, Claim(Seat.SOUTH, 3), code=code)
    contested = claimed.apply(AnswerClaim(Seat.WEST, False)).match
    assert SPADES[Seat.SOUTH] not in at_curtain(live(TWO_TRICKS, code=code))
    for match in (claimed, contested):
        assert "Give the keyboard to" in at_curtain(match)
        assert SPADES[Seat.SOUTH] in at_curtain(match)
        assert SPADES[Seat.WEST] not in at_curtain(match)


@pytest.mark.parametrize("code", Code)
def test_law_70_a_defenders_hand_stays_hidden_at_the_curtain_when_he_has_not_faced_it(code: Code) -> None:
    claimed = live(TWO_TRICKS, Claim(Seat.WEST, 3), code=code)
    assert SPADES[Seat.WEST] not in at_curtain(claimed)
    assert SPADES[Seat.SOUTH] not in at_curtain(claimed)
