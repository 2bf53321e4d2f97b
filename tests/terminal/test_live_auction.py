"""A live auction at a real terminal: an insufficient bid is refused and replaced, and costs the opening lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_tui.engine.actions import Choose
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import SEATS
from tests.terminal.consent import TAB
from tests.terminal.live import LIVE
from tests.terminal.player import save, saved, table_of
from tests.terminal.test_live_deals import at_live_table, see

NORTH, EAST, SOUTH, WEST = SEATS

TOO_LOW = "P P P 1NT P 2NT 2H"
"""From West, the dealer, on; East's bid is not high enough, and South has a say."""


def test_law_27_an_insufficient_bid_is_replaced_partner_passes_and_declarer_asks_for_the_suit_at_the_lead(
    tmp_path: Path,
) -> None:
    with at_live_table(tmp_path, save(tmp_path, LIVE)) as players:
        terminal = players.terminal
        players.call(TOO_LOW)
        see(terminal, "East's 2♥ waits")
        players.lift()
        see(terminal, "Insufficient bid")
        see(terminal, "today's Law 27")
        players.choose(2, Choose(SOUTH, "refuse"))
        see(terminal, "East calls again")
        players.call("3C")
        see(terminal, "must pass")
        players.call("3NT P")
        assert "└ must pass" in terminal.text(), "for the rest of the auction"
        players.call("P P")
        assert players.actors == (SOUTH,)
        assert players.question == "lead_limit"
        players.lift()
        players.choose(1, Choose(SOUTH, "require_suit", Suit.HEARTS))
        assert players.actors == (WEST,)
        assert {card.suit for card in table_of(players.match).legal_cards} == {Suit.HEARTS}
        players.put(WEST, "H4")
        see(terminal, "West led")
        assert table_of(players.match).matters.limits == ()
        assert saved(tmp_path) == players.actions


def test_law_27_killed_while_the_bid_waits_in_a_window_that_has_changed_it_asks_again(tmp_path: Path) -> None:
    with at_live_table(tmp_path, save(tmp_path, LIVE)) as before:
        before.call(TOO_LOW)
        before.lift()
        before.terminal.resize(120, 40)
        before.see_table()
        see(before.terminal, "East bids 2♥")
        before.terminal.resize(80, 24)
        before.see_table()
        before.point_at(2)
        before.terminal.kill()
        assert saved(tmp_path) == before.actions
    with at_live_table(tmp_path, before.actions) as players:
        see(players.terminal, "2♥?")
        assert players.covered
        assert players.actors == (SOUTH,)
        players.lift()
        players.choose(1, Choose(SOUTH, "accept"))
        players.call("2S P P P")
        assert str(table_of(players.match).contract) == "2S S"
        assert saved(tmp_path) == players.actions


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_law_29_who_calls_over_it_beside_the_question_has_accepted_it(tmp_path: Path, size: tuple[int, int]) -> None:
    with at_live_table(tmp_path, save(tmp_path, LIVE)) as players:
        players.terminal.resize(*size)
        players.call("P")
        players.pick(EAST)
        players.call("1H")
        assert players.actors == (SOUTH,)
        players.lift()
        players.terminal.send(TAB)
        players.picked = SOUTH
        see(players.terminal, "may still decide")
        players.call("1S")
        see(players.terminal, "accepts")
        assert [str(call) for _seat, call in table_of(players.match).auction.calls] == ["P", "1H", "1S"]
        assert players.actors == (WEST,)
