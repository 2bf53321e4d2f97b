"""Nothing that could be drawn during a claim or a take-back depends on a hand that its reader may not see."""

from __future__ import annotations

from collections.abc import Callable

from bridge_tui.engine.actions import Claim
from bridge_tui.match.actions import AskTakeBack
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.consent import shown_hands
from tests.tui.sessions import Rubber
from tests.tui.twins import Twins, assert_keeps_nothing_hidden, in_the_play


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
    twins.press("e", "enter")
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
