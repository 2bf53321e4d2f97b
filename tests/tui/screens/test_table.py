"""The table by keys: what is typed or pointed at becomes a call or a card, or a sentence that says why not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.model.seats import Seat
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import START, Rubber, at_the_lead, third_hand, trick_complete


def calls(program: Driver) -> list[str]:
    assert program.match.table is not None
    return [str(call) for _seat, call in program.match.table.auction.calls]


def cards(program: Driver) -> list[str]:
    """The cards of the trick on the table."""
    table = program.match.table
    assert table is not None
    return [] if table.trick is None else [str(card) for card in table.trick.cards]


SPELLINGS = {
    "Enter calls 1♣": ("1c", "1C", "1♣", "1т", "1Т"),
    "Enter calls 7NT": ("7nt", "7n", "7NT", "7бк", "7БК"),
    "Enter calls pass": ("p", "P", "pass", "п", "ПАС"),
    "Enter plays ♥6": ("h6", "H6", "♥6", "ч6", "Ч6"),
    "Enter plays ♦10": ("dt", "d10", "D10", "♦t", "б10"),
    "Enter plays ♣A": ("ca", "CA", "та", "тт", "ТТ"),
    "Enter plays ♥Q": ("q", "Q", "д", "Д"),
    "Enter plays ♥10": ("10", "t", "T"),
}
"""What Enter would do, and the ways to type it: either case, either alphabet, the rank alone where one must follow."""


def assert_typed(program: Driver, promises: list[str]) -> None:
    """Type every spelling; the prompt must promise its meaning each time."""
    for promise in promises:
        for words in SPELLINGS[promise]:
            program.press(*words)
            assert f"› {words}_   {promise}" in program.prompt
            program.press("escape")


def test_a_call_is_typed_in_either_case_and_alphabet(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.lift("w")
    assert_typed(program, ["Enter calls 1♣", "Enter calls 7NT", "Enter calls pass"])
    program.type("1Т")
    assert calls(program) == ["1C"]


def test_a_double_and_a_redouble_are_typed(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C"))
    program.lift("n")
    program.type("х")
    program.lift("e")
    program.type("xx")
    assert calls(program) == ["1C", "X", "XX"]


def test_a_card_is_typed_in_either_case_and_alphabet(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    assert_typed(program, ["Enter plays ♥6", "Enter plays ♦10", "Enter plays ♣A"])
    program.type("ТТ")
    assert cards(program) == ["CA"]


def test_a_rank_alone_will_do_where_a_suit_must_be_followed(opened: Opener) -> None:
    program = opened(third_hand())
    program.lift("e")
    assert_typed(program, ["Enter plays ♥Q", "Enter plays ♥10"])
    program.type("д")
    assert cards(program) == ["H6", "H2", "HQ"]


def test_what_is_typed_is_shown_and_does_nothing_until_enter(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.lift("w")
    program.press("1", "n")
    assert "› 1n_   Enter calls 1NT" in program.prompt
    assert calls(program) == []
    program.press("backspace")
    assert "› 1_\n" in program.prompt
    program.press("backspace", "backspace")
    assert "› _\n" in program.prompt


def test_enter_on_nothing_says_what_can_be_typed(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.lift("w")
    program.press("enter")
    assert "Type a call: 1c to 7nt, p, x or xx, or pick with the arrows." in program.prompt
    assert calls(program) == []


def test_what_is_no_card_is_named(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.type("hh")
    assert "hh is not a card: its suit and rank, as h8 or dt." in program.prompt
    assert cards(program) == []


@pytest.mark.parametrize(
    ("rubber", "letter", "words", "sentence"),
    [
        (Rubber().deal(), "w", "x", "Only an opponent's last bid may be doubled, and only once (today's Law 19)."),
        (Rubber().deal(), "w", "xx", "Only an opponent's double may be redoubled, and only once (today's Law 19)."),
        (Rubber().deal().call("2S"), "n", "2h", "2♥ is not higher than West's 2♠ (today's Law 18)."),
        (third_hand().play("HA"), "s", "s2", "West led ♥6. Hearts must be followed: only ♥8 (today's Law 44)."),
        (trick_complete(), "e", "s2", "East does not hold ♠2."),
    ],
)
def test_a_refusal_names_seat_and_law_and_changes_nothing(
    opened: Opener, rubber: Rubber, letter: str, words: str, sentence: str
) -> None:
    program = opened(rubber)
    program.lift(letter)
    before = program.match
    program.type(words)
    assert sentence in program.prompt
    assert program.match is before
    assert "› _" in program.prompt
    program.press("backspace")
    assert sentence not in program.prompt


@pytest.mark.parametrize("refused", ["s2", "hh"], ids=["refused", "hopeless"])
def test_after_a_refusal_the_next_letter_begins_anew(opened: Opener, refused: str) -> None:
    program = opened(third_hand())
    program.lift("e")
    program.type(refused)
    assert "› _" in program.prompt
    program.type("ha")
    assert cards(program) == ["H6", "H2", "HA"]


def test_what_can_still_become_a_card_is_typed_on_after_enter(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.type("h")
    program.press("6")
    assert "› h6_   Enter plays ♥6" in program.prompt


def test_after_a_refusal_the_arrows_begin_at_the_first_choice(opened: Opener) -> None:
    program = opened(third_hand())
    program.lift("e")
    program.type("s2")
    program.press("right")
    assert "› _   Enter plays ♥A" in program.prompt


def test_the_cursor_goes_over_the_calls_that_may_be_made(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C"))
    program.lift("n")
    program.press("down")
    assert "[1♦]" in program.prompt
    program.press("up")
    assert "[pass]" in program.prompt
    program.press("right")
    assert "[X]" in program.prompt
    program.press("right", "right")
    assert "[1♥]" in program.prompt
    program.press("down")
    assert "[2♥]" in program.prompt
    program.press("enter")
    assert calls(program) == ["1C", "2H"]


def test_the_cursor_goes_over_the_cards_that_may_be_played(opened: Opener) -> None:
    program = opened(third_hand())
    program.lift("e")
    program.press("right", "right", "down", "right")
    assert "♥ A Q[10]9 7 5" in program.text
    assert "Enter plays ♥10" in program.prompt
    program.press("left", "enter")
    assert cards(program)[-1] == "HQ"


def test_typing_and_pointing_take_each_others_place(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("right")
    assert "Enter plays ♠Q" in program.prompt
    program.press("h", "6")
    assert "Enter plays ♥6" in program.prompt
    program.press("right")
    assert "› _   Enter plays ♠Q" in program.prompt


def test_escape_clears_what_is_typed_then_the_cursor_then_leaves(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("h", "6", "escape")
    assert "› _" in program.prompt
    program.press("down", "escape")
    assert "Enter plays" not in program.prompt
    assert program.screen_name == "TableScreen"
    program.press("escape")
    assert program.screen_name == "HomeScreen"


def test_escape_takes_a_message_back_before_it_leaves(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("l")
    assert "No trick is complete yet" in program.prompt
    program.press("escape")
    assert "No trick is complete yet" not in program.prompt
    assert program.screen_name == "TableScreen"
    program.press("escape")
    assert program.screen_name == "HomeScreen"


def test_what_is_pasted_is_typed_as_far_as_it_can_be_a_card(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.paste("h6")
    assert "h6" not in program.prompt, "nothing is typed under the curtain"
    program.lift("w")
    program.paste("« ♥\ufe0f6 »\n")
    assert "› ♥6_   Enter plays ♥6" in program.prompt
    assert cards(program) == []
    program.press("enter")
    assert cards(program) == ["H6"]


def test_however_much_is_pasted_the_line_keeps_its_length(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.paste("h" * 5_000)
    assert f"› {'h' * 20}_" in program.prompt


def test_letters_are_commands_only_while_the_line_is_empty(opened: Opener) -> None:
    program = opened(trick_complete())
    program.lift("e")
    program.press("h", "l", "g", "?")
    assert program.screen_name == "TableScreen"
    assert "› h_" in program.prompt
    assert "First Enter, which does what is typed, or Esc, which clears it." in program.prompt
    program.press("f2")
    assert program.screen_name == "SheetScreen", "function keys work at any time"


def test_declarer_plays_dummys_cards(opened: Opener) -> None:
    program = opened(at_the_lead().play("H6"))
    program.lift("s")
    assert "South (Cid): play from dummy, North." in program.prompt
    program.type("k")
    assert cards(program) == ["H6", "HK"]


def test_open_hands_are_all_to_be_seen_and_know_no_curtain(opened: Opener) -> None:
    program = opened(at_the_lead(replace(START, hidden=False)))
    for row in ("♥ K J 4 3 2", "♥ A Q 10 9 7 5", "♠ A K 10 8 5 4 2", "♣ A Q J 8 3 2"):
        assert row in program.text
    program.type("h6")
    assert cards(program) == ["H6"]
    program.type("h2")
    program.type("ha")
    assert "Give the keyboard" not in program.text
    assert program.match.table is not None
    assert program.match.table.turn is Seat.SOUTH


def test_the_last_card_of_a_deal_leads_to_its_result(opened: Opener) -> None:
    program = opened(at_the_lead().play_out(leave=4))
    program.lift("s")
    program.type("5")
    assert "Give the keyboard to East (Bob)." in program.prompt
    program.lift("e")
    program.press("down", "enter")
    program.lift("s")
    program.type("6")
    program.lift("w")
    program.type("2")
    program.see("12 tricks: made, 2 over")
    assert program.screen_name == "DealResultScreen"
