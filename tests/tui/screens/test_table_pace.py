"""What the players prefer, at the table: fewer keys, and still nobody acts for the next player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import PlayCard
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from bridge_tui.settings.choices import Settings
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.consent import ask, shown_hands
from tests.tui.driver import Driver
from tests.tui.sessions import START, Rubber, at_the_lead, third_hand
from tests.tui.test_trouble import FAILED, lock

AN_HOUR = 3600.0
AT_ONCE = Settings(at_once=True)
SHORT_CURTAIN = Settings(short_curtain=True)
LAST_TRICK_ITSELF = Settings(last_trick_itself=True)
ALONE = replace(START, players=("Ann",) * 4)


@pytest.fixture
def slow_fingers(monkeypatch: pytest.MonkeyPatch, fingers_are_quick: None) -> None:
    """The same key struck again is one that is still held down."""
    monkeypatch.setattr(page, "HELD", AN_HOUR)


def calls(program: Driver) -> list[str]:
    assert program.match.table is not None
    return [str(call) for _seat, call in program.match.table.auction.calls]


def cards(program: Driver) -> list[str]:
    """The cards of the trick on the table."""
    table = program.match.table
    assert table is not None
    return [] if table.trick is None else [str(card) for card in table.trick.cards]


# At once.


def test_a_call_goes_when_it_is_complete(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press("1")
    assert calls(program) == []
    program.press("c")
    assert calls(program) == ["1C"]
    program.lift("n")
    program.press("x")
    program.lift("e")
    program.press("x")
    assert calls(program) == ["1C", "X"], "a second double is not allowed, and may become a redouble"
    program.press("x")
    program.lift("s")
    program.press("p")
    assert calls(program) == ["1C", "X", "XX", "P"]


def test_the_last_letters_of_a_slow_pass_do_not_show_the_next_players_hand(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P"))
    program.prefer(Settings(at_once=True, short_curtain=True))
    program.lift("e")
    program.press("p")
    program.see("Give the keyboard to South (Cid).")
    program.press("a", "s")
    program.see("Now Enter shows South's hand.")
    assert shown_hands(program) == set()
    program.press("s")
    assert shown_hands(program) == set()
    program.press("enter")
    assert shown_hands(program) == {Seat.SOUTH}


def test_a_letter_that_ends_no_word_lifts_a_short_curtain_at_once(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P"))
    program.prefer(Settings(at_once=True, short_curtain=True))
    program.lift("e")
    program.press("p", "s")
    assert shown_hands(program) == {Seat.SOUTH}


def test_a_card_goes_when_it_is_complete(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press("h")
    assert cards(program) == []
    program.press("6")
    program.lift("s")
    program.press("2")
    program.lift("e")
    program.press("1")
    assert cards(program) == ["H6", "H2"]
    program.press("0")
    assert cards(program) == ["H6", "H2", "HT"]


@pytest.mark.parametrize(("words", "sentence"), [("s2", "Hearts must be followed"), ("cq", "South does not hold ♣Q.")])
def test_what_is_not_allowed_waits_for_enter_which_says_why(opened: Opener, words: str, sentence: str) -> None:
    program = opened(third_hand().play("HA"))
    program.prefer(AT_ONCE)
    program.lift("s")
    program.press(*words)
    assert f"› {words}_" in program.prompt
    program.press("enter")
    program.see(sentence)
    assert cards(program) == ["H6", "H2", "HA"]


def test_what_the_arrows_or_the_clipboard_bring_still_waits_for_enter(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press("right")
    program.paste("h6")
    assert "Enter plays ♥6" in program.prompt
    assert cards(program) == []


def test_the_t_of_3nt_is_left_on_nobodys_line(opened: Opener) -> None:
    program = opened(Rubber(ALONE).deal())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press("3", "n", "t")
    assert calls(program) == ["3NT"]
    assert "› _" in program.prompt
    program.press("p")
    assert calls(program) == ["3NT", "P"]


@pytest.mark.usefixtures("slow_fingers")
def test_a_key_held_down_acts_neither_for_the_next_player_nor_twice_for_the_same(opened: Opener) -> None:
    program = opened(Rubber(ALONE).deal())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press(*"ppppp")
    assert calls(program) == ["P"]
    program.see("Was p still held down? Let it go, and press it again.")
    program.press("1", "s")
    assert calls(program) == ["P", "1S"]


@pytest.mark.usefixtures("slow_fingers")
def test_under_the_next_curtain_a_key_held_down_is_passed_over(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press(*"pppp")
    assert calls(program) == ["P"]
    program.see("› _ North: press N, then Enter.")
    assert "The curtain waits" not in program.prompt


def test_a_key_that_was_let_go_acts_again(opened: Opener) -> None:
    program = opened(Rubber(ALONE).deal())
    program.prefer(AT_ONCE)
    program.lift("w")
    program.press(*"pp")
    assert calls(program) == ["P", "P"]


# The short curtain.


def test_the_letter_alone_lifts_the_short_curtain_and_no_other_key_does(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.prefer(SHORT_CURTAIN)
    for key in ("n", "enter", "space", "x", "down"):
        program.press(key)
        assert "Give the keyboard to West (Dot)." in program.prompt
    program.press("w")
    program.see("West (Dot): your lead.")
    program.press("h", "6")
    assert cards(program) == []


@pytest.mark.usefixtures("slow_fingers")
def test_the_letter_held_down_types_nothing_and_lifts_no_second_curtain(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P"))
    program.prefer(Settings(at_once=True, short_curtain=True))
    program.press("n")
    program.see("North (Ann): your call.")
    program.press("n", "n")
    program.see("Was n still held down?")
    assert "› _" in program.prompt
    program.press("1", "c")
    assert calls(program) == ["P", "1C"]
    program.press("e")
    program.see("East (Bob): your call.")


@pytest.mark.usefixtures("slow_fingers")
def test_a_letter_held_by_the_player_before_does_not_lift_the_next_curtain(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.prefer(Settings(at_once=True, short_curtain=True))
    program.press("w")
    program.press("1", "n", "n", "n", "n")
    assert calls(program) == ["1NT"]
    program.see("Give the keyboard to North (Ann).")
    program.press("x", "n")
    program.see("North (Ann): your call.")


# The thirteenth trick.


def near_the_end(leave: int = 5) -> Rubber:
    """So many cards are left; with five, one of them completes the twelfth trick."""
    return at_the_lead().play_out(leave)


def play_the_card_in_turn(program: Driver) -> None:
    table = program.match.table
    assert table is not None
    if "Give the keyboard to" in program.prompt:
        program.lift(str(table.actors[0]).lower())
    program.type(str(table.legal_cards[0]).lower())


def test_the_thirteenth_trick_plays_itself_and_is_saved_card_by_card(opened: Opener, store: Store) -> None:
    program = opened(near_the_end())
    program.prefer(LAST_TRICK_ITSELF)
    session = program.table.session
    before = len(store.actions(session.game))
    play_the_card_in_turn(program)
    program.see("12 tricks: made, 2 over")
    done = store.actions(session.game)[before:]
    assert len(done) == 5
    assert all(isinstance(action, PlayCard) for action in done)
    assert program.match.phase is Phase.DEAL_OVER


def test_without_the_setting_it_is_played_by_hand(opened: Opener) -> None:
    program = opened(near_the_end())
    play_the_card_in_turn(program)
    assert program.match.table is not None
    assert sum(map(len, program.match.table.hands)) == 4


def test_a_trick_before_the_last_never_plays_itself(opened: Opener) -> None:
    program = opened(near_the_end(6))
    program.prefer(LAST_TRICK_ITSELF)
    play_the_card_in_turn(program)
    assert program.match.table is not None
    assert sum(map(len, program.match.table.hands)) == 5


def test_what_played_itself_is_taken_back_with_the_card_before_it(opened: Opener) -> None:
    program = opened(near_the_end())
    program.prefer(LAST_TRICK_ITSELF)
    play_the_card_in_turn(program)
    program.see("12 tricks: made, 2 over")
    ask(program)
    asked = program.match.take_back
    assert asked is not None
    for seat in asked.awaited:
        program.lift(str(seat).lower())
        program.press("1", "enter")
    assert program.match.table is not None
    assert sum(map(len, program.match.table.hands)) == 5
    assert program.match.sheet.lines == ()
    play_the_card_in_turn(program)
    program.see("12 tricks: made, 2 over")


def test_where_it_cannot_be_saved_any_further_the_rest_is_played_by_the_next_card(
    opened: Opener, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(near_the_end())
    program.prefer(LAST_TRICK_ITSELF)
    session = program.table.session
    saved = len(store.actions(session.game))
    stop = session.listen(lambda _events: lock(store) if len(store.actions(session.game)) == saved + 3 else None)
    play_the_card_in_turn(program)
    program.see(FAILED)
    assert len(store.actions(session.game)) == saved + 3
    stop()
    lock(store, locked=False)
    play_the_card_in_turn(program)
    program.see("12 tricks: made, 2 over")
