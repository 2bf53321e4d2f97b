"""The score of a real table: what is typed or clicked stands on the sheet once, and what is wrong changes nothing."""

from __future__ import annotations

import pytest

from bridge_tui.match.actions import Form
from bridge_tui.records.store import Store
from bridge_tui.show.deck import LETTERS
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, Driver
from tests.tui.scores import BOARDS, WON, entries, keeper, kept, match

AN_HOUR = 3600.0


def line(program: Driver) -> str:
    """What is on the line."""
    return keeper(program).line.text


def test_a_result_is_told_before_it_counts_and_then_stands_on_the_sheet(opened: Opener) -> None:
    program = opened(kept())
    program.see("Deal 1 · dealer North (Ann) · vulnerable: nobody")
    program.press(*"4sx s")
    program.see("What became of 4SX by South is missing")
    assert entries(program) == []
    program.press(*" +1")
    program.see("Deal 1: 4♠X by South (Cid), 11 tricks: N-S 240 below, 150 above; wins the game.")
    assert entries(program) == []
    program.press("enter")
    program.see("240 4♠X South")
    program.see("Deal 2 · dealer East (Bob) · vulnerable: N-S")
    assert (entries(program), line(program)) == (["4SX S +1"], "")


def test_keys_that_come_at_once_are_taken_one_after_another(opened: Opener) -> None:
    program = opened(kept())
    program.burst(*"2h w =", "enter", *"pass", "enter", *"1c n -1", "enter")
    program.see("Deal 4")
    assert entries(program) == ["2H W =", "P", "1C N -1"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("8s n", "There is no bid of 8: levels are from 1 to 7."),
        ("4sxxx", "A contract is doubled by x and redoubled by xx: there is no more than that."),
        ("3nt +9", "At 3NT the result lies between -9 and +4: not +9."),
        ("3: 4s s =", "There is no deal 3: the sheet has 1."),
        ("2h w = honours n 90", "At 2H one hand's honours are 100 or 150, not 90."),
    ],
)
def test_what_cannot_be_has_a_sentence_and_changes_nothing(opened: Opener, typed: str, sentence: str) -> None:
    program = opened(kept("2s s ="))
    before = match(program)
    program.type(typed)
    program.see(sentence)
    assert (match(program), line(program)) == (before, typed)
    program.press("escape")
    assert line(program) == ""
    assert program.screen_name == "ScoreScreen"


def test_no_letter_is_a_command_while_it_may_be_typed(opened: Opener) -> None:
    program = opened(kept())
    program.press(*"gvlmu!,?ie")
    assert line(program) == "gvlmu!,?ie"
    assert program.screen_name == "ScoreScreen"
    program.press("escape", *" qn")
    assert line(program) == " qn"


def test_enter_held_down_enters_nothing_twice(opened: Opener) -> None:
    program = opened(kept())
    program.press(*"2h w =", *["enter"] * 20)
    assert entries(program) == ["2H W ="]
    program.press("up", *["enter"] * 5)
    program.see("That is what stands there already: change it, or Esc.")
    assert len(match(program).record) == 1


def test_the_enter_of_the_last_deal_does_not_pass_over_the_result(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(kept(*WON[:2]))
    monkeypatch.setattr(page, "HELD", AN_HOUR)
    program.press(*WON[2], *["enter"] * 20)
    program.see("Was Enter still held down?")
    assert program.screen_name == "ScoreResultScreen"
    assert match(program).start.rubber == 1


def test_the_line_can_be_mended_anywhere(opened: Opener) -> None:
    program = opened(kept())
    program.press(*"4 s =", "left", "left", *"x ", "home", "right", "delete", *"h", "end", "backspace", *"s +1")
    assert line(program) == "4hsx  s +1"
    program.press("home", "right", "right", "delete", "enter")
    assert entries(program) == ["4HX S +1"]


def test_what_is_pasted_is_typed_and_nothing_that_cannot_be_seen(opened: Opener) -> None:
    program = opened(kept())
    program.paste("4s s =\x1b[2J\u202e; note\n")
    assert line(program) == "4s s =[2J; note "
    program.press("escape")
    program.paste("4s s =\n")
    program.press("enter")
    assert entries(program) == ["4S S ="]


def test_an_earlier_deal_is_put_right_by_the_arrows(opened: Opener) -> None:
    program = opened(kept("2h w =", "pass", "3nt e -2"))
    program.press("up", "up", "up", "up")
    assert line(program) == "1: 2h w ="
    program.press("down")
    assert line(program) == "2: p"
    program.press("down", "down")
    assert line(program) == ""
    program.press("down")
    assert line(program) == ""
    program.press("up", "backspace", *"1; misheard", "enter")
    program.see("Deal 3: 3NT by East (Bob), 8 tricks: N-S 50 above. Totals: N-S 50, E-W 60.")
    assert entries(program) == ["2H W =", "P", "3NT E -1"]
    program.type("strike 2; entered twice")
    assert entries(program) == ["2H W =", "-", "3NT E -1"]
    program.press("f4")
    program.see("Deal 2 struck out, which was passed out; entered twice")
    program.see("Deal 3 put right: 3NT East -1, and not 3NT East -2; misheard")


def test_an_arrow_does_not_take_what_is_typed(opened: Opener) -> None:
    program = opened(kept("2h w ="))
    program.press(*"4s", "up", "down")
    assert line(program) == "4s"


def test_the_mouse_types_by_the_words_below_the_line(opened: Opener) -> None:
    program = opened(kept("2h w ="))
    row = next(number for number, words in enumerate(program.rows) if "1 2 3 4 5 6 7" in words)

    def hit(words: str, below: int = 0) -> None:
        program.click(program.rows[row + below].index(words), row + below)

    for words in ("4", "♠", "X ", "S ", "+1"):
        hit(words)
    assert line(program) == "4 s x s +1"
    hit("honours", 1)
    hit("rub out", 1)
    for words in ("N ",):
        hit(words)
    hit("150", 1)
    assert line(program) == "4 s x s +1 honour n 150"
    program.press("escape")
    for words in ("3", "NT", "W ", "="):
        hit(words)
    program.click_on("Enter confirm")
    assert entries(program) == ["2H W =", "3NT W ="]


def test_in_a_large_window_a_click_puts_a_deal_on_the_line(opened: Opener) -> None:
    program = opened(kept("2h w =", "pass", "strike 2"), LARGE)
    program.click_on("1  2♥ West =")
    assert line(program) == "1: 2h w ="
    program.click_on("2  struck out")
    assert line(program) == "2: "
    program.type("1nt e =")
    assert entries(program) == ["2H W =", "1NT E ="]


def test_what_is_typed_is_not_lost_by_ending_it(opened: Opener) -> None:
    program = opened(kept("4S S ="))
    program.press(*"2h w =", "f6")
    program.see("Something is typed: Enter puts it on the sheet, Esc clears it. Then it can be ended.")
    program.press("enter")
    program.see("2♥ West")
    program.press("f6")
    program.see("End it here, and settle it?")


def test_it_is_ended_here_after_a_question(opened: Opener) -> None:
    program = opened(kept("4s s ="))
    program.press("f6")
    program.see("End it here, and settle it? Enter ends it, Esc goes on.")
    program.press("escape", "enter")
    assert not match(program).sheet.is_over
    program.press("f6", "x", "backspace", "enter")
    assert not match(program).sheet.is_over, "typing takes the question back"
    program.press("f6", "enter")
    program.see("The rubber was ended unfinished.")
    assert match(program).sheet.is_over
    assert "F6" not in program.text


def test_once_it_is_over_results_can_still_be_put_right(opened: Opener) -> None:
    program = opened(kept(*WON))
    program.see("N-S have won the rubber")
    program.press("c")
    program.see("Enter shows the result.")
    program.type("pass")
    program.see("It is over already.")
    program.press("escape", "enter")
    program.see("hundreds")
    program.press("c")
    program.type("3: 4h n -1")
    program.see("Deal 4 · dealer West (Dot)")
    program.type("4h n =")
    program.see("N-S have won the rubber")
    assert entries(program)[2:] == ["4H N -1", "4H N ="]


def test_sheet_log_and_evening_are_looked_at_and_left_again(opened: Opener) -> None:
    program = opened(kept("4s s ="))
    for key, words in (("f2", "N-S are vulnerable."), ("f4", "Deal 1: 4♠ South ="), ("f3", "Rubber 1 is not over.")):
        program.press(*"2h", key)
        program.see(words)
        program.press("escape")
        program.see("F2 sheet")
        assert line(program) == "2h"
        program.press("escape")


def test_from_the_sheet_it_is_ended_and_written(opened: Opener) -> None:
    program = opened(kept("4s s ="))
    program.press("f2", "f6", "enter")
    program.see("The rubber was ended unfinished.")
    assert program.screen_name == "ScoreResultScreen"


def test_leaving_keeps_everything_and_home_goes_on_with_it(opened: Opener, store: Store) -> None:
    program = opened(kept("4s s ="))
    program.press(*"pas", "escape", "escape")
    program.see("► Continue")
    program.see("Game 1: Ann, Bob, Cid, Dot; rubber 1 at a real table, 1 deal")
    assert [game.kept for game in store.unfinished()] == [True]
    program.press("enter")
    program.see("Deal 2 · dealer East (Bob)")
    assert entries(program) == ["4S S ="]


def test_boards_and_letters_have_the_same_page(opened: Opener) -> None:
    program = opened(kept("4s s =", "pass", start=BOARDS), deck=LETTERS)
    program.see("Board 3")
    program.see("Duplicate 1")
    assert program.text.isascii()
    assert match(program).start.form is Form.DUPLICATE
    program.type("3nt n = honours n 150")
    program.see("Honours are not scored here.")


def test_in_a_small_window_nothing_is_typed_and_nothing_lost(opened: Opener) -> None:
    program = opened(kept("4s s ="))
    program.press(*"2h")
    program.resize(70, 20)
    program.see("The window is 70x20")
    program.press(*"x", "enter", "up")
    program.resize(120, 40)
    program.see("Deals entered")
    assert (line(program), len(entries(program))) == ("2h", 1)


def test_escape_and_a_key_struck_together_clear_the_line(opened: Opener) -> None:
    program = opened(kept())
    program.press(*"4s", "alt+p")
    assert line(program) == ""


def test_a_failure_to_save_leaves_the_line_as_it_is(opened: Opener, store: Store) -> None:
    program = opened(kept("4s s ="))
    store.path.rename(store.path.with_name("elsewhere"))
    program.type("pass")
    program.see("is no longer at")
    assert (entries(program), line(program)) == (["4S S ="], "pass")
