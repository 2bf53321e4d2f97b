"""Nothing that the program could draw depends on a hand that its reader may not see.

Two programs run side by side, on two deals that differ in hidden cards alone, and are given the same keys. As long as
the curtain is down every line of every open screen must be the same in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bridge_tui.engine.actions import Claim
from bridge_tui.engine.view import View
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.match.match import MatchView
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.records.store import Store
from bridge_tui.show.spans import Lines
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import AUCTION, ORDINARY, Rubber

OTHERWISE = Deal.from_pbn("N:J63.KJ432.K65.T5 Q7.AT97.QT93.AQ3 AKT8542.8.A8.976 9.Q65.J742.KJ842")
"""Dummy and declarer hold what they do in `ORDINARY`, the defenders other cards; the same trick can be played."""

ROTATED = Deal.of([ORDINARY.hands[seat.left] for seat in SEATS])
"""Everybody has other cards."""


@pytest.fixture
def other_store(tmp_path: Path) -> Iterator[Store]:
    """Where the second program keeps its games."""
    store = Store.open(tmp_path / "other")
    yield store
    store.close()


class Twins:
    """Two programs that get the same keys."""

    def __init__(self, opened: Opener, other_store: Store, one: Rubber, other: Rubber) -> None:
        self.programs = (opened(one), opened(other, on=other_store))

    def press(self, *keys: str) -> None:
        """The same keys for both."""
        for program in self.programs:
            program.press(*keys)

    def see(self, words: str) -> None:
        """Wait until both show these words."""
        for program in self.programs:
            program.see(words)

    def are_alike(self) -> bool:
        """Whether what they could draw is the same, line by line, and so is what stands on the screen."""
        one, other = self.programs
        return drawable(one) == drawable(other) and one.text == other.text


def drawable(program: Driver) -> list[Lines]:
    """The lines of every zone of every screen that is open, also under others."""
    return [zone.lines for zone in program.zones()]


def kept(program: Driver) -> Iterator[object]:
    """What screens and widgets keep of views, cards and calls, apart from the session."""
    for screen in program.app.screen_stack:
        for node in screen.walk_children(with_self=True):
            yield from (
                value for value in vars(node).values() if isinstance(value, (View, MatchView, Cards, Card, Call))
            )


def in_the_auction() -> tuple[Rubber, Rubber]:
    return Rubber().deal(ORDINARY).call("1C P"), Rubber().deal(ROTATED).call("1C P")


def in_the_play() -> tuple[Rubber, Rubber]:
    cards = "H6 H2 HA H8"
    return Rubber().deal(ORDINARY).call(AUCTION).play(cards), Rubber().deal(OTHERWISE).call(AUCTION).play(cards)


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


# Claims and take-backs.


def both(actions: Callable[[Rubber], Rubber]) -> tuple[Rubber, Rubber]:
    """The same done at both tables, after the first trick."""
    one, other = in_the_play()
    return actions(one), actions(other)


def east_claims(rubber: Rubber) -> Rubber:
    """A defender claims two tricks and so concedes ten; his partner is asked as well as declarer."""
    return rubber.act(Claim(Seat.EAST, 2, "two diamonds"))


def south_claims(rubber: Rubber) -> Rubber:
    """Declarer, who has won a trick, claims the rest; both defenders are asked."""
    return rubber.play("D3 DA D2 D5").act(Claim(Seat.SOUTH, 11))


def south_asks(rubber: Rubber) -> Rubber:
    """Declarer asks to take back dummy's card; both defenders are asked."""
    return rubber.play("D3 DA D2 D5").act(AskTakeBack(Seat.SOUTH))


def test_while_declarer_claims_his_hand_alone_is_added_to_what_the_curtain_shows(
    opened: Opener, other_store: Store
) -> None:
    twins = Twins(opened, other_store, *both(south_claims))
    twins.see("Give the keyboard to West or East.")
    assert twins.are_alike()
    assert_keeps_nothing_hidden(twins.programs[0])
    twins.press("w")
    twins.see("Now Enter shows West's hand.")
    assert twins.are_alike()
    twins.press("enter")
    assert not twins.are_alike(), "the comparison sees a hand that is shown"
    twins.press("1", "enter")
    twins.see("Give the keyboard to East (Bob).")
    assert twins.are_alike()
    twins.press("e", "enter", "2", "enter")
    twins.press("3", "enter")
    twins.see("Give the keyboard to West (Dot).")
    assert twins.are_alike()


def test_a_claim_that_is_played_on_still_hides_the_defenders(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *both(south_claims))
    twins.press("e", "enter", "2", "enter", "1", "enter")
    twins.see("Give the keyboard to South (Cid).")
    assert twins.are_alike()
    twins.press("s", "enter")
    assert twins.are_alike(), "declarer sees no defender's hand"
    twins.press("s", "a", "enter")
    twins.see("Give the keyboard to West (Dot).")
    assert twins.are_alike()


def test_a_defenders_claim_shows_the_curtain_and_his_partner_nothing(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *both(east_claims))
    twins.see("Give the keyboard to South or West.")
    assert twins.are_alike()
    for program in twins.programs:
        assert_keeps_nothing_hidden(program)
    twins.press("w", "enter")
    one, other = (program.match.table for program in twins.programs)
    assert one is not None
    assert other is not None
    for program, table in zip(twins.programs, (one, other), strict=True):
        assert shown_hands(program) == {Seat.NORTH, Seat.WEST}
        assert table.decision is not None
    twins.press("1", "enter")
    twins.see("Give the keyboard to South (Cid).")
    assert twins.are_alike()
    twins.press("s", "enter")
    assert [shown_hands(program) for program in twins.programs] == [{Seat.NORTH, Seat.EAST, Seat.SOUTH}] * 2


def shown_hands(program: Driver) -> set[Seat]:
    """The hands in the view that the table is drawn from."""
    view = program.table.view
    assert view is not None
    return {seat for seat in SEATS if view.hands[seat] is not None}


def test_the_form_of_a_claim_holds_what_its_claimer_sees_and_goes_with_him(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *both(lambda rubber: rubber.play("D3 DA D2 D5")))
    twins.press("s", "enter", "m")
    twins.see("Your line")
    assert twins.are_alike(), "no defender's card is in what declarer claims from"
    twins.press("1", "0", "enter")
    twins.see("Give the keyboard to West or East.")
    assert twins.are_alike()
    for program in twins.programs:
        assert [type(screen).__name__ for screen in program.app.screen_stack] == ["HomeScreen", "TableScreen"]
        assert_keeps_nothing_hidden(program)


def test_escape_from_the_form_and_the_table_leaves_nothing_uncovered(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *in_the_play())
    twins.press("e", "enter", "m")
    twins.see("Your line")
    assert not twins.are_alike()
    twins.press("escape", "escape")
    twins.see("► Continue")
    assert twins.are_alike()


def test_while_something_is_asked_back_the_curtain_shows_what_it_did(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *both(south_asks))
    twins.see("South asks to take back ♦5.")
    assert twins.are_alike()
    for program in twins.programs:
        assert_keeps_nothing_hidden(program)
    twins.press("e", "enter")
    assert not twins.are_alike()
    twins.press("1", "enter")
    twins.see("Give the keyboard to West (Dot).")
    assert twins.are_alike()
    twins.press("w", "enter", "1", "enter")
    twins.see("South has taken back ♦5.")
    assert twins.are_alike()
    for program in twins.programs:
        assert_keeps_nothing_hidden(program)


def test_the_page_of_requests_shows_what_everybody_has_seen(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *both(lambda rubber: rubber.play("D3 DA D2 D5")))
    twins.press("u")
    twins.see("Who asks to take back what?")
    assert twins.are_alike()
    twins.press("down", "down", "enter")
    twins.see("East asks to take back ♦3.")
    assert twins.are_alike()


def test_a_hand_is_covered_while_its_player_looks_at_the_requests(opened: Opener, other_store: Store) -> None:
    twins = Twins(opened, other_store, *in_the_play())
    twins.press("e", "enter", "u")
    twins.see("Who asks to take back what?")
    one, other = twins.programs
    assert one.text == other.text
    twins.press("down", "enter")
    twins.see("East asks to take back ♥A.")
    twins.see("Give the keyboard to South (Cid).")
    assert twins.are_alike()


def assert_keeps_nothing_hidden(program: Driver) -> None:
    """No screen or widget keeps a view with a hidden hand in it, nor a card or call that somebody was thinking of."""
    for value in kept(program):
        assert isinstance(value, MatchView)
        assert value.table is not None
        claims = [claim.seat for claim in value.table.claims if claim.seat is Seat.SOUTH]
        covered = set(SEATS) - {*claims, *({Seat.NORTH} if value.table.dummy_faced else ())}
        assert all(value.table.hands[seat] is None for seat in covered)
