"""Nothing that the program could draw depends on a hand that its reader may not see.

Two programs run side by side, on two deals that differ in hidden cards alone, and are given the same keys. As long as
the curtain is down every line of every open screen must be the same in both.
"""

from __future__ import annotations

import pytest

from bridge_tui.model.deals import Deal
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.live_rubbers import live
from tests.tui.sessions import AUCTION, ORDINARY, Rubber
from tests.tui.twins import Twins, assert_keeps_nothing_hidden, in_the_auction, in_the_play


def test_under_the_curtain_nothing_depends_on_hidden_cards_in_the_auction(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *in_the_auction())
    assert twins.are_alike()
    twins.press("e")
    twins.see("Now Enter shows East's hand.")
    assert twins.are_alike()
    twins.press("enter")
    assert not twins.are_alike(), "the comparison sees a hand that is shown"
    twins.press("p", "enter")
    twins.see("Give the keyboard to South (Cid).")
    assert twins.are_alike()


def test_under_the_curtain_nothing_depends_on_hidden_cards_in_the_play(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *in_the_play())
    assert twins.are_alike()
    twins.press("e", "enter")
    assert not twins.are_alike()
    twins.press("d", "3", "enter")
    twins.see("Give the keyboard to South (Cid).")
    assert twins.are_alike()


EAST_LEADS = ("e", "enter", "d", "3", "enter")
"""East lifts the curtain, sees his hand and leads; the curtain comes down for South."""


@pytest.mark.parametrize(
    ("before", "key", "sees"),
    [
        (EAST_LEADS, "g", "total so far"),
        (EAST_LEADS, "?", "How to play"),
        (EAST_LEADS, "v", "The auction"),
        (EAST_LEADS, "escape", "Continue"),
        ((), "l", "The last trick"),
    ],
)
def test_a_page_opened_under_the_curtain_covers_no_hidden_card(
    opened: Opener, other_store: Store, before: tuple[str, ...], key: str, sees: str
) -> None:
    twins = Twins(opened, other_store, *in_the_play())
    twins.press(*before)
    twins.see("Give the keyboard to")
    twins.press(key)
    twins.see(sees)
    assert twins.are_alike()
    for program in twins.programs:
        assert_keeps_nothing_hidden(program)


def test_who_leaves_with_his_hand_open_leaves_it_covered(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *in_the_play())
    twins.press("e", "enter", "down")
    assert not twins.are_alike()
    one, other = (program.zones() for program in twins.programs)
    twins.press("escape", "escape")
    twins.see("► Continue")
    assert twins.are_alike()
    assert [zone.lines for zone in one] == [zone.lines for zone in other], "covered before it was closed"
    twins.press("enter")
    twins.see("Give the keyboard to East (Bob).")
    assert twins.are_alike()
    for program in twins.programs:
        assert_keeps_nothing_hidden(program)


DECLARER_OTHERWISE = Deal.from_pbn("N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT9854.8.A8.976 Q2.6.QT92.AQJ832")
"""Declarer, South, and West have changed two spades."""


def test_law_43_what_dummy_has_seen_of_declarers_hand_goes_with_him(opened: Opener, other_store: Store) -> None:
    one, other = (Rubber(live()).deal(deal).call(AUCTION).play("H6") for deal in (ORDINARY, DECLARER_OTHERWISE))
    twins = Twins(opened, other_store, one, other)
    twins.press("tab", "tab", "n", "enter", "!", *["down"] * 5, "enter")
    twins.see("You lose the rights of a dummy")
    assert twins.are_alike(), "neither what dummy sees so far nor the question tells anything of the hand"
    twins.press("enter")
    twins.see("North looks at South's hand")
    assert not twins.are_alike()
    twins.press("escape")
    twins.see("Give the keyboard to South (Cid).")
    assert twins.are_alike()
    for program in twins.programs:
        assert_keeps_nothing_hidden(program)
