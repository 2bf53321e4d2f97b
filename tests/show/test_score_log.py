"""What was entered and put right, in words: nothing is forgotten, and each has its reason."""

from __future__ import annotations

from bridge_tui.match.entries import Entry
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.score_log import corrections, entry_words, log_lines
from tests.show.kept import CHICAGO, seen


def test_everything_is_told_in_order_with_its_reason() -> None:
    match = seen(
        "3h n =; Bob's deal",
        "pass",
        "1: 4h n +1; misheard",
        "2: strike; entered twice",
        "2: 1nt e =",
    )
    assert log_lines(match, SIGNS) == (
        "Deal 1: 3♥ North =; Bob's deal",
        "Deal 2: passed out",
        "Deal 1 put right: 4♥ North +1, and not 3♥ North =; misheard",
        "Deal 2 struck out, which was passed out; entered twice",
        "Deal 2 counts again: 1NT East =",
    )
    assert corrections(match, SIGNS) == log_lines(match, SIGNS)[2:]


def test_a_sheet_with_nothing_on_it_says_so() -> None:
    assert log_lines(seen(), SIGNS) == ("Nothing is entered yet.",)
    assert corrections(seen("pass"), SIGNS) == ()


def test_an_entry_is_told_with_all_that_was_said_of_it() -> None:
    entry = Entry.parse("4SX S -1 honours N 100 revokes NS 1 revokes EW 2 awarded EW 50 claimed")
    assert entry_words(entry, LETTERS) == (
        "4SX South -1, honours North 100, 1 trick transferred from N-S, 2 tricks transferred from E-W, "
        "50 awarded to E-W, claimed"
    )


def test_at_chicago_deals_have_the_numbers_by_which_they_are_put_right() -> None:
    assert log_lines(seen("pass", "1c n =", "2c e =", start=CHICAGO), SIGNS) == (
        "Deal 1 of 4: passed out",
        "Deal 2 (1 of 4): 1♣ North =",
        "Deal 3 (2 of 4): 2♣ East =",
    )
