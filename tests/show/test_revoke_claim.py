"""The page on which a revoke is claimed: all hands, all tricks, and what can be chosen."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.match import Match
from bridge_tui.match.review import review
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.revoke_claim import hands, numbers, revoke_page
from bridge_tui.show.spans import hits, text
from tests.match.live_deals import LIVE, revoked, under
from tests.show.games import widths

OVER = revoked(under(Code.CLASSIC), {1: Seat.SOUTH})


def page(match: Match, deck: Deck, width: int) -> str:
    return text(revoke_page(match.view(PUBLIC), review(match).tricks, Seat.WEST, deck, width))


def test_all_hands_and_all_tricks_are_in_sight_in_the_smallest_window() -> None:
    shown = page(OVER, LETTERS, 80)
    assert "West (Dot) claims a revoke   Law 64 (today's numbering)" in shown
    assert all(words in shown for words in ("A K 10 8 5 4 2", "A Q J 8 3 2", "K J 4 3 2", "A Q 10 9 7 5"))
    assert " 1>SQ* SJ  S7  C6" in shown
    assert len(shown.split("\n")) <= 24 - 1 - 1 - 2


@pytest.mark.parametrize("deck", [SIGNS, LETTERS])
@pytest.mark.parametrize("width", [80, 120, 200])
def test_rows_keep_to_their_cells_and_a_hit_on_a_trick_chooses_it(deck: Deck, width: int) -> None:
    rows = revoke_page(OVER.view(PUBLIC), review(OVER).tricks, Seat.WEST, deck, width)
    assert widths(rows) == {width}
    assert hits(rows) == {f"item {number}" for number in range(13)}


def test_a_trick_is_told_in_the_order_of_its_cards() -> None:
    told = numbers(review(OVER).tricks, LETTERS)
    assert told[0] == ("1", "W SQ  N SJ  E S7  S C6")
    assert [name for name, _cards in told] == [str(number) for number in range(1, 14)]


def test_any_hand_can_have_revoked() -> None:
    names = [name for name, _player in hands(OVER.view(PUBLIC), LETTERS)]
    assert names == ["North", "East", "South", "West"]


def test_of_a_deal_that_is_not_over_nothing_is_shown() -> None:
    assert revoke_page(Match.begin(LIVE).view(PUBLIC), (), Seat.WEST, SIGNS, 80) == ()
